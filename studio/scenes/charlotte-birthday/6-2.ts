/** BB-6.2. Kitchen workshop at ten: five tickets dry on a string, two tongues are out, and one dog has other plans. */
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { facePoint, grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { block, wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { potatoStamp } from '../../props/birthday-things.ts';
import { chair } from '../../props/furniture.ts';
import { junePage } from '../../props/june-page.ts';
import { icingBag } from '../../props/number-cake.ts';
import { cartWheel } from '../../props/wagon-train.ts';
import { bellKitchen, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import {
  cakeBlock,
  hammer,
  onLine,
  TICKET_WIDTH,
  TICKETS,
  ticketLine,
  workshopClutter,
} from './6-2.ticket-workshop.ts';

const FROM: V3 = [0.2, 1.58, 4.02];
const TO: V3 = [0.04, 1.12, -0.4];
const T = TABLE.top;

const CHARLOTTE_HEAD: V3 = [16, 6, 9];
const CHARLOTTE_AT = place([-0.33, 0.44, -0.36], [0, 16, 0]);
const STAMP: V3 = [-0.27, T + 0.008, 0.1];
const THEO_AT = place([-1.5, 0.2, -0.2], [0, 62, 0]);
const PRIYA_AT = place([1.42, 0, 0.02], [0, -16, 0]);
const DAD_HEAD: V3 = [20, 8, -11];
const DAD_AT = place([1.06, 0, -1.36], [0, -10, 0]);

export function ticketWorkshop(): Shot {
  const m = new Model();
  const held = vec(onLine(TICKETS[0] ?? 0)).add(vec(-TICKET_WIDTH * 0.1, -TICKET_WIDTH * 0.43, 0.03));
  const charlotte = character(CHARLOTTE, {
    at: CHARLOTTE_AT,
    expression: 'concentrating',
    gaze: [-0.1, -0.9],
    pose: pose('kneel', {
      lean: [18, 0, -3],
      bend: 16,
      head: CHARLOTTE_HEAD,
      right: grasp({
        at: CHARLOTTE_AT,
        build: 'child8',
        side: 'right',
        point: [STAMP[0], STAMP[1] + 0.1, STAMP[2]],
        touch: 'palm',
        r: 0.02,
        fingers: [-0.5, -0.45, 0.8],
        palm: [0, -1, -0.2],
        elbow: [1, 0.3, -0.4],
        grip: 'holdThick',
      }),
      left: {
        hand: [0, -0.5, 0.5],
        reachTo: [-0.02, T + 0.035, 0.02],
        elbow: [1, -0.1, -0.3],
        palm: [0, -1, 0],
        fingers: [-0.6, -0.12, 0.8],
        grip: 'relaxed',
      },
    }),
  });
  const theo = character(THEO_ONE_BOOT, {
    at: THEO_AT,
    expression: 'thinking',
    gaze: [0.5, 0.35],
    pose: pose('stand', {
      lean: [4, 0, -3],
      head: [-12, 4, -9],
      left: grasp({
        at: THEO_AT,
        build: 'child8',
        side: 'left',
        point: held,
        touch: 'pinch',
        fingers: [-0.3, 0.75, 0.6],
        palm: [-0.7, 0, -0.5],
        elbow: [0.9, -0.8, 0],
        grip: 'pinch',
      }),
      right: {
        hand: [-0.06, -0.5, 0.5],
        elbow: [0.8, -0.6, -0.3],
        palm: [-0.6, 0.3, 0.1],
        fingers: [-0.3, 0.5, 0.8],
        grip: 'holdThick',
      },
    }),
  });
  const nail: V3 = [1.22, 0.24, 0.42];
  const priya = character(PRIYA, {
    at: PRIYA_AT,
    expression: 'concentrating',
    gaze: [0, -0.6],
    pose: pose('kneel', {
      lean: [10, -8, 4],
      bend: 10,
      head: [18, 12, -6],
      right: {
        hand: [0.66, 0.36, 0.3],
        elbow: [1, -0.6, -0.2],
        palm: [-0.8, 0, 0.5],
        fingers: [0.1, 0.5, 0.9],
        grip: 'fist',
      },
      left: grasp({
        at: PRIYA_AT,
        build: 'child8',
        side: 'left',
        point: nail,
        touch: 'pinch',
        fingers: [-0.4, -0.7, 0.6],
        palm: [-0.7, 0, -0.4],
        elbow: [1, -0.1, -0.3],
        grip: 'pinch',
      }),
    }),
  });
  const nozzle: V3 = [0.98, 1.19, -0.82];
  const bag: V3 = [nozzle[0] - 0.09, nozzle[1] + 0.175, nozzle[2] - 0.02];
  const dad = character(DAD, {
    at: DAD_AT,
    expression: 'concentrating',
    gaze: [0, -1],
    pose: pose('stand', {
      lean: [2, 0, 5],
      bend: 10,
      head: DAD_HEAD,
      right: grasp({
        at: DAD_AT,
        build: 'tallMan',
        side: 'right',
        point: [bag[0], bag[1], bag[2]],
        touch: 'palm',
        r: 0.03,
        fingers: [-0.7, -0.1, 0.6],
        palm: [-0.5, -0.3, 0.6],
        elbow: [1, -0.1, -0.3],
        grip: 'holdThick',
      }),
      left: grasp({
        at: DAD_AT,
        build: 'tallMan',
        side: 'left',
        point: [bag[0] + 0.05, bag[1] - 0.07, bag[2] + 0.02],
        touch: 'palm',
        r: 0.045,
        fingers: [-0.8, 0.1, 0.5],
        palm: [-0.6, 0, 0.5],
        elbow: [0.7, -0.9, -0.1],
        grip: 'holdThick',
      }),
    }),
  });
  const dog = noodle({ at: place([1.78, 0.46, -0.78], [0, -78, 0]), pose: 'sit', head: [-10, -6, 0] });
  // his tongue must find its way out of the beard
  const mouth = facePoint(DAD_AT, dad.head.at, place([0, 0, 0], DAD_HEAD), 'tallMan', [-0.1, -0.6, 1.0]);
  m.put(ball([0.02, 0.026, 0.018], 12), { color: '#e8707c', line: 0.8 }, place(mouth, [20, 0, -14]));
  // and hers the same way
  const hers = facePoint(
    CHARLOTTE_AT,
    charlotte.head.at,
    place([0, 0, 0], CHARLOTTE_HEAD),
    'child8',
    [-0.09, -0.43, 0.98],
  );
  m.put(ball([0.019, 0.027, 0.016], 12), { color: '#e8606e', line: 0.9 }, place(hers, [16, 6, -8]));
  chair(m, place([1.76, 0, -0.78], [0, -84, 0]), '#5fa3a0');
  cakeBlock(m);
  icingBag(m, place(bag, [-8, 0, 27], 0.8));
  workshopClutter(m);
  potatoStamp(m, place(STAMP, [0, 0, 0], 1.15));
  ticketLine(m);
  block(m, [0.44, 0.2, 0.4], [-1.48, 0, -0.2], '#e4705c', { line: 0.8 });
  // a cart in the making: a plank, one wheel on, the other waiting
  m.put(roundedBox(0.54, 0.05, 0.24, 0.015), { tint: wash('#d9a45c', 3) }, place([1.24, 0.17, 0.48], [0, -22, 0]));
  cartWheel(m, [1.12, 0.13, 0.66], 0.12, '#c8402f');
  cartWheel(m, [1.06, 0.13, 0.37], 0.12, '#c8402f');
  m.put(
    tube(
      [
        [nail[0], nail[1] - 0.04, nail[2]],
        [nail[0], nail[1] + 0.06, nail[2]],
      ],
      [0.008],
      { around: 6, rings: 2 },
    ),
    { color: '#8a8f98', line: 0.6 },
  );
  m.inside(priya.grip.right, () => hammer(m, place([0, 0, 0], [0, 0, -90])));
  m.inside(theo.grip.right, () => {
    // the punch
    for (const k of [-1, 1])
      m.put(roundedBox(0.02, 0.16, 0.02, 0.006), { color: '#c8402f' }, place([0.02 * k, 0.03, 0], [0, 0, 60 + k * 10]));
  });
  junePage(m, place([0.72, 1.72, -2.27], [0, 0, -1.5]));
  return composeShot({
    set: (scene) =>
      bellKitchen(scene, { hour: 'morning', chairs: [[-0.33, -0.36, 14]], without: ['lamp', 'pots', 'calendar'] }),
    light: plumLight('morning', { sky: 0.95, exposure: 1.02 }),
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, [-0.4, 1.4, -0.3]),
    aperture: 0.006,
    center: [0, 1, 0],
    radius: 4.5,
    actors: [charlotte, theo, priya, dad, dog],
    things: [m.bake()],
    // Noodle, who looks at the cake
    find: ballsAt(0.21, [1.44, 0.93, -0.68], [1.62, 0.93, -0.68]),
    lettering: [
      { text: '41→14 ONE WAY', balls: ballsAt(0.11, [-1.24, 1.4, -0.41], [-1, 1.4, -0.42]) },
      { text: '41→14 ONE WAY', balls: ballsAt(0.12, [-0.81, 1.49, -0.58], [-0.58, 1.49, -0.59]) },
      { text: '41→14 ONE WAY', balls: ballsAt(0.13, [-0.4, 1.6, -0.73], [-0.19, 1.6, -0.74]) },
      { text: '41→14 ONE WAY', balls: ballsAt(0.15, [0.02, 1.71, -0.9], [0.22, 1.71, -0.91]) },
      { text: '41→14 ONE WAY', balls: ballsAt(0.15, [0.44, 1.84, -1.05], [0.58, 1.84, -1.06]) },
    ],
    focal: onLine(TICKETS[2] ?? 0.5),
  });
}
