/** What stands along Plum Street: mailboxes with red flags, street lamps, picket fences, hedges, snowmen. Metres, feet on y = 0. */

import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { color, lighten, mix, noise, random, type V3 } from '../model/math.ts';
import { block, SNOW, snowCushion, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';

/** Mailbox on a post, its door to +Z, slot 1.02 high; `flag` is how far the red flag is up, 0..1. */
export function mailbox(
  model: Model,
  at: THREE.Matrix4,
  o: { tone: string; flag?: number; open?: boolean; number?: string; snow?: boolean },
): void {
  model.inside(at, () => {
    block(model, [0.09, 0.92, 0.09], [0, 0, 0], '#8a6148', { line: 0.7 });
    block(model, [0.07, 0.07, 0.4], [0, 0.84, 0.02], '#8a6148', { line: 0.6 });
    const arch: [number, number][] = [
      [-0.13, 0],
      [-0.13, 0.14],
      ...Array.from({ length: 9 }, (_, i): [number, number] => {
        const a = Math.PI - (i / 8) * Math.PI;
        return [Math.cos(a) * 0.13, 0.14 + Math.sin(a) * 0.13];
      }),
      [0.13, 0],
    ];
    model.put(slab(arch, 0.48, { soft: 0.012 }), { tint: wash(o.tone, 4) }, place([0, 0.91, 0.02]));
    const lid = place([0, 0.91, 0.265], [o.open ? 84 : 0, 0, 0]);
    model.inside(lid, () => {
      model.put(slab(arch, 0.025, { soft: 0.008 }), { color: lighten(o.tone, 0.14) }, place([0, 0, 0.012]));
      model.put(ball([0.022, 0.022, 0.02], 10), { color: '#e6b84e', line: 0.6 }, place([0, 0.2, 0.034]));
    });
    if (o.open)
      model.put(
        slab(arch, 0.01, { soft: 0.002 }),
        { color: '#4a3a44', line: 0.3 },
        place([0, 0.91, 0.268], [0, 0, 0], 0.92),
      );
    if (o.number)
      model.inside(place([-0.135, 1.04, 0], [0, -90, 0]), () => lettering(model, o.number ?? '', 0.11, '#fff4dc', 0.2));
    const up = o.flag ?? 0;
    model.inside(place([0.145, 1.02, 0.1], [-90 + up * 90, 0, 0]), () => {
      model.put(roundedBox(0.014, 0.26, 0.022, 0.005), { color: '#c8382c', line: 0.7 }, place([0, 0.12, 0]));
      model.put(roundedBox(0.016, 0.1, 0.13, 0.006), { color: '#e2463a', line: 0.8 }, place([0, 0.22, -0.06]));
    });
    if (o.snow) snowCushion(model, place([0, 1.15, 0.02]), 0.26, 0.5, 0.1, 4);
  });
}

/** Old street lamp, 3 m; returns where its light is, in its own frame. */
export function streetLamp(model: Model, at: THREE.Matrix4, lit: boolean, snow = false): V3 {
  model.inside(at, () => {
    const iron = { color: '#4f5f6e', line: 0.8 };
    model.put(lathe(points2('0,.16 .12,.14 .2,.08 .5,.055 2.4,.042 2.5,.08 2.54,.05'), { around: 14 }), iron);
    model.put(
      lathe(
        [
          [2.54, 0.09],
          [2.86, 0.17],
          [2.88, 0.01],
        ],
        { around: 8, steps: 1 },
      ),
      lit ? { color: color('#ffe3a0').multiplyScalar(1.3), glow: true, line: 0.6 } : { color: '#e8ecdc', line: 0.6 },
    );
    model.put(lathe(points2('2.86,.22 2.92,.2 3.06,.05 3.12,.01'), { around: 12 }), iron);
    if (snow) snowCushion(model, place([0, 2.93, 0]), 0.44, 0.44, 0.16, 2);
  });
  return [0, 2.7, 0];
}

/** White pickets from x = 0 to `length` along X, .85 high. */
export function picketFence(model: Model, at: THREE.Matrix4, length: number, tone = '#fbf3e2', snow = false): void {
  model.inside(at, () => {
    const picket: [number, number][] = points2('-.04,0 -.04,.76 0,.85 .04,.76 .04,0');
    const items: Item[] = [];
    const rnd = random(4);
    for (let x = 0.08; x < length; x += 0.15)
      items.push({
        at: place([x, 0.02 + rnd() * 0.015, 0], [0, 0, (rnd() - 0.5) * 3]),
        color: color(tone).multiplyScalar(mix(0.95, 1.03, rnd())),
      });
    model.scatter(slab(picket, 0.03, { soft: 0.006 }), items, { line: 0.5 });
    for (const y of [0.24, 0.6])
      model.put(roundedBox(length, 0.07, 0.03, 0.01), { color: tone, line: 0.5 }, place([length / 2, y, -0.03]));
    if (snow) snowCushion(model, place([length / 2, 0.82, 0]), length, 0.12, 0.09, 6);
  });
}

/** Clipped hedge: a soft box of leaves, its foot on `at`. */
export function hedge(
  model: Model,
  at: V3,
  [w, h, d]: V3,
  tones: [string, string, string],
  seed = 1,
  snow = false,
): void {
  const rnd = random(seed);
  model.put(
    roundedBox(w, h, d, 0.12, { fine: true, wobble: 0.05, seed }),
    { color: tones[0], line: 0.3 },
    place([at[0], at[1] + h / 2, at[2]]),
  );
  const n = Math.round((w * h + w * d + h * d) * 60);
  const items = Array.from({ length: n }, (): Item => {
    const face = rnd();
    const [u, v] = [rnd() - 0.5, rnd() - 0.5];
    const p: V3 =
      face < 0.45
        ? [u * w, v * h, (d / 2) * (rnd() < 0.5 ? 1 : -1)]
        : face < 0.75
          ? [u * w, h / 2, v * d]
          : [(w / 2) * (rnd() < 0.5 ? 1 : -1), v * h, u * d];
    const k = 0.5 + p[1] / h + 0.5 * (noise(p[0] * 2 + seed, p[1] * 3) - 0.5);
    return {
      at: place(
        [at[0] + p[0], at[1] + h / 2 + p[1], at[2] + p[2]],
        [rnd() * 60 - 30, rnd() * 360, rnd() * 60],
        0.05 + rnd() * 0.035,
      ),
      color: color(tones[0])
        .lerp(color(tones[1]), Math.min(1, k * 1.4))
        .lerp(color(tones[2]), Math.max(0, k - 0.7)),
    };
  });
  model.scatter(ball([1, 0.5, 0.8], 6), items, { line: 0.15, slight: true });
  if (snow) snowCushion(model, place([at[0], at[1] + h, at[2]]), w + 0.1, d + 0.1, 0.16, seed);
}

/** Snowman of height 1.35; `arms` 'ears' cups twig hands where ears would be; a scarf only if he still has one. */
export function snowman(
  model: Model,
  at: THREE.Matrix4,
  o: { arms?: 'out' | 'ears'; scarf?: string; hat?: boolean } = {},
): void {
  model.inside(at, () => {
    for (const [y, r] of [
      [0.32, 0.4],
      [0.83, 0.28],
      [1.22, 0.2],
    ] as const)
      model.put(
        ball([r, r * 0.92, r], 22),
        { tint: (point) => color(SNOW).multiplyScalar(0.95 + 0.07 * noise(point.x * 7, point.y * 7, point.z * 7)) },
        place([0, y, 0]),
      );
    for (const k of [-1, 1]) model.put(ball(0.022, 9), { color: '#33262e', line: 0.3 }, place([k * 0.07, 1.27, 0.18]));
    model.put(
      tube(
        [
          [0, 1.22, 0.18],
          [0.01, 1.215, 0.3],
          [0.015, 1.2, 0.38],
        ],
        [0.035, 0.022, 0.004],
        { around: 8 },
      ),
      { color: '#ec8434' },
    );
    for (let i = 0; i < 5; i++) {
      const a = (i - 2) * 0.32;
      model.put(
        ball(0.013, 7),
        { color: '#33262e', line: 0.2 },
        place([Math.sin(a) * 0.12, 1.155 - Math.cos(a) * 0.035 + 0.02, 0.178 - Math.abs(a) * 0.03]),
      );
    }
    for (const y of [0.72, 0.86, 0.98])
      model.put(ball(0.022, 8), { color: '#33262e', line: 0.3 }, place([0, y, 0.28 - Math.abs(y - 0.84) * 0.12]));
    for (const k of [-1, 1]) {
      const ears = o.arms === 'ears';
      const hand: V3 = ears ? [k * 0.25, 1.24, 0.06] : [k * 0.62, 1.1, 0.1];
      const arm: V3[] = [[k * 0.22, 0.88, 0.03], ears ? [k * 0.5, 0.98, 0.05] : [k * 0.42, 0.95, 0.06], hand];
      model.put(tube(arm, ears ? [0.024, 0.02, 0.017] : [0.018, 0.014, 0.011], { around: 6 }), {
        color: '#6d4a38',
        line: 0.7,
      });
      for (const t of [-0.5, 0.2, 0.9])
        model.put(
          tube(
            [
              hand,
              [
                hand[0] + (ears ? k * 0.1 * (0.9 - t * 0.7) : k * 0.09),
                hand[1] + (ears ? 0.05 + t * 0.09 : 0.06 + t * 0.05),
                hand[2] + (ears ? 0.13 : 0.03),
              ],
            ],
            ears ? [0.016, 0.011] : [0.009, 0.006],
            { around: 5, rings: 3 },
          ),
          { color: '#6d4a38', line: 0.6 },
        );
    }
    if (o.scarf) {
      model.put(
        new THREE.TorusGeometry(0.185, 0.05, 8, 26).rotateX(Math.PI / 2),
        { color: o.scarf },
        place([0, 1.05, 0]),
      );
      model.put(
        tube(
          [
            [0.1, 1.04, 0.17],
            [0.14, 0.9, 0.25],
            [0.13, 0.74, 0.29],
          ],
          [0.045, 0.05],
          { flat: 0.4, around: 8 },
        ),
        { color: o.scarf },
      );
    }
    if (o.hat) {
      model.put(
        lathe(points2('0,.2 .015,.21 .03,.13 .24,.12 .245,.01'), { around: 22 }),
        { color: '#3c4260' },
        place([0.02, 1.37, 0], [4, 0, -7]),
      );
    }
  });
}
