import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWords } from '../../features/stories/model/lines.ts';
import { MASTERING, masterSentence, timeWords } from './sound.ts';

describe('when words begin', () => {
  const spoken = [
    { start: 1, end: 4, from: 0.2, to: 0.4 },
    { start: 5, end: 10, from: 0.5, to: 0.9 },
  ];

  test('a word begins when the model says it, moved like its sound', () => {
    expect(timeWords('“One stone.”', spoken, -0.1)).toEqual([100, 400]);
  });

  test('a word without a time of its own begins with the one before', () => {
    expect(timeWords('“One stone, two.”', spoken, 0)).toEqual([200, 500, 500]);
    expect(timeWords('“One-stone.”', spoken, 0)).toEqual([200]);
  });

  test('there is a time for each word of the page, and none is before the one before', () => {
    const anySpoken = fc.array(
      fc.record({
        start: fc.nat(30),
        end: fc.nat(40),
        from: fc.float({ min: 0, max: 9, noNaN: true }),
        to: fc.constant(9),
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), anySpoken, (text, words) => {
        const times = timeWords(text, words, -0.2);
        expect(times).toHaveLength(findWords(text).length);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times.every((ms) => ms >= 0)).toBe(true);
      }),
    );
  });
});

test('a sentence begins after its lead, however long the model waits, and the shift says by how much it moved', () => {
  const rate = 24_000;
  const samples = new Float32Array(rate);
  for (let i = 12_000; i < 18_000; i++) samples[i] = 0.2 * Math.sin(i / 8);
  const { sound, shiftSeconds } = masterSentence(samples, rate);
  expect(shiftSeconds).toBeCloseTo(MASTERING.leadSeconds - 0.5, 2);
  expect(sound.findIndex((value) => Math.abs(value) > 0.01) / rate).toBeCloseTo(MASTERING.leadSeconds, 2);
  expect(sound.length / rate).toBeCloseTo(MASTERING.leadSeconds + 0.25 + MASTERING.tailSeconds, 1);
});
