/**
 * The players of a report, by name: how names are sorted and found, and the forest of each.
 *
 * @packageDocumentation
 */
import { MAX_RAW_NAME_LENGTH } from '../../../shared/times-tables/players/player-name.ts';

/** More names than this get a field to search them. */
export const NAMES_SHOWN = 8;

/** Korean collation order; numbers by their value. */
export const compareNames = new Intl.Collator('ko', { numeric: true }).compare;

/** The names that hold the searched text, whatever its case and spaces. */
export function matchesSearch(name: string, search: string): boolean {
  const plain = (text: string) =>
    text.slice(0, MAX_RAW_NAME_LENGTH).normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  return plain(name).includes(plain(search));
}
