/** The clips of the quiz: 72 times facts, each as a statement and as a question. */
import { dirname, join } from 'node:path';
import {
  formatClipAddress,
  formatClipName,
  formatPhrase,
  type PhraseKind,
} from '../../features/quiz/speech/phrases.ts';
import { LANGUAGES, type Language } from '../../shared/language/language.ts';
import { getFact, TIMES_FACTS, type TimesFact } from '../../shared/times-tables/facts/times-fact.ts';
import { QUIZ_VOICES } from './cast-voices.ts';
import { makeUtterance, type Utterance } from './utterance.ts';

/** The clips of a language. */
export type ClipPack = {
  readonly language: Language;
  readonly folder: string;
  readonly clips: readonly Clip[];
};

/** `name`: the file's, without its ending: 'fact-7x8'. */
export type Clip = Utterance & { readonly name: string };

/** `manifest.json`: for each clip the hash of the source it was rendered from, and the hash of its file. */
export type Manifest = Readonly<Record<string, { readonly source: string; readonly file: string }>>;

const KINDS: readonly PhraseKind[] = ['fact', 'question'];
const PUBLIC = join(import.meta.dirname, '../../public');
export const MANIFEST_FILE = 'manifest.json';

function makeClip(kind: PhraseKind, fact: TimesFact, language: Language): Clip {
  const phrase = formatPhrase(kind, fact, language);
  // Never shown: it gives a chant its melody.
  const text = kind === 'fact' && language === 'ko' ? `${phrase}!` : phrase;
  return { ...makeUtterance(text, language, QUIZ_VOICES[language]), name: formatClipName(kind, fact) };
}

function listClips(language: Language): ClipPack {
  const clips = KINDS.flatMap((kind) => TIMES_FACTS.map((fact) => makeClip(kind, fact, language)));
  const [fact = getFact(2, 1)] = TIMES_FACTS;
  return { language, folder: join(PUBLIC, dirname(formatClipAddress('fact', fact, language))), clips };
}

export const clipPacks: readonly ClipPack[] = LANGUAGES.map(listClips);
