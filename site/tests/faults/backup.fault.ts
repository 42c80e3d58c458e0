import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase, SQLITE_FILE } from '../../shared/database/db.server.ts';
import { formatCount, measured, ROUNDS } from '../support/fault-options.fixture.ts';
import { openLedger } from '../support/ledger.fixture.ts';
import { ask, openClass } from '../support/load-generator.fixture.ts';
import { run, runServer } from '../support/process.fixture.ts';
import { createScoreRows } from '../support/submissions.fixture.ts';

/** The keys (or ids) of the scores in a database file that nobody writes to, which must be whole. */
function keysIn(file: string, column: 'idempotency_key' | 'id' = 'idempotency_key'): Set<unknown> {
  const database = new BetterSqlite3(file, { readonly: true });
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  const keys = database.prepare(`select ${column} from quiz_scores`).pluck().all();
  database.close();
  expect(new Set(keys).size).toBe(keys.length);
  return new Set(keys);
}

test('a backup made under load is restored with no acknowledged write missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
  const place = { DATA_DIR: folder };
  const server = await runServer({ ...place, RATE_LIMIT: 'off' });
  const done = async (script: string, file: string): Promise<string> => {
    const program = run(script, place, [file]);
    expect([await program.ended, program.output()]).toEqual([0, expect.any(String)]);
    return program.output();
  };
  const counts = { backups: 0, scores: 0, replaced: 0 };
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const ledger = openLedger();
    const children = openClass(ledger);
    const stop = children.begin(server.address);
    await setTimeout(500);
    const acknowledged = ledger.keys();
    const file = join(folder, `round-${round}.sqlite`);
    await done('tools/backup.ts', file);
    counts.backups += 1;
    const inBackup = keysIn(file);
    // All that was acknowledged before the backup began is in it.
    expect(acknowledged.filter((key) => !inBackup.has(key))).toEqual([]);

    const output = await done('tools/restore.ts', file);
    // One that was sent before may stand in the old rows alone, though its reply is read only now.
    const sentBefore = new Set(ledger.sentKeys());
    await setTimeout(300);
    await stop();
    const later = ledger.keys().filter((key) => !sentBefore.has(key));
    expect(later.length).toBeGreaterThan(0);
    const check = join(folder, `check-${round}.sqlite`);
    await done('tools/backup.ts', check);
    const now = keysIn(check);
    // The database is the backup and what came after the restoring; what came between is in the copy of before.
    const [, before = ''] = /what was there before is in (.*)/.exec(output) ?? [];
    const inBefore = keysIn(before);
    expect([...inBackup].filter((key) => !now.has(key))).toEqual([]);
    expect(later.filter((key) => !now.has(key))).toEqual([]);
    expect([...inBackup].filter((key) => !inBefore.has(key))).toEqual([]);
    // No acknowledged score is in neither.
    expect(ledger.keys().filter((key) => !now.has(key) && !inBefore.has(key))).toEqual([]);
    expect((await ask(server.address, '/api/quiz-scores')).status).toBe(200);
    for (const status of children.counts.keys()) statuses.add(status);
    counts.scores += ledger.keys().length;
    counts.replaced += [...inBefore].filter((key) => !now.has(key)).length;
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 201)).toEqual([]);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await rm(folder, { recursive: true });
  measured(
    'backup and restore of a live database under load',
    `${ROUNDS} rounds, ${formatCount(counts.scores)} scores: every backup whole, with all that was acknowledged before it; after each restore the backup and all that came later; ${formatCount(
      counts.replaced,
    )} replaced by a restore, all of them in the copy made before it; no write refused`,
  );
});

/** Rows of the database and of the backup: a restore takes half a second, so that it can be killed within. */
const RESTORED_ROWS = 5000;
/** How long a restore works before it is killed. */
const MAX_RESTORE_MS = 500;

test('a killed restore changes all rows or none, and nothing of it is left after the next tool', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
  const place = { DATA_DIR: folder };
  const live = join(folder, SQLITE_FILE);
  const fill = async (dataDir: string) => {
    const database = await openDatabase({ dataDir });
    await database.query
      .insertInto('quiz_scores')
      .values(createScoreRows('', 'Rumpelstilz', RESTORED_ROWS))
      .execute();
    await database.close();
  };
  const leftovers = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /restoring-|unfinished$/.test(name));
  const backup = join(folder, 'backup.sqlite');
  await fill(folder);
  expect(await run('tools/backup.ts', place, [backup]).ended).toBe(0);
  const restored = keysIn(backup, 'id');
  const database = await openDatabase({ dataDir: folder });
  await database.query.deleteFrom('quiz_scores').execute();
  await database.close();
  await fill(folder);
  const counts = { killed: 0, left: 0, finished: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const before = keysIn(live, 'id');
    const restore = run('tools/restore.ts', place, [backup]);
    while (leftovers().length === 0 && restore.process.exitCode === null) await setTimeout(5);
    await setTimeout((MAX_RESTORE_MS * round) / ROUNDS);
    restore.process.kill('SIGKILL');
    if ((await restore.ended) === 'SIGKILL') counts.killed += 1;
    if (leftovers().length > 0) counts.left += 1;
    const after = keysIn(live, 'id');
    if ([...after].some((id) => !before.has(id))) {
      expect(after).toEqual(restored);
      counts.finished += 1;
    }
    expect(await run('tools/export.ts', place, ['--name', '바다']).ended).toBe(0);
    expect(leftovers()).toEqual([]);
  }
  expect(counts.left).toBeGreaterThan(0);
  const forget = run('tools/forget.ts', place, ['--name', 'Rumpelstilz', '--yes']);
  expect([await forget.ended, forget.output()]).toEqual([0, expect.any(String)]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const holders = files.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes('Rumpelstilz'));
  expect(holders.map(({ name }) => name)).toEqual([]);
  await rm(folder, { recursive: true });
  measured(
    'kill -9 of a restore',
    `${ROUNDS} rounds, ${counts.killed} killed, ${counts.left} of them with a copy left, which the next tool removed; all ${formatCount(
      RESTORED_ROWS,
    )} rows replaced (${counts.finished}) or none; then a name deleted with npm run forget stands in no file`,
  );
});
