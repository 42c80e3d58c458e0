import { filtered, highPass, lowPass, peak } from './filters.ts';
import { loudness } from './loudness.ts';
import { inRoom } from './room.ts';

/** The settings of the mastering chain. A change makes every clip stale. */
export const MASTERING = {
  leadSeconds: 0.15,
  tailSeconds: 0.35,
  highPassHertz: 90,
  warmth: { hertz: 250, decibels: 2, q: 0.9 },
  harshness: { hertz: 3200, decibels: -3, q: 1 },
  lowPassHertz: 6500,
  roomWet: 0.09,
  loudness: -16,
} as const;

/** Quieter than this below the loudest sample counts as silence: far under the breath of an ㅍ. */
const SILENCE_DECIBELS = -55;
/** What is nearly silent is kept this far into the lead and the tail, so that nothing is cut with a click. */
const MARGIN_SECONDS = 0.005;

/** The limiter bends what is louder than the knee and never lets through more than the ceiling (−1.5 dBFS). */
const KNEE = 0.6;
const CEILING = 0.84;

/** Limiting lowers the loudness a little, so level and limit take turns until it is met. */
const LEVELLING_ROUNDS = 8;
const LEVEL_TOLERANCE = 0.02;

const FADE_SECONDS = 0.02;

export function loudestSample(samples: Float32Array): number {
  return samples.reduce((loudest, value) => Math.max(loudest, Math.abs(value)), 0);
}

/** The sound without the silence around it, with a lead and a tail of exactly so many seconds. */
export function trimmed(
  samples: Float32Array,
  { leadSeconds, tailSeconds }: { readonly leadSeconds: number; readonly tailSeconds: number },
  sampleRate: number,
): Float32Array {
  const threshold = loudestSample(samples) * 10 ** (SILENCE_DECIBELS / 20);
  const isHeard = (value: number) => Math.abs(value) > threshold;
  const first = samples.findIndex(isHeard);
  if (first === -1) throw new Error('nothing but silence to trim');
  const end = samples.findLastIndex(isHeard) + 1;
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  const start = Math.max(first - margin, 0);
  const lead = Math.round(leadSeconds * sampleRate);
  const tail = Math.round(tailSeconds * sampleRate);
  const output = new Float32Array(lead + (end - first) + tail);
  output.set(samples.subarray(start, end + margin), lead - (first - start));
  return output;
}

/** Bends loud samples towards the ceiling; leaves those below the knee alone. */
export function softLimited(samples: Float32Array): Float32Array {
  const headroom = CEILING - KNEE;
  return samples.map((value) => {
    const excess = Math.abs(value) - KNEE;
    return excess <= 0 ? value : Math.sign(value) * (KNEE + headroom * Math.tanh(excess / headroom));
  });
}

/** The sound at `target` LUFS, its peaks limited. */
export function levelled(samples: Float32Array, target: number, sampleRate: number): Float32Array {
  let gain = 10 ** ((target - loudness(samples, sampleRate)) / 20);
  let output = samples;
  for (let round = 0; round < LEVELLING_ROUNDS; round += 1) {
    output = softLimited(samples.map((value) => value * gain));
    const missing = target - loudness(output, sampleRate);
    if (Math.abs(missing) < LEVEL_TOLERANCE) break;
    gain *= 10 ** (missing / 20);
  }
  return output;
}

function fadedOut(samples: Float32Array, sampleRate: number): Float32Array {
  const fade = FADE_SECONDS * sampleRate;
  return samples.map((value, index) => value * Math.min((samples.length - 1 - index) / fade, 1));
}

/** From the bare engine to what is heard: one channel of samples in −1…1 at `sampleRate`. */
export function mastered(samples: Float32Array, sampleRate: number): Float32Array {
  const { warmth, harshness } = MASTERING;
  const chain = [
    highPass(MASTERING.highPassHertz, sampleRate),
    peak(warmth.hertz, warmth.decibels, sampleRate, warmth.q),
    peak(harshness.hertz, harshness.decibels, sampleRate, harshness.q),
    lowPass(MASTERING.lowPassHertz, sampleRate),
  ];
  const shaped = chain.reduce(filtered, trimmed(samples, MASTERING, sampleRate));
  const placed = inRoom(shaped, MASTERING.roomWet, sampleRate);
  return levelled(fadedOut(placed, sampleRate), MASTERING.loudness, sampleRate);
}
