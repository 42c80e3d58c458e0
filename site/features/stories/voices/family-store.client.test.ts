import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StorageSilent } from './deadline.client.ts';
import { countRecordings, deleteAllVoices, deleteRecordings, loadVoices } from './family-store.client.ts';

/** Longer than everything that is waited for. */
const LONG_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The outcome of `work`, after a minute. */
async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'still waiting';
  work.then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = error),
  );
  await vi.advanceTimersByTimeAsync(LONG_MS);
  return outcome;
}

const CALLS = [
  ['loading voices', () => loadVoices('a-book')],
  ['counting recordings', () => countRecordings()],
  ['deleting the recordings of a voice', () => deleteRecordings('a-book', 'mom')],
  ['deleting all', () => deleteAllVoices()],
] as const;

const silent = () => new Promise(() => {});

describe.each([
  ['never answers', { open: () => ({}), deleteDatabase: () => ({}), databases: silent }],
  ['cannot list its databases and never answers', { open: () => ({}), deleteDatabase: () => ({}) }],
])('a browser whose database %s', (_, indexedDB) => {
  test.each(CALLS)('is not waited for without end: %s', async (_what, call) => {
    vi.stubGlobal('indexedDB', indexedDB);
    expect(await outcomeOf(call())).toBeInstanceOf(StorageSilent);
  });
});

/** A database that opens after this time and answers no request. */
function stubOpening(afterMs: number) {
  const database = {
    isClosed: false,
    isAborted: false,
    close: () => {
      database.isClosed = true;
    },
    transaction: () => ({
      objectStore: () => ({ getAll: () => ({}), count: () => ({}), delete: () => ({}) }),
      abort: () => {
        database.isAborted = true;
      },
    }),
  };
  vi.stubGlobal('IDBKeyRange', { bound: () => null });
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { result: database, onsuccess: () => {} };
      setTimeout(() => request.onsuccess(), afterMs);
      return request;
    },
  });
  return database;
}

test.each(CALLS.slice(0, 3))('a database that opens and then is silent is given up and closed: %s', async (_, call) => {
  const database = stubOpening(10);
  expect(await outcomeOf(call())).toBeInstanceOf(StorageSilent);
  expect(database.isClosed).toBe(true);
});

test('what was told to be not stored is not stored later', async () => {
  const database = stubOpening(10);
  await outcomeOf(deleteRecordings('a-book', 'mom'));
  expect(database.isAborted).toBe(true);
});

test('a database that opens too late is closed, so that it can still be deleted', async () => {
  const database = stubOpening(LONG_MS / 2);
  expect(await outcomeOf(countRecordings())).toBeInstanceOf(StorageSilent);
  expect(database.isClosed).toBe(true);
});
