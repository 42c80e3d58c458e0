import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type DatabasePlace, SQLITE_FILE } from '../shared/database/db.server.ts';
import {
  BACKUPS_FOLDER,
  lockCopies,
  sweepLeftovers,
  UNFINISHED_SUFFIX,
} from '../shared/database/sqlite-file.server.ts';

/** Prints one sentence to stderr and exits with code 1. */
export function stopWith(sentence: string): never {
  console.error(`story-forest: ${sentence}`);
  process.exit(1);
}

/** The server's database, by DATA_DIR and DATABASE_URL. */
export function readDatabasePlace(): DatabasePlace {
  return { dataDir: process.env.DATA_DIR || 'data', databaseUrl: process.env.DATABASE_URL || undefined };
}

/** The data folder and its database file. Exits with the sentence where the database is Postgres. */
export function locateDatabase(postgresSentence: string): { readonly dataDir: string; readonly file: string } {
  const { dataDir, databaseUrl } = readDatabasePlace();
  if (databaseUrl !== undefined) stopWith(postgresSentence);
  return { dataDir, file: join(dataDir, SQLITE_FILE) };
}

/** The path of a copy made now: `data/backups/{name}-2026-03-01T09-00-00.sqlite`. */
export function formatDatedCopyPath(dataDir: string, name: string): string {
  const second = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return resolve(dataDir, BACKUPS_FOLDER, `${name}-${second}.sqlite`);
}

/** @throws where SQLite's integrity check fails */
export function checkIntegrity(database: BetterSqlite3.Database): void {
  const verdict = database.pragma('integrity_check', { simple: true });
  if (verdict !== 'ok') throw new Error(`it is damaged: ${verdict}`);
}

/** Copies hold names: only this user may read them. */
process.umask(0o077);

/**
 * Copies a database, which may be written to meanwhile, to one file without a log and without anything of deleted rows.
 * The copy is renamed to `target` when it is complete and checked.
 * @throws where `target` exists
 */
export function copyDatabase(source: string, target: string): void {
  if (existsSync(target)) throw new Error(`${target} exists already, and a copy never writes over a file`);
  const unfinished = `${target}${UNFINISHED_SUFFIX}`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    rmSync(unfinished, { force: true });
    const live = new BetterSqlite3(source, { fileMustExist: true });
    live.prepare('vacuum into ?').run(unfinished);
    live.close();
    const copy = new BetterSqlite3(unfinished, { readonly: true });
    checkIntegrity(copy);
    copy.close();
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** How long another tool is waited for. */
const MAX_LOCK_MS = 60_000;

/**
 * Removes what killed tools left in the data folder, and holds other tools off until this program ends: `shared` those
 * that change all copies, `exclusive` all. Exits with a sentence where one is at work for too long.
 */
export function claimCopies(dataDir: string, mode: 'shared' | 'exclusive'): void {
  sweepLeftovers(dataDir);
  let unlock = lockCopies(dataDir, mode, 0);
  if (unlock === null) {
    console.error('story-forest: waiting for another backup, restore or forget in the data folder');
    unlock = lockCopies(dataDir, mode, MAX_LOCK_MS);
  }
  if (unlock === null) stopWith('another backup, restore or forget takes too long: try again later.');
  process.on('exit', unlock);
}

/**
 * Every SQLite database in the data folder but the live one, by its first bytes: whatever its name, it may hold rows.
 */
export function listCopies(dataDir: string): string[] {
  // The folder of backups may be a link, which a recursive listing does not follow.
  const folders = [dataDir, join(dataDir, BACKUPS_FOLDER)].filter((folder) => existsSync(folder));
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const files = new Set(
    paths.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile()).map((path) => realpathSync(path)),
  );
  files.delete(realpathSync(join(dataDir, SQLITE_FILE)));
  return [...files].filter(isSqliteFile);
}

function isSqliteFile(path: string): boolean {
  const header = Buffer.alloc(16);
  try {
    const file = openSync(path, 'r');
    readSync(file, header);
    closeSync(file);
  } catch {
    // One that cannot be read may be one.
    return true;
  }
  return header.equals(Buffer.from('SQLite format 3\0'));
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
