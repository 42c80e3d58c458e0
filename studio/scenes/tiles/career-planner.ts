/** Hub tile of the career planner: Priya, suitcase in hand, chooses at a signpost of jobs; the road leads by a college to a city. */

import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { fbm, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { cityBlock, collegeHall } from '../../props/town-models.ts';
import { SUMMER } from '../../props/trees.ts';
import { glade } from '../../sets/glade.ts';
import { camera, distance, type Shot } from '../../shot.ts';
import { jobSign } from './career-planner.job-sign.ts';

const FROM: V3 = [0, 1.62, 5.1];
const TO: V3 = [0, 1.0, 0];
const FOG = { color: '#e6eef4', near: 14, far: 90 };
const CITY: V3 = [0.6, 0, -19];
const COLLEGE: V3 = [-4.8, 0, -14];

const hill = (x: number, z: number, hx: number, hz: number, r: number, h: number): number =>
  h * Math.exp(-(((x - hx) / r) ** 2) - ((z - hz) / (r * 0.55)) ** 2);
const road = (z: number): number =>
  -0.45 + 2.0 * Math.sin((z - 1.5) * 0.34) * smoothstep(2, -5, z) + 1.6 * smoothstep(-7, -19, z);
const land = (x: number, z: number): number =>
  hill(x, z, -6, -6, 4, 0.8) +
  hill(x, z, 6.5, -8, 4.4, 0.9) +
  hill(x, z, 12, -24, 8, 2) +
  smoothstep(-3, -20, z) * 0.9 +
  (fbm(x * 0.3, z * 0.3, 2) - 0.5) * 0.25 * smoothstep(0.8, 2.5, Math.abs(x - road(z)));

/** A suitcase that has been somewhere before: corners, straps, two labels without words. Hangs from its handle at the origin. */
function suitcase(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(
      roundedBox(0.44, 0.32, 0.15, 0.045, { wobble: 0.012, fine: true }),
      { color: '#c9583f' },
      place([0, -0.22, 0]),
    );
    for (const x of [-0.13, 0.13])
      model.put(roundedBox(0.045, 0.328, 0.158, 0.02), { color: '#8a4a30', line: 0.7 }, place([x, -0.22, 0]));
    for (const [x, y, tone] of [
      [0, -0.2, '#fff0d0'],
      [0.19, -0.3, '#7cc4c4'],
    ] as const)
      model.put(ball([0.05, 0.045, 0.006], 14), { color: tone, line: 0.4 }, place([x, y, 0.08]));
    model.put(ball([0.05, 0.045, 0.006], 14), { color: '#f6c951', line: 0.4 }, place([0.02, -0.24, -0.08]));
    model.put(tube(points3('-.07,-.07,0 -.05,0,0 .05,0,0 .07,-.07,0'), [0.014], { around: 7 }), { color: '#6a3a28' });
  });
}

export function careerPlannerTile(): Shot {
  const scene = new THREE.Scene();
  const onRoad = (x: number, z: number) => {
    const off = Math.abs(x - road(z)) + (fbm(x * 1.4, z * 1.4) - 0.5) * 0.35;
    return smoothstep(0.85, 0.5, off);
  };
  glade(scene, {
    palette: SUMMER,
    soil: ['#86b467', '#b8d27c', '#f0d4a4'],
    ground: land,
    path: onRoad,
    clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 1.7,
    trees: [
      [-5.0, -4.4, 3, 4.2],
      [5.6, -6.4, 6, 4.2],
      [-8.6, -11, 9, 4],
      [9.5, -13, 12, 4],
      [5.0, -12, 15, 3.2],
    ].map(([x, z, seed, height]) => ({
      at: [x ?? 0, 0, z ?? 0] as V3,
      height: height ?? 4,
      girth: 0.24,
      leaves: 900,
      leafSize: 0.2,
      seed: seed ?? 1,
      spread: 1.2,
    })),
    bushes: points3('-2.5,-1.6,.5 2.5,-2.2,.5 -5.6,-12,.7 -1.4,-12.2,.5'),
    grass: 1300,
    box: [-6, -9, 6, 3.2],
    reach: [26, 34],
    distance: {
      skyTop: '#6aaef6',
      skyLow: '#e8f1fb',
      far: '#bcd8dc',
      near: '#a4ca9c',
      glow: { at: 10, wide: 30, color: '#fff8e4' },
      gain: 1.25,
      trunks: false,
    },
  });
  const ground = (x: number, z: number) => land(x, z);
  const YAW = 30;
  // soles of the shoe's own color: pale ones look like card under her
  const traveller = dressed(without(PRIYA, 'toolBelt', 'woodenSpoon'), {
    shoe: { kind: 'sneaker', color: '#f08a3c', sole: '#b9602c' },
  });
  const at = place([-0.86, ground(-0.86, 0.75), 0.75], [0, YAW, 0], 1.12);
  const priya = character(traveller, {
    at,
    expression: 'joy',
    gaze: [0.4, 0.35],
    pose: pose('stand', {
      head: [-10, 12, -6],
      lean: [-2, 0, -3],
      right: {
        hand: [0.4, -0.88, 0.08],
        elbow: [0.4, 0, -1],
        palm: [-0.94, 0, -0.35],
        fingers: [0.05, -1, 0.05],
        grip: 'fist',
      },
      left: {
        hand: [0.82, 0.36, 0.24],
        elbow: [0.3, -1, -0.3],
        palm: [0.1, -1, 0.5],
        fingers: [0.86, 0.5, 0.14],
        grip: 'point',
      },
      legLeft: { foot: [0.06, 0, 0.12], toeOut: 10 },
      legRight: { foot: [0.08, 0, -0.08], toeOut: 22 },
    }),
  });
  const props = new Model();
  jobSign(props, place([0.72, ground(0.72, 0.1) - 0.03, 0.1], [0, -4, 0], 1.0));
  cityBlock(props, place([CITY[0], land(CITY[0], CITY[2]) - 0.1, CITY[2]], [0, -8, 0], 1.3));
  cityBlock(props, place([CITY[0] + 3.4, land(CITY[0] + 3.4, CITY[2]) - 0.1, CITY[2] - 2], [0, -24, 0], 1.25));
  collegeHall(props, place([COLLEGE[0], land(COLLEGE[0], COLLEGE[2]) - 0.06, COLLEGE[2]], [0, 22, 0], 1.15));
  const hand = new THREE.Vector3().setFromMatrixPosition(priya.grip.right);
  suitcase(props, place(hand, [0, YAW + 110, 0], 0.84));
  scene.add(priya.model, props.bake());
  return {
    scene,
    camera: camera(FROM, TO, 29),
    focus: distance(FROM, [-0.2, 0.9, 0.5]),
    aperture: 0.012,
    light: relight('golden', {
      sun: { dir: [-0.7, 0.6, 0.25], color: '#ffd6a0', power: 5, cone: 0.06 },
      fog: FOG,
      sky: 0.95,
      exposure: 1.02,
    }),
    center: [0, 1, -2],
    radius: 6.5,
    heads: [priya.head],
    focal: priya.head.at.toArray() as V3,
  };
}
