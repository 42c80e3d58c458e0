import { MAX_ROSTER_NAMES } from '../../../shared/times-tables/api/roster-api.ts';
import { isAddressableName } from '../../../shared/times-tables/players/player-name.ts';
import { normalizeName } from '../../../shared/times-tables/players/typed-name.ts';

/** UTF-16 code units that are read: a sheet with several columns for a class of 60. */
const MAX_PASTED_LENGTH = 20_000;
/** Ends of lines, of cells and of items, those of Korean keyboards too. */
const SEPARATOR = /[\n\r\t\v\f\u0085\u2028\u2029,;，、；]/;
/** The numbering of a list, as in '3. 하늘'. */
const NUMBERING = /^(?:\p{Nd}+(?:[.)] ?| ))+(?=\p{L})/u;
const IS_NUMBER = /^[\p{Nd}.)]+$/u;

type ParsedNames = {
  /** At most `MAX_ROSTER_NAMES` different names, as they are stored, in the order of the text. */
  readonly names: readonly string[];
  /** Whether the text holds more names than these. */
  readonly isCut: boolean;
};

/**
 * Reads the names of a pasted list. Numbers are left out, because a sheet has a column of them; a list of numbers alone
 * names children by their numbers.
 */
export function parseNames(text: string): ParsedNames {
  const entries = text
    .slice(0, MAX_PASTED_LENGTH)
    .split(SEPARATOR)
    .map((entry) => normalizeName(entry).replace(NUMBERING, ''))
    .filter((name) => name !== '' && isAddressableName(name));
  const words = entries.filter((entry) => !IS_NUMBER.test(entry));
  const names = [...new Set(words.length > 0 ? words : entries)];
  return {
    names: names.slice(0, MAX_ROSTER_NAMES),
    isCut: names.length > MAX_ROSTER_NAMES || text.length > MAX_PASTED_LENGTH,
  };
}

/** The names as they stand in the field: one on each line. */
export function formatNames(names: readonly string[]): string {
  return names.join('\n');
}
