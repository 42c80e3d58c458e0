import { chmodSync, closeSync, fdatasync, openSync, statfsSync } from 'node:fs';
import { promisify } from 'node:util';
import type BetterSqlite3 from 'better-sqlite3';
import { createSharedSync } from './shared-sync.server.ts';

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
  // FULL: what is committed is on the disk, even after a power cut. `writeInBackground` changes how.
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
 * Has commits go to the disk without this thread from here on, which would otherwise stand still for some milliseconds
 * each time. A statement still ends only when what it wrote is there: `written`. SQLite's own mode NORMAL writes commits to
 * its log without waiting for the disk, and waits for it before the log is emptied, so the database stays whole.
 *
 * Call when the log exists: after a first transaction. The log stays the same file while the handle is open; SQLite
 * holds no locks on it, which closing a second descriptor would release.
 */
export function writeInBackground(
  handle: BetterSqlite3.Database,
  syncFile: (descriptor: number) => Promise<void> = promisify(fdatasync),
): {
  readonly written: () => Promise<void>;
  readonly close: () => void;
} {
  handle.pragma('synchronous = NORMAL');
  const log = openSync(`${handle.name}-wal`, 'r+');
  const countChanges = handle.prepare('select total_changes()').pluck();
  /** Number of changes that are known to be on the disk. */
  let onDisk = countChanges.get();
  const sync = createSharedSync(async () => {
    const changes = countChanges.get();
    await syncFile(log).catch((cause: unknown) => {
      throw Object.assign(new Error('the log of the database could not be written', { cause }), {
        code: 'SQLITE_IOERR_FSYNC',
      });
    });
    onDisk = changes;
  });
  return {
    // Also after a statement that changed nothing: it may have found a row that is still on its way.
    written: async () => {
      if (countChanges.get() !== onDisk) await sync();
    },
    close: () => closeSync(log),
  };
}

/**
 * Sets the greatest size of the file: `maxBytes`, or less where the disk has too little space for it. Returns it with the bytes
 * in use. Writes beyond it fail with SQLITE_FULL.
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
 * Gives free pages back to the disk and empties the write-ahead log, which holds earlier versions of pages. Where readers
 * are in the way the log stays until the next call.
 */
export function compact(handle: BetterSqlite3.Database): void {
  handle.pragma('incremental_vacuum');
  handle.pragma('wal_checkpoint(TRUNCATE)');
}
