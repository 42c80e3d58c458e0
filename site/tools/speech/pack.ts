import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { clipName, engineText, type PhraseKind, spokenFacts } from '../../features/quiz/speech/chant.ts';
import { ENGINE } from './engine.ts';
import { MASTERING } from './mastering.ts';
import { MP3 } from './mp3.ts';

/** Raise it when a change of the code changes the sound and no setting. */
const PACK_VERSION = 1;

const KINDS: readonly PhraseKind[] = ['fact', 'question'];

export type Clip = {
  /** The file's name without its ending: 'fact-7x8'. */
  readonly name: string;
  /** The input of the speech engine. */
  readonly text: string;
  /** Of the text and of all settings of the sound. */
  readonly sourceHash: string;
};

/** `manifest.json`: for each clip the hash of the source it was rendered from, and the hash of its file. */
export type Manifest = Readonly<Record<string, { readonly source: string; readonly file: string }>>;

export const PACK_FOLDER = join(import.meta.dirname, '../../public/speech');
export const MANIFEST_FILE = 'manifest.json';

/** The first 16 hexadecimal digits of the SHA-256. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The 144 clips of the pack: 72 times facts, each as a statement and as a question. */
export const packClips: readonly Clip[] = KINDS.flatMap((kind) =>
  spokenFacts.map((fact) => {
    const text = engineText(kind, fact);
    const source = JSON.stringify([PACK_VERSION, ENGINE, MASTERING, MP3, text]);
    return { name: clipName(kind, fact), text, sourceHash: shortHash(source) };
  }),
);
