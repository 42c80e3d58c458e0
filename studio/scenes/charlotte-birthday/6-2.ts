/** BB-6.2. One table, one sunbeam: Charlotte throws her whole weight on the potato, the string of tickets runs to Dad's big blue 8. */
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
import { ball } from '../../model/tube.ts';
import { puffs, shafts } from '../../model/veil.ts';
import { potatoStamp } from '../../props/birthday-things.ts';
import { chair, farmTable } from '../../props/furniture.ts';
import { icingBag } from '../../props/number-cake.ts';
import { bellKitchen, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import {
  beamScreens,
  CAKE_AT,
  flourDust,
  STAMP,
  TICKET_WIDTH,
  TICKETS,
  ticketAt,
  ticketString,
  tippedCake,
  workshopClutter,
} from './6-2.ticket-workshop.ts';

const FROM: V3 = [-0.1, 1.42, 2.4];
const TO: V3 = [0.08, 1.1, -0.2];

const CHARLOTTE_AT = place([0.62, TABLE.top - 0.02, 0.38], [0, -66, 0]);
const THEO_AT = place([-0.98, 0.28, -0.02], [0, 50, 0]);
const DAD_HEAD: V3 = [21, -6, -8];
const DAD_AT = place([0.02, 0, -1.08], [0, -2, 0]);
const DAD_STANCE = { lean: [22, 0, 2] as V3, bend: 22 };
/** The potato's size. */
const POTATO = 1.5;
const BEAM: [V3, V3] = [
  [-1.6, 2.75, -0.8],
  [0.42, 0.6, -0.8],
];

const BANG: [number, number, number, number][] = [
  [STAMP[0] - 0.2, TABLE.top + 0.05, STAMP[2] + 0.02, 0.1],
  [STAMP[0] - 0.29, TABLE.top + 0.1, STAMP[2] - 0.04, 0.07],
  [STAMP[0] + 0.18, TABLE.top + 0.05, STAMP[2] - 0.02, 0.09],
  [STAMP[0] + 0.02, TABLE.top + 0.04, STAMP[2] - 0.14, 0.1],
  [STAMP[0] - 0.1, TABLE.top + 0.04, STAMP[2] - 0.14, 0.08],
];

export function ticketWorkshop(): Shot {
  const model = new Model();
  // both arms straight, knees off the table, heels in the air
  const press = { hips: 0.64, lean: [44, 0, -2] as V3, bend: 14 };
  const onPotato = (side: 'left' | 'right', high: number, fingers: V3) =>
    grasp({
      at: CHARLOTTE_AT,
      build: 'child8',
      side,
      point: [STAMP[0], STAMP[1] + high, STAMP[2]],
      touch: 'palm',
      r: 0.0,
      fingers,
      palm: [0, -1, 0],
      elbow: [1, 0.1, -0.3],
      grip: 'holdThick',
    });
  const card = ticketAt(1);
  const onCard = (x: number, y: number) => vec(x * TICKET_WIDTH, y * TICKET_WIDTH, 0).applyMatrix4(card);
  const charlotte = character(CHARLOTTE, {
    at: CHARLOTTE_AT,
    expression: 'determined',
    lookAt: onCard(0, 0).toArray() as V3,
    pose: pose('kneel', {
      ...press,
      head: [4, 8, 8],
      right: onPotato('right', 0.2, [-0.5, -0.3, 0.8]),
      left: onPotato('left', 0.23, [-0.7, -0.3, 0.6]),
      legLeft: { foot: [0.05, 0.4, -0.88], knee: [0.1, -0.8, 0.6], toeDown: 100 },
      legRight: { foot: [0.05, 0.66, -0.8], knee: [0.1, -0.8, 0.6], toeDown: 100 },
    }),
  });
  const theo = character(THEO_ONE_BOOT, {
    at: THEO_AT,
    expression: 'thinking',
    lookAt: charlotte.head.at.toArray() as V3,
    pose: pose('stand', {
      lean: [24, 0, -2],
      bend: 10,
      head: [4, 4, -4],
      left: holdCard({
        at: THEO_AT,
        build: 'child8',
        side: 'left',
        stance: { lean: [24, 0, -2], bend: 10 },
        edge: onCard(-0.3, -0.22),
        inward: vec(0, 1, 0).transformDirection(card),
        face: vec(0, 0, 1).transformDirection(card),
        elbow: [0.8, -0.8, 0],
      }),
      right: { hand: [0.1, -0.5, 0.5], elbow: [0.7, 0, -1], palm: [-0.2, -1, 0.2], grip: 'relaxed' },
    }),
  });
  const tip = vec([-0.06, 0.215, -0.04]).applyMatrix4(CAKE_AT);
  const { left, right, bag } = pipe({ at: DAD_AT, build: 'tallMan', stance: DAD_STANCE, tip, up: [-0.1, 1, -0.5] });
  const dad = character(DAD, {
    at: DAD_AT,
    expression: 'concentrating',
    lookAt: tip.toArray() as V3,
    pose: pose('stand', { ...DAD_STANCE, head: DAD_HEAD, left, right }),
  });
  const dog = noodle({ at: place([-0.78, 0.4, -0.4], [0, 92, 0]), pose: 'sit', head: [-8, -4, 0] });
  // his tongue must find its way out of the beard
  const mouth = facePoint(DAD_AT, dad.head.at, place([0, 0, 0], DAD_HEAD), 'tallMan', [-0.1, -0.6, 1.0]);
  model.put(ball([0.02, 0.026, 0.018], 12), { color: '#e8707c', line: 0.8 }, place(mouth, [20, 0, -14]));
  farmTable(model, place([0, 0, 0.1]), [1.0, TABLE.top, 2.1]);
  chair(model, place([-0.84, -0.02, -0.4], [0, 92, 0]), '#5fa3a0');
  tippedCake(model);
  icingBag(model, bag);
  workshopClutter(model);
  potatoStamp(model, place(STAMP, [0, 0, 0], POTATO));
  ticketString(model);
  beamScreens(model);
  flourDust(model, [-0.7, 1.9, 0.1], [0.3, 0.85, 0.2], 0.6);
  return composeShot({
    set: (scene) =>
      bellKitchen(scene, {
        hour: 'morning',
        chairs: [],
        without: ['lamp', 'pots', 'calendar', 'table', 'left'],
      }),
    light: plumLight('morning', {
      // one beam of sun; the rest of the kitchen is still cool
      sun: { dir: [-0.9, 0.62, 0.35], color: '#ffd494', power: 10.5, cone: 0.04 },
      fill: { dir: [0.4, 0.5, 1], color: '#dfe2f4', power: 0.5, cone: 0.4 },
      top: '#c4d0ee',
      horizon: '#d8dcea',
      sky: 0.5,
      // what the sunny table gives back to Theo
      points: [{ at: [-0.42, 0.98, 0.5], color: '#ffcf96', power: 0.5, radius: 0.15 }],
      exposure: 1.04,
      fog: { color: '#8797b8', near: 3.4, far: 14 },
    }),
    camera: camera(FROM, TO, 39.5),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.006,
    center: [0, 1.2, 0],
    radius: 6,
    actors: [charlotte, theo, dad, dog],
    things: [
      model.bake(),
      shafts([{ from: BEAM[0], to: BEAM[1], wide: 0.8 }], FROM, '#ffd890', 0.75),
      // the flour that was on the table
      puffs(BANG, FROM, '#fff0d0', 0.5),
    ],
    // Noodle, who looks at the cake
    find: ballsAt(0.2, dog.head.at),
    lettering: TICKETS.map((_, i) => ({
      text: '41→14 ONE WAY',
      balls: ballsAt(0.07, ...[-0.08, 0.08].map((x) => vec(x, 0, 0).applyMatrix4(ticketAt(i)))),
    })),
    focal: [STAMP[0], STAMP[1] + 0.2, STAMP[2]],
  });
}
