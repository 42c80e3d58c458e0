import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { CHOOSABLE_TABLES, PRESET_TABLES } from '../../../shared/facts/tables.ts';
import { mulberry32 } from '../../../shared/random.ts';
import { pickQuestions } from './questions.ts';

const anyFact: fc.Arbitrary<TimesFact> = fc.record({
  table: fc.integer({ min: 2, max: 9 }),
  multiplier: fc.integer({ min: 1, max: 9 }),
});

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
        for (const { table, multiplier } of pickQuestions(mulberry32(seed), [], tables)) {
          expect(tables).toContain(table);
          expect(multiplier).toBeGreaterThanOrEqual(2);
          expect(multiplier).toBeLessThanOrEqual(highest);
        }
      }),
    );
  });

  test('a quiz has ten questions and never × 1, whatever the plan', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(anyFact), (seed, weakFacts) => {
        const questions = pickQuestions(mulberry32(seed), weakFacts);
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

  test('a quiz asks the first ten facts of a longer plan', () => {
    const plan = PRESET_TABLES.flatMap((table) => PRESET_TABLES.map((multiplier) => ({ table, multiplier })));
    expect(pickQuestions(mulberry32(1), plan)).toEqual(plan.slice(0, 10));
  });

  test('each of the 36 facts is asked about equally often', () => {
    const chance = mulberry32(1);
    const counts = new Map<string, number>();
    for (let quiz = 0; quiz < 3600; quiz += 1) {
      for (const fact of pickQuestions(chance)) {
        counts.set(formatQuestion(fact), (counts.get(formatQuestion(fact)) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(36);
    // 1000 are expected of each; five standard deviations are 156.
    expect(Math.min(...counts.values())).toBeGreaterThan(844);
    expect(Math.max(...counts.values())).toBeLessThan(1156);
  });

  test('a quiz begins with the weak facts of a practice plan, in its order', () => {
    const weakFacts = [
      { table: 7, multiplier: 6 },
      { table: 3, multiplier: 7 },
      { table: 7, multiplier: 6 },
      { table: 4, multiplier: 1 },
      { table: 6, multiplier: 4 },
    ];
    const questions = pickQuestions(mulberry32(5), weakFacts).map(formatQuestion);
    expect(questions.slice(0, 3)).toEqual(['7 × 6', '3 × 7', '6 × 4']);
    expect(questions).toHaveLength(10);
  });
});
