import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ApiParts } from '../../app/server/api.server.ts';
import { countOld, deleteOldRows, deletionOf } from '../../app/server/retention.server.ts';
import { DAY_MS } from '../../shared/time.ts';
import { listTasksEndpoint, MAX_ROOM_TASKS } from '../../shared/times-tables/api/tasks-api.ts';
import { CHOOSABLE_TABLES } from '../../shared/times-tables/facts/times-fact.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';
import { OURS, THEIRS } from './room-behaviors.ts';

const START = new Date('2026-03-01T09:00:00.000Z');
const later = (days: number) => new Date(START.getTime() + days * DAY_MS);

/** Tasks that are set in rooms, on whichever database `start` opens. */
export function describeTasks(start: (parts: Partial<ApiParts>) => Promise<TestServer>): void {
  let server: TestServer;
  beforeEach(async () => {
    server = await start({ scoresScope: 'rooms' });
  });
  afterEach(() => server.stop());

  const call = (method: 'POST' | 'DELETE', room: string | undefined, payload: object) =>
    server.app.inject({
      method,
      url: '/api/quiz-tasks',
      payload,
      headers: room === undefined ? {} : { 'room-code': room },
    });
  const set = async (room: string, playerName: string | null, tables: readonly number[]) => {
    const reply = await call('POST', room, { playerName, tables });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  const list = async (room: string) => {
    const reply = await server.app.inject({ url: '/api/quiz-tasks', headers: { 'room-code': room } });
    expect(reply.statusCode).toBe(200);
    return listTasksEndpoint.reply.parse(reply.json());
  };
  const namesWithTables = async (room: string) =>
    (await list(room)).map(({ playerName, tables }) => [playerName, tables]);
  const stored = () => server.database.query.selectFrom('quiz_tasks').selectAll().execute();

  test("tasks are listed in their own room, the room's first, with an end a week later", async () => {
    await set(OURS, '하늘', [8, 6, 8]);
    const whole = await set(OURS, null, [7]);
    expect(whole).toEqual({
      playerName: null,
      tables: [7],
      setAt: '2026-03-01T09:00:00.000Z',
      endsAt: '2026-03-08T09:00:00.000Z',
    });
    expect(await list(OURS)).toEqual([whole, { ...whole, playerName: '하늘', tables: [6, 8] }]);
    expect(await list(THEIRS)).toEqual([]);
  });

  test('each name and the room have one task, the last one set, after any sequence of calls', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            room: fc.constantFrom(OURS, THEIRS),
            playerName: fc.constantFrom(null, '하늘', '바다', 'Zoë'),
            tables: fc.option(fc.subarray([...CHOOSABLE_TABLES], { minLength: 1 })),
          }),
          { maxLength: 12 },
        ),
        async (calls) => {
          await server.database.query.deleteFrom('quiz_tasks').execute();
          const expected = { [OURS]: new Map(), [THEIRS]: new Map() };
          for (const { room, playerName, tables } of calls) {
            if (tables) {
              await set(room, playerName, tables);
              expected[room]?.set(playerName, tables);
            } else {
              const reply = await call('DELETE', room, { playerName });
              expect(reply.json()).toEqual({ deleted: expected[room]?.delete(playerName) ? 1 : 0 });
            }
          }
          for (const room of [OURS, THEIRS]) {
            expect(new Map((await namesWithTables(room)) as [string | null, number[]][])).toEqual(expected[room]);
          }
        },
      ),
      { numRuns: 20 },
    ));

  test('the same task set several times at once is stored once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => call('POST', OURS, { playerName: '하늘', tables: [6, 8] })));
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect(await namesWithTables(OURS)).toEqual([['하늘', [6, 8]]]);
    expect((await call('DELETE', OURS, { playerName: ' 하늘\u200B' })).json()).toEqual({ deleted: 1 });
    expect((await call('DELETE', OURS, { playerName: '하늘' })).json()).toEqual({ deleted: 0 });
  });

  test.each([
    [6.99, 1],
    [7, 0],
    [40, 0],
    // Set by a clock that ran ahead, and was set right since.
    [-6.99, 1],
    [-400, 0],
  ])('%d days after a task was set, %d task is listed', async (days, count) => {
    await set(OURS, null, [6, 8]);
    server.clock.now = later(days);
    expect(await list(OURS)).toHaveLength(count);
  });

  test('a task that is set again is valid for a week from then', async () => {
    await set(OURS, null, [6, 8]);
    server.clock.now = later(5);
    await set(OURS, null, [6, 8]);
    server.clock.now = later(11);
    expect(await namesWithTables(OURS)).toEqual([[null, [6, 8]]]);
  });

  test.each([
    ['no table', { playerName: '하늘', tables: [] }],
    ['a table that nobody can choose', { playerName: '하늘', tables: [6, 10] }],
    ['a hundred tables', { playerName: '하늘', tables: Array(100).fill(6) }],
    ['no name and no word for everybody', { tables: [6] }],
    ['an invisible name', { playerName: '\u200B', tables: [6] }],
    ['a long name', { playerName: '하'.repeat(41), tables: [6] }],
  ])('a task with %s is refused', async (_what, payload) => {
    const reply = await call('POST', OURS, payload);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'invalid']);
    expect(await stored()).toEqual([]);
  });

  test('without a valid room code no task is set, listed or deleted', async () => {
    await set(OURS, null, [6]);
    for (const [room, code] of [
      [undefined, 'room_required'],
      [OURS.slice(0, -1), 'room_malformed'],
    ] as const) {
      const headers = room === undefined ? {} : { 'room-code': room };
      const replies = [
        await call('POST', room, { playerName: null, tables: [9] }),
        await call('DELETE', room, { playerName: null }),
        await server.app.inject({ url: '/api/quiz-tasks', headers }),
      ];
      for (const reply of replies) expect([reply.statusCode, reply.json().error.code]).toEqual([400, code]);
    }
    expect(await namesWithTables(OURS)).toEqual([[null, [6]]]);
  });

  test('a server without rooms refuses tasks', async () => {
    const open = await start({ scoresScope: 'open' });
    for (const headers of [{}, { 'room-code': OURS }]) {
      const replies = [
        await open.app.inject({ url: '/api/quiz-tasks', headers }),
        await open.app.inject({
          method: 'POST',
          url: '/api/quiz-tasks',
          payload: { playerName: null, tables: [9] },
          headers,
        }),
        await open.app.inject({ method: 'DELETE', url: '/api/quiz-tasks', payload: { playerName: null }, headers }),
      ];
      for (const reply of replies) expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'no_rooms']);
    }
    await open.stop();
  });

  test('a room has a bounded number of tasks, and a full room can still change one', async () => {
    for (let child = 0; child < MAX_ROOM_TASKS; child += 1) await set(OURS, `하늘 ${child}`, [6]);
    const reply = await call('POST', OURS, { playerName: '바다', tables: [6] });
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'too_many_tasks']);
    await set(OURS, '하늘 3', [9]);
    await set(THEIRS, '바다', [6]);
    expect(await stored()).toHaveLength(MAX_ROOM_TASKS + 1);
  });

  test('one address sets at most 60 tasks a minute', async () => {
    const limited = await start({ scoresScope: 'rooms', rateLimit: true });
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const reply = await limited.app.inject({
        method: 'POST',
        url: '/api/quiz-tasks',
        payload: { playerName: '하늘', tables: [6] },
        headers: { 'room-code': OURS },
      });
      statuses.push(reply.statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    await limited.stop();
  });

  test('the database stores no room code, and the log no name', async () => {
    await set(OURS, 'Grüßgott', [6]);
    await call('DELETE', OURS, { playerName: 'Grüßgott', x: 1 });
    await call('POST', OURS, { playerName: 'Grüßgott', tables: [1] });
    await set(OURS, 'Grüßgott', [6]);
    expect(JSON.stringify(await stored())).not.toContain(OURS);
    const log = server.log.join('');
    expect(log).toContain('/api/quiz-tasks');
    for (const secret of ['Grüß', OURS]) expect(log).not.toContain(secret);
  });

  describe('deleting', () => {
    test("deleting a player's records deletes the player's task in this room only", async () => {
      await server.app.inject({
        method: 'POST',
        url: '/api/quiz-scores',
        payload: quizBy('하늘'),
        headers: { 'room-code': OURS },
      });
      for (const room of [OURS, THEIRS]) await set(room, '하늘', [6]);
      await set(OURS, null, [7]);
      const reply = await server.app.inject({
        method: 'DELETE',
        url: '/api/quiz-scores',
        payload: { playerName: '하늘' },
        headers: { 'room-code': OURS },
      });
      expect(reply.json()).toEqual({ deleted: 1 });
      expect([await namesWithTables(OURS), await namesWithTables(THEIRS)]).toEqual([[[null, [7]]], [['하늘', [6]]]]);
    });

    test('deletion by age takes ended tasks, and younger ones after RETENTION_DAYS', async () => {
      await set(OURS, '하늘', [6]);
      server.clock.now = later(5);
      await set(OURS, '바다', [6]);
      expect(await deleteOldRows(server.database, 7, later(7), undefined, [deletionOf('quiz_tasks')])).toBe(0);
      expect(await deleteOldRows(server.database, 7, later(8), undefined, [deletionOf('quiz_tasks')])).toBe(1);
      expect(await namesWithTables(OURS)).toEqual([['바다', [6]]]);
      expect(await countOld(server.database, 2, later(8))).toBe(1);
      expect(await deleteOldRows(server.database, 2, later(8))).toBe(1);
      expect(await stored()).toEqual([]);
    });
  });

  test('an export includes the task of the player, also an ended one', async () => {
    await set(OURS, '하늘', [6, 8]);
    await set(OURS, '바다', [9]);
    server.clock.now = later(30);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/player-export',
      payload: { playerName: '하늘' },
      headers: { 'room-code': OURS },
    });
    expect(reply.json().task).toEqual({ tables: [6, 8], setAt: START.toISOString() });
  });
}
