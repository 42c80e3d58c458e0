import type { Book } from '../../features/stories/model/book.ts';
import { buildLines } from '../../features/stories/read-aloud/narrator/lines.ts';
import type { Language } from '../../shared/language/language.ts';
import type { ChapterTexts } from './renderer.ts';

/** Every sentence and bubble of a book in a language, in its whole and its short text, each once in a chapter. */
export function listChapterTexts(book: Pick<Book, 'chapters'>, language: Language): ChapterTexts[] {
  return book.chapters.map(({ number, panels }) => {
    const short = panels.flatMap((panel) => (panel.short ? [{ ...panel, text: panel.short }] : []));
    return { number, sentences: [...new Set(buildLines([...panels, ...short], [language]).map(({ text }) => text))] };
  });
}
