import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanVoiceName, MAX_RECORDING_MS, type SilenceWatch, trimRecording, watchSilence } from './recording.ts';

const RATE = 8000;

/** Seconds of silence, of a tone, and of silence again. */
function recording(before: number, tone: number, after: number, level: number, noise = 0): Float32Array {
  return Float32Array.from({ length: Math.round((before + tone + after) * RATE) }, (_, i) => {
    const isTone = i >= before * RATE && i < (before + tone) * RATE;
    return (isTone ? level * Math.sin(i / 3) : 0) + noise * Math.sin(i * 1.7);
  });
}

describe('a recording', () => {
  test('a recording loses the silence around it', () => {
    const cut = trimRecording(recording(1, 2, 1.5, 0.2), RATE);
    expect(cut?.startMs).toBeCloseTo(1000 - 120, -2);
    expect(cut?.endMs).toBeCloseTo(3000 + 250, -2);
  });

  test('a recording keeps its words in a room with background noise', () => {
    const cut = trimRecording(recording(1, 2, 1, 0.2, 0.01), RATE);
    expect(cut?.startMs).toBeCloseTo(880, -2);
    expect(cut?.endMs).toBeCloseTo(3250, -2);
  });

  test('a soft recording becomes louder, and a loud one softer', () => {
    const loudnessAfter = (level: number) => (trimRecording(recording(0.5, 1, 0.5, level), RATE)?.gain ?? 0) * level;
    expect(loudnessAfter(0.05)).toBeCloseTo(loudnessAfter(0.6), 2);
  });

  test('a recording without speech is discarded', () => {
    expect(trimRecording(new Float32Array(RATE), RATE)).toBeNull();
    expect(trimRecording(new Float32Array(0), RATE)).toBeNull();
  });

  test('a recording is never clipped, and its cut is inside it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 200, maxLength: 4000 }),
        (values) => {
          const samples = Float32Array.from(values);
          const cut = trimRecording(samples, RATE);
          if (!cut) return;
          const peak = Math.max(...values.map(Math.abs));
          expect(cut.gain * peak).toBeLessThanOrEqual(1);
          expect(cut.startMs).toBeGreaterThanOrEqual(0);
          expect(cut.endMs).toBeLessThanOrEqual((samples.length / RATE) * 1000);
          expect(cut.startMs).toBeLessThan(cut.endMs);
        },
      ),
    );
  });
});

describe('recording stops by itself', () => {
  const run = (levels: readonly number[], stepMs: number) => {
    let watch: SilenceWatch = { heardAtMs: null, isOver: false };
    const step = levels.findIndex((level, i) => {
      watch = watchSilence(watch, level, i * stepMs);
      return watch.isOver;
    });
    return step < 0 ? null : step * stepMs;
  };

  test('recording stops by itself a second and a half after the last sound', () => {
    expect(run([0, 0, 0.1, 0.1, 0, 0, 0, 0, 0], 500)).toBe(3000);
  });

  test('recording does not stop before speech, except at its limit', () => {
    expect(run(Array(100).fill(0), 500)).toBeNull();
    expect(run(Array(200).fill(0), 500)).toBe(MAX_RECORDING_MS);
  });
});

test('the name of a voice is trimmed and limited in length', () => {
  expect(cleanVoiceName('  할머니  댁 ')).toBe('할머니 댁');
  expect([...cleanVoiceName('👵'.repeat(40))]).toHaveLength(20);
});
