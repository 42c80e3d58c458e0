/** PC-8.4. The answer is a list of names, the class is stuck together with taffy, and there is still that mountain. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { DOYUN_INDOORS } from '../../cast/people/korea-travel.ts';
import { HARIN, MINJUN, SEOYEON } from '../../cast/people/korean-classmates.ts';
import { MISS_HAN } from '../../cast/people/miss-han.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { at, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { PARCEL, taffyParcel, taffyStick } from '../../props/taffy-parcel.ts';
import { wornClicky } from '../../props/tally-counter.ts';
import { classroomLight, koreanClassroom, SEATS, TEACHER_DESK } from '../../sets/korean-classroom.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [2.3, 1.5, 1.4];
const TO: V3 = [-0.52, 1.26, -2.66];
const BOX = 1.55;

export function stillThatMountain(): Shot {
  const scene = new THREE.Scene();
  koreanClassroom(scene, { board: 'names', rows: 1 });
  const m = new Model();

  const doyunAt = place([0.2, 0, -2.85], [0, -4, 0]);
  const proud = { lean: [0, -8, 3] as V3, bend: 0 };
  wornClicky(m, { at: doyunAt, build: 'child8', stance: proud }, { digits: '0006', size: 1.25 });
  const doyun = character(without(DOYUN_INDOORS, 'counter'), {
    at: doyunAt,
    expression: 'surprise',
    gaze: [-0.5, 0],
    pose: pose('stand', {
      ...proud,
      head: [0, -34, 4],
      right: pointAt({
        at: doyunAt,
        build: 'child8',
        side: 'right',
        stance: proud,
        target: [-0.5, 1.22, -3.0],
        touch: false,
      }),
    }),
  });
  const harinAt = place([-1.95, 0, -1.8], [0, 64, 0]);
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
        target: [-4.4, 1.7, 0.2],
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

  const box = place([TEACHER_DESK[0] - 0.28, TEACHER_DESK[1], TEACHER_DESK[2] + 0.06], [0, 22, 0], BOX);
  taffyParcel(m, box, { cat: true });
  const cat = bami({
    at: box.clone().multiply(place([0.02, PARCEL.high, PARCEL.deep / 2 - 0.01], [0, 6, 0], 1.25 / BOX)),
    pose: 'peek',
    head: [-2, 8, 6],
    lid: 0.3,
  });
  const hanAt = place([1.62, 0, -2.92], [0, 6, 0]);
  // her jaw will not open: she holds it, and what is left of the taffy
  const stuck = { hips: 0.62, bend: 6, head: [2, -14, 8] as V3 };
  const face = headFrame(hanAt, 'woman', stuck);
  const stick = vec(-0.06, 0.96, 0.26).applyMatrix4(hanAt);
  const rise = vec(0.2, 1, 0.1).transformDirection(hanAt);
  taffyStick(
    m,
    stick.clone().addScaledVector(rise, -0.05).toArray() as V3,
    stick.clone().addScaledVector(rise, 0.12).toArray() as V3,
    0.016,
  );
  const han = character(MISS_HAN, {
    at: hanAt,
    expression: 'cheeksFull',
    gaze: [-0.5, 0.1],
    pose: pose('sitChair', {
      ...stuck,
      left: grasp({
        at: hanAt,
        build: 'woman',
        side: 'left',
        point: vec(0.84, -0.55, 0.5).applyMatrix4(face),
        touch: 'palm',
        fingers: [-0.1, 1, -0.1],
        palm: [-1, 0.1, -0.3],
        elbow: [1, -1, 0.3],
        grip: 'drape',
      }),
      right: gripRod({ at: hanAt, build: 'woman', side: 'right', stance: stuck, point: stick, dir: rise, r: 0.015 }),
    }),
  });

  // chewing takes the whole face
  const chew = [
    {
      who: SEOYEON,
      where: place([at(SEATS, 2)[0], 0, at(SEATS, 2)[2]], [0, 128, 0]),
      head: [2, -34, -4] as V3,
      sit: true,
    },
    { who: MINJUN, where: place([0.22, 0, -1.0], [0, 150, 0]), head: [4, -60, 6] as V3, sit: false },
  ].map((p) => {
    const stance = p.sit ? { hips: 0.82, bend: 4 } : { lean: [4, 0, 0] as V3 };
    const hand = vec(-0.03, p.sit ? 0.78 : 0.86, 0.27).applyMatrix4(p.where);
    const dir = vec(0.75, 1, -0.1).transformDirection(p.where);
    const end = hand.clone().addScaledVector(dir, 0.15);
    taffyStick(m, hand.clone().addScaledVector(dir, -0.05).toArray() as V3, end.toArray() as V3, 0.02);
    const actor = character(p.who, {
      at: p.where,
      expression: 'cheeksFull',
      pose: pose(p.sit ? 'sitChair' : 'stand', {
        ...stance,
        head: p.head,
        right: gripRod({ at: p.where, build: 'child8', side: 'right', stance, point: hand, dir, r: 0.015 }),
        ...(p.sit
          ? {
              legLeft: { foot: [0.04, 0, 0.42], knee: [0.2, 0.6, 1] },
              legRight: { foot: [0.06, 0, 0.36], knee: [0.2, 0.6, 1] },
            }
          : {}),
      }),
    });
    scene.add(actor.model);
    return actor.head;
  });
  scene.add(doyun.model, harin.model, han.model, cat.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 45),
    focus: distance(FROM, [-0.6, 1.4, -3]),
    aperture: 0.006,
    light: classroomLight(),
    center: [0, 1.2, -0.5],
    radius: 6,
    heads: [harin.head, doyun.head, han.head, ...chew, { name: 'Find', at: cat.head.at, radius: 0.22 }],
    focal: [-1.2, 1.6, -3.38],
  };
}
