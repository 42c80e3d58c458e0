import { describe, expect, test } from 'vitest';
import type { Language } from '../../../shared/language/language.ts';
import { BUBBLE_FONT_SIZE, computeBubbleSize } from './bubble-size.ts';

/** A bubble's size in em of its font, over a square picture. */
function emOf(en: string, ko = '가', languages: readonly Language[] = ['en']) {
  const { width, height } = computeBubbleSize({ en, ko }, languages, 1);
  return { width: width / BUBBLE_FONT_SIZE, height: height / BUBBLE_FONT_SIZE };
}

/** Height of a bubble: the padding, and lines of 1.35 em. */
const heightOf = (lines: number) => 1.5 + lines * 1.35;
const widthOf = (text: number) => 2.2 + text * 1.07;

describe('the width of a bubble', () => {
  test.each([
    ['no', 2 * 0.52],
    ['ill', 3 * 0.29],
    ['no, no!', 4 * 0.52 + 3 * 0.29],
    ['MOM—?', 5 * 0.72],
    ['가나', 2 * 0.95],
    ['ㅋㅋ', 2 * 0.95],
  ])('a bubble is as wide as its longest line: %s', (text, width) => {
    const { width: measured, height } = emOf(text);
    expect(measured).toBeCloseTo(widthOf(width), 9);
    expect(height).toBeCloseTo(heightOf(1), 9);
  });
});

test('a bubble text of up to 11.5 em stays on one line', () => {
  // 22 letters of 0.52 em; a space has 0.29 em.
  expect(emOf(`${'a'.repeat(11)} ${'a'.repeat(10)}`).height).toBeCloseTo(heightOf(1), 9);
  expect(emOf(`${'a'.repeat(11)} ${'a'.repeat(11)}`).height).toBeCloseTo(heightOf(2), 9);
});

test('a longer bubble text breaks at spaces into lines of similar length', () => {
  const word = 'aaaa';
  const { width, height } = emOf(Array(6).fill(word).join(' '));
  expect(height).toBeCloseTo(heightOf(2), 9);
  expect(width).toBeCloseTo(widthOf(3 * 4 * 0.52 + 2 * 0.29), 9);
  expect(emOf(Array(12).fill(word).join(' ')).height).toBeCloseTo(heightOf(3), 9);
});

test('a word that is longer than a line is not broken', () => {
  const { width, height } = emOf('a'.repeat(40));
  expect(width).toBeCloseTo(widthOf(40 * 0.52), 9);
  expect(height).toBeCloseTo(heightOf(1), 9);
});

test('the asterisks of emphasis add no width to a bubble', () => {
  expect(emOf('*no*')).toEqual(emOf('no'));
});

test('two languages in a bubble are one below the other, the second smaller', () => {
  const both = emOf('no', '가나다', ['en', 'ko']);
  expect(both.height).toBeCloseTo(heightOf(1) + 0.25 + 1.35 * 0.86, 9);
  expect(both.width).toBeCloseTo(widthOf(3 * 0.95 * 0.86), 9);
  expect(emOf('no', '가나다', ['ko', 'en']).width).toBeCloseTo(widthOf(3 * 0.95), 9);
});

test("the height of a bubble is a share of the picture's height", () => {
  const text = { en: 'no', ko: '가' };
  const square = computeBubbleSize(text, ['en'], 1);
  expect(computeBubbleSize(text, ['en'], 1.5)).toEqual({ width: square.width, height: square.height * 1.5 });
});
