import { describe, expect, test } from 'vitest';
import { advance, heaviest, inkColumn, inkLine, lineWidth, syllable } from './hangul.ts';
import { hangulWidth } from './hangul-sign.ts';

const EVERY = Array.from({ length: 11172 }, (_, i) => String.fromCharCode(0xac00 + i));
const flat = (ch: string) => syllable(ch).flat();

describe('Korean letters as strokes', () => {
  test('every painted Korean syllable stays inside its own box', () => {
    const astray = EVERY.filter((ch) => flat(ch).some((p) => p.some((v) => !(v > -1e-9 && v < 1 + 1e-9))));
    expect(astray).toEqual([]);
    expect(EVERY.filter((ch) => syllable(ch).length < 2 || syllable(ch).some((s) => s.length < 2))).toEqual([]);
  });
  test('no two painted Korean syllables look alike', () => {
    expect(new Set(EVERY.map((ch) => JSON.stringify(syllable(ch)))).size).toBe(EVERY.length);
  });
  test('the other signs of a board and single letters can be painted', () => {
    for (const ch of '→0123456789AZkm%?.,~·…()ㄱㅋㄳㅆㅏㅘㅝ') expect(flat(ch).length, ch).toBeGreaterThan(1);
  });
  test('crowded syllables are thinner than open ones, but similar', () => {
    expect(heaviest('월')).toBeLessThan(heaviest('가'));
    expect(Math.min(...EVERY.map(heaviest))).toBeGreaterThan(heaviest('가') * 0.7);
  });
  test('a space paints nothing', () => {
    expect(syllable(' ')).toEqual([]);
  });
  test('an unknown sign is refused', () => {
    for (const ch of ['字', '@', 'q', '\n', 'あ']) expect(() => syllable(ch), ch).toThrow(RangeError);
    expect(() => inkLine('평창 字')).toThrow(RangeError);
  });
});

describe('a line of text', () => {
  test('a painted line is as wide as its characters and centered', () => {
    const text = '평창마을길 5.0 km → 숲?';
    const { strokes, wide } = inkLine(text);
    const last = advance('?');
    expect(wide).toBeCloseTo([...text].reduce((n, ch) => n + advance(ch), 0) - (advance('밤') - 1));
    expect(lineWidth(text)).toBe(wide);
    expect(hangulWidth(text, 0.2)).toBeCloseTo(wide * 0.2);
    const across = strokes.flat().map(([x]) => x);
    expect(Math.min(...across)).toBeGreaterThanOrEqual(-wide / 2);
    expect(Math.max(...across)).toBeLessThanOrEqual(wide / 2);
    expect(Math.max(...across)).toBeGreaterThan(wide / 2 - last);
  });
  test('a painted line is one letter wide for one syllable and empty for no text', () => {
    expect(lineWidth('밤')).toBeCloseTo(1);
    expect(lineWidth('')).toBe(0);
  });
  test('a painted column runs downward, centered like a line', () => {
    const { strokes, high } = inkColumn('밤나무');
    const up = strokes.flat().map(([, y]) => y);
    expect(Math.max(...up)).toBeLessThanOrEqual(0.5 + high / 2);
    expect(Math.min(...up)).toBeGreaterThanOrEqual(0.5 - high / 2);
    expect(strokes.flat().every(([x]) => Math.abs(x) <= 0.5)).toBe(true);
  });
});
