import { applyFilter, type Biquad } from './filters.ts';

/** ITU-R BS.1770-4: blocks of 400 ms every 100 ms, gated at −70 LUFS and then at 10 LU below the mean of the rest. */
const BLOCK_SECONDS = 0.4;
const STEP_SECONDS = 0.1;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/**
 * The two filters of the K-weighting for any sample rate. BS.1770 lists coefficients for 48 kHz only; these are
 * computed from the analogue prototypes that B. De Man found ("Evaluation of implementations of the EBU R128 loudness
 * measurement", 2018). At 48 kHz they equal the listed coefficients.
 */
export function kWeighting(sampleRate: number): { readonly head: Biquad; readonly highPass: Biquad } {
  return { head: headFilter(sampleRate), highPass: weightingHighPass(sampleRate) };
}

/** Stage 1: a high shelf of +4 dB, the acoustic effect of the head. */
function headFilter(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k ** 2;
  return {
    b0: (high + (band * k) / q + k ** 2) / a0,
    b1: (2 * (k ** 2 - high)) / a0,
    b2: (high - (band * k) / q + k ** 2) / a0,
    a1: (2 * (k ** 2 - 1)) / a0,
    a2: (1 - k / q + k ** 2) / a0,
  };
}

/** Stage 2: a high-pass, because low frequencies sound less loud. */
function weightingHighPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k ** 2;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k ** 2 - 1)) / a0, a2: (1 - k / q + k ** 2) / a0 };
}

/** Mean squares to LUFS. */
function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The integrated loudness of one channel in LUFS, with both gates; −Infinity for silence. A sound shorter than a block
 * is measured as one block.
 */
export function measureLoudness(samples: Float32Array, sampleRate: number): number {
  const { head, highPass } = kWeighting(sampleRate);
  const weighted = applyFilter(applyFilter(samples, head), highPass);
  const block = Math.min(Math.round(BLOCK_SECONDS * sampleRate), weighted.length);
  const step = Math.round(STEP_SECONDS * sampleRate);
  const powers: number[] = [];
  for (let start = 0; block > 0 && start + block <= weighted.length; start += step) {
    let sum = 0;
    for (const value of weighted.subarray(start, start + block)) sum += value ** 2;
    powers.push(sum / block);
  }
  const audible = powers.filter((power) => lufs(power) > ABSOLUTE_GATE);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = lufs(mean(audible)) + RELATIVE_GATE;
  return lufs(mean(audible.filter((power) => lufs(power) > gate)));
}
