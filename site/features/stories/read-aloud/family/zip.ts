/**
 * ZIP archives whose entries are stored without compression: audio is compressed already. Reads what `makeZip` writes, and
 * what other programs write without compression.
 */
export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;
const END_RECORD_BYTES = 22;
const LOCAL_HEADER_BYTES = 30;
const CENTRAL_HEADER_BYTES = 46;
/** The flag that says that names are UTF-8. */
const UTF8_FLAG = 0x0800;
const ENCRYPTED_FLAG = 0x0001;

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

/** Writes little-endian numbers of 2 or 4 bytes. */
function record(fields: readonly (readonly [size: 2 | 4, value: number])[]): number[] {
  return fields.flatMap(([size, value]) => Array.from({ length: size }, (_, i) => (value >>> (8 * i)) & 0xff));
}

function joined(pieces: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** ASCII only: the names are made by this program. */
const asciiBytes = (name: string) => Array.from(name, (character) => character.charCodeAt(0));

/** @throws where there are more than 65,535 entries or a name is not ASCII */
export function makeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  if (entries.length > 0xffff) throw new Error('too many entries');
  const bodies: (Uint8Array | number[])[] = [];
  const central: number[][] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const nameBytes = asciiBytes(name);
    if (nameBytes.some((code) => code > 126)) throw new Error(`a name that is not ASCII: ${name}`);
    const size = bytes.length;
    // Version 2.0, no compression, the earliest date that the format knows.
    const common = record([
      [2, 20],
      [2, UTF8_FLAG],
      [2, 0],
      [2, 0],
      [2, 0x21],
      [4, crc32(bytes)],
      [4, size],
      [4, size],
      [2, nameBytes.length],
      [2, 0],
    ]);
    bodies.push([...record([[4, LOCAL_HEADER]]), ...common, ...nameBytes], bytes);
    central.push([
      ...record([
        [4, CENTRAL_HEADER],
        [2, 20],
      ]),
      ...common,
      ...record([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ]),
      ...nameBytes,
    ]);
    offset += LOCAL_HEADER_BYTES + nameBytes.length + size;
  }
  const centralBytes = central.reduce((sum, row) => sum + row.length, 0);
  const count = entries.length;
  const end = record([
    [4, END_RECORD],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, centralBytes],
    [4, offset],
    [2, 0],
  ]);
  return joined([...bodies, ...central, end]);
}

/**
 * The entries of an archive; null where it is none, is damaged, or is compressed or encrypted, or where entries overlap.
 * Never throws.
 */
export function readZip(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    if (end === null) return null;
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    const entries: PlacedEntry[] = [];
    for (let i = 0; i < count; i++) {
      const entry = entryAt(view, bytes, at);
      if (!entry) return null;
      entries.push(entry);
      at += CENTRAL_HEADER_BYTES + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
    }
    const isSound = !hasOverlap(entries) && entries.every((entry) => crc32(entry.bytes) === entry.crc);
    return isSound ? entries : null;
  } catch {
    // A number that points behind the end.
    return null;
  }
}

/** The end record stands at the end, behind it at most a comment. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_RECORD_BYTES - 0xffff);
  for (let at = view.byteLength - END_RECORD_BYTES; at >= first; at--) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  return null;
}

/** An entry with the place of its local header and body in the archive. */
type PlacedEntry = ZipEntry & { readonly crc: number; readonly start: number; readonly end: number };

/**
 * Whether two entries share bytes of the archive: without that, all entries together are no larger than the archive, and
 * so is the work of reading them.
 */
function hasOverlap(entries: readonly PlacedEntry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.start - b.start);
  return inOrder.some(({ start }, i) => start < (inOrder[i - 1]?.end ?? 0));
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): PlacedEntry | null {
  if (view.getUint32(at, true) !== CENTRAL_HEADER) return null;
  const isEncrypted = (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) !== 0;
  const isCompressed = view.getUint16(at + 10, true) !== 0;
  if (isEncrypted || isCompressed) return null;
  const crc = view.getUint32(at + 16, true);
  const size = view.getUint32(at + 24, true);
  const nameStart = at + CENTRAL_HEADER_BYTES;
  const name = String.fromCharCode(...bytes.subarray(nameStart, nameStart + view.getUint16(at + 28, true)));
  const start = view.getUint32(at + 42, true);
  if (view.getUint32(start, true) !== LOCAL_HEADER) return null;
  const bodyStart = start + LOCAL_HEADER_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const end = bodyStart + size;
  return end <= bytes.length ? { name, bytes: bytes.subarray(bodyStart, end), crc, start, end } : null;
}
