import { createRoomCode, ROOM_RANDOM_BYTES } from './room.ts';
import { enterRoom, formatRooms, parseRooms, STORED_ROOMS_KEY } from './stored-rooms.ts';
import { readStored, writeStored } from './stored-text.client.ts';

/** The code of the room that this device is in; of a new one where it has none yet. */
export function currentRoom(): string {
  const [current] = parseRooms(readStored(STORED_ROOMS_KEY));
  if (current !== undefined) return current;
  const made = newRoomCode();
  goIntoRoom(made);
  return made;
}

/** Takes the device into the room with this code. */
export function goIntoRoom(code: string): void {
  const rooms = parseRooms(readStored(STORED_ROOMS_KEY));
  writeStored(STORED_ROOMS_KEY, formatRooms(enterRoom(rooms, code)));
}

/** The code of a new room. Nobody is told of it: there is nothing to a room but its scores. */
export function newRoomCode(): string {
  return createRoomCode(crypto.getRandomValues(new Uint8Array(ROOM_RANDOM_BYTES)));
}
