import { readStored, writeStored } from '../../storage/stored-text.client.ts';
import { createRoomCode, enterRoom, formatRooms, parseRooms, ROOM_RANDOM_BYTES, STORED_ROOMS_KEY } from './room.ts';

/** The code of the device's room; null where it is in none. */
export function getCurrentRoomCode(): string | null {
  return parseRooms(readStored(STORED_ROOMS_KEY))[0] ?? null;
}

/** The code of the device's room. Creates and stores one where there is none. */
export function ensureCurrentRoomCode(): string {
  const current = getCurrentRoomCode();
  if (current !== null) return current;
  const code = generateRoomCode();
  enterStoredRoom(code);
  return code;
}

/** Makes the room with this code the device's current one. */
export function enterStoredRoom(code: string): void {
  const rooms = parseRooms(readStored(STORED_ROOMS_KEY));
  writeStored(STORED_ROOMS_KEY, formatRooms(enterRoom(rooms, code)));
}

/** A random room code. The server needs not know it: a room is nothing but its scores. */
export function generateRoomCode(): string {
  return createRoomCode(crypto.getRandomValues(new Uint8Array(ROOM_RANDOM_BYTES)));
}
