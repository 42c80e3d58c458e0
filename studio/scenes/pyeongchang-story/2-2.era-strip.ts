/** Four times the same house and tree (S26, panel 2.2): only the signpost changes, and the tree grows. Metres. */

import * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { veilOfHours } from '../../model/veil.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { bush, GOLDEN, tree } from '../../props/trees.ts';
import { CHESTNUT_LEAVES } from '../../sets/chestnut-tree.ts';
import { GRANITE_BY_DAY, graniteAt } from '../../sets/granite.ts';
import { koreaSky } from '../../sets/korea-sky.ts';
import { signpost, smallHanok } from '../../sets/small-hanok.ts';
import { tileWall } from '../../sets/tile-wall.ts';
import { camera } from '../../shot.ts';

const ERAS = [
  ['고양군', '은평면', '평창리'],
  ['1949', '서울'],
  ['1950', '평창동'],
  ['1975', '종로구'],
] as const;
/** Middles of the four windows along X at z = 1; use `eraPoint` for other depths, so that things stay in their window. */
const ERA_X = [-6.42, -2.14, 2.14, 6.42] as const;
export const ERA_VIEW: { from: V3; to: V3; fov: number } = { from: [0, 1.5, 22], to: [0, 0.02, 0], fov: 34 };
/** The yard lies higher than the lane before it, so that a sapling is seen over the heads. */
const yardY = (z: number): number => 0.62 * smoothstep(15.6, 12.4, z);
/** Place in the window of era `i`: `dx` from its middle at depth `z`. People stand in the lane at z 16.8 .. 17.8, half a metre to either side. */
export const eraPoint = (i: 0 | 1 | 2 | 3, dx: number, z: number): V3 => [
  (ERA_X[i] * (ERA_VIEW.from[2] - z)) / (ERA_VIEW.from[2] - 1) + dx,
  yardY(z),
  z,
];
/** How far a thing in window `i` turns to show the same side in all four, degrees. */
export const eraYaw = (i: 0 | 1 | 2 | 3): number => (-Math.atan(ERA_X[i] / 21) * 180) / Math.PI;
/** How tall the tree is in each era, metres: one tree, which grows and never leaps. */
const ERA_TREE = [1.3, 1.68, 1.86, 2.75] as const;
/** Where the signposts stand, and how high the lowest edge of a board is. */
export const ERA_SIGN = { dx: 0.17, z: 16.1, foot: 1.3 };
/** One wide strip: the same house, tree and hill four times; the signpost changes and the tree grows. White paper lies between them. */
export function eraStrip(scene: THREE.Scene): void {
  koreaSky(scene, { hour: 'morning', season: 'october', foot: -0.5, facing: 150 });
  const model = new Model();
  const rise = (x: number, z: number) => yardY(z) + 0.06 * (fbm(x * 0.7, z * 0.7) - 0.5) * smoothstep(14, 10, z);
  model.put(
    grid((u, w) => [mix(-30, 30, u), rise(mix(-30, 30, u), mix(20, -40, w)), mix(20, -40, w)], 150, 170),
    {
      line: 0,
      doubleSided: true,
      tint: (q) => {
        const path = smoothstep(1.5, 1.1, Math.abs(q.z - 17.2 - 0.1 * Math.sin(q.x * 2.1)));
        return color('#c4b464')
          .lerp(color('#96a052'), fbm(q.x * 0.6, q.z * 0.6))
          .lerp(color('#dcc096'), path)
          .multiplyScalar(0.94 + 0.1 * fbm(q.x * 4, q.z * 4));
      },
    },
  );
  for (const i of [0, 1, 2, 3] as const) {
    const h = ERA_TREE[i];
    const yaw = eraYaw(i);
    smallHanok(model, place(eraPoint(i, 0.15, 5.2), [0, yaw, 0], 0.74), {
      long: 2.3,
      doors: [-0.45, 0.45],
      seed: 8,
    });
    if (i === 3) aerial(model, place(eraPoint(i, 0.95, 4.2), [0, yaw, 0]));
    tree(
      model,
      {
        at: eraPoint(i, ERA_TREE[i] * 0.2 - 0.94, 12),
        height: h,
        girth: 0.045 * h,
        bare: 0.36,
        leaves: 300 + 520 * (h - 1),
        leafSize: 0.07 + 0.022 * h,
        spread: h * 0.22,
        lean: [0.03 * h, 0.05],
        seed: 21,
      },
      CHESTNUT_LEAVES,
    );
    const size = i === 0 ? 0.17 : 0.19;
    signpost(
      model,
      place(eraPoint(i, ERA_SIGN.dx, ERA_SIGN.z), [0, yaw, (i - 1.5) * 1.2]),
      [...(ERAS[i] ?? [])],
      size,
      {
        age: 0.7 - i * 0.25,
        foot: ERA_SIGN.foot,
        wide: 3.8 * size,
        // many strokes take a thin brush: ㄹ and ㅊ must stay open
        write: (at, text, h) =>
          hangul(model, at.clone().multiply(place([0, 0, 0.014])), text, h, '#2e2024', { weight: 0.088 }),
      },
    );
    hill(model, eraPoint(i, 0.1, -22));
    for (let k = 0; k < 5; k++)
      bush(
        model,
        eraPoint(i, -2.6 + k * 1.3, 1.4 - (k % 2) * 0.8),
        0.7 + 0.2 * (k % 3),
        70,
        0.18,
        k % 3 ? CHESTNUT_LEAVES : GOLDEN,
        5 + k,
      );
    tileWall(model, place(eraPoint(i, -0.1, 3), [0, yaw, 0]), { length: 5, height: 0.8, plain: true, seed: 3 });
    // stones hold the yard up where the lane was dug
    for (let k = 0; k < 13; k++)
      model.put(
        ball([0.11 + 0.03 * (k % 3), 0.1 + 0.02 * (k % 2), 0.1], 10),
        { color: ['#b6a698', '#a4968e', '#c4b4a0'][k % 3] ?? '#b6a698', line: 0.6 },
        place([eraPoint(i, -0.84 + k * 0.14, 14.9)[0], 0.13 + 0.03 * (k % 2), 14.95 + 0.03 * (k % 3)], [0, k * 40, 0]),
      );
  }
  // white gutters close before the lens: they stay straight whatever stands behind them
  const eye = camera(ERA_VIEW.from, ERA_VIEW.to, ERA_VIEW.fov);
  eye.updateMatrixWorld();
  model.inside(eye.matrixWorld, () => {
    for (const x of [-1, 0, 1])
      model.put(
        roundedBox(0.016, 4, 0.003, 0.001),
        { color: color('#fffaf0').multiplyScalar(1.2), glow: true, line: 0 },
        place([x * 1.25 * Math.tan((ERA_VIEW.fov * Math.PI) / 360) * (4 / 3), 0, -2.5]),
      );
  });
  // the farther back in time, the browner the glass before it
  const half = Math.tan((ERA_VIEW.fov * Math.PI) / 360) * (4 / 3) * 2.6;
  const glass = new THREE.Group();
  for (const [i, tone] of ['#f8e0ba', '#fbead0', '#fdf5e6'].entries())
    glass.add(veilOfHours([tone, tone], [(i / 2 - 1) * half, ((i + 1) / 2 - 1) * half], -2.6));
  glass.applyMatrix4(eye.matrixWorld);
  scene.add(model.bake(), glass);
}
/** 1975 has television: four rods on a mast behind the ridge. */
function aerial(model: Model, where: THREE.Matrix4): void {
  const rod = (a: V3, b: V3) =>
    model.put(tube([a, b], [0.018], { around: 6, rings: 1 }), { color: '#5d5a66', line: 0.7 }, where);
  rod([0, 1.8, 0], [0, 3.95, 0]);
  rod([-0.42, 3.85, 0], [0.42, 3.85, 0]);
  for (const [x, h] of points2('-.38,.3 -.14,.25 .12,.21 .36,.17')) rod([x, 3.85 - h, 0], [x, 3.85 + h, 0]);
}
/** The same mountain behind every era: a steep granite head with a broken shoulder, a lower one beside it, woods to the waist. */
function hill(model: Model, [x, , z]: V3): void {
  const dome = (a: number, at: number, w: number, steep: number) => Math.exp(-(Math.abs((a - at) / w) ** steep));
  const top = (a: number) =>
    6.9 * dome(a, -1.7, 2.2, 2.6) +
    1.5 * dome(a, 0.3, 0.9, 2.2) +
    5.2 * dome(a, 2.6, 1.5, 2.4) +
    2.6 * dome(a, 0, 6, 2);
  const crack = (a: number, y: number) => Math.abs(fbm(a * 1.1 + y * 0.2, y * 0.5, 7) - 0.5) * 2;
  model.put(
    grid(
      (u, w) => {
        const [a, d] = [mix(-7, 7, u), mix(5, -3, w)];
        const steps = 0.7 * crack(a, d) + 0.3 * (fbm(a * 5, d * 3) - 0.5);
        const k = Math.exp(-((d / 3) ** 2));
        return [x + a, 0.4 + (top(a) - steps * smoothstep(3, 7, top(a))) * k, z + d];
      },
      130,
      36,
    ),
    {
      line: 0.6,
      doubleSided: true,
      tint: (q) => {
        const a = q.x - x;
        const t = fbm(a * 1.3, q.y * 1.3, (q.z - z) * 1.3);
        const woods = color('#6f8a5a')
          .lerp(color('#a8984e'), smoothstep(0.42, 0.6, t))
          .lerp(color('#b9734a'), smoothstep(0.6, 0.74, t));
        const bare = smoothstep(4.8, 6.2, q.y + 2.4 * (fbm(a * 1.7, q.y * 0.5) - 0.5));
        const rock = graniteAt(a * 3, q.y * 3, GRANITE_BY_DAY).lerp(
          color('#8d7a76'),
          0.6 * smoothstep(0.16, 0.02, crack(a, q.y)),
        );
        return woods.lerp(rock, 0.92 * bare).lerp(color('#b4bcd0'), mix(0.36, 0.16, smoothstep(1.5, 6, q.y)));
      },
    },
  );
}
