/** What a dog does about a birthday cake. Metres. */

import type * as THREE from 'three';
import { SHAPES } from '../animals/noodle-poses.ts';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import type { V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';
import { lettering } from './lettering.ts';

const CREAM = '#fff6e8';
const PINK = '#f9c0bc';
/** Frosting on Noodle, licked and smeared to the ears; `at`, `pose` and `head` are those of the dog. With `tongue` it is still at work. */
export function frosting(
  model: Model,
  dog: { at: THREE.Matrix4; pose: keyof typeof SHAPES; head: V3 },
  tongue = true,
): void {
  model.inside(dog.at.clone().multiply(place(SHAPES[dog.pose].head, dog.head)), () => {
    const blobs: [number, number, number, number, number, number][] = [
      // muzzle: both sides and the chin
      [0.04, -0.034, 0.165, 0.034, 0.03, 0.042],
      [-0.04, -0.034, 0.165, 0.034, 0.03, 0.042],
      [0, -0.088, 0.18, 0.036, 0.022, 0.04],
    ];
    for (const [x, y, z, a, b, c] of blobs)
      model.put(ball([a, b, c], 12), { color: CREAM, line: 0.5, face: 0.8 }, place([x, y, z]));
    // smeared flat: over one brow and the crown, with a lick of blue, and down both ears
    const smear = (yaw: number, pitch: number, wide: number, long: number, tone: string, lift = 1.05) =>
      model.put(
        grid(
          (u, w) => {
            const t = u * Math.PI * 2;
            const r = w * (1 + 0.16 * Math.sin(t * 3 + yaw) + 0.1 * Math.sin(t * 5));
            const [p, q] = [pitch + long * r * Math.sin(t), yaw + wide * r * Math.cos(t)];
            const k = lift - 0.06 * w ** 3;
            return [0.1 * k * Math.sin(q) * Math.cos(p), 0.092 * k * Math.sin(p), 0.1 * k * Math.cos(q) * Math.cos(p)];
          },
          36,
          8,
        ),
        { color: tone, line: 0.6, face: 0.8, doubleSided: true },
      );
    smear(-0.1, 0.86, 0.8, 0.4, PINK, 1.09);
    smear(0.02, 0.64, 0.26, 0.3, CREAM, 1.12);
    smear(-0.55, 0.6, 0.26, 0.22, CREAM, 1.14);
    for (const [s, y, z, h, w, tone] of [
      [1, -0.035, 0.03, 0.05, 0.042, CREAM],
      [1, -0.115, 0.036, 0.042, 0.04, PINK],
      [-1, -0.02, 0.026, 0.036, 0.04, PINK],
      [-1, -0.095, 0.036, 0.054, 0.044, CREAM],
    ] as const)
      model.put(
        ball([0.014, h, w], 14),
        { color: tone, line: 0.5, face: 0.8 },
        place([s * (y > -0.06 ? 0.142 : 0.136), y, z], [0, s * 8, s * (y > -0.06 ? 4 : -10)]),
      );
    model.put(ball([0.02, 0.01, 0.022], 9), { color: '#4f80cc', line: 0.4, face: 0.8 }, place([-0.05, -0.006, 0.19]));
    if (!tongue) return;
    model.put(
      tube(points3('.006,-.07,.225 .03,-.086,.262 .056,-.058,.282 .06,-.018,.272'), [0.022, 0.025, 0.024, 0.014], {
        flat: 0.42,
        around: 10,
        rings: 16,
        caps: true,
      }),
      { color: '#ee7d86', line: 0.8, face: 0.8 },
    );
  });
}

/** A cake plate that somebody licked: shine, three crumbs, a fork. */
export function lickedPlate(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(ball([0.2, 0.012, 0.2], 30), { color: '#7fb8c4', line: 0.9 }, place([0, 0.012, 0]));
    model.put(ball([0.15, 0.008, 0.15], 28), { color: '#fffaf0', line: 0.5 }, place([0, 0.02, 0]));
    for (const [x, z, yaw] of [
      [-0.05, 0.02, 40],
      [0.04, -0.03, 60],
      [0.03, 0.07, 30],
    ] as const)
      model.put(ball([0.018, 0.003, 0.06], 10), { color: '#a8c4ea', line: 0.2 }, place([x, 0.028, z], [0, yaw, 0]));
    for (const [x, z] of points2('.1,.05 -.11,-.06 .02,-.12 .19,.12'))
      model.put(ball([0.016, 0.012, 0.014], 7), { color: '#c98a4c', line: 0.5 }, place([x, 0.03, z]));
    model.put(
      tube(
        [
          [0.06, 0.03, 0.14],
          [0.2, 0.034, 0.02],
        ],
        [0.008],
        { around: 6, rings: 2 },
      ),
      { color: '#d4d8e0', line: 0.5 },
    );
  });
}

/** WANTED: a napkin tied round a dog's neck, its upper edge at the origin, hanging down -Y, front to +Z. */
export function wantedNapkin(model: Model, at: THREE.Matrix4, w: number): void {
  model.inside(at, () => {
    const h = w * 0.74;
    const cloth = pattern({ kind: 'dots', base: '#fff9ee', ink: '#f7dcc8', size: 0.2 });
    model.put(
      roundedBox(w, h, 0.012, 0.006, { fine: true, wobble: 0.01 }),
      { map: cloth, line: 0.9 },
      place([0, -h / 2, 0]),
    );
    for (const y of [-0.06, -0.94])
      model.put(
        roundedBox(w * 0.98, h * 0.05, 0.014, 0.004),
        { color: '#d8483e', line: 0.3 },
        place([0, y * h, 0.001]),
      );
    model.inside(place([0, -h * 0.46, 0.01]), () => lettering(model, 'WANTED', w * 0.165, '#b3281f', 0.24));
    model.inside(place([0, -h * 0.76, 0.01]), () => lettering(model, '8', w * 0.14, '#3f6fc0', 0.24));
    // two tapes that go up round the neck
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [s * w * 0.46, -0.012, 0.004],
            [s * w * 0.42, 0.05, -0.05],
            [s * w * 0.3, 0.09, -0.15],
          ],
          [0.011],
          { around: 6, rings: 10, flat: 0.4 },
        ),
        { color: '#fff9ee', line: 0.6 },
      );
  });
}
