import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../support/server.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';

/** What the server believes of when a quiz was finished, on whichever database `start` opens. */
export function describeScoreTimes(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.query.deleteFrom('quiz_scores').execute();
  });

  const post = (payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/api/quiz-scores', payload, headers });
  const ofPlayer = async (name: string) =>
    (await server.app.inject(`/api/quiz-scores/${encodeURIComponent(name)}`)).json();

  const finishedAt = '2026-02-28T11:00:00.000Z';

  test.each([
    ['yesterday, without a network', { finishedAt, utcOffsetMinutes: 540 }, finishedAt],
    ['60 days ago', { finishedAt: '2025-12-31T09:00:00.000Z' }, '2025-12-31T09:00:00.000Z'],
    ['longer ago than is believed', { finishedAt: '2025-12-31T08:59:59.999Z' }, '2026-03-01T09:00:00.000Z'],
    ['in the future', { finishedAt: '2026-03-01T09:00:00.001Z', utcOffsetMinutes: -300 }, '2026-03-01T09:00:00.000Z'],
    ['at the beginning of all clocks', { finishedAt: '1970-01-01T00:00:00.000Z' }, '2026-03-01T09:00:00.000Z'],
  ])('a score that was finished %s says so, beside its arrival', async (_, finish, stored) => {
    const reply = await post({ ...quizBy('하늘'), ...finish });
    expect(reply.statusCode).toBe(201);
    const expected = { ...finish, finishedAt: stored, completedAt: '2026-03-01T09:00:00.000Z' };
    expect(reply.json()).toMatchObject(expected);
    expect((await ofPlayer('하늘'))[0]).toEqual(reply.json());
  });

  test.each([
    [{ finishedAt: 'yesterday' }, 'finishedAt'],
    [{ finishedAt: 1_772_000_000_000 }, 'finishedAt'],
    [{ finishedAt: '2026-02-28T11:00:00+09:00' }, 'finishedAt'],
    [{ finishedAt, utcOffsetMinutes: 9.5 }, 'utcOffsetMinutes'],
    [{ finishedAt, utcOffsetMinutes: 1441 }, 'utcOffsetMinutes'],
  ])('a score with the time %o is refused', async (finish, path) => {
    const reply = await post({ ...quizBy('하늘'), ...finish });
    expect([reply.statusCode, reply.json().error.issues[0].path]).toEqual([400, path]);
  });

  test('a quiz is the same one, whatever is said and believed of its time', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post({ ...quizBy('하늘'), finishedAt: '2026-03-01T09:30:00.000Z' }, headers);
    server.clock.now = new Date('2026-03-01T10:00:00.000Z');
    const later = await post({ ...quizBy('하늘'), finishedAt: '2026-03-01T09:30:00.000Z' }, headers);
    const older = await post(quizBy('하늘'), headers);
    server.clock.now = new Date('2026-03-01T09:00:00.000Z');
    expect([later.statusCode, older.statusCode]).toEqual([200, 200]);
    expect([later.json(), older.json()]).toEqual([first.json(), first.json()]);
  });
}
