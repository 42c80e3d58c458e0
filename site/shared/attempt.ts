/** A multiplication fact: `table` × `multiplier`. */
export type Fact = { readonly table: number; readonly multiplier: number };

/** One answered quiz question, in the shape of SPEC §3 (question result). */
export type Attempt = {
  /** 'a × b' */
  readonly question: string;
  readonly correctAnswer: number;
  /** null: no answer in time, or not a number. */
  readonly userAnswer: number | null;
  readonly isCorrect: boolean;
  /** Seconds from the question's appearance to the answer; whole or fractional, never more than the time limit. */
  readonly timeSpent: number;
};

/** What a finished quiz sends (SPEC §7, POST /api/quiz-scores). */
export type ScoreSubmission = {
  readonly playerName: string;
  /** How many attempts were right. */
  readonly score: number;
  readonly totalQuestions: number;
  /** Whole percent. */
  readonly accuracy: number;
  /** Seconds for the whole quiz. */
  readonly timeTaken: number;
  readonly questions: readonly Attempt[];
};

/** A stored quiz score (SPEC §3). */
export type ScoreRecord = ScoreSubmission & {
  readonly id: string;
  /** The server's clock, ISO 8601 in UTC. */
  readonly completedAt: string;
};

/** The facts the site teaches: practice shows 2–9 × 1–9 at most, the quiz asks 2–7 × 2–7 (SPEC §9). */
const QUESTION = /^([2-9]) × ([1-9])$/;

export function formatQuestion({ table, multiplier }: Fact): string {
  return `${table} × ${multiplier}`;
}

/** The fact that a question text asks, or null where the text is not of the form 'a × b'. */
export function parseQuestion(question: string): Fact | null {
  const match = QUESTION.exec(question);
  if (!match) return null;
  return { table: Number(match[1]), multiplier: Number(match[2]) };
}

export function productOf({ table, multiplier }: Fact): number {
  return table * multiplier;
}

/**
 * Score and accuracy of a list of attempts: how many are right, and that share as a whole percent (0 for none).
 * The page shows this, and the server recomputes it with this same function and refuses what disagrees.
 */
export function summarise(attempts: readonly Attempt[]): { score: number; totalQuestions: number; accuracy: number } {
  const totalQuestions = attempts.length;
  const score = attempts.filter((attempt) => attempt.isCorrect).length;
  const accuracy = totalQuestions === 0 ? 0 : Math.round((score / totalQuestions) * 100);
  return { score, totalQuestions, accuracy };
}

/** Seconds spent on all attempts together, to a tenth. */
export function timeTakenOf(attempts: readonly Attempt[]): number {
  const tenths = attempts.reduce((sum, attempt) => sum + Math.round(attempt.timeSpent * 10), 0);
  return tenths / 10;
}
