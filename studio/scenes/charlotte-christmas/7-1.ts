/** CC-7.1. Pop: the tree goes, the street goes, the phone goes. One candle for everybody, and a pear. */
import type * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, gripRod, onShoulder } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { MOM } from '../../cast/people/mom.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { haloes } from '../../model/veil.ts';
import { bellLivingRoom, CANDLE, livingLight } from '../../sets/bell-living-room.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { halfPeeledPear, paringKnife, spiralPeel } from './7-1.pear-peeling.ts';
import { warmCandle } from './7-1.warm-candle.ts';

/** From the fireplace across the table into the dark corner with the tree. */
const FROM: V3 = [1.22, 0.92, 1.12];
const TO: V3 = [-0.52, 0.59, -0.5];
/** the candle is drawn half as large again: it is the only lamp */
const TALL = 1.6;
const STAND: V3 = [0.16, CANDLE[1], -0.4];
const FLAME: V3 = [STAND[0], STAND[1] + 0.18 * TALL, STAND[2]];

/** Telephone receiver from the ear to the mouth, and its cord. */
function receiver(model: Model, ear: THREE.Vector3, mouth: THREE.Vector3, cord: V3[]): void {
  const out = mouth.clone().sub(ear).normalize();
  const mid = ear.clone().lerp(mouth, 0.5);
  model.put(tube([ear, mid, mouth], [0.022, 0.019, 0.022], { around: 10, rings: 10 }), { color: '#6fb8a0' });
  for (const [p, s] of [
    [ear, -1],
    [mouth, 1],
  ] as const)
    model.put(
      ball([0.042, 0.03, 0.042], 16),
      { color: '#5aa58c' },
      frame(p.clone().addScaledVector(out, s * 0.008), out, vec(0, 1, 0.2)),
    );
  model.put(tube([mouth, ...cord], [0.007], { around: 6, rings: 50 }), { color: '#35665a', line: 0.6 });
}

