import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCount, measured, ROUNDS } from '../support/fault-options.fixture.ts';
import { openLedger } from '../support/ledger.fixture.ts';
import { ask, openClass, repeat } from '../support/load-generator.fixture.ts';
import { type RunningProgram, type RunningServer, run, runServer } from '../support/process.fixture.ts';
import {
  connectTo,
  DATABASE_URL,
  FAULTS,
  findLeaders,
  isWhole,
  startCluster,
  stopCluster,
  tellHaproxy,
  until,
} from './cluster.fixture.ts';
import { eachClass, SITE_ADDRESS } from './school.fixture.ts';

/**
 * 2,000 children at the peak of a school day (docs/scaling.md): a request a second each, one in twenty a write. The
 * other 1,900 are in reading-children.ts.
 */
const WRITES_PER_SECOND = 100;
/** Milliseconds of load before a fault. */
const LOAD_MS = 5000;
/** Milliseconds until the site stores again. */
const MAX_AWAY_MS = 30_000;
/** Milliseconds until the old leader follows the new one. */
const MAX_MENDING_MS = 120_000;
/** Milliseconds without a read from a replica. */
const MAX_UNREAD_MS = 5000;
/** Calls of the API that an address may make in a minute (tools/deploy/cluster/haproxy.cfg). */
const CALLS_PER_MINUTE = 4800;

let leader: Pool;
const sites: RunningServer[] = [];
let readers: RunningProgram | undefined;
beforeAll(async () => {
  leader = await startCluster();
  for (const PORT of ['3000', '3001'])
    sites.push(await runServer({ PORT, DATA_DIR: 'unused', DATABASE_URL, TRUST_PROXY: '1' }));
  await until('HAProxy passes requests on', 10_000, async () => (await ask(SITE_ADDRESS, '/readyz')).status === 200);
});
afterAll(() => {
  for (const program of [...sites, readers]) program?.process.kill('SIGKILL');
  stopCluster();
});

/** Reads the scores from a replica, five times a second. */
function watchReplicas() {
  const seen = { byReplica: 0, byNewLeader: 0, failed: 0, longestMs: 0 };
  const replica = connectTo(5001, 'stories', 2000);
  let last = performance.now();
  const stop = repeat(5, 1, async () => {
    const query = 'select count(*), pg_is_in_recovery() as is_replica from quiz_scores';
    const { rows } = await replica.query(query).catch(() => ({ rows: [] }));
    seen.longestMs = Math.max(seen.longestMs, performance.now() - last);
    if (rows.length > 0) last = performance.now();
    // A session goes on until HAProxy has noticed that its replica was promoted.
    seen[rows.length === 0 ? 'failed' : rows[0].is_replica ? 'byReplica' : 'byNewLeader'] += 1;
  });
  return { seen, stop: () => stop().then(() => replica.end()) };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

test('no write is lost, and writes go on by themselves, whatever happens to the leader', async () => {
  const ledger = openLedger();
  const children = openClass(ledger, { writesPerSecond: WRITES_PER_SECOND, nextAddress: eachClass() });
  const stored = () => (children.counts.get(200) ?? 0) + (children.counts.get(201) ?? 0);
  const reads: Record<string, number> = {};
  const replicas = watchReplicas();
  const kinds = Object.entries(FAULTS);
  /** The longest time without a write for each kind of fault. */
  const away: Record<string, number> = {};
  let [loadMs, mendingMs] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const [kind, befall] = kinds[round % kinds.length] ?? expect.fail('no fault');
    readers = run('tests/cluster/reading-children.ts', {});
    const stopWriting = children.begin(SITE_ADDRESS);
    const loadBegan = performance.now();
    await setTimeout(LOAD_MS);

    const [node = expect.fail('no leader')] = await findLeaders();
    const began = performance.now();
    const mend = befall(node);
    await until(`${kind}: another node leads`, MAX_AWAY_MS, async () =>
      (await findLeaders()).some(({ name }) => name !== node.name),
    );
    const before = stored();
    await until(`${kind}: the site stores again`, MAX_AWAY_MS, () => stored() > before);
    const mended = performance.now();
    away[kind] = Math.max(away[kind] ?? 0, mended - began);
    expect(mended - began).toBeLessThan(MAX_AWAY_MS);

    mend();
    await until(`${kind}: the old leader follows`, MAX_MENDING_MS, () => isWhole(leader));
    mendingMs = Math.max(mendingMs, performance.now() - mended);
    await stopWriting();
    readers.process.kill('SIGTERM');
    await readers.ended;
    loadMs += performance.now() - loadBegan;
    for (const [status, count] of Object.entries<number>(JSON.parse(readers.output())))
      reads[status] = (reads[status] ?? 0) + count;
    await children.sendRest(SITE_ADDRESS);
    await ledger.audit({ dataDir: 'unused', databaseUrl: DATABASE_URL });
    console.log(`round ${round + 1}, ${node.name} ${kind}: stored again after ${seconds(mended - began)}`);
  }
  await replicas.stop();

  const { seen } = replicas;
  expect(seen.byReplica).toBeGreaterThan(seen.byNewLeader);
  expect(seen.longestMs).toBeLessThan(MAX_UNREAD_MS);
  for (const { process: each } of sites) expect(each.exitCode).toBeNull();
  const { scores, boards } = ledger.acknowledged();
  const writes = [...children.counts.values()].reduce((sum, count) => sum + count, 0);
  const allReads = Object.values(reads).reduce((sum, count) => sum + count, 0);
  const perSecond = (count: number) => formatCount(Math.round((count * 1000) / loadMs));
  const longest = Object.entries(away).map(([kind, ms]) => `${kind} ${seconds(ms)}`);
  const statuses = Object.entries(reads).map(([status, count]) => `${status}: ${formatCount(count)}`);
  measured(
    'the leader of three Postgres nodes fails under load (`npm run test:cluster`)',
    [
      `${ROUNDS} rounds: ${formatCount(scores)} scores and ${formatCount(boards)} boards acknowledged; 0 lost, 0 twice`,
      `stored again after at most: ${longest.join(', ')}`,
      `the old leader followed at most ${seconds(mendingMs)} later`,
      `reads at the port of the replicas: ${formatCount(seen.byReplica)} answered by a replica, ${seen.byNewLeader} by one that had become the leader, ${seen.failed} failed, at most ${seconds(seen.longestMs)} without an answer`,
      `sent a second: ${perSecond(writes)} writes and ${perSecond(allReads)} reads (${statuses.join(', ')})`,
    ].join('; '),
  );
});

test('an address makes no more calls than allowed in all, to two processes', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const localAddress = '127.0.2.1';
  const CALLS = CALLS_PER_MINUTE / 2 + 50;
  const began = performance.now();
  const counts: { readonly status: number; readonly count: number }[] = [];
  for (const [used, other] of [
    ['one', 'two'],
    ['two', 'one'],
  ]) {
    await tellHaproxy(`set server processes/${used} state ready; set server processes/${other} state maint`);
    const path = '/api/scores-scope';
    const asked = Array.from({ length: CALLS }, () => ask(SITE_ADDRESS, path, { agent, localAddress }));
    for (const [status, { length }] of Map.groupBy(await Promise.all(asked), (reply) => reply.status))
      counts.push({ status, count: length });
  }
  agent.destroy();
  expect(performance.now() - began).toBeLessThan(60_000);
  expect(counts).toEqual([
    { status: 200, count: CALLS },
    { status: 200, count: CALLS_PER_MINUTE - CALLS },
    { status: 429, count: 2 * CALLS - CALLS_PER_MINUTE },
  ]);
});
