/** Who reads: the sources of sound in the order of preference, and one word said by itself. */
import { type Language, readRegion } from '../../../shared/language/language.ts';
import { downloadBundle } from '../../../shared/offline/bundle-status.tsx';
import { createEmitter } from '../../../shared/page/store.ts';
import { listDeviceVoices, speakWithDevice } from '../../../shared/voice/device-voices.client.ts';
import { chooseDeviceVoice, type DeviceVoice } from '../../../shared/voice/local-voices.ts';
import type { Line } from '../model/lines.ts';
import type { SpokenWord } from '../model/passage.ts';
import { type BookVoice, SPEEDS } from '../model/reading-settings.ts';
import { openEmbeddedVoice } from '../voices/embedded-source.client.ts';
import { createNarrator, type NarrationSource } from '../voices/narrator.ts';
import { computePitch } from '../voices/synthesizer.ts';
import { PREFERRED_VOICE } from '../voices/voice-choice.ts';

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

export function startTimer(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** A voice that has not begun by then will not: some engines list voices that are not installed. */
const MAX_START_MS = 4000;

/** The best voice of the device. `rate`: 1 is normal. */
function createDeviceSource(rate: () => number): NarrationSource {
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

/** The page's only one: one worker, one audio context. What has spoken once is kept for use without the internet. */
const createEmbeddedSource = openEmbeddedVoice(() => downloadBundle('voice').catch(() => {}));

/** What is recorded of a book: by the family, by the site's host, and the voice that the site ships. */
type BookSources = Readonly<Record<'family' | 'pack' | 'spoken', NarrationSource>>;

/** Returns the sources of a line, the preferred one first. Synthesizers read at `rate` (1 is normal). */
export function createSourceChooser(
  rate: () => number,
  { family, pack, spoken }: BookSources,
  chosenVoice: () => BookVoice | null,
): (line: Line) => readonly NarrationSource[] {
  const [device, embedded] = [createDeviceSource(rate), createEmbeddedSource(rate)];
  const bookFirst = [family, pack, spoken, device, embedded];
  const deviceFirst = [family, pack, device, spoken, embedded];
  return ({ language }) => ((chosenVoice() ?? PREFERRED_VOICE[language]) === 'book' ? bookFirst : deviceFirst);
}

const wordSaid = createEmitter();
const slowly = () => SPEEDS.slow;
const wordSources = [createDeviceSource(slowly), createEmbeddedSource(slowly)];
const narrator = createNarrator(() => wordSources, startTimer);

/** Calls back before a word is said by itself, so that reading aloud pauses. Returns a function that unsubscribes. */
export const onWordSaid = wordSaid.subscribe;

/** Says one word slowly, instead of whatever is being said. Says nothing where no source can say it. */
export function sayWord({ text, language }: SpokenWord): void {
  wordSaid.emit();
  narrator.reset();
  narrator.speak(
    { id: '', panel: '', language, text, speaker: null },
    { onStart: () => {}, onWord: () => {}, onEnd: () => {}, onSilent: () => {} },
  );
}
