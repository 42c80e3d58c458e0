/**
 * Imo's bicycle: a town bicycle in teal, nose to +X, wheels on y = 0, middle of the wheels' line at the origin. Metres.
 * A crate stands on the rack behind the saddle; pots go into it.
 */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, noise, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';

/** Where hands go (+Z is the rider's right when she pushes from -Z: the grip nearest her is `left`), the saddle, the crate's floor. */
export const BICYCLE = {
  gripLeft: [0.3, 0.985, -0.27] as V3,
  gripRight: [0.3, 0.985, 0.27] as V3,
  saddle: [-0.22, 0.9, 0] as V3,
  crate: { at: [-0.62, 0.735, 0] as V3, wide: 0.44, deep: 0.36, high: 0.24 },
  wheel: { r: 0.33, front: 0.54, back: -0.54 },
};
const circle = (x: number, y: number, z: number, r: number, n = 24): V3[] =>
  Array.from({ length: n }, (_, i): V3 => [x + r * Math.sin((i / n) * TAU), y + r * Math.cos((i / n) * TAU), z]);

function wheel(model: Model, x: number): void {
  const { r } = BICYCLE.wheel;
  model.put(tube(circle(x, r, 0, r - 0.02), [0.02], { closed: true, around: 9, rings: 70 }), { color: '#4a4650' });
  model.put(tube(circle(x, r, 0, r - 0.045), [0.009], { closed: true, around: 7, rings: 60 }), {
    color: '#d9dde2',
    line: 0.5,
  });
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * TAU;
    model.put(
      tube(
        [
          [x, r, (i % 2 ? 1 : -1) * 0.022],
          [x + Math.sin(a) * (r - 0.05), r + Math.cos(a) * (r - 0.05), 0],
        ],
        [0.0028],
        { around: 4, rings: 2, caps: false },
      ),
      { color: '#b4bac4', line: 0 },
    );
  }
  model.put(
    tube(
      [
        [x, r, -0.05],
        [x, r, 0.05],
      ],
      [0.02],
      { around: 10, rings: 2 },
    ),
    { color: '#8a909c' },
  );
  const guard = Array.from({ length: 13 }, (_, i): V3 => {
    const a = -1.3 + (i / 12) * 2.5 - (x > 0 ? 0.1 : 0.5);
    return [x + Math.sin(a) * (r + 0.03), r + Math.cos(a) * (r + 0.03), 0];
  });
  model.put(tube(guard, [0.03], { flat: 0.4, around: 8, rings: 40 }), { color: '#f4ead2', line: 0.6 });
}

