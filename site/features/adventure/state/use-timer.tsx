import { useEffect, useEffectEvent } from 'react';

/** Calls back once after some milliseconds; returns the function that cancels it. */
export type Clock = (milliseconds: number, callback: () => void) => () => void;

const browserClock: Clock = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Calls back once, `milliseconds` after `moment` changed. Another moment or delay restarts the timer; unmounting and
 * null cancel it.
 */
export function useTimer(
  milliseconds: number | null,
  moment: unknown,
  callback: () => void,
  clock: Clock = browserClock,
): void {
  const onTime = useEffectEvent(callback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `moment` restarts the timer
  useEffect(() => {
    if (milliseconds === null) return;
    return clock(milliseconds, () => onTime());
  }, [milliseconds, moment, clock]);
}
