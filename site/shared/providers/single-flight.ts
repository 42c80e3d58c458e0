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
