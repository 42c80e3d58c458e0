import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_KEY } from '../../shared/language/language.ts';
import { findLocalizedPage, getOtherAddress } from '../pages/pages.ts';
import languageScript from './language-script.client.ts?inline-script';
import { OFFER_CLOSED_KEY, type PageLanguages } from './language-script.ts';

type Visit = { readonly at: string; readonly chosen?: string; readonly hasClosed?: boolean; readonly browser?: string };

/** Runs the script in the head of a page. Returns where it leads, and whether it offers the other language. */
function visit({ at, chosen, hasClosed, browser = 'en-US' }: Visit) {
  const url = new URL(at, 'https://story.example');
  const stored = new Map([
    [LANGUAGE_KEY, chosen],
    [OFFER_CLOSED_KEY, hasClosed ? '1' : undefined],
  ]);
  const opened: string[] = [];
  const page = findLocalizedPage(url.pathname);
  const { language, namesLanguage } = page;
  const data: PageLanguages = { language, namesLanguage, other: getOtherAddress(page) };
  const document = {
    currentScript: { dataset: { page: JSON.stringify(data) } },
    documentElement: { dataset: {}, style: {} },
  };
  runInNewContext(languageScript, {
    localStorage: { getItem: (key: string) => stored.get(key) ?? null },
    navigator: { language: browser },
    location: {
      pathname: url.pathname,
      search: url.search,
      hash: url.hash,
      replace: (address: string) => opened.push(address),
    },
    document,
  });
  return { opens: opened[0] ?? null, offers: 'languageOffer' in document.documentElement.dataset };
}

describe('the language of an address', () => {
  test.each<[string, Visit, string | null]>([
    ['a stored choice opens her address', { at: '/stories', chosen: 'ko' }, '/ko/stories'],
    ['with query and hash', { at: '/adventure-game?a=1#m8', chosen: 'ko' }, '/ko/adventure-game?a=1#m8'],
    ['also against a named address', { at: '/ko/stories', chosen: 'en' }, '/stories'],
    ['on a Korean-first page', { at: '/quiz-scores#invitation=1', chosen: 'en' }, '/en/quiz-scores#invitation=1'],
    ['whatever the browser speaks', { at: '/ko', chosen: 'en', browser: 'ko-KR' }, '/'],
    ['a choice that is met stays', { at: '/ko', chosen: 'ko' }, null],
    ['a Korean browser without a choice opens the Korean address', { at: '/', browser: 'ko-KR' }, '/ko'],
    ['by the old spelling, too', { at: '/stories', browser: 'ko_KR' }, '/ko/stories'],
    ['by three letters, too', { at: '/stories', browser: 'kor-KOR' }, '/ko/stories'],
    ['with the script named, too', { at: '/stories', browser: 'ko-Kore-KR' }, '/ko/stories'],
    ['a link in English is not turned', { at: '/en/quiz-scores', browser: 'ko' }, null],
    ['an English browser stays on a Korean-first page', { at: '/quiz-scores' }, null],
    ['a damaged choice is none', { at: '/stories', chosen: 'EN' }, null],
    ['an unknown address keeps its path', { at: '/nowhere?a=1', chosen: 'ko' }, '/ko/nowhere?a=1'],
    ['and leads to no other site', { at: '/ko//evil.example', chosen: 'en' }, '/evil.example'],
    ['also back', { at: '/ko/nowhere', chosen: 'en' }, '/nowhere'],
    ['another language counts as English', { at: '/stories', browser: 'kok-IN' }, null],
  ])('%s', (_, reader, address) => {
    expect(visit(reader).opens).toBe(address);
  });
});

describe('the offer of the other language', () => {
  test.each<[string, Visit, boolean]>([
    ['offered on a Korean-first page to an English browser', { at: '/quiz-scores' }, true],
    ['offered to a browser in a third language', { at: '/quiz-scores', browser: 'fr' }, true],
    ['offered on a Korean link to an English browser', { at: '/ko/stories' }, true],
    ['offered on an English link to a Korean browser', { at: '/en/quiz-scores', browser: 'ko' }, true],
    ['not offered where page and browser agree', { at: '/stories' }, false],
    ['not offered once a language was chosen', { at: '/quiz-scores', chosen: 'ko' }, false],
    ['not offered once the offer was closed', { at: '/quiz-scores', hasClosed: true }, false],
  ])('the other language is %s', (_, reader, isOffered) => {
    expect(visit(reader).offers).toBe(isOffered);
  });
});
