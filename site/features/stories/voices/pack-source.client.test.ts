import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePackFile } from './pack-file.ts';
import { loadPackChapter, loadPackIndex } from './pack-source.client.ts';

const CHAPTER = makePackFile([{ text: 'One stone.', audio: Uint8Array.from([1, 2]) }]);
const SIGN_IN = '<h1>This network wants you to sign in</h1>';

let kept: Map<string, Response>;
let answer: (path: string) => Response;

beforeEach(() => {
  kept = new Map();
  const cache = {
    match: async (path: string) => kept.get(path)?.clone(),
    put: async (path: string, reply: Response) => void kept.set(path, reply),
    delete: async (path: string) => kept.delete(path),
  };
  const caches = { open: async () => cache };
  vi.stubGlobal('window', { caches });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string) => answer(path));
  answer = (path) =>
    path.endsWith('.json') ? Response.json({ chapters: [1] }) : new Response(CHAPTER, { status: 200 });
});
afterEach(() => vi.unstubAllGlobals());

const textsOf = async () => [...(await loadPackChapter('a-book', 'en', 1)).keys()];
const offline = () => {
  throw new TypeError('offline');
};

test('a chapter that was fetched is readable offline', async () => {
  expect(await loadPackIndex('a-book', 'en')).toEqual({ chapters: [1] });
  expect(await textsOf()).toEqual(['One stone.']);
  answer = offline;
  expect(await loadPackIndex('a-book', 'en')).toEqual({ chapters: [1] });
  expect(await textsOf()).toEqual(['One stone.']);
});

test('a chapter that was not fetched is reported as unavailable', async () => {
  answer = offline;
  await expect(loadPackIndex('a-book', 'en')).rejects.toThrow('offline');
  await expect(textsOf()).rejects.toThrow('offline');
});

test.each([
  ['the page of a sign-in', () => new Response(SIGN_IN)],
  ['the page of a sign-in as if there were no file', () => new Response(SIGN_IN, { status: 404 })],
  [
    'a page that another address has',
    () => Object.defineProperty(Response.json({ chapters: [] }), 'redirected', { value: true }),
  ],
  ['an error', () => new Response('', { status: 503 })],
])('a stored chapter is read and kept where the server answers with %s', async (_what, reply) => {
  await loadPackIndex('a-book', 'en');
  await textsOf();
  answer = reply;
  expect(await loadPackIndex('a-book', 'en')).toEqual({ chapters: [1] });
  expect(await textsOf()).toEqual(['One stone.']);
  answer = offline;
  expect(await textsOf()).toEqual(['One stone.']);
});

test('a chapter that the server no longer has is deleted', async () => {
  await textsOf();
  answer = () => Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 });
  expect(await textsOf()).toEqual([]);
  expect(kept.size).toBe(0);
});

test('a browser whose storage never answers reads while it is online', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('caches', { open: () => new Promise(() => {}) });
  const reading = textsOf();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await reading).toEqual(['One stone.']);
  vi.useRealTimers();
});

test('a browser that stores nothing reads while it is online', async () => {
  vi.stubGlobal('window', {});
  expect(await textsOf()).toEqual(['One stone.']);
  vi.stubGlobal('window', { caches: { open: offline } });
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('private window')) });
  expect(await textsOf()).toEqual(['One stone.']);
});
