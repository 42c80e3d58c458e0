/** Characters of a player's name, as code points (docs/product.md §5.2). */
export const MAX_PLAYER_NAME_LENGTH = 40;
/** UTF-16 code units of a name before it is cleaned: more than 40 decomposed letters have. */
export const MAX_RAW_NAME_LENGTH = 200;

/** Stacked accents beyond this draw over the lines above and below. */
const EXCESS_MARKS = /(\p{M}{2})\p{M}+/gu;
/** Joins two emoji into one (👩‍🚀), also after a skin tone or a variation selector. */
const EMOJI_JOINER = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/u;
/** Asks for the colored form of an emoji (❤️), or makes a key of a digit (1️⃣). */
const EMOJI_SELECTOR = /(?<=\p{Extended_Pictographic})\uFE0F|\uFE0F(?=\u20E3)/u;
/** Format and filler characters, which show nothing, and the blank Braille pattern, which looks like a space. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const INVISIBLE_OUTSIDE_EMOJI = new RegExp(
  `(?<kept>${EMOJI_JOINER.source}|${EMOJI_SELECTOR.source})|${INVISIBLE.source}`,
  'gu',
);
const SPACES = /\p{Z}+/gu;
/** Full-width letters, digits and signs, which an input method may produce for the plain ones. */
const FULL_WIDTH = /[\uFF01-\uFF5E]+/g;

/**
 * A name as it is stored and compared, so that two names that look the same are the same: NFC, plain letters for
 * full-width ones, no invisible characters, one space between words, at most two accents on a letter. A clean name
 * stays as it is. Only the first `MAX_RAW_NAME_LENGTH` code units are read.
 */
export function cleanName(text: string): string {
  const cleaned = cleanOnce(text);
  // What is dropped may have been why something else stayed. Ends, because each repetition shortens the name.
  return cleaned === text ? text : cleanName(cleaned);
}

function cleanOnce(text: string): string {
  return text
    .slice(0, MAX_RAW_NAME_LENGTH)
    .replace(FULL_WIDTH, (wide) => wide.normalize('NFKC'))
    .replace(INVISIBLE_OUTSIDE_EMOJI, '$<kept>')
    .normalize('NFC')
    .replace(EXCESS_MARKS, '$1')
    .replace(SPACES, ' ')
    .trim();
}

/** Whether an address can carry the name: browsers drop a path segment of one or two dots, encoded or not. */
export function isAddressableName(name: string): boolean {
  return name !== '.' && name !== '..';
}
