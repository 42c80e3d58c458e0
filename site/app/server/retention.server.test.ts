import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time.ts';
import { createRetentionState, mayDelete, observeClock } from './retention.server.ts';

const START = Date.parse('2026-03-01T09:00:00.000Z');
const at = (elapsed: number, jump = 0) => ({ wall: START + elapsed + jump, monotonic: 5000 + elapsed });
const first = createRetentionState(at(0));
const RECENT = START - DAY_MS;

test('the retention job deletes nothing in the first ten minutes', () => {
  expect(mayDelete(first, at(10 * MINUTE_MS - 1), RECENT)).toBe(false);
  expect(mayDelete(first, at(10 * MINUTE_MS), RECENT)).toBe(true);
});

test('the retention job deletes nothing where there are no rows', () => {
  expect(mayDelete(first, at(DAY_MS), null)).toBe(false);
});

test('a clock that is 400 days ahead at the start deletes nothing for a day', () => {
  const ahead = createRetentionState(at(0, 400 * DAY_MS));
  expect(mayDelete(ahead, at(23 * HOUR_MS, 400 * DAY_MS), START)).toBe(false);
  // Somebody has set it right by then.
  const mended = observeClock(ahead, at(23 * HOUR_MS));
  expect(mayDelete(mended, at(23 * HOUR_MS), START)).toBe(false);
  expect(mayDelete(mended, at(23 * HOUR_MS + 10 * MINUTE_MS), START)).toBe(true);
});

test('a clock set forwards or backwards while the server runs restarts the wait', () => {
  for (const jump of [400 * DAY_MS, -2 * HOUR_MS]) {
    const jumped = observeClock(first, at(5 * HOUR_MS, jump));
    expect(mayDelete(jumped, at(5 * HOUR_MS, jump), RECENT)).toBe(false);
    expect(mayDelete(jumped, at(5 * HOUR_MS + 9 * MINUTE_MS, jump), START + jump)).toBe(false);
    expect(mayDelete(jumped, at(5 * HOUR_MS + 10 * MINUTE_MS, jump), START + jump)).toBe(true);
  }
});

test('a clock correction of less than an hour does not restart the wait', () => {
  expect(observeClock(first, at(5 * HOUR_MS, 59 * MINUTE_MS))).toBe(first);
});

test('after a long time off, the old rows are deleted a day after the start', () => {
  const start = createRetentionState(at(90 * DAY_MS));
  expect(mayDelete(start, at(90 * DAY_MS + 23 * HOUR_MS), START)).toBe(false);
  expect(mayDelete(start, at(91 * DAY_MS), START)).toBe(true);
});

test('the retention job runs every six hours', () => {
  const ran = { ...first, ranAt: at(DAY_MS).monotonic };
  expect(mayDelete(ran, at(DAY_MS + 6 * HOUR_MS - 1), RECENT)).toBe(false);
  expect(mayDelete(ran, at(DAY_MS + 6 * HOUR_MS), RECENT)).toBe(true);
});
