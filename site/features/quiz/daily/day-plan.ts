import { FACT_FORMS, type FactForm, type Memories } from '../../../shared/times-tables/facts/fact-form.ts';
import { type FactMemory, listMemoryDays } from '../../../shared/times-tables/facts/fact-memory.ts';
import {
  chooseBranch,
  computeTreeState,
  type FactTree,
  findHighestAsked,
  findLastAskedDay,
  getTree,
  growForest,
  isStanding,
  listTreesUpTo,
  type TreeState,
} from '../../../shared/times-tables/facts/fact-tree.ts';
import {
  CHOOSABLE_TABLES,
  findHighestNumber,
  PRESET_TABLES,
  type TimesFact,
} from '../../../shared/times-tables/facts/times-fact.ts';

/** Most facts of a day that are not known: missed or, after a session with misses, new (docs/product.md §5.6). */
export const MAX_UNKNOWN_FACTS = 3;
/** Number of known facts that are asked beside them. */
export const MAX_KNOWN_FACTS = 7;
/** Most facts of a day after a clean session, and of a first one. */
export const MAX_FACTS = 12;
/** Facts that are not due are asked only where there would be fewer than these. */
export const MIN_FACTS = 5;
/** A child is steady who has missed at most so many facts on the last days of practice. */
const MAX_STEADY_MISSES = 1;
const STEADY_DAYS = 14;

/** What is asked of facts whose products need no water, in this order. */
const NEW_FORMS = FACT_FORMS.filter((form) => form !== 'product');

/** Tables in the order in which they are usually learned: doubles and fives first. */
const EASY_FIRST = [2, 5, 3, 4, 9, 6, 8, 7];

export type PlannedFact = {
  readonly fact: TimesFact;
  readonly form: FactForm;
  /** Never asked before. Once three facts were missed on a day, no more of these come. */
  readonly isNew: boolean;
};

/**
 * The trees of the chosen tables: the other factor is 2–7, or up to the highest chosen table. Easy ones first.
 * Tables 2–7 give 21 trees (36 facts), 2–9 give 36 (64 facts).
 */
export function listTreesOfTables(tables: readonly number[]): FactTree[] {
  return listTreesUpTo(findHighestNumber(tables))
    .filter(({ low, high }) => tables.includes(low) || tables.includes(high))
    .sort((a, b) => difficultyOf(a) - difficultyOf(b));
}

/** Sort key: rank of the easier table in EASY_FIRST × 10, plus the rank of the other. */
function difficultyOf({ low, high }: FactTree): number {
  const [one = 0, other = 0] = [EASY_FIRST.indexOf(low), EASY_FIRST.indexOf(high)].sort((a, b) => a - b);
  return one * 10 + other;
}

type TreeCandidate = {
  readonly tree: FactTree;
  readonly state: TreeState;
  /** The last day on which it was asked; null if never. */
  readonly lastDay: number | null;
};

/**
 * The facts of a day's two minutes: products, and once none of these needs water, missing factors and then quotients.
 */
export function planSession(memories: Memories, tables: readonly number[], today: number): PlannedFact[] {
  const products = planDay(memories.product, tables, today);
  if (products.length > 0) return products;
  const known = growForest(memories.product, today)
    .filter(({ state }) => isStanding(state.level))
    .map(({ tree }) => tree);
  for (const form of NEW_FORMS) {
    const plan = planTrees(memories[form], known, today);
    if (plan.length > 0) return plan.map((one) => ({ ...one, form }));
  }
  return [];
}

/**
 * The products of a day's two minutes. Who has chosen no other tables than the preset ones goes on with the 8s and 9s
 * on a day on which nothing else needs water.
 */
export function planDay(memory: FactMemory, tables: readonly number[], today: number): PlannedFact[] {
  const own = listTreesOfTables(tables);
  const isWide = PRESET_TABLES.every((table) => tables.includes(table));
  const others = listTreesOfTables(CHOOSABLE_TABLES).filter((tree) => isWide && !own.includes(tree));
  const begun = others.filter((tree) => findLastAskedDay(memory, tree) !== null);
  const plan = planTrees(memory, [...own, ...begun], today);
  return plan.length > 0 ? plan : planTrees(memory, [...own, ...others], today);
}

