import { getFields, parseJson } from '../../../shared/storage/json.ts';

/** Which books a reader is in the middle of, and which were read to their last picture (docs/product.md §3). */
export type Shelf = {
  /** Books that were begun, the latest first. */
  readonly going: readonly string[];
  readonly read: readonly string[];
};

/** Key in local storage. `goOnScript` looks for `"going":["` in it. */
export const SHELF_KEY = 'story-forest.shelf';

export const EMPTY_SHELF: Shelf = { going: [], read: [] };

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((each) => typeof each === 'string'))] : [];

/** Whatever is not a list of ids counts as empty. */
export function parseShelf(stored: string | null): Shelf {
  const fields = getFields(parseJson(stored));
  return fields ? { going: idsIn(fields.going), read: idsIn(fields.read) } : EMPTY_SHELF;
}

/** The shelf once a panel of a book was reached. The first panel begins nothing: a book is opened by mistake, too. */
export function updateShelf(shelf: Shelf, book: string, panel: string, panels: readonly string[]): Shelf {
  const others = shelf.going.filter((each) => each !== book);
  if (panel === panels.at(-1)) return { going: others, read: [...new Set([...shelf.read, book])] };
  return panel === panels[0] || !panels.includes(panel) ? shelf : { ...shelf, going: [book, ...others] };
}

/** Chapter and panel of a stored reading place such as `3-2`; null for anything else. */
export function parsePlace(stored: string | null): { readonly panel: string; readonly chapter: number } | null {
  const [panel, chapter] = /^([1-9]\d?)-[1-9]$/.exec(stored ?? '') ?? [];
  return panel && chapter ? { panel, chapter: Number(chapter) } : null;
}
