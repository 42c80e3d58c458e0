import { expect, test } from 'vitest';
import { scrollOffset } from './follow.ts';

/** A viewport of 800 px under a header of 60 px, with the reader's tools from 740 px on. */
const CLEAR = { top: 60, bottom: 740 };

test('a visible line is not scrolled', () => {
  expect(scrollOffset({ top: 76, bottom: 724 }, { top: -500, bottom: 2000 }, CLEAR)).toBe(0);
});

test('a line under the lower bar is scrolled up, with its whole panel where both fit', () => {
  expect(scrollOffset({ top: 700, bottom: 760 }, { top: 300, bottom: 900 }, CLEAR)).toBe(300 - 76);
});

test('a line far down its panel is scrolled to a third of the height', () => {
  expect(scrollOffset({ top: 730, bottom: 790 }, { top: -200, bottom: 900 }, CLEAR)).toBe(730 - (76 + 648 / 3));
});

test('a line under the header is scrolled down', () => {
  expect(scrollOffset({ top: 20, bottom: 80 }, { top: -900, bottom: 900 }, CLEAR)).toBeLessThan(0);
});

test('a line higher than the window is scrolled to its beginning', () => {
  expect(scrollOffset({ top: 500, bottom: 1300 }, { top: -900, bottom: 1400 }, CLEAR)).toBe(500 - 76);
});
