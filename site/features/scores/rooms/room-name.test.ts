import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../shared/language/language.ts';
import { createRoomCode, ROOM_RANDOM_BYTES } from '../../../shared/times-tables/rooms/room.ts';
import { deriveRoomName } from './room-name.ts';

const codeFrom = (...bytes: number[]) =>
  createRoomCode(Uint8Array.from({ length: ROOM_RANDOM_BYTES }, (_, i) => bytes[i] ?? 0));

test('a room has a name in both languages, with the right particle', () => {
  expect(deriveRoomName(codeFrom(0, 0))).toEqual({ en: 'Fox and Acorn', ko: '여우와 도토리' });
  expect(deriveRoomName(codeFrom(7, 11))).toEqual({ en: 'Bear and Star', ko: '곰과 별' });
});

test('each pair of words names some room, and nothing else of the code matters', () => {
  const pairs = Array.from({ length: 32 * 32 }, (_, index) => [index >> 5, index & 31] as const);
  const names = pairs.map(([first, second]) => deriveRoomName(codeFrom(first, second)));
  for (const language of LANGUAGES) {
    const counts = Map.groupBy(names, (name) => name[language]);
    expect(counts.size).toBe(256);
    expect([...counts.values()].every((same) => same.length === 4)).toBe(true);
  }
  expect(deriveRoomName(codeFrom(3, 4, 5))).toEqual(deriveRoomName(codeFrom(3, 4, 31, 30, 29)));
});
