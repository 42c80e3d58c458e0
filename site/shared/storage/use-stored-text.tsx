import { useCallback, useSyncExternalStore } from 'react';
import type { LocalKey } from './keys.ts';
import { onStoredChange, readStored, writeStored } from './stored-text.client.ts';

/** A new text (null removes it), or a function of the text stored now, which another tab may have written. */
type TextUpdate = string | null | ((stored: string | null) => string | null);

/** A text in local storage and its setter. Null until the page is hydrated, and where nothing is stored. */
export function useStoredText(key: LocalKey): readonly [string | null, (update: TextUpdate) => void] {
  const stored = useSyncExternalStore(
    onStoredChange,
    () => readStored(key),
    () => null,
  );
  const store = useCallback(
    (update: TextUpdate) => writeStored(key, typeof update === 'function' ? update(readStored(key)) : update),
    [key],
  );
  return [stored, store];
}
