import { useCallback, useSyncExternalStore } from 'react';
import { onRemembered, readRemembered, writeRemembered } from './remembered.client.ts';

/** A text in local storage and the way to write it. Null while the prerendered page is taken over, and when unset. */
export function useRemembered(key: string): readonly [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    onRemembered,
    () => readRemembered(key),
    () => null,
  );
  const remember = useCallback((next: string | null) => writeRemembered(key, next), [key]);
  return [value, remember];
}
