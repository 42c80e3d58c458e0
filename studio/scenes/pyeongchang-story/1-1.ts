/** PC-1.1. A question on the board, hands up all over the room, and one boy who only has eyes for his counter. */

import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { DAON, HARIN, JIHO, MINJUN, SEOYEON, TAEO } from '../../cast/people/korean-classmates.ts';
import { MISS_HAN } from '../../cast/people/miss-han.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { at, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { tube } from '../../model/tube.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { classroomLight, koreanClassroom, SEATS } from '../../sets/korean-classroom.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [3.25, 1.3, 4.55];
const TO: V3 = [-0.32, 0.82, -2.45];

/** Seated at their desks; the arm that is up stretches as far as a seat allows. */
const up = (out: number, forward: number): ArmPose => ({
  hand: [out, 0.93, forward],
  elbow: [1, -0.3, -0.2],
  palm: [-0.2, 0, 1],
  fingers: [0, 1, 0.1],
  grip: 'open',
});
const onDesk: ArmPose = {
  hand: [-0.1, -0.4, 0.66],
  elbow: [1, -0.4, -0.2],
  palm: [0, -1, 0],
  fingers: [-0.7, 0, 0.8],
  grip: 'flat',
};
/** which way Doyun sits */
const TURN = 40;
const SEATED = { hips: 0.82, bend: 2 };
const LEGS = {
  legLeft: { foot: [0.04, 0.0, 0.42] as V3, knee: [0.2, 0.6, 1] as V3 },
  legRight: { foot: [0.06, 0.0, 0.36] as V3, knee: [0.2, 0.6, 1] as V3 },
};
type Pupil = {
  who: Person;
  seat: number;
  yaw: number;
  arm: 'left' | 'right';
  head: V3;
  look: ExpressionName;
  lift?: number;
  /** how far the raised arm stands off */
  out?: number;
  lean?: V3;
};
/** Indoors everyone at a Korean school wears the white shoes. */
const indoors = (person: Person): Person => dressed(person, { shoe: { kind: 'slipper', color: '#fbf7ee' } });
const PUPILS: Pupil[] = [
  {
    who: HARIN,
    seat: 6,
    yaw: 140,
    arm: 'right',
    out: 0.2,
    head: [-4, -70, -8],
    look: 'shout',
    lift: 0.1,
    lean: [4, -10, -4],
  },
  {
    who: JIHO,
    seat: 2,
    yaw: 150,
    arm: 'right',
    out: 0.2,
    head: [-8, -62, -6],
    look: 'joy',
    lift: 0.08,
    lean: [6, -10, -6],
  },
  { who: SEOYEON, seat: 1, yaw: 150, arm: 'right', head: [-4, -52, 4], look: 'joy', lean: [2, -12, 0] },
  { who: MINJUN, seat: 5, yaw: 156, arm: 'right', head: [-4, -58, 8], look: 'grin', lean: [4, -8, 6] },
  {
    who: TAEO,
    seat: 3,
    yaw: 146,
    arm: 'right',
    out: 0.2,
    head: [-6, -64, -4],
    look: 'shout',
    lift: 0.06,
    lean: [4, -8, 0],
  },
  { who: DAON, seat: 0, yaw: 150, arm: 'left', head: [-6, -50, 6], look: 'joy', lean: [6, 0, 6] },
];

export function mostOfAll(): Shot {
  const scene = new THREE.Scene();
  koreanClassroom(scene, { board: 'question', rows: 3, turned: { 11: TURN - 180 } });
  const model = new Model();
  const heads = PUPILS.map((p) => {
    const [x, , z] = at(SEATS, p.seat);
    const actor = character(indoors(p.who), {
      at: place([x, 0, z], [0, p.yaw, 0]),
      expression: p.look,
      pose: pose('sitChair', {
        ...SEATED,
        hips: SEATED.hips + (p.lift ?? 0),
        lean: p.lean,
        head: p.head,
        left: p.arm === 'left' ? up(p.out ?? 0.14, p.out ? -0.5 : 0.2) : onDesk,
        right: p.arm === 'right' ? up(p.out ?? 0.14, p.out ? -0.5 : 0.2) : onDesk,
        ...LEGS,
      }),
    });
    scene.add(actor.model);
    return actor.head;
  });

  const hanAt = place([-0.06, 0, -2.92], [0, 30, 0]);
  const turned = { lean: [0, 10, -3] as V3, bend: 0 };
  const chalkAt = vec(0.42, 1.64, -3.34);
  const han = character(indoors(MISS_HAN), {
    at: hanAt,
    expression: 'joy',
    gaze: [0.2, 0],
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
    {
      color: '#fffdf6',
      line: 0.6,
    },
  );

  // Doyun has turned out of his desk; nobody is as far away as he is
  const [sx, , sz] = at(SEATS, 11);
  const doyunAt = place([sx, 0, sz + 0.04], [0, TURN, 0]);
  const bowed = { hips: 0.82, bend: 12, lean: [4, 0, 4] as V3 };
  const inDoyun = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(doyunAt);
  const counterAt = place(inDoyun(-0.02, 0.66, 0.27), [-52, 40, 4]);
  const who = { at: doyunAt, build: 'child8' as const, stance: bowed };
  strungClicky(model, who, counterAt, { digits: '0001', size: 1.7, pressed: true });
  const rim = (x: number, y: number) => vec(x * 1.7, y * 1.7, -0.004).applyMatrix4(counterAt);
  const doyun = character(indoors(without(DOYUN_INDOORS, 'counter')), {
    at: doyunAt,
    expression: 'smile',
    gaze: [0.1, -1],
    pose: pose('sitChair', {
      ...bowed,
      head: [15, -4, 6],
      left: gripRod({
        ...who,
        side: 'left',
        point: rim(0.03, -0.01),
        dir: vec(-0.2, 1, 0.2).transformDirection(counterAt),
        r: 0.02,
      }),
      right: gripRod({
        ...who,
        side: 'right',
        point: rim(-0.03, -0.01),
        dir: vec(0.2, 1, 0.2).transformDirection(counterAt),
        r: 0.02,
      }),
      ...LEGS,
    }),
  });
  // she sleeps where the pane is brightest, chin on the sill, the white tip hanging down
  const cat = bami({
    at: place([-4.34, 1.02, -2.72], [0, 56, 0], 1.7),
    pose: 'loaf',
    lid: 1,
    head: [16, 6, 8],
    tail: points3('0,.1,-.16 .12,.1,-.24 .26,.14,-.22 .33,.24,-.18 .38,.3,-.16'),
  });
  scene.add(han.model, doyun.model, cat.model, model.bake());
  return {
    scene,
    camera: camera(FROM, TO, 43),
    focus: distance(FROM, doyun.head.at.toArray() as V3),
    aperture: 0.0015,
    light: classroomLight(),
    center: [0, 1.2, 0],
    radius: 6.5,
    heads: [han.head, doyun.head, ...heads, { thing: 'Find', at: cat.head.at, radius: 0.3 }],
    // Bami at the window
    find: ballsAt(0.45, [-4.01, 1.36, -2.51]),
    lettering: [
      { text: '우리 동네에 제일 많은 것은?', balls: ballsAt(0.36, [-1.08, 1.9, -2.54], [1.6, 1.9, -3.9]) },
      { text: '0001', balls: ballsAt(0.032, [2.86, 0.71, 2.97], [2.89, 0.71, 2.95]) },
    ],
    focal: [0.2, 1.8, -3.38],
  };
}
