import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countOld, deleteOldRows } from '../../app/server/retention.server.ts';
import { RECORD_TABLES, selectNewest } from '../../features/scores/records/score-store.server.ts';
import { OPEN_ROOM } from '../../features/scores/rooms/room.server.ts';
import { migrations, quizScores } from '../../migrations/all.ts';
import { PERSONAL_TABLES, type PersonalTable } from '../../migrations/tables.ts';
import { DatabaseUnusable } from '../../shared/database/database-errors.server.ts';
import type { Database } from '../../shared/database/db.server.ts';
import { deletePlayerRows, deleteSessionRows } from '../../shared/database/personal-rows.server.ts';
import type { TestDatabase } from '../support/server.fixture.ts';

/** What opening a database does, on whichever `create` makes. */
export function describeDatabase(create: () => Promise<TestDatabase>): void {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await create();
  });
  afterEach(() => place.remove());

  test('a database opened several times at once is migrated once', async () => {
    const databases = await Promise.all([place.open(), place.open(), place.open()]);
    const [first] = databases;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      first?.query ?? expect.fail('nothing opened'),
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    for (const database of databases) await database.close();
  });

  test('a database keeps its rows when it is opened again', async () => {
    const before = await place.open();
    await before.query.insertInto('quiz_scores').values(row).execute();
    await before.close();
    const after = await place.open();
    expect(await after.query.selectFrom('quiz_scores').selectAll().execute()).toEqual([row]);
    await after.close();
  });

  test('scores stored before rooms existed are kept in the open list', async () => {
    const database = await place.open();
    await database.query.schema.dropTable('quiz_scores').execute();
    await quizScores.up(database.query);
    const { room: _, completed_at: __, ...old } = row;
    await sql`insert into quiz_scores (id, player_name, record) values (${old.id}, ${old.player_name}, ${old.record})`.execute(
      database.query,
    );
    await database.query.schema.dropIndex('quadrant_boards_by_date').execute();
    await database.query.schema.dropIndex('career_plans_by_date').execute();
    await database.query.schema.dropTable('quiz_tasks').execute();
    await database.query.schema.dropTable('roster_names').execute();
    await database.query.schema.dropTable('room_invitations').execute();
    await database.query.schema.dropTable('practice_sessions').execute();
    await sql`delete from kysely_migration where name >= '004'`.execute(database.query);
    await database.close();
    const after = await place.open();
    expect(await selectNewest(after, 'quiz_scores', { room: OPEN_ROOM }, 100).execute()).toEqual([
      { id: 'a', record: '{}' },
    ]);
    await after.close();
  });

  test('scores stored before the date column existed get their date from the record', async () => {
    const database = await place.open();
    await database.query.schema.dropIndex('quiz_scores_by_date').execute();
    await database.query.schema.alterTable('quiz_scores').dropColumn('completed_at').execute();
    await database.query.schema.dropTable('quiz_tasks').execute();
    const dated = JSON.stringify({ completedAt: '2026-03-01T09:00:00.000Z' });
    await sql`insert into quiz_scores (id, player_name, record) values ('a', '하늘', ${dated}), ('b', '바다', '{}')`.execute(
      database.query,
    );
    await database.query.schema.dropTable('roster_names').execute();
    await database.query.schema.dropTable('room_invitations').execute();
    await database.query.schema.dropTable('practice_sessions').execute();
    await sql`delete from kysely_migration where name >= '006'`.execute(database.query);
    await database.close();
    // Two: the second one's transaction begins before the first has added the column.
    const [after, other] = await Promise.all([place.open(), place.open()]);
    const times = await after.query.selectFrom('quiz_scores').select('completed_at').orderBy('id').execute();
    expect(times).toEqual([{ completed_at: '2026-03-01T09:00:00.000Z' }, { completed_at: null }]);
    await after.close();
    await other.close();
  });

  test('a transaction of several statements is refused', async () => {
    const database = await place.open();
    const deletion = database.query.transaction().execute((query) => query.deleteFrom('quiz_scores').execute());
    await expect(deletion).rejects.toThrow('what must be atomic is one statement');
    await database.close();
  });

  test('a database newer than the program is refused with one sentence', async () => {
    const database = await place.open();
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '')`.execute(
      database.query,
    );
    await database.close();
    const opening = place.open();
    await expect(opening).rejects.toThrow(DatabaseUnusable);
    await expect(opening).rejects.toThrow('newer than this program (it has 999-from-the-future)');
  });

  test('each table with a name or a session is listed as personal', async () => {
    const database = await place.open();
    expect(await unregisteredColumns(database)).toEqual([]);
    await database.query.schema.createTable('friends').addColumn('friend_name', 'text').execute();
    expect(await unregisteredColumns(database)).toEqual(['friends.friend_name']);
    await database.close();
  });

  test('retention empties every personal table', async () => {
    const database = await place.open();
    await insertPersonalRows(database);
    const tables = Object.keys(PERSONAL_TABLES);
    expect(await countPersonalRows(database)).toEqual(Object.fromEntries(tables.map((table) => [table, 1])));
    expect(await countOld(database, 30, new Date('2026-05-01T09:00:00.000Z'))).toBe(tables.length);
    expect(await deleteOldRows(database, 30, new Date('2026-05-01T09:00:00.000Z'))).toBe(tables.length);
    expect(await countPersonalRows(database)).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
    await database.close();
  });

  test('a player and a session are deleted from every personal table', async () => {
    const database = await place.open();
    await insertPersonalRows(database);
    expect([...(await deletePlayerRows(database, {}))]).toEqual([]);
    await deletePlayerRows(database, { room: 'another', playerName: '하늘' });
    await deleteSessionRows(database, 'another');
    expect(Object.values(await countPersonalRows(database))).toEqual([1, 1, 1, 1, 1, 1]);
    await deletePlayerRows(database, { room: 'r', playerName: '하늘' });
    await deleteSessionRows(database, 's');
    expect(Object.values(await countPersonalRows(database))).toEqual([0, 0, 0, 0, 0, 0]);
    await database.close();
  });
}

/** Columns that name a child or a session in tables that `PERSONAL_TABLES` does not list under them. */
async function unregisteredColumns({ query }: Database): Promise<string[]> {
  const owners: Readonly<Record<string, { readonly ownerColumn: string } | undefined>> = PERSONAL_TABLES;
  const tables = await query.introspection.getTables();
  return tables.flatMap(({ name: table, columns }) =>
    columns
      .filter(({ name }) => /(?:^|_)(?:name|player|session)(?:_|$)/.test(name) && owners[table]?.ownerColumn !== name)
      .map(({ name }) => `${table}.${name}`),
  );
}

const OLD = '2026-03-01T09:00:00.000Z';

/** One row in each personal table. */
async function insertPersonalRows({ query }: Database): Promise<void> {
  for (const table of RECORD_TABLES) {
    await query
      .insertInto(table)
      .values({ ...row, room: 'r', completed_at: OLD })
      .execute();
  }
  await query.insertInto('quiz_tasks').values({ room: 'r', player_name: '하늘', tables: '[7]', set_at: OLD }).execute();
  await query
    .insertInto('roster_names')
    .values({ room: 'r', player_name: '하늘', position: 0, version: 1, saved_at: OLD })
    .execute();
  await query
    .insertInto('quadrant_boards')
    .values({ session_id: 's', board: '{}', revision: 1, saved_at: OLD })
    .execute();
  await query.insertInto('career_plans').values({ session_id: 's', plan: '{}', version: 1, saved_at: OLD }).execute();
}

async function countPersonalRows({ query }: Database): Promise<Record<string, number>> {
  const counts = Object.keys(PERSONAL_TABLES).map(async (table) => {
    const rows = await query
      .selectFrom(table as PersonalTable)
      .selectAll()
      .execute();
    return [table, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const row = { id: 'a', room: '', player_name: '하늘', idempotency_key: null, record: '{}', completed_at: null };
