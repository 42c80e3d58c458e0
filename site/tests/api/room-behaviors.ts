import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiParts } from '../../app/server/api.server.ts';
import { selectNewest } from '../../features/scores/records/score-store.server.ts';
import { resolveRoom } from '../../features/scores/rooms/room.server.ts';
import type { ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { listRecentScoresEndpoint } from '../../shared/times-tables/api/scores-api.ts';
import { createRoomCode, formatRoomCode, ROOM_RANDOM_BYTES } from '../../shared/times-tables/rooms/room.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { createScoreRows, quizBy } from '../support/submissions.fixture.ts';
import { explainQuery } from './query-plan.fixture.ts';

/** Two rooms that every run has; `chance` makes others. */
export const OURS = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(7));
export const THEIRS = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(21));

type Start = (parts: Partial<ApiParts>) => Promise<TestServer>;

/** What rooms do for quiz scores, on whichever database `start` opens. */
export function describeRooms(start: Start): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ scoresScope: 'rooms' });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.query.deleteFrom('quiz_scores').execute();
  });

  const inRoom = (room: string | undefined) => (room === undefined ? {} : { 'room-code': room });
  const post = (room: string | undefined, name: string, key: string = randomUUID()) =>
    server.app.inject({
      method: 'POST',
      url: '/api/quiz-scores',
      payload: quizBy(name),
      headers: { ...inRoom(room), 'idempotency-key': key },
    });
  const get = (room: string | undefined, path = '') =>
    server.app.inject({ url: `/api/quiz-scores${path}`, headers: inRoom(room) });
  const namesIn = async (room: string): Promise<string[]> => {
    const reply = await get(room);
    expect(reply.statusCode).toBe(200);
    return reply.json<ScoreRecord[]>().map(({ playerName }) => playerName);
  };
  const ofPlayer = (name: string) => `/${encodeURIComponent(name)}`;

  test('the server reports its scores scope', async () => {
    expect((await server.app.inject('/api/scores-scope')).json()).toEqual({ scope: 'rooms' });
  });

  test('a score is listed in its own room, in the same shape as anywhere', async () => {
    const stored = await post(OURS, '하늘');
    expect(stored.statusCode).toBe(201);
    expect(stored.json()).toEqual({
      ...quizBy('하늘'),
      id: expect.any(String),
      completedAt: '2026-03-01T09:00:00.000Z',
    });
    expect((await get(OURS)).json()).toEqual([stored.json()]);
    expect((await get(OURS, ofPlayer('하늘'))).json()).toEqual([stored.json()]);
    expect(listRecentScoresEndpoint.reply.parse((await get(OURS)).json())).toEqual([stored.json()]);
  });

  test('no room ever lists a score of another room', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ room: fc.constantFrom(0, 1, 2), name: fc.constantFrom('하늘', '바다', 'Zoë') }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.array(fc.uint8Array({ minLength: ROOM_RANDOM_BYTES, maxLength: ROOM_RANDOM_BYTES }), {
          minLength: 3,
          maxLength: 3,
        }),
        fc.array(fc.constantFrom(0, 1, 2), { maxLength: 6 }),
        async (scores, bytes, looks) => {
          const rooms = bytes.map(createRoomCode);
          fc.pre(new Set(rooms).size === rooms.length);
          await server.database.query.deleteFrom('quiz_scores').execute();
          for (const { room, name } of scores) await post(rooms[room], name);
          for (const room of [...looks, 0, 1, 2]) {
            const own = scores.filter((score) => score.room === room).map(({ name }) => name);
            expect(await namesIn(rooms[room] ?? '')).toEqual(own.toReversed());
            for (const name of ['하늘', '바다', 'Zoë']) {
              const listed = (await get(rooms[room], ofPlayer(name))).json<ScoreRecord[]>();
              expect(listed).toHaveLength(own.filter((each) => each === name).length);
            }
          }
        },
      ),
      { numRuns: 20 },
    ));

  test('a room without scores looks like a room that does not exist: empty', async () => {
    await post(OURS, '하늘');
    const theirs = await get(THEIRS);
    expect([theirs.statusCode, theirs.json()]).toEqual([200, []]);
    expect((await get(THEIRS, ofPlayer('하늘'))).json()).toEqual([]);
    const { 'x-request-id': _, date: __, ...headers } = theirs.headers;
    const { 'x-request-id': ___, date: ____, ...ownHeaders } = (await get(OURS, '?limit=1')).headers;
    expect(Object.keys(headers)).toEqual(Object.keys(ownHeaders));
  });

  test('a score sent again in its room is stored once, and in another room it is another score', async () => {
    const key = randomUUID();
    const replies = [];
    for (const room of [OURS, OURS, THEIRS, THEIRS]) replies.push(await post(room, '하늘', key));
    expect(replies.map((reply) => reply.statusCode)).toEqual([201, 200, 201, 200]);
    const [ours, oursAgain, theirs, theirsAgain] = replies.map((reply) => reply.json().id);
    expect(oursAgain).toBe(ours);
    expect(theirs).not.toBe(ours);
    expect(theirsAgain).toBe(theirs);
    expect([await namesIn(OURS), await namesIn(THEIRS)]).toEqual([['하늘'], ['하늘']]);
  });

  test('concurrent writes to two rooms stay in their own rooms', async () => {
    const key = randomUUID();
    const sent = [OURS, THEIRS, OURS, THEIRS].map((room, index) =>
      post(room, room === OURS ? '하늘' : '바다', index < 2 ? key : undefined),
    );
    expect((await Promise.all(sent)).map((reply) => reply.statusCode)).toEqual([201, 201, 201, 201]);
    expect([await namesIn(OURS), await namesIn(THEIRS)]).toEqual([
      ['하늘', '하늘'],
      ['바다', '바다'],
    ]);
  });

  test('a room code typed from paper opens the same room', async () => {
    await post(OURS, '하늘');
    expect(await namesIn(formatRoomCode(OURS).toUpperCase())).toEqual(['하늘']);
  });

  test.each([
    ['no code', undefined, 'room_required'],
    ['an empty code', '', 'room_malformed'],
    ['a code that lost its end', OURS.slice(0, -1), 'room_malformed'],
    ['a code with one wrong symbol', `${OURS.slice(0, -1)}${OURS.endsWith('x') ? 'y' : 'x'}`, 'room_malformed'],
    ['two codes', `${OURS}, ${THEIRS}`, 'room_malformed'],
    ['a star', '*', 'room_malformed'],
    ['a code of thousands of letters', OURS.repeat(200), 'room_malformed'],
  ])('a request with %s is refused in both languages, and nothing is stored or read', async (_what, room, code) => {
    await post(OURS, '하늘');
    for (const reply of [await post(room, '바다'), await get(room), await get(room, ofPlayer('하늘'))]) {
      expect(reply.statusCode).toBe(400);
      const { error } = reply.json();
      expect(error).toEqual({ code, message: expect.any(String) });
      expect(error.message).toMatch(/room.*방/);
      expect(reply.body).not.toContain(OURS.slice(0, -1));
    }
    expect(await namesIn(OURS)).toEqual(['하늘']);
  });

  test('the database stores no room code, so a stolen copy opens no room', async () => {
    await post(OURS, '하늘');
    const rows = await server.database.query.selectFrom('quiz_scores').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(OURS);
    expect(rows[0]?.room).toMatch(/^[\w-]{22}$/);
  });

  test('lists of a room are served sorted from an index that begins with the room', async () => {
    const { database } = server;
    const room = resolveRoom('rooms', OURS);
    const recent = await explainQuery(database, selectNewest(database, 'quiz_scores', { room }, 100));
    const player = await explainQuery(
      database,
      selectNewest(database, 'quiz_scores', { room: room, playerName: '하늘' }, 500),
    );
    expect(recent).toContain('quiz_scores_by_room');
    expect(player).toContain('quiz_scores_by_player');
    expect(recent + player).not.toMatch(/sort|TEMP B-TREE|Filter/i);
  });

  describe('deleting', () => {
    const remove = (room: string | undefined, payload: object) =>
      server.app.inject({ method: 'DELETE', url: '/api/quiz-scores', payload, headers: inRoom(room) });

    test('a request with the room code deletes one quiz, or all of a player', async () => {
      const { id } = (await post(OURS, '하늘')).json();
      await post(OURS, '하늘');
      await post(OURS, '바다');
      expect((await remove(OURS, { id })).json()).toEqual({ deleted: 1 });
      expect(await namesIn(OURS)).toEqual(['바다', '하늘']);
      expect((await remove(OURS, { playerName: ' 하늘\u200B' })).json()).toEqual({ deleted: 1 });
      expect(await namesIn(OURS)).toEqual(['바다']);
      expect((await remove(OURS, { id })).json()).toEqual({ deleted: 0 });
    });

    test('a request deletes more quizzes of a player than one statement does, once, and of nobody else', async () => {
      const room = resolveRoom('rooms', OURS);
      const rows = createScoreRows(room, '하늘', 1201);
      await server.database.query.insertInto('quiz_scores').values(rows).execute();
      await post(OURS, '바다');
      await post(THEIRS, '하늘');
      const deleted = async () => (await remove(OURS, { playerName: '하늘' })).json();
      expect(await Promise.all([deleted(), post(OURS, '별')])).toEqual([
        { deleted: 1201 },
        expect.objectContaining({ statusCode: 201 }),
      ]);
      expect(await deleted()).toEqual({ deleted: 0 });
      expect([await namesIn(OURS), await namesIn(THEIRS)]).toEqual([['별', '바다'], ['하늘']]);
    });

    test('a deletion from another room, without a code or of everything is refused', async () => {
      const { id } = (await post(OURS, '하늘')).json();
      expect((await remove(THEIRS, { id })).json()).toEqual({ deleted: 0 });
      expect((await remove(THEIRS, { playerName: '하늘' })).json()).toEqual({ deleted: 0 });
      expect((await remove(undefined, { id })).json().error.code).toBe('room_required');
      for (const payload of [{}, { id, playerName: '하늘' }, { id: 'all' }]) {
        expect((await remove(OURS, payload)).statusCode).toBe(400);
      }
      expect(await namesIn(OURS)).toEqual(['하늘']);
    });
  });

  describe('where the host changes the scope of a database', () => {
    test('scores of a room are not in the open list, and open scores are in no room', async () => {
      await post(OURS, '하늘');
      const open = await start({ scoresScope: 'open', database: server.database });
      const openNames = async () =>
        (await open.app.inject('/api/quiz-scores')).json<ScoreRecord[]>().map(({ playerName }) => playerName);
      expect(await openNames()).toEqual([]);
      expect((await open.app.inject(`/api/quiz-scores${ofPlayer('하늘')}`)).json()).toEqual([]);
      await open.app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy('바다') });
      expect(await openNames()).toEqual(['바다']);
      expect(await namesIn(OURS)).toEqual(['하늘']);
      await open.stop();
    });
  });

  describe('an open server', () => {
    let open: TestServer;
    beforeAll(async () => {
      open = await start({});
    });
    afterAll(() => open.stop());

    test('an open server deletes a quiz once for the idempotency key it was sent with', async () => {
      const key = '0b0f5a3e-6c1d-4e5f-8a7b-9c0d1e2f3a4b';
      const post = (name: string, headers: Record<string, string>) =>
        open.app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy(name), headers });
      await post('하늘', { 'idempotency-key': key });
      await post('하늘', {});
      const remove = (keys: readonly string[]) =>
        open.app.inject({ method: 'DELETE', url: '/api/quiz-scores', payload: { keys } });
      expect((await remove([crypto.randomUUID()])).json()).toEqual({ deleted: 0 });
      expect((await remove([key.toUpperCase()])).json()).toEqual({ deleted: 1 });
      expect((await remove([key])).json()).toEqual({ deleted: 0 });
      expect((await remove([])).statusCode).toBe(400);
      expect((await open.app.inject('/api/quiz-scores')).json()).toHaveLength(1);
      await open.database.query.deleteFrom('quiz_scores').execute();
    });

    test('an open server refuses to delete by id, because there is no code to prove ownership', async () => {
      const { id } = (
        await open.app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy('하늘') })
      ).json();
      const reply = await open.app.inject({ method: 'DELETE', url: '/api/quiz-scores', payload: { id } });
      expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'host_only']);
      await open.database.query.deleteFrom('quiz_scores').execute();
    });

    test("an open server reports the scope 'open'", async () => {
      expect((await open.app.inject('/api/scores-scope')).json()).toEqual({ scope: 'open' });
    });

    test('an open server refuses a score meant for a room, and stores nothing', async () => {
      const headers = inRoom(OURS);
      const reply = await open.app.inject({
        method: 'POST',
        url: '/api/quiz-scores',
        payload: quizBy('하늘'),
        headers,
      });
      expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'no_rooms']);
      expect((await open.app.inject('/api/quiz-scores')).json()).toEqual([]);
      expect((await open.app.inject({ url: '/api/quiz-scores', headers })).statusCode).toBe(400);
    });
  });
}
