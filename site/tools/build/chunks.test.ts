import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHUNKS } from './chunks.ts';

const files = Object.values(CHUNKS).flat();

it('every file of a chunk exists', () => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('each file is in only one chunk', () => {
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});
