import { writeStored } from '../storage/stored-text.client.ts';
import { LIGHT_EVENT, LIGHT_KEY } from './evening.ts';

/** Whether the page is in evening colours. */
export function isEvening(): boolean {
  return 'evening' in document.documentElement.dataset;
}

/** Chooses the colours of the whole site on this device; without `evening`, the other ones. */
export function chooseLight(evening = !isEvening()): void {
  const choice = evening ? 'evening' : 'day';
  writeStored(LIGHT_KEY, choice);
  window.dispatchEvent(new CustomEvent(LIGHT_EVENT, { detail: choice }));
}
