import type { Language } from '../../../shared/language.ts';

/** What a device says of a voice (the Web Speech API's SpeechSynthesisVoice, as far as it matters here). */
export type VoiceFacts = {
  readonly name: string;
  /** BCP 47, in Android's spelling with an underscore. */
  readonly lang: string;
  /** Whether the words stay on the device. */
  readonly localService: boolean;
};

/**
 * Voices by how well they read, the best first: parts of names, after readium/speech's recommendations (local voices
 * only). Apple's better downloads carry '(Premium)' or '(Enhanced)' and are put before their plain twins.
 */
const RECOMMENDED: Record<Language, readonly string[]> = {
  en: [
    'Ava',
    'Zoe',
    'Allison',
    'Evan',
    'Nathan',
    'Samantha',
    'Susan',
    'Tom',
    'Serena',
    'Google',
    'en-us-x',
    'Aria',
    'Jenny',
    'Zira',
    'Karen',
    'Daniel',
    'David',
    'Mark',
  ],
  ko: ['Yuna', 'Jian', 'Suhyun', 'Sora', 'Minsu', '유나', 'Google', 'ko-kr-x', 'SunHi', 'InJoon', 'Heami'],
};

/** Apple's toys and its most machine-like voices: never for a story. */
const NOVELTY =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Jester|Junior|Kathy|Organ|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;

const HOME: Record<Language, string> = { en: 'en-us', ko: 'ko-kr' };

function score(voice: VoiceFacts, language: Language): number {
  const rank = RECOMMENDED[language].findIndex((name) => voice.name.includes(name));
  let points = rank < 0 ? 0 : 100 - rank;
  if (/premium/i.test(voice.name)) points += 60;
  else if (/enhanced|natural|siri/i.test(voice.name)) points += 40;
  if (voice.lang.toLowerCase().replace('_', '-') === HOME[language]) points += 25;
  if (NOVELTY.test(voice.name)) points -= 500;
  return points;
}

/**
 * The voice to read a language with; null where the device has none of its own. Voices that would send the words to
 * somebody's server are left out: the site makes no third-party requests.
 */
export function bestVoice<Voice extends VoiceFacts>(voices: readonly Voice[], language: Language): Voice | null {
  const speaking = voices.filter(
    (voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  return speaking.reduce<Voice | null>(
    (best, voice) => (best && score(best, language) >= score(voice, language) ? best : voice),
    null,
  );
}
