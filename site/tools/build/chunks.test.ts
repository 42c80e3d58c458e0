import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHUNKS } from './chunks.ts';

const files = Object.values(CHUNKS).flat();

test('every file of a chunk exists', () => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('each file is in only one chunk', () => {
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});
