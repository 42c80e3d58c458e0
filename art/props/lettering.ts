/** Sign letters drawn as strokes: no font is needed, and signs stay in one hand. */
import type { Model } from '../model/bake.ts';
import { TAU, type V3 } from '../model/math.ts';
import { tube } from '../model/tube.ts';

/** Letters as pencil strokes in a box 0..1, so that no font is needed and signs stay in one hand. */
const GLYPHS: Record<string, [number, number][][]> = {
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0.5],
      [1, 0.52],
    ],
  ],
  O: [
    Array.from({ length: 13 }, (_, i): [number, number] => [
      0.5 + 0.5 * Math.sin((i / 12) * TAU),
      0.5 + 0.5 * Math.cos((i / 12) * TAU),
    ]),
  ],
  M: [
    [
      [0, 0],
      [0.05, 1],
      [0.5, 0.35],
      [0.95, 1],
      [1, 0],
    ],
  ],
  E: [
    [
      [1, 1],
      [0, 1],
      [0, 0],
      [1, 0],
    ],
    [
      [0, 0.5],
      [0.8, 0.5],
    ],
  ],
  A: [
    [
      [0, 0],
      [0.5, 1],
      [1, 0],
    ],
    [
      [0.2, 0.36],
      [0.8, 0.36],
    ],
  ],
  C: [
    [
      [1, 0.84],
      [0.7, 1],
      [0.3, 1],
      [0, 0.65],
      [0, 0.35],
      [0.3, 0],
      [0.7, 0],
      [1, 0.16],
    ],
  ],
  I: [
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
  K: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.95, 1],
      [0.05, 0.45],
      [1, 0],
    ],
  ],
  L: [
    [
      [0, 1],
      [0, 0],
      [0.95, 0],
    ],
  ],
  N: [
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  ],
  G: [
    [
      [1, 0.82],
      [0.7, 1],
      [0.3, 1],
      [0, 0.65],
      [0, 0.35],
      [0.3, 0],
      [0.8, 0],
      [1, 0.2],
      [1, 0.45],
      [0.6, 0.45],
    ],
  ],
  P: [
    [
      [0, 0],
      [0, 1],
      [0.7, 1],
      [1, 0.85],
      [1, 0.65],
      [0.7, 0.48],
      [0, 0.48],
    ],
  ],
  Q: [
    [
      [0.5, 1],
      [0.1, 0.8],
      [0, 0.5],
      [0.1, 0.2],
      [0.5, 0],
      [0.9, 0.2],
      [1, 0.5],
      [0.9, 0.8],
      [0.5, 1],
    ],
    [
      [0.65, 0.25],
      [1.05, -0.1],
    ],
  ],
  R: [
    [
      [0, 0],
      [0, 1],
      [0.7, 1],
      [1, 0.85],
      [1, 0.65],
      [0.7, 0.5],
      [0, 0.5],
    ],
    [
      [0.5, 0.5],
      [1, 0],
    ],
  ],
  S: [
    [
      [0.95, 0.85],
      [0.65, 1],
      [0.3, 1],
      [0.05, 0.8],
      [0.2, 0.58],
      [0.8, 0.44],
      [0.98, 0.22],
      [0.7, 0],
      [0.3, 0],
      [0, 0.15],
    ],
  ],
  T: [
    [
      [0, 1],
      [1, 1],
    ],
    [
      [0.5, 1],
      [0.5, 0],
    ],
  ],
  U: [
    [
      [0, 1],
      [0, 0.3],
      [0.25, 0],
      [0.75, 0],
      [1, 0.3],
      [1, 1],
    ],
  ],
  W: [
    [
      [0, 1],
      [0.25, 0],
      [0.5, 0.7],
      [0.75, 0],
      [1, 1],
    ],
  ],
  '.': [
    [
      [0.45, 0],
      [0.55, 0.06],
    ],
  ],
  '1': [
    [
      [0.2, 0.78],
      [0.5, 1],
      [0.5, 0],
    ],
  ],
  '→': [
    [
      [0, 0.5],
      [1.6, 0.5],
    ],
    [
      [1.15, 0.85],
      [1.65, 0.5],
      [1.15, 0.15],
    ],
  ],
};
/** Writes `text` centred at the origin of the current frame, in the XY plane facing +Z. */
export function lettering(m: Model, text: string, height: number, ink = '#33201c', weight = 0.17): void {
  const wide = height * 0.62;
  const step = height * 0.92;
  const length = [...text].reduce((n, ch) => n + (ch === ' ' ? 0.6 : ch === '→' ? 1.5 : 1) * step, 0);
  let x = -length / 2;
  for (const [i, ch] of [...text].entries()) {
    for (const stroke of GLYPHS[ch] ?? []) {
      const path = stroke.map(
        ([u, v]): V3 => [x + u * wide, (v - 0.5) * height + 0.03 * height * Math.sin(i * 2.3), 0],
      );
      m.put(tube(path, [height * weight * 0.5], { around: 6, rings: path.length * 3 }), { color: ink, line: 0 });
    }
    x += (ch === ' ' ? 0.6 : ch === '→' ? 1.5 : 1) * step;
  }
}
