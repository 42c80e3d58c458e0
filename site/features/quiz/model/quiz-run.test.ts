import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mulberry32 } from '../../../shared/random.ts';
import { CHOOSABLE_TABLES, PRESET_TABLES, type TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { rightAnswer, started, T0 } from './quiz.fixture.ts';
import { reduceQuiz } from './quiz.ts';
import { formatRun, parseRun, pickQuestions } from './quiz-run.ts';

describe('the questions of a quiz', () => {
  test('a quiz has ten questions of tables 2 to 7 and multipliers 2 to 7, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const questions = pickQuestions(mulberry32(seed));
        expect(questions).toHaveLength(10);
        for (const { table, multiplier } of questions) {
          expect(PRESET_TABLES).toContain(table);
          expect(PRESET_TABLES).toContain(multiplier);
        }
      }),
    );
  });

  test('questions use the chosen tables, with multipliers up to the highest of them', () => {
    fc.assert(
      fc.property(fc.integer(), fc.subarray([...CHOOSABLE_TABLES], { minLength: 1 }), (seed, tables) => {
        const highest = Math.max(7, ...tables);
        for (const { table, multiplier } of pickQuestions(mulberry32(seed), tables)) {
          expect(tables).toContain(table);
          expect(multiplier).toBeGreaterThanOrEqual(2);
          expect(multiplier).toBeLessThanOrEqual(highest);
        }
      }),
    );
  });

  test('a quiz has ten questions and never × 1', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const questions = pickQuestions(mulberry32(seed));
        expect(questions).toHaveLength(10);
        expect(questions.every(({ multiplier }) => multiplier >= 2)).toBe(true);
      }),
    );
  });

  test('the same seed gives the same questions', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(pickQuestions(mulberry32(seed))).toEqual(pickQuestions(mulberry32(seed)));
      }),
    );
  });

  test('questions are picked with mulberry32', () => {
    const chance = mulberry32(1);
    // Three numbers of Tommy Ettinger's mulberry32.c with x = 1.
    expect([chance(), chance(), chance()].map((value) => value * 2 ** 32)).toEqual([2693262067, 11749833, 2265367787]);
  });

  test('each of the 36 facts is asked about equally often', () => {
    const chance = mulberry32(1);
    const counts = new Map<TimesFact, number>();
    for (let quiz = 0; quiz < 3600; quiz += 1) {
      for (const fact of pickQuestions(chance)) {
        counts.set(fact, (counts.get(fact) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(36);
    // 1000 are expected of each; five standard deviations are 156.
    expect(Math.min(...counts.values())).toBeGreaterThan(844);
    expect(Math.max(...counts.values())).toBeLessThan(1156);
  });
});

test('an interrupted quiz continues with its next question, under a key of its own', () => {
  const answered = reduceQuiz(started(), { type: 'answer', at: T0 + 2000, text: rightAnswer(started()) });
  if (answered.phase !== 'correct') throw new Error(answered.phase);
  const run = parseRun(formatRun(answered.run));
  expect(run).toEqual(answered.run);
  if (!run) throw new Error('no run');
  const resumed = reduceQuiz({ phase: 'naming' }, { type: 'resume', at: T0 + 90_000, run, newKey: 'key-2' });
  expect(resumed).toEqual({
    phase: 'asking',
    run: { ...run, key: 'key-2' },
    fact: run.questions[1],
    askedAt: T0 + 90_000,
  });
  expect(reduceQuiz(started(), { type: 'resume', at: T0, run, newKey: 'key-2' })).toEqual(started());
});

test('a quiz interrupted after the tenth answer is sent as the same quiz', () => {
  const { run } = started();
  const attempts = run.questions.map((_, index) => ({ ...lastAttempt(), timeSpent: index }));
  const complete = { ...run, attempts };
  const resumed = reduceQuiz({ phase: 'naming' }, { type: 'resume', at: T0, run: complete, newKey: 'key-2' });
  expect(resumed).toEqual({ phase: 'sending', run: complete });
});

function lastAttempt() {
  const answered = reduceQuiz(started(), { type: 'answer', at: T0 + 2000, text: '1' });
  if (answered.phase !== 'wrong' || !answered.run.attempts[0]) throw new Error(answered.phase);
  return answered.run.attempts[0];
}

test('a stored answer is right or wrong by its number alone', () => {
  const { run } = started();
  const attempts = [{ ...lastAttempt(), isCorrect: true }];
  const text = JSON.stringify({ ...run, questions: run.questions.map(({ question }) => question), attempts });
  expect(parseRun(text)?.attempts).toEqual([lastAttempt()]);
});

test('a damaged stored quiz is ignored', () => {
  const { run } = started();
  const stored = { ...run, questions: run.questions.map(({ question }) => question), attempts: [lastAttempt()] };
  expect(parseRun(JSON.stringify(stored))).not.toBeNull();
  for (const text of [null, '', '{', 'null', '{}']) expect(parseRun(text)).toBeNull();
  for (const broken of [
    { questions: ['2 × 2'] },
    { questions: run.questions.map(() => 'x') },
    { attempts: [null] },
    { attempts: [{ ...lastAttempt(), userAnswer: '56' }] },
    { attempts: [{ ...lastAttempt(), timeSpent: null }] },
    { attempts: Array.from({ length: 11 }, lastAttempt) },
  ]) {
    expect(parseRun(JSON.stringify({ ...stored, ...broken }))).toBeNull();
  }
});
