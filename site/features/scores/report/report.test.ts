import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import {
  buildReport,
  computeStatistics,
  listPlayers,
  listSelectablePlayers,
  type PlayerChoice,
  rateRecords,
  rateScore,
  selectTrend,
  TREND_LENGTH,
} from './report.ts';
import { CALENDAR, sampleAttempt, sampleQuiz, sampleRecord, scoreRecords } from './sample-records.fixture.ts';

const ALL = { kind: 'all' } as const;

const rate = (records: readonly ScoreRecord[]) => rateRecords(records, CALENDAR.offsetAt);

describe('a report', () => {
  test('a report without records has nothing to analyze', () => {
    expect(buildReport([], ALL, CALENDAR)).toMatchObject({
      soloPlayer: null,
      statistics: null,
      trend: [],
      analysis: { kind: 'no-attempts' },
      nextFacts: [],
    });
  });

  test('a report on perfect quizzes has no mistakes', () => {
    const records = [sampleRecord('하늘', sampleQuiz(10), 1), sampleRecord('바다', sampleQuiz(10), 2)];
    expect(buildReport(records, ALL, CALENDAR).analysis).toEqual({ kind: 'no-mistakes' });
  });

  test('a report on right but slow answers has no mistakes, and still something to practice', () => {
    const slow = [sampleAttempt(getFact(7, 6), 'right', 9.5)];
    const report = buildReport([sampleRecord('하늘', slow)], ALL, CALENDAR);
    expect(report.analysis).toEqual({ kind: 'no-mistakes' });
    // 7 × 6 and 6 × 7 are one tree: the branch that was never right is asked.
    expect(report.nextFacts).toEqual([getFact(6, 7)]);
  });

  test('a report recommends facts that were missed and do not stand now', () => {
    const [standing, open] = [getFact(3, 4), getFact(7, 6)];
    const missed = [standing, open].map((fact) => sampleAttempt(fact, 'wrong'));
    const right = [sampleAttempt(standing, 'right')];
    const day = (daysAgo: number, attempts = right) => sampleRecord('하늘', attempts, -daysAgo * 24 * 60);
    const days = [day(4, missed), day(3), day(0)];
    const { analysis } = buildReport(days, ALL, CALENDAR);
    if (analysis.kind !== 'mistakes') throw new Error(analysis.kind);
    expect(analysis.missedFacts.map(({ fact }) => fact.question).sort()).toEqual(['3 × 4', '7 × 6']);
    expect(analysis.tableAdvice.map(({ table }) => table)).toEqual([7]);
  });

  test("a report on the records of one child has that child's name, chosen or not", () => {
    const records = [sampleRecord('하늘', sampleQuiz(7))];
    expect(buildReport(records, ALL, CALENDAR).soloPlayer).toBe('하늘');
    expect(buildReport(records, { kind: 'player', name: '하늘' }, CALENDAR).soloPlayer).toBe('하늘');
    expect(buildReport([...records, sampleRecord('바다', sampleQuiz(9))], ALL, CALENDAR).soloPlayer).toBeNull();
  });

  test('a report lists the records newest first, whatever their order', () => {
    const records = [2, 9, 4].map((minute) => sampleRecord('하늘', sampleQuiz(8), minute));
    expect(buildReport(records, ALL, CALENDAR).records.map(({ id }) => id)).toEqual(['하늘-9', '하늘-4', '하늘-2']);
  });
});

describe('the day of a quiz in a report', () => {
  /** One fluent answer at 7 × 6, finished then and there. */
  const played = (finishedAt: string, utcOffsetMinutes: number, minute = 0) => ({
    ...sampleRecord('하늘', [sampleAttempt(getFact(7, 6), 'right', 2)], minute),
    finishedAt,
    utcOffsetMinutes,
  });

  test('a quiz that was sent later stands where it was finished, and shows the clock of that place', () => {
    const offline = played('2026-11-20T10:30:00.000Z', 540, 90);
    const [first, second] = buildReport([offline, sampleRecord('하늘', sampleQuiz(8), 5)], ALL, CALENDAR).records;
    expect([first?.localTime, second?.localTime]).toEqual(['2026-11-21T09:05:00.000', '2026-11-20T19:30:00.000']);
  });

  test('one day of practice is one day, wherever the report is read', () => {
    // Two quizzes of an evening in Seoul, which is two days in UTC.
    const evening = [played('2026-11-20T14:00:00.000Z', 540, 1), played('2026-11-20T15:30:00.000Z', 600, 2)];
    const sameDay = [played('2026-11-20T22:00:00.000Z', 540, 1), played('2026-11-21T13:00:00.000Z', 540, 2)];
    for (const offset of [-300, 0, 540]) {
      const days = (records: typeof evening) =>
        buildReport(records, ALL, { ...CALENDAR, offsetAt: () => offset }).growth?.days;
      expect(days(evening)).toBe(2);
      expect(days(sameDay)).toBe(1);
    }
  });

  test('who has practiced where it is tomorrow already has practiced today', () => {
    const records = [played('2026-11-21T16:00:00.000Z', 540), sampleRecord('바다', sampleQuiz(8))];
    const { classView } = buildReport(records, ALL, CALENDAR);
    expect(classView?.players.map(({ hasPlayedToday }) => hasPlayedToday)).toEqual([true, true]);
  });
});

test('player names are listed once each in alphabetical order, also a player named "all"', () => {
  const records = ['하늘', 'all', '바다', '하늘', '2학년 10번', '2학년 9번'].map((name, minute) =>
    sampleRecord(name, sampleQuiz(5), minute),
  );
  expect(listPlayers(records)).toEqual(['2학년 9번', '2학년 10번', '바다', '하늘', 'all']);
});

