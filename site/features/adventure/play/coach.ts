/** The first minute of level 1: one block, run, laugh; then two. It shows where to tap, without words. */
import type { RunPlayback } from '../state/playing-state.ts';

/** What a pointing hand shows. */
export type CoachTarget = 'right' | 'run';

/** Runs with which the child has seen how it works. */
export const COACHED_RUNS = 2;

export type CoachState = {
  /** Runs that have ended since the level was opened. */
  readonly endedRuns: number;
  readonly blocks: number;
  readonly playback: RunPlayback['state'];
};

/** What to point at: a block until there are as many as runs to see, then Run. Null once the child is ahead or done. */
export function findCoachTarget({ endedRuns, blocks, playback }: CoachState): CoachTarget | null {
  if (endedRuns >= COACHED_RUNS || playback === 'running' || playback === 'celebrating') return null;
  if (blocks <= endedRuns) return 'right';
  return blocks <= COACHED_RUNS ? 'run' : null;
}

/** Whether the hero laughs: after each of the first runs, until the next tap. */
export function isHeroLaughing({ endedRuns, playback }: CoachState): boolean {
  return endedRuns > 0 && endedRuns <= COACHED_RUNS && playback === 'ended';
}
