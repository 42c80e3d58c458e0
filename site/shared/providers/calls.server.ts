/**
 * Calls to servers of others, which may be slow or down.
 *
 * @packageDocumentation
 */

/**
 * Wraps an asynchronous function so that concurrent calls with equal arguments share one execution and its result.
 * Arguments are compared as JSON.
 */
export function singleFlight<Arguments extends readonly unknown[], Result>(
  work: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> {
  const inFlight = new Map<string, Promise<Result>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const current = inFlight.get(key);
    if (current) return current;
    const started = work(...args).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}

/** Settles as `work` does, or rejects with the signal's reason. The work itself is not stopped. */
export function raceAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** Unusable answers in a row that open the circuit. */
const MAX_UNUSABLE_IN_A_ROW = 3;

/**
 * The outcome of a call. `unusable`: an answer came in time, but its content is no good. `skipped`: the call was not
 * made after all, so it says nothing about the dependency.
 */
export type Outcome = 'succeeded' | 'unusable' | 'failed' | 'skipped';

type Breaker = {
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
