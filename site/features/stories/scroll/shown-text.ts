import type { Bilingual, Language } from '../../../shared/language/language.ts';
import type { Panel } from '../model/book.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import type { StoryLengths } from '../model/reading-settings.ts';

/** A panel's text, each language in its chosen length; the whole text where there is no short one. */
export function selectShownText({ text, short }: Pick<Panel, 'text' | 'short'>, lengths: StoryLengths): Bilingual {
  const inLength = (language: Language) => (lengths[language] === 'short' && short ? short : text)[language];
  return { en: inLength('en'), ko: inLength('ko') };
}

/** The book with each panel's `text` in the chosen lengths. The same object unless a short text replaces one. */
export function buildShownBook(book: ReadableBook, lengths: StoryLengths): ReadableBook {
  const isWhole = lengths.en === 'whole' && lengths.ko === 'whole';
  if (isWhole || !book.hasShortTexts) return book;
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    panels: chapter.panels.map((panel) => ({ ...panel, text: selectShownText(panel, lengths) })),
  }));
  return { ...book, chapters };
}
