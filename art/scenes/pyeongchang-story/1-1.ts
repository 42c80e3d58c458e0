/** PC-1.1. A question on the board, hands up all over the room, and one boy who only has eyes for his counter. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { DAON, HARIN, JIHO, MINJUN, SEOYEON, TAEO } from '../../cast/people/korean-classmates.ts';
import { MISS_HAN } from '../../cast/people/miss-han.ts';
import { type Person, without } from '../../cast/person.ts';
import { type ArmPose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { at, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { classroomLight, koreanClassroom, SEATS } from '../../sets/korean-classroom.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [3.1, 1.42, 3.95];
const TO: V3 = [-0.58, 1.0, -2.5];

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
const TURN = 46;
const SEATED = { hips: 0.82, bend: 2 };
const LEGS = {
  legLeft: { foot: [0.04, 0.0, 0.42] as V3, knee: [0.2, 0.6, 1] as V3 },
  legRight: { foot: [0.06, 0.0, 0.36] as V3, knee: [0.2, 0.6, 1] as V3 },
};
interface Pupil {
  who: Person;
  seat: number;
  yaw: number;
  arm: 'left' | 'right';
  head: V3;
  look: ExpressionName;
  lift?: number;
  lean?: V3;
}
const PUPILS: Pupil[] = [
  { who: HARIN, seat: 6, yaw: 156, arm: 'right', head: [-8, -62, -6], look: 'shout', lift: 0.1, lean: [6, -6, -6] },
  { who: MINJUN, seat: 5, yaw: 168, arm: 'left', head: [-4, -66, 8], look: 'grin', lean: [4, -8, 6] },
  { who: JIHO, seat: 2, yaw: 180, arm: 'right', head: [-6, -44, -6], look: 'joy', lift: 0.08, lean: [8, -6, -8] },
  { who: SEOYEON, seat: 1, yaw: 164, arm: 'right', head: [-4, -70, 4], look: 'joy', lean: [2, -12, 0] },
  { who: TAEO, seat: 4, yaw: 176, arm: 'right', head: [-6, -56, 0], look: 'shout', lift: 0.05 },
  { who: DAON, seat: 0, yaw: 172, arm: 'left', head: [-6, -60, 6], look: 'joy', lean: [6, 0, 6] },
];

export function mostOfAll(): Shot {
  const scene = new THREE.Scene();
  koreanClassroom(scene, { board: 'question', rows: 2, turned: { 7: TURN - 180 } });
  const m = new Model();
  const heads = PUPILS.map((p) => {
    const [x, , z] = at(SEATS, p.seat);
    const actor = character(p.who, {
      at: place([x, 0, z], [0, p.yaw, 0]),
      expression: p.look,
      pose: pose('sitChair', {
        ...SEATED,
        hips: SEATED.hips + (p.lift ?? 0),
        lean: p.lean,
        head: p.head,
        left: p.arm === 'left' ? up(0.14, 0.2) : onDesk,
        right: p.arm === 'right' ? up(0.14, 0.2) : onDesk,
        ...LEGS,
      }),
    });
    scene.add(actor.model);
    return actor.head;
  });

  const hanAt = place([-1.8, 0, -2.92], [0, 34, 0]);
  const turned = { lean: [0, 10, -3] as V3, bend: 0 };
  const chalkAt = vec(-1.32, 1.62, -3.34);
  const han = character(MISS_HAN, {
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
  m.put(
    tube([chalkAt.clone().add(vec(0, 0, 0.01)), chalkAt.clone().add(vec(0.0, -0.05, 0.04))], [0.009], { around: 7 }),
    {
      color: '#fffdf6',
      line: 0.6,
    },
  );

  // Doyun has turned out of his desk; nobody is as far away as he is
  const [sx, , sz] = at(SEATS, 7);
  const doyunAt = place([sx, 0, sz + 0.04], [0, TURN, 0]);
  const bowed = { hips: 0.82, bend: 12, lean: [4, 0, 4] as V3 };
  const inDoyun = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(doyunAt);
  const counterAt = place(inDoyun(-0.02, 0.66, 0.27), [-52, 40, 4]);
  const who = { at: doyunAt, build: 'child8' as const, stance: bowed };
  strungClicky(m, who, counterAt, { digits: '0001', size: 1.7, pressed: true });
  const rim = (x: number, y: number) => vec(x * 1.7, y * 1.7, -0.004).applyMatrix4(counterAt);
  const doyun = character(without(DOYUN_INDOORS, 'counter'), {
    at: doyunAt,
    expression: 'smile',
    gaze: [0, -0.8],
    pose: pose('sitChair', {
      ...bowed,
      head: [13, -8, 6],
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
  const cat = bami({ at: place([-4.34, 1.02, -1.95], [0, 64, 0], 1.15), pose: 'sleep' });
  scene.add(han.model, doyun.model, cat.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 43.5),
    focus: distance(FROM, doyun.head.at.toArray() as V3),
    aperture: 0.006,
    light: classroomLight(),
    center: [0, 1.2, 0],
    radius: 6.5,
    heads: [han.head, doyun.head, ...heads, { name: 'Find', at: cat.head.at, radius: 0.3 }],
    focal: [0, 1.7, -3.38],
  };
}
