import { expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time.ts';
import { createRetentionState, createSpaceCheck, mayDelete, observeClock } from './retention.server.ts';

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

/** A check of a database of 100 bytes. */
function setUpSpaceCheck() {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const limitSize = vi.fn(() => ({ usedBytes: 91, maxBytes: 100 }));
  const deleteEmptyBoards = vi.fn(async () => 0);
  return { log, limitSize, deleteEmptyBoards, check: createSpaceCheck({ limitSize, deleteEmptyBoards, log }) };
}

test('each check of a nearly full database deletes empty boards, and the log warns once', async () => {
  const { check, log, deleteEmptyBoards } = setUpSpaceCheck();
  await check();
  expect(log.info).not.toHaveBeenCalled();
  deleteEmptyBoards.mockResolvedValue(3);
  await check();
  expect(deleteEmptyBoards).toHaveBeenCalledTimes(2);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ deletedRows: 3 }, expect.any(String));
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('no empty board goes from a database that is not nearly full, and the log warns when it is so again', async () => {
  const { check, log, limitSize, deleteEmptyBoards } = setUpSpaceCheck();
  await check();
  limitSize.mockReturnValueOnce({ usedBytes: 90, maxBytes: 100 });
  await check();
  expect(deleteEmptyBoards).toHaveBeenCalledTimes(1);
  await check();
  expect(log.warn).toHaveBeenCalledTimes(2);
});

test('a failed deletion is logged as what it is, and the next check deletes again', async () => {
  const { check, log, deleteEmptyBoards } = setUpSpaceCheck();
  deleteEmptyBoards.mockRejectedValueOnce(new Error('disk I/O error'));
  await check();
  await check();
  expect(log.error.mock.calls.map(([, text]) => text)).toEqual([
    'empty boards could not be deleted from a nearly full database',
  ]);
  expect(deleteEmptyBoards).toHaveBeenCalledTimes(2);
});

test('a size that cannot be read deletes nothing', async () => {
  const { check, log, limitSize, deleteEmptyBoards } = setUpSpaceCheck();
  limitSize.mockImplementationOnce(() => {
    throw new Error('no such folder');
  });
  await check();
  expect(log.error).toHaveBeenCalledWith(expect.anything(), 'the size of the database could not be read');
  expect(deleteEmptyBoards).not.toHaveBeenCalled();
});