export function lightsGoOut(): Shot {
  const model = new Model();
  warmCandle(model, place(STAND, [0, 0, 0], TALL));

  // Halmeoni on a cushion in front, her pear between her and the light
  const seat: V3 = [-0.5, 0.08, 0.42];
  model.put(
    roundedBox(0.62, 0.14, 0.56, 0.06, { fine: true }),
    { color: '#d8604e' },
    place([seat[0], 0.07, seat[2]], [0, 20, 0]),
  );
  const hAt = place(seat, [0, 84, 0]);
  const inH = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(hAt);
  const hStance: Stance = { hips: 0.2, bend: 10 };
  const fruit = inH(0.0, 0.52, 0.36);
  halfPeeledPear(model, place(fruit, [0, 40, -14], 1.15));
  const blade = inH(-0.045, 0.56, 0.39);
  const haft = inH(-0.13, 0.5, 0.36);
  const along = blade.clone().sub(haft).normalize();
  paringKnife(model, frame(haft, along, vec(0, 0, 1)));
  spiralPeel(model, place(inH(-0.035, 0.51, 0.42)), 0.27, 3);
  const halmeoni = character(HALMEONI, {
    at: hAt,
    expression: 'calm',
    gaze: [-0.1, -0.7],
    pose: pose('sitFloor', {
      ...hStance,
      head: [12, -10, 4],
      left: cup({ at: hAt, build: 'grandmother', side: 'left', stance: hStance, point: fruit, r: 0.055, from: 'side' }),
      right: gripRod({
        at: hAt,
        build: 'grandmother',
        side: 'right',
        stance: hStance,
        point: haft,
        dir: along,
        r: 0.012,
      }),
    }),
  });

  // Charlotte has Max under her arm; his forehead is against her
  const cAt = place([-0.74, 0, -0.56], [0, 76, 0], 1.04);
  const cStance: Stance = { hips: 0.5, lean: [8, 0, -5], bend: 8, head: [4, 10, -14] };
  const maxAt = place([-0.55, 0, -0.84], [0, 66, 0], 1.04);
  const maxStance: Stance = { hips: 0.44, bend: 10, lean: [6, 0, 12], head: [2, -2, 20] };
  const charlotte = character(CHARLOTTE, {
    at: cAt,
    expression: 'nervous',
    lookAt: FLAME,
    pose: pose('kneel', {
      ...cStance,
      left: onShoulder({
        at: cAt,
        build: 'child8',
        side: 'left',
        stance: cStance,
        other: { at: maxAt, build: 'child4', stance: maxStance, side: 'left' },
      }),
      // both arms are round him
      right: grasp({
        at: cAt,
        build: 'child8',
        side: 'right',
        point: vec(-0.02, 0.34, 0.12).applyMatrix4(maxAt),
        touch: 'palm',
        r: 0.01,
        fingers: [-0.9, 0.1, 0.4],
        palm: [-0.3, -0.3, -0.9],
        elbow: [0.9, -0.7, 0.2],
        grip: 'drape',
      }),
    }),
  });

  const max = character(MAX_HOODED, {
    at: maxAt,
    expression: 'dismay',
    lookAt: FLAME,
    pose: pose('kneel', {
      ...maxStance,
      right: grasp({
        at: maxAt,
        build: 'child4',
        side: 'right',
        point: vec(0.02, 0.44, 0.2).applyMatrix4(cAt),
        touch: 'palm',
        fingers: [0.6, 0.2, 0.6],
        palm: [0.5, 0, -0.8],
        elbow: [0.8, -0.8, 0.2],
        grip: 'holdThick',
      }),
      left: {
        hand: [-0.5, -0.3, 0.6],
        elbow: [1, -0.7, 0],
        palm: [-0.6, 0, -0.8],
        fingers: [-0.9, 0.2, 0.2],
        grip: 'relaxed',
      },
    }),
  });
  // Mom has just lit it, and keeps the draft off with her hand
  const momAt = place([0.48, 0, -1.04], [0, -40, 0]);
  const momStance: Stance = { hips: 0.42, lean: [16, 0, 8], bend: 14, head: [8, 8, 8] };
  const mom = character(dressed(MOM, { sleeveLength: 0.92 }), {
    at: momAt,
    expression: 'nervous',
    lookAt: FLAME,
    pose: pose('kneel', {
      ...momStance,
      left: grasp({
        at: momAt,
        build: 'woman',
        side: 'left',
        point: [FLAME[0] + 0.1, FLAME[1] - 0.02, FLAME[2] + 0.05],
        touch: 'palm',
        fingers: [-0.3, 0.86, 0.5],
        palm: [-0.95, 0, -0.2],
        elbow: [1, -0.7, 0],
        grip: 'relaxed',
      }),
      right: grasp({
        at: momAt,
        build: 'woman',
        side: 'right',
        point: [STAND[0] - 0.02, STAND[1] + 0.03, STAND[2] - 0.17],
        touch: 'palm',
        fingers: [-0.5, -0.2, 0.9],
        palm: [-0.4, -0.9, 0],
        elbow: [1, -0.5, -0.2],
        grip: 'relaxed',
      }),
    }),
  });

  const dAt = place([-0.62, 0, -1.46], [0, 44, 0]);
  const dStance: Stance = { hips: 0.52, lean: [6, -6, 3], bend: 8, head: [6, -8, 8] };
  const his = headFrame(dAt, 'tallMan', dStance);
  const ear = vec(-1.12, -0.02, 0.12).applyMatrix4(his);
  const mouth = vec(-0.62, -0.86, 0.94).applyMatrix4(his);
  receiver(model, ear, mouth, [
    [-0.44, 0.72, -1.16],
    [0.3, 0.7, -1.5],
    [1.0, 0.62, -2.02],
  ]);
  const dad = character(dressed(DAD, { sleeveLength: 1 }), {
    at: dAt,
    expression: 'startled',
    lookAt: [0.3, 0.6, -0.1],
    pose: pose('kneel', {
      ...dStance,
      right: gripRod({
        at: dAt,
        build: 'tallMan',
        side: 'right',
        stance: dStance,
        point: ear.clone().lerp(mouth, 0.48),
        dir: ear.clone().sub(mouth),
        r: 0.02,
        elbow: [0.8, -1, 0.2],
      }),
      left: { hand: [0.1, -0.7, 0.3], elbow: [0.8, -0.2, -0.6], palm: [-0.4, -1, 0], grip: 'relaxed' },
    }),
  });
  const people = [halmeoni, mom, dad, charlotte, max];
  return composeShot({
    set: (scene) => bellLivingRoom(scene, { power: 'off', tree: 1, without: ['right'] }),
    light: livingLight('off', {
      sun: { dir: [0.3, 0.6, -0.7], color: '#6f84ff', power: 0.6, cone: 0.2 },
      sky: 0.16,
      points: [
        // on the near side of the flame: Mom is closest to it and must not burn out
        { at: [FLAME[0] - 0.16, FLAME[1] + 0.06, FLAME[2] + 0.1], color: '#ffa866', power: 2.0, radius: 0.06 },
        // what the table and the faces give back
        { at: [-0.1, 0.86, 0.1], color: '#ffa860', power: 1.1, radius: 0.3 },
      ],
    }),
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, FLAME),
    aperture: 0.008,
    center: [0, 0.8, -0.5],
    radius: 4,
    actors: people,
    things: [haloes([[...FLAME, 0.4]], FROM, '#ffb052', 0.75), model.bake()],
    // the peel of the pear
    find: ballsAt(0.12, inH(-0.035, 0.46, 0.42).toArray() as V3, inH(-0.035, 0.27, 0.42).toArray() as V3),
    focal: FLAME,
  });
}
