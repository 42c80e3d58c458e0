import { describe, expect, test } from 'vitest';
import { listPlayedFacts } from './analysis.ts';
import { buildMasteryGrid, computeMastery, computeMasteryLevel, findWeakFacts } from './mastery.ts';
import { CALENDAR, sampleAttempt, sampleRecord } from './sample-records.fixture.ts';
import { rateRecords } from './statistics.ts';

const FACT = { table: 6, multiplier: 7 };
type Outcome = 'right' | 'wrong' | 'late';

/** The mastery of 6 × 7 after these attempts of one player, oldest first, one quiz each. */
function masteryAfter(...attempts: (readonly [Outcome, seconds: number])[]) {
  const records = attempts.map(([outcome, seconds], minute) =>
    sampleRecord('하늘', [sampleAttempt(FACT, outcome, seconds)], minute),
  );
  return computeMastery(listPlayedFacts(rateRecords(records)), CALENDAR).get('6 × 7');
}

describe('mastery levels', () => {
  test.each([
    [0, 0, 0, 0, 'untried'],
    [1, 0, 0, 0, 'needs-practice'],
    [1, 1, 1, 0, 'getting-there'],
    [2, 1, 1, 0, 'getting-there'],
    [2, 2, 1, 0, 'getting-there'],
    [2, 2, 2, 0, 'mastered'],
    [3, 1, 1, 0, 'needs-practice'],
    [4, 3, 3, 0, 'getting-there'],
    [5, 2, 2, 0, 'needs-practice'],
    [5, 3, 3, 0, 'getting-there'],
    [5, 4, 2, 13, 'mastered'],
    [5, 5, 5, 14, 'thirsty'],
    [5, 5, 1, 14, 'getting-there'],
  ] as const)(
    'a fact with %i attempts, %i fluent on %i days, the last %i days ago, is %s',
    (attempts, fluent, days, away, level) => {
      expect(computeMasteryLevel(attempts, fluent, days, away)).toBe(level);
    },
  );
});

describe('mastery of a fact', () => {
  test('an answer within six seconds is fluent, one a tenth later is not', () => {
    expect(masteryAfter(['right', 6])).toMatchObject({ attempts: 1, fluent: 1 });
    expect(masteryAfter(['right', 6.1])).toMatchObject({ attempts: 1, fluent: 0 });
  });

  test('a quick wrong answer does not make a fact known', () => {
    expect(masteryAfter(['wrong', 1])).toMatchObject({ attempts: 1, fluent: 0, level: 'needs-practice' });
  });

  test('only the last five attempts of a fact count', () => {
    const wrong = ['wrong', 3] as const;
    const right = ['right', 3] as const;
    expect(masteryAfter(wrong, wrong, wrong, right, right, right, right, right)).toMatchObject({
      attempts: 5,
      fluent: 5,
    });
    expect(masteryAfter(right, right, right, wrong, wrong, wrong, wrong, wrong)).toMatchObject({
      attempts: 5,
      fluent: 0,
    });
  });

  test('within one quiz the later attempt counts as the latest', () => {
    const questions = (['wrong', 'right', 'right', 'right', 'right', 'right'] as const).map((outcome) =>
      sampleAttempt(FACT, outcome),
    );
    expect(computeMastery(listPlayedFacts([sampleRecord('하늘', questions)]), CALENDAR).get('6 × 7')).toMatchObject({
      fluent: 5,
    });
  });

  test('the mastery of a class combines the last five attempts of each child', () => {
    const often = Array.from({ length: 20 }, (_, minute) =>
      sampleRecord('하늘', [sampleAttempt(FACT, 'right')], minute),
    );
    const seldom = sampleRecord('바다', [sampleAttempt(FACT, 'wrong')], 30);
    expect(computeMastery(listPlayedFacts(rateRecords([...often, seldom])), CALENDAR).get('6 × 7')).toMatchObject({
      attempts: 6,
      fluent: 5,
    });
  });

  test('a fact is mastered by fluent answers of one child on two days, and thirsty two weeks later', () => {
    const day = (daysAgo: number, name = '하늘') =>
      sampleRecord(name, [sampleAttempt(FACT, 'right')], -daysAgo * 24 * 60);
    const level = (...records: ReturnType<typeof day>[]) =>
      computeMastery(listPlayedFacts(rateRecords(records)), CALENDAR).get('6 × 7')?.level;
    expect(level(day(1), day(0))).toBe('mastered');
    expect(level(day(0), day(0))).toBe('getting-there');
    expect(level(day(1), day(0, '바다'))).toBe('getting-there');
    expect(level(day(20), day(14))).toBe('thirsty');
  });

  test('the mastery grid is six by six, and grows to the highest number that was asked', () => {
    const grid = (table: number, multiplier: number) =>
      buildMasteryGrid(
        computeMastery(
          listPlayedFacts([sampleRecord('하늘', [sampleAttempt({ table, multiplier }, 'right')])]),
          CALENDAR,
        ),
      );
    expect(grid(7, 2).map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(grid(8, 1)).toHaveLength(6);
    expect(grid(8, 3).map((row) => row.length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(grid(9, 9)[7]?.[7]).toMatchObject({ question: '9 × 9', level: 'getting-there' });
    expect(grid(2, 3)[5]?.[0]?.question).toBe('7 × 2');
  });
});

describe('weak facts', () => {
  test('the weakest facts come first, without those right and quick at the first try', () => {
    const questions = [
      sampleAttempt({ table: 2, multiplier: 2 }, 'right', 2),
      sampleAttempt({ table: 5, multiplier: 5 }, 'right', 9),
      sampleAttempt({ table: 4, multiplier: 6 }, 'wrong'),
      sampleAttempt({ table: 3, multiplier: 3 }, 'wrong'),
      sampleAttempt({ table: 3, multiplier: 3 }, 'right'),
    ];
    expect(findWeakFacts(computeMastery(listPlayedFacts([sampleRecord('하늘', questions)]), CALENDAR))).toEqual([
      { table: 4, multiplier: 6 },
      { table: 5, multiplier: 5 },
      { table: 3, multiplier: 3 },
    ]);
  });
});
