import { readStored, writeStored } from '../../../shared/storage/stored-text.client.ts';
import { placeKey } from '../settings/reading-place.ts';
import { parseShelf, SHELF_KEY, updateShelf } from './shelf.ts';

/** Stores the panel that is being read as the book's reading place, and the book on the shelf. */
export function rememberPlace(book: string, panel: string, panels: readonly string[]): void {
  writeStored(placeKey(book), panel);
  const before = readStored(SHELF_KEY);
  const after = JSON.stringify(updateShelf(parseShelf(before), book, panel, panels));
  if (after !== before) writeStored(SHELF_KEY, after);
}
