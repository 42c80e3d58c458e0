/** Dried seaweed: a handful in a bag that says how much it will be. Metres, foot at y = 0, mouth at .34. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { clamp, color, mix, noise, random, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { tube } from '../model/tube.ts';
import { inkOn, writeOn } from './ink-paper.ts';

/** Bag of dried seaweed with its promise “20인분”. `open`: torn open at the top, `left` share of the seaweed still in it. */
export function seaweedBag(
  model: Model,
  where: THREE.Matrix4,
  o: { open?: boolean; left?: number; size?: number } = {},
): void {
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], o.size ?? 1)), () => {
    const left = o.left ?? 1;
    const fat = (y: number) =>
      mix(0.012, 0.05, left) * Math.sin(Math.PI * clamp(y / 0.33, 0.02, o.open ? 0.86 : 0.98)) ** 0.7;
    for (const s of [-1, 1]) {
      const side = grid(
        (u, w) => {
          const y = w * (o.open ? 0.32 + 0.014 * Math.sin(u * 21) : 0.34);
          const x = (u - 0.5) * (0.24 - 0.012 * Math.sin(w * Math.PI));
          const pucker = 0.004 * Math.sin(u * 17 + w * 9);
          return [x * s, y, s * (0.004 + fat(y) * Math.max(0, 1 - (2 * u - 1) ** 2) ** 0.5 + pucker)];
        },
        24,
        22,
      );
      model.put(side, {
        tint: (point) =>
          color('#2f7f78')
            .lerp(color('#f6e7c2'), smoothstep(0.245, 0.25, point.y))
            .lerp(color('#1f5f62'), 0.4 * noise(point.x * 20, point.y * 20)),
        doubleSided: true,
      });
    }
    const bulge = (x: number, y: number): V3 => [x, y, 0.013 + fat(y) * Math.max(0, 1 - (2 * (x / 0.24)) ** 2) ** 0.5];
    // a window of cream with the number, waves over it
    inkOn(
      model,
      bulge,
      [
        [
          [-0.062, 0.135],
          [0.062, 0.135],
        ],
      ],
      { tone: '#fff6dd', r: 0.045, out: 0.004 },
    );
    writeOn(model, bulge, '20인분', [0, 0.135], 0.05, { tone: '#c8402f', weight: 0.1, middle: true, out: 0.009 });
    writeOn(model, bulge, '미역', [0, 0.215], 0.04, { tone: '#fff6dd', weight: 0.11, middle: true, out: 0.007 });
    for (const y of [0.05, 0.07])
      inkOn(
        model,
        bulge,
        [Array.from({ length: 17 }, (_, i): [number, number] => [-0.096 + i * 0.012, y + 0.006 * Math.sin(i * 1.4)])],
        { tone: '#8fc9bc', r: 0.004, out: 0.006 },
      );
    if (o.open && left > 0.02) driedWeed(model, place([0, 0.3, 0]), 0.07, Math.round(26 * left));
  });
}
/** Crackly black curls in a small heap, or falling: pass points for `fall`. */
export function driedWeed(model: Model, where: THREE.Matrix4, r: number, n: number, seed = 4): void {
  const rnd = random(seed);
  model.inside(where, () => {
    for (let i = 0; i < n; i++) {
      const [a, q] = [rnd() * TAU, r * Math.sqrt(rnd())];
      const c: V3 = [Math.sin(a) * q, rnd() * r * 0.5, Math.cos(a) * q * 0.7];
      const t = rnd() * TAU;
      const l = r * mix(0.25, 0.6, rnd());
      const path = [-1, -0.3, 0.4, 1].map(
        (k): V3 => [
          c[0] + Math.sin(t + k) * l * k,
          c[1] + l * 0.3 * Math.sin(k * 3 + i),
          c[2] + Math.cos(t + k * 0.7) * l * k,
        ],
      );
      model.put(tube(path, [0.006, 0.009, 0.008, 0.003], { flat: 0.4, around: 6, rings: 12 }), {
        color: i % 4 ? '#2c2a2e' : '#4a4a44',
        line: 0.35,
      });
    }
  });
}
