import { isLanguage } from '../../../shared/language/language.ts';
import { getFields } from '../../../shared/storage/json.ts';
import { cleanVoiceName, type FamilyVoice, type Recording } from './recording.ts';
import { makeSoundArchive, readSoundArchive, soundName } from './sound-archive.ts';

/** The family's voices, and their recordings of one book. */
export type FamilyVoices = { readonly voices: readonly FamilyVoice[]; readonly recordings: readonly Recording[] };

/** `newer`: made by a later version of the site. */
export type VoicesFault = 'foreign' | 'broken' | 'newer' | 'other-book';
type ReadVoices =
  | { readonly ok: true; readonly family: FamilyVoices }
  | { readonly ok: false; readonly fault: VoicesFault };

const FORMAT = 'story-forest-voices';
const VERSION = 1;
const TABLE = 'voices.json';
const AUDIO_TYPE = /^audio\/(?:webm|mp4|ogg|mpeg|wav)(?:;[\w=.,"\s-]*)?$/;
/** UTF-16 code units, of a sentence and of any other text in the table. */
const MAX_TEXT_LENGTH = 2000;
const MAX_GAIN = 100;
const ID = /^[\w-]{1,64}$/;

/** A file with the voices of a book: an archive of `voices.json` and one sound a sentence. */
export function makeVoicesFile(book: string, { voices, recordings }: FamilyVoices): Uint8Array<ArrayBuffer> {
  const table = {
    format: FORMAT,
    version: VERSION,
    book,
    readers: voices,
    recordings: recordings.map(({ audio: _, book: __, ...rest }, i) => ({ ...rest, file: soundName(i) })),
  };
  return makeSoundArchive(
    TABLE,
    table,
    recordings.map(({ audio }) => audio),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;

const isNumber = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max;

function parseVoice(value: unknown): FamilyVoice | null {
  const { id, name: typed } = getFields(value) ?? {};
  if (!isText(id) || !ID.test(id) || !isText(typed)) return null;
  const name = cleanVoiceName(typed);
  return name === '' ? null : { id, name };
}

function parseRecording(
  value: unknown,
  book: string,
  voiceIds: ReadonlySet<string>,
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Recording | null {
  const fields = getFields(value);
  if (!fields) return null;
  const { reader, language, text, type, startMs, endMs, gain, recordedAt, file } = fields;
  const audio = typeof file === 'string' ? files.get(file) : undefined;
  if (typeof reader !== 'string' || !voiceIds.has(reader) || !isLanguage(language) || !audio?.length) return null;
  if (!isText(text) || !isText(type) || !AUDIO_TYPE.test(type)) return null;
  const maxMs = 10 * 60_000;
  if (!isNumber(startMs, maxMs) || !isNumber(endMs, maxMs) || startMs >= endMs) return null;
  if (!isNumber(gain, MAX_GAIN) || !isNumber(recordedAt, Number.MAX_SAFE_INTEGER)) return null;
  return { book, reader, language, text, type, startMs, endMs, gain, recordedAt, audio };
}

/**
 * Whether no two recordings have the same sound: each is stored by itself, so that shared ones would take more room
 * than the file.
 */
function hasOwnSounds(recordings: readonly unknown[]): boolean {
  return new Set(recordings.map((value) => getFields(value)?.file)).size === recordings.length;
}

/** Reads a file of voices for a book. A file with one faulty part is refused as a whole. Never throws. */
export function readVoicesFile(book: string, bytes: Uint8Array): ReadVoices {
  const fault = (what: VoicesFault): ReadVoices => ({ ok: false, fault: what });
  const archive = readSoundArchive(TABLE, bytes);
  // 'PK': an archive, but a damaged one.
  if (!archive) return fault(bytes[0] === 0x50 && bytes[1] === 0x4b ? 'broken' : 'foreign');
  const { table, files } = archive;
  if (table?.format !== FORMAT) return fault('foreign');
  if (typeof table.version === 'number' && table.version > VERSION) return fault('newer');
  if (table.book !== book) return fault('other-book');
  if (!Array.isArray(table.readers) || !Array.isArray(table.recordings)) return fault('broken');
  if (!hasOwnSounds(table.recordings)) return fault('broken');
  const voices = table.readers.map(parseVoice);
  const ids = new Set(voices.flatMap((voice) => (voice ? [voice.id] : [])));
  const recordings = table.recordings.map((value) => parseRecording(value, book, ids, files));
  const isWhole = voices.every((voice) => voice !== null) && recordings.every((recording) => recording !== null);
  return isWhole ? { ok: true, family: { voices, recordings } } : fault('broken');
}
