import { getFields, parseJson } from '../../../shared/storage/json.ts';
import type { Attempt, ScoreSubmission } from '../../../shared/times-tables/api/scores-api.ts';
import {
  findHighestNumber,
  getFact,
  PRESET_TABLES,
  parseQuestion,
  QUESTION_COUNT,
  summarize,
  sumTimeSpent,
  type TimesFact,
} from '../../../shared/times-tables/facts/times-fact.ts';

/** The longest time that is recorded of a question without a clock: a child may go away. */
export const MAX_CALM_MS = 60_000;

/** The record of a running or finished quiz; everything shown is derived from it. */
export type QuizRun = {
  readonly playerName: string;
  /** The idempotency key under which the outbox holds this quiz once it is finished. */
  readonly key: string;
  readonly questions: readonly TimesFact[];
  /** Whether there is no clock: no time-out, and the time is measured silently. */
  readonly isCalm: boolean;
  readonly attempts: readonly Attempt[];
};

/** Returns a random number from 0 up to, not including, 1. */
export type Chance = () => number;

function pick(values: readonly number[], chance: Chance): number {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new RangeError('chance must lie from 0 up to 1');
  return value;
}

/** The multipliers of a quiz: 2 to 7 (docs/product.md §5.3), or up to the highest table where 8 or 9 was chosen. */
function multipliersOf(tables: readonly number[]): readonly number[] {
  return Array.from({ length: findHighestNumber(tables) - 1 }, (_, index) => index + 2);
}

/** The ten questions of a quiz: random ones of the tables, drawn with replacement (docs/product.md §5.3). */
export function pickQuestions(chance: Chance, tables: readonly number[] = PRESET_TABLES): TimesFact[] {
  const multipliers = multipliersOf(tables);
  return Array.from({ length: QUESTION_COUNT }, () => getFact(pick(tables, chance), pick(multipliers, chance)));
}

/** The record of one answer; null is none, or not a number. */
export function createAttempt({ question, product }: TimesFact, userAnswer: number | null, elapsedMs: number): Attempt {
  return {
    question,
    correctAnswer: product,
    userAnswer,
    isCorrect: userAnswer === product,
    // Not negative, even where a stored run was changed.
    timeSpent: Math.round(Math.min(MAX_CALM_MS, Math.max(0, elapsedMs)) / 100) / 10,
  };
}

/** The request body of a finished quiz. */
export function buildSubmission(run: QuizRun): ScoreSubmission {
  return {
    playerName: run.playerName,
    ...summarize(run.attempts),
    timeTaken: sumTimeSpent(run.attempts),
    questions: run.attempts,
  };
}

export function formatRun(run: QuizRun): string {
  return JSON.stringify({ ...run, questions: run.questions.map(({ question }) => question) });
}

/** Parses a stored quiz; null where the text is none. */
export function parseRun(text: string | null): QuizRun | null {
  const { playerName, key, questions, isCalm, attempts } = getFields(parseJson(text)) ?? {};
  if (typeof playerName !== 'string' || typeof key !== 'string') return null;
  if (!Array.isArray(questions) || !Array.isArray(attempts) || attempts.length > QUESTION_COUNT) return null;
  const facts = questions.map(parseQuestion).filter((fact) => fact !== null);
  if (facts.length !== QUESTION_COUNT) return null;
  const answered = facts
    .slice(0, attempts.length)
    .map((fact, index) => parseAttempt(fact, attempts[index]))
    .filter((attempt) => attempt !== null);
  if (answered.length !== attempts.length) return null;
  return { playerName, key, questions: facts, isCalm: isCalm === true, attempts: answered };
}

/** Whether an answer was right is computed again. */
function parseAttempt(fact: TimesFact, stored: unknown): Attempt | null {
  const { userAnswer, timeSpent } = getFields(stored) ?? {};
  if ((userAnswer !== null && typeof userAnswer !== 'number') || typeof timeSpent !== 'number') return null;
  return createAttempt(fact, userAnswer, timeSpent * 1000);
}
