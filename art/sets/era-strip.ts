/** Four times the same house and tree (S26, panel 2.2): only the signpost changes, and the tree grows. Metres. */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { hangul } from '../props/hangul-sign.ts';
import { camera } from '../shot.ts';
import { CHESTNUT_LEAVES } from './chestnut-tree.ts';
import { koreaSky } from './korea-sky.ts';
import { signpost, smallHanok } from './small-hanok.ts';
import { tileWall } from './tile-wall.ts';
import { bush, tree } from './woodland.ts';

export const ERAS = [
  ['고양군', '은평면', '평창리'],
  ['1949', '서울'],
  ['1950', '평창동'],
  ['1975', '종로구'],
] as const;
/** Middles of the four windows along X at z = 1; use `eraPoint` for other depths, so that things stay in their window. */
export const ERA_X = [-6.42, -2.14, 2.14, 6.42] as const;
export const ERA_VIEW: { from: V3; to: V3; fov: number } = { from: [0, 5.2, 22], to: [0, 3.1, 0], fov: 34 };
/** Place in the window of era `i`: `dx` from its middle at depth `z`. People stand at dx -1.1 .. -.2, z 4.4 .. 5.2; the signpost is at dx .75, z 4.2. */
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
  const rise = (x: number, z: number) => (z < -5 ? (-5 - z) * 0.16 : 0) + 0.08 * (fbm(x * 0.7, z * 0.7) - 0.5);
  m.put(
    grid((u, w) => [mix(-30, 30, u), rise(mix(-30, 30, u), mix(16, -40, w)), mix(16, -40, w)], 120, 90),
    {
      line: 0,
      doubleSided: true,
      tint: (q) => {
        const path = smoothstep(1.7, 1.1, Math.abs(q.z - 4.4 - 0.4 * Math.sin(q.x * 0.5)));
        return color('#c4b464')
          .lerp(color('#96a052'), fbm(q.x * 0.6, q.z * 0.6))
          .lerp(color('#dcc096'), path)
          .multiplyScalar(0.94 + 0.1 * fbm(q.x * 4, q.z * 4));
      },
    },
  );
  for (const i of [0, 1, 2, 3] as const) {
    const h = ERA_TREE[i];
    smallHanok(m, place(eraPoint(i, 0.5, -3.2)), { long: 2.9, doors: [-0.45, 0.45], seed: 8 });
    tree(
      m,
      {
        at: eraPoint(i, -1.25, -0.6),
        height: h,
        girth: 0.05 * h,
        bare: 0.42,
        leaves: 500 + 620 * i,
        leafSize: 0.15 + 0.025 * i,
        spread: h * 0.25,
        lean: [0.05 * h, 0.2],
        seed: 21,
      },
      CHESTNUT_LEAVES,
    );
    signpost(m, place(eraPoint(i, 0.72, 4.2), [0, -3, (i - 1.5) * 1.2]), [...(ERAS[i] ?? [])], 0.38, {
      age: 1 - i * 0.3,
      foot: 0.55,
      write: (at, text, size) => {
        hangul(m, at, text, size, '#3b2a2c', { weight: 0.15 });
      },
    });
    hill(m, eraPoint(i, 0.2, -22));
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
  scene.add(m.bake());
}
/** The same hill behind every era: two even domes, wooded, with one bare rock between them. */
function hill(m: Model, [x, , z]: V3): void {
  const dome = (a: number, at: number) => Math.exp(-(Math.abs((a - at) / 2.1) ** 2.6));
  const top = (a: number) => Math.max(6.4 * dome(a, -2), 6.1 * dome(a, 2.1), 3.4 * dome(a / 2.3, 0));
  m.put(
    grid(
      (u, w) => {
        const [a, d] = [mix(-6.5, 6.5, u), mix(3, -3, w)];
        return [x + a, 1.6 + top(a) * Math.exp(-((d / 2.2) ** 2)) + 0.5 * (fbm(a * 1.7, d * 1.7) - 0.5), z + d];
      },
      60,
      30,
    ),
    {
      line: 0.5,
      doubleSided: true,
      tint: (q) => {
        const t = fbm((q.x - x) * 0.9, q.y * 0.9, (q.z - z) * 0.9);
        const woods = color('#7d8a4e')
          .lerp(color('#d09a4a'), smoothstep(0.38, 0.62, t))
          .lerp(color('#b8623a'), smoothstep(0.6, 0.75, t));
        return woods.lerp(
          color('#d8ccc0'),
          smoothstep(0.7, 0.35, Math.abs(q.x - x + 1.4 + 0.3 * Math.sin(q.y * 2))) * smoothstep(4.6, 5.6, q.y),
        );
      },
    },
  );
}
