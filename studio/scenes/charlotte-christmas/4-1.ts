/** CC-4.1. Ninety-one steps by one lantern: up the stone runs a red thread; Theo counts with his eyes shut. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, DEG, mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tube } from '../../model/tube.ts';
import { nutshell, woolThread } from '../../props/wool-clues.ts';
import { handLantern } from '../../props/woollies.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { stepAt, towerStairs } from '../../sets/tower-stairs.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.75, 1.5, 4.3];
const TO: V3 = [-0.02, 0.62, 0.5];
/** radius of the stone heart that the stair winds round */
const CORE = 0.5;
const onCore = (deg: number, y: number, out = 0.02): V3 => [
  Math.sin(deg * DEG) * (CORE + out),
  y,
  Math.cos(deg * DEG) * (CORE + out),
];

/** The inner wall in courses of stone. */
function core(model: Model): void {
  const rnd = random(9);
  const items: Item[] = [];
  for (let row = 0; row < 20; row++)
    for (let i = 0; i < 9; i++) {
      const deg = (i + (row % 2) * 0.5) * 40;
      const p = onCore(deg, -2 + row * 0.3, -0.14);
      items.push({
        at: place(p, [0, deg, 0], [mix(0.32, 0.345, rnd()), 0.29, 0.3]),
        color: color('#a89aa4').lerp(color(rnd() < 0.5 ? '#8a8098' : '#cbbaa8'), rnd() * 0.7),
      });
    }
  model.scatter(roundedBox(1, 1, 1, 0.09, { fine: true }), items, { line: 0.5 });
}

/** What somebody had on the way up: three shells and crumbs. */
function snack(model: Model, n: number): void {
  for (const [i, [dr, da]] of (
    [
      [0.1, -2],
      [0.28, 3],
      [0.42, -1],
    ] as const
  ).entries()) {
    const p = stepAt(n + da / 20, (n < 0 ? 1.42 : 1.25) + dr);
    nutshell(model, place([p[0], n * 0.2 + 0.004, p[2]], [i * 34, i * 70, i * 20], 3.6));
  }
}

export function ninetyOneSteps(): Shot {
  const model = new Model();
  core(model);
  // one rest every five steps
  for (const n of [-2, 3, 8]) snack(model, n);
  // no slit of daylight: one lamp
  model.put(roundedBox(1.4, 8, 0.05, 0.01), { color: '#453c5c', line: 0 }, place([-0.8, 1, -2.2], [0, 200, 0]));
  const first = stepAt(0, 1.12);
  const at = place([first[0] + 0.2, 0.07, first[2] - 0.02], [0, 80, 0], 1.05);
  // she lets the thread run through her bare hand
  const through: V3 = [0.5, 0.98, 0.84];
  const charlotte = character(CHARLOTTE_WINTER, {
    at,
    expression: 'joy',
    gaze: [0.1, 0.8],
    pose: pose('stand', {
      lean: [8, -6, -2],
      bend: 2,
      head: [-20, -26, 6],
      shift: [0, 0.02, 0.06],
      left: grasp({
        at,
        build: 'child8',
        side: 'left',
        point: through,
        touch: 'palm',
        r: 0.012,
        fingers: [0.1, 0.5, 0.8],
        palm: [-0.9, -0.1, 0.2],
        elbow: [0.8, -0.8, 0],
        grip: 'holdThin',
      }),
      right: {
        hand: [0.3, 0.12, 0.78],
        elbow: [0.8, -0.9, 0],
        palm: [-0.2, -1, 0.1],
        fingers: [0, 0.15, 1],
        grip: 'fist',
      },
      legLeft: { foot: [0, 0, 0], standOn: stepAt(0, 1.02), toeOut: 4 },
      legRight: { foot: [0, 0, 0], standOn: stepAt(1, 1.22), knee: [0.3, 0.4, 1], toeOut: 10 },
    }),
  });
  const back = stepAt(-2, 1.16);
  const theo = character(without(THEO_WINTER, 'notebook'), {
    at: place([back[0] + 0.1, -0.36, back[2] + 0.06], [0, 56, 0], 1.05),
    expression: 'asleep',
    pose: pose('stand', {
      lean: [5, 0, 4],
      bend: 6,
      head: [-4, -10, -9],
      // the left hand is what he counts on, the right one counts
      left: {
        hand: [-0.08, 0.02, 0.62],
        elbow: [0.8, -1, 0],
        palm: [-0.35, 0.1, -1],
        fingers: [0.1, 1, 0.2],
        grip: 'open',
      },
      right: {
        hand: [-0.1, -0.06, 0.66],
        elbow: [0.9, -0.8, 0],
        palm: [-0.6, -0.4, -0.6],
        fingers: [-0.6, 0.7, 0.3],
        grip: 'point',
      },
      legLeft: { foot: [0, 0, 0], standOn: stepAt(-1, 1.1), knee: [0.2, 0.4, 1], toeOut: 4 },
      legRight: { foot: [0, 0, 0], standOn: stepAt(-2, 1.26), toeOut: 14 },
    }),
  });
  const line = (deg: number): V3 => onCore(deg, 0.92 + deg * 0.0115 + 0.03 * Math.sin(deg * 0.09), 0.03);
  const path: V3[] = [-150, -125, -100, -75, -50, -25, -2].map(line);
  const thread: V3[] = [
    ...path,
    [0.3, 0.93, 0.72],
    through,
    [0.53, 1.09, 0.62],
    onCore(38, 1.34),
    onCore(54, 1.52),
    onCore(74, 1.66),
    onCore(98, 1.84),
    onCore(130, 2.1),
  ];
  const fist = vec(0).setFromMatrixPosition(charlotte.grip.right);
  const hang = place(fist.add(vec(0, 0.012, 0)), [0, 62, 0]);
  const flame = handLantern(model, hang).applyMatrix4(hang);
  // wool drinks the lamp: bright where she is, dark where she was
  model.put(tube(thread, [0.016], { around: 7, rings: 170 }), {
    tint: (point) => color('#8c1c20').lerp(color('#ff3c1a'), Math.exp(-((point.distanceTo(flame) / 0.85) ** 2))),
    glow: true,
    line: 0.7,
  });
  woolThread(model, thread, '#d8402c', 0.008);
  return composeShot({
    set: (scene) => {
      scene.background = new THREE.Color('#2c2644');
      towerStairs(scene, { from: -14, to: 21 });
    },
    light: plumLight('night', {
      sun: { dir: [-0.4, 0.9, -0.5], color: '#b4c2ff', power: 1.1, cone: 0.1 },
      points: [
        { at: flame.toArray() as V3, color: '#ffae58', power: 2.6, radius: 0.06 },
        // the same lamp from the reader's side opens faces and stone
        { at: [flame.x + 0.05, flame.y + 0.3, flame.z + 0.55], color: '#ffb668', power: 3.2, radius: 0.2 },
      ],
      exposure: 1.08,
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.01,
    center: [0, 0.7, 0],
    radius: 3.6,
    actors: [charlotte, theo],
    things: [model.bake()],
    heads: [theo.head, charlotte.head],
    paint: { line: 0.75 },
    // the nutshells on the step ahead
    find: ballsAt(0.14, [1.16, 0.62, 0.68], [1.46, 0.62, 0.85]),
    focal: [0.53, 1.15, 0.6],
  });
}
