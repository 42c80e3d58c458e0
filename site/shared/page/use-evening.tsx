import { useSyncExternalStore } from 'react';
import { isEvening } from './choose-light.client.ts';

function onEveningChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-evening'] });
  return () => observer.disconnect();
}

/** Whether the page is in evening colours; false until it is hydrated. */
export function useEvening(): boolean {
  return useSyncExternalStore(onEveningChange, isEvening, () => false);
}
