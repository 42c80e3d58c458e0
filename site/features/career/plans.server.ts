import type { Database } from '../../shared/db.server.ts';
import type { Plan } from './recommender/plan.ts';

/** A session's plan as it was read, to be replaced only while it still stands; version 0 where there was none. */
export type StoredPlan = { readonly plan: Plan | null; readonly version: number };

export async function readPlan({ query }: Database, sessionId: string): Promise<StoredPlan> {
  const row = await query
    .selectFrom('career_plans')
    .select(['plan', 'version'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ? { plan: JSON.parse(row.plan), version: row.version } : { plan: null, version: 0 };
}

/** Stores a plan in place of the one of that version. False where that stands no more; then nothing is stored. */
export async function replacePlan(
  { query }: Database,
  sessionId: string,
  version: number,
  plan: Plan,
  savedAt: Date,
): Promise<boolean> {
  const row = { plan: JSON.stringify(plan), version: version + 1, saved_at: savedAt.toISOString() };
  const stored =
    version === 0
      ? await query
          .insertInto('career_plans')
          .values({ session_id: sessionId, ...row })
          .onConflict((conflict) => conflict.column('session_id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await query
          .updateTable('career_plans')
          .set(row)
          .where('session_id', '=', sessionId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return stored !== undefined;
}

/** Forgets a session's plan: its board was cleared. */
export async function forgetPlan({ query }: Database, sessionId: string): Promise<void> {
  await query.deleteFrom('career_plans').where('session_id', '=', sessionId).execute();
}

/** Deletes at most `rows` plans that were last saved before a time; how many they were. */
export async function forgetPlansBefore({ query }: Database, before: Date, rows: number): Promise<number> {
  const due = query
    .selectFrom('career_plans')
    .select('session_id')
    .where('saved_at', '<', before.toISOString())
    .orderBy('saved_at')
    .limit(rows);
  const { numDeletedRows } = await query
    .deleteFrom('career_plans')
    .where('session_id', 'in', due)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
