/** What each time carries (PC 2.2): an iron hoop and its stick, a transistor radio. */

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
    model.put(tube([vec(-0.15, 0.11, -0.03), vec(-0.36, 0.42, -0.02)], [0.008], { around: 6, rings: 2 }), {
      color: '#c9c6cc',
      line: 0.8,
    });
  });
}
