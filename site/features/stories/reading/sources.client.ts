/** Who reads: the sources of sound in the order of preference, and one word said by itself. */
import { type Language, readRegion } from '../../../shared/language/language.ts';
import { createEmitter } from '../../../shared/page/store.ts';
import { readStored } from '../../../shared/storage/stored-text.client.ts';
import { listDeviceVoices, speakWithDevice } from '../../../shared/voice/device-voices.client.ts';
import { chooseDeviceVoice, type DeviceVoice } from '../../../shared/voice/local-voices.ts';
import type { Line } from '../model/lines.ts';
import type { SpokenWord } from '../model/passage.ts';
import { type BookVoice, parseSettings, SETTINGS_KEY, SPEEDS, type Speed } from '../model/reading-settings.ts';
import { createNarrator, type NarrationSource, type Narrator } from '../voices/narrator.ts';
import { WORDS_PANEL } from '../voices/pack-file.ts';
import { createSpokenSource } from '../voices/pack-source.client.ts';
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

/** Asked at each line: a change counts from the next one on. */
export const readSettings = () => parseSettings(readStored(SETTINGS_KEY));

/** Speeds of recordings and narration packs; 1 is as they were spoken, which is already calm. */
export const RECORDED_SPEEDS: Readonly<Record<Speed, number>> = { slow: 0.8, calm: 1, brisk: 1.2 };

/**
 * Returns the sources of a line, the preferred one first.
 *
 * @param own what the family and the site's host have recorded
 * @param spoken the voice that the site ships
 * @param rate of the device's voice; 1 is normal
 */
export function createSourceChooser(
  own: readonly NarrationSource[],
  spoken: NarrationSource,
  rate: () => number,
  chosenVoice: () => BookVoice | null,
): (line: Line) => readonly NarrationSource[] {
  const device = createDeviceSource(rate);
  const bookFirst = [...own, spoken, device];
  const deviceFirst = [...own, device, spoken];
  return ({ language }) => ((chosenVoice() ?? PREFERRED_VOICE[language]) === 'book' ? bookFirst : deviceFirst);
}

const wordSaid = createEmitter();

function createWordNarrator(book: string): Narrator {
  const spoken = createSpokenSource(book, [], () => RECORDED_SPEEDS.slow);
  return createNarrator(
    createSourceChooser(
      [],
      spoken,
      () => SPEEDS.slow,
      () => readSettings().voice,
    ),
    startTimer,
  );
}

/** Of the book whose words were last said. */
let words: { readonly book: string; readonly narrator: Narrator } | null = null;

/** Calls back before a word is said by itself, so that reading aloud pauses. Returns a function that unsubscribes. */
export const onWordSaid = wordSaid.subscribe;

/** Says one gloss word of a book slowly, instead of whatever is being said. */
export function sayWord(book: string, { text, language }: SpokenWord): void {
  wordSaid.emit();
  if (words?.book !== book) words = { book, narrator: createWordNarrator(book) };
  words.narrator.reset();
  words.narrator.speak(
    { id: '', panel: WORDS_PANEL, language, text, speaker: null },
    { onStart: () => {}, onWord: () => {}, onEnd: () => {}, onSilent: () => {} },
  );
}
