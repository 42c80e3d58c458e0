/**
 * The reverberation of a small room: four damped comb filters in parallel, then two all-pass filters in series
 * (M. Schroeder, "Natural sounding artificial reverberation", 1962). The delays share no factor, so their echoes
 * seldom coincide.
 */
const COMB_SECONDS = [0.0113, 0.0137, 0.0161, 0.0193] as const;
const COMB_FEEDBACK = 0.55;
/** Share of the previous output in the one-pole low-pass of the feedback: higher is duller. */
const COMB_DAMPING = 0.45;
const ALL_PASS_SECONDS = [0.0053, 0.0017] as const;
const ALL_PASS_GAIN = 0.6;

function addComb(input: Float32Array, output: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let lowPassed = 0;
  for (const [index, value] of input.entries()) {
    const at = index % delay;
    const echo = line[at] ?? 0;
    lowPassed = echo * (1 - COMB_DAMPING) + lowPassed * COMB_DAMPING;
    line[at] = value + lowPassed * COMB_FEEDBACK;
    output[index] = (output[index] ?? 0) + echo / COMB_SECONDS.length;
  }
}

function applyAllPass(input: Float32Array, delay: number): Float32Array {
  const line = new Float32Array(delay);
  return input.map((value, index) => {
    const at = index % delay;
    const echo = line[at] ?? 0;
    const fed = value + echo * ALL_PASS_GAIN;
    line[at] = fed;
    return echo - fed * ALL_PASS_GAIN;
  });
}

/** Mixes in the reverberation; `wet` (0…1) is its share. The result has the same length. */
export function addReverb(samples: Float32Array, wet: number, sampleRate: number): Float32Array {
  let echoes: Float32Array = new Float32Array(samples.length);
  for (const seconds of COMB_SECONDS) addComb(samples, echoes, Math.round(seconds * sampleRate));
  for (const seconds of ALL_PASS_SECONDS) echoes = applyAllPass(echoes, Math.round(seconds * sampleRate));
  return samples.map((value, index) => value * (1 - wet) + (echoes[index] ?? 0) * wet);
}
