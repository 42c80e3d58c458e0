import { createHash } from 'node:crypto';
import { NO_ROOMS, ROOM_MALFORMED, ROOM_REQUIRED, readRoomCode, type ScoresScope } from '../../../shared/room.ts';
import { RefusedRequest } from '../../../shared/route.server.ts';

/** The room of everybody: what the table holds for scores that belong to none. */
export const OPEN_ROOM = '';

/** Characters of base 64 that are kept of a digest: 132 bits. */
const DIGEST_LENGTH = 22;

/**
 * The room that a request reads and writes, as the table knows it: a digest of its code, so that a stolen backup opens no
 * room. Whether anything is in it makes no difference here, and is told to nobody.
 *
 * @param sent what came in the header Room-Code; undefined where there was none
 */
export function roomOf(scope: ScoresScope, sent: string | undefined): string {
  if (scope === 'open') {
    // What was meant for a room must not end in the list of everybody because a setting was changed.
    if (sent !== undefined) throw refusal(NO_ROOMS);
    return OPEN_ROOM;
  }
  if (sent === undefined) throw refusal(ROOM_REQUIRED);
  const code = readRoomCode(sent);
  if (code === null) throw refusal(ROOM_MALFORMED);
  return createHash('sha256').update(`story-forest room ${code}`).digest('base64url').slice(0, DIGEST_LENGTH);
}

/** In both languages, and never with what was sent: it may be a whole code with a letter too many. */
const REFUSALS = {
  [ROOM_REQUIRED]:
    'This site keeps scores in rooms: a room code is missing. 이 사이트는 점수를 방마다 따로 보관해요. 방 코드가 빠졌어요.',
  [ROOM_MALFORMED]:
    'This site keeps scores in rooms: the room code is not whole. 이 사이트는 점수를 방마다 따로 보관해요. 방 코드가 올바르지 않아요.',
  [NO_ROOMS]:
    'This site has no rooms: it keeps one list for everybody. 이 사이트에는 방이 없어요. 모두의 점수를 한곳에 모아요.',
} as const;

function refusal(code: keyof typeof REFUSALS): RefusedRequest {
  return new RefusedRequest(400, code, REFUSALS[code]);
}
