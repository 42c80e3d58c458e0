import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAtomically } from './write-atomically.server.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-atomically-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('an atomic write replaces the file and leaves no temporary file', async () => {
  const path = join(folder, 'clip.mp3');
  await writeAtomically(path, 'old and longer');
  await writeAtomically(path, new Uint8Array([110, 101, 119]));
  expect(await readFile(path, 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['clip.mp3']);
});

test('an atomic write that fails rejects and leaves no temporary file', async () => {
  await mkdir(join(folder, 'clip.mp3', 'inside'), { recursive: true });
  await expect(writeAtomically(join(folder, 'clip.mp3'), 'new')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['clip.mp3']);
});

test('two concurrent atomic writes leave the content of one of the two', async () => {
  const path = join(folder, 'clip.mp3');
  await Promise.all([writeAtomically(path, 'first'), writeAtomically(path, 'second')]);
  expect(['first', 'second']).toContain(await readFile(path, 'utf8'));
  expect(await readdir(folder)).toEqual(['clip.mp3']);
});
