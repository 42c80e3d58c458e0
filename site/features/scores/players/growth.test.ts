import { describe, expect, test } from 'vitest';
import { getTree } from '../../../shared/times-tables/facts/fact-tree.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { buildReport } from '../report/report.ts';
import { CALENDAR, sampleAttempt, sampleRecord, sampleTreeQuiz } from '../report/sample-records.fixture.ts';
import type { Growth } from './growth.ts';

describe('growth', () => {
  const growthOf = (...quizzes: [[number, number], daysAgo: number, outcome?: 'right' | 'wrong'][]): Growth | null =>
    buildReport(
      quizzes.map(([tree, daysAgo, outcome = 'right']) => sampleTreeQuiz('하늘', tree, outcome, daysAgo)),
      { kind: 'all' },
      CALENDAR,
    ).growth;

  test('practice days and new trees of this week are counted apart from earlier ones', () => {
    expect(growthOf([[3, 4], 12], [[3, 4], 9], [[6, 7], 6], [[6, 7], 0])).toEqual({
      playerName: '하늘',
      days: 2,
      daysBefore: 2,
      newTrees: [getTree(getFact(6, 7))],
      treeCount: 2,
      youngCount: 0,
      plantCount: 21,
    });
  });

  test('a tree that needs water is no tree for now, and no new one when it is watered', () => {
    expect(growthOf([[3, 4], 12], [[3, 4], 9], [[3, 4], 1, 'wrong'])?.treeCount).toBe(0);
    expect(growthOf([[3, 4], 12], [[3, 4], 9], [[3, 4], 1, 'wrong'], [[3, 4], 0])).toMatchObject({
      treeCount: 1,
      newTrees: [],
    });
    expect(growthOf([[3, 4], 40], [[3, 4], 30])).toMatchObject({ treeCount: 0, newTrees: [] });
  });

  test('a child who takes forty seconds for each fact has young trees and no tree', () => {
    const slow = [2, 3].flatMap((a) => [getFact(a, 3)]).map((fact) => sampleAttempt(fact, 'right', 40));
    const days = [8, 7, 6, 5, 4, 3, 2, 1, 0].map((daysAgo) => sampleRecord('하늘', slow, -daysAgo * 24 * 60));
    const { growth } = buildReport(days, { kind: 'all' }, CALENDAR);
    expect(growth).toMatchObject({ treeCount: 0, youngCount: 2, newTrees: [] });
  });
});
