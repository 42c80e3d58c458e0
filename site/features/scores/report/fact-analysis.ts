import type { FactAnswer } from '../../../shared/times-tables/facts/fact-answers.ts';
import { emptyMemory } from '../../../shared/times-tables/facts/fact-memory.ts';
import {
  areOfSameTree,
  chooseBranch,
  computeTreeState,
  getTree,
  isStanding,
  isWeak,
} from '../../../shared/times-tables/facts/fact-tree.ts';
import type { TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import type { PlayerForest } from '../players/player-forest.ts';

/** A fact is hard when so many players missed it (docs/product.md §6.2). */
const MIN_PLAYERS_OF_HARD_FACT = 2;
const HARD_FACTS_SHOWN = 8;
export const PLAYER_FACTS_SHOWN = 10;
const TABLES_RECOMMENDED = 3;
const FACTS_PER_TABLE = 2;
const MAX_NEXT_FACTS = 10;

/**
 * The advice counts the misses of this many days, today among them: what was missed in September may be known by now.
 */
export const ADVICE_DAYS = 28;

/** A fact that was missed at least once. */
export type MissedFact = {
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
  /** Misses of the plants in this table that do not stand. */
  readonly misses: number;
  readonly missedFacts: readonly MissedFact[];
};

type Analysis =
  | { readonly kind: 'no-attempts' }
  | { readonly kind: 'no-mistakes' }
  | {
      readonly kind: 'mistakes';
      /** A class: at most 8 facts that two or more players missed. One player: the ten most missed. */
      readonly missedFacts: readonly MissedFact[];
      /** Up to three tables with up to two facts each; empty where all that was missed lately stands by now. */
      readonly tableAdvice: readonly TableAdvice[];
    };

/** What answers say about each fact. */
export type FactAnalysis = {
  readonly analysis: Analysis;
  /** The facts to practice next, one of each plant, the recommended facts first; at most ten. */
  readonly nextFacts: readonly TimesFact[];
};

/** Analyzes the answers, latest first, of one player or of a class. `today` is a local calendar day. */
export function analyzeFacts(
  answers: readonly FactAnswer[],
  forests: readonly PlayerForest[],
  { isClass, today }: { readonly isClass: boolean; readonly today: number },
): FactAnalysis {
  const tableAdvice = buildTableAdvice(findOpenMisses(answers, forests, today));
  const recommended = tableAdvice.flatMap(({ missedFacts }) => missedFacts.map(({ fact }) => fact));
  const weak = findWeakFacts(forests).filter((fact) => !recommended.some((one) => areOfSameTree(one, fact)));
  return {
    analysis: summarizeMisses(answers, isClass, findMissedFacts(answers), tableAdvice),
    nextFacts: [...recommended, ...weak].slice(0, MAX_NEXT_FACTS),
  };
}

function summarizeMisses(
  answers: readonly FactAnswer[],
  isClass: boolean,
  missedFacts: readonly MissedFact[],
  tableAdvice: readonly TableAdvice[],
): Analysis {
  if (answers.length === 0) return { kind: 'no-attempts' };
  if (missedFacts.length === 0) return { kind: 'no-mistakes' };
  const shown = isClass ? findHardFacts(missedFacts) : missedFacts.slice(0, PLAYER_FACTS_SHOWN);
  return { kind: 'mistakes', missedFacts: shown, tableAdvice };
}

/** All missed facts, most misses first; ties by table, then by multiplier. */
export function findMissedFacts(answers: readonly FactAnswer[]): MissedFact[] {
  return [...groupBy(answers, ({ fact }) => fact)]
    .map(([fact, asked]) => {
      const missed = asked.filter(({ result }) => result === 'missed');
      const players = [...new Set(missed.map(({ playerName }) => playerName))];
      return { fact, misses: missed.length, asked: asked.length, players };
    })
    .filter(({ misses }) => misses > 0)
    .sort((a, b) => b.misses - a.misses || compareFacts(a.fact, b.fact));
}

/** The facts that at least two players missed, most players first, ties in the order of `missedFacts`; at most 8. */
function findHardFacts(missedFacts: readonly MissedFact[]): MissedFact[] {
  return missedFacts
    .filter(({ players }) => players.length >= MIN_PLAYERS_OF_HARD_FACT)
    .sort((a, b) => b.players.length - a.players.length)
    .slice(0, HARD_FACTS_SHOWN);
}

/**
 * What was missed in the last weeks by players whose plant does not stand, most misses first. 6 × 7 and 7 × 6 are one,
 * named after the branch that was missed more.
 */
export function findOpenMisses(
  answers: readonly FactAnswer[],
  forests: readonly PlayerForest[],
  today: number,
): MissedFact[] {
  const memories = new Map(forests.map(({ name, memory }) => [name, memory]));
  const open = answers.filter(({ playerName, fact, day }) => {
    const memory = memories.get(playerName) ?? emptyMemory;
    return day > today - ADVICE_DAYS && !isStanding(computeTreeState(memory, getTree(fact), today).level);
  });
  return [...groupBy(findMissedFacts(open), ({ fact }) => getTree(fact))]
    .map(([tree, branches]) => ({
      fact: branches[0].fact,
      misses: branches.reduce((sum, branch) => sum + branch.misses, 0),
      asked: open.filter(({ fact }) => getTree(fact) === tree).length,
      players: [...new Set(branches.flatMap(({ players }) => players))],
    }))
    .sort((a, b) => b.misses - a.misses || compareFacts(a.fact, b.fact));
}

/** The three tables with the most misses, each with its first two facts. `missedFacts` must have most misses first. */
export function buildTableAdvice(missedFacts: readonly MissedFact[]): TableAdvice[] {
  return [...groupBy(missedFacts, ({ fact }) => fact.table)]
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

/**
 * A fact of each plant that is a seed, needs water or was slow last: those first that most players miss, then those
 * that most are slow at, then by the tables.
 */
function findWeakFacts(forests: readonly PlayerForest[]): TimesFact[] {
  const weak = forests.flatMap(({ memory, plants }) =>
    plants
      .filter(({ state }) => isWeak(state.level) || state.isSlow)
      .map(({ tree, state }) => ({ fact: chooseBranch(memory, tree), state })),
  );
  return [...groupBy(weak, ({ fact }) => getTree(fact)).values()]
    .map((own) => {
      const missed = own.filter(({ state }) => isWeak(state.level)).length;
      return { fact: own[0].fact, missed, slow: own.length - missed };
    })
    .sort((a, b) => b.missed - a.missed || b.slow - a.slow || compareFacts(a.fact, b.fact))
    .map(({ fact }) => fact);
}

/**
 * Values by key, in the order of first appearance. `Map.groupBy` does the same, but needs Safari 17.4, which is too new
 * for the tablets of schools.
 */
function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, [Value, ...Value[]]> {
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
