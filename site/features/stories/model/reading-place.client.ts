import { readStored, writeStored } from '../../../shared/storage/stored-text.client.ts';
import { parseShelf, placeKey, SHELF_KEY, updateShelf } from './reading-place.ts';

export function findPanelElement(panel: string): HTMLElement | null {
  return document.querySelector(`[data-panel-id="${panel}"]`);
}

/** Jumps to a panel and focuses it, so that the keyboard continues from there. */
export function jumpToPanel(panel: string): void {
  const element = findPanelElement(panel);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

/** Stores the panel that is being read as the book's reading place, and the book on the shelf (`updateShelf`). */
export function rememberPlace(book: string, panel: string, panels: readonly string[], isPaged: boolean | null): void {
  writeStored(placeKey(book), panel);
  const before = readStored(SHELF_KEY);
  const after = JSON.stringify(updateShelf(parseShelf(before), book, panel, panels, isPaged));
  if (after !== before) writeStored(SHELF_KEY, after);
}
