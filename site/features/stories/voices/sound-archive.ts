/**
 * ZIP archives of a table (JSON) and the sounds that it names. They are written without compression, since sound is
 * compressed already. Whatever another program makes of the same files is read too: compressed, with data descriptors,
 * in a folder, with files of its own beside ours.
 */
import { Inflate, strFromU8, strToU8, type Zippable, zipSync } from 'fflate';
import { type Fields, getFields, parseJson } from '../../../shared/storage/json.ts';

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** `files` are named as in the table, without the folder that another program may have put them in. */
type SoundArchive = { readonly table: Fields | null; readonly files: Files };

/** The name of a sound by its place in the table, from 0. */
export const soundName = (index: number) => `audio/${index + 1}`;

/** @throws where there are more than 65,535 files */
export function makeSoundArchive(
  tableName: string,
  table: unknown,
  sounds: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  if (sounds.length >= 0xffff) throw new Error('too many files');
  // ASCII, with other characters as \u escapes: earlier versions of the site read a byte as a character.
  const json = JSON.stringify(table).replaceAll(
    /[^\x20-\x7e]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const files: Zippable = { [tableName]: strToU8(json) };
  for (const [i, sound] of sounds.entries()) files[soundName(i)] = sound;
  // The earliest date that the format knows: the same sounds make the same bytes.
  return zipSync(files, { level: 0, mtime: new Date(1980, 0, 1) });
}

/**
 * Reads the archive with a table of this name; without one, the table is null. Returns null for bytes that are no ZIP
 * archive or a damaged one, whose entries overlap, or that hold more than `MAX_RATIO` times their own size. Never
 * throws.
 */
export function readSoundArchive(tableName: string, bytes: Uint8Array): SoundArchive | null {
  const entries = readEntries(bytes);
  if (!entries) return null;
  const path = [...entries.keys()].find((name) => name === tableName || name.endsWith(`/${tableName}`));
  const folder = path?.slice(0, -tableName.length) ?? '';
  const table = entries.get(path ?? '');
  return {
    table: table ? getFields(parseJson(strFromU8(table))) : null,
    files: new Map([...entries].map(([name, file]) => [name.slice(folder.length), file])),
  };
}

const END_RECORD = 0x06054b50;
const CENTRAL_HEADER = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_RECORD_BYTES = 22;
const CENTRAL_HEADER_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const ENCRYPTED_FLAG = 1;
const [STORED, DEFLATED] = [0, 8];

/**
 * Size of all files together over that of the archive. Sound hardly shrinks when it is compressed, and is most of it.
 */
const MAX_RATIO = 8;
/** Compressed bytes that are inflated before the size is looked at. They become at most a thousand times as many. */
const INFLATE_STEP = 4096;

type Entry = {
  readonly name: string;
  readonly crc: number;
  readonly isDeflated: boolean;
  /** Size when inflated. */
  readonly size: number;
  /** Where the local header begins, and where the body begins and ends. */
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
};

/**
 * fflate's own `unzipSync` neither compares checksums nor stops where an entry is larger than it says: 250 kB keep it
 * busy for seconds. So the directory is read here.
 */
function readEntries(bytes: Uint8Array): Files | null {
  try {
    const entries = listEntries(bytes);
    if (hasOverlap(entries) || entries.reduce((sum, { size }) => sum + size, 0) > MAX_RATIO * bytes.length) return null;
    const files = entries.map((entry) => [entry.name, bodyOf(entry, bytes)] as const);
    return files.every(([, body], i) => crc32(body) === entries[i]?.crc) ? new Map(files) : null;
  } catch {
    // A number that points behind the end, or a body that cannot be inflated.
    return null;
  }
}

function listEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [u16, u32] = [(at: number) => view.getUint16(at, true), (at: number) => view.getUint32(at, true)];
  let end = bytes.length - END_RECORD_BYTES;
  // Behind the record stands at most a comment of 65,535 bytes.
  for (const first = end - 0xffff; u32(end) !== END_RECORD; end--) if (end <= first) throw new Error('no end record');
  let at = u32(end + 16);
  return Array.from({ length: u16(end + 10) }, (): Entry => {
    const method = u16(at + 10);
    const start = u32(at + 42);
    if (u32(at) !== CENTRAL_HEADER || u32(start) !== LOCAL_HEADER) throw new Error('no header');
    if ((u16(at + 8) & ENCRYPTED_FLAG) !== 0 || ![STORED, DEFLATED].includes(method)) throw new Error('not readable');
    const bodyStart = start + LOCAL_HEADER_BYTES + u16(start + 26) + u16(start + 28);
    const nameStart = at + CENTRAL_HEADER_BYTES;
    const nameEnd = nameStart + u16(at + 28);
    const entry = {
      name: strFromU8(bytes.subarray(nameStart, nameEnd)),
      crc: u32(at + 16),
      isDeflated: method === DEFLATED,
      size: u32(at + 24),
      start,
      bodyStart,
      end: bodyStart + u32(at + 20),
    };
    at = nameEnd + u16(at + 30) + u16(at + 32);
    return entry;
  });
}

/** Whether two entries share bytes: without that, reading all takes no more work than the archive has bytes. */
function hasOverlap(entries: readonly Entry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.start - b.start);
  return inOrder.some(({ start }, i) => start < (inOrder[i - 1]?.end ?? 0));
}

/** Throws where the body is larger than the entry says. */
function bodyOf({ isDeflated, size, bodyStart, end }: Entry, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (!isDeflated) return bytes.slice(bodyStart, end);
  const body = new Uint8Array(size);
  let filled = 0;
  const inflate = new Inflate((piece) => {
    body.set(piece, filled);
    filled += piece.length;
  });
  for (let at = bodyStart; at < end; at += INFLATE_STEP)
    inflate.push(bytes.subarray(at, Math.min(end, at + INFLATE_STEP)), at + INFLATE_STEP >= end);
  return body;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
