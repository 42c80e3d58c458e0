/** PC-8.3. A telephone at arm's length, and in a round window in Busan the same eyebrows, with a spoon between the lips. */
import * as THREE from 'three';
import { BUSAN_CAT, bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { cup, gripRod, holdCard } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { apologyNote } from '../../props/notes.ts';
import { phone } from '../../props/taffy-box.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { lantern } from '../../props/treasures.ts';
import { chestnutYard } from '../../sets/chestnut-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { stump } from '../../sets/yard-seats.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';
import { busanWindow, soupSpoonBowl, WINDOW, withoutShadow } from './8-3.busan-window.ts';
import { YEONGSU } from './8-3.yeongsu-of-busan.ts';

const FROM: V3 = [0.8, 1.16, 2.35];
const TO: V3 = [0.82, 1.06, -0.4];
const ROUND: V3 = [1.4, 1.4, 0];
const PHONE: V3 = [1.09, 1.0, -0.17];
/** of the round window */
const SIZE = 0.9;
const point = (f: THREE.Matrix4): THREE.Vector3 => new THREE.Vector3().setFromMatrixPosition(f);

export function callToBusan(): Shot {
  const scene = new THREE.Scene();
  chestnutYard(scene, { hour: 'night', moon: [-7, 14.4], without: ['basket'] });
  const model = new Model();

  const oldAt = place([0.56, 0, -0.44], [0, 44, 0]);
  const oldStance: Stance = { hips: 0.73, lean: [-4, 0, 4], bend: -4, head: [-12, 10, -8] };
  const oldHand = { at: oldAt, build: 'oldMan', stance: oldStance } as const;
  phone(model, place(PHONE, [-8, -52, 0], 1.15), { lit: true });
  const note = place([0.52, 0.6, -0.06], [-56, 26, 0]);
  apologyNote(model, note, 0.24);
  const face = vec(0, 0, 1).transformDirection(note);
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: oldAt,
    expression: 'shout',
    pose: pose('sitChair', {
      ...oldStance,
      left: gripRod({
        ...oldHand,
        side: 'left',
        point: vec(PHONE).add(vec(0.004, -0.03, -0.004)),
        dir: [0, 1, 0],
        r: 0.028,
      }),
      right: holdCard({
        ...oldHand,
        side: 'right',
        elbow: [0.15, -0.7, -0.8],
        edge: vec(-0.12, 0, 0).applyMatrix4(note),
        inward: vec(1, 0, 0).transformDirection(note),
        face,
      }),
      legLeft: { foot: [0.08, 0, 0.46], knee: [0.2, 0.6, 1] },
      legRight: { foot: [0.04, 0, 0.4], knee: [0.1, 0.6, 1] },
    }),
  });
  const boyAt = place([0.05, 0, -0.44], [0, 30, 0]);
  const boyStance: Stance = { hips: 0.9, bend: 6, lean: [4, 0, -3], head: [-4, 16, -6] };
  const boyHand = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const counter = place([0.14, 0.74, -0.17], [-24, 10, 6], 1.2);
  strungClicky(model, boyHand, counter, { digits: '0017', pressed: true });
  const doyun = character(DOYUN_FREE, {
    at: boyAt,
    expression: 'grin',
    gaze: [0.5, 0.2],
    pose: pose('sitChair', {
      ...boyStance,
      right: cup({ ...boyHand, side: 'right', point: point(counter).add(vec(0, -0.04, 0)), r: 0.022, from: 'side' }),
      left: {
        hand: [0.1, -0.82, 0.34],
        elbow: [0.8, -0.2, -0.6],
        palm: [-0.2, -1, 0],
        fingers: [0, -0.2, 1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.02, 0.2, 0.5], knee: [0.1, 0.6, 1], toeDown: 12 },
      legRight: { foot: [0.02, 0.14, 0.42], knee: [0.1, 0.6, 1], toeDown: 20 },
    }),
  });
  const cat = bami({
    at: place([1.3, 0.4, -0.5], [0, -24, 0], 1.0),
    pose: 'sit',
    head: [-22, 4, -8],
    gaze: [-0.2, 0.7],
    lid: 0.1,
  });
  stump(model, place([-0.3, 0, -0.3]), 0.17, 0.36);
  model.inside(place([-0.3, 0.36, -0.3], [0, 30, 0], 0.4), () => lantern(model));

  // Busan
  const eye = vec(FROM).sub(vec(ROUND)).normalize();
  const round = frame(vec(ROUND), vec(0, 1, 0).addScaledVector(eye, -eye.y), eye).scale(vec(SIZE, SIZE, SIZE));
  const inside = (p: V3, turn: V3, size = 1) => round.clone().multiply(place(p, turn, size));
  const hisAt = inside([-0.02, -0.67, -0.26], [0, -30, 0], 0.88);
  const hisStance: Stance = { hips: 0.62, lean: [16, 0, 0], bend: 10, head: [-6, -8, 4] };
  const his = { at: hisAt, build: 'oldMan', stance: hisStance } as const;
  const head = headFrame(hisAt, 'oldMan', hisStance);
  // the spoon has come as far as the open mouth: its tip is in, its bowl still to be seen
  const lips = vec(-0.12, -0.62, 1.1).applyMatrix4(head);
  const end = vec(-0.52, -0.92, 1.88).applyMatrix4(head);
  const yeongsu = character(YEONGSU, {
    at: hisAt,
    noLegs: true,
    expression: 'gasp',
    gaze: [-0.6, -0.2],
    pose: pose('sitChair', {
      ...hisStance,
      right: gripRod({
        ...his,
        side: 'right',
        point: end,
        dir: lips.clone().sub(end),
        r: 0.006,
        elbow: [0.8, -0.8, 0],
      }),
      left: {
        hand: [0.08, -0.46, 0.42],
        elbow: [0.9, -0.2, -0.4],
        palm: [-0.2, -1, 0],
        fingers: [-0.4, -0.1, 1],
        grip: 'relaxed',
      },
    }),
  });
  const far = new Model();
  const beyond = end.clone().addScaledVector(end.clone().sub(lips).normalize(), 0.05);
  far.put(tube([lips, end, beyond], [0.0055], { around: 8, rings: 12 }), { color: '#cfd5df', line: 0.8 });
  soupSpoonBowl(far, frame(vec(lips), lips.clone().sub(end), vec(0.1, 1.1, 0).add(eye)));
  const busanCat = bami({
    at: inside([0.24, WINDOW.table + 0.012, -0.1], [0, -28, 0], 0.62),
    pose: 'sit',
    coat: BUSAN_CAT,
    head: [0, -20, 6],
    gaze: [-0.5, 0],
    lid: 0,
  });
  for (const o of [
    busanWindow(round, vec(FROM).distanceTo(vec(ROUND)) / SIZE),
    yeongsu.model,
    busanCat.model,
    far.bake(),
  ])
    scene.add(withoutShadow(o));
  scene.add(grandpa.model, doyun.model, cat.model, model.bake());
  return {
    scene,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, grandpa.head.at.toArray() as V3),
    aperture: 0.005,
    light: koreaLight('night', {
      points: [
        { at: [2.1, 2.1, -3.6], color: '#ffb868', power: 9, radius: 0.2 },
        { at: [-0.25, 0.6, -0.1], color: '#ffb45c', power: 1.6, radius: 0.1 },
        { at: [1.15, 1.5, 0.75], color: '#ffca86', power: 2.6, radius: 0.14 },
      ],
      fill: { dir: [0.3, 0.4, 1], color: '#98a2e0', power: 0.9, cone: 0.4 },
    }),
    center: [0.7, 1, -1],
    radius: 5,
    heads: [
      grandpa.head,
      doyun.head,
      { ...yeongsu.head, radius: yeongsu.head.radius * 1.2 },
      cat.head,
      { thing: 'Find', at: busanCat.head.at, radius: 0.12 },
    ],
    // the cat beside either brother
    finds: [ballsAt(0.12, [1.63, 1.37, 0], [1.63, 1.3, 0]), ballsAt(0.22, [1.33, 0.71, -0.37], [1.33, 0.6, -0.37])],
    focal: yeongsu.head.at.toArray() as V3,
  };
}
