import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { createSessionId } from '../../shared/board/board-session.ts';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import type { Database } from '../../shared/database/db.server.ts';
import { createRoomCode, ROOM_RANDOM_BYTES } from '../../shared/times-tables/rooms/room.ts';
import { startSqliteServer, type TestServer } from '../support/server.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(...parts: Parameters<typeof startSqliteServer>): Promise<TestServer> {
  server = await startSqliteServer(...parts);
  return server;
}

const JSON_BODY = { 'content-type': 'application/json' };
const error = (code: string) => ({ error: expect.objectContaining({ code, message: expect.any(String) }) });

describe('every error has a code, a message and a request id', () => {
  test.each([
    ['400 for what is not JSON', 400, 'invalid', { payload: '{"playerName":', headers: JSON_BODY }],
    ['400 for an empty body', 400, 'invalid', { payload: '', headers: JSON_BODY }],
    ['400 for no body', 400, 'invalid', {}],
    ['400 for a poisoned object', 400, 'invalid', { payload: '{"__proto__":{}}', headers: JSON_BODY }],
    ['413 for a body over 64 KiB', 413, 'too_large', { payload: `"${'x'.repeat(65 * 1024)}"`, headers: JSON_BODY }],
    [
      '415 for a compressed body',
      415,
      'unsupported_media_type',
      { payload: '{}', headers: { ...JSON_BODY, 'content-encoding': 'gzip' } },
    ],
    ['415 for text', 415, 'unsupported_media_type', { payload: '{}', headers: { 'content-type': 'text/plain' } }],
    [
      '415 for a form',
      415,
      'unsupported_media_type',
      { payload: 'score=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
  ] as const)('the API answers %s', async (_what, status, code, request) => {
    const { app } = await start();
    const reply = await app.inject({ method: 'POST', url: '/api/quiz-scores', ...request });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual(error(code));
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a body of just under 64 KiB is accepted', async () => {
    const { app } = await start();
    const payload = JSON.stringify({ ...quizBy('하늘'), padding: '' });
    const padded = payload.replace('"padding":""', `"padding":"${'x'.repeat(64 * 1024 - Buffer.byteLength(payload))}"`);
    const reply = await app.inject({ method: 'POST', url: '/api/quiz-scores', payload: padded, headers: JSON_BODY });
    expect(reply.statusCode).toBe(201);
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/quiz-scores/a/b', '/api?x=1'])(
    'the API answers 404 for %s',
    async (url) => {
      const { app } = await start();
      for (const method of ['GET', 'POST'] as const) {
        const reply = await app.inject({ method, url });
        expect(reply.statusCode).toBe(404);
        expect(reply.json()).toEqual(error('not_found'));
      }
    },
  );

  test.each([
    ['PUT', '/api/quiz-scores', 'DELETE, GET, HEAD, POST'],
    ['DELETE', '/api/player-export', 'POST'],
    ['OPTIONS', '/api/quiz-scores', 'DELETE, GET, HEAD, POST'],
    ['POST', '/api/quiz-scores/%ED%95%98', 'GET, HEAD'],
    ['PATCH', '/healthz', 'GET, HEAD'],
  ] as const)('the API answers 405 for %s %s and lists the allowed methods', async (method, url, allow) => {
    const { app } = await start();
    const reply = await app.inject({ method, url, payload: 'anything', headers: { 'content-type': 'text/plain' } });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe(allow);
    expect(reply.json()).toEqual(error('method_not_allowed'));
  });

  test('the API answers 400 for an address that cannot be decoded', async () => {
    const { app, log } = await start();
    const reply = await app.inject('/api/quiz-scores/%E0%A4%A');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual(error('invalid'));
    expect(log.some((line) => line.includes(String(reply.headers['x-request-id'])))).toBe(true);
  });

  test('a client that sends too much gets 429 with Retry-After, and another client does not', async () => {
    const { app } = await start({ rateLimit: true });
    const sendEmpty = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/quiz-scores', payload: {}, remoteAddress });
    // A class of 40 that ends two quizzes each within the minute.
    for (let quiz = 0; quiz < 80; quiz++) expect((await sendEmpty('203.0.113.7')).statusCode).toBe(400);
    let last = await sendEmpty('203.0.113.7');
    for (let more = 0; more < 160 && last.statusCode === 400; more++) last = await sendEmpty('203.0.113.7');
    expect(last.statusCode).toBe(429);
    expect(last.json()).toEqual(error('too_many_requests'));
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await sendEmpty('203.0.113.8')).statusCode).toBe(400);
  });

  test('an endpoint with its own rate limit is counted apart from all others', async () => {
    const { app } = await start({ rateLimit: true });
    const remoteAddress = '203.0.113.7';
    const read = async (url: string) => (await app.inject({ url, remoteAddress })).statusCode;
    for (let request = 0; request < 240; request++) expect(await read('/api/quiz-scores')).toBe(200);
    expect(await read('/api/quiz-scores')).toBe(429);
    expect(await read('/api/quadrant-board?sessionId=none')).toBe(400);
    const sent = await app.inject({ method: 'POST', url: '/api/quiz-scores', payload: {}, remoteAddress });
    expect(sent.statusCode).toBe(400);
  });

  test('a client that creates too many boards gets 429 and can still save its earlier ones', async () => {
    const { app } = await start({ rateLimit: true });
    const save = (number: number, remoteAddress = '203.0.113.7') => {
      const sessionId = createSessionId(1_772_355_600_000 + number, new Uint8Array(12));
      const payload = { sessionId, ...EMPTY_BOARD, likes: ['수학'] };
      return app.inject({ method: 'POST', url: '/api/quadrant-board', payload, remoteAddress });
    };
    for (let board = 0; board < 60; board++) expect((await save(board)).statusCode).toBe(200);
    const refused = await save(60);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests']);
    expect((await save(0)).statusCode).toBe(200);
    expect((await save(60, '203.0.113.8')).statusCode).toBe(200);
  });

  test('a client that hangs up is not logged as an error of the database', {
    timeout: 30_000,
  }, async () => {
    const { app, log } = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const head = 'POST /api/quiz-scores HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
    socket.write(`${head}Content-Length: 100\r\n\r\n{`);
    await once(app.server, 'request');
    socket.resetAndDestroy();
    await expect.poll(() => log.some((line) => line.includes('hung up')), { timeout: 20_000 }).toBe(true);
    expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('clients that hang up amid several requests write no line of an error', async () => {
    const { app, log } = await start({ rateLimit: true });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (let client = 0; client < 30; client += 1) {
      const socket = connect(port, '127.0.0.1');
      const asked = once(app.server, 'request');
      socket.write('GET /api/quiz-scores HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(5));
      await asked;
      socket.resetAndDestroy();
    }
    expect((await fetch(`http://127.0.0.1:${port}/api/quiz-scores`)).status).toBe(200);
    expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('a client that tries many rooms gets 429, so codes cannot be guessed', async () => {
    const { app } = await start({ rateLimit: true, scoresScope: 'rooms' });
    const sendTo = (room: number) =>
      app.inject({
        method: 'POST',
        url: '/api/quiz-scores',
        payload: {},
        headers: { 'room-code': createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(room)) },
      });
    let last = await sendTo(0);
    for (let room = 1; room <= 240 && last.statusCode === 400; room++) last = await sendTo(room);
    expect(last.statusCode).toBe(429);
  });

  test('a class of 40 behind one address stays below the limit in its busiest minute, a flood does not', {
    timeout: 60_000,
  }, async () => {
    const { app } = await start({ rateLimit: true });
    const ask = async () => (await app.inject('/api/quadrant-board?sessionId=none')).statusCode;
    for (let request = 0; request < 40 * 60; request++) expect(await ask()).toBe(400);
    for (let request = 40 * 60; request < 2 * 40 * 60; request++) await ask();
    expect(await ask()).toBe(429);
  });

  test('an overloaded server answers 503 with Retry-After, and its health check still works', async () => {
    const { app } = await start({ isOverloaded: () => true });
    const reply = await app.inject('/api/quiz-scores');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json()).toEqual(error('overloaded'));
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  const lock = async (database: Database): Promise<BetterSqlite3.Database> => {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database.query);
    const other = new BetterSqlite3(rows[0]?.file);
    other.exec('begin immediate');
    return other;
  };

  test('a write waits until another program releases the database, and reads do not wait', async () => {
    const { app, database } = await start({}, { busyTimeoutMs: 60_000 });
    const other = await lock(database);
    const answers: string[] = [];
    const sending = app
      .inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy('하늘') })
      .then((reply) => answers.push(`sent: ${reply.statusCode}`));
    const reply = await app.inject('/api/quiz-scores');
    answers.push(`read: ${reply.statusCode}`);
    other.close();
    await sending;
    expect(answers).toEqual(['read: 200', 'sent: 201']);
  });

  test('the API answers 503 with Retry-After while another program locks the database', async () => {
    const { app, database } = await start();
    const other = await lock(database);
    const send = () => app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy('하늘') });
    const reply = await send();
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json()).toEqual(error('unavailable'));
    other.close();
    expect((await send()).statusCode).toBe(201);
  });

  test('the API answers 500 without internal details', async () => {
    const { app, database, log } = await start();
    await database.query.schema.dropTable('quiz_scores').execute();
    const reply = await app.inject('/api/quiz-scores');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      error: { code: 'internal', message: 'Something went wrong on our side.' },
    });
    const requestId = String(reply.headers['x-request-id']);
    expect(log.find((line) => line.includes(requestId) && line.includes('no such table'))).toBeDefined();
  });

  test('a malformed request line gets the same kind of error', async () => {
    const { app } = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
      socket.on('data', (bytes) => {
        text += bytes;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(answer).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'");
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(error('invalid'));
  });
});
