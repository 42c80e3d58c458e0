import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLargestFitting } from './type-fit.ts';

const range = { min: 9, max: 15, step: 0.1 };

test('the largest type size that fits is found', () => {
  fc.assert(
    fc.property(fc.double({ min: 9, max: 20, noNaN: true }), (limit) => {
      const size = findLargestFitting(range, (each) => each <= limit);
      expect(size).toBeCloseTo(Math.min(15, Math.floor(limit * 10 + 1e-6) / 10), 6);
    }),
  );
});

test('no type size is found where not even the smallest fits', () => {
  expect(findLargestFitting(range, () => false)).toBeNull();
});
