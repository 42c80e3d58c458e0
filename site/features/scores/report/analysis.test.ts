import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTableAdvice, compareFacts, findMissedFacts, listPlayedFacts, type PlayedFact } from './analysis.ts';
import { scoreRecords } from './record.fixture.ts';
import { buildReport } from './report.ts';
import { CALENDAR, sampleAttempt, sampleRecord } from './sample-records.fixture.ts';
import { rateRecords } from './statistics.ts';

const ALL = { kind: 'all' } as const;

function missed(playerName: string, table: number, multiplier: number, times = 1): PlayedFact[] {
  const fact = { table, multiplier };
  return Array.from({ length: times }, () => ({
    fact,
    playerName,
    attempt: sampleAttempt(fact, 'wrong'),
    completedAt: '2026-11-21T09:00:00.000Z',
  }));
}

describe('missed facts', () => {
  test('a question without an answer in time counts as a miss, a right answer does not', () => {
    const fact = { table: 6, multiplier: 7 };
    const questions = [sampleAttempt(fact, 'late', 10), sampleAttempt(fact, 'right'), sampleAttempt(fact, 'wrong')];
    expect(findMissedFacts(listPlayedFacts([sampleRecord('하늘', questions)]))).toEqual([
      { question: '6 × 7', fact, misses: 2, asked: 3, players: ['하늘'] },
    ]);
  });

  test('7 × 3 and 3 × 7 are two facts', () => {
    const missedFacts = findMissedFacts([...missed('하늘', 7, 3), ...missed('하늘', 3, 7)]);
    expect(missedFacts.map(({ question }) => question)).toEqual(['3 × 7', '7 × 3']);
  });

  test('missed facts are sorted by misses, then table, then multiplier', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const missedFacts = findMissedFacts(listPlayedFacts(records));
        const sorted = [...missedFacts].sort((a, b) => b.misses - a.misses || compareFacts(a.fact, b.fact));
        expect(missedFacts).toEqual(sorted);
        const reversed = findMissedFacts(listPlayedFacts([...records].reverse()));
        expect(reversed.map(({ question, misses }) => [question, misses])).toEqual(
          missedFacts.map(({ question, misses }) => [question, misses]),
        );
      }),
    );
  });

  test('missed facts account for every wrong answer', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const wrong = records.flatMap(({ questions }) => questions).filter(({ isCorrect }) => !isCorrect).length;
        expect(findMissedFacts(listPlayedFacts(records)).reduce((sum, { misses }) => sum + misses, 0)).toBe(wrong);
      }),
    );
  });
});

describe('facts hard for a class', () => {
  function problemsFor(played: readonly PlayedFact[]): string[] {
    const records = played.map(({ playerName, attempt }, index) => sampleRecord(playerName, [attempt], index));
    const { analysis } = buildReport(records, ALL, CALENDAR);
    return analysis.kind === 'mistakes' ? analysis.missedFacts.map(({ question }) => question) : [];
  }

  test('a fact is hard when two players miss it, not when one misses it five times', () => {
    expect(problemsFor([...missed('하늘', 7, 6, 5), ...missed('하늘', 4, 4), ...missed('바다', 4, 4)])).toEqual([
      '4 × 4',
    ]);
  });

  test('facts that more players missed come before facts with more misses', () => {
    const three = ['하늘', '바다', '구름'].flatMap((name) => missed(name, 5, 5));
    const two = ['하늘', '바다'].flatMap((name) => missed(name, 2, 2, 4));
    expect(problemsFor([...two, ...three])).toEqual(['5 × 5', '2 × 2']);
  });

  test('a class has at most eight hard facts', () => {
    const facts = [2, 3, 4].flatMap((table) => [2, 3, 4].map((multiplier) => [table, multiplier] as const));
    const played = facts.flatMap((fact) => [...missed('하늘', ...fact), ...missed('바다', ...fact)]);
    expect(facts).toHaveLength(9);
    expect(problemsFor(played)).toEqual(['2 × 2', '2 × 3', '2 × 4', '3 × 2', '3 × 3', '3 × 4', '4 × 2', '4 × 3']);
  });

  test('the report on one player shows the ten most missed facts', () => {
    const played = [2, 3, 4, 5].flatMap((table) =>
      [2, 3, 4].flatMap((multiplier) => missed('하늘', table, multiplier)),
    );
    expect(problemsFor(played)).toHaveLength(10);
  });
});

describe('table advice', () => {
  const nobodyMastered = () => false;

  test('the advice has the three tables with the most misses, and two facts of each', () => {
    const played = [
      ...missed('하늘', 7, 6, 3),
      ...missed('하늘', 7, 7, 2),
      ...missed('하늘', 7, 3, 1),
      ...missed('하늘', 4, 4, 4),
      ...missed('하늘', 3, 3, 2),
      ...missed('하늘', 2, 5, 1),
    ];
    const shown = buildTableAdvice(findMissedFacts(played), nobodyMastered);
    expect(
      shown.map(({ table, misses, missedFacts }) => [table, misses, missedFacts.map(({ question }) => question)]),
    ).toEqual([
      [7, 6, ['7 × 6', '7 × 7']],
      [4, 4, ['4 × 4']],
      [3, 2, ['3 × 3']],
    ]);
  });

  test('among tables with equally many misses the smaller comes first', () => {
    const played = [5, 3, 7, 4].flatMap((table) => missed('하늘', table, 2));
    expect(buildTableAdvice(findMissedFacts(played), nobodyMastered).map(({ table }) => table)).toEqual([3, 4, 5]);
  });

  test('the advice leaves out facts that were missed once and are mastered now', () => {
    const fact = { table: 7, multiplier: 7 };
    const lesson = (outcome: 'wrong' | 'right', daysAgo: number) =>
      sampleRecord('하늘', [sampleAttempt(fact, outcome)], -daysAgo * 24 * 60);
    const right = [3, 2, 1, 0].map((daysAgo) => lesson('right', daysAgo));
    const learned = buildReport([lesson('wrong', 4), ...right], ALL, CALENDAR);
    expect(learned.analysis).toMatchObject({
      kind: 'mistakes',
      missedFacts: [{ question: '7 × 7' }],
      tableAdvice: [],
    });
    expect(learned.practice).toEqual([]);
  });

  test('every fact of the advice is one that the practice can ask', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const { analysis, practice } = buildReport(rateRecords(records), ALL, CALENDAR);
        const recommended =
          analysis.kind === 'mistakes'
            ? analysis.tableAdvice.flatMap(({ missedFacts }) => missedFacts.map(({ fact }) => fact))
            : [];
        expect(practice.slice(0, recommended.length)).toEqual(recommended);
        expect(practice.length).toBeLessThanOrEqual(10);
        expect(new Set(practice.map((fact) => JSON.stringify(fact))).size).toBe(practice.length);
      }),
    );
  });
});
