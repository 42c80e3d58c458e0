import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row per invitation into a room that has not ended. The code in it is masked: no row opens a room by itself. */
export const roomInvitations: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('room_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('masked_code', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('room_invitations_by_end').on('room_invitations').column('ends_at').execute();
  },
};
