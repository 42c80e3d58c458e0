import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One row per session: the current recommendations and the ones shown before (`plan`, JSON). `version` counts the writes:
 * an optimistic lock, so that of two requests that read the same row only one starts the next round.
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
