import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildRoomHeader,
  createRoomCode,
  encodeWithCheck,
  enterRoom,
  formatRoomCode,
  formatRooms,
  inferScope,
  isPupilsCode,
  isScoresScope,
  NO_ROOMS,
  PUPILS_CODE_LENGTH,
  parseOwnCode,
  parseOwnOrPupilsCode,
  parseRoom,
  parseRooms,
  ROOM_MALFORMED,
  ROOM_RANDOM_BYTES,
  ROOM_REQUIRED,
} from './room.ts';

const bytes = fc.uint8Array({ minLength: ROOM_RANDOM_BYTES, maxLength: ROOM_RANDOM_BYTES });
const anyCode = bytes.map(createRoomCode);
const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';

describe('a room code', () => {
  test('a room code has 24 symbols that need no encoding in an address or a header', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(code).toMatch(/^[0-9a-hj-km-np-tv-z]{24}$/);
        expect(encodeURIComponent(code)).toBe(code);
      }),
    );
  });

  test('a room code uses five bits of every random byte: at least 96 bits in all', () => {
    expect(ROOM_RANDOM_BYTES * 5).toBeGreaterThanOrEqual(96);
    const nothing = new Uint8Array(ROOM_RANDOM_BYTES);
    for (let byte = 0; byte < ROOM_RANDOM_BYTES; byte++) {
      const codes = Array.from({ length: 32 }, (_, value) => createRoomCode(nothing.with(byte, value)));
      expect(new Set(codes).size).toBe(32);
    }
  });

  test('createRoomCode throws when it gets too few random bytes', () => {
    expect(() => createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES - 1))).toThrow('guessed');
  });

  test('a room code is read in capitals, with spaces or dashes, and with similar letters', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const written = formatRoomCode(code);
        for (const text of [
          code,
          written,
          written.toUpperCase(),
          ` ${written.replaceAll(' ', '–')}\n`,
          code.replaceAll('0', 'O').replaceAll('1', 'l'),
          code.replaceAll('1', 'I'),
          String.fromCodePoint(...[...code.toUpperCase()].map((symbol) => 0xfee0 + (symbol.codePointAt(0) ?? 0))),
        ]) {
          expect(parseOwnCode(text), text).toBe(code);
        }
      }),
    );
  });

  test('a room code with one wrong symbol is invalid', () => {
    fc.assert(
      fc.property(anyCode, fc.nat({ max: 23 }), fc.integer({ min: 1, max: 31 }), (code, at, off) => {
        const wrong = SYMBOLS[(SYMBOLS.indexOf(code[at] ?? '') + off) % 32];
        expect(parseOwnCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBeNull();
      }),
    );
  });

  test('a room code with two swapped symbols is invalid', () => {
    fc.assert(
      fc.property(anyCode, fc.nat({ max: 23 }), fc.nat({ max: 23 }), (code, one, other) => {
        const symbols = [...code];
        fc.pre(symbols[one] !== symbols[other]);
        [symbols[one], symbols[other]] = [symbols[other] ?? '', symbols[one] ?? ''];
        expect(parseOwnCode(symbols.join(''))).toBeNull();
      }),
    );
  });

  test.each(['', '*', 'all', '하늘', 'u'.repeat(24), '0'.repeat(23), '0'.repeat(25), `${'0'.repeat(23)}1`])(
    'the text %j is not a room code',
    (text) => {
      expect(parseOwnCode(text)).toBeNull();
    },
  );

  test('a room code with more than 200 code units around and in it is invalid', () => {
    const code = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES));
    expect(parseOwnCode(code.padEnd(200))).toBe(code);
    expect(parseOwnCode(code.padEnd(201))).toBeNull();
  });

  test('a typed text is either no room code or one that is read as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const code = parseOwnCode(text);
        if (code !== null) expect(parseOwnCode(code)).toBe(code);
      }),
    );
  });
});

