import { CompiledQuery, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../shared/db.server.ts';

/** What the database would do for a query, as text: it names the indexes it reads, and whether it sorts. */
export function planOf(
  { dialect, query }: Database,
  rows: Pick<SelectQueryBuilder<never, never, never>, 'compile'>,
): Promise<string> {
  const explain = dialect === 'sqlite' ? 'explain query plan' : 'explain';
  // A read asks for no lock: SQLite's transactions begin as writers.
  const session = dialect === 'sqlite' ? query.connection() : query.transaction();
  return session.execute(async (connection) => {
    if (dialect === 'postgres') {
      // A planner that knows how small this table is reads it whole and sorts; these make it do so only if it must.
      await sql`set local enable_seqscan = off`.execute(connection);
      await sql`set local enable_sort = off`.execute(connection);
    }
    const { sql: text, parameters } = rows.compile();
    const plan = await connection.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
    return JSON.stringify(plan.rows);
  });
}
