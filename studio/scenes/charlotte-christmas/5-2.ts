/** CC-5.2. The whole town stuck on the dark stairs; in the light of the last door, Charlotte, as wide as it. */
import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import {
  DAD_WINTER,
  FINCH_WINTER,
  GUESTS_WINTER,
  HALMEONI_OUTSIDE,
  MAYOR_WINTER,
} from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ring, tube } from '../../model/tube.ts';
import { tangerine } from '../../props/christmas-things.ts';
import { squirrelBox } from '../../props/squirrel-home.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { stepAt, towerStairs } from '../../sets/tower-stairs.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { ladder, landingNet } from './5-2.catching-things.ts';
import { cutWall } from './5-2.cut-wall.ts';

const FROM: V3 = [1.3, 4.5, 3.2];
const TO: V3 = [0.51, 4.95, 0.1];
const TOP = 22;
const [DOOR_X, DOOR_Y, DOOR_Z] = stepAt(TOP, 1.15);
const DOOR = place([DOOR_X, DOOR_Y, DOOR_Z], [0, TOP * 20 - 90, 0]);
/** What everybody looks at. */
const HER_FACE: V3 = [1.1, 5.46, 0.05];

/** A mother or father of one of the guests, in the same wool. */
const parent = (i: number, build: 'woman' | 'tallMan'): Person => {
  const child = GUESTS_WINTER[i] as Person;
  return { ...child, id: 'guests', build, face: { ...child.face, age: 'adult' } };
};

type Climber = {
  who: Person;
  n: number;
  r?: number;
  /** turned away from the way up, degrees */
  turn?: number;
  head: V3;
  face: ExpressionName;
  lean?: V3;
  left?: Partial<ArmPose>;
  right?: Partial<ArmPose>;
};
const ground = (c: Climber): THREE.Matrix4 => {
  const [x, , z] = stepAt(c.n, c.r ?? 1.25);
  return place([x, Math.round(c.n) * 0.2, z], [0, c.n * 20 + 90 + (c.turn ?? 0), 0]);
};
const leanOf = (c: Climber): V3 => c.lean ?? [3, 5, ((c.n * 7) % 5) - 2];
const climber = (c: Climber): Actor =>
  character(c.who, {
    at: ground(c),
    expression: c.face,
    lookAt: HER_FACE,
    pose: pose('stand', {
      head: c.head,
      lean: leanOf(c),
      ...(c.left ? { left: c.left } : {}),
      ...(c.right ? { right: c.right } : {}),
    }),
  });

/** How high the basket's handle stands above the fruit. */
const HANDLE = 0.2;
function fruitBasket(model: Model, at: V3): void {
  for (let i = 0; i < 8; i++)
    tangerine(
      model,
      place([at[0] + Math.sin(i * 2.4) * 0.09, at[1] - 0.04 + (i % 3) * 0.03, at[2] + Math.cos(i * 2.4) * 0.09]),
      0.058,
    );
  for (const [k, r] of [
    [0.0, 0.165],
    [0.05, 0.155],
    [0.1, 0.14],
  ] as const)
    model.put(ring(r, r, at[1] - k, 0.032), { color: k ? '#b8844c' : '#c9965c' }, place([at[0], 0, at[2]]));
  const bow: V3[] = [-90, -60, -30, 0, 30, 60, 90].map((a): V3 => {
    const t = (a * Math.PI) / 180;
    return [at[0] + Math.sin(t) * 0.16, at[1] + Math.cos(t) * HANDLE, at[2]];
  });
  model.put(tube(bow, [0.018], { around: 10, rings: 40 }), { color: '#b8844c' });
}