describe("a pupils' code", () => {
  const values = fc.array(fc.nat(31), { minLength: PUPILS_CODE_LENGTH - 1, maxLength: PUPILS_CODE_LENGTH - 1 });

  test("a pupils' code is read in any writing, and never as a room's own code", () => {
    fc.assert(
      fc.property(values, (symbols) => {
        const code = encodeWithCheck(symbols);
        expect(isPupilsCode(code)).toBe(true);
        for (const text of [code, formatRoomCode(code).toUpperCase(), ` ${formatRoomCode(code)}\n`]) {
          expect(parseOwnOrPupilsCode(text)).toBe(code);
          expect(parseOwnCode(text)).toBeNull();
          expect(parseRoom(text)).toEqual({ state: 'read', code });
        }
        expect(parseRooms(formatRooms([code]))).toEqual([code]);
      }),
    );
  });

  test("a pupils' code with one wrong symbol, or two swapped ones, is invalid", () => {
    const at = fc.nat(PUPILS_CODE_LENGTH - 1);
    fc.assert(
      fc.property(values, at, at, fc.integer({ min: 1, max: 31 }), (all, one, other, off) => {
        const code = encodeWithCheck(all);
        const symbols = [...code];
        const wrong = SYMBOLS[(SYMBOLS.indexOf(code[one] ?? '') + off) % 32] ?? '';
        expect(parseOwnOrPupilsCode(symbols.with(one, wrong).join(''))).toBeNull();
        fc.pre(symbols[one] !== symbols[other]);
        const swapped = symbols.with(one, symbols[other] ?? '').with(other, symbols[one] ?? '');
        expect(parseOwnOrPupilsCode(swapped.join(''))).toBeNull();
      }),
    );
  });

  test("a room's own code is not a pupils' code", () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(isPupilsCode(parseOwnOrPupilsCode(code) ?? '')).toBe(false);
      }),
    );
  });
});

test.each([
  [[0], '0'],
  [[1, 2, 3, 4], '1234'],
  [[10, 31, 18, 20, 21], 'azjmn'],
])('the random bytes %j become the symbols %s', (random, symbols) => {
  const code = createRoomCode(Uint8Array.from({ length: ROOM_RANDOM_BYTES + 2 }, (_, index) => random[index] ?? 0));
  expect(code.slice(0, symbols.length)).toBe(symbols);
  expect(code).toHaveLength(24);
});

test('a room code is written in groups of four', () => {
  expect(formatRoomCode('k7qm3f2x9')).toBe('k7qm 3f2x 9');
});

test('a request carries its room in a header, and no header without a room', () => {
  expect(buildRoomHeader('k7qm')).toEqual({ 'room-code': 'k7qm' });
  expect(buildRoomHeader(null)).toEqual({});
});

test.each([
  ['open', true],
  ['rooms', true],
  ['', false],
  [null, false],
])('isScoresScope of %j is %s', (value, isScope) => {
  expect(isScoresScope(value)).toBe(isScope);
});

test.each([
  [ROOM_REQUIRED, 'rooms'],
  [NO_ROOMS, 'open'],
  [ROOM_MALFORMED, null],
  [undefined, null],
])('the error code %s says that the scores scope is %s', (code, scope) => {
  expect(inferScope(code)).toBe(scope);
});

describe('a typed text', () => {
  test('a room code is found in a typed text and in an earlier room link', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(parseRoom(`  https://story.example/quiz-scores#room=${code} `)).toEqual({ state: 'read', code });
        expect(parseRoom(formatRoomCode(code))).toEqual({ state: 'read', code });
      }),
    );
  });

  test.each([
    ['  ', 'none'],
    ['our room', 'bad'],
    ['https://story.example/quiz-scores', 'bad'],
  ])('the room in the typed text %j has the state: %s', (text, state) => {
    expect(parseRoom(text)).toEqual({ state });
  });
});

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
