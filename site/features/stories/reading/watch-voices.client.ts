/** Which languages have a voice, where the embedded one cannot run. Loaded only there. */
import type { Language } from '../../../shared/language/language.ts';
import { listDeviceVoices, onDeviceVoicesChange } from '../../../shared/voice/device-voices.client.ts';
import { SPOKEN_LANGUAGES } from '../voices/voice-choice.ts';
import type { Voices } from './reading.ts';

/** Tells now and at each change which voice is missing. Returns a function that ends this. */
export function watchVoices(languages: readonly Language[], onChange: (voices: Voices) => void): () => void {
  const spoken = 'AudioContext' in window ? SPOKEN_LANGUAGES : [];
  const update = () => {
    const missing = languages.find((language) => !spoken.includes(language) && !listDeviceVoices(language).length);
    onChange(missing ? { missing } : 'present');
  };
  const end = onDeviceVoicesChange(update);
  update();
  return end;
}
