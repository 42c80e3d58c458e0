import { useEffect, useRef } from 'react';
import { getOtherLanguage, LANGUAGE_KEY } from '../../shared/language/language.ts';
import { useLanguage } from '../../shared/language/use-language.tsx';
import { readStored, writeStored } from '../../shared/storage/stored-text.client.ts';
import { useStoredText } from '../../shared/storage/use-stored-text.tsx';
import type { Page } from '../pages.ts';
import { LAST_PAGE_KEY, OFFER_CLOSED_KEY, offersOther, offerText } from './language-offer.ts';

/**
 * One line that offers the other language. It is part of every page, and shown by an attribute of the document
 * (styles.css), which an inline script sets before the first paint.
 */
export function LanguageOffer({ page }: { page: Page }) {
  const { choose } = useLanguage();
  const [chosen] = useStoredText(LANGUAGE_KEY);
  const offered = getOtherLanguage(page.language);
  const text = offerText[offered];
  useOfferOnNextPages(page);
  useEffect(() => {
    if (chosen !== null) show(false);
  }, [chosen]);
  return (
    <aside lang={offered} aria-label={text.accept} className="language-offer">
      <p>{text.offer}</p>
      <button type="button" onClick={() => choose(offered)} className="underline">
        {text.accept}
      </button>
      <button
        type="button"
        aria-label={text.close}
        onClick={() => {
          writeStored(OFFER_CLOSED_KEY, '1');
          show(false);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="none" stroke="currentColor">
          <path strokeWidth="2.4" strokeLinecap="round" d="M6 6c4 4.100 8 8 12 12M18 6C14 10 10 14 6 18" />
        </svg>
      </button>
    </aside>
  );
}

function show(isShown: boolean): void {
  const { dataset } = document.documentElement;
  if (isShown) dataset.languageOffer = '';
  else delete dataset.languageOffer;
}

/** The head's script sees the first page of a document only; this sees those that follow without a new document. */
function useOfferOnNextPages({ path, language }: Page): void {
  const shown = useRef({ path, language });
  useEffect(() => {
    const before = shown.current;
    if (before.path === path) return;
    shown.current = { path, language };
    const [chosen, closed] = [readStored(LANGUAGE_KEY), readStored(OFFER_CLOSED_KEY)];
    show(offersOther({ page: language, chosen, closed, before: before.language, browser: navigator.language }));
    try {
      sessionStorage.setItem(LAST_PAGE_KEY, language);
    } catch {
      // Private mode: the next document does not know what came before.
    }
  }, [path, language]);
}
