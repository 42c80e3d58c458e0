import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { clipName, engineText, type PhraseKind, spokenFacts } from '../../features/quiz/speech/chant.ts';
import { ENGINE } from './engine.ts';
import { MASTERING } from './mastering.ts';
import { MP3 } from './mp3.ts';

/** Raise it when a change to the tool's code alters the sound without altering a setting. */
const PACK_VERSION = 1;

const KINDS: readonly PhraseKind[] = ['fact', 'question'];

export type Clip = {
  /** The file's name without its ending: 'fact-7x8'. */
  readonly name: string;
  /** What the engine is given. */
  readonly text: string;
  /** Changes with the wording and with everything that shapes the sound. */
  readonly sourceHash: string;
};

/** What stands in `manifest.json` for each clip: the source it was rendered from, and the file that came of it. */
export type Manifest = Readonly<Record<string, { readonly source: string; readonly file: string }>>;

export const PACK_FOLDER = join(import.meta.dirname, '../../public/speech');
export const MANIFEST_FILE = 'manifest.json';

/** The first 16 hexadecimal digits of the SHA-256. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The 144 clips of the pack: 72 facts, each chanted and asked. */
export const packClips: readonly Clip[] = KINDS.flatMap((kind) =>
  spokenFacts.map((fact) => {
    const text = engineText(kind, fact);
    const source = JSON.stringify([PACK_VERSION, ENGINE, MASTERING, MP3, text]);
    return { name: clipName(kind, fact), text, sourceHash: shortHash(source) };
  }),
);
