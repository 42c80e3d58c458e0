import { expect, it } from 'vitest';
import { firstRetentionState, mayDelete, observeClock } from './retention.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-01T09:00:00.000Z');
const at = (elapsed: number, jump = 0) => ({ wall: START + elapsed + jump, monotonic: 5000 + elapsed });
const first = firstRetentionState(at(0));
const RECENT = START - DAY;

it('nothing is deleted in the first ten minutes', () => {
  expect(mayDelete(first, at(10 * MINUTE - 1), RECENT)).toBe(false);
  expect(mayDelete(first, at(10 * MINUTE), RECENT)).toBe(true);
});

it('nothing is deleted where there is nothing', () => {
  expect(mayDelete(first, at(DAY), null)).toBe(false);
});

it('a clock that is 400 days ahead at the start deletes nothing for a day', () => {
  const ahead = firstRetentionState(at(0, 400 * DAY));
  expect(mayDelete(ahead, at(23 * HOUR, 400 * DAY), START)).toBe(false);
  // Somebody has set it right by then.
  const mended = observeClock(ahead, at(23 * HOUR));
  expect(mayDelete(mended, at(23 * HOUR), START)).toBe(false);
  expect(mayDelete(mended, at(23 * HOUR + 10 * MINUTE), START)).toBe(true);
});

it('a clock that is set while the server runs begins the waiting again, forwards and backwards', () => {
  for (const jump of [400 * DAY, -2 * HOUR]) {
    const jumped = observeClock(first, at(5 * HOUR, jump));
    expect(mayDelete(jumped, at(5 * HOUR, jump), RECENT)).toBe(false);
    expect(mayDelete(jumped, at(5 * HOUR + 9 * MINUTE, jump), START + jump)).toBe(false);
    expect(mayDelete(jumped, at(5 * HOUR + 10 * MINUTE, jump), START + jump)).toBe(true);
  }
});

it('small corrections of the clock change nothing', () => {
  expect(observeClock(first, at(5 * HOUR, 59 * MINUTE))).toBe(first);
});

it('after a long holiday the old rows go too, a day later', () => {
  const start = firstRetentionState(at(90 * DAY));
  expect(mayDelete(start, at(90 * DAY + 23 * HOUR), START)).toBe(false);
  expect(mayDelete(start, at(91 * DAY), START)).toBe(true);
});

it('it runs every six hours', () => {
  const ran = { ...first, ranAt: at(DAY).monotonic };
  expect(mayDelete(ran, at(DAY + 6 * HOUR - 1), RECENT)).toBe(false);
  expect(mayDelete(ran, at(DAY + 6 * HOUR), RECENT)).toBe(true);
});
