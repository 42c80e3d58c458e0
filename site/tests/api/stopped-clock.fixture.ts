/** A monotonic clock that tests advance; advancing it fires the timeouts that are due. */
export function stoppedClock() {
  let now = 0;
  const limits: { readonly at: number; readonly controller: AbortController }[] = [];
  return {
    now: () => now,
    timeLimit: (milliseconds: number): AbortSignal => {
      const controller = new AbortController();
      limits.push({ at: now + milliseconds, controller });
      return controller.signal;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
      for (const { at, controller } of limits) {
        if (at <= now) controller.abort(new DOMException('time is up', 'TimeoutError'));
      }
    },
  };
}
