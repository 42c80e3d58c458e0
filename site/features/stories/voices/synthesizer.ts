import type { Language } from '../../../shared/language/language.ts';

/** Pitches of a synthesizer, as factors; 1 is the storyteller's. */
const PITCHES = [1.14, 0.88, 1.22, 0.94, 1.08] as const;

/** The pitch in which a bubble is read: always the same for one speaker. */
export function computePitch(speaker: string | null): number {
  if (speaker === null) return 1;
  let sum = 0;
  for (const character of speaker) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return PITCHES[sum % PITCHES.length] ?? 1;
}

/**
 * Voices of espeak-ng. Korean: the settings that were understood best with the clips of the times tables
 * (tools/speech/engine.ts), at the default speed of reading aloud.
 */
const VOICES: Readonly<Record<Language, { voice: string; wordsAMinute: number; pitch: number }>> = {
  en: { voice: 'en-us', wordsAMinute: 170, pitch: 48 },
  ko: { voice: 'ko+anika', wordsAMinute: 125, pitch: 40 },
};

/** How far a speaker's pitch moves the engine's: high ones are hard to understand in Korean. */
const PITCH_RANGE = 55;

/** The engine's settings for a line at a rate (1 is normal). */
export function getEmbeddedVoice(language: Language, rate: number, speaker: string | null) {
  const { voice, wordsAMinute, pitch } = VOICES[language];
  return {
    voice,
    wordsAMinute: Math.round(wordsAMinute * rate),
    pitch: Math.round(pitch + (computePitch(speaker) - 1) * PITCH_RANGE),
  };
}
