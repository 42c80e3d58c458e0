import { parseJson } from '../../../shared/storage/json.ts';
import type { NextStep } from '../recommender/next-steps.ts';
import type { Recommendation } from '../recommender/recommendation.ts';

/** How many ticks are stored, the latest ones. */
const MAX_TICKS = 500;

/**
 * What is stored of a tick: the same in both languages. A model's careers have no ids of their own, so the title
 * counts.
 */
export function formatTickKey(
  { id, source, title }: Pick<Recommendation, 'id' | 'source' | 'title'>,
  step: NextStep,
): string {
  return `${source === 'embedded' ? id : title}/${step.id}`;
}

/** The ticks in a stored text; none where it is damaged. */
export function parseTicks(stored: string | null): readonly string[] {
  const ticks = parseJson(stored);
  return Array.isArray(ticks) ? ticks.filter((tick) => typeof tick === 'string') : [];
}

/** The stored text with the ticks of both, as of two devices. null: there is none. */
export function joinTicks(stored: string | null, other: string | null): string | null {
  const all = [...new Set([...parseTicks(stored), ...parseTicks(other)])].slice(-MAX_TICKS);
  return all.length === 0 ? null : JSON.stringify(all);
}

/** The stored text with a tick added, or removed where it is there. null: no tick is left. */
export function toggleTick(stored: string | null, key: string): string | null {
  const ticks = parseTicks(stored);
  const next = ticks.includes(key) ? ticks.filter((tick) => tick !== key) : [...ticks, key].slice(-MAX_TICKS);
  return next.length === 0 ? null : JSON.stringify(next);
}
