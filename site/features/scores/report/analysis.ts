import type { Attempt, ScoreRecord } from '../../../shared/api/scores-api.ts';
import { parseQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { groupBy } from './group-by.ts';

/** A fact is hard when so many players missed it (docs/product.md §6.2). */
const MIN_PLAYERS_OF_HARD_FACT = 2;
const HARD_FACTS_SHOWN = 8;
export const PLAYER_FACTS_SHOWN = 10;
const TABLES_RECOMMENDED = 3;
const FACTS_PER_TABLE = 2;

/** A fact that was missed at least once. */
export type MissedFact = {
  /** The question: 'a × b'. */
  readonly question: string;
  readonly fact: TimesFact;
  /** Number of wrong answers and time-outs. */
  readonly misses: number;
  /** Number of times that it was asked. */
  readonly asked: number;
  /** Who missed it, each name once, latest first. */
  readonly players: readonly string[];
};

/** A table to practice, and the facts to begin with. */
export type TableAdvice = {
  readonly table: number;
  /** Misses of the facts in this table that are not mastered yet. */
  readonly misses: number;
  readonly missedFacts: readonly MissedFact[];
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
export function listPlayedFacts(records: readonly ScoreRecord[]): PlayedFact[] {
  return records.flatMap((record) =>
    [...record.questions].reverse().flatMap((attempt) => {
      const fact = parseQuestion(attempt.question);
      return fact ? [{ fact, playerName: record.playerName, attempt, completedAt: record.completedAt }] : [];
    }),
  );
}

/** All missed facts, most misses first; ties by table, then by multiplier. */
export function findMissedFacts(played: readonly PlayedFact[]): MissedFact[] {
  const byQuestion = groupBy(played, ({ attempt }) => attempt.question);
  const missedFacts: MissedFact[] = [];
  for (const [question, asked] of byQuestion) {
    const missed = asked.filter(({ attempt }) => !attempt.isCorrect);
    const fact = missed[0]?.fact;
    if (!fact) continue;
    const players = [...new Set(missed.map(({ playerName }) => playerName))];
    missedFacts.push({ question, fact, misses: missed.length, asked: asked.length, players });
  }
  return missedFacts.sort((a, b) => b.misses - a.misses || compareFacts(a.fact, b.fact));
}

/** The facts that at least two players missed, most players first, ties in the order of `missedFacts`; at most 8. */
export function findHardFacts(missedFacts: readonly MissedFact[]): MissedFact[] {
  return missedFacts
    .filter(({ players }) => players.length >= MIN_PLAYERS_OF_HARD_FACT)
    .sort((a, b) => b.players.length - a.players.length)
    .slice(0, HARD_FACTS_SHOWN);
}

/**
 * The three tables with the most misses, each with its first two facts. `missedFacts` must be in the order of
 * `findMissedFacts`. Facts that are mastered by now are left out.
 */
export function buildTableAdvice(
  missedFacts: readonly MissedFact[],
  isMastered: (missedFact: MissedFact) => boolean,
): TableAdvice[] {
  const open = missedFacts.filter((missedFact) => !isMastered(missedFact));
  return [...groupBy(open, ({ fact }) => fact.table)]
    .map(([table, missedFacts]) => ({
      table,
      misses: missedFacts.reduce((total, { misses }) => total + misses, 0),
      missedFacts: missedFacts.slice(0, FACTS_PER_TABLE),
    }))
    .sort((a, b) => b.misses - a.misses || a.table - b.table)
    .slice(0, TABLES_RECOMMENDED);
}

export function compareFacts(a: TimesFact, b: TimesFact): number {
  return a.table - b.table || a.multiplier - b.multiplier;
}
