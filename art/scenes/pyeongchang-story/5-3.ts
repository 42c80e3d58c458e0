/** PC-5.3. Rice cake on the shrine's steps, two small brothers in a cloud of memory, and two round peaks between the trunks. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { pointAt } from '../../cast/holds.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { cakeCloth } from '../../props/journey-things.ts';
import { memoryCloud } from '../../props/memory-cloud.ts';
import { redPine } from '../../sets/red-pine.ts';
import { shrineLight, spiritShrine } from '../../sets/spirit-shrine.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [1.0, 1.2, 5.4];
const TO: V3 = [2.85, 0.98, -2.4];
const CAT = place([1.02, 0, 2.62], [0, 8, 0]);
const PEAKS: V3 = [31, 11, -50];

function cakePiece(m: Model, where: THREE.Matrix4): void {
  const cube = roundedBox(0.07, 0.042, 0.06, 0.01, { wobble: 0.006, seed: 4, fine: true });
  m.put(cube, { color: '#fff6e6' }, where);
}

export function twinMountains(): Shot {
  const scene = new THREE.Scene();
  spiritShrine(scene, {
    doors: 'shut',
    hour: 'day',
    clear: (x, z) =>
      ![
        [5.8, 1.4],
        [2.7, -4.1],
        [3.9, 3],
        [5.4, -3.6],
      ].some(([a = 0, b = 0]) => Math.hypot(x - a, z - b) < 0.5) && Math.hypot(x - 1.5, z - 2.9) > 1.2,
  });
  const m = new Model();
  for (const [x, z, lean, seed] of [
    [3.2, -1.6, -0.5, 6],
    [8.1, -1.4, 1.1, 9],
  ] as const)
    redPine(m, {
      at: [x, 0.05, z],
      height: 7.4,
      girth: 0.19,
      lean: [lean, 0],
      bare: 0.74,
      spread: 1.5,
      needles: 320,
      seed,
    });

  const gran = place([0.4, 0.31, 1.5], [0, 22, 0]);
  const sitting: Stance = { hips: 0.44, lean: [4, 0, 2], bend: 8, head: [-6, 44, 6] };
  const cloth = place([0.5, 0.66, 1.82], [6, 22, 0]);
  cakeCloth(m, cloth, { cakes: 8, size: 0.72 });
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'smile',
    gaze: [0.5, 0.2],
    pose: pose('sitChair', {
      ...sitting,
      left: grasp({
        at: gran,
        build: 'grandmother',
        side: 'left',
        point: vec(0.17, 0.02, 0.02).applyMatrix4(cloth),
        touch: 'palm',
        fingers: [-0.7, -0.2, 0.6],
        palm: [-0.6, -0.6, 0],
        grip: 'relaxed',
      }),
      right: grasp({
        at: gran,
        build: 'grandmother',
        side: 'right',
        point: vec(-0.17, 0.02, 0.02).applyMatrix4(cloth),
        touch: 'palm',
        fingers: [-0.7, -0.2, 0.6],
        palm: [-0.6, -0.6, 0],
        grip: 'relaxed',
      }),
      legLeft: { foot: [0.06, 0, 0.54], knee: [0.15, 0.5, 1] },
      legRight: { foot: [0.04, 0, 0.5], knee: [0.15, 0.5, 1] },
    }),
  });

  const boy = place([1.72, 0.0, 2.5], [0, 26, 0]);
  const turned: Stance = { lean: [-2, 14, 4], bend: 2, head: [-8, -20, -6] };
  const doyun = character(DOYUN, {
    at: boy,
    expression: 'joy',
    gaze: [0.4, 0.1],
    pose: pose('stand', {
      ...turned,
      left: pointAt({
        at: boy,
        build: 'child8',
        stance: turned,
        side: 'left',
        target: [9, 2.9, 0.6],
        touch: false,
        stretch: 0.92,
      }),
      right: {
        hand: [0.02, -0.24, 0.5],
        elbow: [0.8, -0.8, 0],
        palm: [-0.6, 0.3, -0.6],
        fingers: [-0.5, 0.8, 0.3],
        grip: 'pinch',
      },
      legLeft: { foot: [0.04, 0, 0.02], toeOut: 26 },
      legRight: { foot: [0.06, 0, 0.1], toeOut: 10 },
    }),
  });
  cakePiece(m, doyun.grip.right.clone().multiply(place([0.02, 0.08, 0.05], [20, 0, 30])));

  const cat = bami({ at: CAT, pose: 'paw', paw: [-0.07, 0.27, 0.21], head: [12, -6, 8], gaze: [-0.2, -0.4] });
  m.put(ball([0.03, 0.024, 0.03], 10), { color: '#fffdf4' }, place(vec(-0.06, 0.31, 0.215).applyMatrix4(CAT)));

  const memory = memoryCloud(FROM, [0.88, 1.74, 2.6], 0.58);
  scene.add(doyun.model, halmeoni.model, cat.model, m.bake(), ...memory.models);
  return {
    scene,
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, [1.5, 0.9, 2.3]),
    aperture: 0.003,
    light: shrineLight('day', {
      // the two peaks are what he points at: no haze before them
      fog: { color: '#e4e6e2', near: 45, far: 420 },
      sun: { dir: [-0.35, 0.75, 0.8], color: '#ffeac8', power: 4.8, cone: 0.05 },
    }),
    center: [1.4, 1.4, 1.2],
    radius: 6,
    heads: [
      doyun.head,
      halmeoni.head,
      ...memory.heads,
      { name: 'Find', at: cat.head.at, radius: 0.24 },
      { name: 'Find', at: vec(24.6, 10, -50), radius: 6 },
      { name: 'Find', at: vec(37.4, 10, -50), radius: 6 },
    ],
    focal: PEAKS,
  };
}
