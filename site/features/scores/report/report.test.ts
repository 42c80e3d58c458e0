import { describe, expect, test } from 'vitest';
import { buildReport, listPlayers, listSelectablePlayers } from './report.ts';
import { CALENDAR, sampleAttempt, sampleQuiz, sampleRecord } from './sample-records.fixture.ts';

const ALL = { kind: 'all' } as const;

describe('a report', () => {
  test('a report without records has nothing to analyze', () => {
    expect(buildReport([], ALL, CALENDAR)).toMatchObject({
      soloPlayer: null,
      statistics: null,
      trend: [],
      analysis: { kind: 'no-attempts' },
      practice: [],
    });
  });

  test('a report on perfect quizzes has no mistakes', () => {
    const records = [sampleRecord('하늘', sampleQuiz(10), 1), sampleRecord('바다', sampleQuiz(10), 2)];
    expect(buildReport(records, ALL, CALENDAR).analysis).toEqual({ kind: 'no-mistakes' });
  });

  test('a report on right but slow answers has no mistakes, and still something to practice', () => {
    const slow = [sampleAttempt({ table: 7, multiplier: 6 }, 'right', 9.5)];
    const report = buildReport([sampleRecord('하늘', slow)], ALL, CALENDAR);
    expect(report.analysis).toEqual({ kind: 'no-mistakes' });
    expect(report.practice).toEqual([{ table: 7, multiplier: 6 }]);
  });

  test('a report recommends facts that were missed and are not mastered now', () => {
    const [mastered, open] = [
      { table: 3, multiplier: 4 },
      { table: 7, multiplier: 6 },
    ];
    const missed = [mastered, open].map((fact) => sampleAttempt(fact, 'wrong'));
    const known = Array.from({ length: 4 }, () => sampleAttempt(mastered, 'right'));
    const days = [missed, known.slice(2), known.slice(2)].map((attempts, index) =>
      sampleRecord('하늘', attempts, (index - 2) * 24 * 60),
    );
    const { analysis } = buildReport(days, ALL, CALENDAR);
    if (analysis.kind !== 'mistakes') throw new Error(analysis.kind);
    expect(analysis.missedFacts.map(({ question }) => question).sort()).toEqual(['3 × 4', '7 × 6']);
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

test('player names are listed once each in alphabetical order, also a player named "all"', () => {
  const records = ['하늘', 'all', '바다', '하늘', '2학년 10번', '2학년 9번'].map((name, minute) =>
    sampleRecord(name, sampleQuiz(5), minute),
  );
  expect(listPlayers(records)).toEqual(['2학년 9번', '2학년 10번', '바다', '하늘', 'all']);
});

test('a chosen player can be chosen again even if absent from the recent records', () => {
  const records = [sampleRecord('하늘', sampleQuiz(5), 1), sampleRecord('바다', sampleQuiz(5), 2)];
  expect(listSelectablePlayers(ALL, records)).toEqual(['바다', '하늘']);
  expect(listSelectablePlayers({ kind: 'player', name: '하늘' }, records)).toEqual(['바다', '하늘']);
  expect(listSelectablePlayers({ kind: 'player', name: '별' }, records)).toEqual(['바다', '하늘', '별']);
});
