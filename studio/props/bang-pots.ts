/** What a kitchen has to bang on: saucepan, frying pan, lid, bucket, colander, and spoons that fly. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, darken, lighten, TAU, type V3 } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { ladle } from './kitchen.ts';

/** Saucepan standing on its bottom at the origin, `r` its radius; the handle goes out along +X to `r + .2`. */
export function saucepan(model: Model, at: THREE.Matrix4, r: number, tone: string): void {
  const h = r * 1.05;
  model.inside(at, () => {
    const wall: [number, number][] = [
      [0, 0.002],
      [0, r * 0.82],
      [r * 0.08, r * 0.95],
      [h, r],
      [h * 0.99, r * 0.93],
      [r * 0.12, r * 0.86],
      [r * 0.1, 0.002],
    ];
    model.put(lathe(wall, { around: 40 }), { color: tone, doubleSided: true });
    model.put(ring(r, r, h, r * 0.05), { color: lighten(tone, 0.45), line: 0.6 });
    model.put(
      tube(
        [
          [r * 0.9, h * 0.82, 0],
          [r + 0.1, h * 0.9, 0],
          [r + 0.2, h * 0.92, 0],
        ],
        [0.014, 0.017, 0.02],
        { around: 10 },
      ),
      { color: darken(tone, 0.42) },
    );
  });
}
/** Frying pan lying at the origin, handle along +X to `r + .24`. */
export function fryingPan(model: Model, at: THREE.Matrix4, r: number, tone = '#4e4a5c'): void {
  model.inside(at, () => {
    model.put(
      lathe(
        [
          [0, 0.002],
          [0, r * 0.8],
          [0.04, r],
          [0.036, r * 0.94],
          [0.012, r * 0.78],
          [0.01, 0.002],
        ],
        { around: 36 },
      ),
      { color: tone, doubleSided: true },
    );
    model.put(
      tube(
        [
          [r * 0.92, 0.032, 0],
          [r + 0.12, 0.06, 0],
          [r + 0.24, 0.064, 0],
        ],
        [0.015, 0.017, 0.019],
        { around: 10 },
      ),
      { color: '#8a5a3c' },
    );
  });
}
/** Lid, its rim at y = 0 and its knob up. */
export function potLid(model: Model, at: THREE.Matrix4, r: number, tone: string): void {
  model.inside(at, () => {
    model.put(
      lathe(
        [
          [0, r],
          [0.012, r * 1.02],
          [0.03, r * 0.8],
          [0.045, r * 0.3],
          [0.048, 0.002],
        ],
        { around: 34 },
      ),
      { color: tone, doubleSided: true },
    );
    model.put(ball([0.024, 0.02, 0.024], 12), { color: darken(tone, 0.5) }, place([0, 0.066, 0]));
  });
}
/** Zinc bucket, bottom at y = 0, mouth up, .24 high; the bail hangs down its front (+Z). */
export function bucket(model: Model, at: THREE.Matrix4, tone = '#9fb0c2'): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.002 0,.088 .22,.125 .24,.132 .235,.122 .012,.08 .01,.002'), { around: 34 }), {
      color: tone,
      doubleSided: true,
    });
    for (const [y, r] of [
      [0.06, 0.1],
      [0.17, 0.118],
      [0.238, 0.13],
    ] as const)
      model.put(ring(r, r, y, 0.006), { color: darken(tone, 0.16), line: 0.5 });
  });
}
/** Colander as a helmet: its rim on y = 0, `r` the rim's radius; two ears left and right. */
export function colanderHelmet(model: Model, at: THREE.Matrix4, r: number, tone = '#e2604c'): void {
  model.inside(at, () => {
    const dome: [number, number][] = [
      [0, r * 1.06],
      [r * 0.05, r * 1.02],
      [r * 0.42, r * 0.92],
      [r * 0.72, r * 0.64],
      [r * 0.86, r * 0.3],
      [r * 0.87, 0.002],
    ];
    model.put(lathe(dome, { around: 36, steps: 4 }), { color: tone, doubleSided: true });
    model.put(ring(r * 1.05, r * 1.05, 0, r * 0.07), { color: lighten(tone, 0.4), line: 0.7 });
    for (const [y, q, n] of [
      [0.3, 0.97, 14],
      [0.52, 0.86, 12],
      [0.72, 0.65, 8],
    ] as const)
      for (let i = 0; i < n; i++) {
        const a = ((i + y) / n) * TAU;
        model.put(
          ball(r * 0.06, 8),
          { color: '#5c2a34', line: 0 },
          place([Math.sin(a) * q * r, y * r, Math.cos(a) * q * r]),
        );
      }
    for (const s of [-1, 1]) {
      const ear: V3[] = [
        [s * r * 0.98, r * 0.1, -r * 0.34],
        [s * r * 1.4, r * 0.1, -r * 0.26],
        [s * r * 1.4, r * 0.1, r * 0.26],
        [s * r * 0.98, r * 0.1, r * 0.34],
      ];
      model.put(tube(ear, [r * 0.07], { around: 8, rings: 16 }), { color: darken(tone, 0.2) });
    }
  });
}
/** Table spoon of length `l` along +Y, its bowl up and hollow to +Z. */
export function spoon(model: Model, at: THREE.Matrix4, l: number, tone = '#8d97ae'): void {
  model.inside(at, () => {
    model.put(
      tube(
        [
          [0, 0, 0],
          [0, l * 0.3, l * 0.015],
          [0, l * 0.68, 0],
        ],
        [l * 0.04, l * 0.026, l * 0.022],
        { around: 8, flat: 0.6 },
      ),
      { color: tone, line: 0.8 },
    );
    model.put(ball([l * 0.125, l * 0.18, l * 0.05], 16), { color: tone, line: 0.9 }, place([0, l * 0.83, 0]));
    model.put(
      ball([l * 0.09, l * 0.14, l * 0.03], 12),
      { color: color(tone).lerp(color('#ffffff'), 0.6), line: 0.2 },
      place([0, l * 0.83, l * 0.03]),
    );
  });
}
/** Ladle of length `l` whose handle goes through `fist`; its bowl lies towards `bowl` and is hollow to `hollow`. */
export function heldLadle(
  model: Model,
  fist: THREE.Vector3,
  bowl: THREE.Vector3,
  hollow: THREE.Vector3,
  l: number,
  grip = 0.66,
  tone?: string,
): void {
  const f = frame(fist, bowl.clone().negate(), hollow);
  ladle(model, f.multiply(place([0, -grip * l, 0.158 * l])), l, tone);
}
