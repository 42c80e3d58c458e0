import { LIGHT_EVENT } from './evening.ts';

/** Chooses the colors of the whole site on this device. */
export function chooseLight(choice: 'day' | 'evening'): void {
  window.dispatchEvent(new CustomEvent(LIGHT_EVENT, { detail: choice }));
}
