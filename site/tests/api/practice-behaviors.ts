import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiParts } from '../../app/server/api.server.ts';
import { RECORD_TABLES, selectNewest } from '../../features/scores/records/score-store.server.ts';
import { resolveRoom } from '../../features/scores/rooms/room.server.ts';
import {
  type ListedMemory,
  listMemoriesEndpoint,
  listPracticesEndpoint,
  MAX_PLAYER_PRACTICES,
  MAX_PRACTICE_QUESTIONS,
  MEMORIES_PER_PAGE,
  type PracticeRecord,
} from '../../shared/times-tables/api/practice-api.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { anyName, createScoreRows, practiceBy, quizBy } from '../support/submissions.fixture.ts';
import { explainQuery } from './query-plan.fixture.ts';
import { OURS, THEIRS } from './room-behaviors.ts';

/** The day of the server's clock, in days since 1970-01-01. */
const TODAY = Date.UTC(2026, 2, 1) / 86_400_000;

type Start = (parts: Partial<ApiParts>) => Promise<TestServer>;

/** What the endpoints of practice sessions do, on whichever database `start` opens. */
export function describePractice(start: Start): void {
  describe.each(['open', 'rooms'] as const)('with the scope %s', (scoresScope) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start({ scoresScope });
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      for (const table of RECORD_TABLES) await server.database.query.deleteFrom(table).execute();
    });

    const ours = scoresScope === 'rooms' ? OURS : undefined;
    const inRoom = (room: string | undefined) => (room === undefined ? {} : { 'room-code': room });
    const post = (payload: object, { key = randomUUID() as string, room = ours } = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/api/practice-sessions',
        payload,
        headers: { ...inRoom(room), 'idempotency-key': key },
      });
    const postQuiz = (name: string, finish: object = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/api/quiz-scores',
        payload: { ...quizBy(name), ...finish },
        headers: inRoom(ours),
      });
    const get = (url: string, room = ours) => server.app.inject({ url, headers: inRoom(room) });
    const listOf = async (name: string, room = ours): Promise<PracticeRecord[]> => {
      const reply = await get(`/api/practice-sessions/${encodeURIComponent(name)}`, room);
      expect(reply.statusCode).toBe(200);
      expect(listPracticesEndpoint.reply.parse(reply.json())).toEqual(reply.json());
      return reply.json();
    };
    const memoriesOf = async (query = '', room = ours) => {
      const reply = await get(`/api/player-memories${query}`, room);
      expect(reply.statusCode).toBe(200);
      return listMemoriesEndpoint.reply.parse(reply.json());
    };

    test('a session is stored once under its key, with the day it was finished on, and is no quiz', async () => {
      const finish = { finishedAt: '2026-02-28T22:00:00.000Z', utcOffsetMinutes: 540 };
      const key = randomUUID();
      const first = await post({ ...practiceBy('하늘'), ...finish }, { key });
      const again = await post(practiceBy(' 하늘\u200B'), { key });
      expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
      expect(again.json()).toEqual(first.json());
      expect(await listOf('하늘')).toEqual([
        { ...practiceBy('하늘'), ...finish, id: expect.any(String), completedAt: '2026-03-01T09:00:00.000Z' },
      ]);
      expect((await get('/api/quiz-scores')).json()).toEqual([]);
      expect((await get(`/api/quiz-scores/${encodeURIComponent('하늘')}`)).json()).toEqual([]);
    });

    test('a key that comes with other answers is refused', async () => {
      const key = randomUUID();
      await post(practiceBy('하늘'), { key });
      const [first, ...others] = practiceBy('하늘').questions;
      const changed = { ...practiceBy('하늘'), questions: [{ ...first, userAnswer: 55 }, ...others] };
      const reply = await post(changed, { key });
      expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'key_reused']);
      expect(await listOf('하늘')).toHaveLength(1);
    });

    test('concurrent posts of a session store it once', async () => {
      const key = randomUUID();
      const replies = await Promise.all(Array.from({ length: 6 }, () => post(practiceBy('하늘'), { key })));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201]);
      expect(await listOf('하늘')).toHaveLength(1);
    });

    test.each([
      ['no answers', { questions: [] }, 'questions'],
      [
        'too many answers',
        { questions: Array(MAX_PRACTICE_QUESTIONS + 1).fill(practiceBy('').questions[0]) },
        'questions',
      ],
      [
        'a fact that is none',
        { questions: [{ ...practiceBy('').questions[0], question: '1 × 7' }] },
        'questions.0.question',
      ],
      ['another form', { questions: [{ ...practiceBy('').questions[0], form: 'sum' }] }, 'questions.0.form'],
      [
        'a time of hours',
        { questions: [{ ...practiceBy('').questions[0], timeSpent: 7200 }] },
        'questions.0.timeSpent',
      ],
      [
        'an answer of five digits',
        { questions: [{ ...practiceBy('').questions[0], userAnswer: 10_000 }] },
        'questions.0.userAnswer',
      ],
      ['a limit of a minute', { fluentSeconds: 60 }, 'fluentSeconds'],
      ['no name', { playerName: ' ' }, 'playerName'],
    ])('a session with %s is refused', async (_, wrong, path) => {
      const reply = await post({ ...practiceBy('하늘'), ...wrong });
      expect([reply.statusCode, reply.json().error.issues[0].path]).toEqual([400, path]);
    });

    test('a list has the latest sessions of one player, newest first', async () => {
      const name = '하늘';
      const room = resolveRoom(scoresScope, ours);
      const rows = createScoreRows(room, name, MAX_PLAYER_PRACTICES + 5).map(({ id, record, ...row }) => {
        const { completedAt } = JSON.parse(record) as { completedAt: string };
        return { ...row, id, record: JSON.stringify({ id, ...practiceBy(name), completedAt }) };
      });
      await server.database.query.insertInto('practice_sessions').values(rows).execute();
      await post(practiceBy('바다'));
      const ids = rows.map(({ id }) => id).toReversed();
      expect((await listOf(name)).map(({ id }) => id)).toEqual(ids.slice(0, MAX_PLAYER_PRACTICES));
      const query = selectNewest(server.database, 'practice_sessions', { room, playerName: name }, 200);
      const plan = await explainQuery(server.database, query);
      expect(plan).toContain('practice_sessions_by_player');
      expect(plan).not.toMatch(/sort|TEMP B-TREE|Filter/i);
    });

    test('a memory joins quizzes and sessions; what is quick is said by the session', async () => {
      await postQuiz('하늘', { finishedAt: '2026-02-28T09:00:00.000Z', utcOffsetMinutes: 0 });
      await post({ ...practiceBy('하늘'), finishedAt: '2026-03-01T08:00:00.000Z', utcOffsetMinutes: -600 });
      await postQuiz('바다');
      const expected: ListedMemory[] = [
        { playerName: '바다', facts: { '7 × 8': { [TODAY]: 'missed' } }, days: [TODAY] },
        {
          playerName: '하늘',
          fluentSeconds: 4.5,
          facts: { '7 × 8': { [TODAY - 1]: 'missed' } },
          days: [TODAY - 1],
        },
      ];
      expect(await memoriesOf()).toEqual({ players: expected, next: null });
    });

    test('a memory reads the day of a quiz that names no time zone by the clock of the reader', async () => {
      await postQuiz('하늘');
      const dayAt = async (offset: number) => (await memoriesOf(`?utcOffsetMinutes=${offset}`)).players[0]?.days;
      expect([await dayAt(0), await dayAt(-600), await dayAt(900)]).toEqual([[TODAY], [TODAY - 1], [TODAY + 1]]);
    });

    test('all players come in pages, each once, whichever they did', () =>
      fc.assert(
        fc.asyncProperty(fc.uniqueArray(fc.nat({ max: 200 }), { maxLength: 70 }), async (numbers) => {
          for (const table of RECORD_TABLES) await server.database.query.deleteFrom(table).execute();
          const room = resolveRoom(scoresScope, ours);
          const names = numbers.map((number) => `${number % 3 === 0 ? '하늘' : 'Sky'} ${number}`);
          for (const [index, name] of names.entries()) {
            const tables = index % 3 === 0 ? RECORD_TABLES : [RECORD_TABLES[index % 3 === 1 ? 0 : 1]];
            for (const table of tables) {
              await server.database.query
                .insertInto(table)
                .values(createScoreRows(room, name, 2))
                .execute();
            }
          }
          const found: string[] = [];
          let next: string | null = null;
          do {
            const page = await memoriesOf(next === null ? '' : `?after=${encodeURIComponent(next)}`);
            expect(page.players.length).toBeLessThanOrEqual(MEMORIES_PER_PAGE);
            found.push(...page.players.map(({ playerName }) => playerName));
            next = page.next;
          } while (next !== null);
          expect(found).toHaveLength(names.length);
          expect(new Set(found)).toEqual(new Set(names));
        }),
        { numRuns: 8 },
      ));

    test('any name can be the end of a page', () =>
      fc.assert(
        fc.asyncProperty(anyName, async (name) => {
          const reply = await get(`/api/player-memories?after=${encodeURIComponent(name)}`);
          expect(reply.statusCode).toBe(200);
        }),
        { numRuns: 30 },
      ));

    test.each(['?after=%00', `?after=${'a'.repeat(201)}`, '?utcOffsetMinutes=1441', '?utcOffsetMinutes=x'])(
      'a page of memories with %s is refused',
      async (query) => {
        expect((await get(`/api/player-memories${query}`)).statusCode).toBe(400);
      },
    );

    test('a session is exported and deleted under the key it was sent under', async () => {
      const key = randomUUID();
      const record = (await post(practiceBy('하늘'), { key })).json();
      await post(practiceBy('하늘'));
      const byKey = { payload: { keys: [key] }, headers: inRoom(ours) };
      const exported = await server.app.inject({ method: 'POST', url: '/api/player-export', ...byKey });
      expect(exported.json()).toMatchObject({ quizzes: [], practices: [{ idempotencyKey: key, record }] });
      const deleted = await server.app.inject({ method: 'DELETE', url: '/api/quiz-scores', ...byKey });
      expect(deleted.json()).toEqual({ deleted: 1 });
      expect((await listOf('하늘')).map(({ id }) => id)).not.toContain(record.id);
    });

    if (scoresScope === 'rooms') {
      test('a session is seen in its own room only, and goes with the name', async () => {
        await post(practiceBy('하늘'));
        await post(practiceBy('바다'));
        await post(practiceBy('하늘'), { room: THEIRS });
        await postQuiz('하늘');
        expect((await memoriesOf('', THEIRS)).players.map(({ playerName }) => playerName)).toEqual(['하늘']);
        const whose = { payload: { playerName: '하늘' }, headers: inRoom(OURS) };
        const exported = await server.app.inject({ method: 'POST', url: '/api/player-export', ...whose });
        expect([exported.json().quizzes.length, exported.json().practices.length]).toEqual([1, 1]);
        const deleted = await server.app.inject({ method: 'DELETE', url: '/api/quiz-scores', ...whose });
        expect(deleted.json()).toEqual({ deleted: 2 });
        expect(await listOf('하늘')).toEqual([]);
        expect(await listOf('하늘', THEIRS)).toHaveLength(1);
        expect((await memoriesOf()).players.map(({ playerName }) => playerName)).toEqual(['바다']);
      });

      test('a request without the code of a room is refused', async () => {
        const payload = practiceBy('하늘');
        for (const reply of [
          await server.app.inject({ method: 'POST', url: '/api/practice-sessions', payload }),
          await server.app.inject('/api/practice-sessions/a'),
          await server.app.inject('/api/player-memories'),
        ]) {
          expect(reply.json().error.code).toBe('room_required');
        }
      });
    }
  });
}
