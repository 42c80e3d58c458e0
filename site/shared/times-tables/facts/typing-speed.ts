/** The numbers that a child copies once, so that typing is not taken for thinking. */
export const COPIED_NUMBERS: readonly number[] = [24, 36, 81];

/** Seconds for retrieving a product, beside those for typing it. */
const RETRIEVAL_SECONDS = 3;
export const MIN_FLUENT_SECONDS = 4;
export const MAX_FLUENT_SECONDS = 7;

/**
 * The limit of a quick answer for a child who took these seconds to copy numbers: the median, to a tenth, plus the time
 * to retrieve a product, from 4 to 7 s. Null where nothing was copied.
 */
export function computeFluentSeconds(copySeconds: readonly number[]): number | null {
  const median = [...copySeconds].sort((a, b) => a - b)[Math.floor((copySeconds.length - 1) / 2)];
  if (median === undefined) return null;
  const seconds = Math.round((median + RETRIEVAL_SECONDS) * 10) / 10;
  return Math.min(MAX_FLUENT_SECONDS, Math.max(MIN_FLUENT_SECONDS, seconds));
}

export function isFluentSeconds(value: unknown): value is number {
  return typeof value === 'number' && value >= MIN_FLUENT_SECONDS && value <= MAX_FLUENT_SECONDS;
}
