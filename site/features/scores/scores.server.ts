import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteScoresEndpoint, exportScoresEndpoint } from '../../shared/api/player-records-api.ts';
import { addRoute, RefusedRequest } from '../../shared/api/route.server.ts';
import type { ScoreRecord, ScoreSubmission } from '../../shared/api/scores-api.ts';
import {
  getScoresScopeEndpoint,
  listPlayerScoresEndpoint,
  listRecentScoresEndpoint,
  MAX_PLAYER_SCORES,
  submitScoreEndpoint,
} from '../../shared/api/scores-api.ts';
import { type Database, selectJsonArray } from '../../shared/database/db.server.ts';
import { memoizeLast } from '../../shared/database/memoize-last.server.ts';
import { deletePlayerRows } from '../../shared/database/personal-rows.server.ts';
import type { ScoresScope } from '../../shared/rooms/room.ts';
import { batchPerTick } from './batch-per-tick.server.ts';
import { recordIds } from './record-ids.server.ts';
import { resolveRoom } from './rooms/room.server.ts';
import {
  type Arrival,
  deleteScores,
  exportScores,
  findNewestId,
  type ScoreSelection,
  selectNewestPlayerScores,
  selectNewestScores,
  storeScores,
} from './score-store.server.ts';

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
  const nextId = recordIds(randomBytes, await findNewestId(database));
  const store = batchPerTick((arrivals: readonly Arrival[]) => storeScores(database, arrivals));
  const recentList = memoizeLast(database, (room: string, limit: number) =>
    selectJsonArray(database, selectNewestScores(database, room, limit)),
  );

  addRoute(app, getScoresScopeEndpoint, () => ({ scope }));

  addRoute(app, submitScoreEndpoint, async ({ headers, body, request, reply }) => {
    const room = resolveRoom(scope, headers['room-code']);
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
    sendJson(reply, await recentList(resolveRoom(scope, headers['room-code']), query.limit)),
  );

  const playerList = memoizeLast(database, (room: string, playerName: string) =>
    selectJsonArray(database, selectNewestPlayerScores(database, room, playerName, MAX_PLAYER_SCORES)),
  );
  addRoute(app, listPlayerScoresEndpoint, async ({ headers, params, reply }) =>
    sendJson(reply, await playerList(resolveRoom(scope, headers['room-code']), params.playerName)),
  );

  /** Throws a refusal where the caller proves nothing: in the open list everybody reads names and ids. */
  const ownSelection = (roomCode: string | undefined, body: Omit<ScoreSelection, 'room'>): ScoreSelection => {
    // The keys of a quiz are known to the device that sent it.
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
    if (playerName === undefined) return { deleted: await deleteScores(database, selection) };
    const deleted = await deletePlayerRows(database, { room, playerName });
    return { deleted: deleted.get('quiz_scores') ?? 0 };
  });
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

function sendJson(reply: FastifyReply, json: string | Buffer | Readable): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
