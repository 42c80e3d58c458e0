/** BB-6.2. A short table in the sun, everybody whole round it: Charlotte on one foot on a stool presses the potato, Theo checks a ticket, Dad pipes the 8. */
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { facePoint, grasp } from '../../cast/grasp.ts';
import { holdCard, pipe, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { potatoStamp } from '../../props/birthday-things.ts';
import { farmTable } from '../../props/furniture.ts';
import { icingBag } from '../../props/number-cake.ts';
import { bellKitchen, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import {
  BOARD,
  beamScreens,
  CAKE_AT,
  finishedTickets,
  flourDust,
  HELD,
  plainRug,
  STAMP,
  stool,
  TICKET_WIDTH,
  TICKETS,
  tippedCake,
  workshopClutter,
} from './6-2.ticket-workshop.ts';

const FROM: V3 = [-0.04, 1.86, 3.12];
const TO: V3 = [-0.02, 0.77, 0.1];

const STOOL = 0.46;
const CHARLOTTE_AT = place([0.93, STOOL, 0.4], [0, -78, 0]);
const THEO_AT = place([-0.98, 0, 0.6], [0, 42, 0]);
const DAD_AT = place([0.02, 0, -0.62], [0, -2, 0]);
const DAD_HEAD: V3 = [21, -6, -8];
const DAD_STANCE = { lean: [22, 0, 2] as V3, bend: 22 };
/** In the sun, without darker curls, she would be a redhead. */
const IN_SUN = { ...CHARLOTTE, hair: { ...CHARLOTTE.hair, color: '#6f3f24', light: '#945a34', dark: '#4a2817' } };
/** The potato's size. */
const POTATO = 1.5;

export function ticketWorkshop(): Shot {
  const model = new Model();
  // on the toes of one foot, both arms straight down on the potato
  const press = { hips: 1.04, lean: [42, 0, 0] as V3, bend: 12 };
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
  const charlotte = character(IN_SUN, {
    at: CHARLOTTE_AT,
    expression: 'determined',
    lookAt: [STAMP[0] - 0.1, STAMP[1], STAMP[2] + 0.1],
    pose: pose('stand', {
      ...press,
      head: [14, 32, 4],
      right: onPotato('right', 0.19, [-0.5, -0.3, 0.8]),
      left: onPotato('left', 0.22, [-0.7, -0.3, 0.6]),
      legRight: { foot: [0.0, 0.05, 0.02], toeDown: 34 },
      legLeft: { foot: [0.06, 0.6, -0.5], knee: [0.1, -1, 0.2], toeDown: 80 },
    }),
  });
  const theoStance = { lean: [6, 0, 0] as V3, bend: 6 };
  const onCard = (x: number, y: number) => vec(x * TICKET_WIDTH, y * TICKET_WIDTH, 0).applyMatrix4(HELD);
  const theo = character(THEO_ONE_BOOT, {
    at: THEO_AT,
    expression: 'thinking',
    lookAt: onCard(0, 0).toArray() as V3,
    pose: pose('stand', {
      ...theoStance,
      head: [8, -4, -6],
      left: holdCard({
        at: THEO_AT,
        build: 'child8',
        side: 'left',
        stance: theoStance,
        edge: onCard(0.18, -0.22),
        inward: vec(0, 1, 0).transformDirection(HELD),
        face: vec(0, 0, 1).transformDirection(HELD),
        elbow: [0.8, -0.8, 0],
      }),
      // a finger under the number that is checked
      right: pointAt({
        at: THEO_AT,
        build: 'child8',
        side: 'right',
        stance: theoStance,
        target: onCard(-0.36, -0.06),
        elbow: [1, -0.8, 0],
      }),
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
  // on its hind legs behind the table, both paws on the edge
  const dog = noodle({ at: place([-0.6, 0, -0.42], [0, 38, 0]), pose: 'reach', head: [-4, 14, 0] });
  // his tongue must find its way out of the beard
  const mouth = facePoint(DAD_AT, dad.head.at, place([0, 0, 0], DAD_HEAD), 'tallMan', [-0.1, -0.6, 1.0]);
  model.put(ball([0.02, 0.026, 0.018], 12), { color: '#e8707c', line: 0.8 }, place(mouth, [20, 0, -14]));
  farmTable(model, place([0, 0, BOARD.z]), [BOARD.wide, TABLE.top, BOARD.deep]);
  stool(model, place([0.95, 0, 0.4]), STOOL, '#d8705c');
  tippedCake(model);
  icingBag(model, bag);
  workshopClutter(model);
  potatoStamp(model, place(STAMP, [0, 0, 0], POTATO));
  finishedTickets(model);
  plainRug(model);
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
      sun: { dir: [-0.75, 0.62, 0.6], color: '#ffd494', power: 8.5, cone: 0.04 },
      fill: { dir: [0.4, 0.5, 1], color: '#dfe2f4', power: 0.5, cone: 0.4 },
      top: '#c4d0ee',
      horizon: '#d8dcea',
      sky: 0.55,
      exposure: 1.04,
      fog: { color: '#8797b8', near: 3.8, far: 14 },
    }),
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.004,
    center: [0, 1.0, 0],
    radius: 6,
    actors: [charlotte, theo, dad, dog],
    things: [model.bake()],
    // Noodle, who looks at the cake
    find: ballsAt(0.2, dog.head.at),
    lettering: [...TICKETS, HELD].map((at) => ({
      text: '41→14 ONE WAY',
      balls: ballsAt(0.06, ...[-0.08, 0.08].map((x) => vec(x, 0, 0).applyMatrix4(at))),
    })),
    focal: [STAMP[0], STAMP[1] + 0.2, STAMP[2]],
  });
}
