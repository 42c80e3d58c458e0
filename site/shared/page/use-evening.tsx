import { useSyncExternalStore } from 'react';

function isEvening(): boolean {
  return 'evening' in document.documentElement.dataset;
}

function onEveningChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-evening'] });
  return () => observer.disconnect();
}

/** Whether the page is in evening colors; false until it is hydrated. */
export function useEvening(): boolean {
  return useSyncExternalStore(onEveningChange, isEvening, () => false);
}
