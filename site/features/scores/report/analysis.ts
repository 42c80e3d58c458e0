import type { Attempt, ScoreRecord } from '../../../shared/api/scores-api.ts';
import { parseQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { groupBy } from './group-by.ts';

/** docs/product.md §6.2. */
const HARD_PROBLEM_STUDENTS = 2;
const HARD_PROBLEMS_SHOWN = 8;
export const PLAYER_PROBLEMS_SHOWN = 10;
const TABLES_RECOMMENDED = 3;
const PROBLEMS_PER_TABLE = 2;

/** A fact that was missed at least once. */
export type MissedFact = {
  /** 'a × b' */
  readonly question: string;
  readonly fact: TimesFact;
  /** Wrong answers and time-outs. */
  readonly misses: number;
  /** How often it was asked. */
  readonly asked: number;
  /** Who missed it, each name once, latest first. */
  readonly students: readonly string[];
};

/** A table to practice, and the problems to begin with. */
export type TableAdvice = {
  readonly table: number;
  /** Misses of the problems in this table that are not mastered yet. */
  readonly misses: number;
  readonly problems: readonly MissedFact[];
};

/** An attempt with its fact and its player. */
export type PlayedFact = {
  readonly fact: TimesFact;
  readonly playerName: string;
  readonly attempt: Attempt;
  /** When its quiz ended: ISO 8601 in UTC. */
  readonly completedAt: string;
};

/** All attempts with a valid question, latest first. `records` is newest first, with attempts in order of time. */
export function playedFacts(records: readonly ScoreRecord[]): PlayedFact[] {
  return records.flatMap((record) =>
    [...record.questions].reverse().flatMap((attempt) => {
      const fact = parseQuestion(attempt.question);
      return fact ? [{ fact, playerName: record.playerName, attempt, completedAt: record.completedAt }] : [];
    }),
  );
}

/** All missed problems, most misses first; ties by table, then by multiplier. */
export function missedFactsOf(played: readonly PlayedFact[]): MissedFact[] {
  const byQuestion = groupBy(played, ({ attempt }) => attempt.question);
  const problems: MissedFact[] = [];
  for (const [question, asked] of byQuestion) {
    const missed = asked.filter(({ attempt }) => !attempt.isCorrect);
    const fact = missed[0]?.fact;
    if (!fact) continue;
    const students = [...new Set(missed.map(({ playerName }) => playerName))];
    problems.push({ question, fact, misses: missed.length, asked: asked.length, students });
  }
  return problems.sort((a, b) => b.misses - a.misses || compareFacts(a.fact, b.fact));
}

/** The problems that at least two students missed, most students first, ties in the order of `problems`; at most 8. */
export function hardProblemsOf(problems: readonly MissedFact[]): MissedFact[] {
  return problems
    .filter(({ students }) => students.length >= HARD_PROBLEM_STUDENTS)
    .sort((a, b) => b.students.length - a.students.length)
    .slice(0, HARD_PROBLEMS_SHOWN);
}

/**
 * The three tables with the most misses, each with its first two problems. `problems` must be in the order of
 * `missedFactsOf`. Facts that are mastered by now are left out.
 */
export function tableAdviceOf(
  problems: readonly MissedFact[],
  isMastered: (problem: MissedFact) => boolean,
): TableAdvice[] {
  const open = problems.filter((problem) => !isMastered(problem));
  return [...groupBy(open, ({ fact }) => fact.table)]
    .map(([table, problems]) => ({
      table,
      misses: problems.reduce((total, { misses }) => total + misses, 0),
      problems: problems.slice(0, PROBLEMS_PER_TABLE),
    }))
    .sort((a, b) => b.misses - a.misses || a.table - b.table)
    .slice(0, TABLES_RECOMMENDED);
}

export function compareFacts(a: TimesFact, b: TimesFact): number {
  return a.table - b.table || a.multiplier - b.multiplier;
}
