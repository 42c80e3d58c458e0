/**
 * Quizzes and practice sessions on the server: their API and the tables that hold them.
 *
 * @packageDocumentation
 */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addRoute, RefusedRequest } from '../../../shared/api/route.server.ts';
import { selectJsonArray } from '../../../shared/database/db.server.ts';
import { deletePlayerRows } from '../../../shared/database/personal-rows.server.ts';
import {
  listMemoriesEndpoint,
  listPracticesEndpoint,
  MAX_PLAYER_PRACTICES,
  type PracticeRecord,
  type PracticeSubmission,
  submitPracticeEndpoint,
} from '../../../shared/times-tables/api/practice-api.ts';
import {
  getScoresScopeEndpoint,
  listPlayerScoresEndpoint,
  listRecentScoresEndpoint,
  MAX_PLAYER_SCORES,
  type ScoreRecord,
  type ScoreSubmission,
  submitScoreEndpoint,
} from '../../../shared/times-tables/api/scores-api.ts';
import { boundFinish } from '../../../shared/times-tables/facts/quiz-time.ts';
import { deleteScoresEndpoint, exportScoresEndpoint } from '../player-data/player-data-api.ts';
import { listSentRecordsEndpoint } from '../player-data/player-records-api.ts';
import { resolveAnyRoom, resolveRoom } from '../rooms/room.server.ts';
import type { ScoreRouteParts } from '../rooms/score-route-parts.server.ts';
import { batchPerTick } from './batch-per-tick.server.ts';
import { memoizeLast } from './memoize-last.server.ts';
import { readMemoryPage } from './memories.server.ts';
import { recordIds } from './record-ids.server.ts';
import {
  type Arrival,
  deleteRecords,
  exportScores,
  findNewestId,
  RECORD_TABLES,
  type RecordTable,
  type ScoreSelection,
  selectNewest,
  selectSentRecords,
  storeRecords,
} from './score-store.server.ts';

/** Registers the endpoints of quizzes and practice sessions. */
export async function scoreRoutes(
  app: FastifyInstance,
  { database, now, scoresScope: scope, countSubmission }: ScoreRouteParts,
): Promise<void> {
  const nextId = recordIds(randomBytes, await findNewestId(database));
  const storeIn = (table: RecordTable) =>
    batchPerTick((arrivals: readonly Arrival[]) => storeRecords(database, table, arrivals));
  const stores = { quiz_scores: storeIn('quiz_scores'), practice_sessions: storeIn('practice_sessions') };

  /** Stores a record, and answers it; or the first with the same key, where that one is of the same answers. */
  async function storeAndSend(
    table: RecordTable,
    record: ScoreRecord | PracticeRecord,
    room: string,
    key: string | null,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const stored = await stores[table]({ room, record, json: JSON.stringify(record), key });
    if (!stored.isNew && !isSameRecord(record, stored.json)) {
      throw new RefusedRequest(422, 'key_reused', 'This Idempotency-Key was sent before, with another record.');
    }
    return sendJson(reply.code(stored.isNew ? 201 : 200), stored.json);
  }

  const recentList = memoizeLast(database, (room: string, limit: number) =>
    selectJsonArray(database, selectNewest(database, 'quiz_scores', { room }, limit)),
  );

  addRoute(app, getScoresScopeEndpoint, () => ({ scope }));

  addRoute(app, submitScoreEndpoint, async ({ headers, body, request, reply }) => {
    const { room } = resolveAnyRoom(scope, headers['room-code']);
    countSubmission(request);
    const completedAt = now();
    const record = recordOf(body, nextId(completedAt.getTime()), completedAt);
    return storeAndSend('quiz_scores', record, room, headers['idempotency-key'] ?? null, reply);
  });

  addRoute(app, submitPracticeEndpoint, async ({ headers, body, request, reply }) => {
    const { room } = resolveAnyRoom(scope, headers['room-code']);
    countSubmission(request);
    const completedAt = now();
    const record = practiceOf(body, nextId(completedAt.getTime()), completedAt);
    return storeAndSend('practice_sessions', record, room, headers['idempotency-key'] ?? null, reply);
  });

  addRoute(app, listRecentScoresEndpoint, async ({ headers, query, reply }) =>
    sendJson(reply, await recentList(resolveRoom(scope, headers['room-code']), query.limit)),
  );

  const listOf = (table: RecordTable, limit: number) =>
    memoizeLast(database, (room: string, playerName: string) =>
      selectJsonArray(database, selectNewest(database, table, { room, playerName }, limit)),
    );
  const playerList = listOf('quiz_scores', MAX_PLAYER_SCORES);
  addRoute(app, listPlayerScoresEndpoint, async ({ headers, params, reply }) =>
    sendJson(reply, await playerList(resolveRoom(scope, headers['room-code']), params.playerName)),
  );

  const practiceList = listOf('practice_sessions', MAX_PLAYER_PRACTICES);
  addRoute(app, listPracticesEndpoint, async ({ headers, params, reply }) =>
    sendJson(reply, await practiceList(resolveRoom(scope, headers['room-code']), params.playerName)),
  );

  const memoryPage = memoizeLast(database, async (room: string, after: string | undefined, utcOffsetMinutes: number) =>
    Buffer.from(JSON.stringify(await readMemoryPage(database, room, after, utcOffsetMinutes))),
  );
  addRoute(app, listMemoriesEndpoint, async ({ headers, query, reply }) =>
    sendJson(reply, await memoryPage(resolveRoom(scope, headers['room-code']), query.after, query.utcOffsetMinutes)),
  );

  provenRecordRoutes(app, { database, now, scoresScope: scope });
}

