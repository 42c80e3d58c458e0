/**
 * Inline script of the head: sends a reader to the other language's address, with the query and the hash and without a
 * step in the history, or shows the offer, so that nothing moves later.
 */
import { getOtherLanguage, LANGUAGE_KEY, readLanguageTag } from '../../shared/language/language.ts';
import { OFFER_CLOSED_KEY, type PageLanguages, treatOther } from './language-script.ts';

const { pathname, search, hash } = location;
const root = document.documentElement;
try {
  const { language, namesLanguage, other }: PageLanguages = JSON.parse(document.currentScript?.dataset.page ?? '');
  const treatment = treatOther(language, namesLanguage, {
    chosen: localStorage.getItem(LANGUAGE_KEY),
    hasClosed: localStorage.getItem(OFFER_CLOSED_KEY) !== null,
    browser: readLanguageTag(navigator.language),
  });
  if (treatment === 'open') {
    // Hidden, since the other language would be painted while the browser asks for the address.
    root.style.display = 'none';
    // One file serves every unknown path. Two slashes would begin the name of another site.
    const unknown = namesLanguage ? pathname.replace(/^\/[a-z]+\/*/, '/') : `/${getOtherLanguage(language)}${pathname}`;
    location.replace((other ?? unknown) + search + hash);
  } else if (treatment === 'offer') root.dataset.languageOffer = '';
} catch {
  // Without storage the page stays as it is.
}
