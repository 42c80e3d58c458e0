/** More clients than this: the one with the oldest window is dropped. */
const MAX_CLIENTS = 5000;

export type RateLimiter = {
  /** Counts one more for a client. Returns null, or the milliseconds until the client may have more. */
  readonly take: (client: string) => number | null;
};

/**
 * Allows each client `max` in each fixed window of `windowMs`. `now`: milliseconds of a monotonic clock, because a
 * wall clock that is set back an hour would block a school for that hour
 * (docs/decisions/027-order-and-limits-without-the-wall-clock.md, tests/faults/clock.fault.ts).
 */
export function createRateLimiter(
  max: number,
  windowMs: number,
  now: () => number,
  windows = new Map<string, { readonly began: number; taken: number }>(),
): RateLimiter {
  return {
    take(client) {
      const time = now();
      let window = windows.get(client);
      if (window === undefined || time - window.began >= windowMs) {
        window = { began: time, taken: 0 };
        // Deleted first, so that the map stays in the order in which the windows began.
        windows.delete(client);
        windows.set(client, window);
        // An address is forgotten with its window.
        for (const [oldest, { began }] of windows) {
          if (time - began < windowMs && windows.size <= MAX_CLIENTS) break;
          windows.delete(oldest);
        }
      }
      window.taken += 1;
      return window.taken > max ? windowMs - (time - window.began) : null;
    },
  };
}
