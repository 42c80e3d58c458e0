/** What a shoe throws up: pointed jets of water in a ring, each after its drops, and foam at their foot. Metres. */
import type { Model } from '../../model/bake.ts';
import { color, mix, noise, random, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';

const DROPS = ['#ffffff', '#eaf7f8', '#cfeaee'];
const JETS = 34;

/** `at` on the water, `r` its foot, `high` its tips; `low` is the direction (radians, 0 = +Z) in which it stays low, before the reader. */
export function splash(model: Model, at: V3, r: number, high: number, low: number): void {
  const rnd = random(14);
  const water = (p: { x: number; y: number; z: number }) =>
    color('#5aa6bb').lerp(
      color('#fdfefe'),
      smoothstep(0, 0.5, (p.y - at[1]) / high + 0.35 * (noise(p.x * 24, p.y * 8, p.z * 24) - 0.35)),
    );
  for (let i = 0; i < JETS; i++) {
    const a = ((i + 0.5 * rnd()) / JETS) * TAU;
    // every third is a tall one, and the near ones do not hide the leg
    const tall = high * mix(0.3, i % 3 ? 0.55 : 1, rnd() ** 0.6) * mix(1, 0.5, 0.5 + 0.5 * Math.cos(a - low));
    const lean = mix(0.5, 1.1, rnd());
    const on = (k: number): V3 => {
      const out = r * (0.8 + 0.3 * rnd() * 0.2) + tall * lean * k * (0.55 + 0.45 * k);
      return [at[0] + Math.sin(a) * out, at[1] - 0.04 + (tall + 0.04) * Math.sin(k * 1.35), at[2] + Math.cos(a) * out];
    };
    const thick = 0.028 + 0.05 * tall;
    model.put(
      tube([on(0), on(0.35), on(0.7), on(1)], [thick, thick * 0.85, thick * 0.5, 0.002], { around: 10, rings: 22 }),
      { tint: water, line: 0.5 },
    );
    for (const k of [1.14, 1.32]) {
      const size = thick * mix(0.2, 0.5, rnd());
      model.put(
        ball([size, size * 1.15, size], 10),
        { color: DROPS[i % 3] as string, line: 0.5 },
        place([on(k)[0], at[1] + tall * mix(0.92, 1.1, rnd()), on(k)[2]]),
      );
    }
  }
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * TAU;
    const size = mix(0.03, 0.06, rnd());
    const out = r * mix(0.85, 1.4, rnd());
    model.put(
      ball([size, size * 0.6, size], 10),
      { color: DROPS[i % 3] as string, line: 0.35 },
      place([at[0] + Math.sin(a) * out, at[1] + 0.005, at[2] + Math.cos(a) * out]),
    );
  }
}
