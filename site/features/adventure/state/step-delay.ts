import { STEP_DELAY_MS } from './adventure-state.ts';

/** Milliseconds a step that the slider offers, from slow to fast. */
export const STEP_DELAYS_MS: readonly number[] = [2500, 1500, STEP_DELAY_MS, 600, 300];

/** A remembered pace; SPEC's where there is none, or none of ours. */
export function parseStepDelay(text: string | null): number {
  const pace = Number(text);
  return STEP_DELAYS_MS.includes(pace) ? pace : STEP_DELAY_MS;
}
