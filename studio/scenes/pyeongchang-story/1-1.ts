/** PC-1.1. A forest of raised arms stretches to the board in the sun; low in its shade one boy bends over his counter. */

import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { CLASSMATES, HARIN } from '../../cast/people/korean-classmates.ts';
import { MISS_HAN } from '../../cast/people/miss-han.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { at, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tube } from '../../model/tube.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { desk } from '../../props/korean-school.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { classroomLight, koreanClassroom } from '../../sets/korean-classroom.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';

const classmate = (i: number): Person => at(CLASSMATES, i);
const FROM: V3 = [0.9, 1.12, 0.2];
const TO: V3 = [-1.3, 0.68, -3.4];
const SUN: V3 = [-0.5, 0.8, 0.35];
/** the question, in two lines */
const CHALK: V3 = [-0.47, 1.8, -3.37];

/** A point on the floor, as the eye has it: metres into the picture and to its right. */
function seen(deep: number, right: number): V3 {
  const along = vec(TO).sub(vec(FROM)).setY(0).normalize();
  return [FROM[0] + along.x * deep - along.z * right, 0, FROM[2] + along.z * deep + along.x * right];
}

const up = (out: number, forward: number, bend = 0): ArmPose => ({
  hand: [out, 0.98 - bend, forward],
  elbow: [1, -0.2, 0.3],
  palm: [-0.3, 0, 1],
  fingers: [-out * 0.4, 1, 0.25],
  grip: 'open',
});
const onDesk: ArmPose = {
  hand: [-0.05, -0.5, 0.74],
  elbow: [1, 0.1, -0.3],
  palm: [0, -1, 0],
  fingers: [-0.4, 0, 0.8],
  grip: 'flat',
};
const LEGS = {
  legLeft: { foot: [0.04, 0.0, 0.42] as V3, knee: [0.2, 0.6, 1] as V3 },
  legRight: { foot: [0.06, 0.0, 0.36] as V3, knee: [0.2, 0.6, 1] as V3 },
};
const ON_TOES = {
  legLeft: { foot: [0.04, 0.05, -0.06] as V3, toeDown: 34 },
  legRight: { foot: [0.04, 0.05, -0.14] as V3, toeDown: 34 },
};
type Pupil = {
  who: Person;
  /** into the picture and to the right */
  spot: [number, number];
  yaw: number;
  arm: 'left' | 'right' | 'both';
  raised: ArmPose;
  stance: Stance;
  look: ExpressionName;
  stands?: boolean;
  /** leans on the back of the chair before her instead of on a desk */
  leansOn?: V3;
  desk?: boolean;
};
/** Indoors everyone at a Korean school wears the white shoes. */
const indoors = (person: Person): Person => dressed(person, { shoe: { kind: 'slipper', color: '#fbf7ee' } });
const PUPILS: Pupil[] = [
  // half out of her seat, and half out of the picture
  {
    who: HARIN,
    spot: [1.4, -0.8],
    yaw: 140,
    arm: 'right',
    raised: up(0.06, 0.5),
    stance: { hips: 0.92, lean: [27, -6, -10], bend: 0, head: [-24, -20, -6] },
    look: 'shout',
    stands: true,
    leansOn: [-0.37, 0.7, -1.0],
  },
  {
    who: classmate(4), // Taeo
    spot: [1.42, 0.84],
    yaw: 196,
    arm: 'left',
    raised: up(0.0, 0.3),
    stance: { hips: 0.96, lean: [18, 8, 12], bend: 0, head: [-16, 34, -4] },
    look: 'shout',
  },
  {
    who: classmate(2), // Jiho
    desk: true,
    spot: [1.75, -0.3],
    yaw: 146,
    arm: 'right',
    raised: up(0.12, 0.6, 0.06),
    stance: { hips: 0.9, lean: [24, -8, -10], bend: -4, head: [-22, -16, -8] },
    look: 'joy',
  },
  {
    who: classmate(5), // Soyul
    desk: true,
    spot: [2.2, 0.56],
    yaw: 178,
    arm: 'left',
    raised: up(0.1, 0.3, 0.1),
    stance: { hips: 1.08, lean: [20, 10, 10], bend: 0, head: [-16, 34, 4] },
    look: 'joy',
  },
  {
    who: classmate(0), // Minjun
    desk: true,
    spot: [2.3, -1.1],
    yaw: 132,
    arm: 'right',
    raised: up(0.1, 0.4),
    stance: { hips: 1.02, lean: [22, -8, -6], bend: -4, head: [-18, -20, 6] },
    look: 'grin',
  },
  {
    who: classmate(6), // Daon
    desk: true,
    spot: [2.6, 0.06],
    yaw: 160,
    arm: 'right',
    raised: up(0.14, 0.5, 0.1),
    stance: { hips: 0.9, lean: [18, 0, 8], bend: 0, head: [-14, 0, 6] },
    look: 'joy',
  },
  {
    who: classmate(1), // Seoyeon
    spot: [2.95, 0.78],
    yaw: 168,
    arm: 'both',
    raised: up(0.2, 0.2, 0.06),
    stance: { hips: 0.96, lean: [10, 0, -6], bend: 0, head: [-14, 10, 0] },
    look: 'joy',
  },
  {
    who: classmate(3), // Yuna
    spot: [2.8, -0.42],
    yaw: 150,
    arm: 'right',
    raised: up(0.1, 0.4, 0.06),
    stance: { hips: 0.9, lean: [14, 0, 6], bend: 0, head: [-14, -20, 6] },
    look: 'joy',
  },
];

