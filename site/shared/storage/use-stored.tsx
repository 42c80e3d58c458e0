import { useCallback, useMemo } from 'react';
import type { LocalKey } from './keys.ts';
import { useStoredText } from './use-stored-text.tsx';

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
