import { formatQuestion, type TimesFact } from './attempt.ts';
import type { DayResult, FactMemory } from './fact-memory.ts';

/** Days until a tree is due again after each step: tomorrow, in three days, in a week, then longer (docs/learning.md). */
export const INTERVAL_DAYS = [1, 3, 7, 16, 35] as const;
/** Right answers on this many different days since the last miss make a tree. */
export const TREE_DAYS = 2;
/** A tree that is due and was not asked for this many days needs water. */
export const WATER_AFTER_DAYS = 14;

/** 3 × 7 and 7 × 3 are one tree with two branches; 4 × 4 has one. `low` ≤ `high`. */
export type FactTree = { readonly low: number; readonly high: number };

/** 'thirsty' is a tree that needs water: it was known and has not been asked for long. */
export const TREE_LEVELS = ['tree', 'thirsty', 'sprout', 'seed', 'untried'] as const;
export type TreeLevel = (typeof TREE_LEVELS)[number];

export type TreeState = {
  readonly level: TreeLevel;
  /** Index into INTERVAL_DAYS. */
  readonly step: number;
  /** The day from which it should be asked again; null if it was never asked. */
  readonly dueDay: number | null;
  /** The last day on which it was asked; null if never. */
  readonly lastDay: number | null;
  /** Whether the last day had a miss. */
  readonly isMissed: boolean;
  /** Whether any day had a miss. */
  readonly wasMissed: boolean;
};

export function getTree({ table, multiplier }: TimesFact): FactTree {
  return { low: Math.min(table, multiplier), high: Math.max(table, multiplier) };
}

/** The facts of a tree that can be asked: tables are 2–9. */
export function listBranches({ low, high }: FactTree): TimesFact[] {
  const branches = [
    { table: low, multiplier: high },
    { table: high, multiplier: low },
  ];
  return branches.slice(low === high ? 1 : 0).filter(({ table }) => table >= 2);
}

export function isSameTree(one: FactTree, other: FactTree): boolean {
  return one.low === other.low && one.high === other.high;
}

const UNTRIED: TreeState = {
  level: 'untried',
  step: 0,
  dueDay: null,
  lastDay: null,
  isMissed: false,
  wasMissed: false,
};

/** The state of a tree on a day, replayed from the days on which its branches were answered. */
export function computeTreeState(memory: FactMemory, tree: FactTree, today: number): TreeState {
  const branches = listBranches(tree).map((fact) => memory.get(formatQuestion(fact)));
  const days = joinDays(branches);
  let ladder: Ladder | null = null;
  for (const [day, result] of days) ladder = climb(ladder, day, result);
  if (ladder === null) return UNTRIED;
  const { step, dueDay, lastDay, rightDays } = ladder;
  const isTree = rightDays >= TREE_DAYS;
  const isThirsty = today >= Math.max(dueDay, lastDay + WATER_AFTER_DAYS);
  const level = isTree ? (isThirsty ? 'thirsty' : 'tree') : rightDays > 0 ? 'sprout' : 'seed';
  return { level, step, dueDay, lastDay, isMissed: rightDays === 0, wasMissed: ladder.missedDay !== null };
}

/** The branch to ask next: one that was never right, else the one that was not asked for longest. */
export function chooseBranch(memory: FactMemory, tree: FactTree): TimesFact {
  const [first, second] = listBranches(tree);
  if (!first) throw new RangeError(`no table asks ${tree.low} × ${tree.high}`);
  if (!second) return first;
  return lastRightDay(memory, second) < lastRightDay(memory, first) ? second : first;
}

function lastRightDay(memory: FactMemory, fact: TimesFact): number {
  const days = [...(memory.get(formatQuestion(fact)) ?? [])].filter(([, result]) => result !== 'missed');
  return Math.max(Number.NEGATIVE_INFINITY, ...days.map(([day]) => day));
}

/** The days of both branches, ascending. A miss of one branch on a day is a miss of the tree. */
function joinDays(branches: readonly (ReadonlyMap<number, DayResult> | undefined)[]): [number, DayResult][] {
  const joined = new Map<number, DayResult>();
  for (const [day, result] of branches.flatMap((branch) => [...(branch ?? [])])) {
    const other = joined.get(day);
    if (other === undefined || result === 'missed' || (result === 'fluent' && other === 'slow'))
      joined.set(day, result);
  }
  return [...joined].sort(([a], [b]) => a - b);
}

type Ladder = {
  readonly step: number;
  readonly dueDay: number;
  readonly lastDay: number;
  /** Different days with right answers since the last miss. */
  readonly rightDays: number;
  readonly missedDay: number | null;
};

function climb(before: Ladder | null, day: number, result: DayResult): Ladder {
  if (result === 'missed')
    return { step: 0, dueDay: day + INTERVAL_DAYS[0], lastDay: day, rightDays: 0, missedDay: day };
  const isFluent = result === 'fluent';
  if (before === null) return stepTo(isFluent ? 1 : 0, day, 1, null);
  const rightDays = before.rightDays + 1;
  // Asked before it was due: that proves little, so it neither climbs nor waits longer.
  if (day < before.dueDay) return { ...before, lastDay: day, rightDays };
  return stepTo(before.step + (isFluent ? 1 : 0), day, rightDays, before.missedDay);
}

function stepTo(step: number, day: number, rightDays: number, missedDay: number | null): Ladder {
  const capped = Math.min(step, INTERVAL_DAYS.length - 1);
  return { step: capped, dueDay: day + (INTERVAL_DAYS[capped] ?? 0), lastDay: day, rightDays, missedDay };
}
