/** Inline script of the story shelf: reserves the space of the card, so that the page does not shift (shelf.css). */
import { SHELF_KEY } from '../model/reading-place.ts';

try {
  if (/"going":\["/.test(localStorage.getItem(SHELF_KEY) ?? '')) document.documentElement.dataset.goOn = '';
} catch {
  // Without storage there is no card.
}
