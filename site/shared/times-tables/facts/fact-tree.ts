import { type DayResult, type FactMemory, noteResult } from './fact-memory.ts';
import { findHighestNumber, TIMES_FACTS, type TimesFact } from './times-fact.ts';

/**
 * Days until a tree is due again after each step: tomorrow, in three days, in a week, then longer (docs/learning.md).
 */
export const INTERVAL_DAYS = [1, 3, 7, 16, 35] as const;
/** Right answers on this many different days make a young tree; right and quick ones a tree. */
export const TREE_DAYS = 2;
/** A tree that is due and was not asked for this many days needs water. */
export const WATER_AFTER_DAYS = 14;

/**
 * 3 × 7 and 7 × 3 are one tree with two branches; 4 × 4 has one. There is one object of each, so that trees are
 * compared by identity, also as keys.
 */
export type FactTree = {
  /** `low` ≤ `high` */
  readonly low: number;
  readonly high: number;
  /** '3 × 7': its text on the screen and in files. */
  readonly name: string;
  /** The facts that can be asked: tables are 2–9. */
  readonly branches: readonly TimesFact[];
};

/** By its facts: a tree with two branches is the value of both. */
const TREES: ReadonlyMap<TimesFact, FactTree> = new Map(
  [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((high) =>
    Array.from({ length: high }, (_, index) => index + 1).flatMap((low) => {
      const branches = TIMES_FACTS.filter(
        ({ table, multiplier }) => Math.min(table, multiplier) === low && Math.max(table, multiplier) === high,
      );
      const tree: FactTree = { low, high, name: `${low} × ${high}`, branches };
      return branches.map((fact): [TimesFact, FactTree] => [fact, tree]);
    }),
  ),
);

/**
 * 'young' was right on two days, but not quick on two. 'thirsty' needs water: it was a young tree or a tree, and was
 * missed last, or not asked for long.
 */
export const TREE_LEVELS = ['tree', 'young', 'thirsty', 'sprout', 'seed', 'untried'] as const;
export type TreeLevel = (typeof TREE_LEVELS)[number];

/** A tree or a young tree; what needs water does not stand. */
export function isStanding(level: TreeLevel): boolean {
  return level === 'tree' || level === 'young';
}

/** A seed, or what needs water. */
export function isWeak(level: TreeLevel): boolean {
  return level === 'seed' || level === 'thirsty';
}

export type TreeState = {
  readonly level: TreeLevel;
  /** Index into INTERVAL_DAYS. */
  readonly step: number;
  /** The day from which it should be asked again; null if it was never asked. */
  readonly dueDay: number | null;
  /** Whether the last answer that counted was a miss. */
  readonly isMissed: boolean;
  /** Whether any day had a miss. */
  readonly wasMissed: boolean;
  /** Whether the last answer that counted was right, but not quick. */
  readonly isSlow: boolean;
  /** Whether it was right and quick on two days, also where it needs water now. */
  readonly isTree: boolean;
};

/** @throws {RangeError} for a fact that is not one of TIMES_FACTS */
export function getTree(fact: TimesFact): FactTree {
  const tree = TREES.get(fact);
  if (!tree) throw new RangeError(`no tree of ${fact.question}`);
  return tree;
}

/** All trees with both numbers from 2 to the highest, by the larger number. */
export function listTreesUpTo(highest: number): FactTree[] {
  return [...new Set(TREES.values())].filter(({ low, high }) => low > 1 && high <= highest);
}

export function areOfSameTree(one: TimesFact, other: TimesFact): boolean {
  return getTree(one) === getTree(other);
}

const UNTRIED: TreeState = {
  level: 'untried',
  step: 0,
  dueDay: null,
  isMissed: false,
  wasMissed: false,
  isSlow: false,
  isTree: false,
};

/** The state of a tree on a day, replayed from the days on which its branches were answered. */
export function computeTreeState(memory: FactMemory, tree: FactTree, today: number): TreeState {
  let ladder: Ladder | null = null;
  for (const [day, result] of joinDays(memory, tree)) ladder = climb(ladder, day, result);
  if (ladder === null) return UNTRIED;
  const { step, dueDay, isMissed, wasMissed, isSlow, quickDays } = ladder;
  return { level: levelOf(ladder, today), step, dueDay, isMissed, wasMissed, isSlow, isTree: quickDays >= TREE_DAYS };
}

function levelOf({ dueDay, countedDay, rightDays, quickDays, isMissed, isClaimed }: Ladder, today: number): TreeLevel {
  if (rightDays < TREE_DAYS) return rightDays > 0 || isClaimed ? 'sprout' : 'seed';
  if (isMissed || today >= Math.max(dueDay, countedDay + WATER_AFTER_DAYS)) return 'thirsty';
  return quickDays >= TREE_DAYS ? 'tree' : 'young';
}

/** The last day on which a tree was asked, whether or not that counted; null if never. */
export function findLastAskedDay(memory: FactMemory, tree: FactTree): number | null {
  return joinDays(memory, tree).at(-1)?.[0] ?? null;
}

/** A tree of a player, as it stands on a day. */
export type Plant = { readonly tree: FactTree; readonly state: TreeState };

/** The highest number of the facts that were asked, at least 7: a forest reaches so far. Facts × 1 have no tree. */
export function findHighestAsked(memory: FactMemory): number {
  const asked = [...memory.keys()].filter(({ multiplier }) => multiplier > 1);
  return findHighestNumber(asked.flatMap(({ table, multiplier }) => [table, multiplier]));
}

/** The forest of a player on a day: every tree, also those that were never asked. */
export function growForest(memory: FactMemory, today: number, highest = findHighestAsked(memory)): Plant[] {
  return listTreesUpTo(highest).map((tree) => ({ tree, state: computeTreeState(memory, tree, today) }));
}

export function countPlants(plants: readonly Plant[], level: TreeLevel): number {
  return plants.filter(({ state }) => state.level === level).length;
}

/** The branch to ask next: one that was never right, else the one that was not asked for longest. */
export function chooseBranch(memory: FactMemory, tree: FactTree): TimesFact {
  return tree.branches.reduce((first, second) =>
    lastRightDay(memory, second) < lastRightDay(memory, first) ? second : first,
  );
}

function lastRightDay(memory: FactMemory, fact: TimesFact): number {
  const days = [...(memory.get(fact) ?? [])].filter(([, result]) => result === 'slow' || result === 'fluent');
  return Math.max(Number.NEGATIVE_INFINITY, ...days.map(([day]) => day));
}

/** The days of both branches, ascending. Within a day the result of higher rank counts, as within a branch. */
function joinDays(memory: FactMemory, tree: FactTree): [number, DayResult][] {
  const joined = new Map<number, DayResult>();
  for (const [day, result] of tree.branches.flatMap((fact) => [...(memory.get(fact) ?? [])]))
    noteResult(joined, day, result);
  return [...joined].sort(([a], [b]) => a - b);
}

type Ladder = {
  readonly step: number;
  readonly dueDay: number;
  /** The last day that counted. */
  readonly countedDay: number;
  /** Different days with right answers, and with quick ones among them. */
  readonly rightDays: number;
  readonly quickDays: number;
  readonly isMissed: boolean;
  readonly wasMissed: boolean;
  readonly isSlow: boolean;
  /** Whether the child said, since the last miss, that it was known. */
  readonly isClaimed: boolean;
};

const BARE: Ladder = {
  step: 0,
  dueDay: 0,
  countedDay: 0,
  rightDays: 0,
  quickDays: 0,
  isMissed: false,
  wasMissed: false,
  isSlow: false,
  isClaimed: false,
};

function climb(before: Ladder | null, day: number, result: DayResult): Ladder {
  switch (result) {
    case 'missed':
      return miss(before ?? BARE, day);
    case 'claimed':
      // A claim proves nothing: where anything is known of the fact, its day stays.
      return before ? { ...before, isClaimed: true } : { ...stepTo(BARE, 0, day), isClaimed: true };
    default:
      // Asked before it was due: that proves little, so it changes nothing.
      if (before && day < before.dueDay) return before;
      return reach(before, day, result === 'fluent');
  }
}

/** A tree keeps the days that made it: one right day brings it back. A sprout begins anew. */
function miss(before: Ladder, day: number): Ladder {
  const isStanding = before.rightDays >= TREE_DAYS;
  return {
    ...stepTo(before, 0, day),
    rightDays: isStanding ? before.rightDays : 0,
    quickDays: isStanding ? before.quickDays : 0,
    isMissed: true,
    wasMissed: true,
    isSlow: false,
    isClaimed: false,
  };
}

function reach(before: Ladder | null, day: number, isQuick: boolean): Ladder {
  const { step, rightDays, quickDays } = before ?? BARE;
  return {
    ...stepTo(before ?? BARE, step + (isQuick ? 1 : 0), day),
    rightDays: rightDays + 1,
    quickDays: quickDays + (isQuick ? 1 : 0),
    isMissed: false,
    isSlow: !isQuick,
  };
}

function stepTo(before: Ladder, step: number, day: number): Ladder {
  const capped = Math.min(step, INTERVAL_DAYS.length - 1);
  return { ...before, step: capped, dueDay: day + (INTERVAL_DAYS[capped] ?? 0), countedDay: day };
}
