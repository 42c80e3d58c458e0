/** Small things of Halmeoni's table: soup bowl, rice in a heap and pouring, breakfast tray, paring knife. Metres, foot at y = 0. */

import type * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { color, random, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ribbon } from '../model/ribbon.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

/** Bowl of radius r: seaweed soup, rice heaped up, or empty. */
export function soupBowl(
  model: Model,
  where: THREE.Matrix4,
  o: { r?: number; fill?: 'soup' | 'rice' | 'none'; tone?: string } = {},
): void {
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], o.r ?? 0.075)), () => {
    model.put(lathe(points2('0,.02 .0,.46 .1,.44 .16,.62 .5,.94 .78,1 .8,.96'), { around: 36, steps: 3 }), {
      color: o.tone ?? '#f3efe6',
      doubleSided: true,
    });
    model.put(ring(0.99, 0.99, 0.78, 0.035), { color: '#5f86b8', line: 0.5 });
    const fill = o.fill ?? 'soup';
    if (fill === 'soup') {
      model.put(
        lathe(
          [
            [0.62, 0.95],
            [0.63, 0.4],
            [0.63, 0.01],
          ],
          { around: 28 },
        ),
        { color: '#c6bc8a', doubleSided: true, line: 0.3 },
      );
      for (let i = 0; i < 6; i++) {
        const path = [0, 1, 2, 3].map(
          (t): V3 => [
            0.5 * Math.sin(i * 2.4 + t * 0.7),
            0.645 + 0.012 * Math.sin(t * 3 + i),
            0.5 * Math.cos(i * 2.1 + t * 0.8),
          ],
        );
        model.put(ribbon(path, [0.06, 0.2, 0.16, 0.04], { frill: [0.02, 1.3] }), {
          color: i % 2 ? '#3f6b3a' : '#5f8742',
          doubleSided: true,
          line: 0.5,
        });
      }
      for (const [x, z] of [
        [0.3, -0.2],
        [-0.3, 0.3],
      ] as const)
        model.put(ball([0.14, 0.06, 0.1], 8), { color: '#8a5a44', line: 0.5 }, place([x, 0.65, z]));
    }
    if (fill === 'rice') riceHeap(model, place([0, 0.6, 0]), 0.86, 0.5);
  });
}
/** Grains in a low cone of radius r, r x `steep` high: in a bowl, or on a stone like a gift. */
export function riceHeap(model: Model, where: THREE.Matrix4, r: number, steep = 0.55): void {
  model.inside(where, () => {
    const high = r * steep;
    model.put(
      lathe(
        [
          [0, r],
          [high * 0.35, r * 0.8],
          [high * 0.8, r * 0.34],
          [high, 0.01],
        ],
        { around: 26, steps: 3 },
      ),
      { color: '#f8f1e2', doubleSided: true, line: 0.5 },
    );
    const rnd = random(3);
    const grains: Item[] = Array.from({ length: 130 }, () => {
      const [a, q] = [rnd() * TAU, Math.sqrt(rnd()) * 0.98];
      const y = high * Math.max(0.01, 1 - q) ** 0.9;
      return {
        at: place([Math.sin(a) * q * r, y, Math.cos(a) * q * r], [rnd() * 60, rnd() * 360, rnd() * 60], r * 0.055),
        color: color('#fffdf6').lerp(color('#e2d5bc'), rnd()),
      };
    });
    model.scatter(ball([1, 0.5, 0.5], 6), grains, { line: 0.15 });
  });
}
/** A thin stream of grains from a spoon's lip to the heap. */
export function pouringRice(model: Model, from: V3, to: V3, n = 70): void {
  const rnd = random(11);
  const [a, b] = [vec(from), vec(to)];
  const grains: Item[] = Array.from({ length: n }, () => {
    const t = rnd();
    const point = a.clone().lerp(b, t);
    const loose = 0.004 + 0.012 * t;
    point.add(vec((rnd() - 0.5) * loose, 0, (rnd() - 0.5) * loose));
    return {
      at: place(point, [rnd() * 180, rnd() * 180, 0], 0.0042),
      color: color('#fffaf0').lerp(color('#e6d8bd'), rnd()),
    };
  });
  model.scatter(ball([1, 0.5, 0.5], 6), grains, { line: 0.15 });
}

