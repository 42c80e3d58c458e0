/** CC-5.2. The whole town stuck on the stairs with nets and opinions; before the last door, small and wide, Charlotte. */
import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { DAD_WINTER, GUESTS_WINTER, HALMEONI_OUTSIDE, MAYOR_WINTER } from '../../cast/people/winter-coats.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { tangerine } from '../../props/christmas-things.ts';
import { snowfall } from '../../props/snowfall.ts';
import { squirrelBox } from '../../props/squirrel-home.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { stepAt, towerStairs } from '../../sets/tower-stairs.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { ladder, landingNet } from './5-2.catching-things.ts';
import { cutWall } from './5-2.cut-wall.ts';

const FROM: V3 = [0.66, 4.4, 4.3];
const TO: V3 = [0.4, 4.76, 0.3];
const TOP = 22;

/** A mother or father of one of the guests, in the same wool. */
const parent = (i: number, build: 'woman' | 'tallMan'): Person => {
  const child = GUESTS_WINTER[i] as Person;
  return { ...child, id: 'guests', build, face: { ...child.face, age: 'adult' } };
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
const leanOf = (c: Climber): V3 => [3, 5, ((c.n * 7) % 5) - 2];
const climber = (c: Climber): Actor =>
  character(c.who, {
    at: ground(c),
    expression: c.face,
    ...(c.gaze ? { gaze: c.gaze } : {}),
    pose: pose('stand', {
      head: c.head,
      lean: leanOf(c),
      ...(c.left ? { left: c.left } : {}),
      ...(c.right ? { right: c.right } : {}),
    }),
  });

/** How high the basket's handle stands above the fruit. */
const HANDLE = 0.2;
function fruitBasket(m: Model, at: V3): void {
  for (let i = 0; i < 8; i++)
    tangerine(
      m,
      place([at[0] + Math.sin(i * 2.4) * 0.09, at[1] - 0.04 + (i % 3) * 0.03, at[2] + Math.cos(i * 2.4) * 0.09]),
      0.058,
    );
  for (const [k, r] of [
    [0.0, 0.165],
    [0.05, 0.155],
    [0.1, 0.14],
  ] as const)
    m.put(ring(r, r, at[1] - k, 0.032), { color: k ? '#b8844c' : '#c9965c' }, place([at[0], 0, at[2]]));
  const bow: V3[] = [-90, -60, -30, 0, 30, 60, 90].map((a): V3 => {
    const t = (a * Math.PI) / 180;
    return [at[0] + Math.sin(t) * 0.16, at[1] + Math.cos(t) * HANDLE, at[2]];
  });
  m.put(tube(bow, [0.018], { around: 10, rings: 40 }), { color: '#b8844c' });
}

export function stuckOnTheStairs(): Shot {
  const m = new Model();
  cutWall(m);
  const door = stepAt(TOP, 1.15);
  m.inside(place(door, [0, TOP * 20 - 90, 0]), () => {
    m.put(roundedBox(0.09, 0.16, 0.03, 0.01), { color: '#4a4450' }, place([0.4, 0.68, -0.44]));
    m.inside(place([0.4, 0.63, -0.4], [82, 0, 0]), () => m.put(ring(0.065, 0.065, 0, 0.014), { color: '#b08a4a' }));
  });
  const onto = (a: THREE.Matrix4, p: V3): V3 => vec(p).applyMatrix4(a).toArray() as V3;

  const mayor: Climber = {
    who: MAYOR_WINTER,
    n: 20.8,
    r: 0.78,
    turn: -50,
    head: [-2, -20, 5],
    face: 'worry',
  };
  const mayorAt = ground(mayor);
  // the box comes on, the acorn on its side; its front is at Charlotte's coat
  const box = mayorAt.clone().multiply(place([0, 0.66, 0.44], [0, -90, 0]));
  squirrelBox(m, box);
  const onBox = (side: 'left' | 'right'): ArmPose =>
    grasp({
      at: mayorAt,
      build: 'shortWoman',
      side,
      point: onto(mayorAt, [side === 'left' ? 0.17 : -0.17, 0.67, 0.36]),
      touch: 'palm',
      r: 0.01,
      fingers: [-0.3, 0.1, 0.9],
      palm: [-0.6, 0.8, 0],
      elbow: [1, -0.6, -0.2],
      grip: 'holdThick',
    });
  const charlotteAt = place([door[0] + 0.19, door[1], door[2] + 0.06], [0, -34, 0], 1.08);
  const braced: Stance = { hips: 0.96, lean: [8, 6, -4], bend: 4, head: [-8, -18, 6] };
  const charlotte = character(CHARLOTTE_WINTER, {
    at: charlotteAt,
    expression: 'determined',
    lookAt: headFrame(mayorAt, 'shortWoman', { lean: leanOf(mayor), head: mayor.head }).elements.slice(12, 15) as V3,
    pose: pose('stand', {
      ...braced,
      // one palm on the door behind her, the other stops the box
      left: { hand: [0.9, 0.14, -0.16], elbow: [0.2, -1, 0], palm: [0, 0, -1], fingers: [1, 0.3, 0], grip: 'open' },
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        point: onto(box, [0.22, 0.2, 0.08]),
        touch: 'palm',
        r: 0.02,
        fingers: [0, 0.9, 0.4],
        palm: [0.5, 0, 0.9],
        elbow: [1, -0.4, -0.3],
        grip: 'open',
      }),
      legLeft: { foot: [0.2, 0, -0.12], toeOut: 24 },
      legRight: { foot: [0.16, 0, 0.14], toeOut: 20 },
    }),
  });
  const hal: Climber = { who: HALMEONI_OUTSIDE, n: 17.2, r: 1.4, turn: -16, head: [-8, 22, 5], face: 'smile' };
  const halAt = ground(hal);
  // one goes up to whoever stands above her, the others wait in the basket on her arm
  const fruit = onto(halAt, [0.31, 1.21, 0.38]);
  tangerine(m, place([fruit[0], fruit[1] - 0.06, fruit[2]]), 0.078);
  for (const [x, turn] of [
    [0.03, -24],
    [-0.026, 30],
  ] as const)
    m.put(
      ball([0.042, 0.011, 0.024], 12),
      { color: '#4f8f3c', line: 0.6 },
      place([fruit[0] + x, fruit[1] + 0.068, fruit[2] + 0.01], [20, 0, turn]),
    );
  const bag = onto(halAt, [-0.26, 0.56, 0.34]);
  fruitBasket(m, bag);
  const dad: Climber = {
    who: DAD_WINTER,
    n: 16.4,
    r: 0.78,
    turn: -10,
    head: [-6, -14, -5],
    face: 'smile',
    gaze: [-0.3, -0.3],
  };
  const ladderM = ground(dad).multiply(place([0.3, 1.3, 0.1], [0, -60, 4]));
  ladder(m, ladderM);
  const netMan: Climber = {
    who: parent(4, 'tallMan'),
    n: 14.7,
    r: 0.82,
    turn: 14,
    head: [-12, 10, -5],
    face: 'grumpy',
  };
  const netM = ground(netMan).multiply(place([-0.3, 1.5, 0.3], [8, 20, 10]));
  landingNet(m, netM);
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
  const taker: Climber = { who: parent(1, 'woman'), n: 15.0, r: 1.2, turn: -14, head: [-4, 14, 7], face: 'joy' };
  /** A tangerine at the mouth, and the arm that holds it there. */
  const eats = (c: Climber, build: 'tallMan' | 'woman', side: 'left' | 'right'): ArmPose => {
    const at = ground(c);
    const s = side === 'left' ? 1 : -1;
    const p = vec([s * 0.16, -0.66, 1.22])
      .applyMatrix4(headFrame(at, build, { lean: leanOf(c), head: c.head }))
      .toArray() as V3;
    tangerine(m, place([p[0], p[1] - 0.05, p[2]]), 0.066);
    return cup({
      at,
      build,
      side,
      stance: { lean: leanOf(c) },
      point: p,
      r: 0.064,
      from: 'below',
      elbow: [0.8, -1, 0.1],
    });
  };
  const people = [
    climber({ ...mayor, left: onBox('left'), right: onBox('right') }),
    climber({
      ...dad,
      right: eats(dad, 'tallMan', 'right'),
      left: hold(dad, 'tallMan', 'left', onto(ladderM, [0.17, -0.3, 0])),
    }),
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
    climber({ ...taker, right: eats(taker, 'woman', 'right') }),
    climber({ ...netMan, right: hold(netMan, 'tallMan', 'right', onto(netM, [0, -0.1, 0])) }),
  ];
  snowfall(m, { count: 26, min: [-1.3, 2.1, -1.9], max: [-0.3, 3.2, -1.2], size: [0.012, 0.022] });
  const heads = people.map((a) => a.head).filter((h) => h.person !== 'guests');
  return composeShot({
    set: (scene) => {
      scene.background = new THREE.Color('#2f2848');
      towerStairs(scene, { from: -2, to: TOP, door: true, open: 76 });
    },
    light: plumLight('night', {
      sun: { dir: [-0.3, 0.9, 0.6], color: '#b4c2ff', power: 1.2, cone: 0.1 },
      sky: 0.84,
      points: [
        { at: [0.9, 5.7, 1.5], color: '#ffbe70', power: 8, radius: 0.2 },
        { at: [-1.1, 4.6, 2.4], color: '#ffb068', power: 7, radius: 0.3 },
        { at: [1.2, 2.9, 2.6], color: '#ffa860', power: 8, radius: 0.3 },
      ],
      exposure: 1.12,
    }),
    camera: camera(FROM, TO, 37.5),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.008,
    center: [0, 3.4, 0],
    radius: 4.4,
    actors: [charlotte, ...people],
    things: [m.bake()],
    heads: [charlotte.head, ...heads],
    paint: { line: 0.75 },
    // Halmeoni with the basket of tangerines
    find: ballsAt(0.24, bag, fruit),
    focal: charlotte.head.at.toArray() as V3,
  });
}
