/** The key of a book's reading place in local storage. */
export function placeKey(book: string) {
  return `story-forest.place.${book}` as const;
}

/** The stored panel if it is worth offering: it exists and is neither the first nor the last panel of the book. */
export function placeToOffer(stored: string | null, panels: readonly string[]): string | null {
  const index = stored === null ? -1 : panels.indexOf(stored);
  return index > 0 && index < panels.length - 1 ? stored : null;
}

/**
 * The panel that is being read: the last one whose top is above the middle of the viewport, or null before the first.
 * `topOf` returns a panel's top in px, or null while it is not on the page.
 */
export function findPanelInView(
  panels: readonly string[],
  topOf: (panel: string) => number | null,
  viewportHeight: number,
): string | null {
  const middle = viewportHeight / 2;
  return panels.filter((panel) => (topOf(panel) ?? middle) < middle).at(-1) ?? null;
}

/** Whether reaching a panel replaces the stored place. The first panel does not while an older place is offered. */
export function replacesPlace(panel: string, panels: readonly string[], offer: string | null): boolean {
  return offer === null || panel !== panels[0];
}
