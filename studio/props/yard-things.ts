/** Things that stand in yards and lanes of Pyeongchang-dong: red tubs of peppers, pots, the low bench (평상), shoes, tanks. Metres. */
import type * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { at, color, darken, lighten, mix, random, TAU, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { leafShape } from './trees.ts';

/** The red rubber tub (고무 다라이) every yard owns, planted with peppers (`fruit` red in October), or empty. */
export function redTub(
  model: Model,
  where: THREE.Matrix4,
  r: number,
  o: { plant?: boolean; fruit?: string; seed?: number } = {},
): void {
  const h = r * 0.78;
  const rnd = random(o.seed ?? 3);
  model.inside(where, () => {
    model.put(
      lathe(
        [
          [0, r * 0.02],
          [0, r * 0.72],
          [r * 0.06, r * 0.78],
          [h * 0.9, r * 0.98],
          [h, r * 1.03],
          [h, r * 0.95],
          [h * 0.82, r * 0.9],
        ],
        { around: 30 },
      ),
      { tint: wash('#b5402f', 6, 0.2), doubleSided: true },
    );
    model.put(ring(r * 1.01, r * 1.01, h, r * 0.05), { color: '#c9553f', line: 0.7 });
    if (o.plant ?? true) {
      model.put(
        ball([r * 0.92, 0.03, r * 0.92], 20),
        { tint: wash('#6b4a36', 12, 0.4), line: 0.3 },
        place([0, h * 0.84, 0]),
      );
      pepperPlants(model, place([0, h * 0.86, 0]), r * 0.62, 4, o.fruit, rnd);
    }
  });
}
/** A few pepper plants in a circle of radius `r`, with fruit of one color. */
function pepperPlants(
  model: Model,
  where: THREE.Matrix4,
  r: number,
  n: number,
  fruit: string | undefined,
  rnd: () => number,
): void {
  const [leaves, pods]: [Item[], Item[]] = [[], []];
  model.inside(where, () => {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + rnd();
      const [x, z] = [Math.sin(a) * r * 0.7, Math.cos(a) * r * 0.7];
      const h = mix(0.34, 0.5, rnd());
      model.put(
        tube(
          [
            [x, 0, z],
            [x + 0.02, h, z],
          ],
          [0.012, 0.008],
          { around: 6, rings: 2 },
        ),
        { color: '#6f8a4a', line: 0.5 },
      );
      for (let k = 0; k < 16; k++) {
        const [b, y] = [rnd() * TAU, h * mix(0.35, 1.1, rnd())];
        const d = mix(0.03, 0.13, rnd());
        leaves.push({
          at: place(
            [x + Math.sin(b) * d, y, z + Math.cos(b) * d],
            [mix(20, 80, rnd()), rnd() * 360, 0],
            [0.07, 0.1, 0.09],
          ),
          color: color(at(['#4f8246', '#6d9f4e', '#8ab85c'], k % 3)),
        });
        if (fruit && k % 3 === 0)
          pods.push({
            at: place([x + Math.sin(b) * d, y - 0.06, z + Math.cos(b) * d], [8, rnd() * 360, 10], [0.013, 0.05, 0.013]),
            color: color(fruit),
          });
      }
    }
    model.scatter(leafShape(), leaves, { doubleSided: true, line: 0.4 });
    model.scatter(ball([1, 1, 1], 8), pods, { line: 0.6 });
  });
}
/** Clay pot with a round of leaves and small flowers of `bloom`. */
export function clayPot(model: Model, where: THREE.Matrix4, r: number, bloom: string, seed = 1): void {
  const rnd = random(seed);
  model.inside(where, () => {
    model.put(
      lathe(
        [
          [0, r * 0.62],
          [r * 1.3, r * 0.92],
          [r * 1.34, r],
          [r * 1.55, r],
          [r * 1.5, r * 0.84],
        ],
        { around: 20 },
      ),
      { tint: wash(at(['#b8684a', '#8f5a48', '#6f7a9a', '#c98a5c'], seed % 4), 8, 0.2), doubleSided: true },
    );
    const [leaves, flowers]: [Item[], Item[]] = [[], []];
    for (let i = 0; i < 34; i++) {
      const [a, q, y] = [rnd() * TAU, r * 1.2 * Math.sqrt(rnd()), rnd()];
      const spot: V3 = [Math.sin(a) * q, r * (1.6 + 1.5 * y * (1 - (q / r) ** 2 * 0.3)), Math.cos(a) * q];
      leaves.push({
        at: place(spot, [rnd() * 90, rnd() * 360, 0], r * 0.6),
        color: color(at(['#55853f', '#7bab56', '#9bc067'], i % 3)),
      });
      if (i % 4 === 0)
        flowers.push({ at: place([spot[0], spot[1] + r * 0.2, spot[2]], [0, 0, 0], r * 0.2), color: color(bloom) });
    }
    model.scatter(leafShape(), leaves, { doubleSided: true, line: 0.4 });
    model.scatter(ball([1, 0.7, 1], 8), flowers, { line: 0.5 });
  });
}
/** Low wooden platform (평상): slats along X, top at `h`, `w` x `d`. */
export function platform(model: Model, where: THREE.Matrix4, [w, h, d]: V3, tone = '#b07d50'): void {
  const n = Math.round(d / 0.14);
  model.inside(where, () => {
    for (let i = 0; i < n; i++)
      model.put(
        roundedBox(w, 0.035, d / n - 0.016, 0.012),
        { tint: wash(i % 3 ? tone : lighten(tone, 0.1), 3, 0.2), line: 0.6 },
        place([0, h - 0.018, (i - (n - 1) / 2) * (d / n)]),
      );
    for (const s of [-1, 1]) {
      model.put(
        roundedBox(w, 0.11, 0.06, 0.015),
        { tint: wash(darken(tone, 0.16), 3), line: 0.7 },
        place([0, h - 0.1, s * (d / 2 - 0.03)]),
      );
      model.put(
        roundedBox(0.06, 0.11, d, 0.015),
        { tint: wash(darken(tone, 0.16), 3), line: 0.6 },
        place([s * (w / 2 - 0.04), h - 0.1, 0]),
      );
      for (const f of [-1, 1])
        model.put(
          roundedBox(0.1, h - 0.04, 0.1, 0.02),
          { tint: wash(darken(tone, 0.1), 3), line: 0.7 },
          place([s * (w / 2 - 0.1), (h - 0.04) / 2, f * (d / 2 - 0.1)]),
        );
    }
  });
}
/** A pair of shoes set down beside each other, toes to -Z. `kind`: rubber slippers, white 고무신, sneakers. */
export function shoes(
  model: Model,
  where: THREE.Matrix4,
  kind: 'slipper' | 'gomusin' | 'sneaker',
  tone: string,
  size = 0.24,
): void {
  model.inside(where, () => {
    for (const s of [-1, 1])
      model.inside(place([s * size * 0.24, 0, s * 0.012], [0, s * -6, 0], size), () => {
        model.put(
          ball([0.19, 0.06, 0.5], 14),
          { color: kind === 'sneaker' ? '#f4efe4' : tone, line: 0.7 },
          place([0, 0.05, 0]),
        );
        if (kind === 'slipper')
          model.put(ball([0.2, 0.15, 0.2], 14), { color: lighten(tone, 0.12), line: 0.7 }, place([0, 0.09, -0.17]));
        else {
          model.put(ball([0.185, 0.14, 0.47], 14), { color: tone, line: 0.8 }, place([0, 0.11, 0]));
          model.put(ball([0.12, 0.06, 0.2], 12), { color: darken(tone, 0.45), line: 0.4 }, place([0, 0.21, 0.16]));
          if (kind === 'gomusin')
            model.put(ball([0.05, 0.06, 0.06], 8), { color: tone, line: 0.6 }, place([0, 0.2, -0.44]));
        }
      });
  });
}
/** Straw broom leaning, handle up +Y. */
export function broom(model: Model, where: THREE.Matrix4, l = 1.2): void {
  model.inside(where, () => {
    model.put(
      tube(
        [
          [0, l * 0.3, 0],
          [0.01, l, 0],
        ],
        [0.014],
        { around: 7, rings: 2 },
      ),
      { color: '#a87c4e' },
    );
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * TAU;
      model.put(
        tube(
          [
            [Math.sin(a) * 0.02, l * 0.36, Math.cos(a) * 0.02],
            [Math.sin(a) * 0.07, l * 0.16, Math.cos(a) * 0.04],
            [Math.sin(a) * 0.15, 0, Math.cos(a) * 0.07],
          ],
          [0.01, 0.009, 0.003],
          { around: 5, rings: 4 },
        ),
        { color: i % 2 ? '#c9a05c' : '#b88a48', line: 0.4 },
      );
    }
    model.put(ring(0.034, 0.034, l * 0.34, 0.012), { color: '#d8503c', line: 0.5 });
  });
}
