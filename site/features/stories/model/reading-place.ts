import { getFields, parseJson } from '../../../shared/storage/json.ts';

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

/** Whether reaching a panel replaces the stored place. The first panel does not while a later place is offered. */
export function replacesPlace(panel: string, panels: readonly string[], offer: string | null): boolean {
  return offer === null || panel !== panels[0];
}

/** Which books a reader is in the middle of, and which were read to their last picture (docs/product.md §3). */
export type Shelf = {
  /** Books that were begun, the latest first. */
  readonly going: readonly string[];
  readonly read: readonly string[];
  /** Books that were last read as pages. */
  readonly paged: readonly string[];
};

/** Key in local storage. go-on-script.client.ts looks for `"going":["` in it. */
export const SHELF_KEY = 'story-forest.shelf';

export const EMPTY_SHELF: Shelf = { going: [], read: [], paged: [] };

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each) => typeof each === 'string'))] : [];

/** Whatever is not a list of ids counts as empty. */
export function parseShelf(stored: string | null): Shelf {
  const fields = getFields(parseJson(stored));
  return fields ? { going: idsIn(fields.going), read: idsIn(fields.read), paged: idsIn(fields.paged) } : EMPTY_SHELF;
}

/**
 * The shelf once a panel of a book was reached. The first panel begins a book only as pages, where a page was turned:
 * a book is opened by mistake, too. `isPaged` says how the panel was read; null keeps how the book was read before.
 */
export function updateShelf(
  shelf: Shelf,
  book: string,
  panel: string,
  panels: readonly string[],
  isPaged: boolean | null,
): Shelf {
  if (!panels.includes(panel)) return shelf;
  const without = (books: readonly string[]) => books.filter((each) => each !== book);
  const going = without(shelf.going);
  const paged = isPaged === null ? shelf.paged : [...without(shelf.paged), ...(isPaged ? [book] : [])];
  if (panel === panels.at(-1)) return { going, read: [...without(shelf.read), book], paged };
  return { ...shelf, going: isPaged || panel !== panels[0] ? [book, ...going] : shelf.going, paged };
}

/**
 * What `formatPageAddress` (paged/book-pages.ts) writes. Here, so that the scrolled book loads no paged reader to test
 * it.
 */
export const PAGE_ADDRESS = /^#(?:cover|end|question-\d+|\d+(?:-\w+)*)$/;

/** An address with what no address of a book has: a messenger has put something behind it. */
export const FOREIGN_ADDRESS = /[^\w#-]/;
