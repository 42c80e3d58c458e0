/** PC-8.4. "Our neighborhood" has come out by itself: Doyun stands open-mouthed in the window's evening light, for there is still that mountain. */
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { HARIN } from '../../cast/people/korean-classmates.ts';
import { MISS_HAN } from '../../cast/people/miss-han.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { hangul, hangulWidth } from '../../props/hangul-sign.ts';
import { desk } from '../../props/korean-school.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { classroomLight, koreanClassroom } from '../../sets/korean-classroom.ts';
import { windowPeak } from '../../sets/window-peak.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { heldTaffy, PARCEL, taffyParcel, taffyThread } from './8-4.taffy-parcel.ts';

const FROM: V3 = [-0.3, 1.24, 0.15];
const TO: V3 = [-2.74, 0.83, -3.02];
const NAMES = ['밤나무골', '율목동', '평창리', '평창동', '세검정로', '평창문화로'];
/** The report hangs between the window and the corner of the board. */
const REPORT = place([-3.58, 1.91, -3.42], [0, 0, 0], 0.84);
/** Where the summit stands in the glass, as Doyun sees it. */
const IN_THE_GLASS: V3 = [-4.2, 1.9, -1.8];

/** Her windbreaker reaches over the waist of the skirt, however she turns. */
const HARIN_IN_CLASS = dressed(HARIN, {
  shells: (HARIN.outfit.shells ?? []).map((shell) => ({
    ...shell,
    from: -0.14,
    grow: [0.03, 0.006] as [number, number],
  })),
});

/** Her cardigan ends at the hips and the skirt swings out, so that she has a waist. */
const HAN_IN_CLASS = dressed(MISS_HAN, {
  shells: (MISS_HAN.outfit.shells ?? []).map((shell) =>
    shell.from < -0.5 ? { ...shell, from: -0.36, grow: [0.062, 0.014] as [number, number] } : shell,
  ),
  skirt: { cloth: '#4f7f96', length: 1.36, flare: 0.09, folds: 9 },
});

/** A long sheet with six names for one place. */
function nameSheet(model: Model): void {
  model.inside(REPORT, () => {
    model.put(roundedBox(1.24, 1.4, 0.01, 0.004), { tint: wash('#f6ecd2', 3), line: 0.8 });
    for (const s of [-1, 1])
      model.put(
        roundedBox(0.16, 0.06, 0.004, 0.002),
        { color: '#e4c25c', line: 0.5 },
        place([s * 0.5, 0.68, 0.009], [0, 0, s * -30]),
      );
    for (const [i, name] of NAMES.entries()) {
      const y = 0.53 - i * 0.213;
      hangul(model, place([-0.4, y, 0.01]), `${i + 1}.`, 0.125, '#c8402f', { weight: 0.13, hand: 0.5, seed: i + 2 });
      hangul(model, place([-0.27 + hangulWidth(name, 0.155) / 2, y, 0.01]), name, 0.155, '#3a2c3c', {
        weight: 0.12,
        hand: 0.5,
        seed: i + 9,
      });
    }
  });
}

