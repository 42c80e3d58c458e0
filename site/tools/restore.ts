/**
 * `npm run restore file`: puts a backup in the place of the SQLite database, under a running server too. Whoever reads
 * finds all of the old database or all of the backup, even where this program is killed half-way. What was there before
 * is copied to `data/backups/before-restore-2026-03-01T09-00-00.sqlite` first.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { openDatabase, SQLITE_FILE } from '../shared/db.server.ts';
import { checkWhole, copyDatabase, datedCopy, messageOf, sqlitePlace, stopWith } from './sqlite-copies.ts';

const { dataDir, file } = sqlitePlace('this restores SQLite; for Postgres use pg_restore with your DATABASE_URL.');
const [named] = process.argv.slice(2);
if (named === undefined) stopWith('say which backup: npm run restore -- data/backups/story-forest-….sqlite');
const backup = resolve(named);
if (!existsSync(backup)) stopWith(`there is no file ${backup}.`);

/** Milliseconds that writers of a running server may hold this up. */
const PATIENCE = 60_000;

/** Whether the file holds a database of ours; throws where it is damaged or no database at all. */
function isOurs(path: string): boolean {
  const database = new BetterSqlite3(path, { readonly: true });
  try {
    checkWhole(database);
    const tables = database.prepare(
      "select count(*) from sqlite_schema where name in ('kysely_migration', 'quiz_scores')",
    );
    return tables.pluck().get() === 2;
  } finally {
    database.close();
  }
}

/**
 * Puts the rows of `source` in the place of those in `target`, both of the newest migrations, and copies what was there
 * to `before`. One transaction holds off every writer from before the copy until the end, so no acknowledged write can
 * fall in between.
 */
async function replaceRows(target: string, source: string, before: string): Promise<void> {
  const live = new BetterSqlite3(target, { timeout: PATIENCE });
  try {
    live.pragma('synchronous = FULL');
    live.prepare('attach ? as restored').run(source);
    live.exec('begin immediate');
    await copyDatabase(target, before);
    const tables = live.prepare(
      "select name from restored.sqlite_schema where type = 'table' and name not like 'sqlite_%'",
    );
    for (const name of tables.pluck().all()) {
      live.exec(`delete from main."${name}"; insert into main."${name}" select * from restored."${name}"`);
    }
    live.exec('commit');
  } finally {
    // What was not committed is undone.
    live.close();
  }
}

mkdirSync(dataDir, { recursive: true });
const workshop = mkdtempSync(join(dataDir, 'restoring-'));
try {
  // All that can go wrong goes wrong with a copy: the file may be damaged, of another program, older or newer.
  const copy = join(workshop, SQLITE_FILE);
  copyFileSync(backup, copy);
  if (!isOurs(copy)) throw new Error('it is not a backup of Story Forest');
  await (await openDatabase({ dataDir: workshop })).close();
  if (existsSync(file)) {
    await (await openDatabase({ dataDir })).close();
    const before = datedCopy(dataDir, 'before-restore');
    await replaceRows(file, copy, before);
    console.log(`story-forest: what was there before is in ${before}`);
  } else {
    await copyDatabase(copy, file);
  }
} catch (error) {
  rmSync(workshop, { recursive: true, force: true });
  stopWith(`${backup} was not restored (${messageOf(error)}).`);
}
rmSync(workshop, { recursive: true, force: true });
console.log(`story-forest: restored from ${backup}`);
