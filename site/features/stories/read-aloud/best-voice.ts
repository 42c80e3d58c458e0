import type { Language } from '../../../shared/language/language.ts';
import { chooseDeviceVoice, type DeviceVoice } from '../../../shared/voice/local-voices.ts';

/**
 * Parts of voice names, the best first. Source: the local voices that github.com/readium/speech recommends. Apple's
 * better versions of a voice have '(Premium)' or '(Enhanced)' in their name and get extra points in `score`.
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

/** Apple's novelty voices and its most robotic ones. Used only if there is no other voice. */
const NOVELTY =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Jester|Junior|Kathy|Organ|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;

const PREFERRED_TAG: Record<Language, string> = { en: 'en-us', ko: 'ko-kr' };

function score(voice: DeviceVoice, language: Language): number {
  const rank = RECOMMENDED[language].findIndex((name) => voice.name.includes(name));
  let points = rank < 0 ? 0 : 100 - rank;
  if (/premium/i.test(voice.name)) points += 60;
  else if (/enhanced|natural|siri/i.test(voice.name)) points += 40;
  if (voice.lang.toLowerCase().replace('_', '-') === PREFERRED_TAG[language]) points += 25;
  if (NOVELTY.test(voice.name)) points -= 500;
  return points;
}

/** The best of a device's local voices of a language; null where there is none. */
export function findBestVoice<Voice extends DeviceVoice>(voices: readonly Voice[], language: Language): Voice | null {
  return chooseDeviceVoice(voices, { score: (voice) => score(voice, language) });
}
