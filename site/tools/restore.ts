/**
 * `npm run restore file`: replaces the rows of the SQLite database by those of a backup, also while the server runs
 * (docs/decisions/028). Readers see either all old rows or all of the backup, even if this program is killed. The old
 * database is first copied to `data/backups/before-restore-2026-03-01T09-00-00.sqlite`.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { TABLE_COLUMNS } from '../migrations/tables.ts';
import { openDatabase, SQLITE_FILE } from '../shared/database/db.server.ts';
import { RESTORE_PREFIX } from '../shared/database/sqlite-file.server.ts';
import { checkRows } from './check-rows.ts';
import {
  checkIntegrity,
  claimCopies,
  copyDatabase,
  formatDatedCopyPath,
  getErrorMessage,
  locateDatabase,
  stopWith,
} from './sqlite-copies.ts';

const { dataDir, file } = locateDatabase('this restores SQLite; for Postgres use pg_restore with your DATABASE_URL.');
const [named] = process.argv.slice(2);
if (named === undefined) stopWith('say which backup: npm run restore -- data/backups/story-forest-….sqlite');
const backup = resolve(named);
if (!existsSync(backup)) stopWith(`there is no file ${backup}.`);

/** How long a write lock of the running server is waited for. */
const BUSY_TIMEOUT_MS = 60_000;

/** Opens a file that may be hostile: no view, trigger or default of its own may call a function. */
function openUntrusted(path: string): BetterSqlite3.Database {
  const database = new BetterSqlite3(path, { readonly: true });
  database.pragma('trusted_schema = OFF');
  return database;
}

/**
 * Whether the file is a database of this site, with tables and indexes only.
 * @throws where it is damaged or no SQLite database
 */
function isSiteDatabase(path: string): boolean {
  const database = openUntrusted(path);
  try {
    checkIntegrity(database);
    const count = (condition: string) =>
      database.prepare(`select count(*) from sqlite_schema where ${condition}`).pluck().get();
    return (
      count("type = 'table' and name in ('kysely_migration', 'quiz_scores')") === 2 &&
      count("type not in ('table', 'index') or sql like 'create virtual%'") === 0
    );
  } finally {
    database.close();
  }
}

/**
 * Replaces the rows of `target` by those of `source`, after copying `target` to `before`. Both must have the newest
 * migrations. One transaction blocks all writers from before the copy until the end, so every acknowledged write
 * is in one of the two.
 */
function replaceRows(target: string, source: string, before: string): void {
  const live = new BetterSqlite3(target, { timeout: BUSY_TIMEOUT_MS });
  try {
    live.pragma('synchronous = FULL');
    live.pragma('secure_delete = ON');
    live.pragma('trusted_schema = OFF');
    live.prepare('attach ? as restored').run(source);
    live.exec('begin immediate');
    copyDatabase(target, before);
    for (const [table, columns] of Object.entries(TABLE_COLUMNS)) {
      const list = columns.join(', ');
      live.exec(`delete from main.${table}; insert into main.${table} (${list}) select ${list} from restored.${table}`);
    }
    live.exec('commit');
  } finally {
    // Rolls back what is not committed.
    live.close();
  }
}

mkdirSync(dataDir, { recursive: true });
claimCopies(dataDir, 'shared');
const workFolder = mkdtempSync(join(dataDir, RESTORE_PREFIX));
try {
  // Checks and migrates a copy: the file may be damaged, of another program, or of an older or newer version.
  const copy = join(workFolder, SQLITE_FILE);
  copyFileSync(backup, copy);
  if (!isSiteDatabase(copy)) throw new Error('it is not a backup of Story Forest');
  await (await openDatabase({ dataDir: workFolder })).close();
  const migrated = openUntrusted(copy);
  checkRows(migrated);
  migrated.close();
  if (existsSync(file)) {
    await (await openDatabase({ dataDir })).close();
    const before = formatDatedCopyPath(dataDir, 'before-restore');
    replaceRows(file, copy, before);
    console.log(`story-forest: what was there before is in ${before}`);
  } else {
    copyDatabase(copy, file);
  }
} catch (error) {
  rmSync(workFolder, { recursive: true, force: true });
  stopWith(`${backup} was not restored (${getErrorMessage(error)}).`);
}
rmSync(workFolder, { recursive: true, force: true });
console.log(`story-forest: restored from ${backup}`);
