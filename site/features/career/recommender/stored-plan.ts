import type { Plan, ShownCareer, StoredCareer } from './plan.ts';
import { COMMON_NOTES, mapStages, type Recommendation } from './recommendation.ts';

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
  const ownNotes = mapStages((stage) => roadmap[stage].filter((note) => note !== COMMON_NOTES[stage]?.ko));
  return {
    source,
    id,
    language: 'ko',
    career: { title, description, matchScore, cards: because.cards, roadmap: ownNotes },
  };
}
