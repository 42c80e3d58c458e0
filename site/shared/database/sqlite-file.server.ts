import { chmodSync, existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { codeOf } from './database-errors.server.ts';
import { runInBatches } from './run-in-batches.server.ts';
import type { RetryWhileBusy } from './sqlite-busy-retry.server.ts';

/** A database leaves as much of the free space as it takes: for its log, and for a backup. */
const SHARE_OF_FREE_SPACE = 0.5;
/** The value of `pragma auto_vacuum` for INCREMENTAL. */
const INCREMENTAL = 2;
/** Mode of a file for its owner only: it holds children's names. */
const PRIVATE_FILE = 0o600;

/**
 * Sets what must be set before anything is stored. A file that cannot shrink yet is rewritten once.
 * @throws SQLite's error where the file cannot be used
 */
export function prepareSqliteFile(handle: BetterSqlite3.Database): void {
  makePrivate(handle.name);
  enableShrinking(handle);
  handle.pragma('journal_mode = WAL');
  // What is committed is on the disk, even after a power cut.
  handle.pragma('synchronous = FULL');
  handle.pragma('foreign_keys = ON');
  // Deleted rows are overwritten with zeros.
  handle.pragma('secure_delete = ON');
  // No view, trigger or schema of a foreign file calls functions.
  handle.pragma('trusted_schema = OFF');
}

/**
 * Lets the file shrink. Of a file with tables this takes a rewrite; where another process holds a lock or the disk is
 * full, the next start tries again.
 */
function enableShrinking(handle: BetterSqlite3.Database): void {
  if (handle.pragma('auto_vacuum', { simple: true }) === INCREMENTAL) return;
  try {
    handle.pragma('auto_vacuum = INCREMENTAL');
    if (handle.pragma('page_count', { simple: true }) !== 0) handle.exec('vacuum');
  } catch {}
}

/** Lets only the owner read a file of SQLite, and what belongs to it. */
function makePrivate(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(each, PRIVATE_FILE);
    } catch {
      // Missing, or another user's: the database itself says so where it matters.
    }
  }
}

/**
 * Sets the greatest size of the file: `maxBytes`, or less where the disk has too little space for it. Returns it with
 * the bytes in use. Writes beyond it fail with SQLITE_FULL.
 */
export function limitSize(
  handle: BetterSqlite3.Database,
  dataDir: string,
  maxBytes = Number.POSITIVE_INFINITY,
): { usedBytes: number; maxBytes: number } {
  const pragma = (name: string) => handle.pragma(name, { simple: true }) as number;
  const pageSize = pragma('page_size');
  const pages = pragma('page_count');
  const disk = statfsSync(dataDir);
  const available = pages * pageSize + disk.bavail * disk.bsize * SHARE_OF_FREE_SPACE;
  const limit = Math.max(pages, Math.floor(Math.min(maxBytes, available) / pageSize));
  handle.pragma(`max_page_count = ${Math.min(limit, 0xfffffffe)}`);
  return { usedBytes: (pages - pragma('freelist_count')) * pageSize, maxBytes: limit * pageSize };
}

/**
 * Gives free pages back to the disk, in batches, and empties the write-ahead log, which holds earlier versions of
 * pages. Where readers are in the way the log stays until the next call; free pages do where `signal` is aborted.
 */
export async function compact(
  handle: BetterSqlite3.Database,
  retryWhileBusy: RetryWhileBusy,
  signal?: AbortSignal,
): Promise<void> {
  const countFree = () => handle.pragma('freelist_count', { simple: true }) as number;
  const freeSome = async (maxPages: number) => {
    const before = countFree();
    handle.pragma(`incremental_vacuum(${maxPages})`);
    return before - countFree();
  };
  await runInBatches((maxPages) => retryWhileBusy(() => freeSome(maxPages)), signal);
  handle.pragma('wal_checkpoint(TRUNCATE)');
}

/** The folder in the data folder that backups are written to by default. */
export const BACKUPS_FOLDER = 'backups';
/** Begins the name of the folder that a restore works in. */
export const RESTORE_PREFIX = 'restoring-';
/** Ends the name of a copy that is being written. */
export const UNFINISHED_SUFFIX = '.unfinished';
/**
 * An empty file that SQLite's locks are held on: they end with their process, however it ends, and in containers too.
 */
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
