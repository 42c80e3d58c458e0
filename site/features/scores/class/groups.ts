import { type FactTree, isWeak } from '../../../shared/times-tables/facts/fact-tree.ts';
import type { PlayerForest } from '../players/player-forest.ts';

/** Players who need the same fact. */
export type FactGroup = {
  readonly tree: FactTree;
  /** In the order of their forests. */
  readonly names: readonly string[];
};

/** One player alone is no group. */
const MIN_GROUP = 2;
export const GROUPS_SHOWN = 6;

/** The facts that most players need: seeds and plants that need water; of equals the smaller numbers first. */
export function listGroups(forests: readonly PlayerForest[]): FactGroup[] {
  const trees = forests[0]?.plants.map(({ tree }) => tree) ?? [];
  return trees
    .map((tree) => ({
      tree,
      names: forests
        .filter(({ plants }) => plants.some((plant) => plant.tree === tree && isWeak(plant.state.level)))
        .map(({ name }) => name),
    }))
    .filter(({ names }) => names.length >= MIN_GROUP)
    .sort((a, b) => b.names.length - a.names.length)
    .slice(0, GROUPS_SHOWN);
}
