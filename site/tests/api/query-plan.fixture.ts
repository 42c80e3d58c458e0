import { CompiledQuery, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../shared/database/db.server.ts';

/** The query plan as text: which indexes are read, and whether rows are sorted. */
export function explainQuery(
  { dialect, query }: Database,
  rows: Pick<SelectQueryBuilder<never, never, never>, 'compile'>,
): Promise<string> {
  const explain = dialect === 'sqlite' ? 'explain query plan' : 'explain';
  return query.connection().execute(async (session) => {
    if (dialect === 'postgres') {
      // For so small a table the planner prefers a scan and a sort; these settings disable both where an index will do.
      await sql`set enable_seqscan = off`.execute(session);
      await sql`set enable_sort = off`.execute(session);
    }
    const { sql: text, parameters } = rows.compile();
    const plan = await session.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
    if (dialect === 'postgres') await sql`reset all`.execute(session);
    return JSON.stringify(plan.rows);
  });
}
