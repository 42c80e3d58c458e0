import { describe, expect, test } from 'vitest';
import { buildClassView, countLevel, listTreesUpTo, matchesSearch, sortPlayers } from './class-view.ts';
import { CALENDAR, sampleAttempt, sampleRecord } from './sample-records.fixture.ts';

const DAY_MINUTES = 24 * 60;
const FACTS = [
  { table: 2, multiplier: 3 },
  { table: 3, multiplier: 2 },
];

/** A quiz with 2 × 3 and 3 × 2. */
function quiz(name: string, outcome: 'right' | 'wrong', daysAgo: number) {
  return sampleRecord(
    name,
    FACTS.map((fact) => sampleAttempt(fact, outcome)),
    -daysAgo * DAY_MINUTES,
  );
}

const CLASS = [
  quiz('서연', 'right', 1),
  quiz('서연', 'right', 0),
  quiz('민준', 'wrong', 0),
  quiz('하늘', 'right', 30),
  quiz('하늘', 'right', 20),
  quiz('2반 10번', 'right', 3),
  quiz('2반 9번', 'right', 3),
];

describe('a class', () => {
  const { trees, players } = buildClassView(CLASS, CALENDAR);
  const player = (name: string) => {
    const found = players.find((one) => one.name === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };

  test('the class view has a column for each tree of the quiz, and more for higher tables', () => {
    expect(trees).toHaveLength(21);
    expect(players.every(({ levels }) => levels.length === 21)).toBe(true);
    const nine = sampleRecord('하늘', [sampleAttempt({ table: 9, multiplier: 4 }, 'right')]);
    expect(buildClassView([nine], CALENDAR).trees).toHaveLength(36);
    expect(listTreesUpTo(3)).toEqual([
      { low: 2, high: 2 },
      { low: 2, high: 3 },
      { low: 3, high: 3 },
    ]);
  });

  test('the class view shows the level of each tree, and who has practiced today', () => {
    const level = (name: string) => player(name).levels[1];
    expect(level('서연')).toBe('tree');
    expect(level('민준')).toBe('seed');
    expect(level('하늘')).toBe('thirsty');
    expect(level('2반 9번')).toBe('sprout');
    expect(countLevel(player('서연'), 'untried')).toBe(20);
    expect(players.filter(({ hasPracticedToday }) => hasPracticedToday).map(({ name }) => name)).toEqual([
      '서연',
      '민준',
    ]);
  });

  test('the class view can be sorted by need, by name or by the last day', () => {
    const names = (order: Parameters<typeof sortPlayers>[1]) => sortPlayers(players, order).map(({ name }) => name);
    expect(names('help')).toEqual(['민준', '하늘', '2반 9번', '2반 10번', '서연']);
    expect(names('name')).toEqual(['2반 9번', '2반 10번', '민준', '서연', '하늘']);
    expect(names('recent')).toEqual(['민준', '서연', '2반 9번', '2반 10번', '하늘']);
  });
});

test('a search matches a part of a name, whatever its case, width and spaces', () => {
  expect(matchesSearch('김 하늘', '김하')).toBe(true);
  expect(matchesSearch('MINA', 'ｍi')).toBe(true);
  expect(matchesSearch('Mina', 'Joon')).toBe(false);
  expect(matchesSearch('Mina', '')).toBe(true);
});
