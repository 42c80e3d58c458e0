type Window = { readonly began: number; requests: number };
type Answer = (error: Error | null, window: { readonly current: number; readonly ttl: number }) => void;

/** Beyond this number the address with the oldest window is dropped. */
const MAX_ADDRESSES = 5000;

/**
 * Counts requests for `@fastify/rate-limit` with a monotonic clock (`now`, milliseconds). The plugin's own store uses
 * the wall clock: set back an hour, it would block a school for that hour
 * (docs/decisions/027-order-and-limits-without-the-wall-clock.md, tests/faults/clock.fault.ts).
 */
export function rateLimitStore(now: () => number) {
  return class RateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(address: string, answer: Answer, timeWindow: number): void {
      const time = now();
      let window = this.#windows.get(address);
      if (window === undefined || time - window.began >= timeWindow) {
        window = { began: time, requests: 0 };
        // Deleted first, so that the map stays in the order in which the windows began.
        this.#windows.delete(address);
        this.#windows.set(address, window);
        const [oldest] = this.#windows.keys();
        if (this.#windows.size > MAX_ADDRESSES && oldest !== undefined) this.#windows.delete(oldest);
      }
      window.requests += 1;
      answer(null, { current: window.requests, ttl: timeWindow - (time - window.began) });
    }

    /** Called for each endpoint with its own limit: it counts separately. */
    child(): RateLimitStore {
      return new RateLimitStore();
    }
  };
}
