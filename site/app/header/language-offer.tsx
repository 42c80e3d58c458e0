import { useEffect } from 'react';
import { getOtherLanguage, LANGUAGE_KEY, type Language, readLanguageTag } from '../../shared/language/language.ts';
import { readStored, writeStored } from '../../shared/storage/stored-text.client.ts';
import { useStoredText } from '../../shared/storage/use-stored-text.tsx';
import { OFFER_CLOSED_KEY, treatOther } from '../document/language-script.ts';
import { useLocalizedPage } from '../pages/use-localized-page.tsx';
import { LanguageLink } from './language-link.tsx';

/** The offer, in the language that it offers. */
const offerText: Readonly<Record<Language, { offer: string; accept: string; close: string }>> = {
  en: { offer: 'This page is in Korean.', accept: 'Everything in English', close: 'Close' },
  ko: { offer: '지금은 영어로 보여요.', accept: '모두 한국어로 보기', close: '닫기' },
};

/**
 * One line that offers the other language. It is part of every page, and shown by an attribute of the document
 * (language-offer.css), which a script in the head sets before the first paint.
 */
export function LanguageOffer() {
  const { language, namesLanguage } = useLocalizedPage();
  const [chosen] = useStoredText(LANGUAGE_KEY);
  const offered = getOtherLanguage(language);
  const text = offerText[offered];
  // The script sees the first page of a document only; this sees those that follow without a new document.
  useEffect(() => {
    const hasClosed = readStored(OFFER_CLOSED_KEY) !== null;
    show(
      treatOther(language, namesLanguage, { chosen, hasClosed, browser: readLanguageTag(navigator.language) }) ===
        'offer',
    );
  }, [language, namesLanguage, chosen]);
  return (
    <aside lang={offered} aria-label={text.accept} className="language-offer">
      <p>{text.offer}</p>
      <LanguageLink to={offered} className="underline">
        {text.accept}
      </LanguageLink>
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
