/** Whether this browser can hand a link to another app. It cannot over plain http. */
export function canShareLinks(): boolean {
  return 'share' in navigator;
}

/**
 * Hands a link to an app that the reader chooses. Returns false where the browser refuses or has no such thing; one who
 * chooses no app has decided so.
 */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return (error as { name?: unknown } | null)?.name === 'AbortError';
  }
}
