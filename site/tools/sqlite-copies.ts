import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { SQLITE_FILE } from '../shared/db.server.ts';

/** Ends the program with one sentence for the person who called it. */
export function stopWith(sentence: string): never {
  console.error(`story-forest: ${sentence}`);
  process.exit(1);
}

/** The data folder and its database, as the environment names them; ends the program where that is Postgres. */
export function sqlitePlace(insteadOnPostgres: string): { readonly dataDir: string; readonly file: string } {
  if (process.env.DATABASE_URL) stopWith(insteadOnPostgres);
  const dataDir = process.env.DATA_DIR || 'data';
  return { dataDir, file: join(dataDir, SQLITE_FILE) };
}

/** A file for a copy made now: `data/backups/{name}-2026-03-01T09-00-00.sqlite`. */
export function datedCopy(dataDir: string, name: string): string {
  const second = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return resolve(dataDir, 'backups', `${name}-${second}.sqlite`);
}

/** Throws where the database in this file is not whole. */
export function checkWhole(database: BetterSqlite3.Database): void {
  const verdict = database.pragma('integrity_check', { simple: true });
  if (verdict !== 'ok') throw new Error(`it is damaged: ${verdict}`);
}

/**
 * Copies a database, which others may be writing to, to a file of its own that can be carried anywhere. The copy is
 * made under another name first: a file with the copy's name is always a whole one.
 */
export async function copyDatabase(source: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already, and a copy never writes over a file`);
  const unfinished = `${target}.unfinished`;
  try {
    mkdirSync(dirname(target), { recursive: true });
    rmSync(unfinished, { force: true });
    const live = new BetterSqlite3(source, { fileMustExist: true });
    await live.backup(unfinished);
    live.close();
    const copy = new BetterSqlite3(unfinished);
    // One file without a log beside it.
    copy.pragma('journal_mode = DELETE');
    checkWhole(copy);
    copy.close();
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
