import { readAddress } from '../../../shared/address/read-address.ts';
import type { Language } from '../../../shared/language/language.ts';
import { showToast } from '../../../shared/ui/notices.ts';
import { damagedLinkText } from '../model/damaged-link-text.ts';
import { buildPages, findPageIndex, type PagedBook } from '../paged/book-pages.ts';

/**
 * Takes what a messenger has put behind it off the address of a page or part of the book, and opens that; where there
 * is no such part, says so and takes the hash away.
 */
export function mendAddress(book: PagedBook, language: Language): void {
  const pages = buildPages(book);
  const part = readAddress(window.location.hash.slice(1), (text) =>
    text !== '' && (findPageIndex(pages, `#${text}`) !== null || document.getElementById(text)) ? text : null,
  );
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + (part === null ? '' : `#${part}`));
  if (part === null) {
    showToast(damagedLinkText[language]);
    return;
  }
  document.getElementById(part)?.scrollIntoView();
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
