import { createHash } from 'node:crypto';
import { RefusedRequest } from '../../../shared/api/route.server.ts';
import { NO_ROOMS, ROOM_MALFORMED, ROOM_REQUIRED, readRoomCode, type ScoresScope } from '../../../shared/rooms/room.ts';

/** The `room` column of scores in the open list. */
export const OPEN_ROOM = '';

/** Base64 characters of the truncated digest: 132 bits. */
const DIGEST_LENGTH = 22;

/**
 * The `room` column of a request: a digest of the room code, so that a stolen backup does not reveal codes
 * (docs/decisions/022). An empty room and an unknown one are the same.
 *
 * @param sent the header Room-Code
 * @throws a refusal where the header does not fit the server's scope
 */
export function resolveRoom(scope: ScoresScope, sent: string | undefined): string {
  if (scope === 'open') {
    // A score for a room must not enter the open list because the server's setting was changed.
    if (sent !== undefined) throw refusal(NO_ROOMS);
    return OPEN_ROOM;
  }
  if (sent === undefined) throw refusal(ROOM_REQUIRED);
  const code = readRoomCode(sent);
  if (code === null) throw refusal(ROOM_MALFORMED);
  return createHash('sha256').update(`story-forest room ${code}`).digest('base64url').slice(0, DIGEST_LENGTH);
}

/**
 * The `room` column of a request that an open list has no owner for.
 *
 * @throws a refusal in an open list too
 */
export function resolveOwnedRoom(scope: ScoresScope, sent: string | undefined): string {
  if (scope === 'open') throw refusal(NO_ROOMS);
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
  [NO_ROOMS]:
    'This site has no rooms: it keeps one list for everybody. 이 사이트에는 방이 없어요. 모두의 점수를 한곳에 모아요.',
} as const;

function refusal(code: keyof typeof REFUSALS): RefusedRequest {
  return new RefusedRequest(400, code, REFUSALS[code]);
}