test('a chosen player can be chosen again even if absent from the recent records', () => {
  const records = [sampleRecord('하늘', sampleQuiz(5), 1), sampleRecord('바다', sampleQuiz(5), 2)];
  const listFor = (choice: PlayerChoice) => listSelectablePlayers(choice, records, CALENDAR);
  expect(listFor(ALL)).toEqual(['바다', '하늘']);
  expect(listFor({ kind: 'player', name: '하늘' })).toEqual(['바다', '하늘']);
  expect(listFor({ kind: 'player', name: '별' })).toEqual(['바다', '하늘', '별']);
});

test('who played today comes first among the players to choose from', () => {
  const yesterday = -24 * 60;
  const records = [
    sampleRecord('하늘', sampleQuiz(5), 1),
    sampleRecord('가람', sampleQuiz(5), yesterday),
    sampleRecord('바다', sampleQuiz(5), 2),
    sampleRecord('하늘', sampleQuiz(5), yesterday),
    sampleRecord('나래', sampleQuiz(5), yesterday),
  ];
  expect(listSelectablePlayers(ALL, records, CALENDAR)).toEqual(['바다', '하늘', '가람', '나래']);
});

describe('rating', () => {
  test.each([
    [10, 10, 'perfect'],
    [9, 10, 'perfect'],
    [8, 9, 'excellent'],
    [89, 100, 'excellent'],
    [8, 10, 'excellent'],
    [79, 100, 'good'],
    [7, 10, 'good'],
    [69, 100, 'effort'],
    [6, 10, 'effort'],
    [0, 10, 'effort'],
    [0, 0, 'effort'],
  ] as const)('the rating of %i out of %i is %s', (score, total, rating) => {
    expect(rateScore(score, total)).toBe(rating);
  });

  test('a rating changes exactly at its thresholds, however long the quiz', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 100 }), (total, right) => {
        const score = Math.min(right, total);
        const tenths = (10 * score) / total;
        const expected = tenths >= 9 ? 'perfect' : tenths >= 8 ? 'excellent' : tenths >= 7 ? 'good' : 'effort';
        expect(rateScore(score, total)).toBe(expected);
      }),
    );
  });
});

describe('statistics', () => {
  test('the statistics without records are null', () => {
    expect(computeStatistics([])).toBeNull();
  });

  test('the statistics of three quizzes have the expected values', () => {
    const records = [
      sampleRecord('하늘', sampleQuiz(10), 1),
      sampleRecord('하늘', sampleQuiz(7), 2),
      sampleRecord('바다', [sampleAttempt(getFact(7, 7), 'late', 10)], 3),
    ];
    expect(computeStatistics(rate(records))).toEqual({
      count: 3,
      averageScore: 5.7,
      averageQuestions: 7,
      best: { score: 10, totalQuestions: 10 },
      averageTime: 23.3,
      averageTimePerQuestion: 3.3,
      accuracy: 81,
    });
  });

  test('the statistics of a quiz without questions are zeros', () => {
    expect(computeStatistics(rate([sampleRecord('하늘', [])]))).toMatchObject({
      averageScore: 0,
      averageTimePerQuestion: 0,
    });
  });

  test('the best score is the highest share, and of equal shares the longer quiz', () => {
    const short = sampleRecord('하늘', sampleQuiz(4, 4), 1);
    const long = sampleRecord('하늘', sampleQuiz(9, 10), 2);
    const longest = sampleRecord('하늘', sampleQuiz(8, 8), 3);
    expect(computeStatistics(rate([short, long]))?.best).toEqual({ score: 4, totalQuestions: 4 });
    expect(computeStatistics(rate([short, longest]))?.best).toEqual({ score: 8, totalQuestions: 8 });
    const later = sampleRecord('하늘', sampleQuiz(4, 4), 9);
    expect(computeStatistics(rate([later, longest]))?.best).toEqual({ score: 8, totalQuestions: 8 });
    expect(computeStatistics(rate([short, long, longest]))?.best).toEqual({ score: 8, totalQuestions: 8 });
  });

  test('the statistics count every answer once and stay within their ranges', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const rated = rate(records);
        const statistics = computeStatistics(rated);
        expect(statistics === null).toBe(records.length === 0);
        if (!statistics) return;
        const attempts = records.flatMap(({ questions }) => questions);
        const right = attempts.filter(({ isCorrect }) => isCorrect).length;
        expect(statistics.accuracy).toBe(Math.round((100 * right) / attempts.length));
        expect(statistics.accuracy).toBeGreaterThanOrEqual(0);
        expect(statistics.accuracy).toBeLessThanOrEqual(100);
        expect(rated.reduce((sum, { score }) => sum + score, 0)).toBe(right);
        expect(Math.abs(statistics.averageScore * statistics.count - right)).toBeLessThanOrEqual(
          0.051 * records.length,
        );
        expect(records.every(({ score, totalQuestions }) => score / totalQuestions <= ratioOf(statistics.best))).toBe(
          true,
        );
      }),
    );
  });
});

describe('trend', () => {
  test('the trend has the last eight quizzes, oldest first', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const trend = selectTrend(rate(records));
        expect(trend).toHaveLength(Math.min(TREND_LENGTH, records.length));
        const times = trend.map(({ completedAt }) => Date.parse(completedAt));
        expect(times).toEqual([...times].sort((a, b) => a - b));
        const left = records.filter(({ id }) => !trend.some((point) => point.id === id));
        expect(left.every(({ completedAt }) => Date.parse(completedAt) <= (times[0] ?? 0))).toBe(true);
      }),
    );
  });
});

function ratioOf({ score, totalQuestions }: { score: number; totalQuestions: number }): number {
  return score / totalQuestions;
}
