/** Where the chosen voice is remembered: a device voice's URI, or nothing for ours. */
const VOICE_KEY = 'story-forest.voice';

/** Fired on `window` when this page writes the choice. */
const CHANGED = 'story-forest:voice';

/** The choice for as long as the page lives, where storage is closed. */
let unsavedChoice: string | null = null;

function synthesis(): SpeechSynthesis | null {
  return 'speechSynthesis' in window ? window.speechSynthesis : null;
}

/**
 * The Korean voices that live on this device. Voices that would send the words to somebody's server are left out:
 * the site makes no third-party requests.
 */
export function deviceVoices(): SpeechSynthesisVoice[] {
  const voices = synthesis()?.getVoices() ?? [];
  return voices.filter((voice) => voice.localService && /^ko\b/i.test(voice.lang));
}

/** The remembered voice's URI, or null for ours. */
function rememberedVoice(): string | null {
  try {
    return localStorage.getItem(VOICE_KEY) ?? unsavedChoice;
  } catch {
    return unsavedChoice;
  }
}

/** Remembers a device voice by its URI; null goes back to ours. */
export function chooseVoice(voiceUri: string | null): void {
  unsavedChoice = voiceUri;
  try {
    if (voiceUri === null) localStorage.removeItem(VOICE_KEY);
    else localStorage.setItem(VOICE_KEY, voiceUri);
  } catch {
    // The choice then lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** The device voice to speak with; null means ours, also where the remembered voice is no longer on the device. */
export function chosenDeviceVoice(): SpeechSynthesisVoice | null {
  const uri = rememberedVoice();
  return uri === null ? null : (deviceVoices().find((voice) => voice.voiceURI === uri) ?? null);
}

/** Calls back when the choice or the device's voices change (browsers list them late); gives the way to stop. */
export function onVoicesChange(listener: () => void): () => void {
  const voices = synthesis();
  voices?.addEventListener?.('voiceschanged', listener);
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    voices?.removeEventListener?.('voiceschanged', listener);
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