export function stuckOnTheStairs(): Shot {
  const model = new Model();
  cutWall(model);
  model.inside(DOOR, () => {
    model.put(roundedBox(0.09, 0.16, 0.03, 0.01), { color: '#4a4450' }, place([0.6, 0.68, -0.44]));
    model.inside(place([0.6, 0.63, -0.4], [82, 0, 0]), () =>
      model.put(ring(0.065, 0.065, 0, 0.014), { color: '#b08a4a' }),
    );
  });
  const onto = (a: THREE.Matrix4, p: V3): V3 => vec(p).applyMatrix4(a).toArray() as V3;

  const mayor: Climber = {
    who: MAYOR_WINTER,
    n: 19.3,
    r: 0.84,
    turn: 6,
    head: [4, -30, 6],
    lean: [9, 0, 2],
    face: 'dismay',
  };
  const mayorAt = ground(mayor);
  // the box has come to a stop, and sinks: the acorn on its side is to us
  const box = mayorAt.clone().multiply(place([0.0, 0.6, 0.36], [4, -84, 0]));
  squirrelBox(model, box);
  const under = (side: 'left' | 'right'): ArmPose =>
    grasp({
      at: mayorAt,
      build: 'shortWoman',
      side,
      point: onto(mayorAt, [side === 'left' ? 0.13 : -0.15, 0.6, 0.28]),
      touch: 'palm',
      r: 0.02,
      fingers: [-0.4, 0.1, 0.9],
      palm: [-0.3, 1, 0],
      elbow: [1, -0.6, -0.2],
      grip: 'holdThick',
    });
  // both arms across the door, knees knocked
  const charlotteAt = DOOR.clone().multiply(place([-0.02, 0, -0.3], [0, -12, 0], 1.04));
  const braced: Stance = { hips: 0.92, shift: [0, 0, 0.02], lean: [-4, 0, -3], bend: 2, head: [10, -18, 5] };
  const across = (side: 'left' | 'right', up: number): ArmPose =>
    grasp({
      at: charlotteAt,
      build: 'child8',
      side,
      point: onto(DOOR, [side === 'left' ? 0.6 : -0.62, up, -0.4]),
      touch: 'palm',
      fingers: [0.9, 0.42, 0],
      palm: [0, 0, -1],
      elbow: [0.3, -1, 0.4],
      grip: 'open',
    });
  const charlotte = character(CHARLOTTE_WINTER, {
    at: charlotteAt,
    expression: 'sad',
    lookAt: headFrame(mayorAt, 'shortWoman', { lean: leanOf(mayor), head: mayor.head }).elements.slice(12, 15) as V3,
    pose: pose('stand', {
      ...braced,
      left: across('left', 0.96),
      right: across('right', 0.9),
      legLeft: { foot: [0.27, 0, 0.02], knee: [-0.9, 0, 1], toeOut: -14 },
      legRight: { foot: [0.28, 0, 0.06], knee: [-0.9, 0, 1], toeOut: -18 },
    }),
  });
  const hal: Climber = { who: HALMEONI_OUTSIDE, n: 17.6, r: 1.2, turn: -24, head: [-12, 44, 5], face: 'tender' };
  const halAt = ground(hal);
  // one goes up to whoever stands above her, the others wait in the basket on her arm
  const fruit = onto(halAt, [0.3, 1.1, 0.36]);
  tangerine(model, place([fruit[0], fruit[1] - 0.06, fruit[2]]), 0.078);
  const bag = onto(halAt, [-0.14, 0.79, 0.42]);
  fruitBasket(model, bag);
  const dad: Climber = { who: DAD_WINTER, n: 17.0, r: 0.75, turn: 0, head: [-8, 40, -5], face: 'nervous' };
  const ladderM = ground(dad).multiply(place([0.3, 1.2, 0.1], [0, -60, 4]));
  ladder(model, ladderM);
  const netMan: Climber = { who: parent(4, 'tallMan'), n: 16.0, r: 0.9, turn: 14, head: [-12, 50, -5], face: 'huh' };
  const netM = ground(netMan).multiply(place([-0.42, 1.25, 0.34], [8, 20, -14]));
  landingNet(model, netM);
  const of = (c: Climber, build: 'grandmother', side: 'left' | 'right') => ({
    at: ground(c),
    build,
    side,
    stance: { lean: leanOf(c) },
    mitten: true,
  });
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
  const others: Climber[] = [
    { who: parent(1, 'woman'), n: 17.0, r: 1.7, turn: -10, head: [-10, 34, 7], face: 'dismay' },
    { who: parent(5, 'woman'), n: 15.0, r: 1.3, turn: 6, head: [-12, 44, -4], face: 'sad' },
    { who: parent(2, 'tallMan'), n: 13.2, r: 1.5, turn: 0, head: [-10, 60, 4], face: 'startled' },
    { who: parent(7, 'woman'), n: 13.4, r: 0.9, turn: 10, head: [-12, 62, 6], face: 'worry' },
    { who: without(FINCH_WINTER, 'woolScarf'), n: 18.2, r: 0.7, turn: -4, head: [-4, 26, -6], face: 'nervous' },
  ];
  const people = [
    climber({ ...mayor, left: under('left'), right: under('right') }),
    climber({ ...dad, left: hold(dad, 'tallMan', 'left', onto(ladderM, [0.17, -0.3, 0])) }),
    climber({
      ...hal,
      left: cup({ ...of(hal, 'grandmother', 'left'), point: fruit, r: 0.076, from: 'below', elbow: [0.9, -0.8, 0] }),
      right: gripRod({
        ...of(hal, 'grandmother', 'right'),
        point: [bag[0], bag[1] + HANDLE, bag[2]],
        dir: onto(new THREE.Matrix4().extractRotation(halAt), [1, 0, 0.2]),
        r: 0.018,
        palm: [0, -1, 0],
      }),
    }),
    climber({ ...netMan, right: hold(netMan, 'tallMan', 'right', onto(netM, [0, -0.1, 0])) }),
    ...others.map(climber),
  ];
  const heads = people.map((actor) => actor.head).filter((h) => h.person !== 'guests');
  return composeShot({
    set: (scene) => {
      scene.background = new THREE.Color('#2f2848');
      towerStairs(scene, { from: -2, to: TOP, door: true, open: 76 });
    },
    light: plumLight('night', {
      sun: { dir: [-0.3, 0.9, 0.6], color: '#b4c2ff', power: 0.7, cone: 0.1 },
      sky: 0.5,
      points: [
        // the lantern over the door: she stands in its light, they in the dark
        { at: [1.3, 6.1, 1.05], color: '#ffc880', power: 12, radius: 0.2 },
        { at: [-0.9, 5.3, 3.0], color: '#ffb068', power: 1.0, radius: 0.4 },
      ],
      exposure: 1.12,
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.008,
    center: [0, 4, 0],
    radius: 3.6,
    actors: [charlotte, ...people],
    things: [model.bake()],
    heads: [charlotte.head, ...heads],
    paint: { line: 0.75 },
    // Halmeoni with the basket of tangerines
    find: ballsAt(0.24, bag, fruit),
    focal: charlotte.head.at.toArray() as V3,
  });
}
