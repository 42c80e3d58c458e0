/** The rice-cake shop's things: steamers (시루), a white slab (백설기), red millet balls (수수팥떡), trays for the counter. Metres. */
import type * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { at, color, mix, noise, random, TAU, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

/** Stack of `n` aluminium steamer rings of radius `r` with a cloth-bound lid; steam rises from its top at n * .16 + .1. */
export function siru(
  model: Model,
  where: THREE.Matrix4,
  r: number,
  n: number,
  o: { lid?: boolean; clay?: boolean } = {},
): void {
  const tone = o.clay ? '#8a5a44' : '#c4c8d0';
  model.inside(where, () => {
    for (let i = 0; i < n; i++) {
      model.put(
        lathe(
          [
            [0, r * 0.97],
            [0.01, r],
            [0.14, r],
            [0.15, r * 0.96],
          ],
          { around: 32 },
        ),
        {
          tint: (q) => color(tone).multiplyScalar(0.84 + 0.3 * (0.5 + 0.5 * Math.sin(Math.atan2(q.x, q.z) * 5 + i))),
          line: 0.8,
        },
        place([0, i * 0.16, 0]),
      );
      model.put(ring(r * 1.0, r * 1.0, i * 0.16 + 0.15, 0.012), { color: o.clay ? '#6f4636' : '#e6e8ec', line: 0.6 });
      for (const s of [-1, 1])
        model.put(
          tube(
            [
              [s * r, i * 0.16 + 0.09, -0.06],
              [s * (r + 0.05), i * 0.16 + 0.09, 0],
              [s * r, i * 0.16 + 0.09, 0.06],
            ],
            [0.012],
            { around: 7 },
          ),
          { color: '#8d93a0', line: 0.6 },
        );
    }
    const top = n * 0.16;
    if (o.lid ?? true) {
      model.put(
        ball([r * 1.04, 0.07, r * 1.04], 26),
        { tint: wash('#f4ead6', 8, 0.12), line: 0.8 },
        place([0, top, 0]),
      );
      model.put(ball([0.05, 0.04, 0.05], 12), { color: '#f4ead6', line: 0.7 }, place([0, top + 0.08, 0]));
    } else
      model.put(
        ball([r * 0.95, 0.03, r * 0.95], 26),
        { tint: (q) => color('#fffaf0').multiplyScalar(0.94 + 0.08 * noise(q.x * 40, q.z * 40)), line: 0.5 },
        place([0, top - 0.02, 0]),
      );
  });
}
/** Baekseolgi: a white slab cut in `nx` x `nz` squares of side `s`, jujube on some. Lies on y = 0. */
function whiteCake(model: Model, where: THREE.Matrix4, nx: number, nz: number, s = 0.075): void {
  model.inside(where, () => {
    for (let i = 0; i < nx; i++)
      for (let k = 0; k < nz; k++) {
        const p: V3 = [(i - (nx - 1) / 2) * s, 0.028, (k - (nz - 1) / 2) * s];
        model.put(
          roundedBox(s * 0.95, 0.056, s * 0.95, 0.012, { fine: true, wobble: 0.006, seed: i * 5 + k }),
          {
            tint: (q) => color('#fffaf2').multiplyScalar(0.95 + 0.07 * noise(q.x * 60, q.y * 60, q.z * 60)),
            line: 0.6,
          },
          place(p),
        );
        if ((i + k) % 2 === 0)
          model.put(
            ball([0.013, 0.005, 0.011], 9),
            { color: '#a8402f', line: 0.3 },
            place([p[0] + 0.006, 0.058, p[2]]),
          );
      }
  });
}
/** Susu-pat-tteok: one millet ball rolled in red bean, radius `r`, middle at the origin; the crumbs stick out. */
function redBall(model: Model, where: THREE.Matrix4, r = 0.032): void {
  model.put(
    ball([r, r * 0.94, r], 14),
    {
      tint: (q) => color('#9a3a34').lerp(color('#d0705c'), noise((q.x / r) * 4, (q.y / r) * 4, (q.z / r) * 4)),
      line: 0.8,
    },
    where,
  );
}
/** Heap of `n` red balls on y = 0, in rings. */
function redBalls(model: Model, where: THREE.Matrix4, n: number, r = 0.032): void {
  const rnd = random(n);
  model.inside(where, () => {
    let left = n;
    for (let level = 0; left > 0 && level < 5; level++) {
      const across = Math.max(1, Math.ceil(Math.sqrt(left) * 0.8));
      for (let i = 0; i < across && left > 0; i++)
        for (let k = 0; k < across && left > 0; k++, left--)
          redBall(
            model,
            place(
              [
                (i - (across - 1) / 2) * r * 1.95 + (rnd() - 0.5) * 0.006,
                r + level * r * 1.55,
                (k - (across - 1) / 2) * r * 1.95,
              ],
              [rnd() * 360, rnd() * 360, 0],
            ),
            r,
          );
    }
  });
}
/** Tray of half-moon songpyeon or cubes rolled in bean flour, `w` x `d`. */
export function cakeTray(
  model: Model,
  where: THREE.Matrix4,
  w: number,
  d: number,
  kind: 'songpyeon' | 'injeolmi' | 'red' | 'white',
): void {
  const rnd = random(w * 100 + kind.length);
  model.inside(where, () => {
    model.put(roundedBox(w, 0.025, d, 0.012, { fine: true }), { color: '#e4e6ea', line: 0.7 }, place([0, 0.012, 0]));
    for (const s of [-1, 1]) {
      model.put(roundedBox(w, 0.035, 0.014, 0.006), { color: '#cfd2d8', line: 0.5 }, place([0, 0.022, (s * d) / 2]));
      model.put(roundedBox(0.014, 0.035, d, 0.006), { color: '#cfd2d8', line: 0.5 }, place([(s * w) / 2, 0.022, 0]));
    }
    if (kind === 'white') return whiteCake(model, place([0, 0.025, 0]), Math.floor(w / 0.08), Math.floor(d / 0.08));
    if (kind === 'red') return redBalls(model, place([0, 0.025, 0]), 34);
    const list: Item[] = [];
    const tones = kind === 'injeolmi' ? ['#e2bc78', '#d8ac64', '#ecca8c'] : ['#fff6ea', '#b8cf9a', '#f2b8b8'];
    for (let i = 0; i < Math.floor(w / 0.07); i++)
      for (let k = 0; k < Math.floor(d / 0.06); k++)
        list.push({
          at: place(
            [(i + 0.7) * 0.07 - w / 2, 0.045, (k + 0.7) * 0.06 - d / 2],
            [0, rnd() * 30, 0],
            kind === 'injeolmi' ? [0.028, 0.02, 0.024] : [0.032, 0.022, 0.02],
          ),
          color: color(at(tones, Math.floor(rnd() * 3))),
        });
    model.scatter(kind === 'injeolmi' ? roundedBox(2, 2, 2, 0.5) : ball([1, 1, 1], 10), list, { line: 0.6 });
  });
}
/** Soft puffs that stand for a cloud of steam where no veil is wanted: pale balls, biggest in the middle. */
export function steamSpots(
  foot: V3,
  high: number,
  n: number,
  wide: number,
  seed = 3,
): [number, number, number, number, number][] {
  const rnd = random(seed);
  return Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n;
    const a = rnd() * TAU;
    return [
      foot[0] + Math.sin(a) * wide * 0.4 * t,
      foot[1] + high * t,
      foot[2] + Math.cos(a) * wide * 0.3 * t,
      wide * mix(0.5, 1.2, t),
      wide * mix(0.45, 0.9, t),
    ];
  });
}
