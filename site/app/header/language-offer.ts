import { LANGUAGE_KEY, type Language } from '../../shared/language/language.ts';
import type { SessionKey } from '../../shared/storage/keys.ts';

/** Session storage: the language of the page that was shown last in this tab. */
export const LAST_PAGE_KEY = 'story-forest.page-language' satisfies SessionKey;
/** Local storage: set once the reader has closed the offer. */
export const OFFER_CLOSED_KEY = 'story-forest.language-offer';

type OfferConditions = {
  /** The language that the page opens in. */
  readonly page: string;
  /** Stored choice of language. */
  readonly chosen: string | null;
  readonly closed: string | null;
  /** The language of the page before; null on the first page of a visit. */
  readonly before: string | null;
  /** `navigator.language`; a browser in a third language counts as English. */
  readonly browser: string;
};

/**
 * Whether a page offers the other language: nothing was chosen, and the page before or the browser has another language
 * (docs/product.md §2.2). Self-contained: `renderLanguageOfferScript` puts its code into the page.
 */
export function offersOther({ page, chosen, closed, before, browser }: OfferConditions): boolean {
  if (chosen !== null || closed !== null) return false;
  const readers = /^ko\b/i.test(browser) ? 'ko' : 'en';
  return readers !== page || (before !== null && before !== page);
}

/** Inline script for the head, run before the first paint, so that the offer moves nothing. */
export function renderLanguageOfferScript(page: Language): string {
  const [chosen, closed, last] = [LANGUAGE_KEY, OFFER_CLOSED_KEY, LAST_PAGE_KEY].map((key) => JSON.stringify(key));
  return (
    `try{var n=sessionStorage.getItem(${last});sessionStorage.setItem(${last},'${page}');` +
    `if((${offersOther})({page:'${page}',chosen:localStorage.getItem(${chosen}),closed:localStorage.getItem(${closed}),` +
    "before:n,browser:navigator.language}))document.documentElement.dataset.languageOffer=''}catch(e){}"
  );
}

export type OfferTexts = { readonly offer: string; readonly accept: string; readonly close: string };

/** The offer, in the language that it offers. */
export const offerText: Readonly<Record<Language, OfferTexts>> = {
  en: { offer: 'This page is in Korean.', accept: 'Everything in English', close: 'Close' },
  ko: { offer: '이 화면은 영어예요.', accept: '모두 한국어로 보기', close: '닫기' },
};