export function mostOfAll(): Shot {
  const scene = new THREE.Scene();
  koreanClassroom(scene, { board: 'blank', rows: 0 });
  const model = new Model();
  model.inside(place(CHALK), () => {
    for (const [text, y] of [
      ['우리 동네에', 0.17],
      ['제일 많은 것은?', -0.17],
    ] as const)
      hangul(model, place([0, y, 0]), text, 0.26, '#fffaf0', { weight: 0.085, hand: 0.25 });
  });

  const heads = PUPILS.map((p, i) => {
    const [x, , z] = seen(...p.spot);
    const where = place([x, 0, z], [0, p.yaw, 0]);
    const low = p.leansOn
      ? gripRod({
          at: where,
          build: 'child8',
          side: 'left',
          stance: p.stance,
          point: p.leansOn,
          dir: vec(0.83, 0, 0.56),
          r: 0.016,
          palm: [0, -1, 0.3],
        })
      : onDesk;
    const actor = character(dressed(indoors(p.who), { sleeveLength: 0.72, sleeveWide: 1.22 }), {
      at: where,
      expression: p.look,
      lookAt: [CHALK[0], CHALK[1], CHALK[2]],
      pose: pose(p.stands ? 'stand' : 'sitChair', {
        ...p.stance,
        left: p.arm === 'right' ? low : p.raised,
        right: p.arm === 'left' ? low : p.raised,
        ...(p.stands ? ON_TOES : LEGS),
      }),
    });
    scene.add(actor.model);
    if (p.desk) desk(model, [x, 0, z - 0.5], i, p.yaw - 180);
    return actor.head;
  });

  // the platform before the board
  model.put(roundedBox(2.2, 0.16, 0.9, 0.02), { color: '#b98a58' }, place([-1.6, 0.08, -2.95]));
  const hanAt = place([-1.96, 0.16, -2.9], [0, 52, 0], 1.1);
  const turned: Stance = { lean: [2, 8, -6], bend: 0 };
  const chalkAt = vec(-1.4, 1.53, -3.34);
  const han = character(indoors(MISS_HAN), {
    at: hanAt,
    expression: 'joy',
    lookAt: [0.87, 1.2, -1.45],
    pose: pose('stand', {
      ...turned,
      head: [2, -4, 4],
      left: pointAt({
        at: hanAt,
        build: 'woman',
        side: 'left',
        stance: turned,
        target: chalkAt,
        elbow: [0.6, -1, -0.4],
      }),
      right: {
        hand: [0.16, -0.5, 0.5],
        elbow: [1, -0.4, -0.2],
        palm: [-0.3, 1, 0],
        fingers: [0.2, 0.2, 1],
        grip: 'open',
      },
    }),
  });
  model.put(
    tube([chalkAt.clone().add(vec(0, 0, 0.01)), chalkAt.clone().add(vec(0.0, -0.05, 0.04))], [0.009], { around: 7 }),
    { color: '#fffdf6', line: 0.6 },
  );

  // Doyun sits sideways, his back to the window; nobody is as far away as he is
  const [dx, , dz] = seen(1.42, 0.2);
  const doyunAt = place([dx, 0, dz], [0, 58, 0]);
  const bowed: Stance = { hips: 0.65, bend: 29, lean: [10, 0, -4] };
  const inDoyun = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(doyunAt);
  const counterAt = place(inDoyun(0, 0.53, 0.36), [-50, 46, 0]);
  const who = { at: doyunAt, build: 'child8' as const, stance: bowed };
  strungClicky(model, who, counterAt, { digits: '0001', size: 1.7, pressed: true });
  const rim = (x: number, y: number) => vec(x * 1.7, y * 1.7, -0.004).applyMatrix4(counterAt);
  const hold = (side: 'left' | 'right', s: 1 | -1) =>
    gripRod({
      ...who,
      side,
      point: rim(s * 0.03, -0.01),
      dir: vec(-s * 0.2, 1, 0.2).transformDirection(counterAt),
      r: 0.02,
    });
  const doyun = character(indoors(without(DOYUN_INDOORS, 'counter')), {
    at: doyunAt,
    expression: 'worry',
    gaze: [0, -1],
    pose: pose('sitChair', {
      ...bowed,
      head: [1, -13, 5],
      left: hold('left', 1),
      right: hold('right', -1),
      ...LEGS,
    }),
  });
  desk(model, [dx + 0.06, 0, dz - 0.5], 11, 58 - 180);

  // an empty desk, near and cut, hides the floor
  const [nx, , nz] = seen(1.0, -0.4);
  desk(model, [nx, 0, nz], 2, 0);

  // she sleeps where the pane is brightest, chin on the sill, the white tip hanging down
  const cat = bami({
    at: place([-4.34, 1.02, -3.04], [0, 56, 0], 1.7),
    pose: 'loaf',
    lid: 1,
    head: [16, 6, 8],
    tail: points3('0,.1,-.16 .12,.1,-.24 .26,.14,-.22 .33,.24,-.18 .38,.3,-.16'),
  });
  // blinds behind the reader shade him and the near desk; a gap leaves one patch of sun on cheek and counter
  const blinds = new Model();
  const toSun = vec(SUN).normalize();
  const blind = (shaded: THREE.Vector3, slats: [x: number, y: number, wide: number, high: number][]) => {
    const hub = shaded.addScaledVector(toSun, 2.6);
    const across = new THREE.Matrix4().lookAt(hub, hub.clone().sub(toSun), vec(0, 1, 0)).setPosition(hub);
    for (const [x, y, wide, high] of slats)
      blinds.put(roundedBox(wide, high, 0.02, 0.008), { color: '#e8dcc4' }, across.clone().multiply(place([x, y, 0])));
  };
  blind(vec(nx, 0.6, nz), [[0, 0, 1, 0.9]]);
  blind(inDoyun(0, 0.85, 0.1), [
    [-0.22, 0, 0.44, 0.9],
    [0.44, 0, 0.22, 0.9],
    [0.16, 0.24, 0.36, 0.42],
    [0.16, -0.36, 0.36, 0.2],
  ]);
  scene.add(han.model, doyun.model, cat.model, model.bake(), blinds.bake());
  return {
    scene,
    camera: camera(FROM, TO, 49.5),
    focus: distance(FROM, doyun.head.at.toArray() as V3),
    aperture: 0.0015,
    light: classroomLight({
      sun: { dir: SUN, color: '#ffdca4', power: 5.2, cone: 0.03 },
      sky: 0.78,
      points: [{ at: inDoyun(0.12, 0.72, 0.95).toArray() as V3, color: '#ffd08a', power: 0.4, radius: 0.12 }],
    }),
    center: [-1, 1.2, -1.4],
    radius: 5,
    heads: [han.head, doyun.head, ...heads, { thing: 'Find', at: cat.head.at, radius: 0.3 }],
    // Bami at the window
    find: ballsAt(0.3, [-4.2, 1.29, -2.96]),
    lettering: [
      { text: '우리 동네에 제일 많은 것은?', balls: ballsAt(0.15, [-1.35, 1.63, -3.37], [0.45, 1.97, -3.37]) },
      { text: '0001', balls: ballsAt(0.04, vec(0, 0.01, 0.035).applyMatrix4(counterAt)) },
    ],
    focal: doyun.head.at.toArray() as V3,
  };
}
