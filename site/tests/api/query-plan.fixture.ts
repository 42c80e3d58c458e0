import { CompiledQuery, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../shared/database/db.server.ts';

/** The query plan as text: which indexes are read, and whether rows are sorted. */
export function explainQuery(
  { dialect, query }: Database,
  rows: Pick<SelectQueryBuilder<never, never, never>, 'compile'>,
): Promise<string> {
  const explain = dialect === 'sqlite' ? 'explain query plan' : 'explain';
  // A read asks for no lock: SQLite's transactions begin as writers.
  const session = dialect === 'sqlite' ? query.connection() : query.transaction();
  return session.execute(async (connection) => {
    if (dialect === 'postgres') {
      // For so small a table the planner prefers a scan and a sort; these settings disable both where an index will do.
      await sql`set local enable_seqscan = off`.execute(connection);
      await sql`set local enable_sort = off`.execute(connection);
    }
    const { sql: text, parameters } = rows.compile();
    const plan = await connection.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
    return JSON.stringify(plan.rows);
  });
}
