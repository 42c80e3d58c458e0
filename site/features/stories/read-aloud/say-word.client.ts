import type { SpokenWord } from '../passages/spoken-words.ts';
import { SPEEDS } from '../settings/reading-settings.ts';
import { createNarrator } from './narrator/narrator.ts';
import { getSynthesizers, startTimer } from './sources.client.ts';

const listeners = new Set<() => void>();
const narrator = createNarrator(() => getSynthesizers(() => SPEEDS.slow), startTimer);

/** Calls back before a word is said by itself, so that reading aloud pauses. Returns a function that unsubscribes. */
export function onWordSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says one word slowly, instead of whatever is being said. Says nothing where `canSpeak` is false. */
export function sayWord({ text, language }: SpokenWord): void {
  for (const listener of listeners) listener();
  narrator.reset();
  narrator.speak(
    { id: '', panel: '', language, text, speaker: null },
    { onStart: () => {}, onWord: () => {}, onEnd: () => {}, onSilent: () => {} },
  );
}
