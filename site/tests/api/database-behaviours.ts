import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OPEN_ROOM } from '../../features/scores/rooms/room.server.ts';
import { newestScores } from '../../features/scores/scores.server.ts';
import { quizScores } from '../../migrations/001-quiz-scores.ts';
import { migrations } from '../../migrations/all.ts';
import { DatabaseUnusable } from '../../shared/database/db.server.ts';
import type { TestDatabase } from './server.ts';

/** What opening a database does, on whichever `create` makes. */
export function describeDatabase(create: () => Promise<TestDatabase>): void {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await create();
  });
  afterEach(() => place.remove());

  it('a database opened several times at once is migrated once', async () => {
    const databases = await Promise.all([place.open(), place.open(), place.open()]);
    const [first] = databases;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      first?.query ?? expect.fail('nothing opened'),
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    for (const database of databases) await database.close();
  });

  it('a database keeps its rows when it is opened again', async () => {
    const before = await place.open();
    await before.query.insertInto('quiz_scores').values(row).execute();
    await before.close();
    const after = await place.open();
    expect(await after.query.selectFrom('quiz_scores').selectAll().execute()).toEqual([row]);
    await after.close();
  });

  it('scores stored before rooms existed are kept in the open list', async () => {
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
    await database.query.schema.dropTable('room_invitations').execute();
    await sql`delete from kysely_migration where name >= '004'`.execute(database.query);
    await database.close();
    const after = await place.open();
    expect(await newestScores(after, OPEN_ROOM, 100).execute()).toEqual([{ record: '{}' }]);
    await after.close();
  });

  it('scores stored before the date column existed get their date from the record', async () => {
    const database = await place.open();
    await database.query.schema.dropIndex('quiz_scores_by_date').execute();
    await database.query.schema.alterTable('quiz_scores').dropColumn('completed_at').execute();
    await database.query.schema.dropTable('quiz_tasks').execute();
    const dated = JSON.stringify({ completedAt: '2026-03-01T09:00:00.000Z' });
    await sql`insert into quiz_scores (id, player_name, record) values ('a', '하늘', ${dated}), ('b', '바다', '{}')`.execute(
      database.query,
    );
    await database.query.schema.dropTable('room_invitations').execute();
    await sql`delete from kysely_migration where name >= '006'`.execute(database.query);
    await database.close();
    const after = await place.open();
    const times = await after.query.selectFrom('quiz_scores').select('completed_at').orderBy('id').execute();
    expect(times).toEqual([{ completed_at: '2026-03-01T09:00:00.000Z' }, { completed_at: null }]);
    await after.close();
  });

  it('a database newer than the program is refused with one sentence', async () => {
    const database = await place.open();
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '')`.execute(
      database.query,
    );
    await database.close();
    const opening = place.open();
    await expect(opening).rejects.toThrow(DatabaseUnusable);
    await expect(opening).rejects.toThrow('newer than this program (it has 999-from-the-future)');
  });
}

const row = { id: 'a', room: '', player_name: '하늘', idempotency_key: null, record: '{}', completed_at: null };
