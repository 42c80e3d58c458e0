import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, SQLITE_FILE } from '../../shared/database/db.server.ts';
import { lockCopies } from '../../shared/database/sqlite-file.server.ts';
import { run } from '../support/process.fixture.ts';

const PATIENCE = { timeout: 60_000 };
let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
  file = join(folder, SQLITE_FILE);
  await (await openDatabase({ dataDir: folder })).close();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a killed restore and a killed backup leave. */
async function leaveUnfinished(): Promise<string[]> {
  const restoring = join(folder, 'restoring-a1B2c3');
  const backups = join(folder, 'backups');
  await Promise.all([restoring, backups].map((each) => mkdir(each)));
  const copies = [join(restoring, SQLITE_FILE), join(backups, 'story-forest-2026-03-01T09-00-00.sqlite.unfinished')];
  await Promise.all(copies.map((copy) => copyFile(file, copy)));
  return copies;
}

test.each([
  ['backup', []],
  ['export', ['--name', '하늘']],
  ['forget', ['--name', '하늘', '--yes']],
])('what a killed restore and a killed backup left is gone after npm run %s', PATIENCE, async (script, args) => {
  const copies = await leaveUnfinished();
  expect(await run(`tools/${script}.ts`, { DATA_DIR: folder }, args).ended).toBe(0);
  expect(copies.filter((copy) => existsSync(copy))).toEqual([]);
});

test('what a killed restore and a killed backup left is gone when a server has opened the database', async () => {
  const copies = await leaveUnfinished();
  await (await openDatabase({ dataDir: folder })).close();
  expect(copies.filter((copy) => existsSync(copy))).toEqual([]);
});

test('a backup waits until a tool that changes all copies has ended', PATIENCE, async () => {
  const unlock = lockCopies(folder, 'exclusive', 0);
  const backup = run('tools/backup.ts', { DATA_DIR: folder });
  await backup.says(/waiting for another/);
  expect(existsSync(join(folder, 'backups'))).toBe(false);
  unlock?.();
  expect(await backup.ended).toBe(0);
});
