/**
 * Korean letters as strokes, put together syllable by syllable: no font is needed, signs stay in one hand, and they
 * show in the sketch as well. Digits and Latin capitals come from `glyphs.ts`. Anything it cannot write throws: a
 * wrong letter on a sign is worse than none.
 */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { TAU } from '../model/math.ts';
import { tube } from '../model/tube.ts';
import { type Stroke, strokesOf } from './glyphs.ts';

type P2 = readonly [number, number];
type Box = readonly [x0: number, y0: number, x1: number, y1: number];

const FIRST = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const MIDDLE = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const LAST = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const PAIRS: Readonly<Record<string, string>> = {
  ㄲ: 'ㄱㄱ',
  ㄸ: 'ㄷㄷ',
  ㅃ: 'ㅂㅂ',
  ㅆ: 'ㅅㅅ',
  ㅉ: 'ㅈㅈ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};
const round = ([x, y, rx, ry]: number[]): P2[] =>
  Array.from(
    { length: 15 },
    (_, i): P2 => [(x ?? 0) + (rx ?? 1) * Math.sin((i / 14) * TAU), (y ?? 0) + (ry ?? 1) * Math.cos((i / 14) * TAU)],
  );
/** Strokes written as `x,y x,y | x,y ...`; `O x,y,rx,ry` is a ring. */
const drawn = (table: Readonly<Record<string, string>>): Readonly<Record<string, readonly (readonly P2[])[]>> =>
  Object.fromEntries(
    Object.entries(table).map(([jamo, text]) => [
      jamo,
      text.split(' | ').map((stroke) => {
        if (stroke.startsWith('O ')) return round(stroke.slice(2).split(',').map(Number));
        return stroke.split(' ').map((p): P2 => {
          const [x, y] = p.split(',').map(Number);
          return [x ?? 0, y ?? 0];
        });
      }),
    ]),
  );
/** Consonants in a box 0..1, y up. ㅅ and its family lean as a brush would. */
const CONSONANTS = drawn({
  ㄱ: '0.02,0.95 0.98,0.95 0.94,0.5 0.78,0.02',
  ㄴ: '0.05,1 0.05,0.06 1,0.08',
  ㄷ: '0.95,0.96 0.06,0.96 0.06,0.05 1,0.05',
  ㄹ: '0.04,0.98 0.94,0.98 0.94,0.53 0.06,0.53 0.06,0.03 1,0.03',
  ㅁ: '0.06,0.96 0.94,0.96 0.94,0.04 0.06,0.04 0.06,0.96',
  ㅂ: '0.08,1 0.08,0.02 0.92,0.02 0.92,1 | 0.08,0.54 0.92,0.54',
  ㅅ: '0.52,1 0.42,0.55 0,0.02 | 0.47,0.62 1,0.02',
  ㅇ: 'O 0.5,0.5,0.46,0.47',
  ㅈ: '0.04,0.95 0.96,0.95 0.5,0.48 0,0.02 | 0.53,0.52 1,0.02',
  ㅊ: '0.36,1.02 0.66,1.02 | 0.04,0.76 0.96,0.76 0.5,0.4 0,0 | 0.53,0.42 1,0',
  ㅋ: '0.02,0.96 0.97,0.96 0.93,0.5 0.78,0 | 0.05,0.54 0.92,0.54',
  ㅌ: '0.95,0.98 0.06,0.98 0.06,0.02 1,0.02 | 0.06,0.5 0.92,0.5',
  ㅍ: '0.02,0.95 0.98,0.95 | 0.02,0.05 0.98,0.05 | 0.3,0.95 0.3,0.05 | 0.7,0.95 0.7,0.05',
  ㅎ: '0.32,1.04 0.68,1.04 | 0.02,0.78 0.98,0.78 | O 0.5,0.3,0.36,0.31',
});
/** Upright vowels in the right-hand column; level ones in the band under the first consonant. */
const UPRIGHT = drawn({
  ㅏ: '0.35,1 0.35,0 | 0.35,0.52 0.95,0.52',
  ㅐ: '0.12,0.96 0.12,0.05 | 0.12,0.52 0.75,0.52 | 0.75,1 0.75,0',
  ㅑ: '0.35,1 0.35,0 | 0.35,0.66 0.95,0.66 | 0.35,0.38 0.95,0.38',
  ㅒ: '0.12,0.96 0.12,0.05 | 0.12,0.66 0.75,0.66 | 0.12,0.38 0.75,0.38 | 0.75,1 0.75,0',
  ㅓ: '0.7,1 0.7,0 | 0.1,0.52 0.7,0.52',
  ㅔ: '0.46,0.96 0.46,0.05 | -0.02,0.52 0.46,0.52 | 0.9,1 0.9,0',
  ㅕ: '0.7,1 0.7,0 | 0.1,0.66 0.7,0.66 | 0.1,0.38 0.7,0.38',
  ㅖ: '0.46,0.96 0.46,0.05 | -0.02,0.66 0.46,0.66 | -0.02,0.38 0.46,0.38 | 0.9,1 0.9,0',
  ㅣ: '0.6,1 0.6,0',
});
const LEVEL = drawn({
  ㅗ: '0,0.1 1,0.1 | 0.5,0.95 0.5,0.1',
  ㅛ: '0,0.1 1,0.1 | 0.34,0.95 0.34,0.1 | 0.66,0.95 0.66,0.1',
  ㅜ: '0,0.85 1,0.85 | 0.5,0.85 0.5,0',
  ㅠ: '0,0.85 1,0.85 | 0.34,0.85 0.34,0 | 0.66,0.85 0.66,0',
  ㅡ: '0,0.5 1,0.5',
});
const BOTH: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
};

