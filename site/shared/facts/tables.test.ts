import { expect, it } from 'vitest';
import { isPreset, tablesOf } from './tables.ts';

it('only tables that exist can be chosen', () => {
  expect(tablesOf([9, 8, 3, 1, '2'])).toEqual([3, 8, 9]);
  expect(isPreset(tablesOf([]))).toBe(true);
  expect(isPreset([2, 3, 4, 5, 6, 8])).toBe(false);
});
