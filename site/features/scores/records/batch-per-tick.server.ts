/** An insert has several parameters a row, and SQLite allows 32,766 in all. */
const MAX_BATCH_ROWS = 1000;

/**
 * Collects the calls of one turn of the event loop into one batch. Each commit waits for the disk, so quizzes that end
 * at the same moment should share one. `run` returns one result an item, in order; where it rejects, all its items
 * reject.
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
        // `run` returns one result an item.
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
