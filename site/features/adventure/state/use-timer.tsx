import { useEffectEvent } from 'react';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';

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
  const latest = useEffectEvent(callback);
  useAfterChange([milliseconds, moment, clock], () =>
    milliseconds === null ? undefined : clock(milliseconds, () => latest()),
  );
}
