/**
 * Hongjecheon and the pavilion Segeomjeong (S25): a stream between big flat pale boulders, and on the far bank a T-shaped pavilion with a
 * hip-and-gable roof on granite stilts. The stream comes from the left back and runs to +X. Metres, the near sitting rock's top is y = 0.
 *
 *   water level STREAM -.32, from z -3.4 to about z -.2 (narrower at the steps of rock); near bank rock NEAR_ROCK x -2.4..2.4, z -.2..2.6, top y 0
 *   someone who washes hands kneels at [.5, 0, .25]; warm rock for a map MAP_ROCK [-1.35, .16, .9]; a scholar's rock in the stream [-1.9, -.12, -1.7]; ghosts stand on FAR_ROCK [-3.2, .05, -3.6]
 *   pavilion PAVILION [2.7, 1.4, -9]: floor y 1.4, eaves y 3.8, ridge y 5.2; red posts, green rafters
 * Cameras:
 *   wide:    from [-1.6, 1.25, 4.6] to [.7, 1.55, -5], fov 44       7.1: pavilion right, stream from the left
 *   medium:  from [-.4, 1, 3.4] to [.2, .2, -.8], fov 38           7.2
 *   close:   from [-1.2, 1.15, 2] to [-1.35, .15, .85], fov 36     7.3: the rock from above
 */

import * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { water } from '../model/mirror.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { stone } from '../model/stones.ts';
import { PINE_TODAY, redPine } from '../props/red-pine.ts';
import { bush, type Palette, tree } from '../props/trees.ts';
import { bukhansan } from './bukhansan.ts';
import { GINKGO } from './culture-road.ts';
import { litter, plant, spots } from './ground-cover.ts';
import { pavilion } from './segeomjeong-pavilion.ts';

export const STREAM = -0.32;
const PAVILION: V3 = [2.7, 1.4, -9];
const AUTUMN: Palette = { ...GINKGO, leaves: ['#9a3f26', '#cf6a2c', '#e8923a', '#f2b748', '#f8d77c'] };

export function streamLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('day', {
    sun: { dir: [-0.75, 0.8, 0.45], color: '#fff0d0', power: 4.9, cone: 0.04 },
    fog: { color: '#eae6dc', near: 14, far: 300 },
    ...change,
  });
}
/** Height of rock and bed. */
export function streamGround(x: number, z: number): number {
  // on the right the bank draws back: a pool that lies before whoever kneels at [.5, 0, .25]
  const bay = x + 0.55 * smoothstep(1.55, 1.95, z);
  const pool =
    2.1 * smoothstep(0.95, 1.75, bay) * smoothstep(5.4, 4.2, x) +
    1.3 * smoothstep(1.7, 2, bay) * smoothstep(4.4, 3.8, x);
  const near = -0.25 + 0.3 * Math.sin(x * 0.8 + 0.5) + 0.012 * x * x + pool;
  const far = -3.1 + 0.4 * Math.sin(x * 0.6 + 2) - 0.06 * x;
  // slabs: flat tops with one steep step to the water
  const bank = smoothstep(near - 0.35, near + 0.12, z) + smoothstep(far + 0.3, far - 0.25, z);
  const slab = 0.16 * Math.floor(fbm(x * 0.35 + 3, z * 0.4, 2) * 5) * 0.5;
  const rise = smoothstep(-4.6, -7.4, z) * 0.5 + Math.max(0, -z - 9.4) * 0.32;
  const far2 = 0.25 * smoothstep(-3.6, -4.6, z) + rise;
  // a step of rock down to the pool
  const shelf =
    -0.17 * smoothstep(0.62, 0.82, x + 0.06 * Math.sin(z * 7)) * smoothstep(5.4, 4.2, x) * smoothstep(-0.1, 0.2, z);
  const nearFlat = z > -0.6 ? -0.14 + 0.1 * (fbm(x * 0.9, z * 0.9, 6) - 0.5) + 0.05 * smoothstep(1.2, 3, z) + shelf : 0;
  return mix(
    -0.62 + 0.16 * (fbm(x, z, 3) - 0.5),
    z > -1.6 ? nearFlat + 0.1 : -0.2 + far2 + slab * 0.5,
    Math.min(1, bank),
  );
}

