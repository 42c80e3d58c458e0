import type { Language } from '../../../../shared/language/language.ts';
import { listDeviceVoices } from '../../../../shared/voice/device-voices.client.ts';
import { hasEmbeddedVoice } from './has-embedded-voice.client.ts';

/** Whether any text of a language can be spoken here. */
export function canSpeak(language: Language): boolean {
  return hasEmbeddedVoice() || listDeviceVoices(language).length > 0;
}
