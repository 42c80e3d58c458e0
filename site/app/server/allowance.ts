import { createWindowCounter } from './window-counter.ts';

export type Allowance = {
  /** Counts one more for a client. Returns null, or the milliseconds until the client may have more. */
  readonly take: (client: string) => number | null;
};

/** At most `max` in each window of `windowMs` for each client. `now`: milliseconds of a monotonic clock. */
export function createAllowance(max: number, windowMs: number, now: () => number): Allowance {
  const count = createWindowCounter(now);
  return {
    take(client) {
      const { current, ttl } = count(client, windowMs);
      return current > max ? ttl : null;
    },
  };
}
