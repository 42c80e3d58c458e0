import type { Language } from '../../../shared/language/language.ts';
import { readStored } from '../../../shared/storage/stored-text.client.ts';

/** The `voiceURI` of the chosen device voice (local storage); nothing stored means the site's own voice. */
export const VOICE_KEYS: Readonly<Record<Language, string>> = {
  en: 'story-forest.voice-en',
  ko: 'story-forest.voice',
};

const LANGUAGE_TAGS: Readonly<Record<Language, RegExp>> = { en: /^en\b/i, ko: /^ko\b/i };

function synthesis(): SpeechSynthesis | null {
  return 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/**
 * The voices of a language that are installed on this device. Voices that are synthesized by a remote server are left
 * out: the site makes no third-party requests.
 */
export function listDeviceVoices(language: Language): SpeechSynthesisVoice[] {
  const voices = synthesis()?.getVoices() ?? [];
  return voices.filter((voice) => voice.localService && LANGUAGE_TAGS[language].test(voice.lang));
}

/** The chosen device voice; null for the site's own, and where the chosen voice is no longer on the device. */
export function findChosenDeviceVoice(language: Language): SpeechSynthesisVoice | null {
  const uri = readStored(VOICE_KEYS[language]);
  return uri === null ? null : (listDeviceVoices(language).find((voice) => voice.voiceURI === uri) ?? null);
}

/** Calls `listener` when the list of voices changes: browsers fill it late. Returns the unsubscribe function. */
export function onDeviceVoicesChange(listener: () => void): () => void {
  const voices = synthesis();
  voices?.addEventListener?.('voiceschanged', listener);
  return () => voices?.removeEventListener?.('voiceschanged', listener);
}
