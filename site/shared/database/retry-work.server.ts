/**
 * Runs work, and again after the delay that `delayMs` names for its error, in milliseconds; null: the error is thrown.
 *
 * @param delayMs gets the error and how often the work was repeated so far
 */
export async function retryWork<Result>(
  work: () => Promise<Result>,
  delayMs: (error: unknown, retries: number) => number | null,
  sleep: (milliseconds: number) => Promise<unknown>,
): Promise<Result> {
  for (let retries = 0; ; retries++) {
    try {
      return await work();
    } catch (error) {
      const delay = delayMs(error, retries);
      if (delay === null) throw error;
      await sleep(delay);
    }
  }
}
