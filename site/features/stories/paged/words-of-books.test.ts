import { describe, expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { loadPictures } from '../pictures/pictures.server.ts';
import { buildLines } from '../read-aloud/narrator/lines.ts';
import { buildReadableBook } from '../readable/readable-book.ts';
import { getShownLanguages } from '../settings/reading-settings.ts';
import { listLineIds, listWordsItems } from './words.ts';

const LENGTHS = { en: 'whole', ko: 'whole' } as const;

describe.each(Object.values(books))('the words of $id', (book) => {
  const panels = buildReadableBook(book, loadPictures(book)).chapters.flatMap((chapter) => chapter.panels);

  test.each(['en', 'ko', 'both'] as const)(
    "the words of a book's pages are in the order in which they are read aloud: %s",
    (mode) => {
      const languages = getShownLanguages(mode, book.language);
      const shown = panels.flatMap((panel) =>
        listWordsItems(panel, {
          languages,
          gloss: { en: [], ko: [] },
          bubblesInPicture: false,
          lengths: LENGTHS,
        }).flatMap((item) => listLineIds(item, panel.id, languages)),
      );
      expect(shown).toEqual(buildLines(panels, languages, true).map(({ id }) => id));
    },
  );
});
