import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRetryingSqliteDialect } from './sqlite-busy-retry.server.ts';
import { prepareSqliteFile, writeInBackground } from './sqlite-file.server.ts';

let folder: string;
let handle: BetterSqlite3.Database;
let background: ReturnType<typeof writeInBackground>;
/** The syncs of the log that were begun; each ends when the test says so. */
let syncs: PromiseWithResolvers<void>[];
let query: Kysely<{ words: { word: string } }>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'story-forest-'));
  handle = new BetterSqlite3(join(folder, 'words.sqlite'));
  prepareSqliteFile(handle);
  handle.exec('create table words (word text primary key)');
  syncs = [];
  background = writeInBackground(handle, () => {
    const sync = Promise.withResolvers<void>();
    syncs.push(sync);
    return sync.promise;
  });
  query = new Kysely({
    dialect: createRetryingSqliteDialect(handle, { maxWaitMs: 0, isBusy: () => false, written: background.written }),
  });
});
afterEach(async () => {
  await query.destroy();
  background.close();
  rmSync(folder, { recursive: true });
});

const done: string[] = [];
const store = (word: string) =>
  query
    .insertInto('words')
    .values({ word })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
const words = async () => (await query.selectFrom('words').select('word').execute()).map(({ word }) => word);

test('a write resolves when it is on the disk, and reads do not wait for it', async () => {
  const stored = store('fox').then(() => done.push('fox'));
  expect(await words()).toEqual(['fox']);
  expect([done, syncs.length]).toEqual([[], 1]);
  syncs[0]?.resolve();
  await stored;
  expect(done).toEqual(['fox']);
});

test('a write that finds its row there waits until that row is on the disk, and not longer', async () => {
  const first = store('fox');
  let isOver = false;
  const again = store('fox').then(() => {
    isOver = true;
  });
  await words();
  expect(isOver).toBe(false);
  syncs[0]?.resolve();
  await first;
  await expect.poll(() => syncs.length).toBe(2);
  syncs[1]?.resolve();
  await again;
  await store('fox');
  expect(syncs).toHaveLength(2);
});

test('a disk failure is an error of the database, and the next write tries again', async () => {
  const failed = store('fox');
  await words();
  syncs[0]?.reject(new Error('EIO'));
  await expect(failed).rejects.toMatchObject({ code: 'SQLITE_IOERR_FSYNC' });
  const next = store('owl');
  await expect.poll(() => syncs.length).toBe(2);
  syncs[1]?.resolve();
  await next;
});
