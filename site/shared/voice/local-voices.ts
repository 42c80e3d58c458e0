import { type Language, readLanguageTag } from '../language/language.ts';

/** The used part of the Web Speech API's SpeechSynthesisVoice. */
export type DeviceVoice = {
  readonly name: string;
  /** A language tag, in one of the spellings of `readLanguageTag`. */
  readonly lang: string;
  /** False if the voice sends the text to a server. */
  readonly localService: boolean;
  readonly voiceURI: string;
};

/**
 * The voices of the device for a language, in the order of the browser. Those that send the text to a server are left
 * out, because the site makes no third-party requests.
 */
export function selectLocalVoices<Voice extends DeviceVoice>(voices: readonly Voice[], language: Language): Voice[] {
  return voices.filter(({ localService, lang }) => localService && readLanguageTag(lang) === language);
}

type VoicePreference<Voice> = {
  /** `voiceURI` of the voice that the reader has chosen. */
  readonly storedUri?: string | null;
  /** Points of a voice. Without it, no voice but the stored one is chosen. */
  readonly score?: (voice: Voice) => number;
};

/**
 * The stored voice; where it is not among `voices`, the first of those with the most points. Null where neither exists.
 *
 * @param voices local voices of one language
 */
export function chooseDeviceVoice<Voice extends DeviceVoice>(
  voices: readonly Voice[],
  { storedUri, score }: VoicePreference<Voice>,
): Voice | null {
  const stored = voices.find(({ voiceURI }) => voiceURI === storedUri);
  if (stored || !score) return stored ?? null;
  return voices.reduce<Voice | null>((best, voice) => (best && score(best) >= score(voice) ? best : voice), null);
}
