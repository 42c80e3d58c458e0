/** PC-5.3. Rice cake on the shrine's steps, two small brothers in a cloud of memory, and two even domes between the pines. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, DEG, noise, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { stone } from '../../model/stones.ts';
import { cakeCloth } from '../../props/journey-things.ts';
import { redPine } from '../../props/red-pine.ts';
import { shrineLight, spiritShrine } from '../../sets/spirit-shrine.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';
import { brotherPeaks } from './5-3.brother-peaks.ts';
import { memoryCloud } from './5-3.memory-cloud.ts';

const FROM: V3 = [0.2, 1.22, 4.3];
const TO: V3 = [1.9, 1.27, -0.4];
/** how far to the right of -Z the Brothers stand */
const SIDE = 36.6 * DEG;
/** Bami's boulder, near the reader */
const BOULDER: V3 = [1.72, 0.16, 2.3];
const CAT = place([1.8, 0.49, 2.3], [0, -82, 0]);

/** White rice with a bean layer on top: not to be taken for a paw. */
function cakePiece(model: Model, where: THREE.Matrix4, size = 1): void {
  model.inside(where, () => {
    for (const [y, tall, tone, dark] of [
      [0.016, 0.034, '#fff6e6', '#eadfc8'],
      [0.041, 0.02, '#9a4a44', '#6e3034'],
    ] as const)
      model.put(
        roundedBox(0.076 * size, tall * size, 0.06 * size, 0.009, { wobble: 0.006, seed: 4, fine: true }),
        { tint: (point) => color(tone).lerp(color(dark), 0.6 * noise(point.x * 70, point.y * 70, point.z * 70)) },
        place([0, y * size, 0]),
      );
  });
}

/**
 * Out of the picture, over our heads: what lies in its shadow (the steps, the grandmother, the doors) stays quiet, so that the
 * light has one boy, a cat and two mountains.
 */
function eavesShade(model: Model): void {
  for (const [x0, x1, z0, z1] of [
    [-8, -0.95, -1.5, 9],
    [-0.95, 1.1, -1.5, 3.9],
  ] as const)
    model.put(
      roundedBox(x1 - x0, 0.05, z1 - z0, 0.01),
      { color: '#6a4a3a', line: 0 },
      place([(x0 + x1) / 2, 4, (z0 + z1) / 2]),
    );
}

