import { useMemo } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import type { ReadableBook } from '../readable/readable-book.ts';
import { parseVoiceChoice, voiceChoiceKey } from './family/voice-choice.ts';
import { buildLines, type Line } from './narrator/lines.ts';

/**
 * The lines of a book that are read aloud, in the order that the family has chosen. A book as pages shows both languages in
 * pairs of sentences (`inPairs`) and is read in that order.
 */
export function useLines(book: ReadableBook, languages: readonly Language[], inPairs: boolean): readonly Line[] {
  const [stored] = useStoredText(voiceChoiceKey(book.id));
  const takesTurns = inPairs || parseVoiceChoice(stored).takesTurns;
  return useMemo(
    () =>
      buildLines(
        book.chapters.flatMap(({ panels }) => panels),
        languages,
        takesTurns,
      ),
    [book, languages, takesTurns],
  );
}
