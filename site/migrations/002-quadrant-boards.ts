import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One row per session. The four lists are one JSON text (`board`), so that of two concurrent saves the last one wins as
 * a whole. `revision` counts the changes made to the board on its device.
 */
export const quadrantBoards: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('quadrant_boards')
      .addColumn('session_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('board', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .execute();
  },
};
