/** The copies of the SQLite database in the data folder: backups, and what a restore works on. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { codeOf } from './database-errors.server.ts';
import { makePrivate } from './sqlite-file.server.ts';

/** The folder in the data folder that backups are written to by default. */
export const BACKUPS_FOLDER = 'backups';
/** Begins the name of the folder that a restore works in. */
export const RESTORE_PREFIX = 'restoring-';
/** Ends the name of a copy that is being written. */
export const UNFINISHED_SUFFIX = '.unfinished';
/** An empty file that SQLite's locks are held on: they end with their process, however it ends, and in containers too. */
const LOCK_FILE = 'copies.lock';

/**
 * Locks the copies of a data folder: `shared` while a tool writes one, `exclusive` while all are changed. Returns the
 * function that unlocks; null where another process holds the lock for longer than `maxWaitMs`.
 */
export function lockCopies(dataDir: string, mode: 'shared' | 'exclusive', maxWaitMs: number): (() => void) | null {
  const lock = new BetterSqlite3(join(dataDir, LOCK_FILE), { timeout: maxWaitMs });
  try {
    makePrivate(lock.name);
    lock.exec(mode === 'exclusive' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (codeOf(error) === 'SQLITE_BUSY') return null;
    throw error;
  }
}

/** Removes what killed backups and restores left in the data folder. While a tool is at work it removes nothing. */
export function sweepLeftovers(dataDir: string): void {
  const unlock = lockCopies(dataDir, 'exclusive', 0);
  if (unlock === null) return;
  for (const folder of [dataDir, join(dataDir, BACKUPS_FOLDER)].filter(existsSync)) {
    for (const name of readdirSync(folder)) {
      if (!name.startsWith(RESTORE_PREFIX) && !name.endsWith(UNFINISHED_SUFFIX)) continue;
      try {
        rmSync(join(folder, name), { recursive: true, force: true });
      } catch {
        // Another user's. It stops no start, and `npm run forget` looks into it.
      }
    }
  }
  unlock();
}
