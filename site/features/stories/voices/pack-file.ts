import { makeSoundArchive, readSoundArchive, soundName } from './sound-archive.ts';

/** A sentence of a narration pack as sound. */
export type PackSentence = { readonly text: string; readonly audio: Uint8Array<ArrayBuffer> };

const FORMAT = 'story-forest-narration';
const VERSION = 1;
const TABLE = 'narration.json';

/** Which chapters of a book the server has in a language: reply of `/narration/<book>/<language>/index.json`. */
export type PackIndex = { readonly chapters: readonly number[] };

export const packPath = (book: string, language: string, file: string) => `/narration/${book}/${language}/${file}`;

/** The file of a chapter: an archive of `narration.json` and one sound a sentence. */
export function makePackFile(sentences: readonly PackSentence[]): Uint8Array<ArrayBuffer> {
  const table = { format: FORMAT, version: VERSION, sentences: sentences.map(({ text }) => text) };
  return makeSoundArchive(
    TABLE,
    table,
    sentences.map(({ audio }) => audio),
  );
}

/** The sounds of a chapter by their sentences; empty where the file is none of these or is damaged. Never throws. */
export function readPackFile(bytes: Uint8Array): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const { table, files } = readSoundArchive(TABLE, bytes) ?? {};
  const sounds = new Map<string, Uint8Array<ArrayBuffer>>();
  if (table?.format !== FORMAT || table.version !== VERSION || !Array.isArray(table.sentences)) return sounds;
  table.sentences.forEach((text: unknown, i) => {
    const audio = files?.get(soundName(i));
    if (typeof text === 'string' && audio?.length) sounds.set(text, audio);
  });
  return sounds;
}
