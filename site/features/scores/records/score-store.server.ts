import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../shared/database/db.server.ts';
import { runInBatches } from '../../../shared/database/run-in-batches.server.ts';
import { MAX_SENT_KEYS, type ScoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import { selectRosterNames } from '../rooms/roster.server.ts';
import { selectTasks } from '../tasks/tasks.server.ts';

/** The tables of what players have answered; their columns are the same. */
export const RECORD_TABLES = ['quiz_scores', 'practice_sessions'] as const;
export type RecordTable = (typeof RECORD_TABLES)[number];

/** A query for the most recent records of a room, or of one player in it. */
export function selectNewest(
  { query }: Database,
  table: RecordTable,
  { room, playerName }: { readonly room: string; readonly playerName?: string },
  limit: number,
) {
  const records = query
    .selectFrom(table)
    .select(['id', 'record'])
    .where('room', '=', room)
    .orderBy('id', 'desc')
    .limit(limit);
  return playerName === undefined ? records : records.where('player_name', '=', playerName);
}

/** A query for the records of these players that were sent into a room under these idempotency keys, newest first. */
export function selectSentRecords(
  { query }: Database,
  table: RecordTable,
  room: string,
  { playerNames, keys }: { readonly playerNames: readonly string[]; readonly keys: readonly string[] },
) {
  return (
    query
      .selectFrom(table)
      .select(['id', 'record'])
      .where('room', '=', room)
      .where('player_name', 'in', playerNames)
      .where('idempotency_key', 'in', keys)
      // An expression, so that the planner reads the index of keys and sorts these few, not the whole room by its ids.
      .orderBy(sql`id || ''`, 'desc')
      .limit(MAX_SENT_KEYS)
  );
}

/** The newest id of all rooms and tables. The next one comes after it, even if the clock was set back. */
export async function findNewestId({ query }: Database): Promise<string | undefined> {
  const newest = RECORD_TABLES.map((table) =>
    query.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  );
  return (await Promise.all(newest))
    .flatMap((row) => row?.id ?? [])
    .sort()
    .at(-1);
}

/** The name in a room that comes next after one (null: the first), in the database's order; null after the last. */
export async function findNextName({ query }: Database, room: string, after: string | null): Promise<string | null> {
  const firstIn = (table: RecordTable) => {
    let names = query
      .selectFrom(table)
      .select(({ fn }) => fn.min<string | null>('player_name').as('name'))
      .where('room', '=', room);
    if (after !== null) names = names.where('player_name', '>', after);
    return names;
  };
  const { name } = await query
    .selectFrom(firstIn('quiz_scores').unionAll(firstIn('practice_sessions')).as('first'))
    .select(({ fn }) => fn.min<string | null>('name').as('name'))
    .executeTakeFirstOrThrow();
  return name;
}

export type Arrival = {
  readonly room: string;
  readonly record: Pick<ScoreRecord, 'id' | 'playerName' | 'completedAt'>;
  readonly json: string;
  /** The idempotency key. */
  readonly key: string | null;
};
type StoredRecord = { readonly isNew: boolean; readonly json: string };

/**
 * Stores records. The unique index on room, player and idempotency key makes sure that each is stored once, also with
 * concurrent requests. Returns the JSON of the stored record: the given one, or the earlier one with the same key.
 */
export async function storeRecords(
  { query }: Database,
  table: RecordTable,
  arrivals: readonly Arrival[],
): Promise<StoredRecord[]> {
  const inserted = await query
    .insertInto(table)
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
        : { isNew: false, json: await findByKey(query, table, arrival) },
    ),
  );
}

async function findByKey(
  query: Database['query'],
  table: RecordTable,
  { room, record, key }: Arrival,
): Promise<string> {
  const first = await query
    .selectFrom(table)
    .select('record')
    .where('room', '=', room)
    .where('player_name', '=', record.playerName)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return first.record;
}

/**
 * Which quizzes and practice sessions: all conditions that are given hold. An empty selection is every one, so a caller
 * must not make one.
 */
