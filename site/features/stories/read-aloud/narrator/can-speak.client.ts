/** Whether something can read aloud here. Apart from the sources, which are loaded when they are first needed. */
import type { Language } from '../../../../shared/language/language.ts';
import { selectLocalVoices } from './local-voices.ts';

export function getDeviceSpeech(): SpeechSynthesis | null {
  return 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/** Calls back when the list of voices changes (browsers fill it late). Returns a function that unsubscribes. */
export function onVoicesChange(listener: () => void): () => void {
  const speech = getDeviceSpeech();
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

export function hasDeviceVoice(language: Language): boolean {
  return selectLocalVoices(getDeviceSpeech()?.getVoices() ?? [], language).length > 0;
}

/** Whether this build has the embedded voice and this browser can run it. */
export function hasEmbeddedVoice(): boolean {
  return import.meta.env.EMBEDDED_VOICE === true && 'Worker' in window && 'AudioContext' in window;
}

/** Whether any text of a language can be spoken here. */
export function canSpeak(language: Language): boolean {
  return hasEmbeddedVoice() || hasDeviceVoice(language);
}
