import { readStored } from '../../../shared/storage/stored-text.client.ts';

/** The `voiceURI` of the chosen device voice (local storage); nothing stored means the site's own voice. */
export const VOICE_KEY = 'story-forest.voice';

function synthesis(): SpeechSynthesis | null {
  return 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/**
 * The Korean voices installed on this device. Voices that are synthesised by a remote server are left out: the site makes
 * no third-party requests.
 */
export function deviceVoices(): SpeechSynthesisVoice[] {
  const voices = synthesis()?.getVoices() ?? [];
  return voices.filter((voice) => voice.localService && /^ko\b/i.test(voice.lang));
}

/** The chosen device voice; null for the site's own, and where the chosen voice is no longer on the device. */
export function chosenDeviceVoice(): SpeechSynthesisVoice | null {
  const uri = readStored(VOICE_KEY);
  return uri === null ? null : (deviceVoices().find((voice) => voice.voiceURI === uri) ?? null);
}

/** Calls `listener` when the list of voices changes: browsers fill it late. Returns the unsubscribe function. */
export function onDeviceVoicesChange(listener: () => void): () => void {
  const voices = synthesis();
  voices?.addEventListener?.('voiceschanged', listener);
  return () => voices?.removeEventListener?.('voiceschanged', listener);
}
