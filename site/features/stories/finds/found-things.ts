import { parseJson } from '../../../shared/storage/json.ts';
import { findNames } from './find-names.ts';

/** Key in local storage: a JSON list of the ids of finds, in the order of finding. */
export const FOUND_KEY = 'story-forest.finds';

/** The id of a find: `<book>/<panel>`. */
export function formatFindId(book: string, panel: string): string {
  return `${book}/${panel}`;
}

/** The ids of all finds, by book and panel. */
export const FIND_IDS: readonly string[] = Object.entries(findNames).flatMap(([book, names]) =>
  Object.keys(names).map((panel) => formatFindId(book, panel)),
);

const KNOWN = new Set(FIND_IDS);

/** The ids in a stored text. Ids that today's books do not have are left out. */
export function parseFound(stored: string | null): ReadonlySet<string> {
  const ids = parseJson(stored);
  return new Set(Array.isArray(ids) ? ids.filter((each) => KNOWN.has(each)) : []);
}

/** The stored text with one more id. What another tab stored since stays. */
export function addFound(stored: string | null, findId: string): string {
  return JSON.stringify([...new Set([...parseFound(stored), findId])]);
}
