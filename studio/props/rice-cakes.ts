/** Birthday rice cakes: millet balls in red beans, white steamed slab, and both with eight candles. Metres, foot at y = 0. */

import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { color, mix, noise, random, smoothstep, TAU, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

/** Millet balls rolled in red beans, heaped within radius r. */
export function susuCakes(model: Model, where: THREE.Matrix4, r: number, n: number): void {
  model.inside(where, () => {
    for (let i = 0; i < n; i++) {
      const row = i < 7 ? 0 : i < 11 ? 1 : 2;
      const k = row === 0 ? i : row === 1 ? i - 7 : i - 11;
      const count = [7, 4, 3][row] ?? 3;
      const q = row === 0 && k === 6 ? 0 : r * ([0.62, 0.36, 0.16][row] ?? 0.2);
      const a = (k / (row === 0 ? 6 : count)) * TAU + row * 0.5;
      susuCake(model, place([Math.sin(a) * q, r * (0.26 + row * 0.4), Math.cos(a) * q]), r * 0.28, i);
    }
  });
}
/** `dry`: rolled a moment ago, a fine dusty crumb over the whole ball. */
export function susuCake(model: Model, where: THREE.Matrix4, r: number, seed = 1, dry = false): void {
  model.inside(where, () => {
    model.put(ball([r, r * 0.9, r], 18), { color: dry ? '#a84a3a' : '#a2443a', line: 0.7 });
    const items: Item[] = [];
    const rnd = random(seed + 2);
    for (let i = 0; i < (dry ? 110 : 70); i++) {
      const [a, y] = [rnd() * TAU, 1 - 2 * rnd()];
      const q = Math.sqrt(1 - y * y);
      items.push({
        at: place(
          [Math.sin(a) * q * r, y * r * 0.9, Math.cos(a) * q * r],
          [rnd() * 90, rnd() * 90, 0],
          r * (dry ? mix(0.09, 0.18, rnd()) : mix(0.1, 0.2, rnd())),
        ),
        color: color(
          rnd() < 0.4
            ? dry
              ? '#7e3026'
              : '#8a3a33'
            : rnd() < 0.6
              ? dry
                ? '#c06a50'
                : '#c0604c'
              : dry
                ? '#e2b294'
                : '#d48a74',
        ),
      });
    }
    model.scatter(ball([1, 0.8, 0.9], 6), items, { line: 0.15 });
  });
}
/** White steamed cake: a round (or square) slab with a crumbly top; foot at y = 0. */
export function whiteCake(model: Model, where: THREE.Matrix4, r: number, high = 0.07, square = false): void {
  model.inside(where, () => {
    const crumb = (point: THREE.Vector3) =>
      color('#fffaf0').lerp(
        color('#e9dccb'),
        0.6 * smoothstep(0.45, 0.8, noise(point.x * 60, point.y * 60, point.z * 60)),
      );
    if (square)
      model.put(
        roundedBox(r * 2, high, r * 2, 0.012, { wobble: 0.006, fine: true }),
        { tint: crumb },
        place([0, high / 2, 0]),
      );
    else
      model.put(
        lathe(
          [
            [0, 0.02],
            [0.004, r * 0.98],
            [high * 0.5, r],
            [high * 0.94, r * 0.985],
            [high, r * 0.9],
            [high * 1.01, 0.01],
          ],
          { around: 44, steps: 3 },
        ),
        { tint: crumb },
      );
    const rnd = random(7);
    for (let i = 0; i < 5; i++) {
      const [a, q] = [i * 1.3, r * mix(0.3, 0.7, rnd())];
      model.put(
        ball([Math.min(0.014, r * 0.085), 0.006, Math.min(0.01, r * 0.06)], 8),
        { color: i % 2 ? '#8a4a34' : '#e2b24a', line: 0.5 },
        place([Math.sin(a) * q, high * 1.02, Math.cos(a) * q]),
      );
    }
  });
}
/** KB 9.1: white slab, red balls round it, eight candles; returns where the flames burn. `lit` false after the 후! */
export function candleCakes(
  model: Model,
  where: THREE.Matrix4,
  o: { lit?: boolean; size?: number } = {},
): THREE.Vector3[] {
  const at = where.clone().multiply(place([0, 0, 0], [0, 0, 0], o.size ?? 1));
  const flames: THREE.Vector3[] = [];
  model.inside(at, () => {
    model.put(lathe(points2('0,.08 .05,.09 .07,.26 .085,.3 .078,.26 .074,.01'), { around: 44, steps: 3 }), {
      color: '#e9eef2',
      doubleSided: true,
    });
    model.put(ring(0.3, 0.3, 0.085, 0.006), { color: '#5f86b8', line: 0.5 });
    whiteCake(model, place([0, 0.078, 0]), 0.2, 0.075);
    whiteCake(model, place([0, 0.153, 0]), 0.145, 0.065);
    for (let i = 0; i < 15; i++) {
      const a = (i / 15) * TAU;
      susuCake(model, place([Math.sin(a) * 0.243, 0.108, Math.cos(a) * 0.243]), 0.034, i);
    }
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * TAU + 0.1;
      // wider than deep: all eight can be counted from the table's end
      const [x, z] = [Math.sin(a) * 0.13, Math.cos(a) * 0.09];
      const tone = ['#e4604c', '#5fa3a0', '#f2bf3e', '#7bab62'][i % 4] ?? '#e4604c';
      model.put(
        tube(
          [
            [x, 0.2, z],
            [x + 0.002, 0.31, z],
          ],
          [0.0066],
          { around: 8, rings: 6 },
        ),
        { tint: (point) => color(Math.sin(point.y * 160) > 0 ? tone : '#fff6e6'), line: 0.6 },
      );
      model.put(
        tube(
          [
            [x, 0.31, z],
            [x + 0.002, 0.322, z],
          ],
          [0.0018],
          { around: 5, rings: 2 },
        ),
        { color: '#3a2a2a', line: 0 },
      );
      const tip = vec(x + 0.002, 0.335, z);
      flames.push(tip.clone().applyMatrix4(at));
      if (o.lit ?? true) {
        model.put(
          lathe(points2('-.012,.001 .001,.0125 .018,.008 .044,.0005'), { around: 12 }),
          { color: new THREE.Color(1.5, 0.92, 0.3), glow: true, line: 0 },
          place(tip),
        );
      }
    }
  });
  return flames;
}
