import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import type { ScoresScope } from '../../shared/times-tables/rooms/room.ts';
import { formatCount, measured, REQUESTS, SEED } from '../support/fault-options.fixture.ts';
import { ask } from '../support/load-generator.fixture.ts';
import { type RunningServer, runServer } from '../support/process.fixture.ts';
import { ENDPOINTS } from './endpoints.fixture.ts';
import { type Hostile, hostileRequests, SESSIONS, STEADY_SESSION } from './fuzz-requests.fixture.ts';
import { closeWire, dawdle, send, type WireReply } from './fuzz-wire.fixture.ts';

/** Requests sent at once. */
const ABREAST = 20;
/** Clients that never come to an end. */
const DAWDLERS = 50;
const MEGABYTE = 2 ** 20;

let server: RunningServer;
let folder: string;
let looks: number;
async function openServer(scope: ScoresScope): Promise<void> {
  looks = 0;
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
  server = await runServer({
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    SCORES_SCOPE: scope,
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('./watched-memory.ts', import.meta.url))}`,
  });
}
afterEach(async () => {
  server.process.kill('SIGKILL');
  await rm(folder, { recursive: true });
});
afterAll(closeWire);

async function post(path: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const reply = await ask(server.address, path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(reply.status).toBe(200);
  return reply.body;
}

async function memory(): Promise<{ heap: number; process: number }> {
  looks += 1;
  server.process.kill('SIGUSR2');
  const [, heap, whole] = await server.says(new RegExp(`memory ${looks}: heap (\\d+), process (\\d+)\\.`));
  return { heap: Number(heap), process: Number(whole) };
}

/** What would only come out of the inside: a stack, a path, a query, a file that is not the site's. */
const INSIDE = /node_modules|\bat \S+ \(|\.ts:\d+|\.js:\d+|SQLITE_|SqliteError|insert into|devDependencies|root:x:0/;

function check(hostile: Hostile, { status, headers, body }: WireReply): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(body).not.toMatch(INSIDE);
  // Node itself refuses what is no request at all, before the server sees it.
  if (hostile.kind === 'raw') return;
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  if (status >= 400 && hostile.method !== 'HEAD') {
    const type = String(headers['content-type']);
    expect(type).toMatch(/^(application\/json|text\/html); charset=utf-8$/);
    if (type.startsWith('application/json')) {
      expect(JSON.parse(body)).toEqual({ error: expect.objectContaining({ code: expect.any(String) }) });
    }
  }
  const { endpoint } = hostile;
  if (endpoint?.reply && status < 300) expect(safeParse(endpoint.reply, JSON.parse(body)).success).toBe(true);
}

test('the fuzzer covers every endpoint of the server', async () => {
  await openServer('open');
  const { body } = await ask(server.address, '/api/docs/json');
  const paths: Record<string, object> = JSON.parse(body).paths;
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const known = ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(known.sort()).toEqual(served.sort());
});

/** Rooms differ in the scores' endpoints only: a fifth as many requests for them. */
const scopes = [
  { scope: 'open', requests: REQUESTS },
  { scope: 'rooms', requests: Math.ceil(REQUESTS / 5) },
] as const;

test.each(scopes)(
  `a server with $scope scores answers every hostile request without failing (seed ${SEED})`,
  async ({ scope, requests }) => {
    await openServer(scope);
    for (const sessionId of [STEADY_SESSION, ...SESSIONS]) {
      await post('/api/quadrant-board', { sessionId, ...EMPTY_BOARD, likes: ['과학'], strengths: ['독서'] });
    }
    const careers = JSON.parse(await post('/api/career-recommendations/generate', { sessionId: STEADY_SESSION }));

    const body =
      'POST /api/quiz-scores HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
    const dawdlers = Array.from({ length: DAWDLERS }, (_, index) =>
      index % 2 === 0
        ? dawdle(server.address, body, ' ')
        : dawdle(server.address, 'GET / HTTP/1.1\r\nHost: x\r\n', 'X: y\r\n'),
    );

    const statuses = new Map<number, number>();
    const kinds = new Map<string, number>();
    let sent = 0;
    let early: Awaited<ReturnType<typeof memory>> | undefined;
    const several = fc.array(hostileRequests(scope, careers), { minLength: ABREAST, maxLength: ABREAST });
    await fc.assert(
      fc.asyncProperty(several, async (hostiles) => {
        if (early === undefined && sent >= requests / 4) early = await memory();
        const replies = await Promise.all(hostiles.map((each) => send(server.address, each)));
        hostiles.forEach((hostile, index) => {
          const reply = replies[index];
          if (!reply) throw new Error('a request without a reply');
          check(hostile, reply);
          sent += 1;
          statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
          kinds.set(hostile.kind, (kinds.get(hostile.kind) ?? 0) + 1);
        });
      }),
      { numRuns: Math.ceil(requests / ABREAST), seed: SEED },
    );
    const late = await memory();

    const ends = await Promise.all(dawdlers);
    expect(ends.filter((words) => !words.startsWith('HTTP/1.1 408 '))).toEqual([]);

    const well = [...statuses].reduce((sum, [status, count]) => sum + (status < 300 ? count : 0), 0);
    expect(well / sent).toBeGreaterThanOrEqual(0.2);
    if (!early) throw new Error('memory was not looked at');
    expect(late.heap - early.heap).toBeLessThan(16 * MEGABYTE);
    expect(late.process - early.process).toBeLessThan(96 * MEGABYTE);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const inMegabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
    const listed = [...statuses].sort().map(([status, count]) => `${status}: ${formatCount(count)}`);
    measured(
      `hostile requests to every endpoint, scores ${scope === 'open' ? 'open' : 'in rooms'}`,
      `${formatCount(sent)} requests (seed ${SEED}), ${Math.round((well / sent) * 100)} % answered 2xx (${listed.join(
        ', ',
      )}); no 5xx, none hung, no stack; ${DAWDLERS} endless clients cut off with 408; heap ${inMegabytes(
        early.heap,
      )} MB after a quarter, ${inMegabytes(late.heap)} MB at the end`,
    );
  },
);
