import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import {
  formatClipAddress,
  formatClipName,
  formatEngineText,
  type PhraseKind,
} from '../../features/quiz/speech/phrases.ts';
import { getFact, TIMES_FACTS } from '../../shared/facts/times-fact.ts';
import type { Language } from '../../shared/language/language.ts';
import { SPEED, type Voice } from '../voice/cast-voices.ts';
import { MASTERING as VOICE_MASTERING, MP3 as VOICE_MP3 } from '../voice/sound.ts';
import { KOREAN_ENGINE } from './engine.ts';
import { MASTERING } from './mastering.ts';
import { KOREAN_MP3 } from './mp3.ts';

/** The clips of a language: 72 times facts, each as a statement and as a question. */
export type SpeechPack = {
  readonly language: Language;
  readonly folder: string;
  readonly clips: readonly SpeechClip[];
};

/** Raise it when a change of the code changes the sound and no setting. */
const PACK_VERSION = 1;

const KINDS: readonly PhraseKind[] = ['fact', 'question'];

export type SpeechClip = {
  /** The file's name without its ending: 'fact-7x8'. */
  readonly name: string;
  /** The input of the speech engine. */
  readonly text: string;
  /** Of the text and of all settings of the sound. */
  readonly sourceHash: string;
};

/** `manifest.json`: for each clip the hash of the source it was rendered from, and the hash of its file. */
export type Manifest = Readonly<Record<string, { readonly source: string; readonly file: string }>>;

const PUBLIC = join(import.meta.dirname, '../../public');
export const MANIFEST_FILE = 'manifest.json';

/** The first 16 hexadecimal digits of the SHA-256. */
export function computeShortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The narrator of the Forest Adventure. */
export const ENGLISH_VOICE: Voice = { name: 'af_heart', semitones: 0 };

/** All that the sound depends on besides the text. */
const SETTINGS: Readonly<Record<Language, readonly unknown[]>> = {
  en: [ENGLISH_VOICE, SPEED, VOICE_MASTERING, VOICE_MP3],
  ko: [KOREAN_ENGINE, MASTERING, KOREAN_MP3],
};

function packOf(language: Language): SpeechPack {
  const clips = KINDS.flatMap((kind) =>
    TIMES_FACTS.map((fact) => {
      const text = formatEngineText(kind, fact, language);
      const source = JSON.stringify([PACK_VERSION, ...SETTINGS[language], text]);
      return { name: formatClipName(kind, fact), text, sourceHash: computeShortHash(source) };
    }),
  );
  const [fact = getFact(2, 1)] = TIMES_FACTS;
  return { language, folder: join(PUBLIC, dirname(formatClipAddress('fact', fact, language))), clips };
}

/** Korean, and English in a folder below it. */
export const packs: readonly SpeechPack[] = [packOf('ko'), packOf('en')];
