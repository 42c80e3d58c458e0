let hasAsked = false;

/**
 * Asks the browser, once in a visit, not to delete what the site has stored when the disk gets full or nobody comes for
 * a while. It may refuse, or ask the family first, so nothing waits for it.
 */
export function requestPersistentStorage(): void {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => false);
}
