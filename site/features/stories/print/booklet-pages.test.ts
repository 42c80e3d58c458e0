import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { loadPictures } from '../model/pictures.server.ts';
import { buildReadableBook } from '../model/readable-book.ts';
import { buildBookletPages, impose } from './booklet-pages.ts';

/** The pages of imposed sheets in reading order, as folding does it: fronts and backs of the inner sheets inside. */
function fold<Page>(sheets: ReturnType<typeof impose<Page>>): Page[] {
  const firstHalf = sheets.flatMap(({ front, back }) => [front[1], back[0]]);
  const secondHalf = sheets.flatMap(({ front, back }) => [front[0], back[1]]).reverse();
  return [...firstHalf, ...secondHalf];
}

describe('impose', () => {
  test('impose puts eight pages on two sheets as in any folded booklet', () => {
    expect(impose([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
      { front: [8, 1], back: [2, 7] },
      { front: [6, 3], back: [4, 5] },
    ]);
  });

  test('the pages of a folded booklet are in reading order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (sheets) => {
        const pages = Array.from({ length: 4 * sheets }, (_, i) => i + 1);
        expect(fold(impose(pages))).toEqual(pages);
      }),
    );
  });

  test('impose refuses pages that would leave a sheet half empty', () => {
    expect(() => impose([1, 2, 3])).toThrow('3 pages');
  });
});

describe.each(Object.values(books).map((book) => [book.id, buildReadableBook(book, loadPictures(book))] as const))(
  'the booklet of %s',
  (_, book) => {
    const pages = buildBookletPages(book);

    test('the booklet of a book fills its sheets, from cover to back cover', () => {
      expect(pages.length % 4).toBe(0);
      expect([pages[0]?.kind, pages.at(-1)?.kind]).toEqual(['cover', 'back']);
    });

    test('the booklet of a book has every panel once, in order, and opens each chapter once', () => {
      const panels = pages.filter((page) => page.kind === 'panel');
      expect(panels.map(({ panel }) => panel.id)).toEqual(
        book.chapters.flatMap((chapter) => chapter.panels.map(({ id }) => id)),
      );
      expect(panels.flatMap(({ opens }) => opens?.number ?? [])).toEqual(book.chapters.map(({ number }) => number));
    });
  },
);
