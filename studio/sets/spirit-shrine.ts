/**
 * Mountain-spirit shrine in the pines (S23): one bay under tiles on a granite platform; doors shut or open, the painting within.
 * Metres, the path is y = 0, the platform's top and the shrine's floor .45; the shrine looks to +Z.
 *
 *   platform x -2.1..2.1, z -2.6..1.5; two steps before it, x -.8..0.8, z 1.5..2.3 (tops .15, .3): people sit on the upper one at [±.5, .3, 1.75]
 *   body x -1.5..1.5, z -2.3..0; door opening x -.95..0.95, y .57..2.5 at z 0; eaves y 2.95, ridge 4.3
 *   PAINTING [0, 1.8, -2.1] (1.9 x 1.44; the tiger's face is at [-.52, 1.56]); altar top y .98; mat on the platform z .25..1.35: someone bows at [.1, .46, .75]
 *   gap in the pines to the right back: two round peaks stand 26..34 degrees right of -Z as seen from before the steps
 * Cameras:
 *   path:     from [1.5, 1.2, 7.2] to [-.2, 1.6, -.5], fov 40
 *   doors from the left: from [-2.6, .86, 1.62] to [.6, 1.18, 1.76], fov 53; bring pines for x > 4, z > 1   5.1
 *   doors:    from [.95, 1.35, 3.5] to [0, 1.3, -1.4], fov 38       5.2
 *   steps:    from [-.5, 1.3, 6.4] to [2.4, 1.75, -3], fov 42     5.3: steps left of the middle, peaks right
 */

import type * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { stone } from '../model/stones.ts';
import { mist } from '../model/veil.ts';
import { PINE_TODAY, redPine } from '../props/red-pine.ts';
import { bush } from '../props/trees.ts';
import { bukhansan } from './bukhansan.ts';
import { litter, plant, spots } from './ground-cover.ts';
import { mistWall, twinPeaks } from './shrine-distance.ts';
import { shrine } from './shrine-house.ts';

const OCTOBER = {
  leaves: ['#8f4a2c', '#c96a30', '#e6963c', '#f2bc50', '#f8dc84'],
  bark: ['#5a403c', '#8d6a58'] as [string, string],
  grass: ['#6f7f48', '#98984c', '#c2ac58'],
};

export type ShrineHour = 'mist' | 'day';
export function shrineLight(hour: ShrineHour, change: Partial<LightPreset> = {}): LightPreset {
  // between the two candles: the painting is what one sees first when the doors open
  const candle = { at: [-0.1, 1.55, -1.1] as V3, color: '#ffd2a0', power: 2.6, radius: 0.25 };
  const base =
    hour === 'mist'
      ? relight('morning', {
          sun: { dir: [-0.8, 0.6, -0.1], color: '#fff0d0', power: 2.8, cone: 0.14 },
          fog: { color: '#dfe6e0', near: 5, far: 26 },
          sky: 1.1,
          exposure: 1.02,
        })
      : relight('day', {
          sun: { dir: [-0.55, 0.8, 0.75], color: '#ffeac8', power: 4.8, cone: 0.05 },
          fog: { color: '#eee6d2', near: 12, far: 240 },
          points: [candle],
        });
  return { ...base, ...change };
}
const path = (z: number): number => 0.35 * Math.sin(z * 0.4 + 0.6) * smoothstep(1.5, 4, z);
function forestFloor(x: number, z: number, falls = false): number {
  const off = Math.abs(x - path(z));
  // behind the shrine the hill goes on up; where a valley is to be seen, it breaks off
  const slope = Math.max(0, -z - 2) * (falls ? -0.3 : 0.2) + smoothstep(2.6, 7, off) * 0.7 * (x < 0 ? 1 : 0.25);
  return slope + 0.3 * (fbm(x * 0.6, z * 0.6, 3) - 0.5) * smoothstep(0.6, 2, off) - 0.02;
}

