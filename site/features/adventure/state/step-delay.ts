import { STEP_DELAY_MS } from './adventure-state.ts';

/** Milliseconds a step that the slider offers, from slow to fast. */
export const PACES_MS: readonly number[] = [2500, 1500, STEP_DELAY_MS, 600, 300];

/** A remembered pace; SPEC's where there is none, or none of ours. */
export function readPace(text: string | null): number {
  const pace = Number(text);
  return PACES_MS.includes(pace) ? pace : STEP_DELAY_MS;
}
