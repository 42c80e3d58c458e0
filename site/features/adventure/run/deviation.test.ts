import { expect, test } from 'vitest';
import { mapLevelById } from '../world/deliveries.ts';
import { findDeviation, isBlockOfStep } from './deviation.ts';
import { run } from './run.ts';

/** Blocks have their numbers in reading order as ids. `3(r)uu`: 1 is the repeat, 2 its step. */
test.each([
  ['d6', 'a repeat read as one round', { x: 1, y: 2 }, '2'],
  ['d6', 'the last block forgotten', { x: 3, y: 3 }, '4'],
  ['d6', 'a square beyond the end', { x: 3, y: 1 }, '4'],
  ['d6', 'the start', { x: 0, y: 4 }, '2'],
  ['d14', 'an acorn that was picked up', { x: 1, y: 3 }, '4'],
])('%s, %s: the deviation is a block of the program', (id, _, tapped, expected) => {
  const mapLevel = mapLevelById(id);
  if (!mapLevel) throw new Error(`${id} is no level`);
  const transcript = run(mapLevel.level, mapLevel.given);
  expect(findDeviation(mapLevel.level, transcript, tapped)?.blockId).toBe(expected);
});

test('the repeat around a block is a good answer, too', () => {
  const mapLevel = mapLevelById('d6');
  if (!mapLevel) throw new Error('d6 is a level');
  const step = findDeviation(mapLevel.level, run(mapLevel.level, mapLevel.given), { x: 1, y: 2 });
  expect(step && ['1', '2', '3'].filter((blockId) => isBlockOfStep(blockId, step))).toEqual(['1', '2']);
});

test('a run without steps has no deviation', () => {
  const mapLevel = mapLevelById('d6');
  expect(mapLevel && findDeviation(mapLevel.level, run(mapLevel.level, []), { x: 0, y: 0 })).toBeNull();
});
