/** The bell rope of the tower: two strands laid round each other, and a loose tail with a knot. Metres. */
import { CatmullRomCurve3 } from 'three';
import type { Model } from '../../model/bake.ts';
import { TAU, type V3, vec } from '../../model/math.ts';

import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';

/** Along `path` from the top down; `r` is half its thickness. */
export function bellRope(model: Model, path: V3[], r: number): void {
  const curve = new CatmullRomCurve3(path.map((p) => vec(p)));
  const long = curve.getLength();
  const n = Math.round(long * 60);
  for (const [k, tone] of ['#d8b888', '#c49c66'].entries()) {
    const strand = Array.from({ length: n + 1 }, (_, i): V3 => {
      const point = curve.getPointAt(i / n);
      const a = (i / n) * long * TAU * 5 + k * Math.PI;
      return [point.x + Math.sin(a) * r * 0.5, point.y, point.z + Math.cos(a) * r * 0.5];
    });
    model.put(tube(strand, [r * 0.62], { around: 7, rings: n * 2 }), { color: tone, line: 0.5 });
  }
  model.put(ball([r * 1.9, r * 2.2, r * 1.9], 14), { color: '#c8a068', line: 0.8 }, place(path.at(-1) as V3));
}
