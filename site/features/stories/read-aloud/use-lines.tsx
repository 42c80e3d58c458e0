import { useMemo } from 'react';
import type { Language } from '../../../shared/language.ts';
import { useStoredText } from '../../../shared/use-stored-text.tsx';
import type { ReadableBook, ReadablePanel } from '../reader/readable-book.ts';
import { parseVoiceChoice, voiceChoiceKey } from './family/voice-choice.ts';
import { type Line, linesOf } from './lines.ts';

/** The panels of a book and the lines that are read aloud, in the order that the family has chosen. */
export function useLines(
  book: ReadableBook,
  languages: readonly Language[],
): { panels: readonly ReadablePanel[]; lines: readonly Line[] } {
  const [stored] = useStoredText(voiceChoiceKey(book.id));
  const { takesTurns } = parseVoiceChoice(stored);
  const panels = useMemo(() => book.chapters.flatMap((chapter) => chapter.panels), [book]);
  const lines = useMemo(() => linesOf(panels, languages, takesTurns), [panels, languages, takesTurns]);
  return { panels, lines };
}
