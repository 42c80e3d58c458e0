import type { Database } from '../../../shared/database/db.server.ts';
import { mapStages } from '../model/career.ts';
import type { Plan, ShownCareer, StoredCareer } from '../recommender/plan.ts';
import { COMMON_NOTES, type Recommendation } from '../recommender/recommendation.ts';

/** `version` is the optimistic lock for `replacePlan`; 0 where there is no plan. */
type StoredPlan = { readonly plan: Plan | null; readonly version: number };

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

/** A plan as it was stored until November 2026: whole recommendations, in Korean. */
type KoreanPlan = {
  readonly board: string;
  readonly round: number;
  readonly recommendations: readonly Omit<Recommendation, 'language' | 'otherTitle'>[];
  readonly shown: readonly ShownCareer[];
  readonly steps: Plan['steps'];
};

/** Parses the JSON of a stored plan, of today's form or of the earlier one (docs/decisions/031). */
export function parseStoredPlan(json: string): Plan {
  const stored: Plan | KoreanPlan = JSON.parse(json);
  if ('careers' in stored) return stored;
  const { board, round, recommendations, shown, steps } = stored;
  return {
    board,
    round,
    startsAnew: recommendations[0]?.startsAnew ?? false,
    careers: recommendations.map(storedCareer),
    shown,
    steps,
  };
}

function storedCareer(recommendation: KoreanPlan['recommendations'][number]): StoredCareer {
  const { id, source, title, description, matchScore, because, roadmap } = recommendation;
  if (source === 'embedded') return { source, id, matchScore };
  const ownNotes = mapStages((stage) => roadmap[stage].filter((note) => `${note}.` !== COMMON_NOTES[stage]?.ko));
  return {
    source,
    id,
    language: 'ko',
    career: { title, description, matchScore, cards: because.cards, roadmap: ownNotes },
  };
}
