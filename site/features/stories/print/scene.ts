import type { Bilingual } from '../../../shared/language/language.ts';
import type { Book, TeachersPage } from '../model/book.ts';
import { cast } from '../model/cast.ts';
import { stripEmphasis } from '../model/passage.ts';

/** A panel as readers' theater: what the narrator reads, then what the bubbles say. */
type SceneStep = {
  readonly panel: string;
  readonly narration: Bilingual;
  readonly lines: readonly { readonly speaker: Bilingual; readonly text: Bilingual }[];
};

/** The scene of some panels of a book. The narrator has the short texts. Throws for a panel that the book has not. */
export function buildScene(book: Book, panels: readonly string[]): SceneStep[] {
  const all = book.chapters.flatMap((chapter) => chapter.panels);
  return panels.map((id) => {
    const panel = all.find((each) => each.id === id);
    if (!panel) throw new Error(`${book.id} has no panel ${id}`);
    const narration = panel.short ?? panel.text;
    return {
      panel: id,
      narration: { en: onOneLine(narration.en), ko: onOneLine(narration.ko) },
      lines: panel.speechBubbles.map(({ character, text }) => ({
        speaker: cast[character],
        text: { en: onOneLine(text.en), ko: onOneLine(text.ko) },
      })),
    };
  });
}

function onOneLine(text: string): string {
  return stripEmphasis(text).replaceAll('\n', ' ');
}

/** Words that are read aloud in a minute, and for Korean syllables. */
const WORDS_PER_MINUTE = 120;
const SYLLABLES_PER_MINUTE = 260;

type BookLength = {
  /** Number of English words, rounded to 50. */
  readonly words: number;
  /** Minutes of reading aloud, rounded to 5. */
  readonly minutes: Readonly<Record<'en' | 'ko', number>>;
};

/** Everything that a page for teachers shows. */
export type TeachersMaterial = TeachersPage & { readonly played: readonly SceneStep[]; readonly length: BookLength };

/** Computes how long a book is with its bubbles. */
export function computeBookLength(book: Book): BookLength {
  const texts = book.chapters.flatMap((chapter) =>
    chapter.panels.flatMap(({ text, speechBubbles }) => [text, ...speechBubbles.map((bubble) => bubble.text)]),
  );
  const words = texts.reduce((sum, { en }) => sum + stripEmphasis(en).split(/\s+/).length, 0);
  const syllables = texts.reduce((sum, { ko }) => sum + (ko.match(/\p{Script=Hangul}/gu) ?? []).length, 0);
  const minutes = (amount: number, perMinute: number) => Math.max(5, Math.round(amount / perMinute / 5) * 5);
  return {
    words: Math.round(words / 50) * 50,
    minutes: { en: minutes(words, WORDS_PER_MINUTE), ko: minutes(syllables, SYLLABLES_PER_MINUTE) },
  };
}
