/** Beyond this number the client with the oldest window is dropped. */
const MAX_CLIENTS = 5000;

/** `current`: requests in the window with this one. `ttl`: milliseconds until the window ends. */
export type WindowCount = { readonly current: number; readonly ttl: number };

/** Counts the requests of each client in fixed windows. `now`: milliseconds of a monotonic clock. */
export function createWindowCounter(now: () => number): (client: string, windowMs: number) => WindowCount {
  const windows = new Map<string, { readonly began: number; requests: number }>();
  return (client, windowMs) => {
    const time = now();
    let window = windows.get(client);
    if (window === undefined || time - window.began >= windowMs) {
      window = { began: time, requests: 0 };
      // Deleted first, so that the map stays in the order in which the windows began.
      windows.delete(client);
      windows.set(client, window);
      const [oldest] = windows.keys();
      if (windows.size > MAX_CLIENTS && oldest !== undefined) windows.delete(oldest);
    }
    window.requests += 1;
    return { current: window.requests, ttl: windowMs - (time - window.began) };
  };
}
