import type { Language } from '../../../shared/language/language.ts';
import { getFields, parseJson } from '../../../shared/storage/json.ts';
import type { BookVoice } from '../model/reading-settings.ts';

/**
 * Whose recordings are played in a language: anybody's, nobody's, or those of the voice with this id (`reader` is its
 * stored name).
 */
export type LanguageChoice = 'anyone' | 'nobody' | { readonly reader: string };

export type VoiceChoice = {
  readonly readers: Readonly<Record<Language, LanguageChoice>>;
  /** Two languages alternate sentence by sentence, and so do the voices of a language that anyone may read. */
  readonly takesTurns: boolean;
};

/** Who reads where the reader has chosen neither: a native voice of a device says Korean better than the site's. */
export const PREFERRED_VOICE: Readonly<Record<Language, BookVoice>> = { en: 'book', ko: 'device' };

/** Local storage key of the choice for a book. */
export const voiceChoiceKey = (book: string) => `story-forest.voices.${book}` as const;

function parseLanguageChoice(value: unknown): LanguageChoice {
  if (value === 'nobody') return value;
  const reader = getFields(value)?.reader;
  return typeof reader === 'string' ? { reader } : 'anyone';
}

/** The stored choice. Where it is missing or invalid, anyone reads and nobody takes turns. */
export function parseVoiceChoice(stored: string | null): VoiceChoice {
  const found = getFields(parseJson(stored));
  const readers = getFields(found?.readers);
  return {
    readers: { en: parseLanguageChoice(readers?.en), ko: parseLanguageChoice(readers?.ko) },
    takesTurns: found?.takesTurns === true,
  };
}

/**
 * Id of the voice whose recording of a line is played; null where none is chosen.
 *
 * @param candidates ids of the voices that have recorded the line, in the order of the family's list
 * @param index the line's place in the book: with it, voices take turns
 */
export function chooseVoice(
  candidates: readonly string[],
  choice: LanguageChoice,
  takesTurns: boolean,
  index: number,
): string | null {
  if (choice === 'nobody') return null;
  if (choice === 'anyone') return candidates[takesTurns ? index % candidates.length : 0] ?? null;
  return candidates.find((id) => id === choice.reader) ?? null;
}
