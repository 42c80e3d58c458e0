import type { SessionKey } from './keys.ts';

/** The text stored under a key for this tab; null where there is none, or where session storage is closed. */
export function readSession(key: SessionKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text under a key for this tab, or removes it (null). Returns whether session storage accepted it: private
 * mode, managed tablets and full disks refuse.
 */
export function writeSession(key: SessionKey, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
