import type { FactMemory } from '../../../shared/times-tables/facts/fact-memory.ts';
import {
  computeTreeState,
  type FactTree,
  growForest,
  type TreeLevel,
} from '../../../shared/times-tables/facts/fact-tree.ts';

/** What became of plants in a session; 'watered': a tree or a young tree that needed water and stands again. */
export const GROWTHS = ['tree', 'young', 'sprout', 'watered'] as const;
export type GrowthKind = (typeof GROWTHS)[number];

/** The plants that grew between two memories, by what became of them. */
export type Grown = { readonly [growth in GrowthKind]: readonly FactTree[] };

const HEIGHT: Record<TreeLevel, number> = { untried: 0, seed: 0, sprout: 1, thirsty: 1, young: 2, tree: 3 };

export function findGrown(before: FactMemory, after: FactMemory, today: number): Grown {
  const grown: Record<GrowthKind, FactTree[]> = { tree: [], young: [], sprout: [], watered: [] };
  for (const { tree, state } of growForest(after, today)) {
    const { level } = computeTreeState(before, tree, today);
    if (HEIGHT[state.level] <= HEIGHT[level]) continue;
    if (state.level === 'tree' || state.level === 'young' || state.level === 'sprout') {
      grown[level === 'thirsty' ? 'watered' : state.level].push(tree);
    }
  }
  return grown;
}
