/**
 * What is spoken of the books: the lines of each panel, by whom, and what their sound is made from.
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { books } from '../../features/stories/books/books.ts';
import { buildLines } from '../../features/stories/model/lines.ts';
import type { StoryId } from '../../features/stories/model/stories.ts';
import { spokenPath } from '../../features/stories/voices/pack-file.ts';
import type { Language } from '../../shared/language/language.ts';
import { ENGLISH_NARRATORS, ENGLISH_SPEAKERS, SPEED, type Voice } from './cast-voices.ts';
import { ENGLISH_LEXICON } from './lexicon.ts';
import { MASTERING, MP3 } from './sound.ts';

/** Raise it when a change of the code changes the sound and no setting. */
const VERSION = 1;

/** A sentence to be spoken. */
export type SpokenLine = {
  readonly text: string;
  /** Id of the character who says a bubble; null for the text. */
  readonly speaker: string | null;
  readonly voice: Voice;
  /** The words of the lexicon that are in the text. */
  readonly lexicon: Readonly<Record<string, string>>;
  /** Of the text and of all settings of the sound: the first 16 hexadecimal digits of the SHA-256. */
  readonly source: string;
};

export type SpokenPanel = {
  readonly book: StoryId;
  readonly language: Language;
  readonly panel: string;
  /** The file of the panel's sounds. */
  readonly file: string;
  readonly lines: readonly SpokenLine[];
};

const PUBLIC = join(import.meta.dirname, '../../public');
export const SPOKEN_FOLDER = join(PUBLIC, 'spoken');

function toSpokenLine(book: StoryId, text: string, speaker: string | null): SpokenLine {
  const voice = speaker === null ? ENGLISH_NARRATORS[book] : ENGLISH_SPEAKERS[speaker as keyof typeof ENGLISH_SPEAKERS];
  const lexicon = Object.fromEntries(Object.entries(ENGLISH_LEXICON).filter(([word]) => text.includes(word)));
  const source = JSON.stringify([VERSION, text, voice, SPEED, lexicon, MASTERING, MP3]);
  return { text, speaker, voice, lexicon, source: createHash('sha256').update(source).digest('hex').slice(0, 16) };
}

/** Every panel of every book in a language: its text in both lengths and its bubbles, each line once. */
export function listSpokenPanels(language: Language): SpokenPanel[] {
  return Object.values(books).flatMap((book) =>
    book.chapters.flatMap(({ panels }) =>
      panels.map((panel): SpokenPanel => {
        const lengths = [panel, ...(panel.short ? [{ ...panel, text: panel.short }] : [])];
        const lines = buildLines(lengths, [language]).map(({ text, speaker }) => toSpokenLine(book.id, text, speaker));
        return {
          book: book.id,
          language,
          panel: panel.id,
          file: join(PUBLIC, spokenPath(book.id, language, panel.id)),
          lines: [...new Map(lines.map((line) => [`${line.speaker}\n${line.text}`, line])).values()],
        };
      }),
    ),
  );
}
