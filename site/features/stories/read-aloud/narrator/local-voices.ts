import type { Language } from '../../../../shared/language/language.ts';

/** The used part of the Web Speech API's SpeechSynthesisVoice. */
export type DeviceVoice = {
  readonly name: string;
  /** BCP 47 tag. Android writes an underscore for the hyphen. */
  readonly lang: string;
  /** False if the voice sends the text to a server. */
  readonly localService: boolean;
};

/**
 * The voices of the device for a language. Those that send the text to a server are left out, because the site makes no
 * third-party requests.
 */
export function selectLocalVoices<Voice extends DeviceVoice>(voices: readonly Voice[], language: Language): Voice[] {
  return voices.filter((voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === language);
}