export type StreamPlan = {
  skip?: ('mountain' | 'pavilion' | 'trees')[];
  /** the water gives faces back even to someone who looks down into it */
  still?: boolean;
};
const ROCK = (point: THREE.Vector3): THREE.Color => {
  const seam = smoothstep(0.03, 0.006, Math.abs(noise(point.x * 0.7 + noise(point.z), point.z * 0.6, 2) - 0.5));
  return color('#dfd2c4')
    .lerp(color('#b3a6a2'), smoothstep(0.42, 0.68, fbm(point.x * 0.9, point.y * 2, point.z * 0.9)))
    .lerp(color('#8c7e8c'), seam * 0.5)
    .lerp(color('#7f7676'), smoothstep(STREAM + 0.1, STREAM + 0.01, point.y) * 0.75);
};
export function segeomjeong(scene: THREE.Scene, plan: StreamPlan = {}): void {
  const without = new Set(plan.skip);
  const model = new Model();
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-15, 15, u), mix(6, -18, w)];
      return [x, streamGround(x, z), z];
    },
    150,
    120,
  );
  model.put(geometry, {
    line: 0.4,
    doubleSided: true,
    tint: (point) =>
      ROCK(point).lerp(
        color('#9a9a58'),
        Math.min(
          0.9,
          smoothstep(-9, -11, point.z) * 0.9 +
            smoothstep(0.56, 0.66, fbm(point.x * 0.4, point.z * 0.4, 8)) * smoothstep(-5, -6.5, point.z) * 0.8,
        ),
      ),
  });
  boulders(model);
  if (!without.has('pavilion')) pavilion(model, PAVILION);
  roadWall(model);
  if (!without.has('trees')) {
    redPine(
      model,
      {
        at: [-1.2, 0.5, -8.4],
        height: 5.4,
        girth: 0.18,
        lean: [1.3, 0.4],
        bare: 0.45,
        spread: 1.7,
        needles: 420,
        seed: 6,
      },
      PINE_TODAY,
    );
    tree(model, { at: [7.4, 0.4, -9.2], height: 5.4, girth: 0.16, leaves: 900, leafSize: 0.2, seed: 7 }, AUTUMN);
    tree(model, { at: [-6.4, 0.4, -8.8], height: 4.8, girth: 0.15, leaves: 800, leafSize: 0.2, seed: 9 }, GINKGO);
    for (const [i, [x, z, r]] of points3(
      '-3.4,-7.4,.5 .2,-6.9,.42 5.6,-6.6,.46 -8.4,-6.4,.7 9.4,-6.8,.7 -5,-6.6,.36',
    ).entries())
      bush(
        model,
        [x, streamGround(x, z), z],
        r,
        150,
        0.11,
        i % 2 ? AUTUMN : { ...AUTUMN, leaves: ['#4f6a42', '#6f8a4c', '#98a858', '#c8c070'] },
        i + 3,
      );
  }
  scene.add(model.bake());
  const low = new Model();
  const tufts = (x: number, z: number) =>
    streamGround(x, z) > STREAM + 0.1 && noise(x * 0.9, z * 0.9, 4) > 0.64 && (z < -3.4 || Math.abs(x) > 2.8);
  plant(low, 'reed', spots(170, [-9, -6.4, 9, 3], 6, tufts), 0.5, streamGround, ['#98984c', '#c2ac58', '#e0cc80'], 4);
  litter(
    low,
    spots(70, [-6, -5, 6, 3], 8, (x, z) => streamGround(x, z) > STREAM && Math.hypot(x + 1.35, z - 0.9) > 0.6),
    0.08,
    (x, z) => streamGround(x, z) + 0.02,
    AUTUMN.leaves,
  );
  scene.add(low.bake());
  scene.add(
    water({
      level: STREAM,
      area: [-13, -4.4, 13, 4.6],
      ground: streamGround,
      shallow: color('#a9c8b8'),
      deep: color(plan.still ? '#3f757e' : '#4f8a90'),
      glint: color('#fffaf0'),
      ripple: plan.still ? 0.014 : 0.03,
      strokes: plan.still ? 0.4 : 0.7,
      mirror: plan.still ? 0.9 : 0.62,
      steep: plan.still ? 0.8 : 0.2,
      flow: [1, 0.15],
    }),
  );
  if (!without.has('mountain'))
    bukhansan(
      scene,
      {
        skyTop: '#8fbfe2',
        skyLow: '#fdf3de',
        gain: 1.2,
        woods: ['#6f8456', '#8f9858', '#c2a052', '#d98a44', '#c9653a'],
        granite: ['#cdb99d', '#a9927c'],
        seams: '#7d6758',
      },
      [-14, 0],
      'lane',
      { trees: 2000, fine: 0.5, wide: 1.6 },
    );
}

