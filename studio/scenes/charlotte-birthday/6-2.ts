/** BB-6.2. Kitchen workshop at ten: both hands on the potato, two numbers asked across a ticket, and one dog has other plans. */
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { facePoint, grasp } from '../../cast/grasp.ts';
import { holdCard, pipe } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { potatoStamp } from '../../props/birthday-things.ts';
import { chair, farmTable } from '../../props/furniture.ts';
import { junePage } from '../../props/june-page.ts';
import { icingBag } from '../../props/number-cake.ts';
import { bellKitchen, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import {
  CAKE_AT,
  cakeBlock,
  onLine,
  STAMP,
  TICKET_WIDTH,
  TICKETS,
  ticketLine,
  workshopClutter,
} from './6-2.ticket-workshop.ts';

const FROM: V3 = [0.06, 1.5, 2.9];
const TO: V3 = [0.0, 1.2, -0.4];

const CHARLOTTE_AT = place([-0.46, 0.44, -0.24], [0, -8, 0]);
const THEO_AT = place([-1.1, 0.3, -0.3], [0, 44, 0]);
const DAD_HEAD: V3 = [24, 6, -7];
const DAD_AT = place([0.82, 0, -0.98], [0, -4, 0]);
const DAD_STANCE = { lean: [10, 0, 3] as V3, bend: 18 };
/** Height of the middle of the potato, by which it is held. */
const POTATO = 1.5;

export function ticketWorkshop(): Shot {
  const model = new Model();
  const stance = { hips: 0.52, lean: [20, 0, -3] as V3, bend: 16 };
  const onPotato = (side: 'left' | 'right', high: number, fingers: V3) =>
    grasp({
      at: CHARLOTTE_AT,
      build: 'child8',
      side,
      point: [STAMP[0], STAMP[1] + high, STAMP[2]],
      touch: 'palm',
      r: 0.05,
      fingers,
      palm: [-0.9, -0.35, 0.1],
      elbow: [1, 0.2, -0.3],
      grip: 'holdThick',
    });
  const held = vec(onLine(TICKETS[0] ?? 0)).add(vec(-0.02, -TICKET_WIDTH * 0.48, 0.02));
  const charlotte = character(CHARLOTTE, {
    at: CHARLOTTE_AT,
    expression: 'determined',
    lookAt: [-1.06, 1.36, 0],
    pose: pose('kneel', {
      ...stance,
      head: [2, -24, 6],
      right: onPotato('right', 0.1, [-0.5, -0.45, 0.8]),
      left: onPotato('left', 0.13, [-0.5, -0.45, 0.8]),
    }),
  });
  const theo = character(THEO_ONE_BOOT, {
    at: THEO_AT,
    expression: 'thinking',
    lookAt: charlotte.head.at.toArray() as V3,
    pose: pose('stand', {
      lean: [6, 0, -2],
      head: [0, 10, -4],
      left: holdCard({
        at: THEO_AT,
        build: 'child8',
        side: 'left',
        edge: held,
        inward: [0, 1, 0],
        face: [0.1, 0, 1],
        elbow: [0.8, -0.8, 0],
      }),
      right: { hand: [0.1, -0.9, 0.2], elbow: [0.7, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
    }),
  });
  const tip = vec([0.05, 0.215, 0.02]).applyMatrix4(CAKE_AT);
  const { left, right, bag } = pipe({ at: DAD_AT, build: 'tallMan', stance: DAD_STANCE, tip, up: [-0.22, 1, -0.34] });
  const dad = character(DAD, {
    at: DAD_AT,
    expression: 'concentrating',
    lookAt: tip.toArray() as V3,
    pose: pose('stand', { ...DAD_STANCE, head: DAD_HEAD, left, right }),
  });
  const dog = noodle({ at: place([1.46, 0.56, -0.12], [0, -84, 0]), pose: 'sit', head: [-8, -4, 0] });
  // his tongue must find its way out of the beard
  const mouth = facePoint(DAD_AT, dad.head.at, place([0, 0, 0], DAD_HEAD), 'tallMan', [-0.1, -0.6, 1.0]);
  model.put(ball([0.02, 0.026, 0.018], 12), { color: '#e8707c', line: 0.8 }, place(mouth, [20, 0, -14]));
  farmTable(model, place([-0.64, 0, TABLE.z]), [1.7, TABLE.top, 1]);
  chair(model, place([1.48, 0.08, -0.12], [0, -84, 0]), '#5fa3a0');
  cakeBlock(model);
  icingBag(model, bag);
  workshopClutter(model);
  potatoStamp(model, place(STAMP, [0, 0, 0], POTATO));
  ticketLine(model);
  junePage(model, place([0.72, 1.72, -2.27], [0, 0, -1.5]));
  // a ceiling out of sight keeps the sun off the wall, so that it finds the potato, the tickets and the cake
  model.put(roundedBox(8.4, 0.05, 2.6, 0.01), { color: '#f4e4bc', line: 0 }, place([-2, 3.3, -1.7]));
  return composeShot({
    set: (scene) =>
      bellKitchen(scene, {
        hour: 'morning',
        chairs: [[-0.46, -0.24, -8]],
        without: ['lamp', 'pots', 'calendar', 'table', 'left'],
      }),
    light: plumLight('morning', {
      sky: 0.62,
      exposure: 1.02,
      fog: { color: '#8fa39c', near: 4.3, far: 17 },
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, [-0.4, 1.2, 0]),
    aperture: 0.01,
    center: [0, 1.2, 0],
    radius: 6,
    actors: [charlotte, theo, dad, dog],
    things: [model.bake()],
    // Noodle, who looks at the cake
    find: ballsAt(0.21, [1.18, 1.06, -0.1], [1.32, 1.06, -0.1]),
    lettering: TICKETS.map((k) => {
      const at = vec(onLine(k)).add(vec(0, -TICKET_WIDTH * 0.24, 0));
      return { text: '41→14 ONE WAY', balls: ballsAt(0.12, at.clone().add(vec(-0.1, 0, 0)), at.add(vec(0.1, 0, 0))) };
    }),
    focal: [STAMP[0], STAMP[1] + 0.2, STAMP[2]],
  });
}
