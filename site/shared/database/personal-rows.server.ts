import { type RawBuilder, sql } from 'kysely';
import { PERSONAL_TABLES, type PersonalTable, selectPersonalTables } from '../../migrations/tables.ts';
import type { Database } from './db.server.ts';
import { runInBatches } from './run-in-batches.server.ts';

/** Whose rows: all conditions that are given hold. */
export type PlayerSelection = { readonly room?: string | undefined; readonly playerName?: string | undefined };

/**
 * Deletes the selected rows of every table of players in batches, so that no file of the database holds them any more;
 * nothing for an empty selection. Returns the number of rows of each table.
 */
export async function deletePlayerRows(
  database: Database,
  { room, playerName }: PlayerSelection,
): Promise<ReadonlyMap<PersonalTable, number>> {
  const conditions = [
    ...(room === undefined ? [] : [sql`room = ${room}`]),
    ...(playerName === undefined ? [] : [sql`player_name = ${playerName}`]),
  ];
  return deleteFrom(database, selectPersonalTables('player_name'), conditions);
}

/** Deletes the rows of a session, like `deletePlayerRows`, from every table of sessions. */
export async function deleteSessionRows(
  database: Database,
  sessionId: string,
): Promise<ReadonlyMap<PersonalTable, number>> {
  return deleteFrom(database, selectPersonalTables('session_id'), [sql`session_id = ${sessionId}`]);
}

async function deleteFrom(
  database: Database,
  tables: readonly PersonalTable[],
  conditions: readonly RawBuilder<unknown>[],
): Promise<ReadonlyMap<PersonalTable, number>> {
  const deleted = new Map<PersonalTable, number>();
  if (conditions.length === 0) return deleted;
  const selected = sql.join(conditions, sql` and `);
  for (const table of tables) {
    deleted.set(table, await runInBatches((maxRows) => deleteSome(database, table, selected, maxRows)));
  }
  if ([...deleted.values()].some((rows) => rows > 0)) await database.compact();
  return deleted;
}

/**
 * Deletes at most `maxRows` rows of all rooms and sessions that were last saved before a time, the oldest first.
 * `condition` chooses among them. Returns how many it deleted.
 */
export async function deleteOldest(
  database: Database,
  table: PersonalTable,
  before: Date,
  maxRows: number,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const savedAt = sql.ref(PERSONAL_TABLES[table].savedAt);
  const expired = sql`${savedAt} < ${before.toISOString()} and ${condition} order by ${savedAt}`;
  return deleteSome(database, table, expired, maxRows);
}

/**
 * Deletes at most `maxRows` rows. `selected`: what follows `where`, with an order where it matters. Returns how many.
 */
async function deleteSome(
  { query }: Database,
  table: PersonalTable,
  selected: RawBuilder<unknown>,
  maxRows: number,
): Promise<number> {
  const key = sql.join(PERSONAL_TABLES[table].primaryKey.map((column) => sql.ref(column)));
  const keys = sql`select ${key} from ${sql.table(table)} where ${selected} limit ${maxRows}`;
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${key}) in (${keys})`.execute(query);
  return Number(numAffectedRows ?? 0);
}

/** How many rows of all personal tables were last saved before a time. */
export async function countSavedBefore({ query }: Database, before: Date): Promise<number> {
  const counts = await Promise.all(
    Object.entries(PERSONAL_TABLES).map(([table, { savedAt }]) =>
      sql<{ saved: number | string }>`
        select count(*) as saved from ${sql.table(table)} where ${sql.ref(savedAt)} < ${before.toISOString()}
      `.execute(query),
    ),
  );
  return counts.reduce((sum, { rows }) => sum + Number(rows[0]?.saved ?? 0), 0);
}

/** The time at which the newest row of all personal tables was saved, since 1970; null where there is none. */
export async function findNewestSave({ query }: Database): Promise<number | null> {
  const newest = await Promise.all(
    Object.entries(PERSONAL_TABLES).map(([table, { savedAt }]) =>
      sql<{ at: string | null }>`select max(${sql.ref(savedAt)}) as at from ${sql.table(table)}`.execute(query),
    ),
  );
  const times = newest.flatMap(({ rows: [row] }) => (row?.at ? [Date.parse(row.at)] : []));
  return times.length === 0 ? null : Math.max(...times);
}
