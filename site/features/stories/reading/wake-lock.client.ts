/** The screen, kept on while it is wanted. */
type WakeLock = { readonly want: (isWanted: boolean) => void };

/**
 * Keeps the screen on where the browser can. It takes the lock away from a page that is not seen, so the page asks
 * again when it is seen; a low battery refuses.
 */
export function createWakeLock(): WakeLock {
  let isWanted = false;
  let isAsking = false;
  let lock: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (!isWanted || isAsking || lock || document.hidden || !('wakeLock' in navigator)) return;
    isAsking = true;
    try {
      const got = await navigator.wakeLock.request('screen');
      lock = got;
      got.addEventListener('release', () => {
        if (lock === got) lock = null;
      });
    } catch {
      // The screen goes dark as always.
    }
    isAsking = false;
    // Meanwhile it may be wanted no more.
    if (!isWanted) release();
  }

  function release(): void {
    void lock?.release().catch(() => {});
    lock = null;
  }

  const onVisible = () => void ask();
  return {
    want(next) {
      if (next === isWanted) return;
      isWanted = next;
      if (isWanted) {
        document.addEventListener('visibilitychange', onVisible);
        void ask();
      } else {
        document.removeEventListener('visibilitychange', onVisible);
        release();
      }
    },
  };
}
