import { expect, test } from 'vitest';
import { isPreset, normalizeTables } from './tables.ts';

test('only tables that exist can be chosen', () => {
  expect(normalizeTables([9, 8, 3, 1, '2'])).toEqual([3, 8, 9]);
  expect(isPreset(normalizeTables([]))).toBe(true);
  expect(isPreset([2, 3, 4, 5, 6, 8])).toBe(false);
});
