/** Fired on `window` when this page writes; the browser's 'storage' event only tells the other pages. */
const CHANGED = 'story-forest:remembered';

/**
 * What local storage did not take (private windows, school tablets, a full disk): kept for as long as the page lives.
 * One for the whole site, so that what one room remembers another finds.
 */
const unsaved = new Map<string, string | null>();

/** The text remembered under a key, or null where there is none. */
export function readRemembered(key: string): string | null {
  const own = unsaved.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text under a key, or forgets it (null): on disk where that can be had. */
export function writeRemembered(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether a key's text is there after a reload too. */
export function outlivesPage(key: string): boolean {
  return !unsaved.has(key);
}

/** Calls back when this page or another one may have written. Returns the way to stop. */
export function onRemembered(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
