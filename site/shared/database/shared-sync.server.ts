/**
 * Returns a function that resolves once everything that was written before its call is on the disk. `sync` brings there
 * what was written before it began, so calls that arrive while one runs share the next.
 */
export function createSharedSync(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function start(): Promise<void> {
    const own = sync().finally(() => {
      if (running === own) running = undefined;
    });
    running = own;
    return own;
  }

  return () => {
    if (running === undefined) return start();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
