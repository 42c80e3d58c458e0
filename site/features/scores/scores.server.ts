import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Database, jsonArray } from '../../shared/db.server.ts';
import type { ScoresScope } from '../../shared/room.ts';
import { addRoute } from '../../shared/route.server.ts';
import type { ScoreRecord, ScoreSubmission } from '../../shared/scores-api.ts';
import { currentScope, MAX_PLAYER_SCORES, playerScores, recentScores, submitScore } from '../../shared/scores-api.ts';
import { batchPerTick } from './batch-per-tick.server.ts';
import { firstIdAt, recordIds } from './record-ids.server.ts';
import { roomOf } from './rooms/room.server.ts';

type ScoreParts = {
  readonly database: Database;
  /** The server's clock. */
  readonly now: () => Date;
  readonly scoresScope: ScoresScope;
};

/** Registers the quiz-score endpoints. */
export async function scoreRoutes(
  app: FastifyInstance,
  { database, now, scoresScope: scope }: ScoreParts,
): Promise<void> {
  const nextId = recordIds(randomBytes, await newestId(database));
  const store = batchPerTick((arrivals: readonly Arrival[]) => storeScores(database, arrivals));
  const recentList = memoizeLast(database, (room: string, limit: number) =>
    jsonArray(database, newestScores(database, room, limit)),
  );

  addRoute(app, currentScope, () => ({ scope }));

  addRoute(app, submitScore, async ({ headers, body, reply }) => {
    const room = roomOf(scope, headers['room-code']);
    const completedAt = now();
    const record = recordOf(body, nextId(completedAt.getTime()), completedAt);
    const key = headers['idempotency-key'] ?? null;
    const stored = await store({ room, record, json: JSON.stringify(record), key });
    return sendJson(reply.code(stored.isNew ? 201 : 200), stored.json);
  });

  addRoute(app, recentScores, async ({ headers, query, reply }) =>
    sendJson(reply, await recentList(roomOf(scope, headers['room-code']), query.limit)),
  );

  addRoute(app, playerScores, async ({ headers, params, reply }) => {
    const room = roomOf(scope, headers['room-code']);
    const scores = newestScoresOf(database, room, params.playerName, MAX_PLAYER_SCORES);
    return sendJson(reply, await jsonArray(database, scores));
  });
}

/**
 * Answers with what `read` answered the last time, as long as it is asked for the same and the database has not changed:
 * an open report asks for one list over and over.
 */
function memoizeLast<Asked extends readonly unknown[]>(
  database: Database,
  read: (...asked: Asked) => Promise<Buffer>,
): (...asked: Asked) => Promise<Buffer> {
  let last: { readonly asked: Asked; readonly revision: string; readonly bytes: Buffer } | undefined;
  return async (...asked) => {
    // Taken before reading: a change in between makes the kept bytes newer than they claim, never older.
    const revision = database.revision();
    const isSame = last?.revision === revision && asked.every((part, index) => part === last?.asked[index]);
    if (last && isSame) return last.bytes;
    const bytes = await read(...asked);
    last = revision === null ? undefined : { asked, revision, bytes };
    return bytes;
  };
}

/** The most recent records of all players in a room, as a query. */
export function newestScores({ query }: Database, room: string, limit: number) {
  return query.selectFrom('quiz_scores').select('record').where('room', '=', room).orderBy('id', 'desc').limit(limit);
}

/** The newest id of all rooms: the next one is after it, even when the clock was set back. */
async function newestId({ query }: Database): Promise<string | undefined> {
  return (await query.selectFrom('quiz_scores').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}

/** The most recent records of one player in a room, as a query. */
export function newestScoresOf(database: Database, room: string, playerName: string, limit: number) {
  return newestScores(database, room, limit).where('player_name', '=', playerName);
}

/** A record to store, the room it goes into and the key it came under. */
type Arrival = {
  readonly room: string;
  readonly record: ScoreRecord;
  readonly json: string;
  readonly key: string | null;
};
type Stored = { readonly isNew: boolean; readonly json: string };

/**
 * Stores records, each once per room, player and key however many requests bring it at the same time: the unique index
 * decides. Answers the JSON of what is stored: the record itself, or the one that came first under its key.
 */
async function storeScores({ query }: Database, arrivals: readonly Arrival[]): Promise<Stored[]> {
  const inserted = await query
    .insertInto('quiz_scores')
    .values(
      arrivals.map(({ room, record, json, key }) => ({
        id: record.id,
        room,
        player_name: record.playerName,
        idempotency_key: key,
        record: json,
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
        : { isNew: false, json: await firstUnder(query, arrival) },
    ),
  );
}

async function firstUnder(query: Database['query'], { room, record, key }: Arrival): Promise<string> {
  const first = await query
    .selectFrom('quiz_scores')
    .select('record')
    .where('room', '=', room)
    .where('player_name', '=', record.playerName)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return first.record;
}

function recordOf(submission: ScoreSubmission, id: string, completedAt: Date): ScoreRecord {
  const { playerName, score, totalQuestions, accuracy, timeTaken, questions } = submission;
  const completed = completedAt.toISOString();
  return { id, playerName, score, totalQuestions, accuracy, timeTaken, completedAt: completed, questions };
}

function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Deletes at most `rows` records of all rooms that were stored before a time; how many they were. */
export async function forgetScoresBefore({ query }: Database, before: Date, rows: number): Promise<number> {
  const due = query
    .selectFrom('quiz_scores')
    .select('id')
    .where('id', '<', firstIdAt(before))
    .orderBy('id')
    .limit(rows);
  const { numDeletedRows } = await query.deleteFrom('quiz_scores').where('id', 'in', due).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