function scaleTo(list: readonly (readonly P2[])[], [x0, y0, x1, y1]: Box): Stroke[] {
  return list.map((s) => s.map(([x, y]): P2 => [x0 + x * (x1 - x0), y0 + y * (y1 - y0)]));
}
function consonant(jamo: string, box: Box): Stroke[] {
  const [x0, y0, x1, y1] = box;
  const two = PAIRS[jamo];
  const half = (x1 - x0) * 0.46;
  if (two) return [...two].flatMap((j, i) => consonant(j, i ? [x1 - half, y0, x1, y1] : [x0, y0, x0 + half, y1]));
  const drawn = CONSONANTS[jamo];
  if (!drawn) throw new RangeError(`no letter ${jamo}`);
  return scaleTo(drawn, box);
}
const WAVE: Stroke[] = scaleTo(drawn({ '~': '0.05,0.45 0.3,0.6 0.7,0.42 0.95,0.56' })['~'] ?? [], [0, 0, 1, 1]);
/** Strokes of one character in a box 0..1 (y up). */
export function syllable(ch: string): Stroke[] {
  const code = ch.charCodeAt(0) - 0xac00;
  if (code < 0 || code > 11171) {
    if (ch === ' ') return [];
    if (ch === '·')
      return [
        [
          [0.46, 0.5],
          [0.54, 0.5],
        ],
      ];
    if (ch === '~') return WAVE;
    const strokes = strokesOf(ch);
    if (!strokes.length) throw new RangeError(`no sign ${ch}`);
    return strokes.map((s) => s.map(([x, y]): P2 => [0.16 + x * 0.6, y * 0.92 + 0.04]));
  }
  const [a, b, c] = [FIRST[Math.floor(code / 588)], MIDDLE[Math.floor((code % 588) / 28)], LAST[code % 28]];
  const shut = c !== undefined && c !== ' ';
  const foot = shut ? 0.42 : 0.02;
  const end = shut ? consonant(c, [0.2, 0.0, 0.86, 0.31]) : [];
  const vowel = b ?? '';
  const both = BOTH[vowel];
  const h = 1 - foot;
  const up = UPRIGHT[vowel];
  const level = LEVEL[vowel];
  if (both) {
    const [l, r] = both;
    return [
      ...consonant(a ?? '', [0.08, foot + h * 0.48, 0.56, 1]),
      ...scaleTo(LEVEL[l ?? ''] ?? [], [0.02, foot, 0.62, foot + h * 0.36]),
      ...scaleTo(UPRIGHT[r ?? ''] ?? [], [0.64, foot - (shut ? 0.04 : 0), 0.98, 1.02]),
      ...end,
    ];
  }
  if (up) {
    const wide = vowel === 'ㅐ' || vowel === 'ㅔ' || vowel === 'ㅒ' || vowel === 'ㅖ';
    return [
      ...consonant(a ?? '', [0.04, foot + h * (shut ? 0.1 : 0.16), wide ? 0.46 : 0.54, 0.97 - (shut ? 0 : 0.05)]),
      ...scaleTo(up, [wide ? 0.54 : 0.6, foot - (shut ? 0.04 : 0), 0.98, 1.02]),
      ...end,
    ];
  }
  return [
    ...consonant(a ?? '', [0.2, foot + h * 0.52, 0.8, 1]),
    ...scaleTo(level ?? [], [0.02, foot, 0.98, foot + h * 0.38]),
    ...end,
  ];
}
const width = (ch: string): number => (ch === ' ' ? 0.42 : ch === '·' ? 0.5 : /[0-9A-Z.,]/.test(ch) ? 0.74 : 1.08);
/** All strokes of a line of text, one letter high, its middle at x = 0, and its width. */
export function inkLine(text: string): { strokes: Stroke[]; wide: number } {
  const wide = [...text].reduce((n, ch) => n + width(ch), 0);
  let x = -wide / 2;
  const strokes: Stroke[] = [];
  for (const ch of text) {
    const k = width(ch) / 1.08;
    strokes.push(...syllable(ch).map((s) => s.map(([u, v]): P2 => [x + 0.04 + u * Math.max(k, 0.7), v])));
    x += width(ch);
  }
  return { strokes, wide };
}
/** Writes on the XY plane of `at` (facing +Z), middle of the text at the origin, letters `height` high. */
export function hangul(
  m: Model,
  at: THREE.Matrix4,
  text: string,
  height: number,
  ink = '#33201c',
  weight = 0.1,
): number {
  const { strokes, wide } = inkLine(text);
  m.inside(at, () => {
    for (const s of strokes) {
      // corners stay corners: each straight piece is its own stroke of the brush, rounds are one
      const runs = s.length > 6 && s.length !== 7 ? [s] : s.slice(1).map((p, i) => [s[i] ?? p, p]);
      for (const run of runs)
        m.put(
          tube(
            run.map(([x, y]) => [x * height, (y - 0.5) * height, 0]),
            [height * weight * 0.5],
            { around: 6, rings: run.length > 2 ? 16 : 1, flat: 1 },
          ),
          { color: ink, line: 0 },
        );
    }
  });
  return wide * height;
}
/** The same on a canvas: middle of the text at x, y; `size` pixels high. */
export function inkHangul(
  c: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  ink = '#33201c',
  weight = 0.1,
): void {
  c.strokeStyle = ink;
  c.lineWidth = size * weight;
  c.lineCap = c.lineJoin = 'round';
  for (const s of inkLine(text).strokes) {
    c.beginPath();
    for (const [i, [u, v]] of s.entries()) c[i ? 'lineTo' : 'moveTo'](x + u * size, y + (0.5 - v) * size);
    c.stroke();
  }
}
