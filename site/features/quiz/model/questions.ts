import { formatQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { PRESET_TABLES } from '../../../shared/facts/tables.ts';

/** docs/product.md §5.3: 10 questions. */
export const QUESTION_COUNT = 10;

/** docs/product.md §5.1: multipliers 1 to 9 in the practice table. */
export const PRACTICE_MULTIPLIERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Returns a random number from 0 up to, not including, 1. */
export type Chance = () => number;

function pick(values: readonly number[], chance: Chance): number {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new RangeError('chance must lie from 0 up to 1');
  return value;
}

/** The multipliers of a quiz: 2 to 7 (docs/product.md §5.3), or up to the highest table where 8 or 9 was chosen. */
function multipliersOf(tables: readonly number[]): readonly number[] {
  const highest = Math.max(7, ...tables);
  return Array.from({ length: highest - 1 }, (_, index) => index + 2);
}

function isAskedInQuizzes({ table, multiplier }: TimesFact): boolean {
  return table >= 2 && multiplier >= 2;
}

/** The facts of a practice plan that a quiz can ask: in the plan's order, each once, at most ten. Not those with 1. */
export function selectPlannedFacts(facts: readonly TimesFact[]): TimesFact[] {
  const byQuestion = new Map(facts.filter(isAskedInQuizzes).map((fact) => [formatQuestion(fact), fact]));
  return [...byQuestion.values()].slice(0, QUESTION_COUNT);
}

/**
 * The ten questions of a quiz: first those of a practice plan, then random ones of the tables, drawn with replacement
 * (docs/product.md §5.3).
 */
export function pickQuestions(
  chance: Chance,
  weakFacts: readonly TimesFact[] = [],
  tables: readonly number[] = PRESET_TABLES,
): TimesFact[] {
  const planned = selectPlannedFacts(weakFacts);
  const multipliers = multipliersOf(tables);
  const picked = Array.from({ length: QUESTION_COUNT - planned.length }, () => ({
    table: pick(tables, chance),
    multiplier: pick(multipliers, chance),
  }));
  return [...planned, ...picked];
}
