import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestFitting, sheetFillingSize } from './type-fit.ts';

const range = { min: 9, max: 15, step: 0.1 };

test('the largest size that fits is found', () => {
  fc.assert(
    fc.property(fc.double({ min: 9, max: 20, noNaN: true }), (limit) => {
      const size = largestFitting(range, (each) => each <= limit);
      expect(size).toBeCloseTo(Math.min(15, Math.floor(limit * 10 + 1e-6) / 10), 6);
    }),
  );
});

test('where not even the smallest fits, there is none', () => {
  expect(largestFitting(range, () => false)).toBeNull();
});

test('type grows until the last sheet is full, and needs no further one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 12, noNaN: true }), (pagesAtNine) => {
      const pagesAt = (size: number) => Math.ceil(pagesAtNine * (size / 9) ** 2);
      const size = sheetFillingSize(range, pagesAt);
      const sheets = Math.ceil(pagesAt(9) / 2);
      expect(Math.ceil(pagesAt(size) / 2)).toBe(sheets);
      const larger = size + range.step;
      if (larger <= range.max) expect(pagesAt(larger)).toBeGreaterThan(2 * sheets);
    }),
  );
});
