import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageSilent, withDeadline } from './deadline.client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer in time is the answer, and leaves no timer', async () => {
  expect(await withDeadline(Promise.resolve(7), 1000)).toBe(7);
  await expect(withDeadline(Promise.reject(new Error('closed')), 1000)).rejects.toThrow('closed');
  expect(vi.getTimerCount()).toBe(0);
});

test('storage that never answers is given up after the time', async () => {
  const waiting = withDeadline(new Promise(() => {}), 1000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBeInstanceOf(StorageSilent);
});

test('an answer that comes too late is handed over, so that what was opened can be closed', async () => {
  let open: (value: string) => void = () => {};
  const late: string[] = [];
  const work = new Promise<string>((resolve) => (open = resolve));
  const waiting = withDeadline(work, 1000, (value) => late.push(value)).catch(() => 'given up');
  await vi.advanceTimersByTimeAsync(1000);
  open('a database');
  expect(await waiting).toBe('given up');
  expect(late).toEqual(['a database']);
});
