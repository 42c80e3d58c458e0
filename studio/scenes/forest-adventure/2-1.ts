/** FA-2.1. A stump like a giant's pencil, Charlotte's own beside it, and on the pond chips that queue: Theo has seen it. */

import * as THREE from 'three';
import { beetle } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { mix, noise, random, smoothstep, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { shafts } from '../../model/veil.ts';
import { gnawedStump, notebook, pencil, woodChips } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { POND_LEVEL } from '../../sets/valley-ground.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bittenStump } from './2-1.bitten-stump.ts';
import { chipQueue } from './2-1.chip-queue.ts';

/** The stump on the bank, and the reader's eye at a grown-up's height, so that the pond lies open. */
const STUMP: V3 = [6.8, 0.42, -3.1];
/** Where the reader looks, degrees to the left. */
const VIEW = 24;
const THERE = place(STUMP, [0, VIEW, 0]);
const BACK = THERE.clone().invert();
/** From the stump: metres to the right, up, and towards the reader. */
const from = (x: number, y: number, z: number): V3 => vec(x, y, z).applyMatrix4(THERE).toArray() as V3;
/** The bank's rim before the reader: straight behind the stump, and on the right it comes forward. */
const rim = (x: number): number => -0.95 + 2.5 * smoothstep(0.75, 2.2, x) + 0.1 * Math.sin(x * 2.3);
/** This corner of the pond: a bank that slopes into it, and the other side eleven metres off. */
function shore(x: number, z: number): number {
  const p = vec(x, 0, z).applyMatrix4(BACK);
  const near = mix(-0.35, STUMP[1], smoothstep(-0.55, 0.4, p.z - rim(p.x)));
  const far = mix(-0.35, 1.3, smoothstep(-10.5, -16, p.z + 1.2 * Math.sin(p.x * 0.4)));
  return Math.max(near, far) + 0.03 * (noise(x * 1.3, z * 1.3, 2) - 0.5);
}
const onGround = (x: number, z: number): V3 => {
  const [wx, , wz] = from(x, 0, z);
  return [wx, shore(wx, wz), wz];
};
const FROM = from(0.42, 1.55, 3.6);
const TO = from(0.36, 0.66, 0);
/** The queue of chips, from beside Theo to the far side: [right, towards the reader]. */
const QUEUE: [number, number][] = [
  [2.7, 0.5],
  [2.15, -0.5],
  [1.95, -1.5],
  [0.9, -2.4],
  [-0.7, -2.9],
  [-2.3, -3.9],
  [-2.7, -5.4],
  [-1, -6.8],
  [1.6, -7.4],
  [4, -8.4],
  [6.4, -9],
];
/** On the other side: [right, towards the reader, height, thickness]. */
const TREES: [number, number, number, number][] = [
  [-9.5, -14, 7.4, 0.34],
  [-6, -16.5, 8, 0.34],
  [-2.2, -14.5, 6.6, 0.3],
  [1.4, -17, 8, 0.34],
  [5, -14.5, 7.2, 0.32],
  [8.6, -13, 7.6, 0.34],
];
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
  const charlotteAt = at(-0.54, 0.17, 72);
  const charlotte = character(without(CHARLOTTE_FOREST, 'earPencil'), {
    at: charlotteAt,
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
      // on the bark
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: from(-0.18, 0.45, 0.06),
        touch: 'palm',
        fingers: [-0.1, 1, 0.15],
        palm: [0, 0.1, 1],
        elbow: [0.7, -0.7, -0.2],
        grip: 'flat',
      }),
      legRight: { foot: [0.06, 0, 0.34], knee: [0.2, 0.4, 1], toeOut: 8 },
      legLeft: { foot: [0.02, 0.03, -0.5], knee: [0.1, -0.6, 1], toeDown: 70 },
    }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: at(0.6, -0.3, -44),
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
  // he has stopped writing: a line is always for something
  const queueing = vec(from(2.02, POND_LEVEL - STUMP[1], -0.35));
  const theoAt = at(1.14, 0.12, -8);
  const theoStance: Stance = { lean: [4, 6, 3], bend: 5, head: [8, 40, -4] };
  const theo = character(without(THEO_ONE_BOOT, 'notebook'), {
    at: theoAt,
    expression: 'surprise',
    lookAt: queueing.toArray() as V3,
    pose: pose('stand', {
      ...theoStance,
      left: {
        hand: [0.86, -0.2, 0.24],
        elbow: [0.4, -1, 0],
        palm: [-0.2, -1, 0.2],
        fingers: [1, -0.34, 0.1],
        grip: 'point',
      },
      right: {
        hand: [0.02, -0.42, 0.5],
        elbow: [0.9, -0.6, -0.2],
        palm: [-0.2, 0.1, -1],
        fingers: [-1, 0.25, 0.15],
        grip: 'holdThick',
      },
    }),
  });
  const actors = [charlotte, priya, theo];
  const underBrim = charlotte.head.at
    .clone()
    .lerp(vec(...FROM), 0.16)
    .add(vec(0, -0.14, 0))
    .toArray() as V3;
  const props = new Model();
  bittenStump(props, THERE.clone().multiply(place([0, 0, 0], [0, 0, LEAN])), 0.2, TALL);
  gnawedStump(props, place(onGround(-1.32, -0.6), [0, 80, 4]), 0.17, 0.86);
  gnawedStump(props, place(onGround(-2.05, -0.5), [0, 10, -5]), 0.15, 0.5);
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
  const held = new THREE.Vector3().setFromMatrixPosition(theo.grip.right);
  notebook(props, place([held.x - 0.01, held.y + 0.05, held.z + 0.02], [-30, 176, 0], 0.95));
  const rnd = random(4);
  const chips: V3[] = [];
  for (let i = 0; i < 46; i++) {
    const [x, y, z] = onGround((rnd() - 0.5) * 1.3, (rnd() - 0.35) * 1.1);
    chips.push([x, y + 0.012, z]);
  }
  woodChips(props, chips, 0.042);
  chipQueue(
    props,
    QUEUE.map(([x, z]) => vec(from(x, 0, z)).setY(POND_LEVEL + 0.012)),
  );
  const crawler = onGround(0.45, 0.85);
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
        land: shore,
        stones: false,
        clear: (x, z) => {
          const p = vec(x, 0, z).applyMatrix4(BACK);
          return p.z < -8 || p.x < -1.3;
        },
        trees: treeRing([
          ...TREES.map(([x, z, high, thick]): [number, number, number, number] => {
            const [wx, , wz] = from(x, 0, z);
            return [wx, wz, high, thick];
          }),
        ]),
      }),
    light: relight('morning', {
      sun: { dir: [-0.75, 0.95, 0.35], color: '#ffe3b4', power: 4.8, cone: 0.05 },
      fill: { dir: [0.5, 0.4, 1], color: '#ffe9d6', power: 1.1, cone: 0.4 },
      // light from the water reaches her face under the brim
      points: [{ at: underBrim, color: '#ffe2c4', power: 1.5, radius: 0.25 }],
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 38.5),
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
