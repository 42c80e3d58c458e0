/**
 * A class: its players and their trees in a table, and groups that need the same fact.
 *
 * @packageDocumentation
 */
import { type FactTree, isWeak, type TreeLevel } from '../../../shared/times-tables/facts/fact-tree.ts';
import type { PlayerForest } from '../players/player-forest.ts';
import { compareNames } from '../players/player-names.ts';

/** Players on a page of the table. */
export const PLAYERS_PER_PAGE = 50;

export type PlayerRow = {
  readonly name: string;
  /** Levels, one for each tree of the class. */
  readonly levels: readonly TreeLevel[];
  /** Last local calendar day with an answer. */
  readonly lastDay: number;
  readonly hasPlayedToday: boolean;
};

/** Players × trees: 3 × 7 and 7 × 3 are one column. */
export type ClassView = { readonly trees: readonly FactTree[]; readonly players: readonly PlayerRow[] };

/** The view of a class, from the forest of each player. */
export function buildClassView(forests: readonly PlayerForest[], today: number): ClassView {
  const players = forests.map(({ name, days, plants }) => {
    const lastDay = days.at(-1) ?? 0;
    const levels = plants.map(({ state }) => state.level);
    // Where the player is, it may be tomorrow already.
    return { name, levels, lastDay, hasPlayedToday: lastDay >= today };
  });
  return { trees: forests[0]?.plants.map(({ tree }) => tree) ?? [], players };
}

export function countLevel({ levels }: PlayerRow, level: TreeLevel): number {
  return levels.filter((one) => one === level).length;
}

/** Number of weak plants. */
export function countNeeded({ levels }: PlayerRow): number {
  return levels.filter(isWeak).length;
}

export const CLASS_ORDERS = ['help', 'name', 'recent'] as const;
export type ClassOrder = (typeof CLASS_ORDERS)[number];

/** 'help': most seeds and thirsty trees first, of equals fewest trees. 'recent': who practiced last. Ties by name. */
export function sortPlayers(players: readonly PlayerRow[], order: ClassOrder): PlayerRow[] {
  const by: Record<ClassOrder, (a: PlayerRow, b: PlayerRow) => number> = {
    help: (a, b) => countNeeded(b) - countNeeded(a) || countLevel(a, 'tree') - countLevel(b, 'tree'),
    name: () => 0,
    recent: (a, b) => b.lastDay - a.lastDay,
  };
  return [...players].sort((a, b) => by[order](a, b) || compareNames(a.name, b.name));
}
