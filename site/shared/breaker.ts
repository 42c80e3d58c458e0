/** Poor answers in a row after which a part is left alone as if it had failed. */
const MOST_POOR = 3;

/**
 * How asking went: `worked`; `poor`, an answer in time that could not be used; `failed`; `unasked`, where the part was
 * passed over after all (it lacks the thing, or has enough to do).
 */
export type Outcome = 'worked' | 'poor' | 'failed' | 'unasked';

/** Says whether a part that may fail can be asked. */
export type Breaker = {
  /** null: leave it alone. Else ask it, and tell once how that went. */
  readonly ask: () => ((outcome: Outcome) => void) | null;
};

type State =
  | { readonly phase: 'trusted'; readonly poor: number }
  | { readonly phase: 'resting'; readonly until: number }
  /** One asks, everybody else goes on without. */
  | { readonly phase: 'tried' };

/**
 * A circuit breaker: a part that failed is left alone for `restMs`, and then tried by one alone until it has worked, so
 * that a class waits for it once and not every minute anew. `now`: milliseconds on any steady clock.
 */
export function createBreaker({ restMs, now }: { readonly restMs: number; readonly now: () => number }): Breaker {
  let state: State = { phase: 'trusted', poor: 0 };

  function rest(): void {
    state = { phase: 'resting', until: now() + restMs };
  }

  function settleTrial(outcome: Outcome): void {
    if (outcome === 'worked') state = { phase: 'trusted', poor: 0 };
    else if (outcome === 'unasked') state = { phase: 'resting', until: now() };
    else rest();
  }

  function settle(outcome: Outcome): void {
    if (outcome === 'failed') rest();
    // What was asked before a failure, and is answered after it, says nothing new.
    if (state.phase !== 'trusted') return;
    if (outcome === 'worked') state = { phase: 'trusted', poor: 0 };
    if (outcome !== 'poor') return;
    state = { phase: 'trusted', poor: state.poor + 1 };
    if (state.poor >= MOST_POOR) rest();
  }

  return {
    ask() {
      if (state.phase === 'trusted') return settle;
      if (state.phase === 'tried' || now() < state.until) return null;
      state = { phase: 'tried' };
      return settleTrial;
    },
  };
}
