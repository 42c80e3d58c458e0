import { expect, test } from 'vitest';
import { getOtherLanguage } from '../../shared/language/language.ts';
import { findLocalizedPage, getAddress, getUnknownAddress, localize, notFoundPage, pages } from './pages.ts';

test('every page has an address in each language, and no two share one', () => {
  const addresses = pages.flatMap((page) => [getAddress(page, 'en'), getAddress(page, 'ko')]);
  expect(new Set(addresses).size).toBe(2 * pages.length);
  for (const page of pages) {
    const other = getOtherLanguage(page.language);
    expect(findLocalizedPage(getAddress(page, other))).toEqual({ page, language: other, namesLanguage: true });
    expect(findLocalizedPage(page.path)).toEqual({ page, language: page.language, namesLanguage: false });
    expect(findLocalizedPage(`${getAddress(page, other)}/`).page).toBe(page);
  }
});

test.each(['/en', '/en/stories', '/ko/quiz-scores', '/ko/nowhere', '/nowhere', '/fr/stories'])(
  'nothing is at %s',
  (address) => {
    expect(findLocalizedPage(address).page).toBe(notFoundPage);
  },
);

test('a link leads to the page in the language, with its query and hash', () => {
  expect(localize('/stories', 'ko')).toBe('/ko/stories');
  expect(localize('/stories', 'en')).toBe('/stories');
  expect(localize('/', 'ko')).toBe('/ko');
  expect(localize('/quiz-scores?a=1#b', 'en')).toBe('/en/quiz-scores?a=1#b');
  expect(localize('/book/forest-adventure#panel-2-1', 'ko')).toBe('/ko/book/forest-adventure#panel-2-1');
  expect(localize('/licenses/third-party-notices.txt', 'ko')).toBe('/licenses/third-party-notices.txt');
});

test('an unknown address keeps its path in the other language', () => {
  expect(getUnknownAddress('/nowhere', 'ko')).toBe('/ko/nowhere');
  expect(getUnknownAddress('/ko/nowhere', 'en')).toBe('/nowhere');
  expect(getUnknownAddress('/ko/nowhere', 'ko')).toBe('/ko/nowhere');
});
