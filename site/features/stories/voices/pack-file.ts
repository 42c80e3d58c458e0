import { getFields } from '../../../shared/storage/json.ts';
import type { Line } from '../model/lines.ts';
import { makeSoundArchive, readSoundArchive, soundName } from './sound-archive.ts';

/** A sentence of a narration pack as sound. */
export type PackSentence = { readonly text: string; readonly audio: Uint8Array<ArrayBuffer> };

/** A sentence in the voice of who says it, with the time of each word. */
export type SpokenSentence = PackSentence & {
  /** Id of the character who says a bubble; null for the text. */
  readonly speaker: string | null;
  /** When each word of `findWords` begins, in ms from the start of the sound. */
  readonly wordsMs: readonly number[];
  /** Names all that the sound was made from. */
  readonly source: string;
};

/** Null where the pack does not tell when the words begin. */
type PackSound = { readonly audio: Uint8Array<ArrayBuffer>; readonly wordsMs: readonly number[] | null };

/** By text, and where there are speakers by speaker and text (`findSound`). */
export type PackSounds = ReadonlyMap<string, PackSound>;

const FORMAT = 'story-forest-narration';
/** 1: one voice reads all. 2: speakers, and the times of words. */
const ONE_VOICE = 1;
const CAST = 2;
const TABLE = 'narration.json';

/** Which chapters of a book the server has in a language: reply of `/narration/<book>/<language>/index.json`. */
export type PackIndex = { readonly chapters: readonly number[] };

export const packPath = (book: string, language: string, file: string) => `/narration/${book}/${language}/${file}`;

/** Stands for a panel in the name of the file that says a book's gloss words. */
export const WORDS_PANEL = 'words';

/** The file of a panel that the site ships. */
export const spokenPath = (book: string, language: string, panel: string) => `/spoken/${book}/${language}/${panel}.zip`;

const keyOf = (speaker: string | null, text: string) => `${speaker ?? ''}\n${text}`;

/** The sound of a line in a pack: that of its speaker, else that of the one voice which reads all. */
export function findSound(
  sounds: PackSounds,
  { speaker, text }: Pick<Line, 'speaker' | 'text'>,
): PackSound | undefined {
  return sounds.get(keyOf(speaker, text)) ?? sounds.get(text);
}

/** The file of a chapter: an archive of `narration.json` and one sound a sentence. */
export function makePackFile(sentences: readonly PackSentence[]): Uint8Array<ArrayBuffer> {
  const table = { format: FORMAT, version: ONE_VOICE, sentences: sentences.map(({ text }) => text) };
  return makeArchive(table, sentences);
}

/** The file of a panel that the site itself ships. */
export function makeSpokenFile(sentences: readonly SpokenSentence[]): Uint8Array<ArrayBuffer> {
  const table = {
    format: FORMAT,
    version: CAST,
    sentences: sentences.map(({ text, speaker, wordsMs, source }) => ({ text, speaker, wordsMs, source })),
  };
  return makeArchive(table, sentences);
}

function makeArchive(table: object, sentences: readonly PackSentence[]): Uint8Array<ArrayBuffer> {
  return makeSoundArchive(
    TABLE,
    table,
    sentences.map(({ audio }) => audio),
  );
}

/** The sounds of a file by their sentences; empty where the file is none of these or is damaged. Never throws. */
export function readPackFile(bytes: Uint8Array): PackSounds {
  const { table, files } = readSoundArchive(TABLE, bytes) ?? {};
  if (table?.format !== FORMAT || !Array.isArray(table.sentences)) return new Map();
  const sounds = new Map<string, PackSound>();
  for (const [i, sentence] of table.sentences.entries()) {
    const audio = files?.get(soundName(i));
    if (!audio?.length) continue;
    if (table.version === ONE_VOICE && typeof sentence === 'string') sounds.set(sentence, { audio, wordsMs: null });
    const spoken = table.version === CAST ? readSpoken(sentence) : null;
    if (spoken) sounds.set(keyOf(spoken.speaker, spoken.text), { audio, wordsMs: spoken.wordsMs });
  }
  return sounds;
}

/** The sentences of a file that the site ships, to keep those that have not changed. */
export function readSpokenFile(bytes: Uint8Array): SpokenSentence[] {
  const { table, files } = readSoundArchive(TABLE, bytes) ?? {};
  if (table?.format !== FORMAT || table.version !== CAST || !Array.isArray(table.sentences)) return [];
  return table.sentences.flatMap((sentence: unknown, i): SpokenSentence[] => {
    const spoken = readSpoken(sentence);
    const audio = files?.get(soundName(i));
    return spoken && audio?.length ? [{ ...spoken, audio }] : [];
  });
}

function readSpoken(sentence: unknown): Omit<SpokenSentence, 'audio'> | null {
  const { text, speaker, wordsMs, source } = getFields(sentence) ?? {};
  if (typeof text !== 'string' || typeof source !== 'string') return null;
  if (!Array.isArray(wordsMs) || !wordsMs.every((ms) => typeof ms === 'number')) return null;
  return { text, speaker: typeof speaker === 'string' ? speaker : null, wordsMs, source };
}
