/** PC-8.4. The answer is a list of names, the class is stuck together with taffy, and there is still that mountain. */
import type * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { HARIN, JIHO, MINJUN, SEOYEON } from '../../cast/people/korean-classmates.ts';
import { MISS_HAN } from '../../cast/people/miss-han.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { classroomLight, koreanClassroom } from '../../sets/korean-classroom.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { PARCEL, taffyParcel, taffyStick, taffyThread } from './8-4.taffy-parcel.ts';

const FROM: V3 = [1.6, 1.56, 0.98];
const TO: V3 = [-0.84, 1.04, -2.2];
const BOX = 0.86;

/** Her windbreaker reaches over the waist of the skirt, however she turns. */
const HARIN_IN_CLASS = dressed(HARIN, {
  shells: (HARIN.outfit.shells ?? []).map((shell) => ({
    ...shell,
    from: -0.14,
    grow: [0.03, 0.006] as [number, number],
  })),
});

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

  // not today: the thumb is on the counter already
  const doyunAt = place([0.52, 0, -0.34], [0, 12, 0], 1.04);
  const proud = { lean: [-3, 6, 4] as V3, bend: 2, head: [-2, 6, -7] as V3 };
  const chest = vec(0.03, 0.72, 0.21).applyMatrix4(doyunAt);
  strungClicky(m, { at: doyunAt, build: 'child8', stance: proud }, place(chest, [-12, 30, 0]), {
    digits: '0006',
    size: 1.7,
  });
  const onCounter = (side: Side, x: number) =>
    grasp({
      at: doyunAt,
      build: 'child8',
      side,
      point: chest.clone().add(vec(x, -0.02, 0.0)),
      touch: 'palm',
      r: 0.03,
      fingers: [-0.6, 0.5, 0.5],
      palm: [-0.9, 0, -0.2],
      elbow: [1, -0.7, 0],
      grip: 'holdThick',
    });
  const peak: V3 = [-9, 3.2, -4.4];
  const doyun = character(without(DOYUN_INDOORS, 'counter'), {
    at: doyunAt,
    expression: 'startled',
    gaze: [-0.95, 0.3],
    // it came out by itself: fingers on his lip, the thumb on the counter all the same
    pose: pose('stand', {
      ...proud,
      left: onCounter('left', 0.05),
      right: grasp({
        at: doyunAt,
        build: 'child8',
        side: 'right',
        point: vec(-0.34, -0.8, 0.86).applyMatrix4(headFrame(doyunAt, 'child8', proud)),
        touch: 'fingertip',
        fingers: [-0.5, 1, 0.2],
        palm: [-0.6, 0.1, -1],
        elbow: [0.9, -1, 0.1],
        grip: 'relaxed',
      }),
    }),
  });
  const harinAt = place([-0.36, 0, -0.62], [0, -92, 0], 1.04);
  const eager = { lean: [3, -4, 3] as V3, bend: 0 };
  const harin = character(HARIN_IN_CLASS, {
    at: harinAt,
    expression: 'joy',
    lookAt: peak,
    pose: pose('stand', {
      ...eager,
      head: [-8, 52, -4],
      left: {
        hand: [0.62, 0.6, 0.42],
        elbow: [0.3, -1, 0],
        palm: [-0.2, -1, 0.3],
        grip: 'point',
      },
      right: {
        hand: [0.2, -0.8, 0.2],
        elbow: [1, -0.2, -0.5],
        palm: [-1, 0, 0],
        grip: 'relaxed',
      },
    }),
  });

  const box = place([1.06, 0.62, -0.62], [0, 30, 0], BOX);
  taffyParcel(m, box, { cat: true });
  const cat = bami({
    at: box.clone().multiply(place([0.09, PARCEL.high, PARCEL.deep / 2 - 0.01], [0, 6, 0], 0.86 / BOX)),
    pose: 'peek',
    head: [-2, 8, 6],
    lid: 0.3,
  });

  // her jaw will not open: a boy has the other end, and all his weight on it
  const hanAt = place([1.05, 0, -2.05], [0, -40, 0]);
  const stuck: Pose = pose('stand', { bend: 8, lean: [4, 2, 2], head: [6, 16, 10] });
  const boyAt = place([0.34, 0, -1.36], [0, 128, 0], 1.04);
  const tug: Pose = pose('stand', { hips: 0.92, lean: [-19, 0, 0], bend: 4, head: [-6, -40, -6] });
  const fists = vec(-0.02, 0.96, 0.19).applyMatrix4(boyAt);
  const lips = vec(0.04, -0.6, 0.86).applyMatrix4(headFrame(hanAt, 'woman', stuck));
  const away = lips.clone().sub(fists).normalize();
  thread(m, headFrame(hanAt, 'woman', stuck), fists.clone().addScaledVector(away, 0.1), 0.07, 0.017);
  taffyStick(
    m,
    fists.clone().addScaledVector(away, -0.14).toArray() as V3,
    fists.clone().addScaledVector(away, 0.12).toArray() as V3,
    0.022,
  );
  const han = character(MISS_HAN, {
    at: hanAt,
    expression: 'stuckJaw',
    lookAt: fists.toArray() as V3,
    pose: { ...stuck, left: onCheek(hanAt, 'woman', stuck, 'left') },
  });
  const pull = (side: Side, d: number) =>
    gripRod({
      at: boyAt,
      build: 'child8',
      side,
      stance: tug,
      point: fists.clone().addScaledVector(away, d),
      dir: away,
      r: 0.02,
      elbow: [1, -0.7, 0],
    });
  const boy = character(MINJUN, {
    at: boyAt,
    expression: 'tugging',
    pose: {
      ...tug,
      left: pull('left', 0.07),
      right: pull('right', -0.06),
      legLeft: { foot: [0.08, 0, 0.3], toeDown: -14 },
      legRight: { foot: [0.1, 0, 0.02], toeOut: 20 },
    },
  });

  // the rest of the class, to the window as well
  const jiho = character(JIHO, {
    at: place([-3.3, 0, -1.36], [0, -70, 0]),
    expression: 'wonder',
    pose: pose('peek', { head: [-8, 30, 0] }),
  });
  const seoyeon = character(SEOYEON, {
    at: place([-0.9, 0, -0.06], [0, 180, 0]),
    expression: 'wonder',
    pose: pose('sitChair', { lean: [0, 10, 0], head: [-4, 42, 6] }),
  });
  const actors = [harin, doyun, boy, han];
  return composeShot({
    set: (scene) => koreanClassroom(scene, { board: 'names', rows: 1, peak: true }),
    light: classroomLight(),
    camera: camera(FROM, TO, 52),
    focus: distance(FROM, [-0.6, 1.4, -3]),
    aperture: 0.0018,
    center: [0, 1.2, -0.5],
    radius: 6,
    actors: [...actors, jiho, seoyeon, cat],
    things: [m.bake()],
    heads: [...actors.map((a) => a.head), { thing: 'Find', at: cat.head.at, radius: 0.22 }],
    // Bami in the parcel
    find: ballsAt(0.19, cat.head.at.toArray() as V3),
    lettering: [
      {
        text: '1. 밤나무골 2. 율목동 3. 평창리 4. 평창동 5. 세검정로 6. 평창문화로',
        balls: ballsAt(0.56, [-0.95, 1.6, -3.4]),
      },
      {
        text: '이자 포함',
        balls: ballsAt(
          0.08,
          vec(-0.12, 0.12, 0.17).applyMatrix4(box).toArray() as V3,
          vec(0.12, 0.12, 0.17).applyMatrix4(box).toArray() as V3,
        ),
      },
    ],
    focal: [-1.2, 1.6, -3.38],
  });
}
