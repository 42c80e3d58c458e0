import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScoreRecord } from '../../shared/api/scores-api.ts';
import type { Database } from '../../shared/database/db.server.ts';
import { runInBatches } from '../../shared/database/run-in-batches.server.ts';
import { selectTasks } from './tasks/tasks.server.ts';

/** A query for the most recent records of all players in a room. */
export function selectNewestScores({ query }: Database, room: string, limit: number) {
  return query.selectFrom('quiz_scores').select('record').where('room', '=', room).orderBy('id', 'desc').limit(limit);
}

/** The newest id of all rooms. The next one comes after it, even if the clock was set back. */
export async function findNewestId({ query }: Database): Promise<string | undefined> {
  return (await query.selectFrom('quiz_scores').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}

/** A query for the most recent records of one player in a room. */
export function selectNewestPlayerScores(database: Database, room: string, playerName: string, limit: number) {
  return selectNewestScores(database, room, limit).where('player_name', '=', playerName);
}

export type Arrival = {
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
export async function storeScores({ query }: Database, arrivals: readonly Arrival[]): Promise<StoredRecord[]> {
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

/** Which scores: all conditions that are given hold. An empty selection is every score, so a caller must not make one. */
export type ScoreSelection = {
  readonly room?: string | undefined;
  readonly id?: string | undefined;
  readonly playerName?: string | undefined;
  /** Idempotency keys of the selected quizzes. */
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

/** Rows that an export reads at a time, 200 kB: so few because a client that does not read holds them in memory. */
const PAGE_ROWS = 100;

type ScorePage = readonly { readonly id: string; readonly idempotency_key: string | null; readonly record: string }[];

/** The selected scores, oldest first, in pages that are not empty. Between two pages other requests proceed. */
export async function* readScorePages(database: Database, selection: ScoreSelection): AsyncGenerator<ScorePage> {
  const scores = selectScores(database, selection).select(['id', 'idempotency_key', 'record']).limit(PAGE_ROWS);
  let page: ScorePage = await scores.execute();
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield page;
    await nextTurn();
    page = await scores.where('id', '>', last.id).execute();
  }
}

/**
 * The reply of an export, in pieces: whole rows, but for the digest of the room, which every quiz of a room has. Nothing
 * comes before the first rows are read, so that a database that is down still answers 503.
 */
export async function* exportScores(
  database: Database,
  selection: ScoreSelection,
  exportedAt: Date,
): AsyncGenerator<string> {
  const opening = `{"exportedAt":"${exportedAt.toISOString()}","quizzes":[`;
  let separator = opening;
  for await (const page of readScorePages(database, selection)) {
    const quizzes = page.map(
      ({ record, idempotency_key: key }) => `{"idempotencyKey":${JSON.stringify(key)},"record":${record}}`,
    );
    yield separator + quizzes.join(',');
    separator = ',';
  }
  if (separator === opening) yield opening;
  const task = JSON.stringify(await exportedTask(database, selection));
  yield `],"task":${task}}`;
}

/** The stored task of the selected player; null where the selection is by keys: then it proves quizzes alone. */
async function exportedTask(database: Database, { room, playerName }: ScoreSelection): Promise<object | null> {
  if (playerName === undefined) return null;
  const [task] = await selectTasks(database, { room, playerName }).execute();
  return task ? { tables: JSON.parse(task.tables) as number[], setAt: task.set_at } : null;
}

/** Deletes the selected scores in batches, so that no file of the database holds them any more. Returns how many. */
export async function deleteScores(database: Database, selection: ScoreSelection): Promise<number> {
  const deleted = await runInBatches(async (maxRows) => {
    const ids = selectScores(database, selection).select('id').limit(maxRows);
    const { numDeletedRows } = await database.query
      .deleteFrom('quiz_scores')
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
  if (deleted > 0) await database.compact();
  return deleted;
}
