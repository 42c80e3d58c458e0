import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { SQLITE_FILE } from '../shared/database/db.server.ts';

/** Prints one sentence to stderr and exits with code 1. */
export function stopWith(sentence: string): never {
  console.error(`story-forest: ${sentence}`);
  process.exit(1);
}

/** The data folder (DATA_DIR) and its database file. Exits with the sentence where DATABASE_URL is set (Postgres). */
export function locateDatabase(postgresSentence: string): { readonly dataDir: string; readonly file: string } {
  if (process.env.DATABASE_URL) stopWith(postgresSentence);
  const dataDir = process.env.DATA_DIR || 'data';
  return { dataDir, file: join(dataDir, SQLITE_FILE) };
}

/** The path of a copy made now: `data/backups/{name}-2026-03-01T09-00-00.sqlite`. */
export function formatDatedCopyPath(dataDir: string, name: string): string {
  const second = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return resolve(dataDir, 'backups', `${name}-${second}.sqlite`);
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
  const unfinished = `${target}.unfinished`;
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

/** The copies that `npm run backup` and `npm run restore` have made in the data folder. */
export function listCopies(dataDir: string): string[] {
  const folder = join(dataDir, 'backups');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => join(folder, name));
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
