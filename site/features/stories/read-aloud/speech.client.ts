import type { Language } from '../../../shared/language.ts';
import type { Line, Word } from './read-aloud.ts';
import { bestVoice } from './voices.ts';

function synthesis(): SpeechSynthesis | null {
  return 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/** Calls back when the device's voices have come in (browsers list them late); gives the way to stop. */
export function onVoicesChange(listener: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

export function hasVoice(language: Language): boolean {
  return bestVoice(synthesis()?.getVoices() ?? [], language) !== null;
}

/** The utterance being said: some engines forget to call back about one that nobody holds. */
const held = new Set<SpeechSynthesisUtterance>();

/** Says a line with the device's best voice at `rate`; a line no voice can say is over at once. */
export function say(line: Line, rate: number, onWord: (word: Word) => void, onOver: () => void): void {
  const speech = synthesis();
  const voice = bestVoice(speech?.getVoices() ?? [], line.language);
  if (!speech || !voice) {
    onOver();
    return;
  }
  const utterance = new SpeechSynthesisUtterance(line.text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  utterance.onboundary = (event) => {
    if (event.name !== 'word') return;
    const length = event.charLength || (line.text.slice(event.charIndex).match(/^\S+/)?.[0].length ?? 0);
    onWord({ start: event.charIndex, length });
  };
  utterance.onend = onOver;
  utterance.onerror = onOver;
  held.clear();
  held.add(utterance);
  speech.speak(utterance);
}

export function hush(): void {
  held.clear();
  synthesis()?.cancel();
}

const WORD_HIGHLIGHT = 'word-being-read';

/** Lights the words on the page that are being said: the line, and in it the word where the engine tells. */
export function light(line: Line | null, word: Word | null): void {
  for (const lit of document.querySelectorAll<HTMLElement>('[data-lit]')) {
    if (lit.dataset.line !== line?.id) delete lit.dataset.lit;
  }
  const element = line && document.querySelector<HTMLElement>(`[data-line="${line.id}"]`);
  if (element) element.dataset.lit = '';
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(WORD_HIGHLIGHT);
  const range = element && word && rangeOf(element, word);
  if (range) CSS.highlights.set(WORD_HIGHLIGHT, new Highlight(range));
}

/** The word's letters inside an element, whose text may be cut into several nodes. */
function rangeOf(element: HTMLElement, { start, length }: Word): Range | null {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  let started = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const end = before + (node.textContent?.length ?? 0);
    if (!started && start < end) {
      range.setStart(node, start - before);
      started = true;
    }
    if (started && start + length <= end) {
      range.setEnd(node, start + length - before);
      return range;
    }
    before = end;
  }
  return null;
}
