import { expect, test } from 'vitest';
import { matchesSearch } from './player-names.ts';

test('a search matches a part of a name, whatever its case, width and spaces', () => {
  expect(matchesSearch('김 하늘', '김하')).toBe(true);
  expect(matchesSearch('MINA', 'ｍi')).toBe(true);
  expect(matchesSearch('Mina', 'Joon')).toBe(false);
  expect(matchesSearch('Mina', '')).toBe(true);
});
