/** The report as one value, computed from the records; screen, print and CSV read it. */
import type { ScoreRecord } from '../../../shared/api/scores-api.ts';
import type { TimesFact } from '../../../shared/facts/attempt.ts';
import {
  buildTableAdvice,
  findHardFacts,
  findMissedFacts,
  listPlayedFacts,
  type MissedFact,
  PLAYER_FACTS_SHOWN,
  type TableAdvice,
} from './analysis.ts';
import type { Calendar } from './calendar.ts';
import { buildClassView, type ClassView } from './class-view.ts';
import { computeGrowth, type Growth } from './growth.ts';
import { buildMasteryGrid, computeMastery, type FactMastery, findWeakFacts } from './mastery.ts';
import {
  computeStatistics,
  type RatedRecord,
  rateRecords,
  type Statistics,
  selectTrend,
  type TrendPoint,
} from './statistics.ts';

/** Whose records the report shows. A union, because a player may be called 'all'. */
export type PlayerChoice = { readonly kind: 'all' } | { readonly kind: 'player'; readonly name: string };

type Analysis =
  | { readonly kind: 'no-attempts' }
  | { readonly kind: 'no-mistakes' }
  | {
      readonly kind: 'mistakes';
      /** A class: at most 8 facts that two or more players missed. One player: the ten most missed. */
      readonly missedFacts: readonly MissedFact[];
      /** Up to three tables with up to two facts each; empty where all missed facts are mastered by now. */
      readonly tableAdvice: readonly TableAdvice[];
    };

/** The content of the score report, for the screen, the printed page and the CSV file. */
export type ScoreReport = {
  readonly choice: PlayerChoice;
  /** The player where all records are of one player; null for a class, and without records. */
  readonly soloPlayer: string | null;
  /** Records, the newest first. */
  readonly records: readonly RatedRecord[];
  /** Statistics; null where there are no records. */
  readonly statistics: Statistics | null;
  /** The last 8 records, oldest first. */
  readonly trend: readonly TrendPoint[];
  readonly analysis: Analysis;
  /** A row a table, a column a multiplier: 2…7, or up to the highest that was asked. */
  readonly mastery: readonly (readonly FactMastery[])[];
  /** The facts to practice next, the recommended facts first; at most ten. */
  readonly practice: readonly TimesFact[];
  /** Growth of one player; null for a class. */
  readonly growth: Growth | null;
  /** The view of several players; null for one. */
  readonly classView: ClassView | null;
};

/** A quiz has ten questions (docs/product.md §5.3). */
const QUESTIONS_PER_QUIZ = 10;

/** Computes the report; `records` may be in any order. */
export function buildReport(records: readonly ScoreRecord[], choice: PlayerChoice, calendar: Calendar): ScoreReport {
  const rated = rateRecords(records);
  const players = listPlayers(rated);
  const soloPlayer = players.length === 1 ? (players[0] ?? null) : null;
  const played = listPlayedFacts(rated);
  const mastery = computeMastery(played, calendar);
  const missedFacts = findMissedFacts(played);
  const tableAdvice = buildTableAdvice(missedFacts, ({ question }) => mastery.get(question)?.level === 'mastered');
  return {
    choice,
    soloPlayer,
    records: rated,
    statistics: computeStatistics(rated),
    trend: selectTrend(rated),
    analysis: analysisOf(played.length, soloPlayer, missedFacts, tableAdvice),
    mastery: buildMasteryGrid(mastery),
    practice: distinctFacts([
      ...tableAdvice.flatMap(({ missedFacts }) => missedFacts.map(({ fact }) => fact)),
      ...findWeakFacts(mastery),
    ]).slice(0, QUESTIONS_PER_QUIZ),
    growth: soloPlayer === null ? null : computeGrowth(rated, calendar),
    classView: players.length > 1 ? buildClassView(rated, calendar) : null,
  };
}

/** All players' names, each once, in Korean collation order. */
export function listPlayers(records: readonly ScoreRecord[]): string[] {
  const names = new Set(records.map(({ playerName }) => playerName));
  return [...names].sort(new Intl.Collator('ko', { numeric: true }).compare);
}

/** The players to choose from: all in the records, and the chosen one even if it is not among them. */
export function listSelectablePlayers(choice: PlayerChoice, records: readonly ScoreRecord[]): string[] {
  const names = listPlayers(records);
  return choice.kind === 'all' || names.includes(choice.name) ? names : [...names, choice.name];
}

function analysisOf(
  attempts: number,
  soloPlayer: string | null,
  missedFacts: readonly MissedFact[],
  tableAdvice: readonly TableAdvice[],
): Analysis {
  if (attempts === 0) return { kind: 'no-attempts' };
  if (missedFacts.length === 0) return { kind: 'no-mistakes' };
  return {
    kind: 'mistakes',
    missedFacts: soloPlayer === null ? findHardFacts(missedFacts) : missedFacts.slice(0, PLAYER_FACTS_SHOWN),
    tableAdvice,
  };
}

function distinctFacts(facts: readonly TimesFact[]): TimesFact[] {
  return facts.filter(
    (fact, index) =>
      facts.findIndex(({ table, multiplier }) => table === fact.table && multiplier === fact.multiplier) === index,
  );
}