export function imoBicycle(model: Model, where: THREE.Matrix4, o: { crate?: boolean; steer?: number } = {}): void {
  const teal = { color: '#4f9a94' };
  const { wheel: W, crate: C } = BICYCLE;
  const rod = (points: V3[], r: number, look: { color: string; line?: number } = teal) =>
    void model.put(tube(points, [r], { around: 9, rings: points.length * 6 }), look);
  model.inside(where, () => {
    wheel(model, W.back);
    model.inside(place([0.42, 0, 0], [0, o.steer ?? 0, 0]).multiply(place([-0.42, 0, 0])), () => {
      wheel(model, W.front);
      for (const z of [-0.045, 0.045])
        rod(
          [
            [W.front, W.r, z],
            [0.47, 0.5, z],
            [0.42, 0.68, z * 0.6],
          ],
          0.013,
        );
      rod(
        [
          [0.42, 0.66, 0],
          [0.37, 0.95, 0],
        ],
        0.018,
      );
      rod(
        [
          [...BICYCLE.gripLeft] as V3,
          [0.36, 1.0, -0.2],
          [0.38, 0.97, -0.06],
          [0.38, 0.97, 0.06],
          [0.36, 1.0, 0.2],
          [...BICYCLE.gripRight] as V3,
        ],
        0.013,
        { color: '#d9dde2', line: 0.7 },
      );
      for (const [gx, gy, gz] of [BICYCLE.gripLeft, BICYCLE.gripRight])
        rod(
          [
            [gx - 0.05, gy - 0.006, gz],
            [gx + 0.045, gy + 0.008, gz * 0.93],
          ],
          0.019,
          { color: '#8a5a3c' },
        );
      model.put(ball([0.03, 0.026, 0.03], 12), { color: '#e9be52' }, place([0.37, 1.02, -0.13]));
      model.put(ball([0.04, 0.045, 0.045], 14), { color: '#fff3cc', line: 0.7 }, place([0.5, 0.78, 0]));
    });
    // low frame that one can step through
    rod(
      [
        [0.41, 0.68, 0],
        [0.2, 0.44, 0],
        [-0.08, 0.32, 0],
      ],
      0.02,
    );
    rod(
      [
        [0.4, 0.76, 0],
        [0.15, 0.58, 0],
        [-0.16, 0.5, 0],
      ],
      0.016,
    );
    rod(
      [
        [-0.08, 0.3, 0],
        [-0.2, 0.84, 0],
      ],
      0.018,
    );
    for (const z of [-0.05, 0.05]) {
      rod(
        [
          [-0.08, 0.3, z * 0.5],
          [W.back, W.r, z],
        ],
        0.012,
      );
      rod(
        [
          [-0.17, 0.7, z * 0.4],
          [W.back, W.r, z],
        ],
        0.01,
      );
      rod(
        [
          [-0.2, 0.72, z * 1.6],
          [-0.86, 0.72, z * 1.8],
        ],
        0.008,
        { color: '#b4bac4', line: 0.6 },
      );
      rod(
        [
          [W.back, W.r, z],
          [-0.7, 0.72, z * 1.8],
        ],
        0.007,
        { color: '#b4bac4', line: 0.5 },
      );
    }
    for (const x of [-0.36, -0.6, -0.84])
      rod(
        [
          [x, 0.722, -0.09],
          [x, 0.722, 0.09],
        ],
        0.007,
        { color: '#b4bac4', line: 0.5 },
      );
    model.put(
      lathe(points2('-.02,.06 0,.1 .03,.085 .045,.04 .046,.001'), {
        around: 24,
        warp: (a, r, y): V3 => [Math.cos(a) * r * 1.35 + 0.02, y, Math.sin(a) * r * (Math.cos(a) > 0 ? 0.62 : 1)],
      }),
      { color: '#8a5a3c', doubleSided: true },
      place([-0.22, 0.86, 0]),
    );
    // pedals and chain case
    model.put(
      tube(
        [
          [-0.08, 0.3, 0.06],
          [-0.3, 0.31, 0.06],
          [W.back, W.r, 0.06],
        ],
        [0.075, 0.06, 0.05],
        { flat: 0.2, around: 12, rings: 16 },
      ),
      { color: '#f4ead2', line: 0.7 },
    );
    for (const s of [-1, 1]) {
      rod(
        [
          [-0.08, 0.3, s * 0.08],
          [-0.08 + s * 0.11, 0.3 - s * 0.11, s * 0.1],
        ],
        0.01,
        { color: '#8a909c', line: 0.6 },
      );
      model.put(
        roundedBox(0.09, 0.022, 0.07, 0.008),
        { color: '#4a4650' },
        place([-0.08 + s * 0.11, 0.3 - s * 0.11, s * 0.14]),
      );
    }
    rod(
      [
        [-0.4, 0.26, -0.06],
        [-0.44, 0.02, -0.2],
      ],
      0.009,
      { color: '#8a909c', line: 0.6 },
    );
    if (!(o.crate ?? true)) return;
    const wood = (point: THREE.Vector3) =>
      color('#d9a866').lerp(color('#b07a42'), noise(point.x * 6, point.y * 40, point.z * 6));
    model.inside(place(C.at), () => {
      model.put(roundedBox(C.wide, 0.014, C.deep, 0.004), { tint: wood }, place([0, 0.008, 0]));
      for (const y of [0.05, 0.13, 0.21])
        for (const s of [-1, 1]) {
          model.put(
            roundedBox(C.wide, 0.058, 0.013, 0.004, { wobble: 0.003, seed: y * 99 + s, fine: true }),
            { tint: wood, line: 0.8 },
            place([0, y, (s * C.deep) / 2]),
          );
          model.put(
            roundedBox(0.013, 0.058, C.deep, 0.004, { wobble: 0.003, seed: y * 77 + s, fine: true }),
            { tint: wood, line: 0.8 },
            place([(s * C.wide) / 2, y, 0]),
          );
        }
      for (const x of [-1, 1])
        for (const z of [-1, 1])
          model.put(
            roundedBox(0.03, C.high, 0.03, 0.006),
            { tint: wood },
            place([x * (C.wide / 2 - 0.02), C.high / 2, z * (C.deep / 2 - 0.02)]),
          );
      for (const x of [-0.1, 0.1])
        model.put(
          tube(
            [
              [x, -0.02, -0.2],
              [x, 0.1, -0.2],
              [x, 0.246, -0.19],
            ],
            [0.008],
            { around: 6, rings: 8 },
          ),
          { color: '#e4604c', line: 0.5 },
        );
    });
  });
}
