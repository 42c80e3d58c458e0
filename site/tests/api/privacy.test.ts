import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSqliteServer, type TestServer } from '../support/server.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';
import { SESSION } from './board-behaviors.ts';
import { OURS } from './room-behaviors.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startSqliteServer({ trustProxy: true });
});
afterEach(() => server.stop());

const NAME = 'Grüßgott하늘';

describe('the log', () => {
  test('the log contains no name, address, query or body, whether a request succeeds or fails', async () => {
    const { app, database, log } = server;
    const name = encodeURIComponent(NAME);
    const headers = { 'x-forwarded-for': '198.51.100.77', referer: `http://x/${name}`, 'user-agent': NAME };
    const ask = async () => {
      await app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy(NAME), headers });
      await app.inject({ method: 'POST', url: '/api/quiz-scores', payload: { playerName: NAME }, headers });
      await app.inject({
        method: 'POST',
        url: '/api/quiz-scores',
        payload: `{"playerName":"${NAME}"`,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      await app.inject({ url: `/api/quiz-scores/${name}`, headers });
      await app.inject({ method: 'POST', url: '/api/player-export', payload: { playerName: NAME }, headers });
      await app.inject({ method: 'POST', url: '/api/quiz-tasks', payload: { playerName: NAME, tables: [1] }, headers });
      await app.inject({ url: `/api/quiz-scores?limit=${name}`, headers });
      await app.inject({ url: `/api/${name}`, headers });
      await app.inject({ url: `/${name}?player=${name}`, headers });
      await app.inject({ url: `/api/quiz-scores/${name}%E0%A4%A`, headers });
      await app.inject({ method: 'DELETE', url: `/api/quiz-scores/${name}`, headers });
      const board = { sessionId: SESSION, strengths: [], weaknesses: [], likes: ['수학'], dislikes: [] };
      await app.inject({ method: 'POST', url: '/api/quadrant-board', payload: board });
      await app.inject({ method: 'POST', url: '/api/quadrant-board', payload: { ...board, likes: ['낮잠'] } });
      for (const url of ['quadrant-board/', 'quadrant-board?sessionId=', 'career-recommendations/']) {
        await app.inject(`/api/${url}${SESSION}`);
      }
      for (const call of ['generate', 'next-steps']) {
        await app.inject({
          method: 'POST',
          url: `/api/career-recommendations/${call}`,
          payload: { sessionId: SESSION },
        });
      }
    };
    await ask();
    for (const table of ['quiz_scores', 'quadrant_boards', 'career_plans']) {
      await database.query.schema.dropTable(table).execute();
    }
    await ask();
    const text = log.join('');
    expect(log.length).toBeGreaterThanOrEqual(18);
    for (const secret of [NAME, name, 'Gr', '하늘', '198.51.100.77', 'limit=', 'player=', SESSION, '수학', '낮잠']) {
      expect(text).not.toContain(secret);
    }
  });

  test('of what has no limit the log has one line in twenty, and none of what a client has already', async () => {
    const { app, log, stop } = await startSqliteServer();
    const ask = async (url: string) => {
      const before = log.length;
      await app.inject(url);
      return log.length - before;
    };
    let lines = 0;
    for (let asked = 0; asked < 40; asked += 1) lines += await ask('/no-such-page');
    expect(lines).toBe(2);
    expect(await ask('/api/quiz-scores')).toBe(1);
    await stop();
  });

  test('the log contains no room code, whether valid, invalid, stored or refused', async () => {
    for (const scoresScope of ['rooms', 'open'] as const) {
      const { app, database, log, stop } = await startSqliteServer({ scoresScope });
      const ask = async () => {
        for (const room of [OURS, OURS.toUpperCase(), `${OURS}x`, OURS.slice(0, -1)]) {
          const headers = { 'room-code': room };
          await app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy(NAME), headers });
          await app.inject({ url: '/api/quiz-scores', headers });
          const task = { playerName: NAME, tables: [6, 8] };
          await app.inject({ method: 'POST', url: '/api/quiz-tasks', payload: task, headers });
          await app.inject({ method: 'POST', url: '/api/room-roster', payload: { names: [NAME] }, headers });
          await app.inject({ url: '/api/quiz-scores?limit=none', headers });
          await app.inject({ url: `/api/quiz-scores/${encodeURIComponent(NAME)}`, headers });
          await app.inject({ url: `/api/quiz-scores?room=${room}`, headers });
        }
      };
      await ask();
      await database.query.schema.dropTable('quiz_scores').execute();
      await ask();
      const text = log.join('').toLowerCase();
      expect(log.length).toBeGreaterThanOrEqual(40);
      expect(text).not.toContain(OURS.slice(0, -1));
      await stop();
    }
  });

  test('the log has route patterns and the request id that the reply carries', async () => {
    const { app, log } = server;
    const reply = await app.inject(`/api/quiz-scores/${encodeURIComponent(NAME)}`);
    expect(log.map((line) => JSON.parse(line))).toContainEqual({
      level: 'info',
      time: expect.any(String),
      requestId: reply.headers['x-request-id'],
      method: 'GET',
      route: '/api/quiz-scores/:playerName',
      status: 200,
      milliseconds: expect.any(Number),
      msg: 'request',
    });
  });
});

describe('replies', () => {
  test('a reply with records is not cached and runs nothing when opened as a page', async () => {
    const reply = await server.app.inject('/api/quiz-scores');
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test('every reply carries all security headers', async () => {
    for (const url of ['/api/quiz-scores', '/api/no-such-thing', '/healthz', '/no-such-page']) {
      const reply = await server.app.inject(url);
      expect(reply.headers, url).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
      });
    }
  });

  test('a reply sends Strict-Transport-Security only for requests over https', async () => {
    const plain = await server.app.inject('/healthz');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const secure = await server.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
  });
});

describe('the API page', () => {
  test('the API page loads scripts of this site only', async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('swagger-ui');
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  });

  test('the API page describes every endpoint from its schemas', async () => {
    const document = (await server.app.inject('/api/docs/json')).json();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/quiz-scores',
        '/api/quiz-scores/{playerName}',
        '/api/quadrant-board',
        '/api/quadrant-board/{sessionId}',
        '/api/career-recommendations/generate',
        '/api/career-recommendations/next-steps',
        '/api/career-recommendations/{sessionId}',
      ]),
    );
    const post = document.paths['/api/quiz-scores'].post;
    expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['200', '201', '4XX', '5XX']));
    expect(post.requestBody.content['application/json'].schema.required).toContain('questions');
  });
});
