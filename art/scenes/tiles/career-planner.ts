/** Hub tile of the career planner: Priya sets out with her suitcase; the road winds over hills to a far city. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, fbm, mix, random, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { glade } from '../../sets/glade.ts';
import { SUMMER } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.1, 1.75, 4.9];
const TO: V3 = [0.4, 0.92, -3];
const FOG = { color: '#ffe9c4', near: 11, far: 66 };
const CITY_Z = -27;

const hill = (x: number, z: number, hx: number, hz: number, r: number, h: number): number =>
  h * Math.exp(-(((x - hx) / r) ** 2) - ((z - hz) / (r * 0.55)) ** 2);
const road = (z: number): number =>
  0.1 + 2.3 * Math.sin((z - 2.4) * 0.36) * smoothstep(3, -5, z) * smoothstep(-34, -6, z) + 1.6 * smoothstep(-8, -26, z);
const land = (x: number, z: number): number =>
  hill(x, z, -5, -5, 4, 1.3) +
  hill(x, z, 6, -8, 4.4, 1.8) +
  hill(x, z, -4, -14, 6, 2) +
  hill(x, z, 5, -19, 8, 1.7) +
  hill(x, z, -10, -24, 8, 3) +
  smoothstep(-3, -27, z) * 1.5 +
  (fbm(x * 0.3, z * 0.3, 2) - 0.5) * 0.25 * smoothstep(0.8, 2.5, Math.abs(x - road(z)));

/** Towers, domes and roofs, all rounded; no two alike. */
function city(m: Model): void {
  const rnd = random(9);
  const tones = ['#f0a890', '#f6d79a', '#a9cfd0', '#d8b6dc', '#fbe6c4', '#e8907c'];
  for (let i = 0; i < 24; i++) {
    const x = 2.1 + (i - 11.5) * 0.5 + (rnd() - 0.5) * 0.3;
    const z = CITY_Z + (i % 3) * 0.9;
    const middle = Math.exp(-(((i - 11.5) / 6) ** 2));
    const [w, h] = [mix(0.6, 1.05, rnd()), 0.9 + middle * mix(1.6, 4.2, rnd())];
    const y = land(x, z) - 0.2;
    const tone = tones[i % tones.length] ?? '#fbe6c4';
    m.put(
      roundedBox(w, h, w, 0.09, { wobble: 0.04, seed: i, fine: true }),
      { color: tone, line: 0.5 },
      place([x, y + h / 2, z]),
    );
    if (i % 3 === 0)
      m.put(
        lathe(
          [
            [0, w * 0.52],
            [w * 0.2, w * 0.46],
            [w * 0.46, w * 0.2],
            [w * 0.6, 0.02],
          ],
          { around: 18 },
        ),
        { color: i % 2 ? '#d9785c' : '#5f9a9c', line: 0.5 },
        place([x, y + h - 0.02, z]),
      );
    if (i % 3 === 1)
      m.put(
        lathe(
          [
            [0, w * 0.56],
            [0.7, 0.02],
          ],
          { around: 4 },
        ),
        { color: '#c9705a', line: 0.5 },
        place([x, y + h - 0.02, z], [0, 45, 0]),
      );
    for (let k = 0; k < Math.floor(h / 0.42); k++)
      for (const s of [-1, 1])
        m.put(
          roundedBox(0.11, 0.16, 0.03, 0.02),
          { glow: true, color: color('#fff3bc'), line: 0 },
          place([x + s * w * 0.2, y + 0.32 + k * 0.4, z + w / 2]),
        );
  }
}
/** A suitcase that has been somewhere before: corners, straps, two labels without words. Hangs from its handle at the origin. */
function suitcase(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(
      roundedBox(0.44, 0.32, 0.15, 0.045, { wobble: 0.012, fine: true }),
      { color: '#c9583f' },
      place([0, -0.22, 0]),
    );
    for (const x of [-0.13, 0.13])
      m.put(roundedBox(0.045, 0.328, 0.158, 0.02), { color: '#8a4a30', line: 0.7 }, place([x, -0.22, 0]));
    for (const [x, y, tone] of [
      [0, -0.2, '#fff0d0'],
      [0.19, -0.3, '#7cc4c4'],
    ] as const)
      m.put(ball([0.05, 0.045, 0.006], 14), { color: tone, line: 0.4 }, place([x, y, 0.08]));
    m.put(ball([0.05, 0.045, 0.006], 14), { color: '#f6c951', line: 0.4 }, place([0.02, -0.24, -0.08]));
    m.put(
      tube(
        [
          [-0.07, -0.07, 0],
          [-0.05, 0, 0],
          [0.05, 0, 0],
          [0.07, -0.07, 0],
        ],
        [0.014],
        { around: 7 },
      ),
      { color: '#6a3a28' },
    );
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
    soil: ['#8fb066', '#c6cf7e', '#eed2a0'],
    ground: land,
    path: onRoad,
    clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 1.7,
    trees: [
      [-5.4, -3.4, 3, 4.6],
      [6, -6.4, 6, 4.4],
      [-6.8, -10, 9, 4],
      [7.6, -13, 12, 4],
      [-2.8, -16, 15, 3.4],
      [-9, -17, 18, 4],
    ].map(([x, z, seed, height]) => ({
      at: [x ?? 0, 0, z ?? 0] as V3,
      height: height ?? 4,
      girth: 0.24,
      leaves: 900,
      leafSize: 0.2,
      seed: seed ?? 1,
      spread: 1.2,
    })),
    bushes: [
      [-2.8, -1.4, 0.5],
      [3.4, -3, 0.55],
      [4.4, -12, 0.8],
    ],
    grass: 1700,
    box: [-6, -9, 6, 3.2],
    reach: [26, 34],
    distance: {
      skyTop: '#b9d6e8',
      skyLow: '#ffedc8',
      far: '#f3e0b8',
      near: '#d7d3a0',
      glow: { at: 5, wide: 40, color: '#fff6d4' },
      gain: 1.25,
      trunks: false,
    },
  });
  const at = place([road(0.4) - 0.05, land(road(0.4), 0.4), 0.4], [0, 196, 0]);
  const priya = character(PRIYA, {
    at,
    expression: 'joy',
    pose: pose('walk', {
      head: [-8, 34, -5],
      lean: [2, -5, -3],
      right: {
        hand: [0.3, -0.92, 0.08],
        elbow: [0.4, 0, -1],
        palm: [-1, 0, 0],
        fingers: [0.05, -1, 0.1],
        grip: 'fist',
      },
      left: { hand: [0.5, 0.42, 0.3], elbow: [1, -0.6, 0], palm: [0, 0, 1], fingers: [0.25, 1, 0.1], grip: 'open' },
    }),
  });
  const props = new Model();
  city(props);
  const hand = new THREE.Vector3().setFromMatrixPosition(priya.grip.right);
  suitcase(props, place(hand, [4, 196, -6], 0.86));
  scene.add(priya.model, props.bake());
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, [-0.4, 0.9, 0.4]),
    aperture: 0.012,
    light: relight('golden', {
      sun: { dir: [-0.7, 0.6, 0.25], color: '#ffd6a0', power: 5, cone: 0.06 },
      fog: FOG,
      sky: 0.95,
      exposure: 1.02,
    }),
    center: [0.4, 1, -3.5],
    radius: 8,
    heads: [priya.head],
    focal: [2.1, 3, CITY_Z],
  };
}
