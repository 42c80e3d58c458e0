/** What a shoe throws up: a crown of water with curling tips, foam at its foot, and drops that fly off it. Metres. */
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, random, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';

const TONGUES = 9;
const DROPS = ['#ffffff', '#eaf7f8', '#cfeaee'];

/** How high the wall of water stands at each angle, 0..1: `n` tongues, no two alike, low where the reader looks in. */
const tongue = (a: number, n: number, low: number): number => {
  const tip = (0.5 + 0.5 * Math.cos(n * a + 0.9 * Math.sin(2 * a))) ** 1.7;
  const uneven = mix(0.55, 1, noise(2 + Math.sin(a) * 2.3, 3 + Math.cos(a) * 2.3));
  return mix(0.3, 1, tip) * uneven * mix(1, 0.5, 0.5 + 0.5 * Math.cos(a - low));
};

/** `at` on the water, `r` its foot, `high` its tips; `low` is the direction (radians, 0 = +Z) in which it stays low, before the reader. */
export function splash(m: Model, at: V3, r: number, high: number, low: number): void {
  const rnd = random(14);
  const crown = grid(
    (u, w) => {
      const a = u * TAU;
      const tall = high * tongue(a, TONGUES, low);
      // the wall leans out, and its tips hang over
      const out = r * (1 + 0.35 * w + 1.15 * w ** 2.4 * (0.5 + tall / high));
      return [
        at[0] + Math.sin(a) * out,
        at[1] - 0.02 + tall * Math.sin(Math.min(1.9, w * 1.75)),
        at[2] + Math.cos(a) * out,
      ];
    },
    220,
    16,
  );
  m.put(crown, {
    tint: (p) =>
      color('#6fb4c4').lerp(
        color('#fdfefe'),
        smoothstep(0, 0.55, (p.y - at[1]) / high + 0.3 * (noise(p.x * 26, p.y * 9, p.z * 26) - 0.4)),
      ),
    doubleSided: true,
    line: 0.7,
  });
  for (let i = 0; i < 17; i++) {
    const a = ((i + rnd() * 0.6) / 17) * TAU;
    const tall = high * tongue(a, TONGUES, low);
    const size = mix(0.01, 0.024, rnd());
    const out = r * mix(2.7, 4, rnd());
    m.put(
      ball([size, size * 1.2, size], 10),
      { color: DROPS[i % 3] as string, line: 0.6 },
      place([at[0] + Math.sin(a) * out, at[1] + tall * mix(0.6, 1.15, rnd()), at[2] + Math.cos(a) * out]),
    );
  }
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * TAU;
    const size = mix(0.03, 0.055, rnd());
    const out = r * mix(0.9, 1.35, rnd());
    m.put(
      ball([size, size * 0.6, size], 10),
      { color: DROPS[i % 3] as string, line: 0.4 },
      place([at[0] + Math.sin(a) * out, at[1] + 0.005, at[2] + Math.cos(a) * out]),
    );
  }
}
