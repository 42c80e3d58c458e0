/**
 * Changes the speed of a sound and keeps its pitch: waveform similarity overlap-add (W. Verhelst and M. Roelands,
 * 1993). Overlapping windows of the sound are put closer together or farther apart; each is taken from where it
 * continues the one before best, so that no period of the voice is torn.
 */
const WINDOW_S = 0.04;
/** How far a window may be taken from its place: more than half a period of a low voice. */
const SEARCH_S = 0.008;
/** Samples are compared at about this rate first, then every second one around the best place. */
const COARSE_HERTZ = 6000;

function similarity(samples: Float32Array, a: number, b: number, length: number, step: number): number {
  let sum = 0;
  for (let i = 0; i < length; i += step) sum += (samples[a + i] ?? 0) * (samples[b + i] ?? 0);
  return sum;
}

/** The place within `search` of `target` whose samples resemble those at `continued` most. */
function bestPlace(
  samples: Float32Array,
  continued: number,
  target: number,
  length: number,
  search: number,
  coarse: number,
): number {
  let best = target;
  let bestScore = Number.NEGATIVE_INFINITY;
  const look = (from: number, to: number, offsetStep: number, sampleStep: number) => {
    for (let place = Math.max(0, from); place <= to; place += offsetStep) {
      const score = similarity(samples, continued, place, length, sampleStep);
      if (score <= bestScore) continue;
      bestScore = score;
      best = place;
    }
  };
  look(target - search, target + search, Math.max(1, coarse >> 1), coarse);
  const around = best;
  bestScore = Number.NEGATIVE_INFINITY;
  look(around - coarse, around + coarse, 1, 2);
  return best;
}

/** @param rate 1 is unchanged, 2 twice as fast */
export function stretchSound(samples: Float32Array, sampleRate: number, rate: number): Float32Array<ArrayBuffer> {
  const hop = Math.round((sampleRate * WINDOW_S) / 2);
  const search = Math.round(sampleRate * SEARCH_S);
  const coarse = Math.max(1, Math.round(sampleRate / COARSE_HERTZ));
  const output = new Float32Array(Math.round(samples.length / rate));
  let place = 0;
  for (let at = 0; at < output.length; at += hop) {
    const target = Math.round(at * rate);
    if (at > 0) place = bestPlace(samples, place + hop, target, hop, search, coarse);
    for (let i = 0; i < 2 * hop && at + i < output.length; i++) {
      // A Hann window: where two overlap, their weights add up to 1. Nothing comes before the first.
      const weight = at === 0 && i < hop ? 1 : (1 - Math.cos((Math.PI * i) / hop)) / 2;
      output[at + i] = (output[at + i] ?? 0) + weight * (samples[place + i] ?? 0);
    }
  }
  return output;
}
