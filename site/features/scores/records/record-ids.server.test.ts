import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../shared/time.ts';
import { recordIds } from './record-ids.server.ts';

const NOON = Date.parse('2026-03-01T12:00:00.000Z');

/** What a clock may say: it goes on, stands still, or is set back. */
const anyClock = fc.array(fc.integer({ min: NOON - HOUR_MS, max: NOON + HOUR_MS }), { minLength: 2, maxLength: 50 });

const areSorted = (ids: readonly string[]) => ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? ''));

test('record ids are UUIDs of version 7 that contain the time', () => {
  const id = recordIds(randomBytes)(NOON);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(NOON);
});

test('record ids are in the order they were made in, whatever the clock does', () => {
  fc.assert(
    fc.property(anyClock, (clock) => {
      expect(areSorted(clock.map(recordIds(randomBytes)))).toBe(true);
    }),
  );
});

test('record ids stay in order when the server restarts with its clock set back', () => {
  fc.assert(
    fc.property(anyClock, anyClock, (before, after) => {
      const first = before.map(recordIds(randomBytes));
      expect(areSorted([...first, ...after.map(recordIds(randomBytes, first.at(-1)))])).toBe(true);
    }),
  );
});

test('record ids stay in order beyond the 4,096 that one millisecond has room for', () => {
  const nextId = recordIds(randomBytes);
  expect(areSorted(Array.from({ length: 10_000 }, () => nextId(NOON)))).toBe(true);
});

test('record ids begin with the clock where the newest id in the database has another format', () => {
  expect(recordIds(randomBytes, 'a')(NOON) < recordIds(randomBytes)(NOON + 1)).toBe(true);
});
