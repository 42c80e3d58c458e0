/** The tailor's shears, needle and thread; a shirt button (up a sleeve, KB 8.1). Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, tube } from '../model/tube.ts';

/** Tailor's shears, points to +Y, finger rings at -Y, open by `deg`; rivet at the origin. */
export function shears(model: Model, where: THREE.Matrix4, deg = 24): void {
  model.inside(where, () => {
    for (const s of [-1, 1])
      model.inside(place([0, 0, s * 0.003], [0, 0, (s * deg) / 2]), () => {
        model.put(
          tube(
            [
              [0, -0.02, 0],
              [s * 0.006, 0.07, 0],
              [0, 0.15, 0],
            ],
            [0.011, 0.012, 0.002],
            { flat: 0.24, around: 9, rings: 14 },
          ),
          { color: '#c7cdd6' },
        );
        const loop = Array.from({ length: 16 }, (_, i): V3 => {
          const a = (i / 16) * TAU;
          return [s * -0.026 + 0.02 * Math.sin(a), -0.085 + 0.034 * Math.cos(a), 0];
        });
        model.put(
          tube(
            [
              [0, -0.015, 0],
              [s * -0.012, -0.05, 0],
            ],
            [0.009],
            { around: 8, rings: 4 },
          ),
          { color: '#2f3a4c' },
        );
        model.put(tube(loop, [0.0075], { closed: true, around: 8, rings: 40 }), { color: '#2f3a4c', line: 0.8 });
      });
    model.put(ball([0.006, 0.006, 0.006], 10), { color: '#8e97a8', line: 0.5 }, place([0, 0, 0.006]));
  });
}
/** Needle at its point in the cloth (world), eye towards `eye`, and the thread from there to where it is sewn on. */
export function needleAndThread(model: Model, point: V3, eye: V3, sewnAt: V3, tone = '#2f5596'): void {
  const [a, b, c] = [vec(point), vec(eye), vec(sewnAt)];
  model.put(tube([a, b], [0.0008, 0.0019], { around: 6, rings: 3 }), { color: '#d9dee4', line: 0.5 });
  const low = b
    .clone()
    .lerp(c, 0.5)
    .add(vec(0, -0.05, 0.02));
  model.put(tube([b, low, c], [0.0013], { around: 5, rings: 24 }), { color: tone, line: 0.3 });
}
/** A shirt button, hidden or not: faces +Z. */
export function shirtButton(model: Model, where: THREE.Matrix4, tone = '#e4604c', r = 0.012): void {
  model.inside(where, () => {
    model.put(ball([r, r, r * 0.28], 16), { color: tone });
    for (const [x, y] of points2('-1,-1 1,-1 -1,1 1,1'))
      model.put(ball(r * 0.12, 6), { color: '#3a2430', line: 0 }, place([x * r * 0.3, y * r * 0.3, r * 0.26]));
  });
}
