import { expect, test } from 'vitest';
import { chooseLanguage, getOtherLanguage } from './language.ts';

test('the other language of English is Korean, and of Korean English', () => {
  expect(getOtherLanguage('en')).toBe('ko');
  expect(getOtherLanguage('ko')).toBe('en');
});

test("a stored choice takes precedence over the page's own language", () => {
  expect(chooseLanguage('ko', 'en')).toBe('ko');
  expect(chooseLanguage('en', 'ko')).toBe('en');
});

test.each([null, '', 'fr', 'EN'])('a page is shown in its own language where the stored choice is %j', (stored) => {
  expect(chooseLanguage(stored, 'en')).toBe('en');
  expect(chooseLanguage(stored, 'ko')).toBe('ko');
});
