import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProxy } from '../support/caddy.fixture.ts';
import { ask } from '../support/load-generator.fixture.ts';
import { freePort } from '../support/postgres.fixture.ts';

const NAME = '김민준';
const LIST = `/api/quiz-scores/${encodeURIComponent(NAME)}`;
const BODY = JSON.stringify({ playerName: NAME });

let folder: string;
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
  stops = [];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await rm(folder, { recursive: true });
});

/**
 * Starts the proxy in front of one HTTP server for each handler, in place of the site's processes; null: nothing
 * listens at that address.
 */
async function startStandIns(handlers: readonly (RequestListener | null)[], options: { trustedProxies?: string } = {}) {
  const port = await freePort();
  const addresses = handlers.map((_, index) => `127.0.0.${index + 1}`);
  for (const [index, handler] of handlers.entries()) {
    if (handler === null) continue;
    const server = createServer(handler).listen(port, addresses[index]);
    await once(server, 'listening');
    stops.push(() => closeServer(server));
  }
  const proxy = await startProxy({ folder, upstreams: { addresses, port }, retriesBodies: true, ...options });
  stops.push(proxy.stop);
  const address = `http://127.0.0.1:${proxy.port}`;
  return {
    log: proxy.log,
    get: (path: string, headers: Record<string, string> = {}) => ask(address, path, { headers }),
    post: () =>
      ask(address, '/api/quiz-scores', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: BODY,
      }),
  };
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

test.each([
  ['replaced where the client is no trusted proxy', { trustedProxies: '192.0.2.0/24' }, ['127.0.0.1', 'http']],
  ['taken over, with the client added, where it is one', {}, ['203.0.113.9, 127.0.0.1', 'https']],
])('X-Forwarded-For and X-Forwarded-Proto are %s', async (_, options, forwarded) => {
  const tellForwarded: RequestListener = ({ headers }, reply) =>
    reply.end(JSON.stringify([headers['x-forwarded-for'], headers['x-forwarded-proto']]));
  const { get } = await startStandIns([tellForwarded], options);
  const reply = await get('/', { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
  expect(JSON.parse(reply.body)).toEqual(forwarded);
});

test('a 503 is passed on and not retried', async () => {
  let requests = 0;
  const refuse: RequestListener = (_request, reply) => {
    requests += 1;
    reply.writeHead(503, { 'retry-after': '5' }).end('{"error":{"code":"unavailable"}}');
  };
  const { get, post } = await startStandIns([refuse, refuse]);
  for (const reply of [await get(LIST), await post()]) {
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
  }
  expect(requests).toBe(2);
});

test('a GET that one process does not accept is answered by the other', async () => {
  const { get } = await startStandIns([null, (_request, reply) => reply.end('answered')]);
  for (let round = 0; round < 6; round++) expect((await get(LIST)).body).toBe('answered');
});

test('a POST that one process does not accept arrives whole at the other', async () => {
  const { post } = await startStandIns([null, (request, reply) => request.pipe(reply)]);
  for (let round = 0; round < 6; round++) expect((await post()).body).toBe(BODY);
});

test('a POST whose connection breaks is not sent again; neither reply nor log names the child', async () => {
  let requests = 0;
  const breakConnection = (request: IncomingMessage) => {
    request.resume().once('end', () => {
      requests += 1;
      request.socket.destroy();
    });
  };
  const { get, post, log } = await startStandIns([breakConnection, breakConnection]);
  const { status, headers, body } = await post();
  expect([status, headers['retry-after'], JSON.parse(body).error.code]).toEqual([502, '5', 'unavailable']);
  expect(requests).toBe(1);
  const page = await get(`/stories?name=${encodeURIComponent(NAME)}`);
  expect([page.status, page.headers['content-type']]).toEqual([502, 'text/plain; charset=utf-8']);
  // The GET is tried four times.
  expect(requests).toBe(5);
  expect(log()).toMatch(/"level":"error".*"status":502/);
  expect(log()).not.toMatch(/quiz-scores|stories|%EA|김|remote_ip|idempotency/i);
});
