import { setTimeout as wait } from 'node:timers/promises';

/** Rows (or pages of the file) of one step: few, because requests and other writers wait for it. */
const BATCH_SIZE = 500;
/** The pause between two steps, in which they proceed. */
const BATCH_PAUSE_MS = 20;

/**
 * Repeats a step, which handles at most `maxCount` rows and returns how many, until none are left or `signal` is
 * aborted. Returns the sum. After a step that fails, or a process that is killed, a repetition handles the rest.
 */
export async function runInBatches(
  step: (maxCount: number) => number | Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let sum = 0;
  while (!signal?.aborted) {
    const count = await step(BATCH_SIZE);
    sum += count;
    if (count < BATCH_SIZE) break;
    await wait(BATCH_PAUSE_MS, undefined, { signal }).catch(() => {});
  }
  return sum;
}
