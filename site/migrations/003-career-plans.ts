import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One row a session: the recommendations that stand, and what was shown before them (`plan`, JSON). `version` counts the
 * writes, so that of two requests that read the same row only one goes on to the next round.
 */
export const careerPlans: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('career_plans')
      .addColumn('session_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .execute();
  },
};
