import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compact, lockCopies, prepareSqliteFile, sweepLeftovers } from './sqlite-file.server.ts';

let folder: string;
let handle: BetterSqlite3.Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'story-forest-'));
  handle = new BetterSqlite3(join(folder, 'words.sqlite'));
  prepareSqliteFile(handle);
  handle.exec('create table words (word text)');
});
afterEach(() => {
  handle.close();
  rmSync(folder, { recursive: true });
});

const retryWhileBusy = <Result>(work: () => Promise<Result>) => work();
const countFree = () => handle.pragma('freelist_count', { simple: true }) as number;
/** Leaves more free pages than a batch has. */
const leaveFreePages = () => {
  const insert = handle.prepare('insert into words values (?)');
  handle.transaction(() => {
    for (let row = 0; row < 1300; row++) insert.run('x'.repeat(4000));
  })();
  handle.exec('delete from words');
  expect(countFree()).toBeGreaterThan(1200);
};

test('each commit waits for the disk', () => {
  const FULL = 2;
  expect(handle.pragma('synchronous', { simple: true })).toBe(FULL);
  expect(handle.pragma('journal_mode', { simple: true })).toBe('wal');
});

test('compacting gives every free page back in batches, between which other work proceeds', async () => {
  leaveFreePages();
  const compacting = compact(handle, retryWhileBusy);
  await new Promise(setImmediate);
  expect(countFree()).toBeGreaterThan(0);
  await compacting;
  expect(countFree()).toBe(0);
  expect(statSync(handle.name).size).toBeLessThan(40_000);
  expect(statSync(`${handle.name}-wal`).size).toBe(0);
});

test('compacting that is aborted leaves free pages for the next time, and empties the log', async () => {
  leaveFreePages();
  await compact(handle, retryWhileBusy, AbortSignal.abort());
  expect(countFree()).toBeGreaterThan(1200);
  expect(statSync(`${handle.name}-wal`).size).toBe(0);
  await compact(handle, retryWhileBusy);
  expect(countFree()).toBe(0);
});

describe('copies in the data folder', () => {
  let dataFolder: string;
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), 'story-forest-'));
    mkdirSync(join(dataFolder, 'backups'));
    mkdirSync(join(dataFolder, 'restoring-a1B2c3'));
    for (const name of [
      'restoring-a1B2c3/story-forest.sqlite',
      'story-forest.sqlite',
      'backups/monday.sqlite',
      'backups/tuesday.sqlite.unfinished',
    ]) {
      writeFileSync(join(dataFolder, name), 'names');
    }
  });
  afterEach(() => rmSync(dataFolder, { recursive: true }));

  const listFiles = () => [...readdirSync(dataFolder), ...readdirSync(join(dataFolder, 'backups'))].sort();
  const KEPT = ['backups', 'copies.lock', 'monday.sqlite', 'story-forest.sqlite'];

  test('what killed backups and restores left is removed, and nothing else', () => {
    sweepLeftovers(dataFolder);
    expect(listFiles()).toEqual(KEPT);
  });

  test('nothing is removed while a tool writes a copy', () => {
    const unlock = lockCopies(dataFolder, 'shared', 0);
    sweepLeftovers(dataFolder);
    expect(existsSync(join(dataFolder, 'restoring-a1B2c3'))).toBe(true);
    unlock?.();
    sweepLeftovers(dataFolder);
    expect(listFiles()).toEqual(KEPT);
  });

  test('tools that write copies work side by side, and one that changes all of them alone', () => {
    const [first, second] = [lockCopies(dataFolder, 'shared', 0), lockCopies(dataFolder, 'shared', 0)];
    expect(lockCopies(dataFolder, 'exclusive', 0)).toBeNull();
    first?.();
    expect(lockCopies(dataFolder, 'exclusive', 0)).toBeNull();
    second?.();
    const alone = lockCopies(dataFolder, 'exclusive', 0);
    expect(alone).not.toBeNull();
    expect(lockCopies(dataFolder, 'shared', 0)).toBeNull();
    alone?.();
  });
});
