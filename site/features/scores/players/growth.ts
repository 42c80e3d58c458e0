import type { FactMemory } from '../../../shared/times-tables/facts/fact-memory.ts';
import { computeTreeState, countPlants, type FactTree } from '../../../shared/times-tables/facts/fact-tree.ts';
import type { PlayerForest } from './player-forest.ts';

const WEEK_DAYS = 7;

/** What has changed in the last seven days, today among them, for one player. */
export type Growth = {
  readonly playerName: string;
  /** Days with an answer in this week, and in the one before. */
  readonly days: number;
  readonly daysBefore: number;
  /** Trees that stand now and had never grown a week ago, in the order of the tables. */
  readonly newTrees: readonly FactTree[];
  /** Plants that are trees and young trees, and all there are: as the forest draws them. */
  readonly treeCount: number;
  readonly youngCount: number;
  readonly plantCount: number;
};

export function computeGrowth({ name, memory, days, plants }: PlayerForest, today: number): Growth {
  const weekAgo = today - WEEK_DAYS;
  const before = upTo(memory, weekAgo);
  return {
    playerName: name,
    days: days.filter((day) => day > weekAgo).length,
    daysBefore: days.filter((day) => day > weekAgo - WEEK_DAYS && day <= weekAgo).length,
    newTrees: plants
      .filter(({ tree, state }) => state.level === 'tree' && !computeTreeState(before, tree, weekAgo).isTree)
      .map(({ tree }) => tree),
    treeCount: countPlants(plants, 'tree'),
    youngCount: countPlants(plants, 'young'),
    plantCount: plants.length,
  };
}

function upTo(memory: FactMemory, last: number): FactMemory {
  return new Map([...memory].map(([fact, days]) => [fact, new Map([...days].filter(([day]) => day <= last))]));
}
