import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * `room` is a digest of the code of the score's room (`SCORES_SCOPE=rooms`), or '' for the open list: every score from
 * before this migration, and every score of a server without rooms. Every query is for one room, so the indexes start
 * with it.
 */
export const scoreRooms: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('quiz_scores')
      .addColumn('room', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await database.schema.dropIndex('quiz_scores_by_player').execute();
    await database.schema.dropIndex('quiz_scores_sent_once').execute();
    await database.schema.createIndex('quiz_scores_by_room').on('quiz_scores').columns(['room', 'id']).execute();
    await database.schema
      .createIndex('quiz_scores_by_player')
      .on('quiz_scores')
      .columns(['room', 'player_name', 'id'])
      .execute();
    await database.schema
      .createIndex('quiz_scores_sent_once')
      .unique()
      .on('quiz_scores')
      .columns(['room', 'player_name', 'idempotency_key'])
      .execute();
  },
};
