/** Hands at work: every helper of `cast/holds.ts` on both hands with its thing, for a child, a grown-up and mittens. */
import * as THREE from 'three';
import { BUILDS } from '../cast/body.ts';
import { character } from '../cast/character.ts';
import { grasp } from '../cast/grasp.ts';
import { coverEar, cup, gripRod, holdCard, onShoulder, pipe, pointAt, type Whose, writeWith } from '../cast/holds.ts';
import type { Person } from '../cast/person.ts';
import { pose } from '../cast/pose.ts';
import type { Pose } from '../cast/pose-spec.ts';
import { relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { pencil } from '../props/forest.ts';
import { icingBag } from '../props/number-cake.ts';
import { camera, type Shot } from '../shot.ts';
import { backdrop } from './backdrop.ts';

type Stage = {
  who: Person;
  m: Model;
  at: THREE.Matrix4;
  /** a point of the person: arm lengths from between the shoulders [left, up, forward] */
  p: (x: number, y: number, z: number) => THREE.Vector3;
  hand: (side: 'left' | 'right') => Whose;
  /** person beside whom someone stands */
  add: (who: Person, at: THREE.Matrix4, pose: Pose) => void;
};
type Act = (s: Stage) => Partial<Pose>;
const SIDES = ['left', 'right'] as const;
const sign = (side: 'left' | 'right') => (side === 'left' ? 1 : -1);
const RED = { color: '#e4604c', line: 0.7 };

/** A card by both side edges; `face` 1: its front, and the thumbs, are on the holder's side; -1: on ours. */
const card =
  (front: 1 | -1): Act =>
  (s) => {
    const middle = s.p(0, -0.3, 1.3);
    const [x, face] = [vec(1, 0, 0), vec(0, 0, -front)];
    const turn = new THREE.Matrix4().extractRotation(s.at);
    for (const v of [x, face]) v.applyMatrix4(turn);
    const wide = 0.14;
    s.m.put(roundedBox(wide * 2, 0.2, 0.006, 0.003), { color: '#fff4dc', line: 0.8 }, turn.clone().setPosition(middle));
    const arms = SIDES.map((side) => {
      const k = sign(side);
      const edge = middle.clone().addScaledVector(x, k * wide);
      return holdCard({ ...s.hand(side), edge, inward: x.clone().multiplyScalar(-k), face });
    });
    return { left: arms[0], right: arms[1] } as Partial<Pose>;
  };
const write: Act = (s) => {
  const arms = SIDES.map((side) => {
    const k = sign(side);
    const tip = s.p(k * 0.5, -0.75, 1.25);
    s.m.put(roundedBox(0.2, 0.008, 0.22, 0.003), { color: '#fffaf0' }, place(tip.clone().add(vec(0, -0.004, 0))));
    const w = writeWith({ ...s.hand(side), tip });
    pencil(s.m, w.pencil);
    return w.arm;
  });
  return { left: arms[0], right: arms[1] } as Partial<Pose>;
};
const rod: Act = (s) => {
  const stick = (at: THREE.Vector3, dir: THREE.Vector3, r: number) =>
    s.m.put(
      tube([at.clone().addScaledVector(dir, -0.3), at.clone().addScaledVector(dir, 0.3)], [r], { rings: 4 }),
      RED,
    );
  const [a, up] = [s.p(0.85, 0.1, 1.1), vec(0.1, 1, 0).normalize()];
  const [b, lying] = [s.p(-0.75, -0.5, 1.15), vec(0.8, 0.45, 0.2).normalize()];
  stick(a, up, 0.012);
  stick(b, lying, 0.018);
  return {
    left: gripRod({ ...s.hand('left'), point: a, dir: up, r: 0.012 }),
    right: gripRod({ ...s.hand('right'), point: b, dir: lying, r: 0.018 }),
  };
};
const cups: Act = (s) => {
  const [a, b] = [s.p(0.7, -0.35, 1.1), s.p(-0.45, -0.4, 1.2)];
  s.m.put(ball(0.06, 20), RED, place(a));
  s.m.put(tube([b.clone().add(vec(0, -0.05, 0)), b.clone().add(vec(0, 0.05, 0))], [0.045], { around: 20 }), RED);
  return {
    left: cup({ ...s.hand('left'), point: a, r: 0.06, from: 'below' }),
    right: cup({ ...s.hand('right'), point: b, r: 0.045, from: 'side' }),
  };
};
const points: Act = (s) => {
  const touched = s.p(0.5, 0.1, 1.5);
  s.m.put(ball(0.014, 12), RED, place(touched.clone().add(vec(0, 0, 0.014))));
  return {
    left: pointAt({ ...s.hand('left'), target: touched }),
    right: pointAt({ ...s.hand('right'), target: s.p(-6, 2.4, 3), touch: false }),
  };
};
const ears: Act = (s) => {
  const arms = SIDES.map((side) => coverEar({ ...s.hand(side), stance: {} }));
  return { left: arms[0], right: arms[1] } as Partial<Pose>;
};
const shoulders: Act = (s) => {
  const other = s.at.clone().multiply(place([0, 0, 0.34]));
  s.add(s.who, other, pose('stand'));
  const stance = pose('stand');
  const arms = SIDES.map((side) =>
    onShoulder({ ...s.hand(side), other: { at: other, build: s.who.build, stance, side } }),
  );
  return { left: arms[0], right: arms[1] } as Partial<Pose>;
};
const icing: Act = (s) => {
  const { at, build, mitten } = s.hand('right');
  const { bag, ...arms } = pipe({
    at,
    build,
    ...(mitten ? { mitten } : {}),
    tip: s.p(0, -1.05, 1.2),
    up: [-0.35, 0.9, -0.2],
  });
  icingBag(s.m, bag);
  return arms;
};
/** A ball of 6 mm radius where `grasp` was told to touch. */
const touches =
  (touch: 'pinch' | 'sheet' | 'fingertip' | 'palm', grip: 'pinch' | 'sheet' | 'point' | 'holdThick'): Act =>
  (s) => {
    const arms = SIDES.map((side) => {
      const point = s.p(sign(side) * 0.6, 0, 1.2);
      s.m.put(ball(0.008, 12), RED, place(point));
      return grasp({ at: s.at, build: s.who.build, side, point, touch, fingers: [0, 1, 0.2], palm: [0, 0, 1], grip });
    });
    return { left: arms[0], right: arms[1] } as Partial<Pose>;
  };

const GROUPS: Record<string, [Act, Act, Act]> = {
  cards: [card(1), card(-1), write],
  rods: [rod, cups, points],
  people: [ears, shoulders, icing],
  touch: [touches('pinch', 'pinch'), touches('sheet', 'sheet'), touches('fingertip', 'point')],
};

function sheet(who: Person, acts: [Act, Act, Act]): Shot {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f1dcbd', 1.2));
  const things = new Model();
  const b = BUILDS[who.build];
  const gap = b.arm * 4.4;
  acts.forEach((act, i) => {
    const at = place([(i - 1) * gap, 0, 0], [0, (1 - i) * 14 - 14, 0]);
    const chest = b.hip + b.torso * 0.83;
    const mitten = who.outfit.mittens !== undefined;
    const arms = act({
      who,
      m: things,
      at,
      p: (x, y, z) => vec(x * b.arm, chest + y * b.arm, z * b.arm).applyMatrix4(at),
      hand: (side) => ({ at, build: who.build, side, ...(mitten ? { mitten } : {}) }),
      add: (other, where, acted) => scene.add(character(other, { at: where, pose: acted, expression: 'calm' }).model),
    });
    const calm: Pose = { left: { hand: [0.2, -0.9, 0.1] }, right: { hand: [0.2, -0.9, 0.1] } };
    scene.add(character(who, { at, pose: { ...calm, ...arms }, expression: 'calm' }).model);
  });
  scene.add(things.bake());
  const to: V3 = [0, b.hip + b.torso * 0.8, 0.2];
  return {
    scene,
    camera: camera([0, to[1] + 0.5, 4], to, (Math.atan((gap * 1.18) / 4) * 360) / Math.PI / 1.1),
    focus: 3.9,
    aperture: 0.001,
    light: relight('morning', {
      sun: { dir: [-0.6, 0.8, 0.75], color: '#ffe6c8', power: 3.9, cone: 0.2 },
      exposure: 1,
    }),
    center: to,
    radius: 3,
  };
}
/** `sheets/hands-<who>-<group>`: cards, rods, people, touch. */
export const handSheets = (people: Record<string, Person>): Record<string, () => Shot> =>
  Object.fromEntries(
    Object.entries(people).flatMap(([name, who]) =>
      Object.entries(GROUPS).map(([group, acts]) => [`sheets/hands-${name}-${group}`, () => sheet(who, acts)]),
    ),
  );
