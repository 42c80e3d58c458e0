import { parseJson } from '../storage/json.ts';
import { readRoomCode } from './room.ts';

/** Key in local storage. */
export const STORED_ROOMS_KEY = 'story-forest.rooms';

/**
 * The codes of this device's rooms. The first is the current one, where its quizzes are stored. The others are never
 * removed, because the scores of a room cannot be read without its code.
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
  const codes = value.map((code) => (typeof code === 'string' ? readRoomCode(code) : null));
  return [...new Set(codes.filter((code) => code !== null))];
}
