import { describe, expect, test } from 'vitest';
import {
  findSound,
  makePackFile,
  makeSpokenFile,
  readPackFile,
  readSpokenFile,
  type SpokenSentence,
} from './pack-file.ts';

const SENTENCES = [
  { text: 'One stone.', audio: Uint8Array.from([1, 2]) },
  { text: '“돌 둘!”', audio: Uint8Array.from([3]) },
];
const SPOKEN: readonly SpokenSentence[] = [
  { text: 'No!', speaker: null, wordsMs: [60], source: 'a', audio: Uint8Array.from([1]) },
  { text: 'No!', speaker: 'theo', wordsMs: [80], source: 'b', audio: Uint8Array.from([2]) },
];

describe('a chapter that one voice reads', () => {
  test('a narrated chapter is read as it was written', () => {
    const sounds = readPackFile(makePackFile(SENTENCES));
    for (const { text, audio } of SENTENCES)
      expect(findSound(sounds, { text, speaker: 'theo' })).toEqual({ audio, wordsMs: null });
    expect(findSound(sounds, { text: 'Two stones.', speaker: null })).toBeUndefined();
  });

  test('a chapter file that is cut off, or of another kind, has no sounds', () => {
    const whole = makePackFile(SENTENCES);
    for (let length = 0; length < whole.length; length++) expect(readPackFile(whole.subarray(0, length)).size).toBe(0);
    expect(readPackFile(new TextEncoder().encode('<!doctype html>')).size).toBe(0);
  });
});

describe('a panel that a cast reads', () => {
  test('the same words are found in the voice of who says them, with the times of their words', () => {
    const sounds = readPackFile(makeSpokenFile(SPOKEN));
    for (const { text, speaker, audio, wordsMs } of SPOKEN)
      expect(findSound(sounds, { text, speaker })).toEqual({ audio, wordsMs });
    expect(findSound(sounds, { text: 'No!', speaker: 'priya' })).toBeUndefined();
  });

  test('what was rendered is read again, to keep what has not changed', () => {
    expect(readSpokenFile(makeSpokenFile(SPOKEN))).toEqual(SPOKEN);
    expect(readSpokenFile(makePackFile(SENTENCES))).toEqual([]);
  });

  test('a panel file that is cut off has no sounds', () => {
    const whole = makeSpokenFile(SPOKEN);
    for (let length = 0; length < whole.length; length++) expect(readPackFile(whole.subarray(0, length)).size).toBe(0);
  });
});
