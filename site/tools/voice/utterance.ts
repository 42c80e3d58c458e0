/**
 * The site's voice: who speaks, what the model is given, what becomes of its sound, and which sounds are out of date.
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import type { Language } from '../../shared/language/language.ts';
import { SPEEDS, type Voice } from './cast-voices.ts';
import { type Phonemes, toKoreanPhonemes } from './korean-phonemes.ts';
import { ENGLISH_LEXICON } from './lexicon.ts';
import { KOREAN_TAKES } from './quiz-takes.ts';
import { MASTERING, MP3 } from './sound.ts';

/** Raise it when a change of the code changes the sound and no setting. */
const VERSION = 1;

/** A sentence to be spoken. */
export type Utterance = {
  readonly text: string;
  readonly voice: Voice;
  readonly speed: number;
  /** What the model is given: English with the words of the lexicon that are in it, Korean in phonemes. */
  readonly script: { readonly text: string; readonly lexicon: Readonly<Record<string, string>> } | Phonemes;
  /** Of the text and of all settings of the sound. */
  readonly source: string;
};

/** The first 16 hexadecimal digits of the SHA-256. */
export function computeShortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function writeKorean(text: string): Phonemes {
  const take = KOREAN_TAKES[text];
  return take === undefined ? toKoreanPhonemes(text) : { phonemes: take, words: [] };
}

export function makeUtterance(text: string, language: Language, voice: Voice): Utterance {
  const speed = SPEEDS[language];
  const spell = () => Object.fromEntries(Object.entries(ENGLISH_LEXICON).filter(([word]) => text.includes(word)));
  const script = language === 'en' ? { text, lexicon: spell() } : writeKorean(text);
  const said = 'lexicon' in script ? script.lexicon : script.phonemes;
  const source = computeShortHash(JSON.stringify([VERSION, text, voice, speed, said, MASTERING, MP3]));
  return { text, voice, speed, script, source };
}
