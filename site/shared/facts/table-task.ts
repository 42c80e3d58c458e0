import { normalizeTables } from './tables.ts';

const HASH = /^#?tables=([2-9](?:,[2-9]){0,7})$/;

/** The end of an address that sets tables: `tables=6,8`. It holds no name. */
export function formatTask(tables: readonly number[]): string {
  return `tables=${tables.join(',')}`;
}

/** The tables of an address's hash; null where it sets none. */
export function parseTask(hash: string): readonly number[] | null {
  const [, list] = HASH.exec(hash) ?? [];
  return list === undefined ? null : normalizeTables(list.split(',').map(Number));
}

/** A task lasts a week. */
export const TASK_DAYS = 7;
const TASK_MS = TASK_DAYS * 24 * 60 * 60 * 1000;

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
