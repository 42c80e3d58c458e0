/**
 * Calls `listener` when the network returns or the tab becomes visible, and only while it is visible. Returns the
 * function that stops it.
 */
export function onReconnect(listener: () => void): () => void {
  const notify = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', notify);
  document.addEventListener('visibilitychange', notify);
  return () => {
    window.removeEventListener('online', notify);
    document.removeEventListener('visibilitychange', notify);
  };
}
