/**
 * The voices of the device: which there are for a language, when they change, and speaking with one.
 *
 * @packageDocumentation
 */
import type { Language } from '../language/language.ts';
import { selectLocalVoices } from './local-voices.ts';

/** The local voices of this device for a language; none where the browser cannot speak, or has not loaded them yet. */
export function listDeviceVoices(language: Language): SpeechSynthesisVoice[] {
  return selectLocalVoices(window.speechSynthesis?.getVoices() ?? [], language);
}

/** Calls `listener` when the list of voices changes: browsers fill it late. Returns the unsubscribe function. */
export function onDeviceVoicesChange(listener: () => void): () => void {
  const synthesis = window.speechSynthesis;
  synthesis?.addEventListener?.('voiceschanged', listener);
  return () => synthesis?.removeEventListener?.('voiceschanged', listener);
}

/** `rate` and `pitch`: 1 is normal. */
type DeviceSpeech = {
  readonly text: string;
  readonly voice: SpeechSynthesisVoice;
  readonly rate: number;
  readonly pitch?: number;
};

type DeviceSpeechEvents = {
  readonly onStart?: () => void;
  /** Index and length of a word in the text; the length is 0 where the browser does not know it. */
  readonly onWord?: (start: number, length: number) => void;
  readonly onEnd: () => void;
  /** Called with the code of SpeechSynthesisErrorEvent; also for an utterance that is canceled. */
  readonly onError: (code: string) => void;
};

/** The utterance being spoken. Without a reference, some engines garbage-collect it and never fire its events. */
let active: SpeechSynthesisUtterance | null = null;

/** Speaks with a voice of the device, after what is being spoken. Returns a function that cancels all speech. */
export function speakWithDevice(
  { text, voice, rate, pitch = 1 }: DeviceSpeech,
  events: DeviceSpeechEvents,
): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  // Chrome on Android ignores a voice whose language is not set, too.
  utterance.lang = voice.lang;
  utterance.rate = rate;
  utterance.pitch = pitch;
  utterance.onstart = () => events.onStart?.();
  utterance.onboundary = ({ name, charIndex, charLength }) => {
    if (name === 'word') events.onWord?.(charIndex, charLength || 0);
  };
  utterance.onend = events.onEnd;
  utterance.onerror = ({ error }) => events.onError(error);
  active = utterance;
  window.speechSynthesis.speak(utterance);
  return () => {
    if (active === utterance) active = null;
    window.speechSynthesis.cancel();
  };
}
