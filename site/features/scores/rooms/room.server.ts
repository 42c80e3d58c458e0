/**
 * Rooms of a family or class: which room a code names, and what its holder may do (docs/decisions/012, 022, 054).
 *
 * @packageDocumentation
 */
import { createHash } from 'node:crypto';
import { RefusedRequest } from '../../../shared/api/route.server.ts';
import {
  decodeRoomCode,
  encodeWithCheck,
  FULL_CODE_REQUIRED,
  isPupilsCode,
  NO_ROOMS,
  parseOwnOrPupilsCode,
  ROOM_MALFORMED,
  ROOM_REQUIRED,
  type ScoresScope,
} from '../../../shared/times-tables/rooms/room.ts';

/** The `room` column of scores in the open list. */
export const OPEN_ROOM = '';

/** Base64 characters of the truncated digest. */
const DIGEST_LENGTH = 22;
const DIGEST_BITS = DIGEST_LENGTH * 6;
/** Symbols of a pupils' code that name the room, as those of the room's code do. */
const NAME_SYMBOLS = 2;

/**
 * The `room` column of a request that only the room's own code may make: a digest of the code, so that a stolen backup
 * does not reveal codes (docs/decisions/022). An empty room and an unknown one are the same.
 *
 * @param sent the header Room-Code
 * @throws a refusal where the header does not fit the server's scope, or holds a pupils' code
 */
export function resolveRoom(scope: ScoresScope, sent: string | undefined): string {
  const { room, isPupils } = resolveAnyRoom(scope, sent);
  if (isPupils) throw refusal(FULL_CODE_REQUIRED);
  return room;
}

/**
 * The `room` column of a request that pupils may make, too. What it answers must show a pupils' code nothing but what
 * its sender has proved to know.
 *
 * @throws a refusal where the header does not fit the server's scope
 */
export function resolveAnyRoom(
  scope: ScoresScope,
  sent: string | undefined,
): { readonly room: string; readonly isPupils: boolean } {
  if (scope === 'open') {
    // A score for a room must not enter the open list because the server's setting was changed.
    if (sent !== undefined) throw refusal(NO_ROOMS);
    return { room: OPEN_ROOM, isPupils: false };
  }
  const code = requireCode(sent);
  const isPupils = isPupilsCode(code);
  const digest = isPupils ? digestIn(code) : digestOf(code);
  return { room: digest.toString('base64url').slice(0, DIGEST_LENGTH), isPupils };
}

/** @throws a refusal where nothing was sent, or no code */
function requireCode(sent: string | undefined): string {
  if (sent === undefined) throw refusal(ROOM_REQUIRED);
  const code = parseOwnOrPupilsCode(sent);
  if (code === null) throw refusal(ROOM_MALFORMED);
  return code;
}

function digestOf(code: string): Buffer {
  return createHash('sha256').update(`story-forest room ${code}`).digest();
}

/**
 * The pupils' code of the room whose own code was sent.
 *
 * @throws a refusal where the server has no rooms, or the header holds no code of a room's own
 */
export function resolvePupilsCode(scope: ScoresScope, sent: string | undefined): string {
  requireRooms(scope);
  const code = requireCode(sent);
  if (isPupilsCode(code)) throw refusal(FULL_CODE_REQUIRED);
  return derivePupilsCode(code);
}

/**
 * The pupils' code of a room (docs/decisions/054): the digest under which the room's rows are stored, written like a
 * room code. So the room is known from either code without a table of rooms.
 */
function derivePupilsCode(code: string): string {
  const bits = toBits([...digestOf(code)], 8).slice(0, DIGEST_BITS);
  const symbols = fromBits(bits.padEnd(Math.ceil(DIGEST_BITS / 5) * 5, '0'), 5);
  return encodeWithCheck([...decodeRoomCode(code).slice(0, NAME_SYMBOLS), ...symbols]);
}

/** The digest that a pupils' code holds, and a few bits more. */
function digestIn(pupilsCode: string): Buffer {
  const bits = toBits(decodeRoomCode(pupilsCode).slice(NAME_SYMBOLS, -1), 5);
  return Buffer.from(fromBits(bits.padEnd(Math.ceil(bits.length / 8) * 8, '0'), 8));
}

function toBits(values: readonly number[], width: number): string {
  return values.map((value) => value.toString(2).padStart(width, '0')).join('');
}

function fromBits(bits: string, width: number): number[] {
  return Array.from({ length: bits.length / width }, (_, at) =>
    Number.parseInt(bits.slice(at * width, (at + 1) * width), 2),
  );
}

/**
 * The `room` column of a request that only the room's own code may make, and that an open list has no owner for.
 *
 * @throws a refusal in an open list too
 */
export function resolveOwnedRoom(scope: ScoresScope, sent: string | undefined): string {
  requireRooms(scope);
  return resolveRoom(scope, sent);
}

/** @throws a refusal where the server has no rooms */
export function requireRooms(scope: ScoresScope): void {
  if (scope === 'open') throw refusal(NO_ROOMS);
}

/** Messages in both languages. They do not quote the header: it may contain a valid code. */
const REFUSALS = {
  [ROOM_REQUIRED]:
    'This site keeps scores in rooms: a room code is missing. 이 사이트는 점수를 방마다 따로 보관해요. 방 코드가 빠졌어요.',
  [ROOM_MALFORMED]:
    'This site keeps scores in rooms: the room code isn’t quite right. 이 사이트는 점수를 방마다 따로 보관해요. 방 코드가 올바르지 않아요.',
  [FULL_CODE_REQUIRED]:
    'This needs the room’s own code; the link for children does not open it. 방 코드가 있어야 해요. 아이용 링크로는 할 수 없어요.',
  [NO_ROOMS]:
    'This site has no rooms: it keeps one list for everybody. 이 사이트에는 방이 없어요. 모두의 점수를 한곳에 모아요.',
} as const;

function refusal(code: keyof typeof REFUSALS): RefusedRequest {
  return new RefusedRequest(code === FULL_CODE_REQUIRED ? 403 : 400, code, REFUSALS[code]);
}
