import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../shared/database/db.server.ts';
import { sqliteDatabase, startServer, type TestServer } from '../../tests/support/server.fixture.ts';
import { quizBy } from '../../tests/support/submissions.fixture.ts';
import { createMetrics, type Metrics, serveMetrics } from './metrics.server.ts';

const NAME = '김민준';

let database: Database;
let metrics: Metrics;
let server: TestServer;
let remove: () => Promise<void>;
beforeEach(async () => {
  const place = await sqliteDatabase();
  remove = place.remove;
  database = await place.open();
  metrics = createMetrics(database);
  server = await startServer(database, { onAnswered: metrics.count });
});
afterEach(async () => {
  await server.stop();
  await database.close().catch(() => {});
  await remove();
});

/** Lines without comments, each as its name with labels and its value. */
async function figures(): Promise<Map<string, number>> {
  const lines = (await metrics.format()).trim().split('\n');
  for (const line of lines) {
    expect(line).toMatch(
      /^(?:|# (?:HELP|TYPE) story_forest_\w+ .+|story_forest_\w+(?:\{(?:\w+="[^"]*",?)+\})? (?:[\d.e+-]+|Nan))$/,
    );
  }
  const samples = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

test('requests are counted by the pattern of their route, and no name is in any figure', async () => {
  const url = `/api/quiz-scores/${encodeURIComponent(NAME)}`;
  for (let times = 0; times < 3; times++) await server.app.inject(url);
  await server.app.inject('/api/quiz-scores/other');
  await server.app.inject(`/${encodeURIComponent(NAME)}`);
  const counted = await figures();
  const labels = '{method="GET",route="/api/quiz-scores/:playerName",status="200"}';
  expect(counted.get(`story_forest_requests_total${labels}`)).toBe(4);
  expect(counted.get('story_forest_request_duration_seconds_count{route="/api/quiz-scores/:playerName"}')).toBe(4);
  expect(
    counted.get('story_forest_request_duration_seconds_bucket{le="+Inf",route="/api/quiz-scores/:playerName"}'),
  ).toBe(4);
  const text = await metrics.format();
  for (const name of [NAME, encodeURIComponent(NAME), 'other']) expect(text).not.toContain(name);
});

test('files are counted by their folder', async () => {
  for (const route of ['/assets/a-1.js', '/assets/b-2.css', '/robots.txt', '/stories'])
    metrics.count({ method: 'GET', route, status: 200, milliseconds: 1 });
  const counted = await figures();
  const of = (route: string) => counted.get(`story_forest_requests_total{method="GET",route="${route}",status="200"}`);
  expect([of('/assets/*'), of('/*'), of('/stories')]).toEqual([2, 1, 1]);
});

test('what an outbox had refused is counted by itself', async () => {
  const post = (payload: object) => server.app.inject({ method: 'POST', url: '/api/quiz-scores', payload });
  expect((await post({ playerName: '' })).statusCode).toBe(400);
  expect((await post(quizBy(NAME))).statusCode).toBe(201);
  const refused = [...(await figures())].filter(([name]) => name.includes('refused_writes'));
  expect(refused).toEqual([
    ['story_forest_refused_writes_total{method="POST",route="/api/quiz-scores",status="400"}', 1],
  ]);
});

test('the database has a size, and is down once it does not answer', async () => {
  const before = await figures();
  expect(before.get('story_forest_database_up')).toBe(1);
  expect(before.get('story_forest_database_bytes')).toBeGreaterThan(4096);
  await database.close();
  const after = await figures();
  expect(after.get('story_forest_database_up')).toBe(0);
  expect(after.has('story_forest_database_bytes')).toBe(false);
});

test('the dashboard and the document ask for figures that exist', async () => {
  await server.app.inject({ method: 'POST', url: '/api/quiz-scores', payload: {} });
  const existing = [...(await figures()).keys()].map((figure) => figure.replace(/\{.*/, ''));
  for (const file of ['tools/deploy/dashboard.json', '../docs/hosting.md']) {
    const asked = readFileSync(file, 'utf8').match(/story_forest_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(2);
    for (const name of asked) expect(existing).toContain(name);
  }
});

test('a database that does not say its size is up', async () => {
  metrics = createMetrics({ ...database, countBytes: () => Promise.reject(new Error('unknown function')) });
  const counted = await figures();
  expect(counted.get('story_forest_database_up')).toBe(1);
  expect(counted.has('story_forest_database_bytes')).toBe(false);
});

test('the second port answers at /metrics only', async () => {
  const listening = serveMetrics(metrics, 0, '127.0.0.1');
  await once(listening, 'listening');
  const address = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const reply = await fetch(`${address}/metrics`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(await reply.text()).toContain('story_forest_nodejs_eventloop_lag_p99_seconds ');
  expect((await fetch(address)).status).toBe(404);
  listening.close();
});
