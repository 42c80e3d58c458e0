import { getOtherLanguage, type Language } from '../../../shared/language/language.ts';
import type { GlossWord } from '../model/book.ts';

/** Something a voice says by itself, in the language of the voice. */
export type SpokenWord = { readonly language: Language; readonly text: string };

type Spelling = { readonly language: Language; readonly spelling: string; readonly voice: SpokenWord | null };

/** The spellings of a gloss word with what a voice says for each; the language of the text comes first. */
export function listSpellings({ word, spoken }: Pick<GlossWord, 'word' | 'spoken'>, language: Language): Spelling[] {
  const voiceOf = (each: Language, spelling: string): SpokenWord | null => {
    if (!spoken || each === 'ko') return { language: each, text: spelling };
    // Where the Korean spelling stands beside the English one, it has the button.
    return word.ko === undefined ? { language: 'ko', text: spoken } : null;
  };
  return [language, getOtherLanguage(language)].flatMap((each) => {
    const spelling = word[each];
    return spelling === undefined ? [] : [{ language: each, spelling, voice: voiceOf(each, spelling) }];
  });
}
