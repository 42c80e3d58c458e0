import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { formatCount, measured, ROUNDS } from '../support/fault-options.fixture.ts';
import { openLedger } from '../support/ledger.fixture.ts';
import { ask } from '../support/load-generator.fixture.ts';
import { runServer } from '../support/process.fixture.ts';

const CONNECTIONS = 50;

/** Node's words for a port that nobody listens on: such a request was never under way. */
const isRefusedPort = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

test('a server that gets SIGTERM under load completes every running request', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'story-forest-'));
  const ledger = openLedger();
  let answered = 0;
  const dropped: object[] = [];
  const paths = ['/', '/api/quiz-scores?limit=5', '/healthz'];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await runServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    let isStopped = false;
    let greeted = 0;
    let stoppedAt = Number.NaN;
    // Each client asks one thing after the other on a connection that it keeps, as browsers do.
    const client = async (index: number): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let replies = 0;
      while (!isStopped) {
        const write = index % 2 === 0 ? ledger.next() : null;
        const path = write?.path ?? paths[index % paths.length] ?? '/';
        try {
          const reply = write
            ? await ask(server.address, path, {
                method: 'POST',
                headers: { 'content-type': 'application/json', ...write.headers },
                body: write.body,
                agent,
              })
            : await ask(server.address, path, { agent });
          expect([200, 201]).toContain(reply.status);
          write?.acknowledge(reply.body);
          answered += 1;
          if (replies++ === 0) greeted += 1;
        } catch (error) {
          if (isRefusedPort(error)) break;
          const { message } = error as Error;
          dropped.push({ round, path, message, after: Math.round(performance.now() - stoppedAt), replies });
        }
        await setTimeout(index % 5);
      }
      agent.destroy();
    };
    const clients = Array.from({ length: CONNECTIONS }, (_, index) => client(index));
    // On a busy machine it takes a while until every connection was taken.
    while (greeted < CONNECTIONS) await setTimeout(20);
    await setTimeout(500);
    stoppedAt = performance.now();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    isStopped = true;
    await Promise.all(clients);
    expect(dropped).toEqual([]);
  }
  await ledger.audit({ dataDir });
  await rm(dataDir, { recursive: true });
  measured(
    'SIGTERM under load',
    `${ROUNDS} rounds on ${CONNECTIONS} kept connections: ${formatCount(answered)} requests answered, ${dropped.length} dropped`,
  );
});