/**
 * The facts of a day, in the order in which they are asked: at most three that were missed or are new, and known ones.
 * For a child who misses next to nothing new facts follow, up to twelve in all, and what is not due is asked only where
 * there would be fewer than five, and not two days running. A child who still misses meets seven known facts beside the
 * three, due ones first: who forgets fast needs to meet facts more often. Empty where nothing needs water.
 */
function planTrees(memory: FactMemory, trees: readonly FactTree[], today: number): PlannedFact[] {
  const all = trees.map((tree) => toCandidate(memory, tree, today));
  // A fact that was asked today has had its turn.
  const open = all.filter(({ lastDay }) => lastDay !== today);
  const due = open.filter(({ state }) => isDue(state, today));
  const missed = due.filter(({ state }) => state.isMissed).sort(byDueDay);
  const dueKnown = due.filter(({ state }) => !state.isMissed).sort(byEarlierMissThenDueDay);
  const notDue = open.filter(({ state, lastDay }) => lastDay !== null && !isDue(state, today)).sort(byDueDay);
  const untried = open.filter(({ lastDay }) => lastDay === null);
  const unknown = [...missed, ...untried].slice(0, MAX_UNKNOWN_FACTS);
  const others = untried.filter((one) => !unknown.includes(one));
  const fillers = isSteady(memory)
    ? addRested([...dueKnown, ...others].slice(0, MAX_FACTS - unknown.length), unknown.length, notDue, today)
    : [...dueKnown, ...notDue, ...others].slice(0, MAX_KNOWN_FACTS);
  return interleave(unknown, fillers).map((one) => toPlannedFact(memory, one));
}

/** Adds facts that are not due, and were not asked yesterday, up to five in all; none where there is nothing else. */
function addRested(
  fillers: readonly TreeCandidate[],
  unknownCount: number,
  notDue: readonly TreeCandidate[],
  today: number,
): readonly TreeCandidate[] {
  const count = unknownCount + fillers.length;
  if (count === 0) return [];
  const rested = notDue.filter(({ lastDay }) => lastDay !== null && lastDay < today - 1);
  return [...fillers, ...rested.slice(0, Math.max(0, MIN_FACTS - count))];
}

/**
 * The two minutes that the report asks for: at most three of these facts that are not known, among seven that are.
 * Those may have been asked today already.
 */
export function planFocus(memory: FactMemory, facts: readonly TimesFact[], today: number): PlannedFact[] {
  const candidate = (tree: FactTree) => toCandidate(memory, tree, today);
  const isKnown = ({ state: { level } }: TreeCandidate) => isStanding(level) || level === 'sprout';
  const wanted = [...new Set(facts.filter(({ multiplier }) => multiplier > 1).map(getTree))].map(candidate);
  const isWanted = ({ tree }: TreeCandidate) => wanted.some((one) => one.tree === tree);
  const others = listTreesUpTo(findHighestAsked(memory))
    .map(candidate)
    .filter((one) => isKnown(one) && !isWanted(one))
    .sort(byDueDay);
  const known = [...wanted.filter(isKnown), ...others].slice(0, MAX_KNOWN_FACTS);
  const unknown = wanted.filter((one) => !isKnown(one)).slice(0, MAX_UNKNOWN_FACTS);
  return interleave(unknown, known).map((one) => toPlannedFact(memory, one));
}

function toCandidate(memory: FactMemory, tree: FactTree, today: number): TreeCandidate {
  return { tree, state: computeTreeState(memory, tree, today), lastDay: findLastAskedDay(memory, tree) };
}

function toPlannedFact(memory: FactMemory, { tree, lastDay }: TreeCandidate): PlannedFact {
  return { fact: chooseBranch(memory, tree), form: 'product', isNew: lastDay === null };
}

/** Whether at most one fact was missed on the last days of practice; true where there was none. */
function isSteady(memory: FactMemory): boolean {
  const days = listMemoryDays(memory).slice(-STEADY_DAYS);
  const results = [...memory.values()].flatMap((own) => days.map((day) => own.get(day)));
  return results.filter((result) => result === 'missed').length <= MAX_STEADY_MISSES;
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

/** An unknown fact after the first filler, and after every second one from there. */
function interleave<T>(unknown: readonly T[], fillers: readonly T[]): T[] {
  const rest = [...unknown];
  const mixed = fillers.flatMap((one, index) => {
    const next = index % 2 === 0 ? rest.shift() : undefined;
    return next === undefined ? [one] : [one, next];
  });
  return [...mixed, ...rest];
}
