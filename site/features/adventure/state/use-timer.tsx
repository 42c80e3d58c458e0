import { useEffect } from 'react';

/** What calls back once after some milliseconds; the returned function stops it. */
export type Clock = (milliseconds: number, callback: () => void) => () => void;

export const browserClock: Clock = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Calls back once, `milliseconds` after `moment` was last another one, unless by then there is a newer moment, the wait
 * has changed, or the page is gone. Null milliseconds: nothing is waited for.
 */
export function useTimer(
  milliseconds: number | null,
  moment: unknown,
  callback: () => void,
  clock: Clock = browserClock,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment is waited for once, whatever the callback is by then
  useEffect(() => {
    if (milliseconds === null) return;
    return clock(milliseconds, callback);
  }, [milliseconds, moment, clock]);
}
