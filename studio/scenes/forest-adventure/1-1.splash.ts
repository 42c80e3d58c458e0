/** What a shoe throws up: a crown of ragged tongues, leaning away from the leg, and drops that fly off its tips. */
import type { Model } from '../../model/bake.ts';
import { mix, random, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';

const TONES = ['#ffffff', '#eaf7f8', '#c4e4ea', '#9ccbd8'];

/** `at` on the water, `r` its foot, `high` its tips. */
export function splashCrown(m: Model, at: V3, r: number, high: number): void {
  const rnd = random(14);
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * TAU + (rnd() - 0.5) * 0.3;
    const [tall, wide] = [high * mix(0.45, 1, rnd() ** 1.4), mix(1.5, 2.3, rnd())];
    const on = (k: number, up: number): V3 => [at[0] + Math.sin(a) * r * k, at[1] + up, at[2] + Math.cos(a) * r * k];
    const thick = mix(0.028, 0.05, rnd());
    m.put(
      tube(
        [on(0.7, -0.03), on(mix(1, wide, 0.35), tall * 0.5), on(mix(1, wide, 0.75), tall * 0.9), on(wide, tall)],
        [thick, thick * 0.9, thick * 0.5, thick * 0.16],
        { around: 8, rings: 14 },
      ),
      { color: TONES[i % 4] as string, line: 0.35 },
    );
    for (let k = 0; k < 3; k++) {
      const size = mix(0.008, 0.022, rnd() ** 2);
      const [x, y, z] = on(wide * mix(0.95, 1.5, rnd()), tall * mix(0.7, 1.6, rnd()));
      m.put(ball([size, size * 1.25, size], 8), { color: TONES[k] as string, line: 0.6 }, place([x, y, z]));
    }
  }
  for (let i = 0; i < 16; i++) {
    const a = rnd() * TAU;
    const size = mix(0.05, 0.09, rnd());
    const out = r * mix(0.5, 1.25, rnd());
    m.put(
      ball([size, size * 0.5, size], 10),
      { color: TONES[i % 3] as string, line: 0.3 },
      place([at[0] + Math.sin(a) * out, at[1], at[2] + Math.cos(a) * out]),
    );
  }
}
