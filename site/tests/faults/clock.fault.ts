import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../shared/time.ts';
import type { ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { measured } from '../support/fault-options.fixture.ts';
import { ask, type Reply } from '../support/load-generator.fixture.ts';
import { type Postgres, startPostgres } from '../support/postgres.fixture.ts';
import { runServer } from '../support/process.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';

const QUIZZES = 120;
const MOVED_CLOCK = fileURLToPath(new URL('./moved-clock.ts', import.meta.url));

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test.each(['SQLite', 'Postgres'])('on %s a clock set back an hour hides no quiz and blocks nobody', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
  const clock = join(folder, 'clock');
  await writeFile(clock, '0');
  const variables: Record<string, string> = {
    DATA_DIR: folder,
    MOVED_CLOCK: clock,
    NODE_OPTIONS: `--import=${MOVED_CLOCK}`,
    ...(name === 'Postgres' && { DATABASE_URL: await postgres.freshDatabase() }),
  };
  const ids: string[] = [];
  const send = (address: string, key: string = randomUUID()): Promise<Reply> =>
    ask(address, '/api/quiz-scores', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(quizBy('하늘')),
    });
  const sendMany = async (address: string, count: number): Promise<ScoreRecord[]> => {
    const records: ScoreRecord[] = [];
    for (let quiz = 0; quiz < count; quiz++) {
      const reply = await send(address);
      expect(reply.status).toBe(201);
      records.push(JSON.parse(reply.body));
    }
    ids.push(...records.map(({ id }) => id));
    return records;
  };
  const newestIds = async (address: string): Promise<string[]> =>
    JSON.parse((await ask(address, '/api/quiz-scores')).body).map(({ id }: ScoreRecord) => id);

  const first = await runServer(variables);
  const before = await sendMany(first.address, QUIZZES);
  const key = randomUUID();
  const early = await send(first.address, key);
  ids.push(JSON.parse(early.body).id);
  await writeFile(clock, String(-HOUR_MS));
  const after = await sendMany(first.address, 10);
  // The clock was moved indeed.
  expect(Date.parse(after[0]?.completedAt ?? '')).toBeLessThan(Date.parse(before[0]?.completedAt ?? ''));
  expect(await newestIds(first.address)).toEqual(ids.toReversed().slice(0, 100));
  const repeated = await send(first.address, key);
  expect([repeated.status, repeated.body]).toEqual([200, early.body]);
  // Refused at last, for having sent too much, but not for more than the minute it always is.
  let refused = await send(first.address);
  while (refused.status === 201) {
    ids.push(JSON.parse(refused.body).id);
    refused = await send(first.address);
  }
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = await runServer(variables);
  await sendMany(second.address, 10);
  expect(await newestIds(second.address)).toEqual(ids.toReversed().slice(0, 100));
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await rm(folder, { recursive: true });
  measured(
    `clock set back an hour, ${name}`,
    `${ids.length} quizzes before, after and after a restart: the newest are listed first, a repeat is still one, a rate limit ends within a minute`,
  );
});
