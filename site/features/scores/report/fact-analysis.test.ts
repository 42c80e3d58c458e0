import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import { type FactAnswer, listAnswers } from '../../../shared/times-tables/facts/fact-answers.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { ADVICE_DAYS, buildTableAdvice, compareFacts, findMissedFacts, findOpenMisses } from './fact-analysis.ts';
import { buildReport, rateRecords } from './report.ts';
import { CALENDAR, sampleAttempt, sampleRecord, scoreRecords } from './sample-records.fixture.ts';

const ALL = { kind: 'all' } as const;

const rate = (records: readonly ScoreRecord[]) => rateRecords(records, CALENDAR.offsetAt);
const answersOf = (records: readonly ScoreRecord[]) => listAnswers(rate(records), CALENDAR.offsetAt);

function missed(playerName: string, table: number, multiplier: number, times = 1): FactAnswer[] {
  const fact = getFact(table, multiplier);
  const answer = { fact, form: 'product', playerName, day: CALENDAR.today, result: 'missed' } as const;
  return Array.from({ length: times }, () => answer);
}

describe('missed facts', () => {
  test('a question without an answer in time counts as a miss, a right answer does not', () => {
    const fact = getFact(6, 7);
    const questions = [sampleAttempt(fact, 'late', 10), sampleAttempt(fact, 'right'), sampleAttempt(fact, 'wrong')];
    expect(findMissedFacts(answersOf([sampleRecord('하늘', questions)]))).toEqual([
      { fact, misses: 2, asked: 3, players: ['하늘'] },
    ]);
  });

  test('7 × 3 and 3 × 7 are two facts', () => {
    const missedFacts = findMissedFacts([...missed('하늘', 7, 3), ...missed('하늘', 3, 7)]);
    expect(missedFacts.map(({ fact }) => fact.question)).toEqual(['3 × 7', '7 × 3']);
  });

  test('missed facts are sorted by misses, then table, then multiplier', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const missedFacts = findMissedFacts(answersOf(records));
        const sorted = [...missedFacts].sort((a, b) => b.misses - a.misses || compareFacts(a.fact, b.fact));
        expect(missedFacts).toEqual(sorted);
        const reversed = findMissedFacts(answersOf([...records].reverse()));
        expect(reversed.map(({ fact, misses }) => [fact, misses])).toEqual(
          missedFacts.map(({ fact, misses }) => [fact, misses]),
        );
      }),
    );
  });

  test('missed facts account for every wrong answer', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const wrong = records.flatMap(({ questions }) => questions).filter(({ isCorrect }) => !isCorrect).length;
        expect(findMissedFacts(answersOf(records)).reduce((sum, { misses }) => sum + misses, 0)).toBe(wrong);
      }),
    );
  });
});

