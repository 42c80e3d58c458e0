import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteScoresEndpoint, exportScoresEndpoint } from '../../shared/api/player-records-api.ts';
import { addRoute, RefusedRequest } from '../../shared/api/route.server.ts';
import type { ScoreRecord, ScoreSubmission } from '../../shared/api/scores-api.ts';
import {
  getScoresScopeEndpoint,
  listPlayerScoresEndpoint,
  listRecentScoresEndpoint,
  listScoresByPathEndpoint,
  MAX_PLAYER_SCORES,
  submitScoreEndpoint,
} from '../../shared/api/scores-api.ts';
import { type Database, jsonArray } from '../../shared/database/db.server.ts';
import type { ScoresScope } from '../../shared/rooms/room.ts';
import { batchPerTick } from './batch-per-tick.server.ts';
import { recordIds } from './record-ids.server.ts';
import { roomOf } from './rooms/room.server.ts';
import { deleteTasks, selectTasks } from './tasks/tasks.server.ts';

type ScoreParts = {
  readonly database: Database;
  /** The server's clock. */
  readonly now: () => Date;
  readonly scoresScope: ScoresScope;
  /** Counts a quiz for its sender. Throws a refusal where the sender has stored too many. */
  readonly admitNewScore: (request: FastifyRequest) => void;
};

/** Registers the quiz-score endpoints. */
export async function scoreRoutes(
  app: FastifyInstance,
  { database, now, scoresScope: scope, admitNewScore }: ScoreParts,
): Promise<void> {
  const nextId = recordIds(randomBytes, await newestId(database));
  const store = batchPerTick((arrivals: readonly Arrival[]) => storeScores(database, arrivals));
  const recentList = memoizeLast(database, (room: string, limit: number) =>
    jsonArray(database, newestScores(database, room, limit)),
  );

  addRoute(app, getScoresScopeEndpoint, () => ({ scope }));

  addRoute(app, submitScoreEndpoint, async ({ headers, body, request, reply }) => {
    const room = roomOf(scope, headers['room-code']);
    admitNewScore(request);
    const completedAt = now();
    const record = recordOf(body, nextId(completedAt.getTime()), completedAt);
    const key = headers['idempotency-key'] ?? null;
    const stored = await store({ room, record, json: JSON.stringify(record), key });
    if (!stored.isNew && !isSameQuiz(record, stored.json)) {
      throw new RefusedRequest(422, 'key_reused', 'This Idempotency-Key was sent before, with another quiz.');
    }
    return sendJson(reply.code(stored.isNew ? 201 : 200), stored.json);
  });

  addRoute(app, listRecentScoresEndpoint, async ({ headers, query, reply }) =>
    sendJson(reply, await recentList(roomOf(scope, headers['room-code']), query.limit)),
  );

  const playerList = memoizeLast(database, (room: string, playerName: string) =>
    jsonArray(database, newestScoresOf(database, room, playerName, MAX_PLAYER_SCORES)),
  );
  addRoute(app, listScoresByPathEndpoint, async ({ headers, params, reply }) =>
    sendJson(reply, await playerList(roomOf(scope, headers['room-code']), params.playerName)),
  );
  addRoute(app, listPlayerScoresEndpoint, async ({ headers, body, reply }) =>
    sendJson(reply, await playerList(roomOf(scope, headers['room-code']), body.playerName)),
  );

  /** Throws a refusal where the caller proves nothing: in the open list everybody reads names and ids. */
  const ownSelection = (roomCode: string | undefined, body: Omit<ScoreSelection, 'room'>): ScoreSelection => {
    // The keys of a quiz are known to the device that sent it.
    if (scope === 'open' && body.keys === undefined) {
      const message =
        "In the open list only the site's host deletes or exports by name: npm run forget, npm run export.";
      throw new RefusedRequest(403, 'host_only', message);
    }
    return { room: roomOf(scope, roomCode), ...body };
  };
  addRoute(app, exportScoresEndpoint, async ({ headers, body, reply }) => {
    const selection = ownSelection(headers['room-code'], body);
    return sendJson(reply, await exportJson(database, selection, now()));
  });
  addRoute(app, deleteScoresEndpoint, async ({ headers, body }) => {
    const selection = ownSelection(headers['room-code'], body);
    const { room, playerName } = selection;
    if (playerName !== undefined) await deleteTasks(database, { room, playerName });
    return { deleted: await deleteScores(database, selection) };
  });
}

/**
 * Caches the last result of `read` for its arguments until the database changes: open reports request the same list again
 * and again.
 */
function memoizeLast<Arguments extends readonly unknown[]>(
  database: Database,
  read: (...args: Arguments) => Promise<Buffer>,
): (...args: Arguments) => Promise<Buffer> {
  let last: { readonly args: Arguments; readonly revision: string; readonly bytes: Buffer } | undefined;
  return async (...args) => {
    // Taken before reading: after a change in between, the cached bytes are newer than their revision, never older.
    const revision = database.revision();
    const isSame = last?.revision === revision && args.every((argument, index) => argument === last?.args[index]);
    if (last && isSame) return last.bytes;
    const bytes = await read(...args);
    last = revision === null ? undefined : { args, revision, bytes };
    return bytes;
  };
}

/** A query for the most recent records of all players in a room. */
export function newestScores({ query }: Database, room: string, limit: number) {
  return query.selectFrom('quiz_scores').select('record').where('room', '=', room).orderBy('id', 'desc').limit(limit);
}

