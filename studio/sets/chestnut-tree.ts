/** The old chestnut of Chestnut Grandpa's yard: a furrowed trunk, a hollow, a low bough over the bench. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { clamp, color, fbm, mix, noise, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { tube } from '../model/tube.ts';
import { burr } from '../props/taffy-hunt.ts';
import { foliage, leafShape, type Palette, tree } from '../props/trees.ts';

export const TREE: V3 = [-1.7, 0, -1.7];
/** Long serrated leaves turn from the edge: green-gold with brown. */
export const CHESTNUT_LEAVES: Palette = {
  leaves: ['#6f5a30', '#a07434', '#cf983c', '#e8bc52', '#f4dc8a'],
  bark: ['#4f3c3c', '#94765e'],
  grass: ['#7f7a40', '#a99a4c', '#cdb660'],
};
/** A trunk wider than a hug, furrowed and with a hollow; a low bough reaches over the bench. */
export function bigTree(model: Model): void {
  tree(
    model,
    {
      at: TREE,
      height: 7.4,
      girth: 0.28,
      lean: [0.3, -0.2],
      bare: 0.46,
      leaves: 3000,
      leafSize: 0.26,
      spread: 2.9,
      seed: 14,
    },
    CHESTNUT_LEAVES,
  );
  const bark = (q: THREE.Vector3) =>
    color('#5a4440').lerp(color('#957a62'), smoothstep(0.3, 0.75, fbm(q.x * 3, q.y * 3, q.z * 3)));
  const limb = (path: V3[], r: number[]) =>
    model.put(tube(path, r, { around: 10, rings: 26 }), { tint: bark, line: 0.7 });
  limb(points3('-1.6,2.1,-1.6 -.7,2.75,-1.5 .5,2.95,-1.4 1.8,2.8,-1.25 2.5,2.55,-1.2'), [0.24, 0.17, 0.12, 0.07, 0.03]);
  limb(
    [
      [0.3, 2.94, -1.42],
      [0.9, 3.3, -1.7],
      [1.7, 3.5, -1.9],
    ],
    [0.09, 0.06, 0.02],
  );
  limb(
    [
      [-2, 2.2, -1.7],
      [-2.8, 2.9, -1.6],
      [-3.9, 3.1, -1.5],
    ],
    [0.2, 0.13, 0.05],
  );
  const list = (
    [
      [1.2, 3.05, -1.3, 0.62],
      [2.3, 2.78, -1.2, 0.6],
      [1.7, 3.6, -1.9, 0.66],
      [0.3, 3.35, -1.5, 0.55],
      [-3.4, 3.25, -1.5, 0.75],
    ] as const
  ).flatMap(([x, y, z, r], i) => foliage([x, y, z], [r, r * 0.5, r * 0.8], 150, 0.24, CHESTNUT_LEAVES, 40 + i));
  // a chestnut's leaf is long and narrow
  for (const e of list) e.at.multiply(place([0, 0, 0], [0, 0, 0], [0.72, 1.35, 1]));
  model.scatter(leafShape(), list, { doubleSided: true, line: 0.3 });
  for (const [x, y, z] of points3('1.5,2.72,-1.05 2.45,2.5,-1.0 .7,2.82,-1.1 1.95,2.62,-.85 -3.3,2.85,-1.2'))
    burr(model, place([x, y, z]), 0.085);
  // the old trunk itself: furrows wind up it, roots run out of it
  // long fissures that part and meet again, wound a little to the right
  const furrow = (a: number, y: number) => {
    const t = a + 0.16 * y + 0.5 * (noise(y * 0.9, Math.sin(a) * 0.8 + 3) - 0.5);
    const ridge = (k: number, f: number, s: number) =>
      Math.abs(2 * noise(Math.sin(t) * k + s, Math.cos(t) * k + s, y * f) - 1);
    return 2.6 * (0.65 * ridge(3.1, 0.75, 5) + 0.35 * ridge(6.4, 1.5, 11)) - 1;
  };
  /** 1 inside the hollow, 0 on the bark */
  const hollow = (a: number, y: number) => {
    const off = Math.atan2(Math.sin(a - 0.18), Math.cos(a - 0.18));
    return smoothstep(1.25, 0.7, Math.hypot(off / 0.24, (y - 1.32) / 0.2));
  };
  /** the bark has grown round it */
  const lip = (a: number, y: number) => 4 * hollow(a, y) * (1 - hollow(a, y));
  const girth = [0.98, 0.76, 0.63, 0.57, 0.55, 0.56, 0.6, 0.5, 0.3];
  const radius = (y: number) => {
    const t = clamp(y / 2.9) * (girth.length - 1);
    const i = Math.min(girth.length - 2, Math.floor(t));
    return mix(girth[i] ?? 0.5, girth[i + 1] ?? 0.3, t - i);
  };
  model.put(
    closeRing(
      grid(
        (u, w) => {
          const [a, y] = [u * TAU, w * 2.9 - 0.06];
          const flare = 1 + 0.16 * Math.sin(a * 5 + 1) * smoothstep(0.8, 0, y);
          const r =
            radius(y) *
            flare *
            (1 +
              0.06 * furrow(a, y) -
              0.3 * hollow(a, y) +
              0.07 * lip(a, y) +
              0.06 * (noise(Math.sin(a) * 1.5 + 9, Math.cos(a) * 1.5 + 3, y * 1.1) - 0.5));
          return [TREE[0] + 0.04 * y * y * 0.5 + Math.sin(a) * r, y, TREE[2] + Math.cos(a) * r];
        },
        144,
        64,
      ),
      144,
    ),
    {
      line: 0.8,
      tint: (q) => {
        const a = Math.atan2(q.x - TREE[0], q.z - TREE[2]);
        const c = color('#4e3b3c')
          .lerp(
            color('#a08468'),
            smoothstep(-0.8, 0.5, furrow(a, q.y)) * (0.6 + 0.5 * noise(q.x * 5, q.y * 2, q.z * 5)),
          )
          .lerp(color('#2c2228'), smoothstep(0.35, 0.9, hollow(a, q.y)));
        return c.lerp(
          color('#8a9a52'),
          0.6 * smoothstep(0.9, 0.1, q.y) * smoothstep(0.42, 0.7, noise(q.x * 3, q.y * 3, q.z * 3)),
        );
      },
    },
  );
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9 + 0.4;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const far = 1.15 + 0.4 * ((i * 0.37) % 1);
    model.put(
      tube(
        [
          [TREE[0] + s * 0.55, 0.3, TREE[2] + c * 0.55],
          [TREE[0] + s * 0.85, 0.1, TREE[2] + c * 0.85],
          [TREE[0] + Math.sin(a + 0.25) * far, -0.04, TREE[2] + Math.cos(a + 0.25) * far],
        ],
        [0.2, 0.13, 0.03],
        { around: 9, rings: 10 },
      ),
      { tint: bark, line: 0.6 },
    );
  }
}
