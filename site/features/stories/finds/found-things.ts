import { findNames } from './find-names.ts';

/** Key in local storage: a JSON list of the places that were found, in the order of finding. */
export const FOUND_KEY = 'story-forest.finds';

/** A place of the album: `<book>/<panel>`. */
export function placeOf(book: string, panel: string): string {
  return `${book}/${panel}`;
}

/** All places, by book and panel. */
export const PLACES: readonly string[] = Object.entries(findNames).flatMap(([book, names]) =>
  Object.keys(names).map((panel) => placeOf(book, panel)),
);

const KNOWN = new Set(PLACES);

/** The places in a stored text. Whatever is not a place of today's books is left out. */
export function parseFound(stored: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((each) => KNOWN.has(each)) : []);
  } catch {
    return new Set();
  }
}

/** The stored text with one more place. What another tab stored since stays. */
export function addFound(stored: string | null, place: string): string {
  return JSON.stringify([...new Set([...parseFound(stored), place])]);
}
