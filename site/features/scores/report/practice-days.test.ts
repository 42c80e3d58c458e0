import { describe, expect, test } from 'vitest';
import type { PracticeRecord } from '../../../shared/times-tables/api/practice-api.ts';
import type { ScoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { buildReport, listSelectablePlayers } from './report.ts';
import {
  CALENDAR,
  sampleAttempt,
  samplePractice,
  samplePracticeAnswer,
  sampleQuiz,
  sampleRecord,
} from './sample-records.fixture.ts';

const ALL = { kind: 'all' } as const;

describe('practice in a report', () => {
  const SEVEN = getFact(7, 8);
  const session = (name: string, isRight: boolean, daysAgo: number) =>
    samplePractice(
      name,
      [samplePracticeAnswer(SEVEN, isRight, 4.2), samplePracticeAnswer(SEVEN, true, 3, 'quotient')],
      daysAgo,
      4,
    );
  const report = (records: readonly ScoreRecord[], ...practices: PracticeRecord[]) =>
    buildReport(records, { kind: 'player', name: '하늘' }, CALENDAR, { practices, memories: [] });

  test('a child who has only practiced has days, growth, a forest and advice, and no statistics', () => {
    const { statistics, records, trend, soloPlayer, practiceDays, growth, nextFacts, analysis } = report(
      [],
      session('하늘', true, 3),
      session('하늘', false, 0),
      session('하늘', true, 0),
    );
    expect([statistics, records, trend, soloPlayer]).toEqual([null, [], [], '하늘']);
    expect(practiceDays).toMatchObject([
      { day: '2026-11-21', rightCount: 3, missed: ['7 × 8'] },
      { day: '2026-11-18', rightCount: 2, missed: [] },
    ]);
    expect(growth?.days).toBe(2);
    expect(nextFacts).toEqual([SEVEN]);
    expect(analysis.kind).toBe('mistakes');
  });

  test('quizzes keep their statistics, records and trend beside practice', () => {
    const records = [sampleRecord('하늘', sampleQuiz(7), 1), sampleRecord('하늘', sampleQuiz(9), 2)];
    const alone = buildReport(records, { kind: 'player', name: '하늘' }, CALENDAR);
    const { statistics, records: rated, trend } = report(records, session('하늘', false, 0));
    expect({ statistics, rated, trend }).toEqual({
      statistics: alone.statistics,
      rated: alone.records,
      trend: alone.trend,
    });
  });

  test("a right answer is quick by the child's own limit, in a quiz too", () => {
    const quiz = sampleRecord('하늘', [sampleAttempt(SEVEN, 'right', 4.5)]);
    expect(report([quiz]).forests[0]?.memory.get(SEVEN)?.values().next().value).toBe('fluent');
    const { forests, fluentSeconds } = report([quiz], session('하늘', true, 3));
    expect([...(forests[0]?.memory.get(SEVEN)?.values() ?? [])]).toEqual(['slow', 'slow']);
    expect(fluentSeconds).toBe(4);
  });

  test('who has practiced only is in the class, and among the names to choose', () => {
    const memories = [
      { playerName: '별', facts: { '7 × 8': { [CALENDAR.today]: 'fluent' } }, days: [CALENDAR.today] },
      { playerName: '바다', facts: {}, days: [CALENDAR.today - 3] },
    ] as const;
    const records = [sampleRecord('하늘', sampleQuiz(5))];
    const { classView } = buildReport(records, ALL, CALENDAR, { practices: [], memories });
    expect(classView?.players).toMatchObject([
      { name: '바다', hasPlayedToday: false },
      { name: '별', hasPlayedToday: true },
      { name: '하늘', hasPlayedToday: true },
    ]);
    expect(listSelectablePlayers(ALL, records, CALENDAR, memories)).toEqual(['별', '하늘', '바다']);
    expect(buildReport([], ALL, CALENDAR, { practices: [], memories })).toMatchObject({
      statistics: null,
      records: [],
    });
  });
});
