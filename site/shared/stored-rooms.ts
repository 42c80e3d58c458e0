import { readRoomCode } from './room.ts';

/** Where the device keeps the codes of its rooms (local storage). */
export const STORED_ROOMS_KEY = 'story-forest.rooms';

/**
 * The rooms that this device holds the codes of. It is in the first: quizzes played here go there. The others stay, for
 * a code that is lost locks its scores away.
 */
export type StoredRooms = readonly string[];

/** The rooms once the device has gone into one, which may be new to it. */
export function enterRoom(rooms: StoredRooms, code: string): StoredRooms {
  return [code, ...rooms.filter((kept) => kept !== code)];
}

export function formatRooms(rooms: StoredRooms): string {
  return JSON.stringify(rooms);
}

/** The rooms that a stored text holds. Whatever in it is no code is left out. */
export function parseRooms(text: string | null): StoredRooms {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return [];
    const codes = value.map((code) => (typeof code === 'string' ? readRoomCode(code) : null));
    return [...new Set(codes.filter((code) => code !== null))];
  } catch {
    return [];
  }
}
