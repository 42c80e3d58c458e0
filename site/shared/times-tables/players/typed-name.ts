import { cleanName, isAddressableName, MAX_PLAYER_NAME_LENGTH, MAX_RAW_NAME_LENGTH } from './player-name.ts';

/**
 * A typed name as it is stored: cleaned, without control characters and lone surrogates (of an emoji cut in half), at
 * most 40 code points. Empty where nothing is left.
 */
export function normalizeName(text: string): string {
  const cleaned = cleanName(text.slice(0, MAX_RAW_NAME_LENGTH).replace(/[\p{Cc}\p{Cs}]/gu, ''));
  return cleanName([...cleaned].slice(0, MAX_PLAYER_NAME_LENGTH).join(''));
}

/** The name of a player in a typed text, as it is stored; null where there is none that can be stored. */
export function parsePlayerName(text: string): string | null {
  const playerName = normalizeName(text);
  return playerName !== '' && isAddressableName(playerName) ? playerName : null;
}
