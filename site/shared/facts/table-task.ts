import { tablesOf } from '../players/players.ts';

const HASH = /^#?tables=([2-9](?:,[2-9]){0,7})$/;

/** The end of an address that sets tables: `tables=6,8`. It holds no name. */
export function formatTask(tables: readonly number[]): string {
  return `tables=${tables.join(',')}`;
}

/** The tables of an address's hash; null where it sets none. */
export function parseTask(hash: string): readonly number[] | null {
  const [, list] = HASH.exec(hash) ?? [];
  return list === undefined ? null : tablesOf(list.split(',').map(Number));
}
