import type { Book } from '../model/book.ts';

/** The book with a short text in every panel, which begins with the panel's id. */
export function withShortTexts(book: Book): Book {
  return {
    ...book,
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      panels: chapter.panels.map((panel) => ({
        ...panel,
        short: { en: `${panel.id} in short. A dam.`, ko: `${panel.id} 짧게.\n“댐!”` },
      })),
    })),
  };
}

/** The book with no short text at all. */
export function withoutShortTexts(book: Book): Book {
  return {
    ...book,
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      panels: chapter.panels.map(({ short, ...panel }) => panel),
    })),
  };
}
