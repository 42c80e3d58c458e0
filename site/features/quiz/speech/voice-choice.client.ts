import type { Language } from '../../../shared/language/language.ts';
import { readStored } from '../../../shared/storage/stored-text.client.ts';
import { listDeviceVoices } from '../../../shared/voice/device-voices.client.ts';
import { chooseDeviceVoice } from '../../../shared/voice/local-voices.ts';

/** The `voiceURI` of the chosen device voice (local storage); nothing stored means the site's own voice. */
export const VOICE_KEYS: Readonly<Record<Language, string>> = {
  en: 'story-forest.voice-en',
  ko: 'story-forest.voice',
};

/** The chosen device voice; null for the site's own, and where the chosen voice is no longer on the device. */
export function findChosenDeviceVoice(language: Language): SpeechSynthesisVoice | null {
  return chooseDeviceVoice(listDeviceVoices(language), { storedUri: readStored(VOICE_KEYS[language]) });
}
