/** What each time carries (PC 2.2): an iron hoop and its stick, a shield kite, a cloth bundle of books, a transistor radio. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';

const ring = (r: number, n = 40): V3[] =>
  Array.from({ length: n + 1 }, (_, k) => [
    Math.cos((k / n) * Math.PI * 2) * r,
    Math.sin((k / n) * Math.PI * 2) * r,
    0,
  ]);

/** A hoop on its edge, middle at `where`, in its XY plane; the stick in the world from hand to rim. */
export function hoop(model: Model, where: THREE.Matrix4, r: number, a: THREE.Vector3, b: THREE.Vector3): void {
  model.put(tube(ring(r), [0.016], { around: 8, rings: 80 }), { color: '#5a5460', line: 0.9 }, where);
  model.put(tube([a, b], [0.014], { around: 7, rings: 2 }), { color: '#a9783f', line: 0.8 });
}
/** A shield kite (방패연): white paper, a round hole, a blue brow and a red half below; XY plane, facing +Z. */
export function kite(model: Model, where: THREE.Matrix4, wide: number): void {
  const [w, h] = [wide, wide * 1.2];
  model.inside(where, () => {
    model.put(roundedBox(w, h, 0.012, 0.004), { color: '#fbf3e0', line: 1 });
    model.put(roundedBox(w, h * 0.2, 0.014, 0.003), { color: '#3f6fae', line: 0.4 }, place([0, h * 0.4, 0]));
    model.put(roundedBox(w, h * 0.22, 0.014, 0.003), { color: '#cf4b3c', line: 0.4 }, place([0, -h * 0.39, 0]));
    model.put(ball([wide * 0.17, wide * 0.17, 0.009], 20), { color: '#4c4654', line: 0.6 });
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [s * w * 0.5, h * 0.5, 0.008],
            [0, 0, 0.009],
            [-s * w * 0.5, -h * 0.5, 0.008],
          ],
          [0.005],
          { around: 5 },
        ),
        { color: '#b08a50', line: 0.3 },
      );
  });
}
/** Books tied in a cloth across the back (책보), knotted over the breast of a child of build `child8` standing at `where`. */
export function bookBundle(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(tube(points3('.15,.71,.03 .08,.66,.13 -.04,.56,.155 -.15,.47,.1'), [0.024], { around: 8, rings: 20 }), {
      color: '#d8a23c',
      line: 0.8,
    });
    model.put(ball([0.036, 0.03, 0.026], 12), { color: '#d8a23c', line: 0.8 }, place([0.02, 0.61, 0.17]));
    for (const [x, y] of [
      [0.07, 0.575],
      [-0.01, 0.545],
    ] as const)
      model.put(
        tube(
          [
            [0.02, 0.61, 0.175],
            [x, y, 0.185],
          ],
          [0.016, 0.026],
          { around: 7, rings: 3 },
        ),
        {
          color: '#e4b350',
          line: 0.7,
        },
      );
    model.put(roundedBox(0.34, 0.14, 0.1, 0.03), { color: '#d8a23c', line: 0.9 }, place([0.02, 0.6, -0.2], [0, 0, 34]));
  });
}
/** A transistor radio with its handle and rod; middle at the foot of the handle's arch .. it hangs below. */
export function radio(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(roundedBox(0.36, 0.24, 0.1, 0.03), { color: '#b3392e', line: 1 });
    model.put(roundedBox(0.32, 0.2, 0.108, 0.02), { color: '#f1e2bd', line: 0.6 });
    model.put(ball([0.075, 0.075, 0.02], 18), { color: '#5c4a3c', line: 0.8 }, place([-0.07, 0, 0.05]));
    for (const y of [0.045, -0.045])
      model.put(ball([0.026, 0.026, 0.02], 12), { color: '#b3392e', line: 0.6 }, place([0.09, y, 0.055]));
    model.put(tube(points3('-.14,.11,0 -.12,.15,0 .12,.15,0 .14,.11,0'), [0.012], { around: 7 }), {
      color: '#4a4248',
      line: 0.8,
    });
    model.put(tube([vec(0.15, 0.11, -0.03), vec(0.3, 0.5, -0.05)], [0.008], { around: 6, rings: 2 }), {
      color: '#c9c6cc',
      line: 0.8,
    });
  });
}
