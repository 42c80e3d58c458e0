import { expect, test } from 'vitest';
import { makePackFile, readPackFile } from './pack-file.ts';

const SENTENCES = [
  { text: 'One stone.', audio: Uint8Array.from([1, 2]) },
  { text: '“돌 둘!”', audio: Uint8Array.from([3]) },
];

test('a narrated chapter is read as it was written', () => {
  expect([...readPackFile(makePackFile(SENTENCES))]).toEqual(SENTENCES.map(({ text, audio }) => [text, audio]));
});

test('a chapter file that is cut off, or of another kind, has no sounds', () => {
  const whole = makePackFile(SENTENCES);
  for (let length = 0; length < whole.length; length++) expect(readPackFile(whole.subarray(0, length)).size).toBe(0);
  expect(readPackFile(new TextEncoder().encode('<!doctype html>')).size).toBe(0);
});
