import { normalizeAddress, readAddress } from '../../address/read-address.ts';
import type { Bilingual } from '../../language/language.ts';
import { DAY_MS } from '../../time.ts';
import { normalizeTables } from './times-fact.ts';

const HASH = /^#?tables=([2-9](?:,\s*[2-9]){0,7})$/;

/** The end of an address that sets tables: `tables=6,8`. It holds no name. */
export function formatTask(tables: readonly number[]): string {
  return `tables=${tables.join(',')}`;
}

export type ParsedTask =
  /** The hash is none of a task. */
  | { readonly state: 'none' }
  /** The link was damaged on its way. */
  | { readonly state: 'bad' }
  | { readonly state: 'read'; readonly tables: readonly number[] };

/** Parses the tables of an address's hash, whatever a messenger has put behind them. */
export function parseTask(hash: string): ParsedTask {
  const tables = readAddress(hash, (text) => {
    const [, list] = HASH.exec(text) ?? [];
    return list === undefined ? null : normalizeTables(list.split(',').map(Number));
  });
  if (tables) return { state: 'read', tables };
  return { state: /^#?tables\b/.test(normalizeAddress(hash)) ? 'bad' : 'none' };
}

const englishList = new Intl.ListFormat('en-US');

/** Names tables as a list: 'the 2s, 6s, and 8s', '2단, 6단, 8단'. */
export function nameTables(tables: readonly number[]): Bilingual {
  return {
    en: `the ${englishList.format(tables.map((table) => `${table}s`))}`,
    ko: tables.map((table) => `${table}단`).join(', '),
  };
}

/** A task lasts a week. */
export const TASK_DAYS = 7;
const TASK_MS = TASK_DAYS * DAY_MS;

/** A task that is stored in a room (docs/product.md §6.3). */
export type RoomTask = {
  /** The player; null for everybody in the room. */
  readonly playerName: string | null;
  /** Tables, ascending, at least one. */
  readonly tables: readonly number[];
};

/** When a task that was set at a time is over. */
export function computeTaskEnd(setAt: Date): Date {
  return new Date(setAt.getTime() + TASK_MS);
}

/** Whether a task counts. One from further than a week ahead was set by a wrong clock, and would last too long. */
export function isTaskCurrent(setAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - setAt.getTime()) < TASK_MS;
}

/** The task of a player: the player's own, else that of the room. */
export function findTask<Task extends RoomTask>(tasks: readonly Task[], playerName: string): Task | null {
  const taskFor = (name: string | null) => tasks.find((task) => task.playerName === name);
  return taskFor(playerName) ?? taskFor(null) ?? null;
}