/** The newest id of all rooms. The next one comes after it, even if the clock was set back. */
async function newestId({ query }: Database): Promise<string | undefined> {
  return (await query.selectFrom('quiz_scores').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}

/** A query for the most recent records of one player in a room. */
export function newestScoresOf(database: Database, room: string, playerName: string, limit: number) {
  return newestScores(database, room, limit).where('player_name', '=', playerName);
}

type Arrival = {
  readonly room: string;
  readonly record: ScoreRecord;
  readonly json: string;
  /** The idempotency key. */
  readonly key: string | null;
};
type StoredRecord = { readonly isNew: boolean; readonly json: string };

/**
 * Stores records. The unique index on room, player and idempotency key makes sure that each is stored once, also with
 * concurrent requests. Returns the JSON of the stored record: the given one, or the earlier one with the same key.
 */
async function storeScores({ query }: Database, arrivals: readonly Arrival[]): Promise<StoredRecord[]> {
  const inserted = await query
    .insertInto('quiz_scores')
    .values(
      arrivals.map(({ room, record, json, key }) => ({
        id: record.id,
        room,
        player_name: record.playerName,
        idempotency_key: key,
        record: json,
        completed_at: record.completedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['room', 'player_name', 'idempotency_key']).doNothing())
    .returning('id')
    .execute();
  const isNew = new Set(inserted.map((row) => row.id));
  return Promise.all(
    arrivals.map(async (arrival) =>
      isNew.has(arrival.record.id)
        ? { isNew: true, json: arrival.json }
        : { isNew: false, json: await findByKey(query, arrival) },
    ),
  );
}

async function findByKey(query: Database['query'], { room, record, key }: Arrival): Promise<string> {
  const first = await query
    .selectFrom('quiz_scores')
    .select('record')
    .where('room', '=', room)
    .where('player_name', '=', record.playerName)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return first.record;
}

/** Whether a stored record is of the same submission: all of it but the id and the time, which the server gave. */
function isSameQuiz(record: ScoreRecord, storedJson: string): boolean {
  const { id, completedAt } = JSON.parse(storedJson) as ScoreRecord;
  return JSON.stringify({ ...record, id, completedAt }) === storedJson;
}

function recordOf(submission: ScoreSubmission, id: string, completedAt: Date): ScoreRecord {
  const { playerName, score, totalQuestions, accuracy, timeTaken, questions } = submission;
  const completed = completedAt.toISOString();
  return { id, playerName, score, totalQuestions, accuracy, timeTaken, completedAt: completed, questions };
}

function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Which scores: all conditions that are given hold. An empty selection is every score, so a caller must not make one. */
export type ScoreSelection = {
  readonly room?: string | undefined;
  readonly id?: string | undefined;
  readonly playerName?: string | undefined;
  /** Idempotency keys. */
  readonly keys?: readonly string[] | undefined;
};

/** The query of the selected scores. */
export function selectScores({ query }: Database, { room, id, playerName, keys }: ScoreSelection) {
  let scores = query.selectFrom('quiz_scores').orderBy('id');
  if (room !== undefined) scores = scores.where('room', '=', room);
  if (id !== undefined) scores = scores.where('id', '=', id);
  if (playerName !== undefined) scores = scores.where('player_name', '=', playerName);
  if (keys !== undefined) scores = scores.where('idempotency_key', 'in', keys);
  return scores;
}

/** The reply of an export: whole rows, but for the digest of the room, which every quiz of a room has. */
async function exportJson(database: Database, selection: ScoreSelection, exportedAt: Date): Promise<string> {
  const rows = await selectScores(database, selection).select(['record', 'idempotency_key']).execute();
  const quizzes = rows.map(
    ({ record, idempotency_key: key }) => `{"idempotencyKey":${JSON.stringify(key)},"record":${record}}`,
  );
  const task = JSON.stringify(await exportedTask(database, selection));
  return `{"exportedAt":"${exportedAt.toISOString()}","quizzes":[${quizzes.join(',')}],"task":${task}}`;
}

/** The stored task of the selected player; null where the selection is by keys: then it proves quizzes alone. */
async function exportedTask(database: Database, { room, playerName }: ScoreSelection): Promise<object | null> {
  if (playerName === undefined) return null;
  const [task] = await selectTasks(database, { room, playerName }).execute();
  return task ? { tables: JSON.parse(task.tables) as number[], setAt: task.set_at } : null;
}

/** Deletes the selected scores, so that no file of the database holds them any more. Returns how many. */
export async function deleteScores(database: Database, selection: ScoreSelection): Promise<number> {
  const ids = selectScores(database, selection).select('id');
  const { numDeletedRows } = await database.query
    .deleteFrom('quiz_scores')
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) database.compact();
  return Number(numDeletedRows);
}

/** Deletes at most `rows` records of all rooms that were completed before a time. Returns how many it deleted. */
export async function deleteScoresBefore({ query }: Database, before: Date, rows: number): Promise<number> {
  const due = query
    .selectFrom('quiz_scores')
    .select('id')
    .where('completed_at', '<', before.toISOString())
    .orderBy('completed_at')
    .limit(rows);
  const { numDeletedRows } = await query.deleteFrom('quiz_scores').where('id', 'in', due).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
