import { expect, test } from 'vitest';
import { computeGrowth } from './growth.ts';
import { CALENDAR, sampleAttempt, sampleRecord } from './sample-records.fixture.ts';

/** A quiz that asks both orders of 3 × 4 or of 6 × 7. */
function quiz(a: number, b: number, daysAgo: number, outcome: 'right' | 'wrong' = 'right') {
  const facts = [
    { table: a, multiplier: b },
    { table: b, multiplier: a },
  ];
  return sampleRecord(
    '하늘',
    facts.map((fact) => sampleAttempt(fact, outcome)),
    -daysAgo * 24 * 60,
  );
}

test('practice days and new trees of this week are counted apart from earlier ones', () => {
  const records = [quiz(3, 4, 12), quiz(3, 4, 9), quiz(6, 7, 6), quiz(6, 7, 0)];
  expect(computeGrowth(records, CALENDAR)).toEqual({
    days: 2,
    daysBefore: 2,
    newTrees: [{ low: 6, high: 7 }],
    knownTreeCount: 2,
    treeCount: 21,
  });
});

test('a missed tree does not count as known, and one that needs water does', () => {
  expect(computeGrowth([quiz(3, 4, 12), quiz(3, 4, 9), quiz(3, 4, 0, 'wrong')], CALENDAR).knownTreeCount).toBe(0);
  const thirsty = computeGrowth([quiz(3, 4, 40), quiz(3, 4, 30)], CALENDAR);
  expect([thirsty.knownTreeCount, thirsty.newTrees]).toEqual([1, []]);
});
