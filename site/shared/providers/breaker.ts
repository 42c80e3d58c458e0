/** Unusable answers in a row that open the circuit. */
const MAX_UNUSABLE_IN_A_ROW = 3;

/**
 * The outcome of a call. `unusable`: an answer came in time, but its content is no good. `skipped`: the call was not made
 * after all, so it says nothing about the dependency.
 */
export type Outcome = 'succeeded' | 'unusable' | 'failed' | 'skipped';

export type Breaker = {
  /** Permission for one call: a function that takes its outcome, to be called once. null: do not call. */
  readonly requestCall: () => ((outcome: Outcome) => void) | null;
};

type BreakerState =
  | { readonly phase: 'closed'; readonly unusableInARow: number }
  /** `untilMs` on the caller's clock. */
  | { readonly phase: 'open'; readonly untilMs: number }
  /** One trial call is in flight; all others are refused. */
  | { readonly phase: 'half-open' };

/**
 * A circuit breaker. A failure opens the circuit for `openMs`; then one trial call decides whether it closes again, so
 * that a whole class does not wait for a broken dependency. `now`: milliseconds on a monotonic clock.
 */
export function createBreaker({ openMs, now }: { readonly openMs: number; readonly now: () => number }): Breaker {
  let state: BreakerState = { phase: 'closed', unusableInARow: 0 };

  function open(): void {
    state = { phase: 'open', untilMs: now() + openMs };
  }

  function reportTrial(outcome: Outcome): void {
    if (outcome === 'succeeded') state = { phase: 'closed', unusableInARow: 0 };
    else if (outcome === 'skipped') state = { phase: 'open', untilMs: now() };
    else open();
  }

  function report(outcome: Outcome): void {
    if (outcome === 'failed') open();
    // A call that began before the circuit opened must not close it.
    if (state.phase !== 'closed') return;
    if (outcome === 'succeeded') state = { phase: 'closed', unusableInARow: 0 };
    if (outcome !== 'unusable') return;
    state = { phase: 'closed', unusableInARow: state.unusableInARow + 1 };
    if (state.unusableInARow >= MAX_UNUSABLE_IN_A_ROW) open();
  }

  return {
    requestCall() {
      if (state.phase === 'closed') return report;
      if (state.phase === 'half-open' || now() < state.untilMs) return null;
      state = { phase: 'half-open' };
      return reportTrial;
    },
  };
}
