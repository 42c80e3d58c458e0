/** Charlotte's plan: the dam, a pipe through it with its mouth in a cage, and the Manager in a tie. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { stone } from '../model/stones.ts';
import { tube } from '../model/tube.ts';

/** Lines scratched in wet mud, seen with the top away from the reader; about 1.3 m wide in its frame. */
export function mudPlan(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    const [w, d] = [0.62, 0.44];
    m.put(
      stone(9, 0, 0.42, 44),
      { color: '#8a6247', line: 0.3 },
      place([0, 0, 0], [0, 0, 0], [w * 1.06, 0.014, d * 1.06]),
    );
    const scratch = (points: [number, number][], r = 0.011, tone = '#452c22') =>
      m.put(
        tube(
          points.map(([x, z]): V3 => [x, 0.018, z]),
          [r],
          { around: 6, rings: points.length * 5 },
        ),
        { color: tone, line: 0 },
      );
    const circle = (x: number, z: number, r: number) =>
      scratch(
        Array.from({ length: 13 }, (_, i): [number, number] => [
          x + Math.sin((i / 12) * TAU) * r,
          z + Math.cos((i / 12) * TAU) * r,
        ]),
        0.008,
      );
    // the dam, and the pipe through it with its mouth in a cage, far away and deep
    for (const k of [0, 0.05])
      scratch(
        [
          [0.1 + k, -0.3],
          [0.16 + k, -0.1],
          [0.13 + k, 0.1],
          [0.17 + k, 0.28],
        ],
        0.013,
      );
    scratch(
      [
        [-0.4, -0.1],
        [-0.2, -0.02],
        [0.14, -0.04],
        [0.36, 0.0],
        [0.46, 0.08],
      ],
      0.012,
      '#2c1f20',
    );
    scratch(
      [
        [-0.4, -0.06],
        [-0.2, 0.02],
        [0.14, 0.0],
        [0.36, 0.04],
        [0.44, 0.12],
      ],
      0.012,
      '#2c1f20',
    );
    for (const k of [-0.5, -0.44, -0.38, -0.32])
      scratch(
        [
          [k, -0.17],
          [k, 0.02],
        ],
        0.006,
      );
    for (const k of [-0.17, -0.11, -0.04, 0.02])
      scratch(
        [
          [-0.5, k],
          [-0.32, k],
        ],
        0.006,
      );
    for (const z of [-0.22, 0.16])
      scratch(
        [
          [-0.3, z],
          [-0.2, z - 0.02],
          [-0.1, z + 0.01],
          [0, z - 0.01],
        ],
        0.006,
      );
    // the Manager, in a tie
    circle(0.36, -0.24, 0.06);
    circle(0.32, -0.31, 0.018);
    circle(0.4, -0.31, 0.018);
    scratch(
      [
        [0.33, -0.18],
        [0.3, -0.08],
        [0.42, -0.08],
        [0.39, -0.18],
      ],
      0.008,
    );
    scratch(
      [
        [0.36, -0.18],
        [0.345, -0.12],
        [0.36, -0.09],
        [0.375, -0.12],
        [0.36, -0.18],
      ],
      0.009,
      '#b8352c',
    );
    for (const s of [-0.02, 0.02])
      scratch(
        [
          [0.36 + s, -0.25],
          [0.362 + s, -0.245],
        ],
        0.008,
      );
  });
}
