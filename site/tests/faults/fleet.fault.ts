import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_SITE_URL } from '../../app/document/site-url.ts';
import { hasCaddy, type RunningProxy, startProxy } from '../support/caddy.fixture.ts';
import { formatCount, measured } from '../support/fault-options.fixture.ts';
import { freePort, type Postgres, startPostgres } from '../support/postgres.fixture.ts';
import { type RunningServer, runServer } from '../support/process.fixture.ts';

/** Each process has an address of its own, as each container has: all listen on one port. */
const ADDRESSES = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
/** Between one process going and the next, and until it is back. */
const STAY_MS = 10_000;
const AWAY_MS = 2000;
/** Of the goings every third is a kill, the others are asked to go. */
const KILLED = 3;

let postgres: Postgres;
let folder: string;
let proxy: RunningProxy | undefined;
/** The processes by their addresses. */
const fleet = new Map<string, RunningServer>();
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterAll(async () => {
  await proxy?.stop();
  for (const { process: each } of fleet.values()) each.kill('SIGTERM');
  await Promise.all([...fleet.values()].map((each) => each.ended));
  await postgres.stop();
  await rm(folder, { recursive: true });
});

test.skipIf(!hasCaddy)('the whole journey suite passes while processes come and go behind a proxy', async () => {
  const databaseUrl = await postgres.freshDatabase();
  const port = await freePort();
  const start = (address: string) =>
    runServer({
      HOST: address,
      PORT: String(port),
      DATA_DIR: 'unused',
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: 'off',
      TRUST_PROXY: '1',
      // As the files that Caddy sends.
      SITE_URL: BUILT_SITE_URL,
    });
  for (const address of ADDRESSES) fleet.set(address, await start(address));
  proxy = await startProxy({ folder, upstreams: { addresses: ADDRESSES, port }, retriesBodies: true });

  // `localhost`, where a page may have a clipboard and a service worker without https.
  const journeys = spawn(
    process.execPath,
    [
      '../node_modules/@playwright/test/cli.js',
      'test',
      '--project=promises',
      ...(process.env.FAULT_JOURNEYS?.split(' ') ?? []),
    ],
    { env: { ...process.env, E2E_URL: `http://localhost:${proxy.port}` }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  journeys.stdout.on('data', (bytes) => {
    said += bytes;
  });
  const ended = once(journeys, 'close').then(([code]) => code as number);
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });

  let goings = 0;
  for (; !isOver; goings++) {
    await Promise.race([ended, setTimeout(STAY_MS)]);
    const address = ADDRESSES[goings % ADDRESSES.length] ?? '';
    const going = fleet.get(address);
    const isKilled = goings % KILLED === KILLED - 1;
    going?.process.kill(isKilled ? 'SIGKILL' : 'SIGTERM');
    expect(await going?.ended).toBe(isKilled ? 'SIGKILL' : 0);
    await setTimeout(AWAY_MS);
    fleet.set(address, await start(address));
  }

  const [, passed = '0'] = /(\d+) passed/.exec(said) ?? [];
  expect(await ended, said).toBe(0);
  measured(
    `${ADDRESSES.length} processes on one Postgres behind Caddy, coming and going`,
    `${formatCount(Number(passed))} journeys in a browser passed while a process went ${formatCount(goings)} times and came back, every third time by kill -9`,
  );
});
