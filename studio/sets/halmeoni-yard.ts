/** Halmeoni's yard (S18): platform, sauce jars, pepper tubs, persimmon trees and the wall under the ridge. Metres, in the house's coordinates. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, smoothstep, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball } from '../model/tube.ts';
import { bush, GOLDEN, type Palette, SUMMER, tree } from '../props/trees.ts';
import { clayPot, platform, redTub } from '../props/yard-things.ts';
import { sauceJars } from './hanok-porch.ts';
import type { KoreaHour, Season } from './korea-sky.ts';
import { persimmonTree } from './pyeongchang-lane.ts';
import { tileWall } from './tile-wall.ts';

/** What is built of the house, its porch and its yard, and how it looks. */
export type HalmeoniPlan = {
  hour: KoreaHour;
  season: Season;
  /** the four leaves to the porch: all shut, the middle two slid aside, or all hung up out of sight (default 'half') */
  doors?: 'shut' | 'half' | 'open';
  /** day whose small number is circled on the calendar */
  ring?: number;
  /** left out when a camera stands there, or the panel wants it empty */
  without?: ('room' | 'table' | 'cushions' | 'fan' | 'yard' | 'platform' | 'left' | 'right' | 'roof' | 'shoes')[];
  moon?: [number, number];
  /** bulb under the eave burns */
  bulb?: boolean;
};
export const YARD = -0.5;
export const PYEONGSANG = { at: [0.5, -0.1, -6.3] as V3, wide: 2.6, deep: 1.9 };
export const OCTOBER: Palette = {
  leaves: ['#9a3f26', '#cf6a2c', '#e8923a', '#f2b748', '#f8d77c'],
  bark: ['#5a403c', '#8d6a58'],
  grass: ['#7f7a40', '#a99a4c', '#cdb660'],
};
export function yard(
  scene: THREE.Scene,
  model: Model,
  p: HalmeoniPlan,
  has: (w: NonNullable<HalmeoniPlan['without']>[number]) => boolean,
): void {
  const autumn = p.season === 'october';
  const leafage = autumn ? OCTOBER : SUMMER;
  model.put(
    grid((u, w) => [mix(-9, 12, u), YARD + 0.03 * fbm(u * 14, w * 9) - 0.02, mix(4, -13, w)], 60, 50),
    {
      line: 0,
      doubleSided: true,
      tint: (q) =>
        color('#dcc198')
          .lerp(color('#c2a17c'), smoothstep(0.4, 0.7, fbm(q.x * 0.7, q.z * 0.7)))
          .lerp(
            color(autumn ? '#b8ad62' : '#9db566'),
            0.8 * smoothstep(0.5, 0.62, fbm(q.x * 0.5 + 7, q.z * 0.5 + (q.z < -8.4 ? 0.3 : 0))),
          ),
    },
  );
  // stepping stones from the porch to the gate's side
  for (const [i, [x, z]] of points2('1.1,-4.6 1.75,-5.2 2.3,-5.9 2.6,-6.8 2.75,-7.7 2.8,-8.6').entries())
    model.put(
      ball([0.27, 0.05, 0.21], 12),
      { tint: wash('#c3b6ac', 5), line: 0.6 },
      place([x, YARD + 0.02, z], [0, i * 40, 0]),
    );
  tileWall(model, place([0.05, YARD, -9.6]), { length: 12.2, height: 1.15, plain: true, seed: 4 });
  tileWall(model, place([6.1, YARD, -4.4], [0, -90, 0]), { length: 10.4, height: 1.15, plain: true, seed: 9 });
  tileWall(model, place([-6, YARD, -6.6], [0, 90, 0]), { length: 6, height: 1.15, plain: true, seed: 6 });
  if (has('platform'))
    platform(model, place([PYEONGSANG.at[0], YARD, PYEONGSANG.at[2]]), [
      PYEONGSANG.wide,
      PYEONGSANG.at[1] - YARD,
      PYEONGSANG.deep,
    ]);
  model.put(
    roundedBox(2.4, 0.24, 1.5, 0.06, { fine: true, wobble: 0.05 }),
    { tint: wash('#b9aca4', 2), line: 0.6 },
    place([-3.7, YARD + 0.06, -8.2]),
  );
  scene.add(
    sauceJars([
      [-4.4, YARD + 0.17, -8.4, 0.8],
      [-3.75, YARD + 0.17, -8.5, 0.62],
      [-3.1, YARD + 0.17, -8.35, 0.5],
      [-4.05, YARD + 0.17, -7.85, 0.42],
      [-3.4, YARD + 0.17, -7.8, 0.36],
    ]),
  );
  for (const [x, z, r, s] of [
    [-2.3, -8.9, 0.34, 3],
    [-1.5, -9.0, 0.3, 5],
    [4.9, -5.6, 0.34, 8],
  ] as const)
    redTub(model, place([x, YARD, z]), r, { seed: s, ...(autumn ? { fruit: '#d8402f' } : { fruit: '#5f9a48' }) });
  for (const [x, z, s, t] of [
    [3.3, -4.1, 1, '#f08fa8'],
    [3.65, -4.25, 2, '#f6c95c'],
    [-3.2, -4.1, 3, '#e4604c'],
  ] as const)
    clayPot(model, place([x, YARD, z]), 0.16, t, s);
  if (autumn) {
    persimmonTree(
      model,
      [3.8, YARD, -7.8],
      points3('2.4,2.7,-7.4 3.0,3.4,-7.9 4.3,3.3,-7.2 5.2,2.7,-7.9 3.7,3.8,-8.3'),
      0.75,
      OCTOBER,
    );
    persimmonTree(
      model,
      [4.5, YARD, -1.7],
      [
        [3.7, 2.1, -0.5],
        [4.0, 2.6, -1.7],
        [5.2, 2.4, -2.2],
      ],
      0.85,
      OCTOBER,
      7,
    );
  } else {
    tree(
      model,
      { at: [3.9, YARD, -7.9], height: 3.9, girth: 0.15, leaves: 1300, leafSize: 0.2, seed: 8, spread: 1.1 },
      SUMMER,
    );
    tree(
      model,
      { at: [4.7, YARD, -1.5], height: 3.3, girth: 0.13, leaves: 900, leafSize: 0.2, seed: 3, spread: 0.9 },
      SUMMER,
    );
  }
  tree(
    model,
    { at: [-5.6, YARD, -12], height: 5, girth: 0.2, leaves: 1000, leafSize: 0.28, seed: 5 },
    autumn ? GOLDEN : SUMMER,
  );
  for (const [x, r, s] of [
    [-1.2, 0.8, 2],
    [1.4, 0.6, 4],
    [4.6, 0.9, 6],
  ] as const)
    bush(model, [x, YARD + 0.5, -10.9], r, 170, 0.16, s % 4 ? leafage : SUMMER, s);
}
