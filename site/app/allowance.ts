/** Beyond this number the client with the oldest window is dropped. */
const MAX_CLIENTS = 5000;

export type Allowance = {
  /** Counts one more for a client. Returns null, or the milliseconds until the client may have more. */
  readonly take: (client: string) => number | null;
};

/** At most `max` in each window of `windowMs` for each client. `now`: milliseconds of a monotonic clock. */
export function createAllowance(max: number, windowMs: number, now: () => number): Allowance {
  const windows = new Map<string, { readonly began: number; taken: number }>();
  return {
    take(client) {
      const time = now();
      let window = windows.get(client);
      if (window === undefined || time - window.began >= windowMs) {
        window = { began: time, taken: 0 };
        // Deleted first, so that the map stays in the order in which the windows began.
        windows.delete(client);
        windows.set(client, window);
        const [oldest] = windows.keys();
        if (windows.size > MAX_CLIENTS && oldest !== undefined) windows.delete(oldest);
      }
      if (window.taken >= max) return windowMs - (time - window.began);
      window.taken += 1;
      return null;
    },
  };
}
