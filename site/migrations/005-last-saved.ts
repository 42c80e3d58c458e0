import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for RETENTION_DAYS: finding old rows without reading the whole table. */
export const lastSaved: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.createIndex('quadrant_boards_by_date').on('quadrant_boards').column('saved_at').execute();
    await database.schema.createIndex('career_plans_by_date').on('career_plans').column('saved_at').execute();
  },
};
