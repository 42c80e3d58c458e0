/** The two languages of the site, as `lang` attribute values. */
export type Language = 'en' | 'ko';

/** One text in both languages. */
export type Bilingual = { readonly en: string; readonly ko: string };

/**
 * The texts of a feature. English gives the shape; a key that is missing or wrong in Korean is a type error. Texts that
 * need a value are functions of it.
 */
export type Catalog<Texts> = { readonly en: Texts; readonly ko: Texts };

/** Local storage key of the reader's chosen language. */
export const LANGUAGE_KEY = 'story-forest.language';

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ko';
}

export function getOtherLanguage(language: Language): Language {
  return language === 'en' ? 'ko' : 'en';
}

/** The reader's stored choice; the page's own language where nothing, or something else, is stored. */
export function chooseLanguage(stored: string | null, pageLanguage: Language): Language {
  return isLanguage(stored) ? stored : pageLanguage;
}
