import { createWindowCounter, type WindowCount } from './window-counter.ts';

/**
 * Counts requests for `@fastify/rate-limit` with a monotonic clock (`now`, milliseconds). The plugin's own store uses
 * the wall clock: set back an hour, it would block a school for that hour
 * (docs/decisions/027-order-and-limits-without-the-wall-clock.md, tests/faults/clock.fault.ts).
 */
export function rateLimitStore(now: () => number) {
  return class RateLimitStore {
    readonly #count = createWindowCounter(now);

    incr(address: string, answer: (error: Error | null, window: WindowCount) => void, timeWindow: number): void {
      answer(null, this.#count(address, timeWindow));
    }

    /** Called for each endpoint with its own limit: it counts separately. */
    child(): RateLimitStore {
      return new RateLimitStore();
    }
  };
}
