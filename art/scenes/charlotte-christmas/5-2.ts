/** CC-5.2. The whole town stuck on the stairs with nets and opinions; before the last door, small and wide, Charlotte. */
import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import {
  DAD_WINTER,
  FINCH_WINTER,
  GUESTS_WINTER,
  HALMEONI_WINTER,
  MAYOR_WINTER,
  MOM_WINTER,
} from '../../cast/people/winter-coats.ts';
import type { Person } from '../../cast/person.ts';
import { type ArmPose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ring, tube } from '../../model/tube.ts';
import { tangerine } from '../../props/christmas-things.ts';
import { snowfall } from '../../props/snowfall.ts';
import { squirrelBox } from '../../props/squirrel-home.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { stepAt, towerStairs } from '../../sets/tower-stairs.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [1.5, 5.1, 7.2];
const TO: V3 = [0.06, 3.84, 0.1];
const TOP = 22;

/** A mother or father of one of the guests, in the same wool. */
const parent = (i: number, build: 'woman' | 'tallMan'): Person => {
  const child = GUESTS_WINTER[i] as Person;
  return { ...child, name: 'guests', build, face: { ...child.face, age: 'adult' } };
};

interface Climber {
  who: Person;
  n: number;
  r?: number;
  /** turned away from the way up, degrees */
  turn?: number;
  head: V3;
  face: ExpressionName;
  gaze?: [number, number];
  left?: Partial<ArmPose>;
  right?: Partial<ArmPose>;
}
const ground = (c: Climber): THREE.Matrix4 => {
  const [x, , z] = stepAt(c.n, c.r ?? 1.25);
  return place([x, Math.round(c.n) * 0.2, z], [0, c.n * 20 + 90 + (c.turn ?? 0), 0]);
};
const climber = (c: Climber): Actor =>
  character(c.who, {
    at: ground(c),
    expression: c.face,
    ...(c.gaze ? { gaze: c.gaze } : {}),
    pose: pose('stand', {
      head: c.head,
      lean: [3, 5, ((c.n * 7) % 5) - 2],
      ...(c.left ? { left: c.left } : {}),
      ...(c.right ? { right: c.right } : {}),
    }),
  });

/** Masonry cut through on both sides of the stair: the dark frame of the picture. */
function cutWall(m: Model): void {
  const rnd = random(17);
  for (const s of [-1, 1])
    for (let row = 0; row < 24; row++)
      for (let k = 0; k < 3; k++)
        m.put(
          roundedBox(0.78, 0.29, 0.5, 0.03),
          { color: color('#5a5078').lerp(color('#453c62'), rnd()), line: 0.5 },
          place([s * (2.28 + k * 0.8 + (row % 2) * 0.25), row * 0.3, 0.45]),
        );
}
function ladder(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    for (const s of [-1, 1]) m.put(roundedBox(0.045, 2.3, 0.06, 0.012), { color: '#c08a50' }, place([s * 0.17, 0, 0]));
    for (let y = -1; y < 1.1; y += 0.26)
      m.put(
        tube(
          [
            [-0.17, y, 0],
            [0.17, y, 0],
          ],
          [0.018],
          { around: 8, rings: 2 },
        ),
        { color: '#d8a868' },
      );
  });
}
/** Landing net: handle along Y, hoop at the top, half full of nothing. */
function net(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(
      tube(
        [
          [0, -0.6, 0],
          [0, 0.75, 0],
        ],
        [0.016],
        { around: 8, rings: 3 },
      ),
      { color: '#c08a50' },
    );
    m.inside(place([0, 0.98, 0], [90, 0, 0]), () => m.put(ring(0.23, 0.23, 0, 0.016), { color: '#8a8ea0' }));
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283;
      const rim: V3 = [Math.sin(a) * 0.23, 0.98 + Math.cos(a) * 0.23, 0];
      m.put(
        tube([rim, [rim[0] * 0.7, 0.95 + Math.cos(a) * 0.16, -0.2], [0.02, 0.78, -0.42]], [0.005], {
          around: 4,
          rings: 10,
        }),
        { color: '#f2e8d4', line: 0.3 },
      );
    }
    for (const k of [0.35, 0.7])
      m.inside(place([0, 0.98 - k * 0.14, -0.36 * k], [72, 0, 0]), () =>
        m.put(ring(0.23 * (1 - k * 0.75), 0.2 * (1 - k * 0.7), 0, 0.005), { color: '#f2e8d4', line: 0.3 }),
      );
  });
}

