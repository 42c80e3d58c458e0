import { useCallback, useSyncExternalStore } from 'react';

/** Fired on `window` when this page writes; the browser's 'storage' event only tells the other pages. */
const CHANGED = 'story-forest:remembered';

/** What was written while storage is closed (private windows, school tablets): kept as long as the page lives. */
const unsaved = new Map<string, string | null>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unsaved.get(key) ?? null;
  } catch {
    return unsaved.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  unsaved.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It then lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** A text to keep, or how the one that is kept now, maybe by another tab, becomes it. */
type Remembered = string | null | ((now: string | null) => string | null);

/** A text in local storage and the way to write it. Null while the prerendered page is taken over, and when unset. */
export function useRemembered(key: string): readonly [string | null, (value: Remembered) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const remember = useCallback(
    (next: Remembered) => write(key, typeof next === 'function' ? next(read(key)) : next),
    [key],
  );
  return [value, remember];
}
