import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { expect, test } from 'vitest';
import { formatCount, measured, ROUNDS } from '../support/fault-options.fixture.ts';
import { openLedger } from '../support/ledger.fixture.ts';
import { ask, openClass } from '../support/load-generator.fixture.ts';
import { run, runServer } from '../support/process.fixture.ts';

/** The keys of the scores in a database file that nobody writes to, which must be whole. */
function keysIn(file: string): Set<unknown> {
  const database = new BetterSqlite3(file, { readonly: true });
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  const keys = database.prepare('select idempotency_key from quiz_scores').pluck().all();
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
