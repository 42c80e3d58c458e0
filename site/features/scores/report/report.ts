import type { TimesFact } from '../../../shared/attempt.ts';
import type { ScoreRecord } from '../../../shared/scores-api.ts';
import {
  hardProblemsOf,
  type MissedFact,
  PLAYER_PROBLEMS_SHOWN,
  playedFacts,
  problemsOf,
  recommendationsOf,
  type TableAdvice,
} from './analysis.ts';
import { type FactMastery, masteryGridOf, masteryOf, weakFactsOf } from './mastery.ts';
import {
  type RatedRecord,
  rateRecords,
  type Statistics,
  statisticsOf,
  type TrendPoint,
  trendOf,
} from './statistics.ts';

/** Whose records the report is about. A union, because a child may well be called 'all'. */
export type PlayerChoice = { readonly kind: 'all' } | { readonly kind: 'player'; readonly name: string };

type Analysis =
  | { readonly kind: 'no-attempts' }
  | { readonly kind: 'no-mistakes' }
  | {
      readonly kind: 'mistakes';
      /** Of a class: the problems that two or more missed, at most 8. Of one player: the ten most missed. */
      readonly problems: readonly MissedFact[];
      /** At most three tables of at most two problems; empty where all that was missed is mastered by now. */
      readonly recommendations: readonly TableAdvice[];
    };

/** Everything the score report says. The screen, the printed page and the CSV file all read from this one value. */
export type ScoreReport = {
  readonly choice: PlayerChoice;
  /** The player, where the records are of one player only; null for a class, and for no records. */
  readonly soloPlayer: string | null;
  /** Newest first. */
  readonly records: readonly RatedRecord[];
  /** null where there are no records. */
  readonly statistics: Statistics | null;
  /** The last 8 records, oldest first. */
  readonly trend: readonly TrendPoint[];
  readonly analysis: Analysis;
  /** Six rows (tables 2…7) of six facts (multipliers 2…7). */
  readonly mastery: readonly (readonly FactMastery[])[];
  /** What to practise next, the recommended problems first: at most as many as a quiz asks. */
  readonly practice: readonly TimesFact[];
};

/** docs/product.md §5.3: ten questions. */
const QUESTIONS_PER_QUIZ = 10;

/** The report on `records`, in whatever order they come. */
export function reportOf(records: readonly ScoreRecord[], choice: PlayerChoice): ScoreReport {
  const rated = rateRecords(records);
  const players = playersOf(rated);
  const soloPlayer = players.length === 1 ? (players[0] ?? null) : null;
  const played = playedFacts(rated);
  const mastery = masteryOf(played);
  const problems = problemsOf(played);
  const recommendations = recommendationsOf(problems, ({ question }) => mastery.get(question)?.level === 'mastered');
  return {
    choice,
    soloPlayer,
    records: rated,
    statistics: statisticsOf(rated),
    trend: trendOf(rated),
    analysis: analysisOf(played.length, soloPlayer, problems, recommendations),
    mastery: masteryGridOf(mastery),
    practice: distinctFacts([
      ...recommendations.flatMap(({ problems }) => problems.map(({ fact }) => fact)),
      ...weakFactsOf(mastery),
    ]).slice(0, QUESTIONS_PER_QUIZ),
  };
}

/** Every player's name once, in the order of the Korean and English alphabets. */
export function playersOf(records: readonly ScoreRecord[]): string[] {
  const names = new Set(records.map(({ playerName }) => playerName));
  return [...names].sort(new Intl.Collator('ko', { numeric: true }).compare);
}

/** The players to choose from: those in the records, and the chosen one even where the records lack it. */
export function selectablePlayers(choice: PlayerChoice, records: readonly ScoreRecord[]): string[] {
  const names = playersOf(records);
  return choice.kind === 'all' || names.includes(choice.name) ? names : [...names, choice.name];
}

function analysisOf(
  attempts: number,
  soloPlayer: string | null,
  problems: readonly MissedFact[],
  recommendations: readonly TableAdvice[],
): Analysis {
  if (attempts === 0) return { kind: 'no-attempts' };
  if (problems.length === 0) return { kind: 'no-mistakes' };
  return {
    kind: 'mistakes',
    problems: soloPlayer === null ? hardProblemsOf(problems) : problems.slice(0, PLAYER_PROBLEMS_SHOWN),
    recommendations,
  };
}

function distinctFacts(facts: readonly TimesFact[]): TimesFact[] {
  return facts.filter(
    (fact, index) =>
      facts.findIndex(({ table, multiplier }) => table === fact.table && multiplier === fact.multiplier) === index,
  );
}
