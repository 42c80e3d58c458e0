/** Trees along Plum Street: round ones in June, bare ones with snow, and the soft masses behind the houses. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, mix, noise, random, type V3 } from '../model/math.ts';
import { SNOW } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { ball, tube } from '../model/tube.ts';
import { bush, type Palette, roughen, SUMMER } from '../props/trees.ts';
import type { Hour } from './plum-sky.ts';

/** Plum trees: dark red leaves among the green ones. */
export const PLUM: Palette = {
  leaves: ['#5a3a52', '#864a60', '#a8607a', '#c88a94', '#ecc0b4'],
  bark: ['#4f3a3c', '#8f6a5c'],
  grass: SUMMER.grass,
};
/** A round tree of the pavement: one full crown on a short trunk. */
export function streetTree(model: Model, at: V3, h: number, p: Palette, seed: number): void {
  const bark = (q: THREE.Vector3) => color(p.bark[0]).lerp(color(p.bark[1]), noise(q.x * 9, q.y * 2, q.z * 9));
  const lean = ((seed * 0.37) % 1) * 0.3 - 0.15;
  model.inside(place(at), () => {
    const trunk: V3[] = [
      [0, -0.1, 0],
      [0.04, h * 0.25, 0],
      [lean, h * 0.62, 0.05],
    ];
    model.put(tube(trunk, [0.2, 0.13, 0.08], { around: 12 }), { tint: bark, line: 0.7 });
    bush(model, [lean, h * 0.42, 0], h * 0.34, 190, 0.2, p, seed + 40);
    bush(model, [lean * 1.4, h * 0.64, 0.1], h * 0.26, 150, 0.19, p, seed + 70);
  });
}

/** Soft masses of trees behind the houses and beyond both ends, so that no lawn runs to the horizon. */
export function farGreen(model: Model, hour: Hour): void {
  const tones: Record<string, [string, string]> = {
    golden: ['#6f7d4e', '#a09c5c'],
    dusk: ['#4f5a7c', '#6f6f94'],
    night: ['#2f3f70', '#42528a'],
    snowDay: ['#9fb2c8', '#dfe8f4'],
    snowEvening: ['#6674b0', '#a8b2e0'],
    snowNight: ['#4a5a9c', '#8490cc'],
    gray: ['#6f8a74', '#8fa08c'],
  };
  const [dark, light] = tones[hour] ?? ['#6f9a5c', '#9cbf7c'];
  const rnd = random(15);
  const items = Array.from({ length: 150 }, (_, i) => {
    const a = (i / 150) * Math.PI * 2;
    const far = 1 + rnd() * 0.25;
    const r = mix(2, 3.6, rnd());
    return {
      at: place(
        [Math.cos(a) * 52 * far, r * 0.4, Math.sin(a) * 26 * far],
        [0, rnd() * 360, 0],
        [r, r * mix(0.8, 1.25, rnd()), r],
      ),
      color: color(dark).lerp(color(light), rnd()),
    };
  });
  model.scatter(roughen(ball(1, 14), 0.16, 2.6, 3), items, { line: 0.2, slight: true });
}

/** A tree in winter: a bare crown of branches with snow along them. */
export function bareTree(model: Model, at: V3, h: number, seed: number): void {
  const rnd = random(seed);
  const bark = { color: '#5f4f62', line: 0.6 };
  model.inside(place(at), () => {
    model.put(
      tube(
        [
          [0, -0.1, 0],
          [0.05, h * 0.3, 0],
          [0, h * 0.55, 0.04],
        ],
        [0.2, 0.15, 0.11],
        { around: 10 },
      ),
      bark,
    );
    for (let i = 0; i < 8; i++) {
      const a = i * 2.4 + rnd();
      const y = h * mix(0.38, 0.56, i / 8);
      const far = h * mix(0.2, 0.3, rnd());
      const tip: V3 = [Math.sin(a) * far, h * mix(0.72, 1, rnd()), Math.cos(a) * far];
      const mid: V3 = [tip[0] * 0.55, mix(y, tip[1], 0.42), tip[2] * 0.55];
      model.put(tube([[0, y, 0], mid, tip], [0.085, 0.06, 0.022], { around: 7 }), bark);
      model.put(
        tube(
          [
            [mid[0] * 0.5, mix(y, mid[1], 0.55) + 0.06, mid[2] * 0.5],
            [mid[0], mid[1] + 0.05, mid[2]],
            [tip[0], tip[1] + 0.02, tip[2]],
          ],
          [0.03, 0.055, 0.02],
          { around: 7 },
        ),
        { color: SNOW, line: 0.4 },
      );
      for (let k = 0; k < 3; k++) {
        const s = mix(0.5, 0.95, rnd());
        const from: V3 = [mix(mid[0], tip[0], s), mix(mid[1], tip[1], s), mix(mid[2], tip[2], s)];
        const to: V3 = [from[0] + (rnd() - 0.5) * 0.9, from[1] + 0.25 + rnd() * 0.5, from[2] + (rnd() - 0.5) * 0.9];
        model.put(tube([from, to], [0.026, 0.01], { around: 5, rings: 3 }), bark);
        model.put(
          ball([0.09, 0.05, 0.09], 7),
          { color: SNOW, line: 0.3 },
          place([mix(from[0], to[0], 0.6), mix(from[1], to[1], 0.6) + 0.03, mix(from[2], to[2], 0.6)]),
        );
      }
    }
  });
}