export type ScoreSelection = {
  readonly room?: string | undefined;
  readonly id?: string | undefined;
  readonly playerName?: string | undefined;
  /** Idempotency keys that they were sent under. */
  readonly keys?: readonly string[] | undefined;
};

/** The query of the selected records of a table. */
export function selectRecords({ query }: Database, table: RecordTable, { room, id, playerName, keys }: ScoreSelection) {
  let records = query.selectFrom(table).orderBy('id');
  if (room !== undefined) records = records.where('room', '=', room);
  if (id !== undefined) records = records.where('id', '=', id);
  if (playerName !== undefined) records = records.where('player_name', '=', playerName);
  if (keys !== undefined) records = records.where('idempotency_key', 'in', keys);
  return records;
}

/** Rows that an export reads at a time, 200 kB: so few because a client that does not read holds them in memory. */
const EXPORT_PAGE_ROWS = 100;

type RecordPage = readonly { readonly id: string; readonly idempotency_key: string | null; readonly record: string }[];

/** The selected records, oldest first, in pages that are not empty. Between two pages other requests proceed. */
export async function* readRecordPages(
  database: Database,
  table: RecordTable,
  selection: ScoreSelection,
): AsyncGenerator<RecordPage> {
  const records = selectRecords(database, table, selection)
    .select(['id', 'idempotency_key', 'record'])
    .limit(EXPORT_PAGE_ROWS);
  let page: RecordPage = await records.execute();
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield page;
    await nextTurn();
    page = await records.where('id', '>', last.id).execute();
  }
}

/**
 * The reply of an export, in pieces: whole rows, but for the digest of the room, which every row of a room has. Nothing
 * comes before the first rows are read, so that a database that is down still answers 503.
 */
export async function* exportScores(
  database: Database,
  selection: ScoreSelection,
  exportedAt: Date,
): AsyncGenerator<string> {
  yield* exportRecords(database, 'quiz_scores', selection, `{"exportedAt":"${exportedAt.toISOString()}","quizzes":[`);
  yield* exportRecords(database, 'practice_sessions', selection, '],"practices":[');
  const task = JSON.stringify(await exportedTask(database, selection));
  const rosterSavedAt = JSON.stringify(await exportedRosterTime(database, selection));
  yield `],"task":${task},"rosterSavedAt":${rosterSavedAt}}`;
}

/** The selected records of a table after `opening`, separated by commas. */
async function* exportRecords(
  database: Database,
  table: RecordTable,
  selection: ScoreSelection,
  opening: string,
): AsyncGenerator<string> {
  let separator = opening;
  for await (const page of readRecordPages(database, table, selection)) {
    const rows = page.map(
      ({ record, idempotency_key: key }) => `{"idempotencyKey":${JSON.stringify(key)},"record":${record}}`,
    );
    yield separator + rows.join(',');
    separator = ',';
  }
  if (separator === opening) yield opening;
}

/** The stored task of the selected player; null where the selection is by keys: then it proves quizzes alone. */
async function exportedTask(database: Database, { room, playerName }: ScoreSelection): Promise<object | null> {
  if (playerName === undefined) return null;
  const [task] = await selectTasks(database, { room, playerName }).execute();
  return task ? { tables: JSON.parse(task.tables) as number[], setAt: task.set_at } : null;
}

/** When the player's name was saved in the roster of the room; null as in `exportedTask`. */
async function exportedRosterTime(database: Database, { room, playerName }: ScoreSelection): Promise<string | null> {
  if (playerName === undefined) return null;
  const [name] = await selectRosterNames(database, { room, playerName }).execute();
  return name?.saved_at ?? null;
}

/**
 * Deletes the selected quizzes and practice sessions in batches, so that no file of the database holds them any more.
 * Returns how many.
 */
export async function deleteRecords(database: Database, selection: ScoreSelection): Promise<number> {
  let deleted = 0;
  for (const table of RECORD_TABLES) {
    deleted += await runInBatches(async (maxRows) => {
      const ids = selectRecords(database, table, selection).select('id').limit(maxRows);
      const { numDeletedRows } = await database.query
        .deleteFrom(table)
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  }
  if (deleted > 0) await database.compact();
  return deleted;
}
