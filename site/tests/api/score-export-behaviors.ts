import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiParts } from '../../app/server/api.server.ts';
import { exportScoresEndpoint } from '../../features/scores/player-data/player-data-api.ts';
import { selectRecords } from '../../features/scores/records/score-store.server.ts';
import { resolveRoom } from '../../features/scores/rooms/room.server.ts';
import type { ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { createScoreRows, quizBy } from '../support/submissions.fixture.ts';
import { OURS, THEIRS } from './room-behaviors.ts';

/** Who may export a player's quizzes, and what comes, on whichever database `start` opens. */
export function describeScoreExport(start: (parts: Partial<ApiParts>) => Promise<TestServer>): void {
  describe.each(['rooms', 'open'] as const)('with the scope %s', (scoresScope) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start({ scoresScope });
    });
    afterAll(() => server.stop());
    beforeEach(async () => {
      await server.database.query.deleteFrom('quiz_scores').execute();
    });

    const inRoom = (room: string | undefined) => (room === undefined ? {} : { 'room-code': room });
    const submit = async (room: string | undefined, name: string, key: string = randomUUID()) => {
      const headers = { ...inRoom(room), 'idempotency-key': key };
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/quiz-scores',
        payload: quizBy(name),
        headers,
      });
      expect(reply.statusCode).toBe(201);
      return { idempotencyKey: key, record: reply.json<ScoreRecord>() };
    };
    const requestExport = (room: string | undefined, payload: object) =>
      server.app.inject({ method: 'POST', url: '/api/player-export', payload, headers: inRoom(room) });

    if (scoresScope === 'rooms') {
      test('a request with the room code exports all quizzes of a player, oldest first', async () => {
        const quizzes = [await submit(OURS, '하늘'), await submit(OURS, '하늘')];
        await submit(OURS, '바다');
        await submit(THEIRS, '하늘');
        const reply = await requestExport(OURS, { playerName: ' 하늘\u200B' });
        expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(reply.json()).toEqual({
          exportedAt: '2026-03-01T09:00:00.000Z',
          quizzes,
          practices: [],
          task: null,
          rosterSavedAt: null,
        });
        // A new column has to be exported, too. The record has `id`, `player_name` and `completed_at`.
        const [row] = await server.database.query.selectFrom('quiz_scores').selectAll().execute();
        const columns = ['completed_at', 'id', 'idempotency_key', 'player_name', 'record', 'room'];
        expect(Object.keys(row ?? {}).sort()).toEqual(columns);
      });

      test.each([1201, 100, 200])('an export of %i quizzes in pages is what one query gives', async (count) => {
        const { query } = server.database;
        const room = resolveRoom('rooms', OURS);
        await query
          .insertInto('quiz_scores')
          .values(createScoreRows(room, '하늘', count))
          .execute();
        await query
          .insertInto('quiz_scores')
          .values(createScoreRows(room, '바다', 3))
          .execute();
        const rows = await selectRecords(server.database, 'quiz_scores', { room, playerName: '하늘' })
          .select(['record', 'idempotency_key'])
          .execute();
        expect(rows).toHaveLength(count);
        const quizzes = rows.map(
          (row) => `{"idempotencyKey":${JSON.stringify(row.idempotency_key)},"record":${row.record}}`,
        );
        const reply = await requestExport(OURS, { playerName: '하늘' });
        expect(reply.body).toBe(
          `{"exportedAt":"2026-03-01T09:00:00.000Z","quizzes":[${quizzes}],"practices":[],"task":null,"rosterSavedAt":null}`,
        );
        expect(exportScoresEndpoint.reply.parse(reply.json())).toEqual(reply.json());
      });

      test('an export from another room, without a code or of everybody is refused', async () => {
        await submit(OURS, '하늘');
        expect((await requestExport(THEIRS, { playerName: '하늘' })).json().quizzes).toEqual([]);
        expect((await requestExport(undefined, { playerName: '하늘' })).json().error.code).toBe('room_required');
        for (const payload of [{}, { playerName: '' }, { playerName: '하늘', keys: [randomUUID()] }]) {
          expect((await requestExport(OURS, payload)).statusCode).toBe(400);
        }
      });
    } else {
      test('an open server exports the quizzes of the given keys, and nothing by name', async () => {
        const sent = await submit(undefined, '하늘');
        await submit(undefined, '하늘');
        const { idempotencyKey } = sent;
        expect((await requestExport(undefined, { keys: [idempotencyKey] })).json().quizzes).toEqual([sent]);
        expect((await requestExport(undefined, { keys: [randomUUID()] })).json().quizzes).toEqual([]);
        const refused = await requestExport(undefined, { playerName: '하늘' });
        expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'host_only']);
      });
    }
  });
}
