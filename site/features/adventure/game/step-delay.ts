/** How long a step of a run takes by default; the speed slider changes it (docs/product.md §12). */
export const STEP_DELAY_MS = 1000;
/** Positions of the speed slider, from slow to fast. */
export const STEP_DELAYS_MS: readonly number[] = [2500, 1500, STEP_DELAY_MS, 600, 300];

/** Parses the stored step delay; STEP_DELAY_MS where it is missing or unknown. */
export function parseStepDelay(text: string | null): number {
  const delayMs = Number(text);
  return STEP_DELAYS_MS.includes(delayMs) ? delayMs : STEP_DELAY_MS;
}
