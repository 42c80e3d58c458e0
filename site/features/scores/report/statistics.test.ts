import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreRecords } from './record.fixture.ts';
import { sampleAttempt, sampleQuiz, sampleRecord } from './sample-records.fixture.ts';
import { computeStatistics, rateRecords, rateScore, selectTrend, TREND_LENGTH } from './statistics.ts';

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
      sampleRecord('바다', [sampleAttempt({ table: 7, multiplier: 7 }, 'late', 10)], 3),
    ];
    expect(computeStatistics(rateRecords(records))).toEqual({
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
    expect(computeStatistics(rateRecords([sampleRecord('하늘', [])]))).toMatchObject({
      averageScore: 0,
      averageTimePerQuestion: 0,
    });
  });

  test('the best score is the highest share, and of equal shares the longer quiz', () => {
    const short = sampleRecord('하늘', sampleQuiz(4, 4), 1);
    const long = sampleRecord('하늘', sampleQuiz(9, 10), 2);
    const longest = sampleRecord('하늘', sampleQuiz(8, 8), 3);
    expect(computeStatistics(rateRecords([short, long]))?.best).toEqual({ score: 4, totalQuestions: 4 });
    expect(computeStatistics(rateRecords([short, longest]))?.best).toEqual({ score: 8, totalQuestions: 8 });
    const later = sampleRecord('하늘', sampleQuiz(4, 4), 9);
    expect(computeStatistics(rateRecords([later, longest]))?.best).toEqual({ score: 8, totalQuestions: 8 });
    expect(computeStatistics(rateRecords([short, long, longest]))?.best).toEqual({ score: 8, totalQuestions: 8 });
  });

  test('the statistics count every answer once and stay within their ranges', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const rated = rateRecords(records);
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
        const trend = selectTrend(rateRecords(records));
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