export type ShrinePlan = {
  doors: 'shut' | 'open';
  hour: ShrineHour;
  /** the camera's place; banks of mist turn to it */
  eye?: V3;
  clear?: (x: number, z: number) => boolean;
  /** false: no mountain and no sky behind the pines; `brotherPeaks` brings its own */
  distance?: boolean;
};
export function spiritShrine(scene: THREE.Scene, plan: ShrinePlan): void {
  const clear = plan.clear ?? (() => true);
  const floor = (x: number, z: number) => forestFloor(x, z, plan.distance === false);
  const model = new Model();
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-18, 18, u), mix(9, -24, w)];
      return [x, floor(x, z), z];
    },
    110,
    100,
  );
  model.put(geometry, {
    line: 0.1,
    doubleSided: true,
    tint: (point) =>
      color('#a98a5e')
        .lerp(color('#7f8450'), smoothstep(0.45, 0.62, fbm(point.x * 0.5, point.z * 0.5, 7)))
        .lerp(
          color('#dcc49a'),
          smoothstep(0.95, 0.6, Math.abs(point.x - path(point.z))) * smoothstep(1.2, 2.2, point.z) * 0.85,
        )
        .multiplyScalar(0.88 + 0.24 * fbm(point.x * 1.7, point.z * 1.7)),
  });
  platform(model, plan.distance === false ? 1 : 2);
  shrine(model, plan.doors);
  pines(model, clear, floor);
  scene.add(model.bake());
  const low = new Model();
  const wild = (x: number, z: number) =>
    clear(x, z) && Math.abs(x - path(z)) > 1 && (Math.abs(x) > 2.3 || z > 2.6 || z < -2.8);
  plant(low, 'grass', spots(900, [-8, -7, 8, 6], 3, wild), 0.22, floor, OCTOBER.grass, 2);
  plant(
    low,
    'fern',
    spots(60, [-8, -7, 8, 5], 5, (x, z) => wild(x, z) && noise(x, z, 3) > 0.5),
    0.42,
    floor,
    ['#5f7d48', '#8fa055', '#c2a858'],
    6,
  );
  litter(
    low,
    spots(240, [-7, -4, 7, 6], 6, (x, z) => clear(x, z) && (Math.abs(x) > 2.2 || z > 2.4)),
    0.075,
    floor,
    ['#b8602f', '#d98e3c', '#e8b450', '#a8743c'],
  );
  scene.add(low.bake());
  const misty = plan.hour === 'mist';
  if (misty) scene.add(mistWall(forestFloor));
  else if (plan.distance !== false)
    bukhansan(
      scene,
      {
        skyTop: '#93bfe2',
        skyLow: '#fff1d8',
        gain: 1.2,
        woods: ['#5f7d58', '#84935a', '#bfa556', '#d68e4a', '#c66c42'],
        granite: ['#cdb99d', '#a9927c'],
        seams: '#7d6758',
      },
      [-6, 1],
      'lane',
      { trees: 1200, fine: 0.5, wide: 1.8 },
    );
  if (!misty && plan.distance !== false) scene.add(twinPeaks());
  if (misty && plan.eye)
    scene.add(
      mist(
        [
          [-3.6, 1.1, -3.4, 7, 1.9],
          [4.2, 1.3, -4, 7, 2.1],
          [-1, 2.6, -7, 15, 3.4],
          [3.4, 0.6, 1.2, 5, 1],
          [-4, 0.5, 2.2, 5, 0.9],
        ],
        plan.eye,
        '#f2f4ec',
        0.85,
      ),
    );
}

