import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../migrations/all.ts';
import { formatCount, measured, ROUNDS } from '../support/fault-options.fixture.ts';
import { type Postgres, startPostgres } from '../support/postgres.fixture.ts';
import { type RunningServer, runServer } from '../support/process.fixture.ts';
import { hasPgBouncer, startPgBouncer } from './pgbouncer.fixture.ts';

const START_ROUNDS = Math.min(ROUNDS, 20);
/** Rows that 006 writes anew: on two cores some seconds, more than Postgres gives a statement here. */
const ROWS = 200_000;
const STATEMENT_TIMEOUT = '500ms';

let folder: string;
let postgres: Postgres;
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
beforeAll(async () => {
  if (!hasPgBouncer) return;
  folder = await mkdtemp(join(tmpdir(), 'story-forest-migrations-'));
  await chmod(folder, 0o777);
  postgres = await startPostgres();
});
afterAll(async () => {
  bouncer?.stop();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true });
});

async function ask(url: string, query: string, limit = '0'): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`set statement_timeout = '${limit}'`);
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

/** A database as the version before 006 left it, full of scores. */
async function fillOldDatabase(url: string): Promise<void> {
  const query = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) });
  const old = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '006'));
  const { error } = await new Migrator({ db: query, provider: { getMigrations: async () => old } }).migrateToLatest();
  await query.destroy();
  if (error) throw error;
  await ask(
    url,
    `insert into quiz_scores (id, player_name, record)
     select 'score-' || n, '하늘', '{"completedAt":"2026-03-01T09:00:00.000Z"}' from generate_series(1, ${ROWS}) as n`,
  );
}

test.skipIf(!hasPgBouncer)(
  'two servers that start at once behind PgBouncer migrate many rows, and both serve',
  async () => {
    const old = await postgres.freshDatabase();
    await fillOldDatabase(old);
    const oldName = new URL(old).pathname.slice(1);
    const urlOf = (name: string) => old.replace(/[^/]+$/, name);
    bouncer = await startPgBouncer(folder, Number(new URL(old).port));
    await ask(urlOf('postgres'), `alter role postgres set statement_timeout = '${STATEMENT_TIMEOUT}'`);
    // Else the limit is one that no statement of the migration meets.
    await expect(
      ask(old, "update quiz_scores set player_name = record::json ->> 'completedAt'", STATEMENT_TIMEOUT),
    ).rejects.toThrow(/statement timeout/);

    let longest = 0;
    for (let round = 1; round <= START_ROUNDS; round++) {
      const name = `round_${round}`;
      await ask(urlOf('postgres'), `create database ${name} template ${oldName}`);
      const DATABASE_URL = `postgres://postgres@127.0.0.1:${bouncer.port}/${name}`;
      const begun = performance.now();
      const servers: RunningServer[] = await Promise.all(
        ['one', 'two'].map((each) => runServer({ DATA_DIR: join(folder, each), DATABASE_URL })),
      );
      longest = Math.max(longest, performance.now() - begun);
      for (const { address } of servers) expect((await fetch(`${address}/readyz`)).status).toBe(200);
      for (const { process: each } of servers) each.kill('SIGTERM');
      await Promise.all(servers.map(({ ended }) => ended));

      const direct = urlOf(name);
      const [{ rewritten } = {}] = await ask(direct, 'select count(completed_at)::int as rewritten from quiz_scores');
      const done = await ask(direct, 'select name from kysely_migration order by name');
      const locks = await ask(
        direct,
        "select 1 from pg_locks where locktype = 'advisory' or relation = 'kysely_migration_lock'::regclass",
      );
      expect([rewritten, done.map((row) => row.name), locks]).toEqual([ROWS, Object.keys(migrations), []]);
    }
    measured(
      'two processes started at once behind PgBouncer, with a migration of every row',
      `${START_ROUNDS} rounds of ${formatCount(ROWS)} rows, statements limited to ${STATEMENT_TIMEOUT}: both served each time, after at most ${(longest / 1000).toFixed(1)} s; no lock left`,
    );
  },
);
