import { describe, expect, test } from 'vitest';
import { applyFilter, type Biquad, highPass } from './filters.ts';
import { kWeighting, measureLoudness } from './loudness.ts';
import { findLoudestSample, setLoudness, softLimit, trim } from './mastering.ts';

const RATE = 22050;

function sine(hertz: number, seconds: number, amplitude: number, rate = RATE): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / rate),
  );
}

function joined(...parts: readonly Float32Array[]): Float32Array {
  const output = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    output.set(part, at);
    at += part.length;
  }
  return output;
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length);
}

/** Within 2 ms: a sine reaches the threshold some samples after its start. */
function expectSeconds(samples: number, seconds: number): void {
  expect(Math.abs(samples / RATE - seconds)).toBeLessThan(0.002);
}

const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

describe('filters', () => {
  const rumble = highPass(90, RATE);

  test.each([
    ['the high-pass at its cornerTerms', rumble, 90, -3.01],
    ['the high-pass an octave below', rumble, 45, -12.3],
    ['the high-pass on a voice', rumble, 1000, 0],
  ])('the gain is as designed for %s', (_what, filter, hertz, decibels) => {
    expect(gainAt(filter, hertz, RATE)).toBeCloseTo(decibels, 1);
  });

  test('a filter changes samples by the gain of its curve', () => {
    const tone = sine(60, 1, 0.5);
    const settled = RATE / 2;
    const gain = 20 * Math.log10(rms(applyFilter(tone, rumble).subarray(settled)) / rms(tone.subarray(settled)));
    expect(gain).toBeCloseTo(gainAt(rumble, 60, RATE), 1);
  });
});

describe('loudness', () => {
  test('the weighting filter equals the one of BS.1770 for 48 kHz', () => {
    const { head, highPass: low } = kWeighting(48_000);
    const listed = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
    for (const [index, value] of [head.b0, head.b1, head.b2, head.a1, head.a2].entries()) {
      expect(value).toBeCloseTo(listed[index] ?? Number.NaN, 6);
    }
    expect(low.a1).toBeCloseTo(-1.99004745483398, 6);
    expect(low.a2).toBeCloseTo(0.99007225036621, 6);
  });

  test.each([48_000, RATE])(
    'the loudness of a full-scale sine of 997 Hz on one channel is −3.01 LUFS at %i Hz',
    (rate) => {
      expect(measureLoudness(sine(997, 3, 1, rate), rate)).toBeCloseTo(-3.01, 1);
    },
  );

  test('loudness falls by a decibel with each decibel of gain', () => {
    expect(measureLoudness(sine(997, 3, 0.1), RATE)).toBeCloseTo(-23.01, 1);
  });

  test('pauses do not count for loudness', () => {
    const tone = sine(997, 2, 0.1);
    const withPauses = joined(silence(3), tone, silence(5));
    expect(measureLoudness(withPauses, RATE)).toBeGreaterThan(measureLoudness(tone, RATE) - 1);
    expect(measureLoudness(joined(tone, sine(997, 6, 0.001)), RATE)).toBeGreaterThan(measureLoudness(tone, RATE) - 1);
  });

  test('the loudness of silence is −Infinity', () => {
    expect(measureLoudness(silence(1), RATE)).toBe(Number.NEGATIVE_INFINITY);
    expect(measureLoudness(new Float32Array(), RATE)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('trimming', () => {
  const bounds = { leadSeconds: 0.15, tailSeconds: 0.35 };
  const word = sine(300, 0.5, 0.5);

  test('trimming leaves the word between a lead and a tail of exact lengths', () => {
    for (const [before, after] of [
      [0.4, 0.7],
      [0, 0],
      [0.01, 2],
    ] as const) {
      const output = trim(joined(silence(before), word, silence(after)), bounds, RATE);
      const isLoud = (value: number) => Math.abs(value) > 0.01;
      expectSeconds(output.findIndex(isLoud), 0.15);
      expectSeconds(output.length - output.findLastIndex(isLoud), 0.35);
      expectSeconds(output.length, 1);
    }
  });

  test('trimming keeps a breath 40 dB below the loudest sound', () => {
    const breath = sine(2000, 0.1, 0.005);
    const output = trim(joined(silence(0.2), breath, word, breath, silence(0.2)), bounds, RATE);
    expectSeconds(output.length, 0.15 + 0.1 + 0.5 + 0.1 + 0.35);
  });

  test('trimming refuses silence', () => {
    expect(() => trim(silence(1), bounds, RATE)).toThrow('silence');
  });
});

describe('the limiter', () => {
  test('the limiter never exceeds −1.5 dBFS and leaves quiet sound unchanged', () => {
    expect(findLoudestSample(softLimit(sine(300, 0.1, 4)))).toBeLessThan(10 ** (-1.5 / 20));
    const quiet = sine(300, 0.1, 0.5);
    expect(softLimit(quiet)).toEqual(quiet);
  });

  test('the limiter is monotonic', () => {
    const ramp = Float32Array.from({ length: 200 }, (_, index) => index / 100);
    const bent = softLimit(ramp);
    expect(bent.every((value, index) => index === 0 || value >= (bent[index - 1] ?? 0))).toBe(true);
  });
});

test('the target loudness is reached from far below and from far above', () => {
  for (const amplitude of [0.001, 0.05, 0.9]) {
    expect(measureLoudness(setLoudness(sine(500, 1, amplitude), -16, RATE), RATE)).toBeCloseTo(-16, 1);
  }
});

/** The filter's gain at a frequency, in decibels. */
function gainAt({ b0, b1, b2, a1, a2 }: Biquad, hertz: number, sampleRate: number): number {
  const omega = (2 * Math.PI * hertz) / sampleRate;
  const power = (c0: number, c1: number, c2: number) => {
    const real = c0 + c1 * Math.cos(omega) + c2 * Math.cos(2 * omega);
    const imaginary = c1 * Math.sin(omega) + c2 * Math.sin(2 * omega);
    return real ** 2 + imaginary ** 2;
  };
  return 10 * Math.log10(power(b0, b1, b2) / power(1, a1, a2));
}
