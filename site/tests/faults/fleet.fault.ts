import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCount, measured } from '../support/fault-options.fixture.ts';
import { hasNginx, startProxy } from '../support/nginx.fixture.ts';
import { freePort, type Postgres, startPostgres } from '../support/postgres.fixture.ts';
import { type RunningServer, runServer } from '../support/process.fixture.ts';

const PROCESSES = 3;
/** Between one process going and the next, and until it is back. */
const STAY_MS = 10_000;
const AWAY_MS = 2000;
/** Of the goings every third is a kill, the others are asked to go. */
const KILLED = 3;

let postgres: Postgres;
let folder: string;
let proxy: ChildProcess | undefined;
/** The processes by their ports. */
const fleet = new Map<number, RunningServer>();
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterAll(async () => {
  proxy?.kill('SIGTERM');
  for (const { process: each } of fleet.values()) each.kill('SIGTERM');
  await Promise.all([...fleet.values()].map((each) => each.ended));
  await postgres.stop();
  await rm(folder, { recursive: true });
});

test.skipIf(!hasNginx)('the whole journey suite passes while processes come and go behind a proxy', async () => {
  const databaseUrl = await postgres.freshDatabase();
  const start = (port: number) =>
    runServer({
      PORT: String(port),
      DATA_DIR: 'unused',
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: 'off',
      TRUST_PROXY: '127.0.0.1',
    });
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  for (const port of ports) fleet.set(port, await start(port));
  const address = await freePort();
  proxy = await startProxy(folder, address, ports);

  // `localhost`, where a page may have a clipboard and a service worker without https.
  const journeys = spawn(
    process.execPath,
    ['../node_modules/@playwright/test/cli.js', 'test', ...(process.env.FAULT_JOURNEYS?.split(' ') ?? [])],
    { env: { ...process.env, E2E_URL: `http://localhost:${address}` }, stdio: ['ignore', 'pipe', 'inherit'] },
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
    const port = ports[goings % PROCESSES] ?? 0;
    const going = fleet.get(port);
    const isKilled = goings % KILLED === KILLED - 1;
    going?.process.kill(isKilled ? 'SIGKILL' : 'SIGTERM');
    expect(await going?.ended).toBe(isKilled ? 'SIGKILL' : 0);
    await setTimeout(AWAY_MS);
    fleet.set(port, await start(port));
  }

  const [, passed = '0'] = /(\d+) passed/.exec(said) ?? [];
  expect(await ended, said).toBe(0);
  measured(
    `${PROCESSES} processes on one Postgres behind nginx, coming and going`,
    `${formatCount(Number(passed))} journeys in a browser passed while a process went ${formatCount(goings)} times and came back, every third time by kill -9`,
  );
});
