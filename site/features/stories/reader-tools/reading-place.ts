/** Where a book's reading place is remembered (local storage). */
export function placeKey(book: string): string {
  return `story-forest.place.${book}`;
}

/** The remembered panel, if the book still has it: not the first, where nobody needs to be taken, nor the last. */
export function placeToOffer(stored: string | null, panels: readonly string[]): string | null {
  const index = stored === null ? -1 : panels.indexOf(stored);
  return index > 0 && index < panels.length - 1 ? stored : null;
}
