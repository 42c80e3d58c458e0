/**
 * The API by inject, each behavior on SQLite and on Postgres.
 *
 * @packageDocumentation
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { selectNewest } from '../../features/scores/records/score-store.server.ts';
import { OPEN_ROOM } from '../../features/scores/rooms/room.server.ts';
import { listRecentScoresEndpoint, type ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { cleanName } from '../../shared/times-tables/players/player-name.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { anyName, anySubmission, createScore, quizBy } from '../support/submissions.fixture.ts';
import { explainQuery } from './query-plan.fixture.ts';

const ATTEMPT = { question: '9 × 9', correctAnswer: 81, userAnswer: 80, isCorrect: false, timeSpent: 2 };

/** What the quiz-score endpoints do, on whichever database `start` opens. */
export function describeScores(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.query.deleteFrom('quiz_scores').execute();
  });

  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/api/quiz-scores', payload: payload as object, headers });
  const list = async (url: string): Promise<ScoreRecord[]> => {
    const reply = await server.app.inject(url);
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  const ofPlayer = (name: string) => list(`/api/quiz-scores/${encodeURIComponent(name)}`);
  const count = async () => (await list('/api/quiz-scores')).length;

  describe('storing', () => {
    test("a stored score is answered with its record, an id and the server's time", async () => {
      const reply = await post(quizBy('하늘'));
      expect(reply.statusCode).toBe(201);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(reply.json()).toEqual({
        ...quizBy('하늘'),
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        completedAt: '2026-03-01T09:00:00.000Z',
      });
    });

    test('every valid submission is returned as it was sent', () =>
      fc.assert(
        fc.asyncProperty(anySubmission, async (submission) => {
          const reply = await post(submission);
          expect(reply.statusCode).toBe(201);
          const { id, completedAt, ...stored } = reply.json<ScoreRecord>();
          expect(stored).toEqual({ ...submission, playerName: cleanName(submission.playerName) });
          expect((await ofPlayer(submission.playerName))[0]).toEqual({ ...stored, id, completedAt });
        }),
        { numRuns: 60 },
      ));

    test('a submission whose counts are not those of its questions is refused', () =>
      fc.assert(
        fc.asyncProperty(
          anySubmission,
          fc.constantFrom('score' as const, 'totalQuestions' as const, 'accuracy' as const),
          fc.integer({ min: 1, max: 5 }),
          async (submission, field, off) => {
            const reply = await post({ ...submission, [field]: submission[field] + off });
            expect(reply.statusCode).toBe(400);
            expect(reply.json().error.issues).toContainEqual(expect.objectContaining({ path: field }));
          },
        ),
        { numRuns: 40 },
      ));

    test('a submission with a wrongly marked answer or a false product is refused', async () => {
      const [first, ...others] = quizBy('민준').questions;
      if (!first) throw new Error('a quiz without questions');
      for (const wrong of [
        { ...first, isCorrect: false },
        { ...first, userAnswer: 55 },
        { ...first, userAnswer: null },
        { ...first, correctAnswer: 55 },
        { ...first, question: '7 x 8' },
        { ...first, question: '1 × 8' },
      ]) {
        const reply = await post(createScore('민준', [wrong, ...others]));
        expect(reply.statusCode).toBe(400);
        expect(reply.json().error.issues[0].path).toMatch(/^questions\.0\./);
      }
      expect(await count()).toBe(0);
    });

    test('unknown fields of a submission are dropped', async () => {
      const reply = await post({ ...quizBy('하늘'), id: 'mine', school: 'secret' });
      expect(reply.statusCode).toBe(201);
      expect(reply.json().id).not.toBe('mine');
      expect(reply.body).not.toContain('secret');
    });

    test.each([
      ['no name', { ...quizBy('x'), playerName: undefined }, 'playerName'],
      ['an empty name', quizBy(''), 'playerName'],
      ['a blank name', quizBy(' \u3000\t'), 'playerName'],
      ['a name that no address can carry', quizBy(' .. '), 'playerName'],
      ['a full-width dot as its name', quizBy('．'), 'playerName'],
      ['a name of 41 characters', quizBy('가'.repeat(41)), 'playerName'],
      ['a control character in the name', quizBy('a\u0000b'), 'playerName'],
      ['half a character in the name', quizBy('a\ud83d'), 'playerName'],
      ['a name of filler letters', quizBy('\u3164\u115F\u1160\u2800\u200B\u00AD\u{E0041}'), 'playerName'],
      ['no questions', createScore('x', []), 'questions'],
      ['21 questions', createScore('x', Array(21).fill(ATTEMPT)), 'questions'],
      ['an answer of five digits', createScore('x', [{ ...ATTEMPT, userAnswer: 10_000 }]), 'questions.0.userAnswer'],
      ['an answer of many decimals', createScore('x', [{ ...ATTEMPT, userAnswer: 1 / 3 }]), 'questions.0.userAnswer'],
      ['an answer after an hour', createScore('x', [{ ...ATTEMPT, timeSpent: 3600 }]), 'questions.0.timeSpent'],
      ['a quiz that is shorter than its questions', createScore('x', [{ ...ATTEMPT, timeSpent: 9 }], 1), 'timeTaken'],
      ['a number as text', { ...quizBy('x'), timeTaken: '42' }, 'timeTaken'],
      ['a negative time', { ...quizBy('x'), timeTaken: -1 }, 'timeTaken'],
      ['a list instead of an object', [], ''],
      ['null', 'null', ''],
    ])('a submission with %s is refused', async (_what, payload, path) => {
      const reply = await post(payload, { 'content-type': 'application/json' });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({
        error: {
          code: 'invalid',
          message: expect.any(String),
          issues: expect.arrayContaining([{ path, message: expect.any(String) }]),
        },
      });
    });

    test('a name may have 40 characters as a reader counts them, whatever their bytes', async () => {
      expect((await post(quizBy('🦫'.repeat(40)))).statusCode).toBe(201);
      expect((await post(quizBy('🦫'.repeat(41)))).statusCode).toBe(400);
    });
  });

  describe('sending again', () => {
    test('a score that is sent again is answered with the first record and 200, and stored once', async () => {
      const key = randomUUID();
      const first = await post(quizBy('하늘'), { 'idempotency-key': key });
      server.clock.now = new Date('2026-03-01T10:00:00.000Z');
      const again = await post(quizBy('하늘'), { 'idempotency-key': key.toUpperCase() });
      server.clock.now = new Date('2026-03-01T09:00:00.000Z');
      expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
      expect(again.json()).toEqual(first.json());
      expect(await count()).toBe(1);
    });

    test('a score is stored once, however often and concurrently it is sent', () =>
      fc.assert(
        fc.asyncProperty(anySubmission, fc.uuid(), fc.integer({ min: 2, max: 6 }), async (submission, key, times) => {
          const before = await count();
          const replies = await Promise.all(
            Array.from({ length: times }, () => post(submission, { 'idempotency-key': key })),
          );
          expect(replies.map((reply) => reply.statusCode).sort()).toEqual([...Array(times - 1).fill(200), 201]);
          expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
          expect(await count()).toBe(Math.min(before + 1, 100));
        }),
        { numRuns: 25 },
      ));

    test('another quiz with a used key is refused, and the first one stays', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const first = await post(quizBy('하늘', 9), headers);
      const other = await post(quizBy('하늘', 3), headers);
      expect([other.statusCode, other.json().error.code]).toEqual([422, 'key_reused']);
      expect(await ofPlayer('하늘')).toEqual([first.json()]);
    });

    test('a score of another child with the same key is not mistaken for a repeat', async () => {
      const key = randomUUID();
      await post(quizBy('하늘'), { 'idempotency-key': key });
      const other = await post(quizBy('바다'), { 'idempotency-key': key });
      expect(other.statusCode).toBe(201);
      expect(other.json().playerName).toBe('바다');
    });

    test('a score without a key is stored each time it is sent', async () => {
      await post(quizBy('하늘'));
      await post(quizBy('하늘'));
      expect(await count()).toBe(2);
    });

    test('an idempotency key that is not a UUID is refused', async () => {
      const reply = await post(quizBy('하늘'), { 'idempotency-key': 'quiz-1' });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().error.issues).toEqual([{ path: 'idempotency-key', message: 'must be a UUID' }]);
    });
  });

  describe('lists', () => {
    const storeMany = async (names: readonly string[]): Promise<string[]> => {
      const ids: string[] = [];
      for (const [index, name] of names.entries()) {
        // Two in each millisecond, so that ties are among them.
        server.clock.now = new Date(Date.parse('2026-03-01T09:00:00.000Z') + Math.floor(index / 2));
        ids.push((await post(quizBy(name, index % 11))).json().id);
      }
      return ids;
    };

    test('lists of scores are empty where nothing is stored', async () => {
      expect(await list('/api/quiz-scores')).toEqual([]);
      expect(await ofPlayer('아무도 아님')).toEqual([]);
    });

    test('lists of scores are newest first, with ties in the order of arrival', async () => {
      const ids = await storeMany(['하늘', '바다', '하늘', '바다', '하늘']);
      expect((await list('/api/quiz-scores')).map((record) => record.id)).toEqual(ids.toReversed());
      expect((await ofPlayer('하늘')).map((record) => record.id)).toEqual([ids[4], ids[2], ids[0]]);
    });

    test('lists of scores are in order of arrival even where the clock was set back', async () => {
      const ids = await storeMany(['하늘', '하늘']);
      server.clock.now = new Date('2026-03-01T08:00:00.000Z');
      ids.push((await post(quizBy('하늘'))).json().id);
      expect((await list('/api/quiz-scores')).map((record) => record.id)).toEqual(ids.toReversed());
      expect((await ofPlayer('하늘')).map((record) => record.id)).toEqual(ids.toReversed());
    });

    test('the list of scores holds the latest 100 unless fewer are requested', async () => {
      const ids = await storeMany(Array.from({ length: 101 }, () => '하늘'));
      expect((await list('/api/quiz-scores')).map((record) => record.id)).toEqual(ids.toReversed().slice(0, 100));
      expect((await list('/api/quiz-scores?limit=3')).map((record) => record.id)).toEqual(ids.toReversed().slice(0, 3));
      expect(await list('/api/quiz-scores?limit=100')).toHaveLength(100);
      expect(await ofPlayer('하늘')).toHaveLength(101);
    });

    test('the list of a player holds at most 500 scores', async () => {
      const records = Array.from({ length: 501 }, (_, index) => ({
        id: `0195${String(index).padStart(4, '0')}-0000-7000-8000-000000000000`,
        room: OPEN_ROOM,
        player_name: '하늘',
        idempotency_key: null,
        completed_at: null,
        record: JSON.stringify({ id: index }),
      }));
      await server.database.query.insertInto('quiz_scores').values(records).execute();
      const listed = await ofPlayer('하늘');
      expect(listed).toHaveLength(500);
      expect(listed[0]).toEqual({ id: 500 });
    });

    test.each(['0', '101', '-1', '1.5', 'all', '', '1&limit=2'])('a list with limit=%s is refused', async (limit) => {
      const reply = await server.app.inject(`/api/quiz-scores?limit=${limit}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().error.issues[0].path).toBe('limit');
    });

    test('a player is found by name whatever its Unicode form or padding', () =>
      fc.assert(
        fc.asyncProperty(anyName, async (name) => {
          const { id } = (await post(quizBy(`  ${name.normalize('NFD')}\n`))).json();
          expect((await ofPlayer(name.normalize('NFC')))[0]?.id).toBe(id);
        }),
        { numRuns: 40 },
      ));

    test.each(['!?', '-', '...', '/', '\u0301'])('a name of signs alone is a name: %j', async (name) => {
      const { id } = (await post(quizBy(name))).json();
      expect((await ofPlayer(name))[0]?.id).toBe(id);
    });

    test.each([['%20'], ['%E2%80%8B'], ['%00'], [encodeURIComponent('가'.repeat(41))]])(
      'a list for the name %s is refused',
      async (name) => {
        expect((await server.app.inject(`/api/quiz-scores/${name}`)).statusCode).toBe(400);
      },
    );

    test('lists of scores match the reply schema of the endpoint', async () => {
      await storeMany(['하늘', '바다']);
      const records = await list('/api/quiz-scores');
      expect(listRecentScoresEndpoint.reply.parse(records)).toEqual(records);
    });

    test('invisible characters are removed from names, so that two that look alike are one', async () => {
      for (const name of ['민준', '민준\u200B', '민\u200D준', '\u202E민준', '민준\u3164', '민준']) {
        expect((await post(quizBy(name))).json().playerName).toBe('민준');
      }
      expect((await post(quizBy('👩\u200D🚀 ❤\uFE0F'))).json().playerName).toBe('👩\u200D🚀 ❤\uFE0F');
      expect((await post(quizBy('ＡＢ　１'))).json().playerName).toBe('AB 1');
      expect((await post(quizBy(`o${'\u0308'.repeat(35)}`))).json().playerName).toBe('ö\u0308\u0308');
      expect(await ofPlayer('민준\u200B')).toHaveLength(6);
    });

    test('lists of scores are served from an index', async () => {
      const { database } = server;
      const recent = await explainQuery(database, selectNewest(database, 'quiz_scores', { room: OPEN_ROOM }, 100));
      const owner = { room: OPEN_ROOM, playerName: '하늘' };
      const player = await explainQuery(database, selectNewest(database, 'quiz_scores', owner, 500));
      expect(recent).toContain('quiz_scores_by_room');
      expect(player).toContain('quiz_scores_by_player');
      // Neither sorts: both read their index backwards and stop.
      expect(recent + player).not.toMatch(/sort|TEMP B-TREE/i);
    });
  });
}
