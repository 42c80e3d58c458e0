/** A pot on the boil and what goes into it, in card size. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { darken, lighten, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

/** Enamel pot with two ears, full of soup; `r` is its radius. */
export function soupPot(model: Model, at: THREE.Matrix4, r: number, tone: string): void {
  const h = r * 1.12;
  model.inside(at, () => {
    const wall: [number, number][] = [
      [0, r * 0.7],
      [r * 0.05, r * 0.9],
      [h * 0.3, r * 0.99],
      [h * 0.9, r],
      [h, r * 1.04],
      [h * 0.98, r * 0.95],
      [h * 0.7, r * 0.93],
    ];
    model.put(lathe(wall, { around: 44 }), { color: tone, doubleSided: true });
    model.put(ring(r * 1.03, r * 1.03, h, r * 0.045), { color: '#fff3dc', line: 0.7 });
    model.put(ball([r * 0.95, r * 0.03, r * 0.95], 32), { color: '#f0a04c', line: 0.4 }, place([0, h * 0.84, 0]));
    for (const [a, d, c] of [
      [0.2, 0.5, '#e4604c'],
      [1.5, 0.6, '#7bab48'],
      [2.6, 0.4, '#f6c233'],
      [3.6, 0.62, '#e4604c'],
      [4.6, 0.55, '#7bab48'],
      [5.4, 0.25, '#fff3dc'],
    ] as const)
      model.put(
        ball([r * 0.13, r * 0.06, r * 0.11], 12),
        { color: c, line: 0.5 },
        place([Math.sin(a) * r * d, h * 0.87, Math.cos(a) * r * d]),
      );
    for (const s of [-1, 1]) {
      const ear: V3[] = [
        [s * r * 0.97, h * 0.76, -r * 0.2],
        [s * r * 1.26, h * 0.8, -r * 0.14],
        [s * r * 1.26, h * 0.8, r * 0.14],
        [s * r * 0.97, h * 0.76, r * 0.2],
      ];
      model.put(tube(ear, [r * 0.07], { around: 12, rings: 20 }), { color: darken(tone, 0.25) });
    }
    for (let i = 0; i < 5; i++) {
      const a = -0.7 + i * 0.42;
      const where = place([Math.sin(a) * r * 0.995, h * 0.46, Math.cos(a) * r * 0.995], [0, a * 57.3, 0]);
      model.put(ball([r * 0.085, r * 0.085, r * 0.02], 14), { color: lighten(tone, 0.75), line: 0.4 }, where);
    }
  });
}

/** Ladle: the bowl at the origin, the handle up +Y to a hook. */
export function ladle(model: Model, at: THREE.Matrix4, l: number, tone?: string): void {
  const steel = { color: tone ?? '#d5d8dc', doubleSided: true };
  model.inside(at, () => {
    model.put(
      lathe(
        [
          [-l * 0.1, 0.004],
          [-l * 0.09, l * 0.07],
          [-l * 0.03, l * 0.115],
          [0, l * 0.12],
        ],
        { around: 26 },
      ),
      steel,
    );
    const handle: V3[] = [
      [0, -l * 0.02, -l * 0.11],
      [0, l * 0.2, -l * 0.15],
      [0, l * 0.8, -l * 0.16],
      [0, l * 0.93, -l * 0.13],
      [0, l * 0.93, -l * 0.06],
      [0, l * 0.86, -l * 0.05],
    ];
    model.put(tube(handle, [l * 0.024], { around: 10 }), { color: tone ? darken(tone, 0.08) : '#c8cbd0' });
    model.put(tube([handle[1] as V3, handle[2] as V3], [l * 0.036], { around: 12, rings: 4 }), { color: '#b8743f' });
  });
}

/** Carrot of length `l` lying along +X, its point at the origin. */
export function carrot(model: Model, at: THREE.Matrix4, l: number): void {
  model.inside(at, () => {
    const root: V3[] = [
      [0, 0, 0],
      [l * 0.4, 0.01, 0],
      [l * 0.8, 0, 0],
    ];
    model.put(tube(root, [l * 0.02, l * 0.1, l * 0.13], { around: 16 }), { color: '#f0873a' });
    for (const x of [0.3, 0.46, 0.64])
      model.put(
        ring(l * 0.085 + x * l * 0.06, l * 0.085 + x * l * 0.06, 0, l * 0.006),
        { color: '#c9622a', line: 0 },
        place([x * l, 0, 0], [0, 0, 90]),
      );
    for (const [y, z] of [
      [0.18, 0],
      [0.08, 0.12],
      [0.08, -0.12],
    ] as const) {
      const leaf: V3[] = [
        [l * 0.84, 0, 0],
        [l * 1.0, l * y, l * z],
        [l * 1.2, l * y * 1.8, l * z * 1.7],
      ];
      model.put(tube(leaf, [l * 0.02, l * 0.055, l * 0.015], { around: 10 }), { color: '#6f9f4c' });
    }
  });
}
export function tomato(model: Model, at: THREE.Matrix4, r: number): void {
  model.inside(at, () => {
    model.put(ball([r, r * 0.84, r], 26), { color: '#e0483a' }, place([0, r * 0.82, 0]));
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257;
      model.put(
        ball([r * 0.1, r * 0.04, r * 0.28], 10),
        { color: '#5f9a44' },
        place([Math.sin(a) * r * 0.26, r * 1.62, Math.cos(a) * r * 0.26], [14, a * 57.3, 0]),
      );
    }
  });
}
