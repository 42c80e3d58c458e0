/** What is spoken of the books: the lines of each panel and the words of the glossary, and by whom. */
import { join } from 'node:path';
import { books } from '../../features/stories/books/books.ts';
import type { Book } from '../../features/stories/model/book.ts';
import { buildLines } from '../../features/stories/model/lines.ts';
import { listSpokenWords } from '../../features/stories/model/passage.ts';
import type { StoryId } from '../../features/stories/model/stories.ts';
import { spokenPath, WORDS_PANEL } from '../../features/stories/voices/pack-file.ts';
import type { Language } from '../../shared/language/language.ts';
import { chooseCastVoice } from './cast-voices.ts';
import { makeUtterance, type Utterance } from './utterance.ts';

/** `speaker`: id of the character who says a bubble; null for the text. */
export type SpokenLine = Utterance & { readonly speaker: string | null };

export type SpokenPanel = {
  readonly book: StoryId;
  readonly language: Language;
  /** `words` for what is said of the glossary. */
  readonly panel: string;
  /** The file of the panel's sounds. */
  readonly file: string;
  readonly lines: readonly SpokenLine[];
};

const PUBLIC = join(import.meta.dirname, '../../public');
export const SPOKEN_FOLDER = join(PUBLIC, 'spoken');

type Said = Pick<SpokenLine, 'text' | 'speaker'>;

function makePanel(book: StoryId, language: Language, panel: string, said: readonly Said[]): SpokenPanel {
  const lines = said.map(({ text, speaker }) => ({
    ...makeUtterance(text, language, chooseCastVoice(book, language, speaker)),
    speaker,
  }));
  return {
    book,
    language,
    panel,
    file: join(PUBLIC, spokenPath(book, language, panel)),
    lines: [...new Map(lines.map((line) => [`${line.speaker}\n${line.text}`, line])).values()],
  };
}

function listPanels({ id, chapters, gloss }: Book, language: Language): SpokenPanel[] {
  const panels = chapters.flatMap(({ panels }) =>
    panels.map((panel) => {
      const lengths = [panel, ...(panel.short ? [{ ...panel, text: panel.short }] : [])];
      return makePanel(id, language, panel.id, buildLines(lengths, [language]));
    }),
  );
  const words = listSpokenWords({ gloss }, language).map((text) => ({ text, speaker: null }));
  return [...panels, makePanel(id, language, WORDS_PANEL, words)];
}

/** The panels of every book in a language: the text in both lengths and the bubbles, each line once; then the words. */
export function listSpokenPanels(language: Language): SpokenPanel[] {
  return Object.values(books).flatMap((book) => listPanels(book, language));
}
