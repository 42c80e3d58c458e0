import type { Bilingual } from '../../../shared/language.ts';
import type { Panel } from '../books/book.ts';
import type { StoryLength } from '../reader-tools/reading-settings.ts';
import type { ReadableBook } from './readable-book.ts';

/** A panel's text in the chosen length; the whole text where there is no short one. */
export function shownText({ text, short }: Pick<Panel, 'text' | 'short'>, length: StoryLength): Bilingual {
  return length === 'short' && short ? short : text;
}

/** The book with each panel's `text` in the chosen length. The same object unless a short text replaces one. */
export function shownBook(book: ReadableBook, length: StoryLength): ReadableBook {
  if (length === 'whole' || !book.hasShortTexts) return book;
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    panels: chapter.panels.map((panel) => ({ ...panel, text: shownText(panel, length) })),
  }));
  return { ...book, chapters };
}
