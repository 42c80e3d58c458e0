import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A score belongs to a room (`SCORES_SCOPE=rooms`), or to '', the list of everybody: all that was stored before, and all
 * that an open server stores. `room` is a digest of the room's code. Every list is of one room, so the indexes begin
 * with it; both lists still read theirs backwards.
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
