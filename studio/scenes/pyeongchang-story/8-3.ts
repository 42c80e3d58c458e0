/** PC-8.3. One telephone call in two halves: a shout in a night yard, and in a lamp-lit kitchen in Busan the same eyebrows. */
import * as THREE from 'three';
import { BUSAN_CAT, bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { coverEar, cup, gripRod, holdCard } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tube } from '../../model/tube.ts';
import { apologyNote } from '../../props/notes.ts';
import { phone } from '../../props/taffy-box.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { lantern } from '../../props/treasures.ts';
import { chestnutYard } from '../../sets/chestnut-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';
import { busanRoom, FLOOR, soupSpoonBowl, whiteLine } from './8-3.busan-room.ts';
import { YEONGSU } from './8-3.yeongsu-of-busan.ts';

const FROM: V3 = [1.4, 1.35, 3.7];
const TO: V3 = [1.4, 0.95, -0.4];
const LAMP: V3 = [2.2, 1.92, -0.1];
const point = (f: THREE.Matrix4): THREE.Vector3 => new THREE.Vector3().setFromMatrixPosition(f);

export function callToBusan(): Shot {
  const scene = new THREE.Scene();
  chestnutYard(scene, { hour: 'night', without: ['basket', 'bench'] });
  const model = new Model();
  // the bench ends before the white line
  model.put(
    roundedBox(1.34, 0.07, 0.42, 0.02, { fine: true, wobble: 0.02 }),
    { tint: wash('#a97c54', 4, 0.24), line: 0.8 },
    place([0.5, 0.365, -0.55]),
  );
  for (const s of [-1, 1])
    model.put(
      roundedBox(0.28, 0.36, 0.34, 0.08, { fine: true, wobble: 0.05, seed: s + 3 }),
      { tint: wash('#b3a69e', 4), line: 0.8 },
      place([0.5 + s * 0.46, 0.15, -0.55]),
    );

  // up from the bench, the whole man leans into the telephone
  const oldAt = place([0.94, 0, -0.12], [0, 56, 0]);
  const oldStance: Stance = { hips: 0.97, lean: [16, 0, -2], bend: 6, head: [0, -18, -4] };
  const oldHand = { at: oldAt, build: 'oldMan', stance: oldStance } as const;
  const spoken: V3 = [1.36, 1.06, 0.06];
  phone(model, place(spoken, [-30, -40, 10], 1.2), { lit: true });
  const note = place([0.7, 1.36, 0.12], [-6, 14, -8]);
  apologyNote(model, note, 0.24);
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: oldAt,
    expression: 'outrage',
    lookAt: spoken,
    pose: pose('stand', {
      ...oldStance,
      left: gripRod({
        ...oldHand,
        side: 'left',
        point: vec(spoken).add(vec(0, -0.04, 0)),
        dir: [0, 1, 0],
        r: 0.028,
        elbow: [0.5, -1, 0],
      }),
      right: holdCard({
        ...oldHand,
        side: 'right',
        elbow: [1, -0.6, 0],
        edge: vec(0.03, -0.1, 0).applyMatrix4(note),
        inward: vec(0, 1, 0).transformDirection(note),
        face: vec(0, 0, 1).transformDirection(note),
      }),
      legLeft: { foot: [0.06, 0, 0.2], toeOut: 10 },
      legRight: { foot: [0.08, 0.04, -0.24], toeOut: 14, toeDown: 24 },
    }),
  });
  // Doyun holds the near ear, and counts with the other hand
  const boyAt = place([0.16, 0.02, -0.5], [0, 14, 0]);
  const boyStance: Stance = { hips: 0.78, bend: 2, lean: [-4, 0, 6], head: [0, 2, 10] };
  const boyHand = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const counter = place([0.15, 0.7, -0.17], [-24, 4, 6], 1.2);
  strungClicky(model, boyHand, counter, { digits: '0017', pressed: true });
  const doyun = character(DOYUN_FREE, {
    at: boyAt,
    expression: 'nervous',
    lookAt: [1.15, 1.25, 0],
    pose: pose('sitChair', {
      ...boyStance,
      right: cup({ ...boyHand, side: 'right', point: point(counter).add(vec(0, -0.04, 0)), r: 0.022, from: 'side' }),
      left: coverEar({ ...boyHand, side: 'left', out: 1.2, elbow: [1, -0.4, 0.2] }),
      legLeft: { foot: [0.04, 0.24, 0.5], knee: [0.1, 0.6, 1], toeDown: 12 },
      legRight: { foot: [0.02, 0.18, 0.42], knee: [0.1, 0.6, 1], toeDown: 20 },
    }),
  });
  const cat = bami({
    at: place([0.6, 0.4, -0.52], [0, 40, 0], 0.9),
    pose: 'sit',
    head: [-14, 14, -6],
    gaze: [0.5, 0.5],
    lid: 0.1,
  });
  model.inside(place([0.58, 0, -0.06], [0, 30, 0], 0.38), () => lantern(model));

  // Busan
  const seat: V3 = [2.13, FLOOR, -0.3];
  const hisAt = place([2.13, FLOOR + 0.06, -0.3], [0, -34, 0]);
  const hisStance: Stance = { hips: 0.2, lean: [-18, 0, -6], bend: 4, head: [-6, 4, -9] };
  const his = { at: hisAt, build: 'oldMan', stance: hisStance } as const;
  const head = headFrame(hisAt, 'oldMan', hisStance);
  // the spoon has come as far as the open mouth: its tip is in, its bowl still to be seen
  const lips = vec(-0.12, -0.62, 1.1).applyMatrix4(head);
  const end = vec(-0.62, -0.98, 1.9).applyMatrix4(head);
  // the telephone is too loud for his ear
  const heard = vec(2.3, 0.35, 0.5).applyMatrix4(head);
  const yeongsu = character(YEONGSU, {
    at: hisAt,
    expression: 'gasp',
    lookAt: [1.2, 1.15, 0.6],
    pose: pose('sitFloor', {
      ...hisStance,
      right: gripRod({
        ...his,
        side: 'right',
        point: end,
        dir: lips.clone().sub(end),
        r: 0.006,
        elbow: [0.9, -0.7, 0],
      }),
      left: gripRod({
        ...his,
        side: 'left',
        point: heard.clone().add(vec(0, -0.04, 0)),
        dir: [0, 1, 0],
        r: 0.028,
        elbow: [1, -0.8, 0],
      }),
    }),
  });
  phone(model, place(heard.toArray() as V3, [0, -70, -8], 1.2), { lit: true });
  const beyond = end.clone().addScaledVector(end.clone().sub(lips).normalize(), 0.05);
  model.put(tube([lips, end, beyond], [0.006], { around: 8, rings: 12 }), { color: '#cfd5df', line: 0.8 });
  const eye = vec(FROM).sub(lips).normalize();
  soupSpoonBowl(model, frame(vec(lips), lips.clone().sub(end), vec(0.1, 1.1, 0).add(eye)));
  const catSeat: V3 = [2.78, FLOOR, -0.22];
  const busanCat = bami({
    at: place([2.78, FLOOR + 0.07, -0.22], [0, -34, 0], 0.9),
    pose: 'sit',
    coat: BUSAN_CAT,
    head: [-6, -10, 6],
    gaze: [-0.5, 0.3],
    lid: 0,
  });
  scene.add(
    busanRoom(FROM, [1.84, FLOOR, 0.22], seat, catSeat, LAMP),
    whiteLine(),
    grandpa.model,
    doyun.model,
    cat.model,
    yeongsu.model,
    busanCat.model,
    model.bake(),
  );
  return {
    scene,
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, grandpa.head.at.toArray() as V3),
    aperture: 0.004,
    light: koreaLight('night', {
      sun: { dir: [-0.55, 0.62, -0.3], color: '#b4c0ff', power: 2, cone: 0.1 },
      points: [
        { at: [2.1, 2.1, -3.6], color: '#ffb868', power: 9, radius: 0.2 },
        { at: [0.6, 0.32, 0.2], color: '#ffb45c', power: 1.8, radius: 0.1 },
        // what the lantern would light, if it stood as high as their faces
        { at: [0.5, 1.0, 0.85], color: '#ffbe74', power: 2.8, radius: 0.2 },
        // the kitchen lamp, nearer to the reader than its shade, so that it lights the fronts
        { at: [LAMP[0] - 0.05, LAMP[1] - 0.2, LAMP[2] + 0.75], color: '#ffca86', power: 5, radius: 0.16 },
      ],
      fill: { dir: [-0.3, 0.4, 1], color: '#98a2e0', power: 0.8, cone: 0.4 },
    }),
    center: [1, 1, -0.6],
    radius: 5,
    heads: [grandpa.head, doyun.head, yeongsu.head, cat.head, { thing: 'Find', at: busanCat.head.at, radius: 0.12 }],
    // the cat beside either brother
    finds: [
      ballsAt(0.2, [2.78, FLOOR + 0.42, -0.22], [2.78, FLOOR + 0.2, -0.22]),
      ballsAt(0.2, [0.55, 0.8, -0.52], [0.55, 0.56, -0.52]),
    ],
    focal: grandpa.head.at.toArray() as V3,
  };
}
