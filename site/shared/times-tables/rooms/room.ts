/**
 * Rooms as pages know them: code, invitation, and which are kept on this device.
 *
 * @packageDocumentation
 */
import { readAddress } from '../../address/read-address.ts';
import { parseJson } from '../../storage/json.ts';

/**
 * How a server stores quiz scores: in one list that everybody reads and writes, or in rooms, each with a list that only
 * people with its code can read (docs/product.md §6.4).
 */
export type ScoresScope = 'open' | 'rooms';

export function isScoresScope(value: unknown): value is ScoresScope {
  return value === 'open' || value === 'rooms';
}

/** Key in local storage of the server's last reported scope. */
export const SCORES_SCOPE_KEY = 'story-forest.scores-scope';

/** The header with a room's code; none for null. A header, because logs, caches and histories store addresses. */
export function buildRoomHeader(code: string | null): { readonly 'room-code'?: string } {
  return code === null ? {} : { 'room-code': code };
}

/** Values of `error.code` where the API refuses a room code. */
export const ROOM_REQUIRED = 'room_required';
export const ROOM_MALFORMED = 'room_malformed';
export const NO_ROOMS = 'no_rooms';
/** A pupils' code was sent where only the room's own code counts. */
export const FULL_CODE_REQUIRED = 'full_code_required';

/** The server's scope, as a refusal implies it; null where the refusal has another reason. */
export function inferScope(code: string | undefined): ScoresScope | null {
  if (code === ROOM_REQUIRED) return 'rooms';
  return code === NO_ROOMS ? 'open' : null;
}

/** Crockford's base 32, without letters that look alike. A symbol is five bits. */
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Five bits of each byte are used: 115 bits. At least 96 are needed, so that codes cannot be guessed. */
export const ROOM_RANDOM_BYTES = 23;
export const ROOM_CODE_LENGTH = ROOM_RANDOM_BYTES + 1;
/**
 * Symbols of a pupils' code: two that name the room, 27 of the room's digest, one check symbol. The check detects the
 * same faults up to 31 symbols.
 */
export const PUPILS_CODE_LENGTH = 30;
/** UTF-16 code units of a code as it is typed or sent, with spaces and dashes. */
const MAX_RAW_CODE_LENGTH = 200;
const GROUP_LENGTH = 4;

/** The code of a new room. `random` holds `ROOM_RANDOM_BYTES` bytes from `crypto.getRandomValues`. */
export function createRoomCode(random: Uint8Array): string {
  if (random.length < ROOM_RANDOM_BYTES) throw new Error('a room code that could be guessed');
  const values = Array.from(random.subarray(0, ROOM_RANDOM_BYTES), (byte) => byte & 31);
  return encodeWithCheck(values);
}

/** A code from the numbers of its symbols, with the check symbol that it needs. */
export function encodeWithCheck(values: readonly number[]): string {
  return encodeRoomCode([...values, double(checkOf(values))]);
}

/** A code from the numbers of its symbols: the inverse of `decodeRoomCode`. */
export function encodeRoomCode(values: readonly number[]): string {
  return values.map((value) => SYMBOLS[value]).join('');
}

/**
 * Parses a typed or sent code, a room's own or its pupils', into its stored form: lower case, without spaces. Letters
 * that look like a digit count as the digit. Null where the text is no valid code.
 */
export function parseOwnOrPupilsCode(text: string): string | null {
  if (text.length > MAX_RAW_CODE_LENGTH) return null;
  const code = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  const values = decodeRoomCode(code);
  const isLength = values.length === ROOM_CODE_LENGTH || values.length === PUPILS_CODE_LENGTH;
  return isLength && !values.includes(-1) && checkOf(values) === 0 ? code : null;
}

/** `parseOwnOrPupilsCode`, but null for a pupils' code. */
export function parseOwnCode(text: string): string | null {
  const code = parseOwnOrPupilsCode(text);
  return code === null || isPupilsCode(code) ? null : code;
}

/**
 * Whether a valid code is a pupils' code: it sends scores into its room and takes tasks, and lists no scores but those
 * that the device has sent itself (docs/product.md §6.4). The server derives it from the room's code; nothing leads
 * back.
 */
export function isPupilsCode(code: string): boolean {
  return code.length === PUPILS_CODE_LENGTH;
}

/** The symbols of a code as numbers from 0 to 31; -1 for a character that is none. */
export function decodeRoomCode(code: string): number[] {
  return [...code].map((symbol) => SYMBOLS.indexOf(symbol));
}

/**
 * The check symbol, a polynomial over GF(32): it detects every single wrong symbol and every swap of two. It is needed
 * because the server does not say whether a room exists: a misread code would open an empty room.
 */
function checkOf(values: readonly number[]): number {
  return values.reduce((check, value) => double(check) ^ value, 0);
}

/** Multiplies by x modulo the primitive polynomial x⁵ + x² + 1. */
function double(value: number): number {
  return value & 16 ? ((value << 1) ^ 0b100101) & 31 : value << 1;
}

/** Formats a code in groups of four: 'k7qm 3f2x …'. */
export function formatRoomCode(code: string): string {
  return Array.from({ length: Math.ceil(code.length / GROUP_LENGTH) }, (_, group) =>
    code.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join(' ');
}

/** A link from before invitations ended held the code itself. Pasted, it is read like the code. */
const IN_LINK = '#room=';

type ParsedRoom =
  | { readonly state: 'none' }
  /** A damaged code or link. */
  | { readonly state: 'bad' }
  | { readonly state: 'read'; readonly code: string };

/** Parses the room in typed or pasted text: a room's code, a pupils' code, or an earlier link. */
export function parseRoom(text: string): ParsedRoom {
  if (text.trim() === '') return { state: 'none' };
  const at = text.indexOf(IN_LINK);
  const code = readAddress(at < 0 ? text : text.slice(at + IN_LINK.length), parseOwnOrPupilsCode);
  return code === null ? { state: 'bad' } : { state: 'read', code };
}

/** Key in local storage. */
export const STORED_ROOMS_KEY = 'story-forest.rooms';

/**
 * The codes of this device's rooms, some of them pupils' codes. The first is the current one, where its quizzes are
 * stored. The others are never removed, because the scores of a room cannot be read without its code.
 */
export type StoredRooms = readonly string[];

/** Makes a room the current one. It may be a new one. */
export function enterRoom(rooms: StoredRooms, code: string): StoredRooms {
  return [code, ...rooms.filter((other) => other !== code)];
}

export function formatRooms(rooms: StoredRooms): string {
  return JSON.stringify(rooms);
}

/** Parses stored rooms. Items that are no room codes are left out. */
export function parseRooms(text: string | null): StoredRooms {
  const value = parseJson(text);
  if (!Array.isArray(value)) return [];
  const codes = value.map((code) => (typeof code === 'string' ? parseOwnOrPupilsCode(code) : null));
  return [...new Set(codes.filter((code) => code !== null))];
}
