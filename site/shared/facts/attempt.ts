/** A multiplication fact: `table` × `multiplier`. */
export type TimesFact = { readonly table: number; readonly multiplier: number };

/** The facts the site teaches: practice shows 2–9 × 1–9 at most, the quiz asks 2–7 × 2–7 (docs/product.md §12). */
const QUESTION = /^([2-9]) × ([1-9])$/;

export function formatQuestion({ table, multiplier }: TimesFact): string {
  return `${table} × ${multiplier}`;
}

/** The fact that a question text asks, or null where the text is not of the form 'a × b'. */
export function parseQuestion(question: string): TimesFact | null {
  const match = QUESTION.exec(question);
  if (!match) return null;
  return { table: Number(match[1]), multiplier: Number(match[2]) };
}

export function computeProduct({ table, multiplier }: TimesFact): number {
  return table * multiplier;
}

/** Whether an answer is the product; null is no answer. */
export function isRightAnswer(fact: TimesFact, answer: number | null): boolean {
  return answer === computeProduct(fact);
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
