import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When a quiz was completed, by its own record, for RETENTION_DAYS. The id is no measure: after a clock that ran ahead
 * every later id continues in that future. Null, where a record names no time: such a row is not deleted by age.
 */
export const completedAt: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('quiz_scores').addColumn('completed_at', 'text').execute();
    const time =
      database.getExecutor().adapter instanceof PostgresAdapter
        ? sql`record::json ->> 'completedAt'`
        : sql`iif(json_valid(record), record ->> '$.completedAt', null)`;
    await sql`update quiz_scores set completed_at = ${time}`.execute(database);
    await database.schema.createIndex('quiz_scores_by_date').on('quiz_scores').column('completed_at').execute();
  },
};
