import type { ScoreRecord } from '../../../shared/api/scores-api.ts';
import { type FactMemory, listPracticeDays } from '../../../shared/facts/fact-memory.ts';
import { computeTreeState, type FactTree } from '../../../shared/facts/fact-tree.ts';
import { buildMemoryFromScores } from '../../../shared/facts/score-memory.ts';
import type { Calendar } from './calendar.ts';
import { listTreesUpTo } from './class-view.ts';
import { findHighestNumber } from './mastery.ts';

const WEEK_DAYS = 7;

/** What has changed in the last seven days, today among them, for one player. */
export type Growth = {
  /** Days with a quiz in this week, and in the one before. */
  readonly days: number;
  readonly daysBefore: number;
  /** Trees that are known now and were not a week ago, in the order of the tables. */
  readonly newTrees: readonly FactTree[];
  /** Trees that are known now, those that need water among them, and all there are. */
  readonly knownTreeCount: number;
  readonly treeCount: number;
};

export function computeGrowth(records: readonly ScoreRecord[], { today, offsetMinutes }: Calendar): Growth {
  const memory = buildMemoryFromScores(records, offsetMinutes);
  const weekAgo = today - WEEK_DAYS;
  const before = upTo(memory, weekAgo);
  const trees = listTreesUpTo(findHighestNumber(records.flatMap(({ questions }) => questions)));
  const knownTrees = trees.filter((tree) => isKnownTree(memory, tree, today));
  const days = listPracticeDays(memory);
  return {
    days: days.filter((day) => day > weekAgo && day <= today).length,
    daysBefore: days.filter((day) => day > weekAgo - WEEK_DAYS && day <= weekAgo).length,
    newTrees: knownTrees.filter((tree) => !isKnownTree(before, tree, weekAgo)),
    knownTreeCount: knownTrees.length,
    treeCount: trees.length,
  };
}

function isKnownTree(memory: FactMemory, tree: FactTree, day: number): boolean {
  const { level } = computeTreeState(memory, tree, day);
  return level === 'tree' || level === 'thirsty';
}

function upTo(memory: FactMemory, last: number): FactMemory {
  return new Map([...memory].map(([question, days]) => [question, new Map([...days].filter(([day]) => day <= last))]));
}
