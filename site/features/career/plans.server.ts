import type { Database } from '../../shared/database/db.server.ts';
import type { Plan } from './recommender/plan.ts';
import { parseStoredPlan } from './recommender/stored-plan.ts';

/** `version` is the optimistic lock for `replacePlan`; 0 where there is no plan. */
export type StoredPlan = { readonly plan: Plan | null; readonly version: number };

export async function readPlan({ query }: Database, sessionId: string): Promise<StoredPlan> {
  const row = await query
    .selectFrom('career_plans')
    .select(['plan', 'version'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ? { plan: parseStoredPlan(row.plan), version: row.version } : { plan: null, version: 0 };
}

/** Replaces the plan of that version. Returns false, and stores nothing, where the stored version is another one. */
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

export async function deletePlan({ query }: Database, sessionId: string): Promise<void> {
  await query.deleteFrom('career_plans').where('session_id', '=', sessionId).execute();
}
