import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRoomCode, ROOM_RANDOM_BYTES } from './room.ts';
import { enterRoom, formatRooms, parseRooms } from './stored-rooms.ts';

const codes = Array.from({ length: 5 }, (_, index) =>
  createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(index + 1)),
);
const visits = fc.array(fc.constantFrom(...codes));

test('the current room is the one entered last, and no other room is lost', () => {
  fc.assert(
    fc.property(visits, (visited) => {
      const rooms = visited.reduce(enterRoom, []);
      expect(rooms[0]).toBe(visited.at(-1));
      expect(new Set(rooms)).toEqual(new Set(visited));
      expect(rooms).toHaveLength(new Set(visited).size);
    }),
  );
});

test('stored rooms are read back as they were written', () => {
  fc.assert(
    fc.property(visits, (visited) => {
      const rooms = visited.reduce(enterRoom, []);
      expect(parseRooms(formatRooms(rooms))).toEqual(rooms);
    }),
  );
});

test.each([null, '', 'no json', '{}', '["k7qm", 3, null]', `"${codes[0]}"`])(
  'there are no stored rooms where the stored text is %j',
  (text) => {
    expect(parseRooms(text)).toEqual([]);
  },
);

test('a stored room code is kept once, however it was written', () => {
  expect(parseRooms(JSON.stringify([codes[0], codes[0]?.toUpperCase(), 'x', codes[1]]))).toEqual([codes[0], codes[1]]);
});
