import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tasks set in rooms: at most one for each name of a room, and one for the whole room (`player_name` is ''). The index is
 * for deleting tasks whose week is over.
 */
export const quizTasks: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('quiz_tasks')
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('player_name', 'text', (column) => column.notNull())
      .addColumn('tables', 'text', (column) => column.notNull())
      .addColumn('set_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('quiz_tasks_by_player', ['room', 'player_name'])
      .execute();
    await database.schema.createIndex('quiz_tasks_by_date').on('quiz_tasks').column('set_at').execute();
  },
};
