/**
 * The server when power, disk, database, clock or clients fail it.
 *
 * @packageDocumentation
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveRoom } from '../../features/scores/rooms/room.server.ts';
import { type DatabasePlace, openDatabase, SQLITE_FILE } from '../../shared/database/db.server.ts';
import { createRoomCode, ROOM_RANDOM_BYTES } from '../../shared/times-tables/rooms/room.ts';
import { formatCount, measured, ROUNDS, SEED } from '../support/fault-options.fixture.ts';
import { openLedger } from '../support/ledger.fixture.ts';
import { openClass } from '../support/load-generator.fixture.ts';
import { type Postgres, startPostgres } from '../support/postgres.fixture.ts';
import { runServer } from '../support/process.fixture.ts';
import { createScoreRows } from '../support/submissions.fixture.ts';

/** Load before the server is killed. */
const MIN_LOAD_MS = 200;
const MAX_LOAD_MS = 3000;

/** A number from 0 to 1 for each round, the same for the same seed. */
function chance(round: number): number {
  const mixed = Math.sin(SEED * 12.9898 + round * 78.233) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

/** Kills the server again and again while a class writes; then everything acknowledged must be there, once. */
async function killAgainAndAgain(place: DatabasePlace, name: string): Promise<void> {
  const variables: Record<string, string> = {
    DATA_DIR: place.dataDir,
    RATE_LIMIT: 'off',
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
  };
  const ledger = openLedger();
  const children = openClass(ledger);
  for (let round = 0; round < ROUNDS; round++) {
    const server = await runServer(variables);
    const stop = children.begin(server.address);
    await setTimeout(MIN_LOAD_MS + chance(round) * (MAX_LOAD_MS - MIN_LOAD_MS));
    server.process.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await stop();
    await ledger.audit(place);
  }
  const server = await runServer(variables);
  await children.sendRest(server.address);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await ledger.audit(place);
  expect([...children.counts.keys()].filter((status) => ![0, 200, 201].includes(status))).toEqual([]);
  const { scores, boards } = ledger.acknowledged();
  expect(scores).toBeGreaterThan(0);
  measured(
    `kill -9 under load, ${name}`,
    `${ROUNDS} rounds: ${formatCount(scores)} scores and ${formatCount(boards)} boards acknowledged, ${formatCount(
      children.counts.get(0) ?? 0,
    )} writes broken off and sent again; 0 lost, 0 twice, opens clean`,
  );
}

describe(`a server killed under load (seed ${SEED})`, () => {
  test('a server killed under load has lost nothing and stored nothing twice, on SQLite', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'story-forest-'));
    await killAgainAndAgain({ dataDir }, 'SQLite');
    await rm(dataDir, { recursive: true });
  });

  describe('on Postgres', () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());

    test('a server killed under load has lost nothing and stored nothing twice, on Postgres', async () => {
      await killAgainAndAgain({ dataDir: 'unused', databaseUrl: await postgres.freshDatabase() }, 'Postgres');
    });
  });
});

const ROOM = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES));
/** More than a batch of a deletion by far. */
const DELETED_ROWS = 5000;

test('a deletion that is killed in the middle is completed by a repetition', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'story-forest-'));
  const database = await openDatabase({ dataDir });
  const rows = createScoreRows(resolveRoom('rooms', ROOM), '하늘', DELETED_ROWS);
  await database.query.insertInto('quiz_scores').values(rows).execute();
  await database.close();
  const file = new BetterSqlite3(join(dataDir, SQLITE_FILE), { readonly: true });
  const countRows = () => file.prepare('select count(*) from quiz_scores').pluck().get();
  const variables = { DATA_DIR: dataDir, SCORES_SCOPE: 'rooms' };
  const remove = (address: string) =>
    fetch(`${address}/api/quiz-scores`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', 'room-code': ROOM },
      body: JSON.stringify({ playerName: '하늘' }),
    });
  const server = await runServer(variables);
  const broken = remove(server.address).catch(() => 'broken off');
  while (countRows() === DELETED_ROWS) await setTimeout(2);
  server.process.kill('SIGKILL');
  expect([await server.ended, await broken]).toEqual(['SIGKILL', 'broken off']);
  const left = countRows();
  expect(left).toBeGreaterThan(0);
  const next = await runServer(variables);
  expect(await (await remove(next.address)).json()).toEqual({ deleted: left });
  expect(await (await remove(next.address)).json()).toEqual({ deleted: 0 });
  next.process.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  file.close();
  await rm(dataDir, { recursive: true });
  measured(
    'kill -9 within a deletion by name',
    `of ${formatCount(DELETED_ROWS)} rows ${left} were left; a repetition deleted them`,
  );
});
