/**
 * Facts of the times tables, what a child remembers of each, and what is asked next (docs/learning.md).
 *
 * @packageDocumentation
 */

/** The tables of a player who has not chosen any: those of the quiz (docs/product.md §5.3). */
export const PRESET_TABLES: readonly number[] = [2, 3, 4, 5, 6, 7];
/** All that can be chosen: clips exist for these. */
export const CHOOSABLE_TABLES: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

/** The choosable ones among them, ascending; the preset where none is. */
export function normalizeTables(chosen: readonly unknown[]): readonly number[] {
  const tables = CHOOSABLE_TABLES.filter((table) => chosen.includes(table));
  return tables.length > 0 ? tables : PRESET_TABLES;
}

/** The highest number among these, at least the highest preset table (docs/product.md §5.3). */
export function findHighestNumber(numbers: readonly number[]): number {
  return Math.max(...PRESET_TABLES, ...numbers);
}

/** The questions of a quiz (docs/product.md §5.3). */
export const QUESTION_COUNT = 10;

/** docs/product.md §5.1: the multipliers of the tables to look at. */
export const MULTIPLIERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A multiplication fact. There is one object of each, so that facts are compared by identity, also as keys. */
export type TimesFact = {
  readonly table: number;
  readonly multiplier: number;
  readonly product: number;
  /** '7 × 8': its text on the screen, in storage and in the API. */
  readonly question: string;
};

/** The 72 facts that the site teaches, by table and multiplier. */
export const TIMES_FACTS: readonly TimesFact[] = CHOOSABLE_TABLES.flatMap((table) =>
  MULTIPLIERS.map((multiplier) => ({
    table,
    multiplier,
    product: table * multiplier,
    question: `${table} × ${multiplier}`,
  })),
);

const BY_QUESTION: ReadonlyMap<unknown, TimesFact> = new Map(TIMES_FACTS.map((fact) => [fact.question, fact]));

/** The fact that a question asks; null for whatever is not a text of the form 'a × b'. */
export function parseQuestion(question: unknown): TimesFact | null {
  return BY_QUESTION.get(question) ?? null;
}

/** @throws {RangeError} where the table is not 2–9 or the multiplier not 1–9 */
export function getFact(table: number, multiplier: number): TimesFact {
  const fact = parseQuestion(`${table} × ${multiplier}`);
  if (!fact) throw new RangeError(`no fact ${table} × ${multiplier}`);
  return fact;
}

/**
 * Score and accuracy of a list of attempts: how many are right, and that share as a whole percent (0 for none).
 * The page shows this, and the server recomputes it with this same function and refuses what disagrees.
 */
export function summarize(attempts: readonly { readonly isCorrect: boolean }[]): {
  score: number;
  totalQuestions: number;
  accuracy: number;
} {
  const totalQuestions = attempts.length;
  const score = attempts.filter((attempt) => attempt.isCorrect).length;
  const accuracy = totalQuestions === 0 ? 0 : Math.round((score / totalQuestions) * 100);
  return { score, totalQuestions, accuracy };
}

/** Seconds spent on all attempts together, to a tenth. */
export function sumTimeSpent(attempts: readonly { readonly timeSpent: number }[]): number {
  const tenths = attempts.reduce((sum, attempt) => sum + Math.round(attempt.timeSpent * 10), 0);
  return tenths / 10;
}
