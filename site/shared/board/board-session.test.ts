import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSessionId, SESSION_ID, SESSION_RANDOM_BYTES } from './board-session.ts';

const MOMENT = Date.parse('2026-03-01T09:00:00.000Z');

test('a session id contains its time and 96 random bits', () => {
  const bytes = Uint8Array.from({ length: SESSION_RANDOM_BYTES }, (_, index) => index);
  expect(createSessionId(MOMENT, bytes)).toBe('session-1772355600000-000102030405060708090a0b');
});

test('every session id that a page creates is accepted by the server', () => {
  const bytes = fc.uint8Array({ minLength: SESSION_RANDOM_BYTES, maxLength: 32 });
  fc.assert(
    fc.property(fc.integer({ min: MOMENT, max: 4 * MOMENT }), bytes, (milliseconds, random) => {
      expect(createSessionId(milliseconds, random)).toMatch(SESSION_ID);
    }),
  );
});

test('createSessionId throws when it gets too few random bytes', () => {
  expect(() => createSessionId(MOMENT, new Uint8Array(8))).toThrow();
});
