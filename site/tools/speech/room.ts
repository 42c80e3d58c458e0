/**
 * A tiny room, so that the voice does not sound as if it stood in nothing: four damped combs side by side, then two
 * all-passes (M. Schroeder, "Natural sounding artificial reverberation", 1962). Lengths are prime-ish so that their
 * echoes do not fall together.
 */
const COMB_SECONDS = [0.0113, 0.0137, 0.0161, 0.0193] as const;
const COMB_FEEDBACK = 0.55;
/** How much of each echo's brightness its walls swallow. */
const COMB_DAMPING = 0.45;
const ALL_PASS_SECONDS = [0.0053, 0.0017] as const;
const ALL_PASS_GAIN = 0.6;

function addComb(input: Float32Array, output: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let dull = 0;
  for (const [index, value] of input.entries()) {
    const at = index % delay;
    const echo = line[at] ?? 0;
    dull = echo * (1 - COMB_DAMPING) + dull * COMB_DAMPING;
    line[at] = value + dull * COMB_FEEDBACK;
    output[index] = (output[index] ?? 0) + echo / COMB_SECONDS.length;
  }
}

function allPassed(input: Float32Array, delay: number): Float32Array {
  const line = new Float32Array(delay);
  return input.map((value, index) => {
    const at = index % delay;
    const echo = line[at] ?? 0;
    const fed = value + echo * ALL_PASS_GAIN;
    line[at] = fed;
    return echo - fed * ALL_PASS_GAIN;
  });
}

/** The sound in its room: `wet` (0…1) is the room's share, the rest is the sound itself. The length stays. */
export function inRoom(samples: Float32Array, wet: number, sampleRate: number): Float32Array {
  let echoes: Float32Array = new Float32Array(samples.length);
  for (const seconds of COMB_SECONDS) addComb(samples, echoes, Math.round(seconds * sampleRate));
  for (const seconds of ALL_PASS_SECONDS) echoes = allPassed(echoes, Math.round(seconds * sampleRate));
  return samples.map((value, index) => value * (1 - wet) + (echoes[index] ?? 0) * wet);
}
