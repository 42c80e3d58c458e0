/** The two languages of the site, as `lang` attribute values. */
export type Language = 'en' | 'ko';

/** One text in both languages. */
export type Bilingual = { readonly en: string; readonly ko: string };

/**
 * A room's catalogue of texts. English gives the shape; a key missing from Korean, or a wrong one, is a type error.
 * Texts that need a value are functions of it.
 */
export type Catalogue<Texts> = { readonly en: Texts; readonly ko: Texts };

/** Where the chosen language is remembered (local storage). */
export const LANGUAGE_KEY = 'story-forest.language';

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ko';
}

/** The language that a text is told in beside this one. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ko' : 'en';
}
