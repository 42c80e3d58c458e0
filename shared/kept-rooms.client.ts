import { enterRoom, formatRooms, KEPT_ROOMS_KEY, parseRooms } from './kept-rooms.ts';
import { readRemembered, writeRemembered } from './remembered.client.ts';
import { createRoomCode, ROOM_RANDOM_BYTES } from './room.ts';

/** The code of the room that this device is in; of a new one where it has none yet. */
export function currentRoom(): string {
  const [current] = parseRooms(readRemembered(KEPT_ROOMS_KEY));
  return current ?? makeRoom();
}

/** Takes the device into the room with this code. */
export function goIntoRoom(code: string): void {
  const rooms = parseRooms(readRemembered(KEPT_ROOMS_KEY));
  writeRemembered(KEPT_ROOMS_KEY, formatRooms(enterRoom(rooms, code)));
}

/** Makes a room, takes the device into it and answers its code. Nobody is told: a room exists once it holds a score. */
export function makeRoom(): string {
  const code = createRoomCode(crypto.getRandomValues(new Uint8Array(ROOM_RANDOM_BYTES)));
  goIntoRoom(code);
  return code;
}
