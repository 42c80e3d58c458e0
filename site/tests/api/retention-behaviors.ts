import { afterEach, beforeEach, expect, test } from 'vitest';
import { countOld, deleteOldRows } from '../../app/server/retention.server.ts';
import { deleteEmptyBoardsBefore } from '../../features/board/boards.server.ts';
import { createSessionId } from '../../shared/board/board-session.ts';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';
import { explainQuery } from './query-plan.fixture.ts';

const MARCH = new Date('2026-03-01T09:00:00.000Z');
const APRIL = new Date('2026-04-01T09:00:00.000Z');
const THIRTY_DAYS_AFTER_MARCH = new Date('2026-03-31T09:00:00.000Z');
const session = (number: number) => createSessionId(MARCH.getTime() + number, new Uint8Array(12));

/** What RETENTION_DAYS deletes and what it leaves, on whichever database `start` opens. */
export function describeRetention(start: () => Promise<TestServer>): void {
  let server: TestServer;
  // One each: the ids of a server's scores never go back, whatever its clock does.
  beforeEach(async () => {
    server = await start();
  });
  afterEach(() => server.stop());

  const post = async (url: string, payload: object) => {
    const { statusCode } = await server.app.inject({ method: 'POST', url, payload });
    expect(statusCode).toBeLessThan(300);
  };
  /** A quiz, a board and a plan of one child, at a time. */
  const use = async (at: Date, name: string, sessionId: string) => {
    server.clock.now = at;
    await post('/api/quiz-scores', quizBy(name));
    await post('/api/quadrant-board', { sessionId, ...EMPTY_BOARD, likes: ['수학'] });
    await post('/api/career-recommendations/generate', { sessionId });
  };
  const names = async () =>
    (await server.app.inject('/api/quiz-scores')).json().map((record: { playerName: string }) => record.playerName);
  const likesOf = async (sessionId: string) =>
    (await server.app.inject(`/api/quadrant-board/${sessionId}`)).json().likes;
  const plansOf = async (sessionId: string) =>
    (await server.app.inject(`/api/career-recommendations/${sessionId}`)).json().length;

  test('retention deletes rows older than RETENTION_DAYS and keeps younger ones', async () => {
    await use(MARCH, '하늘', session(1));
    await use(APRIL, '바다', session(2));
    expect(await deleteOldRows(server.database, 30, APRIL)).toBe(3);
    expect(await names()).toEqual(['바다']);
    expect([await likesOf(session(1)), await plansOf(session(1))]).toEqual([[], 0]);
    expect([await likesOf(session(2)), await plansOf(session(2))]).toEqual([['수학'], 5]);
  });

  test('retention keeps a row until its age exceeds RETENTION_DAYS by a millisecond', async () => {
    await use(MARCH, '하늘', session(1));
    expect(await deleteOldRows(server.database, 30, THIRTY_DAYS_AFTER_MARCH)).toBe(0);
    expect(await deleteOldRows(server.database, 30, new Date(THIRTY_DAYS_AFTER_MARCH.getTime() + 1))).toBe(3);
  });

  test('retention deletes a quiz by its own time, even if an earlier one is dated years ahead', async () => {
    await use(new Date('2036-01-01T00:00:00.000Z'), '바다', session(1));
    await use(MARCH, '하늘', session(2));
    expect(await countOld(server.database, 30, APRIL)).toBe(3);
    expect(await deleteOldRows(server.database, 30, APRIL)).toBe(3);
    expect(await names()).toEqual(['바다']);
    expect(await countOld(server.database, 30, APRIL)).toBe(0);
  });

  test('only old empty boards are deleted, the oldest first', async () => {
    await use(MARCH, '하늘', session(1));
    for (const [at, id] of [
      [MARCH, 2],
      [THIRTY_DAYS_AFTER_MARCH, 3],
      [APRIL, 4],
    ] as const) {
      server.clock.now = at;
      await post('/api/quadrant-board', { sessionId: session(id), ...EMPTY_BOARD });
    }
    expect(await deleteEmptyBoardsBefore(server.database, APRIL, 1)).toBe(1);
    const left = () =>
      server.database.query.selectFrom('quadrant_boards').select('session_id').orderBy('session_id').execute();
    expect((await left()).map((row) => row.session_id)).toEqual([session(1), session(3), session(4)]);
    expect(await deleteEmptyBoardsBefore(server.database, APRIL, 9)).toBe(1);
  });

  test('retention counts from the last change of a board', async () => {
    await use(MARCH, '하늘', session(1));
    server.clock.now = APRIL;
    await post('/api/quadrant-board', { sessionId: session(1), ...EMPTY_BOARD, likes: ['과학'] });
    await deleteOldRows(server.database, 30, APRIL);
    expect(await likesOf(session(1))).toEqual(['과학']);
  });

  test('retention deletes more rows than one statement can', async () => {
    server.clock.now = MARCH;
    await Promise.all(Array.from({ length: 620 }, () => post('/api/quiz-scores', quizBy('하늘'))));
    expect(await deleteOldRows(server.database, 30, APRIL)).toBe(620);
    expect(await names()).toEqual([]);
  });

  test('retention deletes nothing more when it is aborted', async () => {
    await use(MARCH, '하늘', session(1));
    expect(await deleteOldRows(server.database, 30, APRIL, AbortSignal.abort())).toBe(0);
    expect(await names()).toEqual(['하늘']);
  });

  test('the rows due for retention are found by an index', async () => {
    const { query } = server.database;
    const due = MARCH.toISOString();
    const plans = await Promise.all(
      (['quadrant_boards', 'career_plans'] as const).map((table) =>
        explainQuery(
          server.database,
          query.selectFrom(table).select('session_id').where('saved_at', '<', due).orderBy('saved_at').limit(9),
        ),
      ),
    );
    expect(plans[0]).toContain('quadrant_boards_by_date');
    expect(plans[1]).toContain('career_plans_by_date');
  });
}
