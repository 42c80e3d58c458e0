import { describe, expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { PAGE_ADDRESS } from '../model/reading-place.ts';
import {
  buildPages,
  findChapterAt,
  findOnLongPage,
  findPageIndex,
  findPanelPageIndex,
  formatPageAddress,
} from './book-pages.ts';

const book = {
  chapters: [
    { number: 1, panels: [{ id: '1-1' }, { id: '1-2' }], activities: [{}, {}] },
    { number: 2, panels: [{ id: '2-1' }] },
  ],
  questions: [{}, { after: 1 }, {}],
};

describe('the pages of a book', () => {
  test('the pages of a book are its cover, chapters with pictures and extras, last questions and end', () => {
    expect(buildPages(book).map(formatPageAddress)).toEqual([
      '#cover',
      '#1',
      '#1-1',
      '#1-2',
      '#1-find',
      '#1-make',
      '#1-make-2',
      '#question-2',
      '#2',
      '#2-1',
      '#2-find',
      '#question-1',
      '#question-3',
      '#end',
    ]);
  });

  test.each(Object.values(books))('the pages of $id have addresses of their own that lead back to them', (each) => {
    const pages = buildPages(each);
    const addresses = pages.map(formatPageAddress);
    expect(new Set(addresses).size).toBe(pages.length);
    expect(addresses.map((address) => findPageIndex(pages, address))).toEqual(pages.map((_, index) => index));
  });

  test('the address of something else leads to no page of a book', () => {
    for (const hash of ['', '#', '#main', '#chapter-1', '#panel-1-1', '#9-9', '#:~:text=pond'])
      expect(findPageIndex(buildPages(book), hash), hash).toBeNull();
  });

  test.each(Object.values(books))('the address of a page of $id opens the book as pages', (each) => {
    for (const address of buildPages(each).map(formatPageAddress)) expect(address).toMatch(PAGE_ADDRESS);
  });

  test('an address of something else does not open the book as pages', () => {
    for (const hash of ['', '#', '#main', '#chapter-1', '#panel-1-1', '#:~:text=pond'])
      expect(hash).not.toMatch(PAGE_ADDRESS);
  });

  test('the page of a book is found by its panel', () => {
    expect(findPanelPageIndex(buildPages(book), '1-2')).toBe(3);
    expect(findPanelPageIndex(buildPages(book), '7-7')).toBe(0);
  });
});

describe('a page in the book', () => {
  const pages = buildPages(book);
  const at = (address: string) => findPageIndex(pages, address) ?? -1;

  test.each([
    ['#cover', null],
    ['#1', 1],
    ['#1-make-2', 1],
    ['#question-2', 1],
    ['#2-1', 2],
    ['#end', 2],
  ])('the page %s belongs to chapter %s', (address, chapter) => {
    expect(findChapterAt(pages, at(address))).toBe(chapter);
  });

  test.each([
    ['#cover', '.title-page'],
    ['#2', '#chapter-2'],
    ['#1-2', '[data-panel-id="1-2"]'],
    ['#1-find', '#chapter-1 .chapter-footer'],
    ['#1-make-2', '#chapter-1 .chapter-footer'],
    ['#question-2', '#chapter-1 .chapter-footer'],
    ['#question-3', '#questions'],
    ['#end', '.the-end'],
  ])('a book that is closed at %s shows %s of its long page', (address, place) => {
    expect(findOnLongPage(pages, at(address))).toBe(place);
  });
});