export function stuckOnTheStairs(): Shot {
  const scene = new THREE.Scene();
  scene.background = new THREE.Color('#2f2848');
  towerStairs(scene, { from: -2, to: TOP, door: true });
  const m = new Model();
  cutWall(m);
  const door = stepAt(TOP, 1.15);
  const charlotte = character(CHARLOTTE_WINTER, {
    at: place([door[0] + 0.02, door[1], door[2] - 0.1], [0, -6, 0], 1.08),
    expression: 'determined',
    gaze: [0.3, -0.3],
    pose: pose('stand', {
      lean: [-3, 3, -3],
      head: [8, -14, 5],
      left: { hand: [0.96, 0.16, 0.06], elbow: [0, -1, -0.4], palm: [0, 0.1, 1], fingers: [1, 0.25, 0], grip: 'open' },
      right: { hand: [0.97, 0.06, 0.06], elbow: [0, -1, -0.4], palm: [0, 0.1, 1], fingers: [1, 0.1, 0], grip: 'open' },
      legLeft: { foot: [0.22, 0, 0.04], toeOut: 24 },
      legRight: { foot: [0.2, 0, -0.02], toeOut: 26 },
    }),
  });
  const onto = (a: THREE.Matrix4, p: V3): V3 => vec(p).applyMatrix4(a).toArray() as V3;

  const mayor: Climber = {
    who: MAYOR_WINTER,
    n: 19.3,
    r: 1.3,
    turn: -34,
    head: [-10, 24, 5],
    face: 'worry',
    gaze: [0.4, 0.5],
  };
  const mayorAt = ground(mayor);
  squirrelBox(m, mayorAt.clone().multiply(place([0, 0.72, 0.44])));
  const onBox = (side: 'left' | 'right'): ArmPose =>
    grasp({
      at: mayorAt,
      build: 'shortWoman',
      side,
      point: onto(mayorAt, [side === 'left' ? 0.2 : -0.2, 0.72, 0.44]),
      touch: 'palm',
      r: 0.02,
      fingers: [-0.2, 0, 1],
      palm: [-0.4, 1, 0],
      elbow: [1, -0.6, -0.2],
      grip: 'holdThick',
    });
  const hal: Climber = { who: HALMEONI_WINTER, n: 16.3, r: 1.45, turn: -28, head: [-2, -40, 7], face: 'smile' };
  const halAt = ground(hal);
  const fruit = onto(halAt, [-0.4, 0.98, 0.32]);
  tangerine(m, place(fruit), 0.065);
  const bag = onto(halAt, [0.16, 0.66, 0.36]);
  for (let i = 0; i < 8; i++)
    tangerine(
      m,
      place([bag[0] + Math.sin(i * 2.4) * 0.09, bag[1] - 0.04 + (i % 3) * 0.045, bag[2] + Math.cos(i * 2.4) * 0.09]),
      0.058,
    );
  for (const [k, r] of [
    [0.0, 0.165],
    [0.05, 0.155],
    [0.1, 0.14],
  ] as const)
    m.put(ring(r, r, bag[1] - k, 0.032), { color: k ? '#b8844c' : '#c9965c' }, place([bag[0], 0, bag[2]]));

  const dad: Climber = { who: DAD_WINTER, n: 17.9, r: 1.05, turn: -20, head: [-14, 22, -7], face: 'thinking' };
  const ladderM = ground(dad).multiply(place([0.26, 1.3, 0.36], [0, -60, -5]));
  ladder(m, ladderM);
  const netMan: Climber = { who: parent(4, 'tallMan'), n: 13.6, r: 1.1, turn: 14, head: [-12, 10, -5], face: 'grumpy' };
  const netM = ground(netMan).multiply(place([-0.3, 1.5, 0.3], [8, 20, 10]));
  net(m, netM);
  const hold = (c: Climber, build: 'tallMan' | 'woman', side: 'left' | 'right', p: V3): ArmPose =>
    grasp({
      at: ground(c),
      build,
      side,
      point: p,
      touch: 'palm',
      r: 0.02,
      fingers: [-0.3, 0.2, 0.9],
      palm: [-0.9, 0, -0.3],
      elbow: [1, -0.8, 0],
      grip: 'fist',
    });
  const taker: Climber = { who: parent(1, 'woman'), n: 14.8, r: 1.3, turn: 20, head: [4, 20, 7], face: 'joy' };
  const point = (out: number): Partial<ArmPose> => ({
    hand: [out, 0.4, 0.66],
    elbow: [1, -0.8, 0],
    palm: [0, 0, 1],
    fingers: [0, 1, 0.1],
    grip: 'flat',
  });
  const people = [
    climber({ ...mayor, left: onBox('left'), right: onBox('right') }),
    climber({
      ...dad,
      right: hold(dad, 'tallMan', 'right', onto(ladderM, [0.17, -0.05, 0])),
      left: hold(dad, 'tallMan', 'left', onto(ladderM, [0.17, -0.3, 0])),
    }),
    climber({
      ...hal,
      right: grasp({
        at: halAt,
        build: 'grandmother',
        side: 'right',
        point: [fruit[0], fruit[1] + 0.03, fruit[2]],
        touch: 'palm',
        r: 0.055,
        fingers: [0.5, 0.2, 0.7],
        palm: [-0.1, 1, 0],
        elbow: [1, -0.8, 0],
        grip: 'holdThick',
      }),
      left: {
        hand: [-0.05, -0.46, 0.56],
        elbow: [0.9, -0.4, -0.3],
        palm: [-0.5, 1, 0],
        fingers: [-0.8, 0.1, 0.6],
        grip: 'holdThick',
      },
    }),
    climber({
      ...taker,
      left: grasp({
        at: ground(taker),
        build: 'woman',
        side: 'left',
        point: [fruit[0] - 0.1, fruit[1] - 0.03, fruit[2] - 0.02],
        touch: 'palm',
        r: 0.03,
        fingers: [0, 0.2, 1],
        palm: [-0.3, 1, 0],
        elbow: [1, -0.8, 0],
        grip: 'open',
      }),
    }),
    climber({ ...netMan, right: hold(netMan, 'tallMan', 'right', onto(netM, [0, -0.1, 0])) }),
    climber({ who: parent(2, 'tallMan'), n: 9.4, r: 1.1, turn: 16, head: [-16, 20, 5], face: 'thinking' }),
    climber({ who: parent(3, 'woman'), n: 7.8, r: 1.3, head: [-18, -10, -6], face: 'worry' }),
    climber({ who: MOM_WINTER, n: 6.0, r: 1.2, turn: -10, head: [-16, -30, 6], face: 'calm' }),
    climber({
      who: parent(8, 'tallMan'),
      n: 4.4,
      r: 1.35,
      turn: -20,
      head: [-18, -24, 6],
      face: 'outrage',
      right: point(0.1),
    }),
    climber({ who: FINCH_WINTER, n: 2.8, r: 1.2, turn: -36, head: [-20, -20, 7], face: 'worry' }),
    climber({
      who: parent(0, 'tallMan'),
      n: 1.0,
      r: 1.35,
      turn: -20,
      head: [-20, -10, -6],
      face: 'worry',
      left: point(0.2),
    }),
  ];
  snowfall(m, { count: 26, min: [-1.3, 2.1, -1.9], max: [-0.3, 3.2, -1.2], size: [0.012, 0.022] });
  scene.add(charlotte.model, ...people.map((a) => a.model), m.bake());
  const heads = people.map((a) => a.head).filter((h) => h.name !== 'guests');
  return {
    scene,
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.008,
    light: plumLight('night', {
      sun: { dir: [-0.3, 0.9, 0.6], color: '#b4c2ff', power: 1.2, cone: 0.1 },
      sky: 0.72,
      points: [
        { at: [0.9, 5.7, 1.5], color: '#ffbe70', power: 8, radius: 0.2 },
        { at: [-1.1, 4.6, 2.4], color: '#ffb668', power: 9, radius: 0.3 },
        { at: [1.2, 2.9, 2.6], color: '#ffa860', power: 8, radius: 0.3 },
      ],
      exposure: 1.08,
    }),
    paint: { line: 0.75 },
    center: [0, 3.4, 0],
    radius: 4.4,
    heads: [charlotte.head, ...heads],
    focal: charlotte.head.at.toArray() as V3,
  };
}
