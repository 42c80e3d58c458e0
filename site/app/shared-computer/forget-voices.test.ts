// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countVoices, forgetDevice } from './forget-device.client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('story-forest.finds', '["a"]');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets time pass until the work is done. How long modules take to load is not known. */
async function passUntil<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(1000);
  return work;
}

const answering = (result: unknown) => {
  const request = { result, onsuccess: () => {} };
  setTimeout(() => request.onsuccess());
  return request;
};
const closed = () => {
  throw new DOMException('closed', 'SecurityError');
};

test.each([
  ['never answers', { databases: () => new Promise(() => {}), open: () => ({}), deleteDatabase: vi.fn(() => ({})) }, 1],
  ['is closed', { databases: closed, open: closed, deleteDatabase: vi.fn(closed) }, 1],
  ['has no voices', { databases: async () => [], open: closed, deleteDatabase: vi.fn(() => answering(null)) }, 0],
])('a device is forgotten where its database %s', async (_, indexedDB, deletions) => {
  vi.stubGlobal('indexedDB', indexedDB);
  expect(await passUntil(countVoices())).toBe(0);
  expect(await passUntil(forgetDevice())).toBe(0);
  expect(localStorage.getItem('story-forest.finds')).toBeNull();
  expect(indexedDB.deleteDatabase).toHaveBeenCalledTimes(deletions);
});
