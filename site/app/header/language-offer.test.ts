import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_KEY } from '../../shared/language/language.ts';
import { LAST_PAGE_KEY, offersOther, renderLanguageOfferScript } from './language-offer.ts';

const SITUATION = { page: 'en', chosen: null, closed: null, before: null, browser: 'en-US' };

describe('the offer of the other language', () => {
  test.each([
    ['offered on an English page to a Korean browser', { browser: 'ko-KR' }, true],
    ['offered on a Korean page to an English browser', { page: 'ko' }, true],
    ['offered on a Korean page to a browser in a third language', { page: 'ko', browser: 'fr' }, true],
    ['offered after a page in the other language', { page: 'ko', browser: 'ko', before: 'en' }, true],
    ['not offered where page and browser agree', {}, false],
    ['not offered to a browser in a third language on an English page', { browser: 'kok-IN' }, false],
    ['not offered after a page in the same language', { before: 'en' }, false],
    ['not offered once a language was chosen', { page: 'ko', chosen: 'ko' }, false],
    ['not offered once the offer was closed', { page: 'ko', closed: '1' }, false],
  ])('the other language is %s', (_, change, isOffered) => {
    expect(offersOther({ ...SITUATION, ...change })).toBe(isOffered);
  });
});

/** Runs the script of a page in a tab; returns whether it offers the other language. */
function visit(page: 'en' | 'ko', session: Map<string, string>, local: Map<string, string>, browser: string): boolean {
  const storage = (values: Map<string, string>) => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  const document = { documentElement: { dataset: {} } };
  runInNewContext(renderLanguageOfferScript(page), {
    sessionStorage: storage(session),
    localStorage: storage(local),
    navigator: { language: browser },
    document,
  });
  return 'languageOffer' in document.documentElement.dataset;
}

test('the script in the head decides on each page whether to offer the other language', () => {
  const [session, local] = [new Map<string, string>(), new Map<string, string>()];
  expect(visit('en', session, local, 'en-GB')).toBe(false);
  expect(visit('ko', session, local, 'en-GB')).toBe(true);
  local.set(LANGUAGE_KEY, 'ko');
  expect(visit('en', session, local, 'en-GB')).toBe(false);
  expect(visit('ko', new Map([[LAST_PAGE_KEY, 'en']]), new Map(), 'ko')).toBe(true);
});
