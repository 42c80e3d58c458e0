import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../shared/time.ts';
import { countBlocks, formatProgram } from '../program/program.ts';
import { run } from '../run/run.ts';
import { EMPTY_MAP_PROGRESS, formatMapProgress, parseMapProgress, withMapStars } from '../stored/map-progress.ts';
import { formatMade, parseMade } from '../stored/share.ts';
import {
  countLetters,
  createRandom,
  formatDayId,
  listDoneDays,
  makeDay,
  mapLevelOfDay,
  parseDayId,
} from './daily-letter.ts';
import { formatLetter, getLetter, senderNames } from './letters.ts';
import { isSolvable } from './level.ts';
import { findLevelProblem } from './made-level.ts';
import { ANY_REPEAT, smallestProgram } from './solver.fixture.ts';

/** Two years of mornings. */
const days = Array.from({ length: 731 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 1) + index * DAY_MS).toISOString().slice(0, 10),
);

test('every daily letter has a playable grid that the program it was made from solves', () => {
  for (const day of days) {
    const { made, program } = makeDay(day);
    expect(findLevelProblem(made)).toBeNull();
    expect(isSolvable(made)).toBe(true);
    expect([day, run(made, program).ending]).toEqual([day, 'all-found']);
    expect(parseMade(formatMade(made))).toEqual(made);
  }
});

test('no daily letter has an equally small solution without a repeat', () => {
  for (const day of days.slice(0, 90)) {
    const { made, program } = makeDay(day);
    const plain = smallestProgram(made, countBlocks(program), (features) => (features & ANY_REPEAT) === 0);
    expect([day, plain && formatProgram(plain)]).toEqual([day, null]);
  }
});

test('thirty consecutive daily letters have thirty different grids', () => {
  expect(new Set(days.slice(0, 30).map((day) => formatMade(makeDay(day).made))).size).toBe(30);
});

test('the letter of a day is the same on every device and stays the same', () => {
  expect(makeDay('2026-11-23')).toEqual(makeDay('2026-11-23'));
  expect(['2026-11-23', '2026-12-24', '2027-02-28'].map((day) => formatMade(makeDay(day).made))).toMatchInlineSnapshot(`
    [
      "6p30im45hf02s41f43s05f13",
      "7m15im62hs46f16s04s41s01s23",
      "5m33ia22a11a00hf20f03s04s43s02",
    ]
  `);
});

describe('the hash of a day', () => {
  test('the hash of a day leads to its letter', () => {
    expect(parseDayId(formatDayId('2026-11-23'))).toBe('2026-11-23');
    expect(mapLevelOfDay('2026-11-23', 1)).toMatchObject({ id: 'day-2026-11-23', given: [], question: null });
  });
  test.each(['day-', 'd4', 'day-26-1-1', 'day-2026-99-99', 'map'])('the hash %s leads to no daily letter', (id) =>
    expect(parseDayId(id)).toBeNull(),
  );
});

test('the album has the delivered letters, newest first', () => {
  const stars = { d4: ['solved'], 'day-2026-11-02': ['solved'], 'day-2026-11-23': ['solved'], 'day-2026-11-20': [] };
  expect(listDoneDays(stars)).toEqual(['2026-11-23', '2026-11-02']);
});

test('the letters are counted as they were delivered, not by their dates', () => {
  const stars = { d4: ['solved'], 'day-2026-11-23': ['solved'], 'day-2026-11-20': ['solved'], 'day-2026-11-24': [] };
  const days = ['2026-11-23', '2026-11-20', '2026-11-24', '2027-01-01'];
  expect(days.map((day) => countLetters(stars, day))).toEqual([1, 2, 3, 3]);
  expect(countLetters({}, '2026-11-23')).toBe(1);
});

test('a letter keeps its number once it is delivered, also over a stored text', () => {
  let progress = EMPTY_MAP_PROGRESS;
  for (const [index, day] of ['2026-12-01', '2026-11-30', '2026-12-09'].entries()) {
    expect(countLetters(progress.stars, day)).toBe(index + 1);
    progress = parseMapProgress(formatMapProgress(withMapStars(progress, formatDayId(day), ['solved'])));
    expect(countLetters(progress.stars, day)).toBe(index + 1);
  }
});

test('the board has what the letter asks for, on the squares of the date', () => {
  for (const day of days.slice(0, 90)) {
    const plain = makeDay(day).made;
    for (const count of [1, 7, 38, 81]) {
      const { level, made, letter } = mapLevelOfDay(day, count);
      const own = getLetter(count);
      expect(new Set(made.items.map(({ kind }) => kind))).toEqual(new Set([own.letter.item]));
      expect(made.items.map(({ x, y }) => ({ x, y }))).toEqual(plain.items.map(({ x, y }) => ({ x, y })));
      expect(made.hazards).toEqual(plain.hazards);
      expect([1, 3, 4, 6]).toContain(made.items.length);
      expect(level.story).toEqual(formatLetter(own.letter, made.items.length));
      expect(level.items[0]?.belongsTo).toEqual(senderNames[own.letter.from]);
      expect(letter).toEqual({ number: own.number, round: own.round });
    }
  }
});

test('random numbers stay below their bound and reach all of it', () => {
  const random = createRandom('seed');
  const numbers = Array.from({ length: 300 }, () => random.below(6));
  expect([...new Set(numbers)].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(() => random.pick([])).toThrow(Error);
});
