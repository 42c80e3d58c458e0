/**
 * A class: the trees of each player, the table of them all, and groups that need the same fact.
 *
 * @packageDocumentation
 */
import type { ListedMemory } from '../../../shared/api/practice-api.ts';
import { buildMemory, type FactAnswer, listAnswerDays } from '../../../shared/facts/fact-answers.ts';
import { emptyMemory, type FactMemory, mergeMemories, parseMemory } from '../../../shared/facts/fact-memory.ts';
import {
  type FactTree,
  findHighestAsked,
  growForest,
  type Plant,
  type TreeLevel,
} from '../../../shared/facts/fact-tree.ts';
import { MAX_RAW_NAME_LENGTH } from '../../../shared/players/player-name.ts';

/** Rows of a page of the class, and records of a page of the list. */
export const PAGE_ROWS = 50;
/** More names than this get a field to search them. */
export const NAMES_SHOWN = 8;

export type PlayerRow = {
  readonly name: string;
  /** Levels, one for each tree of the class. */
  readonly levels: readonly TreeLevel[];
  /** Last local calendar day with an answer. */
  readonly lastDay: number;
  readonly hasPracticedToday: boolean;
};

/** Players × trees: 3 × 7 and 7 × 3 are one column. */
export type ClassView = { readonly trees: readonly FactTree[]; readonly players: readonly PlayerRow[] };

/** What a player has shown, by quizzes and practice sessions. */
type PlayerMemory = {
  readonly name: string;
  readonly memory: FactMemory;
  /** Local calendar days with an answer, ascending. */
  readonly days: readonly number[];
};

/** A player's memory and the forest that grew of it. Whatever the report says of plants is read from here. */
export type PlayerForest = PlayerMemory & { readonly plants: readonly Plant[] };

/** A player's memory, from answers of all players that the page knows and what the server says of the player. */
export function buildPlayerMemory(
  name: string,
  answers: readonly FactAnswer[],
  listed: ListedMemory | undefined,
): PlayerMemory {
  const own = answers.filter(({ playerName }) => playerName === name);
  const days = new Set([...listAnswerDays(own), ...(listed?.days ?? [])]);
  return {
    name,
    memory: mergeMemories(buildMemory(own), parseMemory(listed?.facts) ?? emptyMemory),
    days: [...days].sort((a, b) => a - b),
  };
}

/** The forest of each player, up to the highest number that any of them was asked. */
export function growForests(players: readonly PlayerMemory[], today: number): PlayerForest[] {
  const highest = Math.max(...players.map(({ memory }) => findHighestAsked(memory)));
  return players.map((player) => ({ ...player, plants: growForest(player.memory, today, highest) }));
}

/** The view of a class, from the forest of each player. */
export function buildClassView(forests: readonly PlayerForest[], today: number): ClassView {
  const players = forests.map(({ name, days, plants }) => {
    const lastDay = days.at(-1) ?? 0;
    const levels = plants.map(({ state }) => state.level);
    // Where the player is, it may be tomorrow already.
    return { name, levels, lastDay, hasPracticedToday: lastDay >= today };
  });
  return { trees: forests[0]?.plants.map(({ tree }) => tree) ?? [], players };
}

export function countLevel({ levels }: PlayerRow, level: TreeLevel): number {
  return levels.filter((one) => one === level).length;
}

export const CLASS_ORDERS = ['help', 'name', 'recent'] as const;
export type ClassOrder = (typeof CLASS_ORDERS)[number];

/** Korean collation order; numbers by their value. */
export const compareNames = new Intl.Collator('ko', { numeric: true }).compare;

/** 'help': most seeds and thirsty trees first, of equals fewest trees. 'recent': who practiced last. Ties by name. */
export function sortPlayers(players: readonly PlayerRow[], order: ClassOrder): PlayerRow[] {
  const need = (player: PlayerRow) => countLevel(player, 'seed') + countLevel(player, 'thirsty');
  const by: Record<ClassOrder, (a: PlayerRow, b: PlayerRow) => number> = {
    help: (a, b) => need(b) - need(a) || countLevel(a, 'tree') - countLevel(b, 'tree'),
    name: () => 0,
    recent: (a, b) => b.lastDay - a.lastDay,
  };
  return [...players].sort((a, b) => by[order](a, b) || compareNames(a.name, b.name));
}

/** The names that hold the searched text, whatever its case and spaces. */
export function matchesSearch(name: string, search: string): boolean {
  const plain = (text: string) =>
    text.slice(0, MAX_RAW_NAME_LENGTH).normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  return plain(name).includes(plain(search));
}
