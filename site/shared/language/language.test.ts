import { expect, test } from 'vitest';
import { languageToShow, otherLanguage } from './language.ts';

test('the other language of English is Korean, and of Korean English', () => {
  expect(otherLanguage('en')).toBe('ko');
  expect(otherLanguage('ko')).toBe('en');
});

test("a stored choice takes precedence over the page's own language", () => {
  expect(languageToShow('ko', 'en')).toBe('ko');
  expect(languageToShow('en', 'ko')).toBe('en');
});

test.each([null, '', 'fr', 'EN'])('a page is shown in its own language where the stored choice is %j', (stored) => {
  expect(languageToShow(stored, 'en')).toBe('en');
  expect(languageToShow(stored, 'ko')).toBe('ko');
});
