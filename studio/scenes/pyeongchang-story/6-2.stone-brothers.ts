/** Two boys of granite who have grown out of their peaks, back to back (PC 6.2). Metres, as far as the ridge of the lookout. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { bush, type Palette, roughen } from '../../props/trees.ts';
import { GRANITE_BY_DAY, graniteAt } from '../../sets/granite.ts';

const PINES: Palette = {
  leaves: ['#2c4a38', '#3f5f40', '#587548', '#7d8a50'],
  bark: ['#5a403c', '#8d6a58'],
  grass: [],
};
const bell = (x: number): number => Math.exp(-x * x);

/** What wind and water have left of a face; `yaw` 0 is ahead, both in radians. Depth as a share of the head's radius. */
function carved(yaw: number, pitch: number): { depth: number; dark: number } {
  const aside = Math.abs(yaw);
  const eye = bell((aside - 0.4) / 0.2) * bell((pitch - 0.06) / 0.1);
  const mouth = bell(yaw / 0.3) * bell((pitch + 0.5 + 0.9 * yaw * yaw) / 0.06);
  const brow = bell((aside - 0.36) / 0.28) * bell((pitch - 0.27 + 0.22 * (0.4 - aside)) / 0.09);
  const nose = bell(yaw / 0.17) * bell((pitch + 0.12) / 0.24);
  const chin = bell(yaw / 0.4) * bell((pitch + 0.82) / 0.16);
  const cheek = bell((aside - 0.62) / 0.3) * bell((pitch + 0.28) / 0.22);
  return {
    depth: 0.32 * nose + 0.2 * brow + 0.14 * chin + 0.08 * cheek - 0.17 * eye - 0.13 * mouth,
    dark: Math.min(1, 1.1 * eye + 1.2 * mouth),
  };
}
const rock = (q: THREE.Vector3, dark: number): THREE.Color =>
  graniteAt(q.x * 5, q.y * 5, GRANITE_BY_DAY)
    .lerp(color('#8f8078'), 0.55 * smoothstep(0.46, 0.66, fbm(q.x * 1.6, q.y * 3, q.z * 1.6)))
    .multiplyScalar(0.92)
    .lerp(color('#40363c'), 0.9 * dark);

/** Head of radius `r` at `at`, turned `yaw` degrees; shoulders and folded arms go down into the mountain. */
export function stoneBoy(model: Model, at: V3, yaw: number, r: number): void {
  const where = place(at, [0, yaw, 0], r);
  const angles = (q: V3): [number, number] => [Math.atan2(q[0], q[2]), Math.asin(q[1] / Math.hypot(...q))];
  model.inside(where, () => {
    const head = grid(
      (u, w): V3 => {
        const [turn, pitch] = [Math.PI * (1 - 2 * u), mix(-1.5, 1.5, w)];
        const cracks = 0.16 * (fbm(turn * 1.4, pitch * 2.4, 6) - 0.5) + 0.07 * (fbm(turn * 6, pitch * 7, 2) - 0.5);
        const out = 1 + carved(turn, pitch).depth + cracks;
        return [
          Math.sin(turn) * Math.cos(pitch) * out,
          Math.sin(pitch) * out * 0.98,
          Math.cos(turn) * Math.cos(pitch) * out,
        ];
      },
      150,
      100,
    );
    model.put(head, {
      doubleSided: true,
      line: 0.7,
      tint: (q) => {
        const [turn, pitch] = angles([q.x, q.y, q.z]);
        return rock(q, carved(turn, pitch).dark);
      },
    });
    // brows, eyes and mouth as bodies of their own: the carved relief alone is too faint at the size of a thumbnail
    const onFace = (turn: number, pitch: number, out: number): V3 => [
      Math.sin(turn) * Math.cos(pitch) * out,
      Math.sin(pitch) * out,
      Math.cos(turn) * Math.cos(pitch) * out,
    ];
    for (const side of [1, -1]) {
      const line = (points: readonly (readonly [number, number])[], out: number) =>
        points.map(([turn, pitch]) => onFace(side * turn, pitch, out));
      model.put(
        roughen(
          tube(
            line(
              [
                [0.1, 0.14],
                [0.3, 0.28],
                [0.5, 0.38],
              ],
              1.08,
            ),
            [0.1, 0.14, 0.05],
            {
              around: 14,
              rings: 26,
            },
          ),
          0.05,
          4,
          side + 7,
        ),
        { line: 0.8, tint: (q) => rock(q, 0) },
      );
      model.put(
        tube(
          line(
            [
              [0.18, 0.06],
              [0.36, 0.12],
              [0.6, 0.16],
            ],
            1.02,
          ),
          [0.02, 0.06, 0.02],
          { around: 10, rings: 16 },
        ),
        { color: '#38303a', line: 0 },
      );
      model.put(
        tube(
          line(
            [
              [0, -0.46],
              [0.2, -0.48],
              [0.4, -0.6],
            ],
            1.04,
          ),
          [0.05, 0.045, 0.02],
          { around: 10, rings: 16 },
        ),
        { color: '#38303a', line: 0 },
      );
    }
    // shoulders that widen into the slope
    const trunk = grid(
      (u, w): V3 => {
        const turn = 2 * Math.PI * (1 - u);
        const y = mix(-3.6, -0.62, w);
        const wide = mix(0.62, 1.5, smoothstep(-0.66, -1.25, y)) + 0.5 * smoothstep(-1.9, -3.4, y);
        const rough = 1 + 0.2 * (fbm(turn * 1.6, y * 1.8, 8) - 0.5);
        return [Math.sin(turn) * wide * rough, y, Math.cos(turn) * wide * 0.74 * rough];
      },
      90,
      60,
    );
    model.put(trunk, { doubleSided: true, line: 0.6, tint: (q) => rock(q, 0) });
    for (const [path, seed] of [
      ['1.3,-1.2,.1 1.42,-1.75,.6 .55,-1.72,1.2 -.8,-1.5,1.02', 3],
      ['-1.3,-1.2,.1 -1.42,-1.95,.6 -.5,-2.14,1.2 .8,-2.1,1.05', 4],
    ] as const)
      model.put(
        roughen(
          tube(
            path.split(' ').map((p) => p.split(',').map(Number) as V3),
            [0.36, 0.34, 0.3, 0.3],
            { around: 18, rings: 40 },
          ),
          0.09,
          3.2,
          seed,
        ),
        { line: 1.4, tint: (q) => rock(q, 0).multiplyScalar(1.08) },
      );
  });
  // pines for hair, and at the foot
  const over = (p: V3): V3 =>
    vec(...p)
      .applyMatrix4(where)
      .toArray() as V3;
  for (const [i, [x, y, z, size]] of (
    [
      [0, 0.98, 0.1, 0.36],
      [0.5, 0.82, 0.05, 0.33],
      [-0.5, 0.82, 0.05, 0.33],
      [0.3, 0.78, 0.5, 0.24],
      [-0.26, 0.82, 0.48, 0.26],
      [0, 0.75, -0.5, 0.4],
      [0.72, 0.45, -0.3, 0.34],
      [-0.72, 0.45, -0.3, 0.34],
    ] as const
  ).entries())
    bush(model, over([x, y - 0.1, z]), size * r, 150, 0.08 * r, PINES, 20 + i);
}
