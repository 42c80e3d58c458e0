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

const FROM: V3 = [2.3, 5.0, 6.9];
const TO: V3 = [0.16, 3.95, 0.1];
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
    pose: pose('stand', { head: c.head, lean: [3, 5, (c.n * 7) % 5 - 2], ...(c.left ? { left: c.left } : {}), ...(c.right ? { right: c.right } : {}) }),
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
    for (const s of [-1, 1])
      m.put(roundedBox(0.045, 2.3, 0.06, 0.012), { color: '#c08a50' }, place([s * 0.17, 0, 0]));
    for (let y = -1; y < 1.1; y += 0.26) m.put(tube([[-0.17, y, 0], [0.17, y, 0]], [0.018], { around: 8, rings: 2 }), { color: '#d8a868' });
  });
}
/** Landing net: handle along Y, hoop at the top, half full of nothing. */
function net(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(tube([[0, -0.6, 0], [0, 0.75, 0]], [0.016], { around: 8, rings: 3 }), { color: '#c08a50' });
    m.inside(place([0, 0.98, 0], [90, 0, 0]), () => m.put(ring(0.23, 0.23, 0, 0.016), { color: '#8a8ea0' }));
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283;
      const rim: V3 = [Math.sin(a) * 0.23, 0.98 + Math.cos(a) * 0.23, 0];
      m.put(tube([rim, [rim[0] * 0.7, 0.95 + Math.cos(a) * 0.16, -0.2], [0.02, 0.78, -0.42]], [0.005], { around: 4, rings: 10 }), { color: '#f2e8d4', line: 0.3 });
    }
    for (const k of [0.35, 0.7])
      m.inside(place([0, 0.98 - k * 0.14, -0.36 * k], [72, 0, 0]), () => m.put(ring(0.23 * (1 - k * 0.75), 0.2 * (1 - k * 0.7), 0, 0.005), { color: '#f2e8d4', line: 0.3 }));
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
  const up = (c: Climber) => ({ c, at: ground(c) });
  const onto = (a: THREE.Matrix4, p: V3): V3 => vec(p).applyMatrix4(a).toArray() as V3;

  const mayorAt = up({ who: MAYOR_WINTER, n: 19.2, head: [0, 0, 0], face: 'worry' }).at;
  squirrelBox(m, mayorAt.clone().multiply(place([0, 0.74, 0.44], [0, 0, 0])));
  const onBox = (side: 'left' | 'right'): ArmPose =>
    grasp({ at: mayorAt, build: 'shortWoman', side, point: onto(mayorAt, [side === 'left' ? 0.2 : -0.2, 0.74, 0.44]), touch: 'palm', r: 0.02, fingers: [-0.2, 0, 1], palm: [-0.4, 1, 0], elbow: [1, -0.6, -0.2], grip: 'holdThick' });

  const hal: Climber = { who: HALMEONI_WINTER, n: 15, turn: -26, head: [-2, -34, 6], face: 'smile' };
  const halAt = ground(hal);
  const fruit = onto(halAt, [-0.34, 0.98, 0.42]);
  tangerine(m, place(fruit), 0.06);
  const bag = onto(halAt, [0.2, 0.66, 0.34]);
  for (let i = 0; i < 7; i++) tangerine(m, place([bag[0] + Math.sin(i * 2.4) * 0.09, bag[1] - 0.06 + (i % 3) * 0.05, bag[2] + Math.cos(i * 2.4) * 0.09]), 0.055);
  m.put(ring(0.16, 0.16, bag[1] - 0.02, 0.03), { color: '#c9965c' }, place([bag[0], 0, bag[2]]));
  m.put(ring(0.15, 0.15, bag[1] - 0.07, 0.03), { color: '#b8844c' }, place([bag[0], 0, bag[2]]));

  const netAt = ground({ who: DAD_WINTER, n: 12.4, head: [0, 0, 0], face: 'worry' });
  const netM = netAt.clone().multiply(place([-0.34, 1.4, 0.34], [8, 0, 8]));
  net(m, netM);
  const dadAt = ground({ who: DAD_WINTER, n: 17.5, head: [0, 0, 0], face: 'worry' });
  const ladderM = dadAt.clone().multiply(place([0.1, 1.5, 0.4], [4, 24, 5]));
  ladder(m, ladderM);
  const hold = (at: THREE.Matrix4, build: 'tallMan' | 'woman', side: 'left' | 'right', p: V3): ArmPose =>
    grasp({ at, build, side, point: p, touch: 'palm', r: 0.02, fingers: [-0.3, 0.2, 0.9], palm: [-0.9, 0, -0.3], elbow: [1, -0.8, 0], grip: 'fist' });

  const takerAt = ground({ who: parent(1, 'woman'), n: 13.7, head: [0, 0, 0], face: 'joy' });
  const people = [
    climber({ who: MAYOR_WINTER, n: 19.2, turn: 12, head: [-10, 8, 5], face: 'worry', gaze: [0.2, 0.5], left: onBox('left'), right: onBox('right') }),
    climber({ who: DAD_WINTER, n: 17.5, head: [-14, 8, -7], face: 'thinking', left: hold(dadAt, 'tallMan', 'left', onto(ladderM, [0.17, 0.12, 0])), right: hold(dadAt, 'tallMan', 'right', onto(ladderM, [-0.17, -0.16, 0])) }),
    climber({ who: MOM_WINTER, n: 16.2, head: [-10, 12, 6], face: 'calm', gaze: [0.3, 0.5] }),
    climber({ ...hal, right: grasp({ at: halAt, build: 'grandmother', side: 'right', point: [fruit[0], fruit[1] + 0.03, fruit[2]], touch: 'palm', r: 0.05, fingers: [0.4, 0.2, 0.8], palm: [-0.1, 1, 0], elbow: [1, -0.8, 0], grip: 'holdThick' }), left: { hand: [0.1, -0.5, 0.5], elbow: [0.9, -0.4, -0.3], palm: [-0.5, 1, 0], fingers: [-0.6, 0.1, 0.7], grip: 'holdThick' } }),
    climber({ who: parent(1, 'woman'), n: 13.7, head: [2, 26, 7], face: 'joy', left: grasp({ at: takerAt, build: 'woman', side: 'left', point: [fruit[0] - 0.06, fruit[1] - 0.02, fruit[2] - 0.06], touch: 'palm', r: 0.05, fingers: [0, 0.2, 1], palm: [-0.3, 1, 0], elbow: [1, -0.8, 0], grip: 'open' }) }),
    climber({ who: parent(4, 'tallMan'), n: 12.4, head: [-12, 10, -5], face: 'grumpy', right: hold(netAt, 'tallMan', 'right', onto(netM, [0, -0.1, 0])) }),
    climber({ who: FINCH_WINTER, n: 3.0, turn: -20, head: [-22, -10, 7], face: 'worry' }),
    climber({ who: parent(0, 'tallMan'), n: 1.4, turn: -30, head: [-18, -12, -6], face: 'outrage', right: { hand: [0.1, 0.4, 0.7], elbow: [1, -0.8, 0], palm: [0, 0, 1], fingers: [0, 1, 0.1], grip: 'point' } }),
    climber({ who: parent(3, 'woman'), n: 5.0, head: [-20, 6, -6], face: 'worry' }),
    climber({ who: parent(2, 'tallMan'), n: 11, head: [-14, 10, 5], face: 'thinking' }),
  ];
  snowfall(m, { count: 26, min: [-1.3, 2.1, -1.9], max: [-0.3, 3.2, -1.2], size: [0.012, 0.022] });
  scene.add(charlotte.model, ...people.map((a) => a.model), m.bake());
  const heads = people.map((a) => a.head).filter((h) => h.name !== 'guests');
  return {
    scene,
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.008,
    light: plumLight('night', {
      sun: { dir: [-0.3, 0.9, 0.6], color: '#b4c2ff', power: 1.2, cone: 0.1 },
      sky: 0.56,
      points: [
        { at: [0.7, 5.6, 1.3], color: '#ffbe70', power: 5.5, radius: 0.2 },
        { at: [-0.9, 4.2, 1.9], color: '#ffb668', power: 4, radius: 0.3 },
        { at: [1.0, 2.5, 2.2], color: '#ffa860', power: 2.4, radius: 0.3 },
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