/** The endpoints of records that the caller proves to own, by the room's code or by the keys they were sent under. */
function provenRecordRoutes(
  app: FastifyInstance,
  { database, now, scoresScope: scope }: Omit<ScoreRouteParts, 'countSubmission'>,
): void {
  addRoute(app, listSentRecordsEndpoint, async ({ headers, body, reply }) => {
    const { room } = resolveAnyRoom(scope, headers['room-code']);
    const [quizzes, practices] = await Promise.all(
      RECORD_TABLES.map((table) => selectJsonArray(database, selectSentRecords(database, table, room, body))),
    );
    return sendJson(reply, `{"quizzes":${quizzes},"practices":${practices}}`);
  });

  /** Throws a refusal where the caller proves nothing: in the open list everybody reads names and ids. */
  const ownSelection = (roomCode: string | undefined, body: Omit<ScoreSelection, 'room'>): ScoreSelection => {
    // The key of a record is known to the device that sent it.
    if (scope === 'open' && body.keys === undefined) {
      const message =
        "In the open list only the site's host deletes or exports by name: npm run forget, npm run export.";
      throw new RefusedRequest(403, 'host_only', message);
    }
    return { room: resolveRoom(scope, roomCode), ...body };
  };
  addRoute(app, exportScoresEndpoint, ({ headers, body, reply }) => {
    const selection = ownSelection(headers['room-code'], body);
    return sendJson(reply, Readable.from(exportScores(database, selection, now())));
  });
  addRoute(app, deleteScoresEndpoint, async ({ headers, body }) => {
    const selection = ownSelection(headers['room-code'], body);
    const { room, playerName } = selection;
    if (playerName === undefined) return { deleted: await deleteRecords(database, selection) };
    const deleted = await deletePlayerRows(database, { room, playerName });
    return { deleted: RECORD_TABLES.reduce((sum, table) => sum + (deleted.get(table) ?? 0), 0) };
  });
}

/**
 * Whether a stored record is of the same answers: all of it but the id and the times. The arrival decides which time is
 * believed, and the first one may have come from an older client, which says none.
 */
function isSameRecord(record: ScoreRecord | PracticeRecord, storedJson: string): boolean {
  const answersOf = ({
    id: _,
    completedAt: __,
    finishedAt: ___,
    utcOffsetMinutes: ____,
    ...answers
  }: ScoreRecord | PracticeRecord) => JSON.stringify(answers);
  return answersOf(record) === answersOf(JSON.parse(storedJson) as ScoreRecord | PracticeRecord);
}

function recordOf(submission: ScoreSubmission, id: string, completedAt: Date): ScoreRecord {
  const { playerName, score, totalQuestions, accuracy, timeTaken, questions } = submission;
  const times = timesOf(submission, completedAt);
  return { id, playerName, score, totalQuestions, accuracy, timeTaken, ...times, questions };
}

function practiceOf(submission: PracticeSubmission, id: string, completedAt: Date): PracticeRecord {
  const { playerName, fluentSeconds, questions } = submission;
  const limit = fluentSeconds === undefined ? {} : { fluentSeconds };
  return { id, playerName, ...limit, ...timesOf(submission, completedAt), questions };
}

function timesOf(
  { finishedAt, utcOffsetMinutes }: Pick<ScoreSubmission, 'finishedAt' | 'utcOffsetMinutes'>,
  completedAt: Date,
): Pick<ScoreRecord, 'completedAt' | 'finishedAt' | 'utcOffsetMinutes'> {
  return {
    completedAt: completedAt.toISOString(),
    ...(finishedAt !== undefined && {
      finishedAt: new Date(boundFinish(Date.parse(finishedAt), completedAt.getTime())).toISOString(),
    }),
    ...(utcOffsetMinutes !== undefined && { utcOffsetMinutes }),
  };
}

function sendJson(reply: FastifyReply, json: string | Buffer | Readable): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
