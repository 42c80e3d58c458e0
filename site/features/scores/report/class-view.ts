import type { ScoreRecord } from '../../../shared/api/scores-api.ts';
import { listPracticeDays } from '../../../shared/facts/fact-memory.ts';
import { computeTreeState, type FactTree, type TreeLevel } from '../../../shared/facts/fact-tree.ts';
import { buildMemoryFromScores } from '../../../shared/facts/score-memory.ts';
import { MAX_RAW_NAME_LENGTH } from '../../../shared/players/player-name.ts';
import type { Calendar } from './calendar.ts';
import { groupBy } from './group-by.ts';
import { findHighestNumber } from './mastery.ts';

/** Rows of a page of the class, and records of a page of the list. */
export const PAGE_ROWS = 50;
/** More names than this get a field to search them. */
export const NAMES_SHOWN = 8;

export type PlayerRow = {
  readonly name: string;
  /** Levels, one for each tree of the class. */
  readonly levels: readonly TreeLevel[];
  /** Last local calendar day with a quiz. */
  readonly lastDay: number;
  readonly hasPracticedToday: boolean;
};

/** Players × trees: 3 × 7 and 7 × 3 are one column. */
export type ClassView = { readonly trees: readonly FactTree[]; readonly players: readonly PlayerRow[] };

export function buildClassView(records: readonly ScoreRecord[], { today, offsetMinutes }: Calendar): ClassView {
  const trees = listTreesUpTo(findHighestNumber(records.flatMap(({ questions }) => questions)));
  const players = [...groupBy(records, ({ playerName }) => playerName)].map(([name, own]) => {
    const memory = buildMemoryFromScores(own, offsetMinutes);
    const lastDay = listPracticeDays(memory).at(-1) ?? 0;
    const levels = trees.map((tree) => computeTreeState(memory, tree, today).level);
    return { name, levels, lastDay, hasPracticedToday: lastDay === today };
  });
  return { trees, players };
}

/** All trees with both numbers from 2 to the highest, by the larger number. */
export function listTreesUpTo(highest: number): FactTree[] {
  const trees: FactTree[] = [];
  for (let high = 2; high <= highest; high += 1) {
    for (let low = 2; low <= high; low += 1) trees.push({ low, high });
  }
  return trees;
}

export function countLevel({ levels }: PlayerRow, level: TreeLevel): number {
  return levels.filter((one) => one === level).length;
}

export const CLASS_ORDERS = ['help', 'name', 'recent'] as const;
export type ClassOrder = (typeof CLASS_ORDERS)[number];

/** 'help': most seeds and thirsty trees first, of equals fewest trees. 'recent': who practiced last. Ties by name. */
export function sortPlayers(players: readonly PlayerRow[], order: ClassOrder): PlayerRow[] {
  const { compare } = new Intl.Collator('ko', { numeric: true });
  const need = (player: PlayerRow) => countLevel(player, 'seed') + countLevel(player, 'thirsty');
  const by: Record<ClassOrder, (a: PlayerRow, b: PlayerRow) => number> = {
    help: (a, b) => need(b) - need(a) || countLevel(a, 'tree') - countLevel(b, 'tree'),
    name: () => 0,
    recent: (a, b) => b.lastDay - a.lastDay,
  };
  return [...players].sort((a, b) => by[order](a, b) || compare(a.name, b.name));
}

/** The names that hold the searched text, whatever its case and spaces. */
export function matchesSearch(name: string, search: string): boolean {
  const plain = (text: string) =>
    text.slice(0, MAX_RAW_NAME_LENGTH).normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  return plain(name).includes(plain(search));
}
