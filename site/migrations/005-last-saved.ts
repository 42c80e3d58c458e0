import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was last saved long ago is found by its date (`RETENTION_DAYS`), without reading the whole table. */
export const lastSaved: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.createIndex('quadrant_boards_by_date').on('quadrant_boards').column('saved_at').execute();
    await database.schema.createIndex('career_plans_by_date').on('career_plans').column('saved_at').execute();
  },
};
