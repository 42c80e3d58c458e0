/**
 * `npm run backup [file]`: copies the SQLite database of a running server to a file of its own, whole and consistent,
 * without stopping anybody. Without a file it writes `data/backups/story-forest-2026-03-01T09-00-00.sqlite`.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { SQLITE_FILE } from '../shared/db.server.ts';

function stopWith(sentence: string): never {
  console.error(`story-forest: ${sentence}`);
  process.exit(1);
}

if (process.env.DATABASE_URL) stopWith('this copies SQLite; for Postgres use pg_dump with your DATABASE_URL.');
const dataDir = process.env.DATA_DIR || 'data';
const source = join(dataDir, SQLITE_FILE);
if (!existsSync(source)) stopWith(`there is no database at ${source} (DATA_DIR names the data folder).`);

const second = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const target = resolve(process.argv[2] ?? join(dataDir, 'backups', `story-forest-${second}.sqlite`));
if (existsSync(target)) stopWith(`${target} exists already; a backup never writes over a file.`);

// Written under another name first: a file with the backup's name is always a whole one.
const unfinished = `${target}.unfinished`;
try {
  mkdirSync(dirname(target), { recursive: true });
  rmSync(unfinished, { force: true });
  const live = new BetterSqlite3(source, { fileMustExist: true });
  await live.backup(unfinished);
  live.close();
  const copy = new BetterSqlite3(unfinished);
  // One file without a log beside it, which can be copied anywhere.
  copy.pragma('journal_mode = DELETE');
  const verdict = copy.pragma('integrity_check', { simple: true });
  copy.close();
  if (verdict !== 'ok') stopWith(`the copy is damaged (${verdict}); the database itself may be.`);
  renameSync(unfinished, target);
} catch (error) {
  rmSync(unfinished, { force: true });
  stopWith(`the backup failed (${error instanceof Error ? error.message : error}).`);
}
console.log(`story-forest: copied to ${target}`);
