import type { TimesFact } from '../../../shared/facts/attempt.ts';
import type { FactMemory } from '../../../shared/facts/fact-memory.ts';
import { chooseBranch, computeTreeState, type FactTree, type TreeState } from '../../../shared/facts/fact-tree.ts';

/** Most facts of a day that are due or new (docs/product.md §5.6). */
export const MAX_FOCUS_FACTS = 3;
/** Number of known facts that are asked beside them. */
export const MAX_KNOWN_FACTS = 7;

/** Tables in the order in which they are usually learned: doubles and fives first. */
const EASY_FIRST = [2, 5, 3, 4, 9, 6, 8, 7];

export type PlannedFact = {
  readonly fact: TimesFact;
  /** Never asked before. Once three facts were missed on a day, no more of these come. */
  readonly isNew: boolean;
};

/**
 * The trees of the chosen tables: the other factor is 2–7, or up to the highest chosen table. Easy ones first.
 * Tables 2–7 give 21 trees (36 facts), 2–9 give 36 (64 facts).
 */
export function listTreesOfTables(tables: readonly number[]): FactTree[] {
  const highest = Math.max(7, ...tables);
  const trees: FactTree[] = [];
  for (let low = 2; low <= highest; low += 1) {
    for (let high = low; high <= highest; high += 1) {
      if (tables.includes(low) || tables.includes(high)) trees.push({ low, high });
    }
  }
  return trees.sort((a, b) => difficultyOf(a) - difficultyOf(b));
}

/** Sort key: rank of the easier table in EASY_FIRST × 10, plus the rank of the other. */
function difficultyOf({ low, high }: FactTree): number {
  const [one = 0, other = 0] = [EASY_FIRST.indexOf(low), EASY_FIRST.indexOf(high)].sort((a, b) => a - b);
  return one * 10 + other;
}

type TreeCandidate = { readonly tree: FactTree; readonly state: TreeState };

/**
 * The facts of a day's two minutes, in the order in which they are asked: at most three that were missed or are new,
 * among at most seven others. Known facts that are due come before known ones that are not; where fewer are known, new
 * ones take the places.
 */
export function planDay(memory: FactMemory, tables: readonly number[], today: number): PlannedFact[] {
  const all = listTreesOfTables(tables).map((tree) => ({ tree, state: computeTreeState(memory, tree, today) }));
  const missed = all.filter(({ state }) => state.isMissed).sort(byDueDay);
  const untried = all.filter(({ state }) => state.dueDay === null);
  // A fact that was missed today has had its turn: it comes again tomorrow.
  const due = missed.filter(({ state }) => isDue(state, today));
  const focus = [...due, ...untried].slice(0, MAX_FOCUS_FACTS);
  const known = all.filter(({ state }) => state.dueDay !== null && !state.isMissed && state.lastDay !== today);
  const dueKnown = known.filter(({ state }) => isDue(state, today)).sort(byEarlierMissThenDueDay);
  const notYetDue = known.filter(({ state }) => !isDue(state, today)).sort(byDueDay);
  const others = untried.filter((one) => !focus.includes(one));
  const fillers = [...dueKnown, ...notYetDue, ...others].slice(0, MAX_KNOWN_FACTS);
  return interleave(focus, fillers).map(({ tree, state }) => ({
    fact: chooseBranch(memory, tree),
    isNew: state.dueDay === null,
  }));
}

function isDue({ dueDay }: TreeState, today: number): boolean {
  return dueDay !== null && dueDay <= today;
}

/** Facts with an earlier miss first, then by due day. */
function byEarlierMissThenDueDay(a: TreeCandidate, b: TreeCandidate): number {
  return Number(b.state.wasMissed) - Number(a.state.wasMissed) || byDueDay(a, b);
}

function byDueDay(a: TreeCandidate, b: TreeCandidate): number {
  return (a.state.dueDay ?? 0) - (b.state.dueDay ?? 0);
}

/** A focus fact after the first filler, and after every second one from there. */
function interleave<T>(focus: readonly T[], fillers: readonly T[]): T[] {
  const rest = [...focus];
  const mixed = fillers.flatMap((one, index) => {
    const next = index % 2 === 0 ? rest.shift() : undefined;
    return next === undefined ? [one] : [one, next];
  });
  return [...mixed, ...rest];
}