describe('facts hard for a class', () => {
  function problemsFor(played: readonly FactAnswer[]): string[] {
    const records = played.map(({ playerName, fact }, index) =>
      sampleRecord(playerName, [sampleAttempt(fact, 'wrong')], index),
    );
    const { analysis } = buildReport(records, ALL, CALENDAR);
    return analysis.kind === 'mistakes' ? analysis.missedFacts.map(({ fact }) => fact.question) : [];
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
  test('the advice has the three tables with the most misses, and two facts of each', () => {
    const played = [
      ...missed('하늘', 7, 6, 3),
      ...missed('하늘', 7, 7, 2),
      ...missed('하늘', 7, 3, 1),
      ...missed('하늘', 4, 4, 4),
      ...missed('하늘', 3, 3, 2),
      ...missed('하늘', 2, 5, 1),
    ];
    const shown = buildTableAdvice(findMissedFacts(played));
    expect(
      shown.map(({ table, misses, missedFacts }) => [table, misses, missedFacts.map(({ fact }) => fact.question)]),
    ).toEqual([
      [7, 6, ['7 × 6', '7 × 7']],
      [4, 4, ['4 × 4']],
      [3, 2, ['3 × 3']],
    ]);
  });

  test('among tables with equally many misses the smaller comes first', () => {
    const played = [5, 3, 7, 4].flatMap((table) => missed('하늘', table, 2));
    expect(buildTableAdvice(findMissedFacts(played)).map(({ table }) => table)).toEqual([3, 4, 5]);
  });

  test('the advice leaves out facts that were missed once and stand now', () => {
    const fact = getFact(7, 7);
    const lesson = (outcome: 'wrong' | 'right', daysAgo: number) =>
      sampleRecord('하늘', [sampleAttempt(fact, outcome)], -daysAgo * 24 * 60);
    const right = [3, 2, 1, 0].map((daysAgo) => lesson('right', daysAgo));
    const learned = buildReport([lesson('wrong', 4), ...right], ALL, CALENDAR);
    expect(learned.analysis).toMatchObject({
      kind: 'mistakes',
      missedFacts: [{ fact }],
      tableAdvice: [],
    });
    expect(learned.nextFacts).toEqual([]);
  });

  test('6 × 7 and 7 × 6 are one in the advice, and two in the list of what was missed', () => {
    const played = [...missed('하늘', 6, 7, 2), ...missed('하늘', 7, 6)];
    expect(findOpenMisses(played, [], CALENDAR.today)).toEqual([
      { fact: getFact(6, 7), misses: 3, asked: 3, players: ['하늘'] },
    ]);
    expect(findMissedFacts(played)).toHaveLength(2);
  });

  test('the advice counts the last four weeks only', () => {
    const at = (daysAgo: number) =>
      missed('하늘', 7, 8).map((answer) => ({ ...answer, day: CALENDAR.today - daysAgo }));
    expect(findOpenMisses(at(ADVICE_DAYS - 1), [], CALENDAR.today)).toHaveLength(1);
    expect(findOpenMisses(at(ADVICE_DAYS), [], CALENDAR.today)).toEqual([]);
  });

  test('in a class the misses of a child whose tree stands do not count', () => {
    const quiz = (name: string, outcome: 'right' | 'wrong', daysAgo: number) =>
      sampleRecord(name, [sampleAttempt(getFact(7, 7), outcome)], -daysAgo * 24 * 60);
    const records = [
      quiz('하늘', 'wrong', 5),
      quiz('하늘', 'right', 4),
      quiz('하늘', 'right', 0),
      quiz('바다', 'wrong', 0),
    ];
    expect(buildReport(records, ALL, CALENDAR).analysis).toMatchObject({
      tableAdvice: [{ table: 7, misses: 1, missedFacts: [{ players: ['바다'] }] }],
    });
  });

  test('every fact of the advice is one that the practice can ask', () => {
    fc.assert(
      fc.property(scoreRecords, (records) => {
        const { analysis, nextFacts } = buildReport(rate(records), ALL, CALENDAR);
        const recommended =
          analysis.kind === 'mistakes'
            ? analysis.tableAdvice.flatMap(({ missedFacts }) => missedFacts.map(({ fact }) => fact))
            : [];
        expect(nextFacts.slice(0, recommended.length)).toEqual(recommended);
        expect(nextFacts.length).toBeLessThanOrEqual(10);
        expect(new Set(nextFacts.map((fact) => JSON.stringify(fact))).size).toBe(nextFacts.length);
      }),
    );
  });
});

describe('weak facts', () => {
  test('what was missed comes first, then what was slow; what was quick at the first try is left out', () => {
    const questions = [
      sampleAttempt(getFact(2, 2), 'right', 2),
      sampleAttempt(getFact(5, 5), 'right', 9),
      sampleAttempt(getFact(4, 6), 'wrong'),
    ];
    const { nextFacts } = buildReport([sampleRecord('하늘', questions)], ALL, CALENDAR);
    expect(nextFacts).toEqual([getFact(4, 6), getFact(5, 5)]);
  });

  test('a class practices first what most of its children miss', () => {
    const quiz = (name: string, table: number, daysAgo = 40) =>
      sampleRecord(name, [sampleAttempt(getFact(table, table), 'wrong')], -daysAgo * 24 * 60);
    const { nextFacts } = buildReport([quiz('하늘', 2), quiz('하늘', 6), quiz('바다', 6)], ALL, CALENDAR);
    expect(nextFacts).toEqual([getFact(6, 6), getFact(2, 2)]);
  });
});
