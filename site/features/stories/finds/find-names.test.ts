import { expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { findNames } from './find-names.ts';

const BAMI_PLACES = 28;

test.each(Object.values(books))('each panel of $id, and nothing else, has a name for its hidden thing', (book) => {
  const panels = book.chapters.flatMap((chapter) => chapter.panels.map(({ id }) => id));
  expect(Object.keys(findNames[book.id])).toEqual(panels);
});

const names = Object.values(findNames).flatMap((byPanel) => Object.values(byPanel));

test('names of hidden things are short in both languages, and each is unique', () => {
  for (const { en, ko } of names) {
    expect(en.split(' ').length, en).toBeLessThanOrEqual(5);
    expect(ko.split(' ').length, ko).toBeLessThanOrEqual(5);
    expect(ko).toMatch(/[가-힣]/);
  }
  expect(new Set(names.map(({ en }) => en)).size).toBe(names.length);
  expect(new Set(names.map(({ ko }) => ko)).size).toBe(names.length);
});

test('the hidden thing is Bami, or a trace of her, in 28 places', () => {
  expect(names.filter(({ isBami }) => isBami)).toHaveLength(BAMI_PLACES);
});
