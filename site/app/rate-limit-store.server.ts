type Window = { readonly began: number; requests: number };
type Answer = (error: Error | null, window: { readonly current: number; readonly ttl: number }) => void;

/** Addresses counted at once; beyond them the one that began longest ago is forgotten. */
const MOST_ADDRESSES = 5000;

/**
 * Counts requests for `@fastify/rate-limit` in windows of a steady clock (`now`, milliseconds). The plugin's own store
 * asks the wall clock: set back an hour, it would shut a school out for that hour.
 */
export function rateLimitStore(now: () => number) {
  return class RateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(address: string, answer: Answer, timeWindow: number): void {
      const time = now();
      let window = this.#windows.get(address);
      if (window === undefined || time - window.began >= timeWindow) {
        window = { began: time, requests: 0 };
        // Deleted first: the map is in the order in which its windows began.
        this.#windows.delete(address);
        this.#windows.set(address, window);
        const [oldest] = this.#windows.keys();
        if (this.#windows.size > MOST_ADDRESSES && oldest !== undefined) this.#windows.delete(oldest);
      }
      window.requests += 1;
      answer(null, { current: window.requests, ttl: timeWindow - (time - window.began) });
    }

    /** Endpoints with a limit of their own count for themselves. */
    child(): RateLimitStore {
      return new RateLimitStore();
    }
  };
}
