/** One gloss word, said by itself. */
import { createEmitter } from '../../../shared/page/store.ts';
import type { SpokenWord } from '../model/passage.ts';
import { readSettings } from '../model/reading-settings.client.ts';
import { SPEEDS } from '../model/reading-settings.ts';
import { RECORDED_SPEEDS } from '../voices/clip-player.client.ts';
import { createDeviceSource } from '../voices/device-source.client.ts';
import { createNarrator, type Narrator } from '../voices/narrator.ts';
import { WORDS_PANEL } from '../voices/pack-file.ts';
import { createSpokenSource } from '../voices/pack-source.client.ts';
import { createSourceChooser } from './sources.ts';
import { startTimer } from './start-timer.client.ts';

const wordSaid = createEmitter();

function createWordNarrator(book: string): Narrator {
  const sourcesOf = createSourceChooser(
    [],
    createSpokenSource(book, [], () => RECORDED_SPEEDS.slow),
    createDeviceSource(() => SPEEDS.slow),
    () => readSettings().voice,
  );
  return createNarrator(sourcesOf, startTimer);
}

/** Of the book whose words were last said. */
let words: { readonly book: string; readonly narrator: Narrator } | null = null;

/** Calls back before a word is said by itself, so that reading aloud pauses. Returns a function that unsubscribes. */
export const onWordSaid = wordSaid.subscribe;

/** Says one gloss word of a book slowly, instead of whatever is being said. */
export function sayWord(book: string, { text, language }: SpokenWord): void {
  wordSaid.emit();
  if (words?.book !== book) words = { book, narrator: createWordNarrator(book) };
  words.narrator.reset();
  words.narrator.speak(
    { id: '', panel: WORDS_PANEL, language, text, speaker: null },
    { onStart: () => {}, onWord: () => {}, onEnd: () => {}, onSilent: () => {} },
  );
}
