import { expect, it } from 'vitest';
import { books } from '../books/books.ts';
import { findNames } from './find-names.ts';

const BAMI_PLACES = 28;

it.each(Object.values(books))('every panel of $id has the name of its hidden thing, and nothing else has', (book) => {
  const panels = book.chapters.flatMap((chapter) => chapter.panels.map(({ id }) => id));
  expect(Object.keys(findNames[book.id])).toEqual(panels);
});

const names = Object.values(findNames).flatMap((byPanel) => Object.values(byPanel));

it('names are short in both languages, and none is there twice', () => {
  for (const { en, ko } of names) {
    expect(en.split(' ').length, en).toBeLessThanOrEqual(5);
    expect(ko.split(' ').length, ko).toBeLessThanOrEqual(5);
    expect(ko).toMatch(/[가-힣]/);
  }
  expect(new Set(names.map(({ en }) => en)).size).toBe(names.length);
  expect(new Set(names.map(({ ko }) => ko)).size).toBe(names.length);
});

it('the hidden thing is Bami, or what she left, in 28 places', () => {
  expect(names.filter(({ isBami }) => isBami)).toHaveLength(BAMI_PLACES);
});