/** Halmeoni's breakfast on a small lacquered tray, .46 x .34: rice, soup, kimchi, two eggs. */
export function breakfastTray(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(roundedBox(0.46, 0.02, 0.34, 0.01, { fine: true }), { color: '#8a4434' }, place([0, 0.01, 0]));
    for (const s of [-1, 1]) {
      model.put(roundedBox(0.46, 0.034, 0.014, 0.006), { color: '#74382c', line: 0.7 }, place([0, 0.022, s * 0.164]));
      model.put(roundedBox(0.014, 0.034, 0.34, 0.006), { color: '#74382c', line: 0.7 }, place([s * 0.224, 0.022, 0]));
    }
    soupBowl(model, place([-0.13, 0.02, 0.07]), { r: 0.062, fill: 'rice' });
    soupBowl(model, place([0.02, 0.02, 0.07]), { r: 0.064, fill: 'soup' });
    for (const [x, z, tone] of [
      [-0.12, -0.08, '#c8503a'],
      [0.03, -0.09, '#7f9a4a'],
    ] as const) {
      model.put(
        lathe(points2('0,.03 .006,.045 .016,.058 .013,.05 .01,.005'), { around: 26 }),
        { color: '#f3efe6', doubleSided: true },
        place([x, 0.02, z]),
      );
      for (let i = 0; i < 7; i++)
        model.put(
          ball([0.016, 0.008, 0.011], 8),
          { color: color(tone).lerp(color('#f6e0b0'), (i % 3) * 0.16), line: 0.5 },
          place([x + 0.024 * Math.sin(i * 2.4), 0.04 + 0.004 * (i % 2), z + 0.024 * Math.cos(i * 2.4)], [0, i * 50, 0]),
        );
    }
    for (const x of [0.14, 0.18]) {
      model.put(ball([0.024, 0.008, 0.03], 14), { color: '#fffaf0', line: 0.6 }, place([x, 0.03, -0.05 + (x - 0.14)]));
      model.put(ball([0.011, 0.01, 0.011], 12), { color: '#f2b23c', line: 0.4 }, place([x, 0.036, -0.05 + (x - 0.14)]));
    }
    model.put(
      tube(
        [
          [0.15, 0.028, 0.12],
          [0.15, 0.028, -0.0],
        ],
        [0.004],
        { around: 6, rings: 3 },
      ),
      { color: '#c3c9d2', line: 0.6 },
    );
    model.put(
      tube(
        [
          [0.163, 0.028, 0.12],
          [0.161, 0.028, 0.0],
        ],
        [0.004],
        { around: 6, rings: 3 },
      ),
      { color: '#c3c9d2', line: 0.6 },
    );
    model.put(
      tube(
        [
          [0.19, 0.028, 0.12],
          [0.192, 0.028, 0.05],
        ],
        [0.0045],
        { around: 6, rings: 3 },
      ),
      { color: '#c3c9d2', line: 0.6 },
    );
    model.put(ball([0.017, 0.005, 0.024], 12), { color: '#d5dae2', line: 0.6 }, place([0.193, 0.029, 0.03]));
  });
}
/** Small knife: handle from y = -.1 to 0, blade to y = .1; edge to +X. */
export function paringKnife(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(
      tube(
        [
          [0, -0.1, 0],
          [0, -0.05, 0],
          [0, 0, 0],
        ],
        [0.011, 0.0105, 0.009],
        { flat: 0.7, around: 9, rings: 8 },
      ),
      { color: '#9a5f38' },
    );
    model.put(
      tube(
        [
          [0, 0, 0],
          [0.003, 0.05, 0],
          [0, 0.1, 0],
        ],
        [0.011, 0.012, 0.002],
        { flat: 0.16, around: 10, rings: 12 },
      ),
      { color: '#d9dee4', line: 0.7 },
    );
  });
}