export function stillThatMountain(): Shot {
  const model = new Model();
  nameSheet(model);

  const doyunAt = place([-1.31, 0, -1.51], [0, 10, 0], 1.04);
  const proud = { lean: [-6, 0, 4] as V3, bend: 2, head: [-8, -6, -6] as V3 };
  const chest = vec(0.03, 0.72, 0.21).applyMatrix4(doyunAt);
  const counter = place(chest, [-12, 6, 0]);
  strungClicky(model, { at: doyunAt, build: 'child8', stance: proud }, counter, {
    digits: '0006',
    size: 1.7,
  });
  const inDoyun = (x: number, y: number, z: number): V3 => vec(x, y, z).transformDirection(doyunAt).toArray() as V3;
  const doyun = character(without(DOYUN_INDOORS, 'counter'), {
    at: doyunAt,
    expression: 'startled',
    lookAt: IN_THE_GLASS,
    // it came out by itself, and so does the click
    pose: pose('stand', {
      ...proud,
      left: grasp({
        at: doyunAt,
        build: 'child8',
        side: 'left',
        point: chest.clone().add(vec(...inDoyun(0.05, 0, 0)).multiplyScalar(0.05)),
        touch: 'palm',
        r: 0.03,
        fingers: inDoyun(-0.6, 0.5, 0.5),
        palm: inDoyun(-0.9, 0, -0.2),
        elbow: [1, -0.7, 0],
        grip: 'holdThick',
      }),
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

  const harinAt = place([-2.43, 0, -1.58], [0, 46, 0], 1.04);
  const leaning = { lean: [-6, 0, -14] as V3, bend: 0, head: [-4, 18, 10] as V3 };
  // her share of the parcel
  const bite = vec(0.17, 0.66, 0.24).applyMatrix4(harinAt);
  const biteUp = vec(0.1, 1, 0.3).normalize();
  heldTaffy(model, bite, biteUp, 0.022);
  const harin = character(HARIN_IN_CLASS, {
    at: harinAt,
    expression: 'joy',
    lookAt: doyun.head.at.toArray() as V3,
    pose: pose('stand', {
      ...leaning,
      right: { hand: [0.72, 0.78, 0.1], elbow: [0.4, -1, -0.3], palm: [0, -1, 0.4], grip: 'point' },
      left: gripRod({
        at: harinAt,
        build: 'child8',
        side: 'left',
        stance: leaning,
        point: bite,
        dir: biteUp,
        r: 0.022,
        elbow: [1, -0.6, -0.2],
      }),
    }),
  });

  // the parcel stands on the nearest desk
  model.inside(place([-2.33, 0, -1.1], [0, 214, 0]), () => desk(model, [0, 0, 0], 0));
  const box = place([-2.28, 0.62, -1.06], [0, 44, 0], 0.76);
  taffyParcel(model, box, { cat: true });
  const cat = bami({
    at: box.clone().multiply(place([0.06, PARCEL.high, PARCEL.deep / 2 - 0.01], [0, 6, 0], 1)),
    pose: 'peek',
    head: [-2, 8, 6],
    lid: 0.3,
  });

  // her teeth are stuck: the farther she pulls, the longer and thinner it sags
  const hanAt = place([-1.27, 0, -2.72], [0, 22, 0]);
  const stuck: Pose = pose('stand', { lean: [-6, 0, 7], bend: 0, head: [-4, 14, 8] });
  const lips = vec(0, -0.6, 0.9).applyMatrix4(headFrame(hanAt, 'woman', stuck));
  const fist = vec(0.32, 1.47, 0.2).applyMatrix4(hanAt);
  const SAG = 1.3;
  const sagging = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return lips
      .clone()
      .lerp(fist, t)
      .add(vec(0, -SAG * t * (1 - t), 0));
  });
  // how the thread arrives at the fist, and the lump beyond it goes on
  const on = fist
    .clone()
    .sub(lips)
    .add(vec(0, SAG, 0))
    .normalize();
  const lump = [0.05, 0.08, 0.105].map((d) => fist.clone().addScaledVector(on, d));
  taffyThread(
    model,
    [...sagging, ...lump].map((p) => p.toArray() as V3),
  );
  const stickAt = vec(-0.2, 0.95, 0.27).applyMatrix4(hanAt);
  const stickUp = vec(-0.2, 1, 0.1).normalize();
  heldTaffy(model, stickAt, stickUp, 0.026);
  const hers = { at: hanAt, build: 'woman', stance: stuck } as const;
  const han = character(HAN_IN_CLASS, {
    at: hanAt,
    expression: 'stuckJaw',
    lookAt: fist.toArray() as V3,
    pose: {
      ...stuck,
      left: gripRod({
        ...hers,
        side: 'left',
        point: fist,
        dir: on,
        r: 0.018,
        palm: [-0.2, 0, -1],
        elbow: [1, -1, -0.1],
      }),
      right: gripRod({ ...hers, side: 'right', point: stickAt, dir: stickUp, r: 0.026, elbow: [1, -0.4, -0.3] }),
    },
  });

  const actors = [harin, doyun, han];
  return composeShot({
    set: (scene) => {
      koreanClassroom(scene, { board: 'blank', rows: 0, peak: true });
      windowPeak(scene, place([-23, -4.9, -13.5], [0, 56, 0], 1));
    },
    // the last sun comes flat through the windows: it finds the people, the taffy and the box; walls stay in the shade
    light: classroomLight({
      sun: { dir: [-0.92, 0.19, 0.62], color: '#ffc888', power: 10, cone: 0.04 },
      fill: { dir: [0.4, 0.5, 1], color: '#f0dce8', power: 0.6, cone: 0.4 },
      top: '#a9aede',
      horizon: '#d8c2d8',
      sky: 0.6,
      exposure: 1.22,
      points: [{ at: [-2.0, 1.5, -1.2], color: '#ffd9a0', power: 0.9, radius: 0.2 }],
      warmth: [1.05, 1, 0.92],
    }),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, [-1.1, 1.2, -2]),
    aperture: 0.0018,
    center: [-2.4, 1.2, -1.8],
    radius: 5,
    actors: [...actors, cat],
    things: [model.bake()],
    heads: [...actors.map((actor) => actor.head), { thing: 'Find', at: cat.head.at, radius: 0.22 }],
    // Bami in the parcel
    find: ballsAt(0.19, cat.head.at.toArray() as V3),
    lettering: [
      { text: NAMES.map((name, i) => `${i + 1}. ${name}`).join(' '), balls: ballsAt(0.52, [-3.58, 1.91, -3.4]) },
      {
        text: '이자 포함',
        balls: ballsAt(
          0.08,
          vec(-0.12, 0.12, 0.17).applyMatrix4(box).toArray() as V3,
          vec(0.12, 0.12, 0.17).applyMatrix4(box).toArray() as V3,
        ),
      },
    ],
    focal: [-2, 1.3, -2.4],
  });
}
