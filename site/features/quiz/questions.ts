import { formatQuestion, type TimesFact } from '../../shared/attempt.ts';

/** docs/product.md §5.3: 10 questions. */
export const QUESTION_COUNT = 10;

/** docs/product.md §5.3: tables 2 to 7. */
export const TABLES = [2, 3, 4, 5, 6, 7] as const;

/** docs/product.md §5.3: multipliers 2 to 7 in quizzes… */
export const QUIZ_MULTIPLIERS = [2, 3, 4, 5, 6, 7] as const;

/** …and 1 to 9 in the practice table. */
export const PRACTICE_MULTIPLIERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A source of chance: from 0 up to, not including, 1. */
export type Chance = () => number;

/** The same numbers for the same seed (mulberry32), so that a quiz can be played again in a test. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pick(values: readonly number[], chance: Chance): number {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new RangeError('chance must lie from 0 up to 1');
  return value;
}

function isAskedInQuizzes({ table, multiplier }: TimesFact): boolean {
  return TABLES.some((one) => one === table) && QUIZ_MULTIPLIERS.some((one) => one === multiplier);
}

/** The facts of a practice plan that a quiz asks: in its order, each once, ten at the most. */
export function plannedFacts(facts: readonly TimesFact[]): TimesFact[] {
  const byQuestion = new Map(facts.filter(isAskedInQuizzes).map((fact) => [formatQuestion(fact), fact]));
  return [...byQuestion.values()].slice(0, QUESTION_COUNT);
}

/**
 * The ten questions of a quiz: those of a practice plan first, the others each picked by chance for itself (docs/product.md §5.3),
 * so that a question may come twice.
 */
export function pickQuestions(chance: Chance, weakFacts: readonly TimesFact[] = []): TimesFact[] {
  const planned = plannedFacts(weakFacts);
  const picked = Array.from({ length: QUESTION_COUNT - planned.length }, () => ({
    table: pick(TABLES, chance),
    multiplier: pick(QUIZ_MULTIPLIERS, chance),
  }));
  return [...planned, ...picked];
}