export function twinMountains(): Shot {
  const scene = new THREE.Scene();
  const peaks = brotherPeaks(scene, FROM, SIDE / DEG);
  spiritShrine(scene, {
    doors: 'shut',
    hour: 'day',
    distance: false,
    // the whole wedge before the peaks stays open, down to the grass
    clear: (x, z) => {
      const a = (Math.atan2(x - FROM[0], FROM[2] - z) * 180) / Math.PI;
      return !(a > 18 && a < 48) || (Math.abs(x - 2.8) < 0.1 && Math.abs(z - 0.4) < 0.1);
    },
  });
  const model = new Model();
  for (const [x, y, z, lean, seed] of [
    [5.55, -1.5, -6.6, -0.4, 6],
    [5.6, 0.05, -0.9, 0.7, 9],
  ] as const)
    redPine(model, {
      at: [x, y, z],
      height: 7.4 - y,
      girth: 0.19,
      lean: [lean, 0],
      bare: 0.74,
      spread: 1.5,
      needles: 320,
      seed,
    });

  const gran = place([0.06, 0.31, 1.5], [0, 34, 0]);
  const sitting: Stance = { hips: 0.44, lean: [4, 0, 2], bend: 8, head: [-10, 22, 6] };
  const cloth = place([0.18, 0.66, 1.82], [6, 34, 0]);
  cakeCloth(model, cloth, { cakes: 8, size: 0.72 });
  const hem = (side: 'left' | 'right') =>
    grasp({
      at: gran,
      build: 'grandmother',
      side,
      point: vec(side === 'left' ? 0.17 : -0.17, 0.02, 0.02).applyMatrix4(cloth),
      touch: 'palm',
      fingers: [-0.7, -0.2, 0.6],
      palm: [-0.6, -0.6, 0],
      grip: 'relaxed',
    });
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'tender',
    lookAt: [0.9, 1.3, 1.84],
    pose: pose('sitChair', {
      ...sitting,
      left: hem('left'),
      right: hem('right'),
      legLeft: { foot: [0.06, 0, 0.54], knee: [0.15, 0.5, 1] },
      legRight: { foot: [0.04, 0, 0.5], knee: [0.15, 0.5, 1] },
    }),
  });

  // he stands on the lower step, his mouth full, and has forgotten to chew
  const boy = place([0.84, 0.3, 1.8], [0, 92, 0]);
  const turned: Stance = { lean: [4, -6, 3], bend: -3, head: [-7, -65, -5] };
  const his = { at: boy, build: 'child8', stance: turned } as const;
  const bite = boy.clone().multiply(place([-0.13, 0.9, 0.27]));
  const bitten = vec(0, 0, 0).applyMatrix4(bite);
  const doyun = character(DOYUN, {
    at: boy,
    expression: 'mouthFull',
    gaze: [1, 0.3],
    pose: pose('stand', {
      ...turned,
      // click, click: the thumb has counted them before he knows it
      left: grasp({
        ...his,
        side: 'left',
        point: boy
          .clone()
          .multiply(place([-0.02, 0.68, 0.19]))
          .elements.slice(12, 15) as V3,
        touch: 'palm',
        r: 0.02,
        fingers: [-1, 0.3, 0.2],
        palm: [0, 0, -1],
        elbow: [0.8, -0.8, 0.2],
        grip: 'holdThick',
      }),
      right: grasp({
        ...his,
        side: 'right',
        point: bitten,
        touch: 'pinch',
        fingers: [-0.35, 0.75, 0.6],
        palm: [-0.9, 0.35, -0.1],
        elbow: [0.8, -0.8, 0],
        grip: 'pinch',
      }),
      legLeft: { foot: [0.04, 0, 0.12], toeOut: 14 },
      legRight: { foot: [0.06, 0, -0.08], toeOut: 20 },
    }),
  });
  cakePiece(model, place(bitten.clone().add(vec(0.01, 0.03, -0.01)), [10, 60, 14]), 1.6);

  model.put(
    stone(21, 0.72, 0.1, 26),
    {
      tint: (point) =>
        color('#b9aeae')
          .lerp(color('#8d8494'), noise(point.x * 3, point.y * 4, point.z * 3))
          .lerp(color('#9aa078'), 0.5 * noise(point.x * 2 + 4, point.z * 2)),
    },
    place(BOULDER, [0, 20, 0], [0.56, 0.39, 0.42]),
  );
  const cat = bami({ at: CAT, pose: 'reach', head: [20, 6, 8], gaze: [0, -0.6] });
  cakePiece(model, CAT.clone().multiply(place([-0.04, 0.0, 0.38], [0, 30, 0])), 0.8);

  eavesShade(model);
  const memory = memoryCloud(FROM, [0.24, 1.83, 2.2], 0.38);
  scene.add(doyun.model, halmeoni.model, cat.model, model.bake(), ...memory.models);
  const [a, b] = peaks.tops;
  return {
    scene,
    camera: camera(FROM, TO, 43),
    focus: distance(FROM, [0.8, 1.2, 2.1]),
    aperture: 0.003,
    light: shrineLight('day', {
      fog: { color: '#dfe4ea', near: 45, far: 420 },
      sky: 0.8,
      sun: { dir: [-0.35, 0.75, 0.8], color: '#ffe6bc', power: 5.4, cone: 0.05 },
    }),
    center: [1, 1.2, 1.4],
    radius: 6,
    heads: [
      doyun.head,
      halmeoni.head,
      ...memory.heads,
      { thing: 'Find', at: cat.head.at, radius: 0.24 },
      { thing: 'Find', at: a.clone().setY(18), radius: 8 },
      { thing: 'Find', at: b.clone().setY(18), radius: 8 },
    ],
    // Bami with the crumb
    find: ballsAt(0.26, [1.58, 0.75, 2.35], [1.81, 0.75, 2.43]),
    focal: a.clone().add(b).multiplyScalar(0.5).setY(18).toArray() as V3,
  };
}
