import { describe, expect, test } from 'vitest';
import { stretchSound } from './stretch-sound.ts';

const RATE = 22_050;

function tone(hertz: number, seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hertz * i) / RATE));
}

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

/** Upward passes through zero in a second. */
function pitchOf(samples: Float32Array): number {
  const passes = samples.filter((value, i) => value >= 0 && (samples[i - 1] ?? 0) < 0).length;
  return (passes * RATE) / samples.length;
}

describe.each([0.8, 1.2])('at the rate %d', (rate) => {
  test.each([110, 233, 440])(
    'a stretched tone of %d Hz keeps its pitch and loudness, and has its new length',
    (hertz) => {
      const stretched = stretchSound(tone(hertz, 1), RATE, rate);
      expect(stretched.length / RATE).toBeCloseTo(1 / rate, 3);
      expect(Math.abs(pitchOf(stretched) - hertz) / hertz).toBeLessThan(0.03);
      const middle = stretched.subarray(0.1 * RATE, 0.6 * RATE);
      expect(rms(middle) / rms(tone(hertz, 1))).toBeGreaterThan(0.95);
      expect(stretched.every((value) => Math.abs(value) < 0.6)).toBe(true);
    },
  );

  test('a later part of a stretched sound comes proportionally later', () => {
    const sound = new Float32Array(RATE);
    sound.set(tone(300, 0.2), 0.5 * RATE);
    const stretched = stretchSound(sound, RATE, rate);
    const first = stretched.findIndex((value) => Math.abs(value) > 0.1) / RATE;
    expect(Math.abs(first - 0.5 / rate)).toBeLessThan(0.03);
  });
});

test('silence and an empty sound are not changed by stretching', () => {
  expect(stretchSound(new Float32Array(1000), RATE, 1.2).every((value) => value === 0)).toBe(true);
  expect(stretchSound(new Float32Array(), RATE, 1.2)).toHaveLength(0);
});
