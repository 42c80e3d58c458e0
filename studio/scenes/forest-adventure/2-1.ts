/** FA-2.1. An ant's view: the bitten stump towers like a giant's pencil, and Charlotte holds hers beside it. */

import * as THREE from 'three';
import { beetle } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { flatShape } from '../../model/leaves.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ring } from '../../model/tube.ts';
import { shafts } from '../../model/veil.ts';
import { gnawedStump, notebook, pencil, woodChips } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground, POND_LEVEL } from '../../sets/valley-ground.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bittenStump } from './2-1.bitten-stump.ts';

/** The stump on the bank, and the reader's eye at a child's height when it kneels. */
const STUMP: V3 = [6.8, ground(6.8, -3.1), -3.1];
/** Where the reader looks, degrees to the left: over the bank and the pond. */
const VIEW = 24;
/** From the stump: metres to the right, up, and towards the reader. */
const from = (x: number, y: number, z: number): V3 =>
  vec(x, y, z)
    .applyMatrix4(place(STUMP, [0, VIEW, 0]))
    .toArray() as V3;
const onGround = (x: number, z: number): V3 => {
  const [wx, , wz] = from(x, 0, z);
  return [wx, ground(wx, wz), wz];
};
const FROM = from(0.24, 0.5, 2.05);
const TO = from(0.12, 0.62, 0);
const TALL = 1.12;
/** How far the stump leans; the pencil leans the same way. */
const LEAN = -4;

