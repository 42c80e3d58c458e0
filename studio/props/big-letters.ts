/** Chunky wooden numerals and letters, and toy blocks that carry them. Metres; each stands on y = 0 of its own frame, facing +Z. */
import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { darken, lighten, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { tube } from '../model/tube.ts';

type Stroke = [number, number][];
/** Part of an ellipse, in turns: 0 = right, .25 = top. */
const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number, n = 9): Stroke =>
  Array.from({ length: n }, (_, i) => {
    const a = (from + ((to - from) * i) / (n - 1)) * TAU;
    return [x + rx * Math.cos(a), y + ry * Math.sin(a)];
  });
/** Strokes in a box 1 high; width is what the letter needs. */
const GLYPHS: Record<string, { wide: number; strokes: Stroke[] }> = {
  '1': {
    wide: 0.4,
    strokes: [
      [
        [0.02, 0.74],
        [0.26, 0.97],
      ],
      [
        [0.26, 0.97],
        [0.26, 0],
      ],
    ],
  },
  '2': {
    wide: 0.62,
    strokes: [
      [...arc(0.31, 0.7, 0.29, 0.28, 0.47, -0.09, 11), [0.05, 0.03]],
      [
        [0.05, 0.02],
        [0.62, 0.02],
      ],
    ],
  },
  '3': {
    wide: 0.6,
    strokes: [
      [...arc(0.28, 0.75, 0.26, 0.24, 0.42, -0.2, 10), [0.26, 0.52]],
      [[0.26, 0.52], ...arc(0.28, 0.26, 0.3, 0.27, 0.2, -0.42, 10)],
    ],
  },
  A: {
    wide: 0.76,
    strokes: [
      [
        [0, 0],
        [0.38, 1],
      ],
      [
        [0.38, 1],
        [0.76, 0],
      ],
      [
        [0.16, 0.34],
        [0.6, 0.34],
      ],
    ],
  },
  B: {
    wide: 0.62,
    strokes: [
      [
        [0.02, 0],
        [0.02, 1],
      ],
      [[0.02, 1], [0.25, 1], ...arc(0.3, 0.77, 0.24, 0.23, 0.2, -0.2, 7), [0.2, 0.53], [0.02, 0.53]],
      [[0.02, 0.53], [0.25, 0.53], ...arc(0.32, 0.265, 0.28, 0.265, 0.2, -0.2, 7), [0.25, 0], [0.02, 0]],
    ],
  },
  C: { wide: 0.7, strokes: [arc(0.4, 0.5, 0.4, 0.5, 0.12, 0.88, 14)] },
};

/** One letter; `thick` is the radius of its strokes as a share of the height. */
export function bigLetter(
  model: Model,
  sign: string,
  at: THREE.Matrix4,
  o: { height: number; color: string; thick?: number },
): void {
  const glyph = GLYPHS[sign];
  if (!glyph) throw new Error(`no wooden ${sign}`);
  const r = o.height * (o.thick ?? 0.11);
  const inner = o.height - 2 * r;
  const id = newId();
  model.inside(at, () => {
    for (const stroke of glyph.strokes) {
      const path = stroke.map(([x, y]): V3 => [(x - glyph.wide / 2) * inner, r + y * inner, 0]);
      model.put(tube(path, [r], { around: 16, rings: stroke.length * 4 }), { color: o.color, id });
    }
  });
}

/** Painted toy block of edge `size` with a raised letter on its front. */
export function letterBlock(model: Model, sign: string, at: THREE.Matrix4, size: number, tone: string): void {
  model.inside(at, () => {
    model.put(roundedBox(size, size, size, size * 0.09, { fine: true }), { color: '#f6dfb2' }, place([0, size / 2, 0]));
    const panel = place([0, size / 2, size / 2]);
    model.put(roundedBox(size * 0.84, size * 0.84, size * 0.04, size * 0.05), { color: lighten(tone, 0.62) }, panel);
    model.put(
      roundedBox(size * 0.04, size * 0.84, size * 0.84, size * 0.05),
      { color: darken(lighten(tone, 0.25), 0.06) },
      place([size / 2, size / 2, 0]),
    );
    model.put(
      roundedBox(size * 0.84, size * 0.04, size * 0.84, size * 0.05),
      { color: lighten(tone, 0.4) },
      place([0, size, 0]),
    );
    bigLetter(model, sign, place([0, size * 0.18, size * 0.54], [0, 0, 0], [1, 1, 0.5]), {
      height: size * 0.64,
      color: tone,
      thick: 0.1,
    });
  });
}
