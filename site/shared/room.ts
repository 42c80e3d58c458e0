/**
 * How a server keeps quiz scores: in one list that everybody reads and writes (docs/product.md §6.4), or in rooms, each with its own
 * list, which only those see who hold its code.
 */
export type ScoresScope = 'open' | 'rooms';

export function isScoresScope(value: unknown): value is ScoresScope {
  return value === 'open' || value === 'rooms';
}

/** Where the device keeps what the server last said of its scope (local storage), for when it cannot be asked. */
export const SCORES_SCOPE_KEY = 'story-forest.scores-scope';

/** The header with a room's code; none for null. Logs, caches and histories keep addresses, not headers. */
export function roomHeader(code: string | null): { readonly 'room-code'?: string } {
  return code === null ? {} : { 'room-code': code };
}

/** What the API calls its refusals of a code (`error.code`). */
export const ROOM_REQUIRED = 'room_required';
export const ROOM_MALFORMED = 'room_malformed';
export const NO_ROOMS = 'no_rooms';

/** The scope that a refusal gives away, or null where it is about something else. */
export function scopeOfRefusal(code: string | undefined): ScoresScope | null {
  if (code === ROOM_REQUIRED) return 'rooms';
  return code === NO_ROOMS ? 'open' : null;
}

/** Crockford's base 32: no letter that could be read as another or as a digit. Each symbol is five bits. */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Random bytes in a code. Five bits of each are used: 115 bits; what must not be guessed needs at least 96. */
export const ROOM_RANDOM_BYTES = 23;
const CODE_LENGTH = ROOM_RANDOM_BYTES + 1;
const GROUP_LENGTH = 4;

/** The code of a new room. `random` holds `ROOM_RANDOM_BYTES` bytes from `crypto.getRandomValues`. */
export function createRoomCode(random: Uint8Array): string {
  if (random.length < ROOM_RANDOM_BYTES) throw new Error('a room code that could be guessed');
  const values = Array.from(random.subarray(0, ROOM_RANDOM_BYTES), (byte) => byte & 31);
  return [...values, double(checkOf(values))].map((value) => SYMBOLS[value]).join('');
}

/**
 * The code that a person has typed or a server was sent, as it is stored: lower case, without gaps. Null where it is none.
 * Letters that look like a digit count as the digit.
 */
export function readRoomCode(text: string): string | null {
  const code = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  const values = roomSymbols(code);
  return values.length === CODE_LENGTH && !values.includes(-1) && checkOf(values) === 0 ? code : null;
}

/** The symbols of a code as numbers from 0 to 31; -1 for what is none. */
export function roomSymbols(code: string): number[] {
  return [...code].map((symbol) => SYMBOLS.indexOf(symbol));
}

/**
 * A polynomial check in GF(32): one wrong symbol, or two that have changed places, never make another valid code. A
 * server does not tell whether a room exists, so without it a misread code would quietly open an empty room.
 */
function checkOf(values: readonly number[]): number {
  return values.reduce((check, value) => double(check) ^ value, 0);
}

/** Times x, modulo x⁵ + x² + 1, whose powers of x run through all 31 values. */
function double(value: number): number {
  return value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1;
}

/** A code as people read it out: 'k7qm 3f2x …'. */
export function formatRoomCode(code: string): string {
  return Array.from({ length: Math.ceil(code.length / GROUP_LENGTH) }, (_, group) =>
    code.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join(' ');
}

const IN_HASH = '#room=';

/** The link that opens a room. What stands behind the '#' is never sent to a server. */
export function roomLink(origin: string, code: string): string {
  return `${origin}/quiz-scores${IN_HASH}${code}`;
}

export type RoomReading =
  | { readonly state: 'none' }
  /** Something that was meant as a room, but is not whole. */
  | { readonly state: 'bad' }
  | { readonly state: 'read'; readonly code: string };

const NONE: RoomReading = { state: 'none' };

/** What the end of an address ('#room=…', or anything else) says of a room. */
export function roomInHash(hash: string): RoomReading {
  return hash.startsWith(IN_HASH) ? reading(hash.slice(IN_HASH.length)) : NONE;
}

/** The room in what somebody has typed or pasted: a code or a whole link. */
export function roomInText(text: string): RoomReading {
  if (text.trim() === '') return NONE;
  const at = text.indexOf(IN_HASH);
  return reading(at < 0 ? text : text.slice(at + IN_HASH.length));
}

function reading(text: string): RoomReading {
  const code = readRoomCode(text);
  return code === null ? { state: 'bad' } : { state: 'read', code };
}

/** Whether an address with this host leads to the very device that opens it, and so never to dad's phone. */
export function isThisDevice(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
