/** PC-8.4. The answer is a list of names, the class is stuck together with taffy, and there is still that mountain. */
import type * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { HARIN, MINJUN, SEOYEON, TAEO } from '../../cast/people/korean-classmates.ts';
import { MISS_HAN } from '../../cast/people/miss-han.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { at, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { wornClicky } from '../../props/tally-counter.ts';
import { classroomLight, koreanClassroom, SEATS, TEACHER_DESK } from '../../sets/korean-classroom.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { PARCEL, taffyParcel, taffyStick, taffyThread } from './8-4.taffy-parcel.ts';

const FROM: V3 = [1.9, 1.42, 1.22];
const TO: V3 = [-0.56, 1.05, -2.66];
const BOX = 1.5;

type Side = 'left' | 'right';
/** From the mouth of a head to a hand, sagging: the thread that will not break. */
function thread(m: Model, head: THREE.Matrix4, hand: THREE.Vector3, sag: number, r: number): void {
  const mouth = vec(0.04, -0.6, 0.86).applyMatrix4(head);
  const path = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const p = mouth.clone().lerp(hand, t);
    return [p.x, p.y - sag * 4 * t * (1 - t), p.z] as V3;
  });
  taffyThread(m, path, r);
}

export function stillThatMountain(): Shot {
  const m = new Model();
  /** a palm laid on one's own cheek, the fingers up to the temple */
  const onCheek = (where: THREE.Matrix4, build: 'child8' | 'woman', stance: Pose, side: Side) => {
    const k = side === 'left' ? 1 : -1;
    return grasp({
      at: where,
      build,
      side,
      point: vec(k * 0.84, -0.66, 0.5).applyMatrix4(headFrame(where, build, stance)),
      touch: 'palm',
      fingers: [-0.15, 1, -0.1],
      palm: [-1, 0.1, -0.35],
      elbow: [1, -0.8, 0.4],
      grip: 'drape',
    });
  };

  const doyunAt = place([-0.22, 0, -2.99], [0, -4, 0]);
  const proud = { lean: [0, -8, -5] as V3, bend: 0 };
  wornClicky(m, { at: doyunAt, build: 'child8', stance: proud }, { digits: '0006', size: 1.25 });
  const doyun = character(without(DOYUN_INDOORS, 'counter'), {
    at: doyunAt,
    expression: 'surprise',
    gaze: [-0.6, 0],
    pose: pose('stand', {
      ...proud,
      head: [0, -36, 4],
      right: pointAt({ at: doyunAt, build: 'child8', side: 'right', stance: proud, target: [-0.63, 1.1, -3.3] }),
    }),
  });
  const harinAt = place([-2.35, 0, -2.0], [0, 62, 0]);
  const eager = { lean: [2, 8, 6] as V3, bend: 0 };
  const harin = character(HARIN, {
    at: harinAt,
    expression: 'joy',
    gaze: [0.4, 0],
    pose: pose('stand', {
      ...eager,
      head: [-2, 30, -4],
      right: pointAt({
        at: harinAt,
        build: 'child8',
        side: 'right',
        stance: eager,
        target: [-4.4, 1.9, -0.6],
        touch: false,
      }),
      left: {
        hand: [0.3, -0.5, 0.4],
        elbow: [1, -0.4, -0.3],
        palm: [-0.3, 1, 0],
        fingers: [0.3, 0.3, 1],
        grip: 'open',
      },
    }),
  });

  const box = place([TEACHER_DESK[0] - 0.4, TEACHER_DESK[1], TEACHER_DESK[2] + 0.06], [0, 24, 0], BOX);
  taffyParcel(m, box, { cat: true });
  const cat = bami({
    at: box.clone().multiply(place([0.02, PARCEL.high, PARCEL.deep / 2 - 0.01], [0, 6, 0], 1.25 / BOX)),
    pose: 'peek',
    head: [-2, 8, 6],
    lid: 0.3,
  });
  // what has been handed round from it lies on the desk
  const top = TEACHER_DESK[1];
  for (const [x, z, turn] of [
    [1.52, -2.2, 0.05],
    [1.6, -2.13, 0.03],
    [1.66, -2.24, -0.05],
  ] as const)
    taffyStick(m, [x - 0.1, top + 0.016, z], [x + 0.1, top + 0.016, z + turn], 0.016);

  // her jaw will not open: one hand on it, the other pulls
  const hanAt = place([1.5, 0, -2.9], [0, 4, 0]);
  const stuck: Pose = pose('stand', { bend: 5, lean: [2, -4, 4], head: [4, -12, 10] });
  const pulled = vec(-0.25, 1.12, 0.32).applyMatrix4(hanAt);
  const outwards = vec(-0.6, -0.2, 0.8).transformDirection(hanAt);
  thread(m, headFrame(hanAt, 'woman', stuck), pulled, 0.02, 0.018);
  const han = character(MISS_HAN, {
    at: hanAt,
    expression: 'stuckJaw',
    gaze: [-0.5, 0.1],
    pose: {
      ...stuck,
      left: onCheek(hanAt, 'woman', stuck, 'left'),
      right: gripRod({
        at: hanAt,
        build: 'woman',
        side: 'right',
        stance: stuck,
        point: pulled,
        dir: outwards.clone().negate(),
        r: 0.014,
        elbow: [1, -0.6, 0],
      }),
    },
  });

  // nearest: a girl leans back and pulls with her whole arm, and the taffy only grows longer
  const girlAt = place([0.56, 0, 0.02], [0, 84, 0]);
  const tug: Pose = pose('sitChair', { hips: 0.78, bend: 0, lean: [0, 12, -3], head: [-6, -4, -8] });
  const fist = vec(-0.1, 0.78, 0.42).applyMatrix4(girlAt);
  const away = vec(0.1, 0.15, 1).transformDirection(girlAt);
  thread(m, headFrame(girlAt, 'child8', tug), fist, 0.02, 0.017);
  taffyStick(
    m,
    fist.clone().addScaledVector(away, -0.03).toArray() as V3,
    fist.clone().addScaledVector(away, 0.12).toArray() as V3,
    0.02,
  );
  const girl = character(SEOYEON, {
    at: girlAt,
    expression: 'tugging',
    pose: {
      ...tug,
      right: gripRod({
        at: girlAt,
        build: 'child8',
        side: 'right',
        stance: tug,
        point: fist,
        dir: away.clone(),
        r: 0.018,
        elbow: [1, -0.8, 0],
      }),
      legLeft: { foot: [0.04, 0, 0.42], knee: [0.2, 0.6, 1] },
      legRight: { foot: [0.06, 0, 0.36], knee: [0.2, 0.6, 1] },
    },
  });

  // both hands on the jaws; they do not open
  const boyAt = place([0.4, 0, -0.92], [0, 22, 0]);
  const jammed: Pose = pose('stand', { hips: 0.93, lean: [8, 0, 0], bend: 10, head: [4, -10, 8] });
  const boy = character(MINJUN, {
    at: boyAt,
    expression: 'stuckJaw',
    gaze: [0.2, 0.3],
    pose: {
      ...jammed,
      left: onCheek(boyAt, 'child8', jammed, 'left'),
      right: onCheek(boyAt, 'child8', jammed, 'right'),
    },
  });

  // and one has all of it in his cheeks
  const eaterAt = place([at(SEATS, 1)[0] + 0.36, 0, at(SEATS, 1)[2] - 0.2], [0, 84, 0]);
  const chewing: Pose = pose('sitChair', { hips: 0.82, bend: 6, head: [2, 0, -6] });
  const held = vec(-0.06, 0.68, 0.3).applyMatrix4(eaterAt);
  const upwards = vec(0.5, 1, 0.4).transformDirection(eaterAt);
  taffyStick(
    m,
    held.clone().addScaledVector(upwards, -0.05).toArray() as V3,
    held.clone().addScaledVector(upwards, 0.13).toArray() as V3,
    0.019,
  );
  const eater = character(TAEO, {
    at: eaterAt,
    expression: 'holdBreath',
    gaze: [0.4, 0.3],
    pose: {
      ...chewing,
      right: gripRod({
        at: eaterAt,
        build: 'child8',
        side: 'right',
        stance: chewing,
        point: held,
        dir: upwards,
        r: 0.016,
      }),
      legLeft: { foot: [0.04, 0, 0.42], knee: [0.2, 0.6, 1] },
      legRight: { foot: [0.06, 0, 0.36], knee: [0.2, 0.6, 1] },
    },
  });

  const actors = [harin, doyun, han, girl, boy, eater];
  return composeShot({
    set: (scene) => koreanClassroom(scene, { board: 'names', rows: 1, peak: true, turned: { 1: -90 } }),
    light: classroomLight(),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, [-0.6, 1.4, -3]),
    aperture: 0.0018,
    center: [0, 1.2, -0.5],
    radius: 6,
    actors: [...actors, cat],
    things: [m.bake()],
    heads: [...actors.map((a) => a.head), { thing: 'Find', at: cat.head.at, radius: 0.22 }],
    // Bami in the parcel
    find: ballsAt(0.3, [1.05, 1.27, -1.98], [1.15, 1.27, -2.05]),
    lettering: [
      {
        text: '1. 밤나무골 2. 율목동 3. 평창리 4. 평창동 5. 세검정로 6. 평창문화로',
        balls: ballsAt(0.6, [-0.89, 1.56, -2.82]),
      },
      { text: '이자 포함', balls: ballsAt(0.12, [0.93, 0.97, -2.02], [1.17, 0.97, -2.17]) },
    ],
    focal: [-1.2, 1.6, -3.38],
  });
}
