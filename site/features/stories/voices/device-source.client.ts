import { type Language, readRegion } from '../../../shared/language/language.ts';
import { listDeviceVoices, speakWithDevice } from '../../../shared/voice/device-voices.client.ts';
import { chooseDeviceVoice, type DeviceVoice } from '../../../shared/voice/local-voices.ts';
import type { NarrationSource } from './narrator.ts';

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

const PREFERRED_REGION: Record<Language, string> = { en: 'US', ko: 'KR' };

function score(voice: DeviceVoice, language: Language): number {
  const rank = RECOMMENDED[language].findIndex((name) => voice.name.includes(name));
  let points = rank < 0 ? 0 : 100 - rank;
  if (/premium/i.test(voice.name)) points += 60;
  else if (/enhanced|natural|siri/i.test(voice.name)) points += 40;
  if (readRegion(voice.lang) === PREFERRED_REGION[language]) points += 25;
  if (NOVELTY.test(voice.name)) points -= 500;
  return points;
}

/** The best of a device's local voices of a language; null where there is none. */
export function findBestVoice<Voice extends DeviceVoice>(voices: readonly Voice[], language: Language): Voice | null {
  return chooseDeviceVoice(voices, { score: (voice) => score(voice, language) });
}

/** Pitches of a device's voice, as factors; 1 is the storyteller's. */
const PITCHES = [1.14, 0.88, 1.22, 0.94, 1.08] as const;

/** The pitch in which a bubble is read: always the same for one speaker. */
export function computePitch(speaker: string | null): number {
  if (speaker === null) return 1;
  let sum = 0;
  for (const character of speaker) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return PITCHES[sum % PITCHES.length] ?? 1;
}

/** A voice that has not begun by then will not: some engines list voices that are not installed. */
const MAX_START_MS = 4000;

/** The best voice of the device. `rate`: 1 is normal. */
export function createDeviceSource(rate: () => number): NarrationSource {
  return {
    kind: 'device',
    maxStartMs: MAX_START_MS,
    canRead: ({ language }) => listDeviceVoices(language).length > 0,
    play(line, from, { onStart, onWord, onEnd, onFail }) {
      const voice = findBestVoice(listDeviceVoices(line.language), line.language);
      if (!voice) {
        onFail();
        return () => {};
      }
      const text = line.text.slice(from);
      return speakWithDevice(
        { text, voice, rate: rate(), pitch: computePitch(line.speaker) },
        {
          onStart,
          onWord: (start, length) =>
            onWord({ start: from + start, length: length || (text.slice(start).match(/^\S+/)?.[0].length ?? 0) }),
          onEnd,
          onError: onFail,
        },
      );
    },
  };
}
