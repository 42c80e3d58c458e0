/** Sign letters drawn as strokes: no font is needed, and signs stay in one hand. */
import type { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { tube } from '../model/tube.ts';
import { strokesOf } from './glyphs.ts';

/** Writes `text` centered at the origin of the current frame, in the XY plane facing +Z. */
export function lettering(model: Model, text: string, height: number, ink = '#33201c', weight = 0.17): void {
  const wide = height * 0.62;
  const step = height * 0.92;
  const length = [...text].reduce((n, ch) => n + (ch === ' ' ? 0.6 : ch === '→' ? 1.5 : 1) * step, 0);
  let x = -length / 2;
  for (const [i, ch] of [...text].entries()) {
    for (const stroke of strokesOf(ch)) {
      const path = stroke.map(
        ([u, v]): V3 => [x + u * wide, (v - 0.5) * height + 0.03 * height * Math.sin(i * 2.3), 0],
      );
      model.put(tube(path, [height * weight * 0.5], { around: 6, rings: path.length * 3 }), { color: ink, line: 0 });
    }
    x += (ch === ' ' ? 0.6 : ch === '→' ? 1.5 : 1) * step;
  }
}
