/**
 * A second-order filter, normalized so that a0 is 1.
 * Designs: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients".
 */
export type Biquad = {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
};

/** Q of a second-order Butterworth filter: maximally flat, −3 dB at the corner frequency. */
const BUTTERWORTH_Q = Math.SQRT1_2;

function normalize(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

/** The cookbook's cos(ω) and α of a corner frequency, with ω in radians a sample. */
function cornerTerms(hertz: number, sampleRate: number, q: number): { cosine: number; alpha: number } {
  const omega = (2 * Math.PI * hertz) / sampleRate;
  return { cosine: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
}

/** High-pass: attenuates frequencies below `hertz` by 12 dB an octave. */
export function highPass(hertz: number, sampleRate: number, q = BUTTERWORTH_Q): Biquad {
  const { cosine, alpha } = cornerTerms(hertz, sampleRate, q);
  return normalize((1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha);
}

/** The filtered samples in a new array (transposed direct form II, zero initial state). */
export function applyFilter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const output = new Float32Array(samples.length);
  let state1 = 0;
  let state2 = 0;
  for (const [index, input] of samples.entries()) {
    const value = b0 * input + state1;
    state1 = b1 * input - a1 * value + state2;
    state2 = b2 * input - a2 * value;
    output[index] = value;
  }
  return output;
}
