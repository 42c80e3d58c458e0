import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serializable } from '../support/distributed-engine.fixture.ts';
import { formatCount, measured, SEED } from '../support/fault-options.fixture.ts';
import { openFaultProxy } from '../support/fault-proxy.fixture.ts';
import { openLedger } from '../support/ledger.fixture.ts';
import { ask, openClass, type Reply } from '../support/load-generator.fixture.ts';
import { type Postgres, startPostgres } from '../support/postgres.fixture.ts';
import { type RunningServer, runServer } from '../support/process.fixture.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const start = (databaseUrl: string): Promise<RunningServer> =>
  runServer({ DATABASE_URL: databaseUrl, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' });

async function readyAgain(address: string): Promise<void> {
  while ((await ask(address, '/readyz')).status !== 200) await setTimeout(100);
}

const isRefused = ({ status, headers }: Reply) => expect([status, headers['retry-after']]).toEqual([503, '5']);

describe('Postgres', () => {
  test('while Postgres is stopped, writes get 503 and pages are served, and no restart is needed', async () => {
    const databaseUrl = await postgres.freshDatabase();
    const server = await start(databaseUrl);
    const ledger = openLedger();
    const children = openClass(ledger);
    const stop = children.begin(server.address);
    let served = 0;
    for (let time = 0; time < 3; time++) {
      await setTimeout(1000);
      await postgres.pause();
      isRefused(await ask(server.address, '/readyz'));
      isRefused(await ask(server.address, '/api/quiz-scores'));
      const refused = children.refusals.length;
      while (children.refusals.length < refused + 100) {
        for (const path of ['/', '/healthz']) {
          expect((await ask(server.address, path)).status).toBe(200);
          served += 1;
        }
      }
      await postgres.goOn();
      await readyAgain(server.address);
    }
    await setTimeout(500);
    await stop();
    for (const reply of children.refusals) isRefused(reply);
    expect([...children.counts.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    await children.sendRest(server.address);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await ledger.audit({ dataDir: 'unused', databaseUrl });
    const { scores, boards } = ledger.acknowledged();
    measured(
      'Postgres stopped and started again under load',
      `3 times: ${formatCount(children.refusals.length)} writes answered 503 with Retry-After, ${formatCount(
        served,
      )} pages served meanwhile; ${formatCount(scores + boards)} writes all there once, no restart`,
    );
  });

  test('when Postgres goes silent, requests get 503, and new connections are opened later', async () => {
    const url = new URL(await postgres.freshDatabase());
    const databaseUrl = url.href;
    const proxy = await openFaultProxy(Number(url.port));
    url.port = String(proxy.port);
    const server = await start(url.href);
    const ledger = openLedger();
    const children = openClass(ledger);
    const stop = children.begin(server.address);
    await setTimeout(1000);
    proxy.freeze();
    let served = 0;
    const before = children.refusals.length;
    while (children.refusals.length === before) {
      for (const path of ['/', '/healthz']) {
        expect((await ask(server.address, path)).status).toBe(200);
        served += 1;
      }
      await setTimeout(50);
    }
    // Those that had a connection wait for the longest.
    const list = ask(server.address, '/api/quiz-scores');
    await stop();
    isRefused(await list);
    proxy.thaw();
    await readyAgain(server.address);
    for (const reply of children.refusals) isRefused(reply);
    await children.sendRest(server.address);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await proxy.cut();
    await ledger.audit({ dataDir: 'unused', databaseUrl });
    measured(
      'Postgres silent (connections frozen) under load',
      `${formatCount(children.refusals.length)} writes answered 503 with Retry-After within 17 s, ${formatCount(
        served,
      )} pages served meanwhile; all stored later, once, no restart`,
    );
  });

  test('commits refused at random with 40001 are retried: nothing is lost, nothing is stored twice', async () => {
    const databaseUrl = serializable(await postgres.freshDatabase());
    const servers = await Promise.all([start(databaseUrl), start(databaseUrl)]);
    const client = new pg.Client(databaseUrl);
    client.on('error', () => {});
    await client.connect();
    // Deferred: it fails the commit, after the statement's own reply. By transaction, so that a batch fails as one row
    // does.
    await client.query(`
      create function refuse_sometimes() returns trigger language plpgsql as $$ begin
        if hashint8(pg_current_xact_id()::text::bigint + ${SEED}) % 5 = 0 then
          raise exception 'restart transaction' using errcode = '40001';
        end if;
        return null;
      end $$`);
    for (const table of ['quiz_scores', 'quadrant_boards']) {
      await client.query(`
        create constraint trigger refused_at_random after insert or update on ${table}
        deferrable initially deferred for each row execute function refuse_sometimes()`);
    }
    const ledger = openLedger();
    const children = openClass(ledger);
    const stops = servers.map(({ address }) => children.begin(address));
    await setTimeout(10_000);
    await Promise.all(stops.map((stop) => stop()));
    // A write is refused after nine tries: one of two million.
    expect([...children.counts.keys()].filter((status) => ![200, 201].includes(status))).toEqual([]);
    for (const server of servers) {
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    }
    await ledger.audit({ dataDir: 'unused', databaseUrl });
    const { rows } = await client.query(
      'select xact_rollback::int as count from pg_stat_database where datname = current_database()',
    );
    await client.end();
    const { scores, boards } = ledger.acknowledged();
    const rolledBack: number = rows[0].count;
    expect(rolledBack).toBeGreaterThan(50);
    measured(
      'Postgres refuses every fifth commit with 40001, serializable, two processes',
      `${formatCount(scores + boards)} writes acknowledged, ${formatCount(rolledBack)} transactions rolled back, no write refused; 0 lost, 0 twice`,
    );
  });
});