/** Big pale rocks: a skin with one steep flank and one long slab. [x, y, z, half size X Y Z, turn] */
function boulders(model: Model): void {
  const list: [number, number, number, number, number, number, number][] = [
    [-1.35, -0.08, 0.9, 0.62, 0.26, 0.46, 12],
    [-1.9, -0.32, -1.75, 0.75, 0.22, 0.5, -14],
    [1.5, -0.36, -1.9, 0.6, 0.2, 0.4, 20],
    [-3.3, -0.2, -3.7, 1.5, 0.28, 0.8, 6],
    [0.6, -0.25, -3.9, 1.6, 0.4, 0.8, -8],
    [3.9, -0.2, -3.6, 1.4, 0.5, 0.9, 10],
    [2.4, -0.1, -5.2, 2.3, 0.7, 1.1, -4],
    [5.9, -0.1, -5.6, 1.3, 0.75, 1, 16],
    [-0.8, -0.1, -5.7, 1.2, 0.5, 0.8, 22],
    [3.7, -0.2, 0.6, 1.0, 0.42, 0.8, -20],
    [-4.3, -0.2, 0.5, 1.2, 0.4, 0.9, 14],
    [-6.4, -0.2, -2.7, 0.9, 0.34, 0.6, 0],
    [6.8, -0.3, -2.2, 0.8, 0.3, 0.6, 30],
  ];
  for (const [i, [x, y, z, a, b, c, turn]] of list.entries())
    model.put(
      stone(i + 31, 0.62, 0.16, i < 2 ? 34 : i < 6 ? 22 : 18),
      {
        tint: (point) =>
          ROCK(
            point
              .clone()
              .multiply(new THREE.Vector3(a * 2, 1, c * 2))
              .add(new THREE.Vector3(i, 0.4, i)),
          ).multiplyScalar(point.y > 0.35 ? 1.03 : 0.9),
        line: 0.9,
      },
      place([x, y, z], [(i % 3) - 1, turn, (i % 2) * 3], [a, b, c]),
    );
  const rnd = random(4);
  for (let i = 0; i < 26; i++) {
    const [x, z, s] = [mix(-7, 7, rnd()), mix(-3.4, -0.4, rnd()), mix(0.08, 0.24, rnd() ** 2)];
    model.put(
      stone(i % 6, 0.3, 0.2, 9),
      { tint: wash(i % 2 ? '#cbbdb2' : '#b5a8a6', 5), line: 0.7 },
      place([x, STREAM - s * 0.1, z], [0, rnd() * 360, 0], [s * 1.3, s * 0.7, s]),
    );
  }
}

/** A rock with a level top at y = 0 of its frame, half sizes x and z, sides down to -deep: things can be spread on it. */
export function flatRock(
  model: Model,
  where: THREE.Matrix4,
  [a, c]: [number, number],
  deep: number,
  seed: number,
): void {
  const geometry = grid(
    (u, w) => {
      const t = u * Math.PI * 2;
      const [x, z] = [Math.cos(t), Math.sin(t)];
      const rim = (1 / (x ** 4 + z ** 4) ** 0.25) * (0.9 + 0.26 * noise(x * 1.6 + seed, z * 1.6, seed));
      const k = Math.min(1, w / 0.62);
      const down = Math.max(0, w - 0.5) / 0.5;
      const out = rim * (k + 0.12 * down);
      return [
        a * x * out,
        -deep * down ** 2.2 - 0.03 * smoothstep(0.7, 1, k) + 0.012 * (noise(x * out * 5, z * out * 5, seed) - 0.5) * k,
        c * z * out,
      ];
    },
    56,
    30,
  );
  model.inside(where, () =>
    model.put(geometry, {
      tint: (point) =>
        ROCK(
          point
            .clone()
            .multiplyScalar(1.6)
            .add(new THREE.Vector3(seed, 1.2, seed)),
        ),
      line: 0.9,
      doubleSided: true,
    }),
  );
}

/** The stone wall of the road behind, with its rail: cars pass where officials once rode. */
function roadWall(model: Model): void {
  const rnd = random(7);
  for (let x = -14; x < 14; x += 0.9)
    for (let row = 0; row < 3; row++)
      model.put(
        roundedBox(0.86, 0.48, 0.4, 0.05, { wobble: 0.03, seed: x + row * 9 }),
        { tint: wash(rnd() < 0.5 ? '#c9bcae' : '#b5a8a4', 3), line: 0.5 },
        place([x + (row % 2) * 0.45, 0.6 + row * 0.5, -11]),
      );
  for (let x = -14; x < 14; x += 1.6)
    model.put(roundedBox(0.09, 0.7, 0.09, 0.02), { color: '#7f8a78', line: 0.4 }, place([x, 2.35, -11]));
  for (const y of [2.35, 2.6])
    model.put(roundedBox(28, 0.06, 0.06, 0.01), { color: '#7f8a78', line: 0.4 }, place([0, y, -11]));
}
