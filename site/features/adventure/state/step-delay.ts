import { STEP_DELAY_MS } from './adventure-state.ts';

/** Positions of the speed slider, from slow to fast. */
export const STEP_DELAYS_MS: readonly number[] = [2500, 1500, STEP_DELAY_MS, 600, 300];

/** Parses the stored delay; STEP_DELAY_MS where it is missing or unknown. */
export function parseStepDelay(text: string | null): number {
  const pace = Number(text);
  return STEP_DELAYS_MS.includes(pace) ? pace : STEP_DELAY_MS;
}