export function giantsPencil(): Shot {
  const at = (x: number, z: number, yaw: number) => place(onGround(x, z), [0, yaw + VIEW, 0]);
  const lean = place([0, 0, 0], [0, VIEW, LEAN]);
  const up = vec(0, 1, 0).applyMatrix4(lean);
  const tip = vec(STUMP).addScaledVector(up, TALL * 1.02);
  // at arm's length, beside the point, as painters measure
  const beside = (x: number, y: number, z: number): V3 =>
    tip
      .clone()
      .add(vec(x, y, z).applyMatrix4(place([0, 0, 0], [0, VIEW, 0])))
      .toArray() as V3;
  const charlotte = character(without(CHARLOTTE_FOREST, 'earPencil'), {
    at: at(-0.56, 0.02, 72),
    expression: 'joy',
    gaze: [0.6, -0.1],
    pose: pose('kneel', {
      hips: 0.6,
      bend: 4,
      lean: [-4, 0, 0],
      head: [-2, -20, 7],
      right: {
        hand: [0, 0, 0],
        reachTo: beside(-0.25, -0.2, 0.08),
        elbow: [0.35, -1, -0.2],
        palm: [-0.35, 0.1, 0.9],
        fingers: [-0.95, 0.5, 0.35],
        grip: 'holdThin',
      },
      left: { hand: [0.06, -0.72, 0.42], elbow: [0.9, -0.2, -0.5], palm: [-0.2, -1, 0], grip: 'relaxed' },
      legRight: { foot: [0.06, 0, 0.34], knee: [0.2, 0.4, 1], toeOut: 8 },
      legLeft: { foot: [0.02, 0.03, -0.5], knee: [0.1, -0.6, 1], toeDown: 70 },
    }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: at(0.64, -0.35, -44),
    expression: 'joy',
    lookAt: beside(0, -0.03, 0),
    pose: pose('point', {
      bend: 8,
      lean: [6, 0, 3],
      head: [6, -10, 6],
      right: {
        hand: [0, 0, 0],
        reachTo: beside(0.22, -0.1, -0.1),
        elbow: [0.9, -0.7, 0],
        palm: [-0.3, -1, 0],
        fingers: [0.7, -0.02, 0.7],
        grip: 'point',
      },
    }),
  });
  // he has stopped writing: whoever sharpens trees has teeth
  const theo = character(without(THEO_ONE_BOOT, 'notebook'), {
    at: at(1.17, -0.62, -40),
    expression: 'surprise',
    lookAt: beside(0.03, -0.06, 0),
    pose: pose('stand', {
      lean: [4, 0, 2],
      bend: 6,
      head: [8, -4, -6],
      left: {
        hand: [-0.22, -0.4, 0.5],
        elbow: [0.9, -0.6, -0.2],
        palm: [-0.2, 0.1, -1],
        fingers: [-1, 0.25, 0.15],
        grip: 'holdThick',
      },
      right: {
        hand: [-0.1, -0.24, 0.56],
        elbow: [0.9, -0.6, -0.2],
        palm: [-0.9, 0.1, -0.4],
        fingers: [-0.5, 0.7, 0.4],
        grip: 'pinch',
      },
    }),
  });
  const actors = [charlotte, priya, theo];
  const props = new Model();
  bittenStump(props, place(STUMP, [0, VIEW, LEAN]), 0.2, TALL);
  gnawedStump(props, place(onGround(-1.7, -2.5), [0, 80, 5]), 0.14, 0.62);
  gnawedStump(props, place(onGround(1.95, -2.2), [0, 10, -5]), 0.15, 0.6);
  // point up, leaning as the stump leans: one shape, small and large
  const fist = new THREE.Vector3().setFromMatrixPosition(charlotte.grip.right);
  pencil(
    props,
    frame(fist.addScaledVector(up, 0.17), up.clone().negate(), vec(0, 0, 1)).multiply(
      new THREE.Matrix4().makeScale(1.5, 1.3, 1.5),
    ),
    '#d8352c',
    0.2,
    0.0125,
  );
  const held = new THREE.Vector3().setFromMatrixPosition(theo.grip.left);
  notebook(props, place([held.x - 0.01, held.y + 0.05, held.z + 0.02], [-30, 176, 0], 0.95));
  const rnd = random(4);
  const chips: V3[] = [];
  for (let i = 0; i < 46; i++) {
    const [x, y, z] = onGround((rnd() - 0.5) * 1.3, (rnd() - 0.35) * 1.1);
    chips.push([x, y + 0.012, z]);
  }
  woodChips(props, chips, 0.042);
  // one behind the other on the water, each in its own small ring
  for (let i = 0; i < 12; i++) {
    const k = i / 11;
    const away = 1.3 + 6.5 * k ** 1.5;
    // seen between Charlotte and the stump
    const [x, , z] = from(-0.27 - (0.235 + 0.012 * Math.sin(i * 2.1)) * away, 0, -away);
    floating(props, [x, POND_LEVEL + 0.012, z], i);
  }
  const crawler = onGround(0.52, 0.42);
  beetle(props, place(crawler, [0, VIEW - 62, 0], 1.75), true, '#c8322b');
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          palette: SUMMER,
          distance: { ...MORNING_LOOK.distance, glow: { at: -30, wide: 60, color: '#fff3c4' } },
        },
        facing: -VIEW,
        pond: true,
        clear: (x, z) => {
          const point = vec(x, 0, z).applyMatrix4(place(STUMP, [0, VIEW, 0]).invert());
          return point.z < -1.35 && point.x > -0.2;
        },
        trees: treeRing([
          [8.3, -7.6, 6.4, 0.34],
          [10.4, -7.2, 7.4, 0.34],
          [-6.5, -9, 7.4, 0.34],
          [-5.5, -14, 7.6, 0.34],
          [-0.6, -17, 7.6, 0.34],
          [5.4, -13, 7.6, 0.3],
        ]),
      }),
    light: relight('morning', {
      sun: { dir: [-0.75, 0.95, 0.35], color: '#ffe3b4', power: 4.8, cone: 0.05 },
      fill: { dir: [0.5, 0.4, 1], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, [STUMP[0] - 0.15, STUMP[1] + 0.75, STUMP[2]]),
    aperture: 0.012,
    center: [STUMP[0], 0.8, STUMP[2] - 0.8],
    radius: 5,
    actors,
    things: [
      props.bake(),
      shafts(
        [
          { from: [3.2, 6.5, -9], to: [4.6, 0.3, -5.4], wide: 1.3 },
          { from: [4.6, 7, -10], to: [7.2, 0.3, -6.5], wide: 1.1 },
        ],
        FROM,
        '#ffe6b0',
        0.3,
      ),
    ],
    heads: [
      ...actors.map((actor) => actor.head),
      { thing: 'points', at: vec(beside(-0.08, -0.1, 0)), radius: 0.2 },
      { thing: 'beetle', at: vec(crawler), radius: 0.1 },
    ],
    find: [{ at: vec(crawler), radius: 0.1 }],
    focal: beside(-0.08, -0.06, 0),
  });
}

/** A chip of fresh wood on the water, sharp at both ends, with the ring it makes. */
function floating(model: Model, at: V3, i: number): void {
  const size = 0.11 + 0.025 * ((i * 7) % 3);
  const chip = flatShape(points2('-1,.05 -.3,.42 .55,.36 1,-.08 .2,-.4 -.6,-.3'), -0.12);
  model.put(
    chip,
    { color: i % 2 ? '#f6dcae' : '#e9c386', doubleSided: true },
    place([at[0], at[1] + 0.012, at[2]], [-84, i * 67, 6], size),
  );
  model.put(ring(1, 1, 0, 0.05), { color: '#f3f7ea', line: 0 }, place(at, [0, 0, 0], [size * 1.5, 0.02, size * 1.15]));
}
