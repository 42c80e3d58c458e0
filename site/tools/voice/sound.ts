/** From the model's samples to the sound of a sentence. */
import { findWords } from '../../features/stories/model/lines.ts';
import { applyFilter, highPass } from './filters.ts';
import { findFirstHeard, setLoudness, trim } from './mastering.ts';
import type { Mp3Settings } from './mp3.ts';

/** Keys and values are in every sentence's source hash. */
export const MASTERING = { leadSeconds: 0.06, tailSeconds: 0.12, highPassHertz: 60, loudness: -16 } as const;
export const MP3: Mp3Settings = { kilobits: 32, sampleRate: 24000 };

/** A word as the model has spoken it: its place in the text, and when it begins, in seconds. */
export type HeardWord = { readonly start: number; readonly end: number; readonly from: number; readonly to: number };

/** A sentence as loud as all others, without the silence around it, and the seconds by which its words moved. */
export function masterSentence(samples: Float32Array, rate: number): { sound: Float32Array; shiftSeconds: number } {
  const filtered = applyFilter(samples, highPass(MASTERING.highPassHertz, rate));
  const shiftSeconds = MASTERING.leadSeconds - findFirstHeard(filtered) / rate;
  return { sound: setLoudness(trim(filtered, MASTERING, rate), MASTERING.loudness, rate), shiftSeconds };
}

/**
 * When each word of the page begins, in ms: the model's first word that overlaps it. One that the model has no time for
 * (a sign, a part of a number) begins with the word before.
 */
export function timeWords(text: string, spoken: readonly HeardWord[], shiftSeconds: number): number[] {
  let last = 0;
  return findWords(text).map(({ start, length }) => {
    const word = spoken.find((each) => each.end > start && each.start < start + length);
    if (word) last = Math.max(last, Math.round((word.from + shiftSeconds) * 1000));
    return last;
  });
}
