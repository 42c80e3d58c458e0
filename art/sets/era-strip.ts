/** Four times the same house and tree (S26, panel 2.2): only the signpost changes, and the tree grows. Metres. */
import * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { veilOfHours } from '../model/veil.ts';
import { hangul } from '../props/hangul-sign.ts';
import { camera } from '../shot.ts';
import { CHESTNUT_LEAVES } from './chestnut-tree.ts';
import { koreaSky } from './korea-sky.ts';
import { signpost, smallHanok } from './small-hanok.ts';
import { tileWall } from './tile-wall.ts';
import { bush, GOLDEN, tree } from './woodland.ts';

export const ERAS = [
  ['고양군', '은평면', '평창리'],
  ['1949', '서울'],
  ['1950', '평창동'],
  ['1975', '종로구'],
] as const;
/** Middles of the four windows along X at z = 1; use `eraPoint` for other depths, so that things stay in their window. */
export const ERA_X = [-6.42, -2.14, 2.14, 6.42] as const;
export const ERA_VIEW: { from: V3; to: V3; fov: number } = { from: [0, 5.2, 22], to: [0, 3.1, 0], fov: 34 };
/** Place in the window of era `i`: `dx` from its middle at depth `z`. People stand on the path at dx -1 .. -.1, z 6.6 .. 8; the signpost is at dx .62, z 6.6. */
export const eraPoint = (i: 0 | 1 | 2 | 3, dx: number, z: number): V3 => [
  (ERA_X[i] * (ERA_VIEW.from[2] - z)) / (ERA_VIEW.from[2] - 1) + dx,
  0,
  z,
];
/** How tall the tree is in each era, metres. */
export const ERA_TREE = [2.2, 3.4, 4.7, 6.6] as const;
/** One wide strip: the same house, tree and hill four times; the signpost changes and the tree grows. White paper lies between them. */
export function eraStrip(scene: THREE.Scene): void {
  koreaSky(scene, { hour: 'morning', season: 'october', foot: -0.5, facing: 150 });
  const m = new Model();
  const rise = (x: number, z: number) => (z < -5 ? (-5 - z) * 0.05 : 0) + 0.08 * (fbm(x * 0.7, z * 0.7) - 0.5);
  m.put(
    grid((u, w) => [mix(-30, 30, u), rise(mix(-30, 30, u), mix(16, -40, w)), mix(16, -40, w)], 120, 90),
    {
      line: 0,
      doubleSided: true,
      tint: (q) => {
        const path = smoothstep(1.9, 1.2, Math.abs(q.z - 7.3 - 0.3 * Math.sin(q.x * 0.5)));
        return color('#c4b464')
          .lerp(color('#96a052'), fbm(q.x * 0.6, q.z * 0.6))
          .lerp(color('#dcc096'), path)
          .multiplyScalar(0.94 + 0.1 * fbm(q.x * 4, q.z * 4));
      },
    },
  );
  for (const i of [0, 1, 2, 3] as const) {
    const h = ERA_TREE[i];
    smallHanok(m, place(eraPoint(i, 0.24 - 0.06 * i, -3.2), [0, 0, 0], 0.92), {
      long: 2.9,
      doors: [-0.45, 0.45],
      seed: 8,
    });
    tree(
      m,
      {
        at: eraPoint(i, -0.95 + 0.15 * i, 0.2),
        height: h,
        girth: 0.05 * h,
        bare: 0.42,
        leaves: 500 + 620 * i,
        leafSize: 0.15 + 0.025 * i,
        spread: h * 0.2,
        lean: [0.03 * h, 0.1],
        seed: 21,
      },
      CHESTNUT_LEAVES,
    );
    signpost(m, place(eraPoint(i, 0.58, 6.6), [0, -3, (i - 1.5) * 1.2]), [...(ERAS[i] ?? [])], 0.36, {
      age: 1 - i * 0.3,
      foot: 0.55,
      write: (at, text, size) => {
        hangul(m, at, text, size, '#3b2a2c', { weight: 0.15 });
      },
    });
    hill(m, eraPoint(i, 0.1, -22));
    for (let k = 0; k < 6; k++)
      bush(
        m,
        eraPoint(i, -2.4 + k * 0.95, -8.4 - (k % 2) * 1.2),
        0.75 + 0.2 * (k % 3),
        70,
        0.2,
        k % 3 ? CHESTNUT_LEAVES : GOLDEN,
        5 + k,
      );
    tileWall(m, place(eraPoint(i, -0.1, -6.6)), { length: 6, height: 0.8, plain: true, seed: 3 });
    bush(m, eraPoint(i, 1.9, -1.9), 0.4, 90, 0.12, CHESTNUT_LEAVES, 3);
  }
  // white gutters close before the lens: they stay straight whatever stands behind them
  const eye = camera(ERA_VIEW.from, ERA_VIEW.to, ERA_VIEW.fov);
  eye.updateMatrixWorld();
  m.inside(eye.matrixWorld, () => {
    for (const x of [-1, 0, 1])
      m.put(
        roundedBox(0.026, 6, 0.005, 0.001),
        { color: color('#fffaf0').multiplyScalar(1.2), glow: true, line: 0 },
        place([x * 2 * Math.tan((ERA_VIEW.fov * Math.PI) / 360) * (4 / 3), 0, -4]),
      );
  });
  // the farther back in time, the browner the glass before it
  const half = Math.tan((ERA_VIEW.fov * Math.PI) / 360) * (4 / 3) * 4.1;
  const glass = new THREE.Group();
  for (const [i, tone] of ['#f8e0ba', '#fbead0', '#fdf5e6'].entries())
    glass.add(veilOfHours([tone, tone], [(i / 2 - 1) * half, ((i + 1) / 2 - 1) * half], -4.1));
  glass.applyMatrix4(eye.matrixWorld);
  scene.add(m.bake(), glass);
}
/** The same hill behind every era: two even, wooded peaks with bare rock on their brows, blue with distance, on one long foot. */
function hill(m: Model, [x, , z]: V3): void {
  const peak = (a: number, at: number, w: number) => Math.exp(-(((a - at) / w) ** 2));
  const top = (a: number) => 3.5 * peak(a, -1.9, 1.6) + 3.3 * peak(a, 1.9, 1.6) + 2.6 * peak(a, 0, 6);
  m.put(
    grid(
      (u, w) => {
        const [a, d] = [mix(-6, 6, u), mix(5, -3, w)];
        const rough = 0.34 * (fbm(a * 1.9, d * 1.7) - 0.5) + 0.16 * (fbm(a * 6, d * 3) - 0.5);
        return [x + a, 0.4 + (top(a) + rough) * Math.exp(-((d / 3) ** 2)), z + d];
      },
      90,
      30,
    ),
    {
      line: 0.5,
      doubleSided: true,
      tint: (q) => {
        const a = q.x - x;
        const t = fbm(a * 1.3, q.y * 1.3, (q.z - z) * 1.3);
        const woods = color('#6f8a5a')
          .lerp(color('#a8984e'), smoothstep(0.4, 0.58, t))
          .lerp(color('#b9734a'), smoothstep(0.58, 0.72, t));
        const brow = smoothstep(5.1, 6, q.y + 1.4 * (fbm(a * 2.2, q.y) - 0.5));
        return woods
          .lerp(color('#cbbcb4'), 0.85 * brow)
          .lerp(color('#a8b4cc'), mix(0.4, 0.18, smoothstep(1.5, 6, q.y)));
      },
    },
  );
}
