import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A quiz score never changes, so it is stored as the JSON text that the API sends (`record`), beside the columns of the
 * queries. `id` is a UUIDv7 and sorts by completion, so both lists read an index backwards.
 */
export const quizScores: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('quiz_scores')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('player_name', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text')
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('quiz_scores_by_player')
      .on('quiz_scores')
      .columns(['player_name', 'id'])
      .execute();
    // Two rows without a key are distinct to both databases.
    await database.schema
      .createIndex('quiz_scores_sent_once')
      .unique()
      .on('quiz_scores')
      .columns(['player_name', 'idempotency_key'])
      .execute();
  },
};