function platform(model: Model, heaps: number): void {
  const granite = (tone: string) => (point: THREE.Vector3) =>
    color(tone).lerp(color('#a89c9a'), fbm(point.x * 4, point.y * 5, point.z * 4) * 0.8);
  const rnd = random(6);
  for (let x = -2.1; x < 2.05; ) {
    const w = Math.min(mix(0.55, 0.95, rnd()), 2.1 - x);
    for (const z of [1.35, -2.45])
      model.put(
        roundedBox(w * 0.98, 0.5, 0.34, 0.035, { wobble: 0.02, seed: x * 5 }),
        { tint: granite('#d2c5b8'), line: 0.8 },
        place([x + w / 2, 0.2, z]),
      );
    x += w;
  }
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++)
      model.put(
        roundedBox(0.34, 0.5, 0.74, 0.035, { wobble: 0.02, seed: i + s }),
        { tint: granite('#c9bcb0'), line: 0.8 },
        place([s * 1.95, 0.2, -2.2 + i * 0.78]),
      );
  model.put(
    roundedBox(4, 0.3, 4, 0.02, { fine: true }),
    { tint: wash('#cdbda6', 1.6, 0.2), line: 0.3 },
    place([0, 0.295, -0.55]),
  );
  for (const [i, z] of [2.05, 1.7].entries())
    model.put(
      roundedBox(1.8 - i * 0.1, 0.34, 0.46, 0.035, { fine: true, wobble: 0.02, seed: i }),
      { tint: granite('#d8cbbe') },
      place([0, -0.02 + i * 0.15, z]),
    );
  // mat for those who bow, shoes go off before it
  model.put(
    roundedBox(1.5, 0.02, 1.06, 0.008, { fine: true }),
    { tint: (point) => color('#dcc48a').multiplyScalar(0.92 + 0.1 * Math.abs(Math.sin(point.x * 34))), line: 0.7 },
    place([0, 0.462, 0.8]),
  );
  for (const z of [0.28, 1.32])
    model.put(roundedBox(1.5, 0.024, 0.05, 0.006), { color: '#4f6f8a', line: 0.4 }, place([0, 0.463, z]));
  // two little heaps of wishes
  const wishes: [number, number, number][] = [
    [-2.7, 1.1, 6],
    [2.8, 0.4, 4],
  ];
  for (const [x, z, n] of wishes.slice(0, heaps)) {
    let y = forestFloor(x, z);
    for (let i = 0; i < n; i++) {
      const r = mix(0.22, 0.07, i / 6);
      model.put(
        stone(i + 3, 0.3, 0.2, 11),
        { tint: wash(i % 2 ? '#cbbdb2' : '#b3a7a4', 5) },
        place([x + 0.02 * Math.sin(i * 3), y + r * 0.35, z], [0, i * 60, 3], [r, r * 0.42, r * 0.85]),
      );
      y += r * 0.74;
    }
  }
}

function pines(model: Model, clear: (x: number, z: number) => boolean, floor: (x: number, z: number) => number): void {
  const near: [number, number, number, number][] = [
    [-3.4, -1.4, 6.4, 0.8],
    [2.7, -4.1, 6.4, -0.4],
    [-4.6, 2, 5.8, 0.4],
    [5.8, 1.4, 6, 0.2],
    [-2.4, -4.4, 6.6, -0.3],
  ];
  for (const [i, [x, z, h, lean]] of near.entries())
    if (clear(x, z))
      redPine(model, {
        at: [x, floor(x, z), z],
        height: h,
        girth: 0.18,
        lean: [lean, 0],
        bare: 0.5,
        spread: 1.6,
        needles: 280,
        seed: i + 3,
      });
  const rnd = random(22);
  for (let i = 0, laid = 0; i < 240 && laid < 36; i++) {
    const [x, z] = [mix(-14, 14, rnd()), mix(-4.6, -18, rnd())];
    // the gap where two peaks look in
    if (!clear(x, z) || Math.abs(x - 5.6 + (z + 4) * 0.58) < 2 + (-z - 4) * 0.22 || (Math.abs(x) < 2.4 && z > -5.4))
      continue;
    laid++;
    redPine(
      model,
      {
        at: [x, floor(x, z) - 0.1, z],
        height: mix(5, 7.2, rnd()),
        girth: mix(0.11, 0.17, rnd()),
        bare: mix(0.48, 0.62, rnd()),
        needles: 70,
        seed: i + 40,
      },
      PINE_TODAY,
    );
  }
  for (const [i, [x, z, r]] of points3(
    '-2.7,-.4,.34 2.7,-1.2,.36 -3.2,3.6,.4 3.9,3,.42 -5.6,-2.4,.6 5.4,-3.6,.5',
  ).entries())
    if (clear(x, z))
      bush(model, [x, floor(x, z), z], r, 130, 0.1, i % 2 ? OCTOBER : { ...OCTOBER, leaves: PINE_TODAY.leaves }, i + 6);
}
