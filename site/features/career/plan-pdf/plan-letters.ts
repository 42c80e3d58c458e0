/** Whether a font can draw a character, by its code point. */
export type HasGlyph = (codePoint: number) => boolean;

const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|\{\s*\}|《\s*》|〈\s*〉|「\s*」|『\s*』/gu;

/**
 * The text with nothing in it that the fonts cannot draw: a plain sign in place of a fancy one, an unaccented letter in
 * place of an accented one; emoji and other scripts are left out. A box in the place of a letter would help nobody.
 */
export function printableText(text: string, has: HasGlyph): string {
  let printed = '';
  for (const character of text.normalize('NFC')) printed += printableCharacter(character, has);
  return printed.replace(EMPTY_BRACKETS, '').replace(/ {2,}/g, ' ').trim();
}

function printableCharacter(character: string, has: HasGlyph): string {
  if (/\s/u.test(character)) return ' ';
  // A control or a soft hyphen says nothing on paper, even where a font has it.
  if (/\p{C}/u.test(character)) return '';
  if (hasAllGlyphs(character, has)) return character;
  const plain = character.normalize('NFKC').replace(/\s+/gu, ' ');
  if (hasAllGlyphs(plain, has)) return plain;
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
  return hasAllGlyphs(bare, has) ? bare : '';
}

/** Whether every character of a text can be drawn. */
export function hasAllGlyphs(text: string, has: HasGlyph): boolean {
  return [...text].every((character) => has(character.codePointAt(0) ?? 0));
}

/** Hangul syllables among the characters that a font cannot draw. */
export function lacksHangul(text: string, has: HasGlyph): boolean {
  const syllables = text.normalize('NFC').match(/[가-힣]/gu) ?? [];
  return !hasAllGlyphs(syllables.join(''), has);
}

/** In ems: no column of the PDF is narrower than a word of this width. */
const MAX_UNBROKEN_WORD_EMS = 13;
const LATIN_EM = 0.55;

/**
 * The parts between which a word may be broken. Korean is broken between words, as children's books are; only a word
 * that is longer than a column is broken between its syllables. The empty parts are places of no width, at which the
 * layout breaks a line without drawing a hyphen.
 */
export function splitLongWord(word: string): string[] {
  const characters = [...word];
  const ems = characters.reduce((sum, character) => sum + (character < '\u0250' ? LATIN_EM : 1), 0);
  if (ems <= MAX_UNBROKEN_WORD_EMS) return [word];
  // A line begins with no closing sign and ends with no opening one.
  return word
    .split(/(?<![(["'“‘「『〈《])(?![)\]"'”’」』〉》.,!?…·:;]|$)(?<!^)/u)
    .flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}
