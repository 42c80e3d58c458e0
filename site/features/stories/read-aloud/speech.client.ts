import type { Language } from '../../../shared/language.ts';
import type { Line, Word } from './read-aloud.ts';
import { bestVoice } from './voices.ts';

function deviceSpeech(): SpeechSynthesis | null {
  return 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/** Calls back when the list of voices changes (browsers fill it late). Returns a function that unsubscribes. */
export function onVoicesChange(listener: () => void): () => void {
  const speech = deviceSpeech();
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

export function hasVoice(language: Language): boolean {
  return bestVoice(deviceSpeech()?.getVoices() ?? [], language) !== null;
}

/** The utterance being spoken. Without a reference, some engines garbage-collect it and never fire its events. */
const active = new Set<SpeechSynthesisUtterance>();

/** Speaks a line with the best voice at `rate` (1 is normal). Ends at once if there is no voice for the language. */
export function speakLine(line: Line, rate: number, onWord: (word: Word) => void, onEnd: () => void): void {
  const speech = deviceSpeech();
  const voice = bestVoice(speech?.getVoices() ?? [], line.language);
  if (!speech || !voice) {
    onEnd();
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
  utterance.onend = onEnd;
  utterance.onerror = onEnd;
  active.clear();
  active.add(utterance);
  speech.speak(utterance);
}

export function cancelSpeech(): void {
  active.clear();
  deviceSpeech()?.cancel();
}

const WORD_HIGHLIGHT = 'word-being-read';

/** Highlights a line on the page and, if known, the word in it; null removes the highlight. */
export function highlightLine(line: Line | null, word: Word | null): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-lit]')) {
    if (element.dataset.line !== line?.id) delete element.dataset.lit;
  }
  const element = line && document.querySelector<HTMLElement>(`[data-line="${line.id}"]`);
  if (element) element.dataset.lit = '';
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(WORD_HIGHLIGHT);
  const range = element && word && rangeOf(element, word);
  if (range) CSS.highlights.set(WORD_HIGHLIGHT, new Highlight(range));
}

/** The range of a word inside an element, whose text may be split into several nodes. */
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
