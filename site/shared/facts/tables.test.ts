import { expect, test } from 'vitest';
import { normalizeTables, PRESET_TABLES } from './tables.ts';

test('only tables that exist can be chosen', () => {
  expect(normalizeTables([9, 8, 3, 1, '2'])).toEqual([3, 8, 9]);
  expect(normalizeTables([])).toEqual(PRESET_TABLES);
});
