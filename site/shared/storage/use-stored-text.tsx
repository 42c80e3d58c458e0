import { useCallback, useMemo, useSyncExternalStore } from 'react';
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

/**
 * What is stored as text, parsed, and its setter; `parse` of null where nothing is stored. Another tab may have written
 * meanwhile: changes apply to what is stored now. `parse` and `format` must not be made anew by each render.
 */
export function useStored<Value>(
  key: LocalKey,
  parse: (stored: string | null) => Value,
  format: (value: Value) => string,
): readonly [Value, (change: (now: Value) => Value) => void] {
  const [stored, store] = useStoredText(key);
  const value = useMemo(() => parse(stored), [parse, stored]);
  const change = useCallback(
    (next: (now: Value) => Value) => store((now) => format(next(parse(now)))),
    [store, parse, format],
  );
  return [value, change];
}

/** Whether children who do not know each other share this computer (in a school, a library), and its setter. */
export function useIsComputerShared(): readonly [boolean, (isShared: boolean) => void] {
  const [stored, store] = useStoredText('story-forest.shared-computer');
  return [stored === 'on', (isShared) => store(isShared ? 'on' : null)];
}
