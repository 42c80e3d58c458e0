/** Rows of one insert; the databases count their parameters (SQLite to 32,766). */
const MAX_BATCH_ROWS = 1000;

/**
 * Does together what is asked for during one turn of the event loop. A commit waits for the disk and SQLite waits with
 * it, so quizzes that end at the same moment should share one. `run` answers one result an item, in order; where it
 * fails, it fails for all of its items.
 */
export function batchPerTick<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => {
        // One result an item is what `run` promises.
        resolve(results[index] as Result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === 1) setImmediate(flush);
      else if (waiting.length === MAX_BATCH_ROWS) void flush();
    });
}
