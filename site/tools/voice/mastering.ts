import { measureLoudness } from './loudness.ts';

/** Relative to the loudest sample; below it counts as silence. The aspiration of an ㅍ is far above. */
const SILENCE_DECIBELS = -55;
/** Samples next to the sound that stay, so that the cut makes no click. */
const MARGIN_SECONDS = 0.005;

/** Amplitudes: the limiter compresses above the knee, and its output stays below the ceiling (−1.5 dBFS). */
const KNEE = 0.6;
const CEILING = 0.84;

/** Limiting lowers the loudness a little, so the gain is corrected until the loudness is met. */
const MAX_GAIN_CORRECTIONS = 8;
const TOLERANCE_LU = 0.02;

export function findLoudestSample(samples: Float32Array): number {
  return samples.reduce((loudest, value) => Math.max(loudest, Math.abs(value)), 0);
}

function heardFrom(samples: Float32Array): (value: number) => boolean {
  const threshold = findLoudestSample(samples) * 10 ** (SILENCE_DECIBELS / 20);
  return (value) => Math.abs(value) > threshold;
}

/** The index of the first sample that is no silence; -1 where all is. */
export function findFirstHeard(samples: Float32Array): number {
  return samples.findIndex(heardFrom(samples));
}

/** Replaces the silence around a sound by a lead and a tail of exact lengths. */
export function trim(
  samples: Float32Array,
  { leadSeconds, tailSeconds }: { readonly leadSeconds: number; readonly tailSeconds: number },
  sampleRate: number,
): Float32Array {
  const first = findFirstHeard(samples);
  if (first === -1) throw new Error('nothing but silence to trim');
  const end = samples.findLastIndex(heardFrom(samples)) + 1;
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  const start = Math.max(first - margin, 0);
  const lead = Math.round(leadSeconds * sampleRate);
  const tail = Math.round(tailSeconds * sampleRate);
  const output = new Float32Array(lead + (end - first) + tail);
  output.set(samples.subarray(start, end + margin), lead - (first - start));
  return output;
}

/** Compresses samples above the knee; does not change those below. */
export function softLimit(samples: Float32Array): Float32Array {
  const headroom = CEILING - KNEE;
  return samples.map((value) => {
    const excess = Math.abs(value) - KNEE;
    return excess <= 0 ? value : Math.sign(value) * (KNEE + headroom * Math.tanh(excess / headroom));
  });
}

/** Scales a sound to `target` LUFS, with its peaks limited. */
export function setLoudness(samples: Float32Array, target: number, sampleRate: number): Float32Array {
  let gain = 10 ** ((target - measureLoudness(samples, sampleRate)) / 20);
  let output = samples;
  for (let round = 0; round < MAX_GAIN_CORRECTIONS; round += 1) {
    output = softLimit(samples.map((value) => value * gain));
    const missing = target - measureLoudness(output, sampleRate);
    if (Math.abs(missing) < TOLERANCE_LU) break;
    gain *= 10 ** (missing / 20);
  }
  return output;
}
