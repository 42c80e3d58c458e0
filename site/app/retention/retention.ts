import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time.ts';

/** How long the clock must have run evenly before anything is deleted: time enough for a computer to set it. */
export const STEADY_MS = 10 * MINUTE_MS;
/** The same where even the newest row is old: after a long holiday, or with a clock that is far ahead. */
const STEADY_AFTER_SILENCE_MS = DAY_MS;
const SILENCE_MS = 30 * DAY_MS;
/** A difference between the wall clock and the time that has passed, from which on the clock was set. */
const JUMP_MS = HOUR_MS;
const RETENTION_INTERVAL_MS = 6 * HOUR_MS;

/** Times in milliseconds: `wall` since 1970, `monotonic` since any moment. */
export type ClockReading = { readonly wall: number; readonly monotonic: number };

export type RetentionState = {
  /** Wall clock minus monotonic clock: constant until the wall clock is set. */
  readonly offset: number;
  /** The time since which the clock has run evenly, monotonic. */
  readonly steadySince: number;
  /** The time of the last deletion, monotonic; null: none yet. */
  readonly ranAt: number | null;
};

export function createRetentionState({ wall, monotonic }: ClockReading): RetentionState {
  return { offset: wall - monotonic, steadySince: monotonic, ranAt: null };
}

/** The state after a look at the clocks: where the wall clock was set, the waiting begins again. */
export function observeClock(state: RetentionState, { wall, monotonic }: ClockReading): RetentionState {
  const offset = wall - monotonic;
  return Math.abs(offset - state.offset) < JUMP_MS ? state : { ...state, offset, steadySince: monotonic };
}

/** Whether old rows may be deleted now. `newest`: when the newest row was saved, since 1970; null where there is none. */
export function mayDelete(state: RetentionState, { wall, monotonic }: ClockReading, newest: number | null): boolean {
  if (newest === null) return false;
  if (state.ranAt !== null && monotonic - state.ranAt < RETENTION_INTERVAL_MS) return false;
  const steadyMs = monotonic - state.steadySince;
  return steadyMs >= (wall - newest > SILENCE_MS ? STEADY_AFTER_SILENCE_MS : STEADY_MS);
}
