/** Local storage; where it is closed, values live as long as the page. */
import type { LocalKey } from './keys.ts';

/** Dispatched on `window` by a write of this page; the browser's `storage` event reports writes of other pages only. */
const CHANGED = 'story-forest:stored-text';
/** Dispatched on `window` for each text that local storage refuses. */
const REFUSED = 'story-forest:refused-text';

/**
 * Texts that local storage refused (private mode, managed tablets, full disk). They last until the page is left. The
 * map is shared by the whole site, so that one feature reads what another one wrote.
 */
const unsaved = new Map<string, string | null>();

/** The text stored under a key; null where there is none. */
export function readStored(key: LocalKey): string | null {
  const own = unsaved.get(key);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key, or removes it (null). Never throws: what local storage refuses is held in memory. */
export function writeStored(key: LocalKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unsaved.delete(key);
  } catch {
    unsaved.set(key, value);
    if (value !== null) window.dispatchEvent(new Event(REFUSED));
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Whether the last write under a key reached local storage, and so survives a reload. */
export function isPersisted(key: LocalKey): boolean {
  return !unsaved.has(key);
}

/** Calls `listener` when local storage refuses a text for the first time from now on. */
export function onFirstRefusal(listener: () => void): void {
  window.addEventListener(REFUSED, listener, { once: true });
}

/**
 * Calls `listener` after every write of this page or of another one, whatever the key. Returns the unsubscribe
 * function.
 */
export function onStoredChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
