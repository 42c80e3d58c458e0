/**
 * Languages of the site, and texts, numbers and dates in them.
 *
 * @packageDocumentation
 */

/** The languages of the site, as `lang` attribute values. */
export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

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

/**
 * The site's language that a tag names; null for another one. Beside BCP 47 ('ko', 'ko-Kore-KR') it reads what browsers
 * and voices write: Chrome on Android 'ko_KR', Firefox on Android 'kor-KR-f000', others 'kor-KOR'. 'kok' is Konkani.
 * Source: issues 13 and 17 of github.com/HadrienGardeur/web-speech-recommended-voices. Self-contained: the code is put
 * into pages (app/document/language-script.ts).
 */
export function readLanguageTag(tag: string): 'en' | 'ko' | null {
  if (/^\s*eng?(?![a-z\d])/i.test(tag)) return 'en';
  return /^\s*kor?(?![a-z\d])/i.test(tag) ? 'ko' : null;
}

/**
 * The country of a language tag in two letters, upper case: 'US' of 'en_US', 'eng-USA' and 'en-Latn-US'; '' for none.
 */
export function readRegion(tag: string): string {
  const [, ...subtags] = tag
    .trim()
    .toUpperCase()
    .split(/[-_.@]/);
  const region = subtags.find((subtag) => /^[A-Z]{2,3}$/.test(subtag)) ?? '';
  return { KOR: 'KR', USA: 'US' }[region] ?? region;
}

export function getOtherLanguage(language: Language): Language {
  return language === 'en' ? 'ko' : 'en';
}

/**
 * An address in two parts: `/ko/stories` names its language, `/stories` names none. A path begins with one slash, since
 * two would begin the name of another site, and ends with none.
 */
export function splitAddress(address: string): { readonly named: Language | null; readonly path: string } {
  const [, named, path = address] = /^\/(en|ko)(?=\/|$)(.*)$/.exec(address) ?? [];
  return { named: isLanguage(named) ? named : null, path: `/${path.replace(/^\/+|\/+$/g, '')}` };
}
