import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileCache } from './file-cache.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function file(name: string, size: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, Buffer.alloc(size, name));
  return path;
}

test('the file cache holds the files used last and never exceeds its size', async () => {
  const cache = createFileCache(2500);
  const paths = await Promise.all(['a', 'b', 'c'].map((name) => file(name, 1000)));
  const [a = '', b = '', c = ''] = paths;
  await cache.get(a);
  await cache.get(b);
  await cache.get(a);
  await cache.get(c);
  expect(cache.totalBytes()).toBe(2000);
  expect(Buffer.isBuffer(cache.get(a))).toBe(true);
  expect(Buffer.isBuffer(cache.get(c))).toBe(true);
  expect(Buffer.isBuffer(cache.get(b))).toBe(false);
  expect(String(await cache.get(b)).slice(0, 3)).toBe('bbb');
});

test('concurrent requests read a file once, and a large file is not cached', async () => {
  const cache = createFileCache(10_000_000);
  const large = await file('l', 600 * 1024);
  const reads = [cache.get(large), cache.get(large)];
  expect(reads[0]).toBe(reads[1]);
  expect((await reads[0])?.length).toBe(600 * 1024);
  expect(cache.totalBytes()).toBe(0);
});

test('a file that cannot be read fails each time and is read again on the next request', async () => {
  const cache = createFileCache(1000);
  const path = join(folder, 'missing');
  await expect(cache.get(path)).rejects.toThrow('ENOENT');
  await file('missing', 10);
  expect((await cache.get(path)).length).toBe(10);
});
