import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { formatCount, measured, ROUNDS } from '../support/fault-options.fixture.ts';
import { openLedger } from '../support/ledger.fixture.ts';
import { openClass } from '../support/load-generator.fixture.ts';
import { type RunningServer, runServer } from '../support/process.fixture.ts';
import { hasPgBouncer } from './pgbouncer.fixture.ts';
import { openPostgresPair } from './postgres-pair.fixture.ts';

const PAIR_ROUNDS = Math.min(ROUNDS, 10);
/** Milliseconds until the site stores again. */
const MAX_AWAY_MS = 30_000;

let pair: Awaited<ReturnType<typeof openPostgresPair>> | undefined;
let server: RunningServer | undefined;
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await pair?.close();
});

test.skipIf(!hasPgBouncer)(
  'no write is lost when the primary is killed and the standby promoted, behind PgBouncer',
  async () => {
    pair = await openPostgresPair();
    server = await runServer({
      DATA_DIR: 'unused',
      DATABASE_URL: pair.databaseUrl,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
    });
    const ledger = openLedger();
    const children = openClass(ledger);
    const stored = () => (children.counts.get(200) ?? 0) + (children.counts.get(201) ?? 0);
    const away: number[] = [];
    for (let round = 0; round < PAIR_ROUNDS; round++) {
      const stop = children.begin(server.address);
      await setTimeout(1500);
      const began = performance.now();
      await pair.killPrimary();
      pair.promote();
      const before = stored();
      while (stored() === before) {
        if (performance.now() - began > MAX_AWAY_MS) expect.fail('the site does not store again');
        await setTimeout(50);
      }
      away.push(performance.now() - began);
      await setTimeout(500);
      await stop();
      await children.sendRest(server.address);
      await ledger.audit({ dataDir: 'unused', databaseUrl: pair.primaryUrl() });
      await pair.pair();
    }
    expect(server.process.exitCode).toBeNull();
    const { scores, boards } = ledger.acknowledged();
    expect(scores).toBeGreaterThan(0);
    measured(
      'primary killed under load, synchronous standby promoted, behind PgBouncer',
      `${PAIR_ROUNDS} rounds: ${formatCount(scores)} scores and ${formatCount(boards)} boards acknowledged; 0 lost, 0 twice; stored again after at most ${(
        Math.max(...away) / 1000
      ).toFixed(1)} s, without a restart`,
    );
  },
);
