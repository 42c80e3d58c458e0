/** PC-8.4. The answer is a list of names, the class is stuck together with taffy, and there is still that mountain. */
import type * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { HARIN, MINJUN, SEOYEON } from '../../cast/people/korean-classmates.ts';
import { MISS_HAN } from '../../cast/people/miss-han.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { classroomLight, koreanClassroom } from '../../sets/korean-classroom.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { PARCEL, taffyParcel, taffyThread } from './8-4.taffy-parcel.ts';

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
/** Soft taffy from one place to another: it sags, thins in the middle and is thick where it is held. */
function pulledTaffy(model: Model, from: THREE.Vector3, to: THREE.Vector3, sag: number, r: number): void {
  const path = [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1].map((t) => {
    const point = from.clone().lerp(to, t);
    return [point.x, point.y - sag * 4 * t * (1 - t), point.z] as V3;
  });
  taffyThread(model, path, r);
}
/** What a fist does not hold hangs down from it. */
function hangingEnd(model: Model, [x, y, z]: V3, long: number): void {
  model.put(
    tube(
      [
        [x, y, z],
        [x - 0.02, y - 0.04, z + 0.05],
        [x - 0.03, y - 0.6 * long, z + 0.06],
        [x - 0.025, y - long, z + 0.06],
      ],
      [0.03, 0.03, 0.02, 0.036],
      { around: 14, rings: 26 },
    ),
    {
      tint: (point) => color('#dd9638').lerp(color('#fbd58c'), 0.35 + 0.3 * Math.sin(point.x * 24 + point.y * 31)),
      line: 0.8,
    },
  );
}

export function stillThatMountain(): Shot {
  const model = new Model();
  // not today: the thumb is on the counter already
  const doyunAt = place([0.52, 0, -0.34], [0, 12, 0], 1.04);
  const proud = { lean: [-3, 6, 4] as V3, bend: 2, head: [-2, 0, -6] as V3 };
  const chest = vec(0.03, 0.72, 0.21).applyMatrix4(doyunAt);
  const counter = place(chest, [-12, 30, 0]);
  strungClicky(model, { at: doyunAt, build: 'child8', stance: proud }, counter, {
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
    gaze: [-1, 0.3],
    // it came out by itself, and so does the click
    pose: pose('stand', {
      ...proud,
      left: onCounter('left', 0.05),
      right: pointAt({
        at: doyunAt,
        build: 'child8',
        stance: proud,
        side: 'right',
        target: vec(-0.012, 0.078, 0.012).applyMatrix4(counter),
        palm: [-0.2, -1, 0.1],
        elbow: [1, -0.3, 0],
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
  taffyParcel(model, box, { cat: true });
  const cat = bami({
    at: box.clone().multiply(place([0.09, PARCEL.high, PARCEL.deep / 2 - 0.01], [0, 6, 0], 0.86 / BOX)),
    pose: 'peek',
    head: [-2, 8, 6],
    lid: 0.3,
  });

  // her jaw will not open: she pulls with both fists at her end, a boy with all his weight at the other
  const hanAt = place([1.02, 0, -1.9], [0, -50, 0]);
  const stuck: Pose = pose('stand', { bend: 10, lean: [-6, 2, 2], head: [4, 26, 8] });
  const boyAt = place([0.3, 0, -1.3], [0, 128, 0], 1.04);
  const tug: Pose = pose('stand', { hips: 0.92, lean: [-19, 0, 0], bend: 4, head: [-6, -40, -6] });
  const fists = vec(-0.02, 0.98, 0.2).applyMatrix4(boyAt);
  const lips = vec(0.04, -0.64, 0.88).applyMatrix4(headFrame(hanAt, 'woman', stuck));
  const away = lips.clone().sub(fists).normalize();
  // one end in the boy's fists, another in her own: whatever touches it stays on it
  const herFist = vec(0.2, 1.06, 0.34).applyMatrix4(hanAt);
  pulledTaffy(model, lips, fists, 0.15, 0.027);
  pulledTaffy(model, lips, herFist, 0.03, 0.017);
  hangingEnd(model, fists.toArray() as V3, 0.2);
  hangingEnd(model, herFist.toArray() as V3, 0.09);
  const han = character(MISS_HAN, {
    at: hanAt,
    expression: 'stuckJaw',
    lookAt: fists.toArray() as V3,
    pose: {
      ...stuck,
      left: gripRod({
        at: hanAt,
        build: 'woman',
        side: 'left',
        stance: stuck,
        point: herFist,
        dir: lips.clone().sub(herFist),
        r: 0.028,
        elbow: [1, -0.8, -0.2],
      }),
      // the other hand braces her against the desk
      right: grasp({
        at: hanAt,
        build: 'woman',
        side: 'right',
        point: [0.8, 0.815, -2.16],
        touch: 'palm',
        fingers: [0.5, -0.2, 0.7],
        palm: [0, -1, 0],
        elbow: [1, 0.2, -0.6],
        grip: 'flat',
      }),
    },
  });
  const pull = (side: Side, d: number) =>
    gripRod({
      at: boyAt,
      build: 'child8',
      side,
      stance: tug,
      point: fists.clone().addScaledVector(away, d),
      dir: away,
      r: 0.028,
      elbow: [1, -0.7, 0],
    });
  const boy = character(MINJUN, {
    at: boyAt,
    expression: 'tugging',
    pose: {
      ...tug,
      left: pull('left', 0.07),
      right: pull('right', -0.02),
      legLeft: { foot: [0.08, 0, 0.3], toeDown: -14 },
      legRight: { foot: [0.1, 0, 0.02], toeOut: 20 },
    },
  });

  // a classmate in the shade of the near corner looks out as well
  const seoyeon = character(SEOYEON, {
    at: place([-0.9, 0, -0.06], [0, 180, 0]),
    expression: 'wonder',
    pose: pose('sitChair', { lean: [0, 10, 0], head: [-4, 42, 6] }),
  });
  const actors = [harin, doyun, boy, han];
  return composeShot({
    set: (scene) => koreanClassroom(scene, { board: 'names', rows: 1, peak: true }),
    // the last sun comes flat through the windows: it finds the people, the taffy and the box; board and walls stay in the shade
    light: classroomLight({
      sun: { dir: [-0.96, 0.175, 0.24], color: '#ffc888', power: 10, cone: 0.04 },
      fill: { dir: [0.4, 0.5, 1], color: '#f0dce8', power: 0.75, cone: 0.4 },
      top: '#a9aede',
      horizon: '#d8c2d8',
      sky: 0.66,
      exposure: 1.16,
      // thrown back by the desk: his face is the nearest warm thing
      points: [{ at: [-0.25, 1.3, 0.6], color: '#ffce94', power: 1.7, radius: 0.3 }],
      warmth: [1.05, 1, 0.92],
    }),
    camera: camera(FROM, TO, 52),
    focus: distance(FROM, [-0.6, 1.4, -3]),
    aperture: 0.0018,
    center: [0, 1.2, -0.5],
    radius: 6,
    actors: [...actors, seoyeon, cat],
    things: [model.bake()],
    heads: [...actors.map((actor) => actor.head), { thing: 'Find', at: cat.head.at, radius: 0.22 }],
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
