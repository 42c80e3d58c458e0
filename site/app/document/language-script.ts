import type { Language } from '../../shared/language/language.ts';

/** What language-script.client.ts is told of its page. */
export type PageLanguages = {
  readonly language: Language;
  readonly namesLanguage: boolean;
  /** `getOtherAddress` of the page. */
  readonly other: string | null;
};

type Reader = {
  /** Stored choice of language. */
  readonly chosen: string | null;
  /** Whether the reader has closed the offer of the other language. */
  readonly hasClosed: boolean;
  /** What `navigator.language` names; a browser in a third language (null) counts as English. */
  readonly browser: Language | null;
};

/**
 * What the other language is to a reader who opens a page: the address to go to, one line that offers it, or nothing
 * (docs/product.md §2.2).
 */
export function treatOther(
  page: Language,
  namesLanguage: boolean,
  { chosen, hasClosed, browser }: Reader,
): 'open' | 'offer' | null {
  if (chosen === 'en' || chosen === 'ko') return chosen === page ? null : 'open';
  const readers = browser === null ? 'en' : browser;
  if (readers === page) return null;
  if (readers === 'ko' && !namesLanguage) return 'open';
  return hasClosed ? null : 'offer';
}

/** Local storage: set once the reader has closed the offer. */
export const OFFER_CLOSED_KEY = 'story-forest.language-offer';
