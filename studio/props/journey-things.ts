/** A suitcase one can sleep on, the tailor's other half sleeve, a broom, chopsticks, rice cake in a tied cloth. Metres, foot at y = 0. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, darken, mix, noise, random, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';
import { flat, inkOn, ringOf } from './ink-paper.ts';

const SUITCASE = { wide: 0.5, high: 0.68, deep: 0.28 };
/** Upright on four wheels, front to +Z; `handle` metres of it pulled out. Lay it on its back with [-90, yaw, 0] and lift by half its depth. */
export function suitcase(model: Model, where: THREE.Matrix4, o: { tone?: string; handle?: number } = {}): void {
  const tone = o.tone ?? '#e4705c';
  const { wide, high, deep } = SUITCASE;
  model.inside(where, () => {
    model.put(roundedBox(wide, high, deep, 0.06, { fine: true }), { color: tone }, place([0, high / 2 + 0.06, 0]));
    for (let i = -2; i < 3; i++)
      for (const s of [-1, 1])
        model.put(
          tube(
            [
              [i * 0.085, 0.16, s * (deep / 2)],
              [i * 0.085, high - 0.04, s * (deep / 2)],
            ],
            [0.009],
            { around: 6, rings: 3 },
          ),
          { color: darken(tone, 0.12), line: 0.4 },
        );
    model.put(
      ring(wide / 2 - 0.02, deep / 2 + 0.004, 0, 0.008),
      { color: darken(tone, 0.3), line: 0.4 },
      place([0, high * 0.6, 0], [0, 0, 0], [1.02, 1, 1]),
    );
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        model.put(
          ball([0.022, 0.032, 0.032], 12),
          { color: '#4a4650' },
          place([x * (wide / 2 - 0.06), 0.032, z * (deep / 2 - 0.05)]),
        );
    const top = high + 0.06 + (o.handle ?? 0.34);
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [s * 0.1, high, -0.08],
            [s * 0.1, top, -0.08],
          ],
          [0.009],
          { around: 7, rings: 3 },
        ),
        { color: '#b9c0ca', line: 0.6 },
      );
    model.put(
      tube(
        [
          [-0.11, top, -0.08],
          [0.11, top, -0.08],
        ],
        [0.017],
        { around: 9, rings: 4 },
      ),
      { color: '#4a4650' },
    );
    model.put(
      tube(
        [
          [-0.07, high + 0.055, 0],
          [-0.05, high + 0.095, 0],
          [0.05, high + 0.095, 0],
          [0.07, high + 0.055, 0],
        ],
        [0.013],
        { around: 8, rings: 16 },
      ),
      { color: darken(tone, 0.25) },
    );
    // stickers: a leaf, a star of the ferry, a bell
    for (const [x, y, t, k] of [
      [-0.13, 0.5, '#f2bf3e', -12],
      [0.1, 0.33, '#5fa3a0', 9],
      [-0.05, 0.24, '#fff4dc', 4],
    ] as const)
      model.inside(place([x, y, deep / 2 + 0.004], [0, 0, k]), () => {
        model.put(ball([0.05, 0.042, 0.004], 18), { color: t, line: 0.7 });
        inkOn(model, flat, [ringOf(0, 0, 0.022, 0.018, 14)], { tone: '#8a4a3c', r: 0.003, out: 0.005 });
      });
    // the tag of the airline on the handle
    model.put(
      roundedBox(0.05, 0.13, 0.003, 0.001),
      { color: '#fff8ea', line: 0.7 },
      place([0.05, high + 0.03, 0.02], [14, 10, 12]),
    );
  });
}

/** Half a sleeve of blue check pulled over a head of radius `r`, tied into a tip: for the mannequin. Its rim lies at y = 0. */
export function sleeveHat(model: Model, where: THREE.Matrix4, r = 0.1): void {
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], r)), () => {
    const wall: [number, number][] = points2('0,1.04 .4,1.06 .9,.9 1.35,.46 1.55,.2 1.62,.16');
    model.put(
      lathe(wall, {
        around: 48,
        steps: 4,
        warp: (a, q, y): V3 => {
          const k = 1 + 0.06 * Math.sin(a * 7) * smoothstep(0.8, 1.4, y);
          return [Math.sin(a) * q * k + 0.25 * smoothstep(0.9, 1.7, y), y, Math.cos(a) * q * k];
        },
      }),
      {
        map: pattern({ kind: 'plaid', base: '#eaf0f7', ink: '#4f7fc0', ink2: '#2f5596', size: 0.6 }),
        doubleSided: true,
      },
    );
    model.put(ring(1.06, 1.06, 0.08, 0.09), { color: '#dfe8f2', line: 0.7 });
    model.put(ring(0.2, 0.2, 1.56, 0.05, 0), { color: '#f4cf4a', line: 0.6 }, place([0.22, 0, 0]));
    model.put(
      ball([0.26, 0.2, 0.26], 14),
      { map: pattern({ kind: 'plaid', base: '#eaf0f7', ink: '#4f7fc0', ink2: '#2f5596', size: 0.6 }) },
      place([0.27, 1.76, 0]),
    );
  });
}

