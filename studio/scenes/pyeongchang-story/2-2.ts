/** PC-2.2. Four times the same house, tree and hill: the tree grows, the boys grow, and only the signpost is in a hurry. */
import type * as THREE from 'three';
import { ANCESTOR, bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod, holdCard, pointAt } from '../../cast/holds.ts';
import { YOUNG_YEONGGIL, YOUNG_YEONGSU } from '../../cast/people/brothers-1948.ts';
import { dressed, type Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { ERA_SIGN, ERA_VIEW, eraPoint, eraStrip, eraYaw } from './2-2.era-strip.ts';
import { bookBundle, hoop, kite, radio } from './2-2.era-things.ts';
import { YEONGGIL_1950, YEONGGIL_1975 } from './2-2.yeonggil-through-years.ts';

type Era = 0 | 1 | 2 | 3;
/** The year after: Mother has sewn new vests. */
const reclad = (person: Person, cloth: string): Person =>
  dressed(person, {
    shells: [
      { cloth: '#f4ecdc', from: -0.16, to: 0.965, grow: [0.026, 0.008] },
      { cloth, from: -0.1, to: 0.9, grow: [0.034, 0.016] },
    ],
  });
/** An open palm beside the shoulder: what now? */
const shrug: ArmPose = {
  hand: [0.34, -0.14, 0.3],
  elbow: [0.6, -1, -0.2],
  palm: [0, 1, 0.3],
  fingers: [0.8, 0.3, 0.5],
  grip: 'open',
};

export function signpostInAHurry(): Shot {
  const model = new Model();
  const spot = (i: Era, dx: number, z: number, yaw: number, size: number) =>
    place(eraPoint(i, dx, z), [0, yaw + eraYaw(i), 0], size);
  const sign = (i: Era): V3 => {
    const [x, , z] = eraPoint(i, ERA_SIGN.dx, ERA_SIGN.z);
    return [x, ERA_SIGN.foot + 0.3, z];
  };
  const child = (at: THREE.Matrix4, side: 'left' | 'right') => ({ at, build: 'child8' as const, side });
  const from = (at: THREE.Matrix4, x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(at);

  // before 1949: one points, one has stopped his hoop
  const a0 = spot(0, -0.2, 16.9, 36, 0.98);
  const b0 = spot(0, 0.24, 17.35, -28, 0.86);
  const stick = { from: from(b0, -0.24, 0.42, 0.16), to: from(b0, -0.2, 0.2, 0.34) };
  hoop(model, place(from(b0, -0.2, 0.225, 0.16), [0, 4 + eraYaw(0), 0]), 0.19, stick.from, stick.to);
  // 1949: one shrugs, one has forgotten his kite
  const a1 = spot(1, 0.2, 17.0, -24, 1);
  const b1 = spot(1, -0.2, 17.4, 30, 0.9);
  const sheet = place(from(b1, 0.0, 0.5, 0.21), [-24, 30 + eraYaw(1), -6]);
  kite(model, sheet, 0.32);
  const rim = (x: number) => vec(x, -0.02, 0).applyMatrix4(sheet);
  // 1950: school caps; one salutes the new sign, one doubles up
  const a2 = spot(2, -0.19, 17.0, 30, 1.05);
  const b2 = spot(2, 0.22, 17.4, -46, 0.95);
  bookBundle(model, a2);
  bookBundle(model, b2);
  // 1975: a grown man with a transistor radio
  const a3 = spot(3, 0.0, 16.75, 26, 0.7);
  const set = place(from(a3, 0.42, 0.68, 0.12), [0, 10 + eraYaw(3), 0], 0.8);
  radio(model, set);

  const actors = [
    character(YOUNG_YEONGGIL, {
      at: a0,
      expression: 'joy',
      pose: pose('stand', {
        head: [-14, 16, 6],
        lean: [-4, 0, 5],
        left: pointAt({ ...child(a0, 'left'), target: [sign(0)[0] - 0.12, 1.42, sign(0)[2] + 0.75], touch: false }),
      }),
    }),
    character(YOUNG_YEONGSU, {
      at: b0,
      expression: 'surprise',
      gaze: [0.3, 0.6],
      pose: pose('stand', {
        head: [-16, 24, -8],
        lean: [4, 6, 0],
        right: gripRod({ ...child(b0, 'right'), point: stick.from, dir: stick.to.clone().sub(stick.from), r: 0.016 }),
        legLeft: { foot: [0.04, 0, 0.16] },
      }),
    }),
    character(reclad(YOUNG_YEONGGIL, '#6f8cb4'), {
      at: a1,
      expression: 'huh',
      gaze: [0.2, 0.6],
      pose: pose('stand', { head: [-8, 16, 12], lean: [-4, 0, -4], left: shrug, right: shrug }),
    }),
    character(reclad(YOUNG_YEONGSU, '#c8705a'), {
      at: b1,
      expression: 'surprise',
      gaze: [-0.3, 0.7],
      pose: pose('stand', {
        head: [-18, 14, -6],
        lean: [-5, 0, 0],
        left: holdCard({
          ...child(b1, 'left'),
          edge: rim(0.16),
          inward: vec(-1, 0, 0).transformDirection(sheet),
          face: vec(0, 0, 1).transformDirection(sheet),
        }),
        right: holdCard({
          ...child(b1, 'right'),
          edge: rim(-0.16),
          inward: vec(1, 0, 0).transformDirection(sheet),
          face: vec(0, 0, 1).transformDirection(sheet),
        }),
      }),
    }),
    character(YEONGGIL_1950, {
      at: a2,
      expression: 'grin',
      gaze: [-0.1, 0.4],
      pose: pose('stand', {
        head: [-12, -10, 4],
        lean: [-6, 0, 0],
        right: {
          hand: [0.2, 0.6, 0.22],
          elbow: [1, 0.1, -0.1],
          palm: [0.2, -0.8, -0.5],
          fingers: [-0.7, 0.7, 0.1],
          grip: 'flat',
        },
      }),
    }),
    character(dressed(YEONGGIL_1950, {}), {
      at: b2,
      expression: 'laugh',
      pose: pose('stand', {
        head: [-4, 20, -10],
        lean: [14, 0, -6],
        bend: 8,
        left: pointAt({ ...child(b2, 'left'), target: sign(2), touch: false }),
        right: {
          hand: [-0.24, -0.36, 0.34],
          elbow: [1, -0.3, 0],
          palm: [0, 0, -1],
          fingers: [-1, 0.1, 0.2],
          grip: 'relaxed',
        },
        legLeft: { foot: [0.05, 0, 0.12] },
      }),
    }),
    character(YEONGGIL_1975, {
      at: a3,
      expression: 'huh',
      gaze: [0, 0.5],
      pose: pose('stand', {
        head: [-10, -10, 10],
        lean: [-3, 0, 4],
        left: gripRod({
          at: a3,
          build: 'tallMan',
          side: 'left',
          point: from(set, 0, 0.15, 0),
          dir: vec(1, 0, 0).transformDirection(set),
          r: 0.014,
        }),
        right: {
          hand: [0.2, 0.6, 0.1],
          elbow: [1, 0.2, 0],
          palm: [-1, 0, -0.3],
          fingers: [-0.5, 0.8, -0.1],
          grip: 'relaxed',
        },
        legRight: { foot: [0.1, 0, 0.1] },
      }),
    }),
  ];
  const top = eraPoint(2, ERA_SIGN.dx, ERA_SIGN.z);
  const cats = [
    bami({ at: spot(0, -0.22, 17.7, 30, 0.62), pose: 'sit', head: [-8, 20, 4], coat: ANCESTOR }),
    bami({ at: spot(1, 0.14, 17.75, -70, 0.62), pose: 'walk', head: [-6, 30, 0], coat: ANCESTOR }),
    bami({
      at: place([top[0] + 0.08, ERA_SIGN.foot + 0.575, top[2] + 0.06], [0, 20 + eraYaw(2), 0], 0.62),
      pose: 'loaf',
      lid: 0.4,
    }),
    bami({ at: spot(3, -0.26, 17.5, 60, 0.62), pose: 'arch', head: [-10, 10, 0] }),
  ];
  const tree = eraPoint(3, -0.4, 12);
  return composeShot({
    set: (scene) => eraStrip(scene),
    light: koreaLight('morning', { exposure: 1.08 }),
    camera: camera(ERA_VIEW.from, ERA_VIEW.to, ERA_VIEW.fov),
    focus: distance(ERA_VIEW.from, [0, 1, 16.6]),
    aperture: 0.004,
    center: [0, 2, 10],
    radius: 13,
    actors: [...actors, ...cats],
    things: [model.bake()],
    heads: actors.map((actor) => actor.head),
    // Bami in each window
    finds: [
      ballsAt(0.085, [-0.87, 0.73, 19.45], [-0.87, 0.66, 19.45]),
      ballsAt(0.14, [-0.16, 0.7, 19.45]),
      ballsAt(0.069, [0.39, 1.72, 19.38]),
      ballsAt(0.21, [1.13, 0.19, 17.55]),
    ],
    lettering: [
      { text: '고양군 은평면 평창리', balls: ballsAt(0.17, [-0.7, 1.58, 19.39]) },
      { text: '1949 서울', balls: ballsAt(0.14, [-0.2, 1.54, 19.39], [-0.16, 1.54, 19.39]) },
      { text: '1950 평창동', balls: ballsAt(0.14, [0.32, 1.54, 19.39], [0.36, 1.54, 19.39]) },
      { text: '1975 종로구', balls: ballsAt(0.3, [1.81, 1.59, 16.19], [1.96, 1.59, 16.19]) },
    ],
    focal: [tree[0], 2.6, tree[2]],
  });
}
