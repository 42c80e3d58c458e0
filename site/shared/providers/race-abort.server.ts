/** Settles as `work` does, or rejects with the signal's reason. The work itself is not stopped. */
export function raceAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort));
}
