import type { DeviceVoice } from './local-voices.ts';

/** A voice that is installed on the device, named like its language tag. */
export function localVoice(lang: string): DeviceVoice {
  return { name: lang, lang, localService: true, voiceURI: lang };
}

/** A stand-in for `window.speechSynthesis`. `load` replaces its voices, as browsers do after the page has loaded. */
export function fakeSpeechSynthesis(voices: readonly DeviceVoice[] = []) {
  let loaded = voices;
  const listeners = new Set<() => void>();
  const spoken: unknown[] = [];
  const synthesis = {
    getVoices: () => [...loaded],
    addEventListener: (_: 'voiceschanged', listener: () => void) => listeners.add(listener),
    removeEventListener: (_: 'voiceschanged', listener: () => void) => listeners.delete(listener),
    speak: (utterance: unknown) => spoken.push(utterance),
    cancel: () => spoken.push('cancel'),
  };
  const load = (later: readonly DeviceVoice[]) => {
    loaded = later;
    for (const listener of listeners) listener();
  };
  return { synthesis, listeners, spoken, load };
}
