import { useCallback, useSyncExternalStore } from 'react';
import { onRemembered, readRemembered, writeRemembered } from './remembered.client.ts';

/** A text to keep, or how the one that is kept now, maybe by another tab, becomes it. */
type Remembered = string | null | ((now: string | null) => string | null);

/** A text in local storage and the way to write it. Null until the page is hydrated, and when unset. */
export function useRemembered(key: string): readonly [string | null, (value: Remembered) => void] {
  const value = useSyncExternalStore(
    onRemembered,
    () => readRemembered(key),
    () => null,
  );
  const remember = useCallback(
    (next: Remembered) => writeRemembered(key, typeof next === 'function' ? next(readRemembered(key)) : next),
    [key],
  );
  return [value, remember];
}