/** Broom of twigs: from the tip of its twigs (world point) to the end of its stick. */
export function twigBroom(model: Model, tip: V3, end: V3): void {
  const [a, b] = [vec(tip), vec(end)];
  const along = b.clone().sub(a);
  const long = along.length();
  model.inside(frame(a, along, vec(0, 0, 1)), () => {
    model.put(
      tube(
        [
          [0, 0.42, 0],
          [0.006, long * 0.7, 0],
          [0, long, 0],
        ],
        [0.016, 0.014, 0.013],
        { around: 9, rings: 16 },
      ),
      { tint: (point) => color('#b98a54').lerp(color('#8a5f38'), noise(point.x * 20, point.y * 14, point.z * 20)) },
    );
    const rnd = random(6);
    for (let i = 0; i < 46; i++) {
      const [t, q] = [rnd() * TAU, Math.sqrt(rnd())];
      const [x, z] = [Math.sin(t) * q, Math.cos(t) * q];
      model.put(
        tube(
          [
            [x * 0.024, 0.5, z * 0.024],
            [x * 0.05, 0.26, z * 0.04],
            [x * 0.17 + 0.01 * Math.sin(i), 0.02 * rnd(), z * 0.1],
          ],
          [0.0045, 0.0035, 0.0015],
          { around: 5, rings: 10 },
        ),
        { color: i % 3 ? '#8a6540' : '#a9804e', line: 0.3 },
      );
    }
    for (const y of [0.4, 0.48]) model.put(ring(0.034, 0.034, y, 0.006), { color: '#5a4634', line: 0.5 });
  });
}
/** A pair of metal chopsticks from the fingers to their tips, open by `gap` metres. */
export function chopsticks(model: Model, from: V3, to: V3, gap = 0.02): void {
  const [a, b] = [vec(from), vec(to)];
  const side = b
    .clone()
    .sub(a)
    .cross(vec(0, 1, 0));
  if (side.lengthSq() < 1e-8) side.set(1, 0, 0);
  side.normalize();
  for (const s of [-1, 1])
    model.put(
      tube(
        [a.clone().addScaledVector(side, s * 0.005), b.clone().addScaledVector(side, (s * gap) / 2)],
        [0.0036, 0.0022],
        { around: 7, rings: 3 },
      ),
      { color: '#c3c9d2', line: 0.7 },
    );
}
/** Cloth of two colors spread open on y = 0, its corners still creased, with squares of rice cake on it. */
export function cakeCloth(model: Model, where: THREE.Matrix4, o: { cakes?: number; size?: number } = {}): void {
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], o.size ?? 1)), () => {
    const cloth = grid(
      (u, w) => {
        const [x, z] = [(u - 0.5) * 0.56, (0.5 - w) * 0.56];
        const corner = smoothstep(0.3, 0.5, Math.abs(u - 0.5)) * smoothstep(0.3, 0.5, Math.abs(w - 0.5));
        return [
          x * (1 - 0.1 * corner),
          0.006 + 0.05 * corner + 0.006 * Math.sin(x * 24) * Math.sin(z * 19),
          z * (1 - 0.1 * corner),
        ];
      },
      40,
      40,
    );
    model.put(cloth, {
      tint: (point) =>
        color(
          Math.abs(Math.abs(point.x) - 0.2) < 0.012 || Math.abs(Math.abs(point.z) - 0.2) < 0.012
            ? '#f4dc9a'
            : '#c65f7e',
        ).lerp(color('#8f3f66'), 0.25 * noise(point.x * 14, point.z * 14)),
      doubleSided: true,
    });
    const n = o.cakes ?? 7;
    for (let i = 0; i < n; i++) {
      const [x, z] = [((i % 3) - 1) * 0.085 + 0.01 * Math.sin(i * 3), (Math.floor(i / 3) - 1) * 0.085];
      model.put(
        roundedBox(0.07, 0.042, 0.07, 0.01, { wobble: 0.006, seed: i + 1, fine: true }),
        {
          tint: (point) =>
            color(i % 3 === 1 ? '#c9b08a' : '#fff6e6').lerp(
              color(i % 3 === 1 ? '#8a5a3c' : '#e6d6bf'),
              mix(0, 0.7, noise(point.x * 60, point.y * 60, point.z * 60)),
            ),
        },
        place([x, 0.032, z], [0, i * 11, 0]),
      );
    }
  });
}
