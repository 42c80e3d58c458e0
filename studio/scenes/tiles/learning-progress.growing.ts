/** Flower pots at five ages, and a ruler as tall as a child. Metres, on y = 0, facing +Z. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { flatShape } from '../../model/leaves.ts';
import { color, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';

const LEAF = flatLeaf();
function flatLeaf(): [number, number][] {
  return Array.from({ length: 22 }, (_, i): [number, number] => {
    const t = i / 22;
    const x = t < 0.5 ? t * 2 : (1 - t) * 2;
    return [x, (t < 0.5 ? 1 : -1) * 0.3 * Math.sin(Math.PI * x ** 0.8)];
  });
}
/** A clay pot with a plant `tall` metres high (0: a seed's first green); `bloom` is the flower's radius. */
export function flowerPot(model: Model, at: THREE.Matrix4, tall: number, bloom: number, clay: string): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.01 .0,.1 .16,.135 .165,.155 .22,.16 .225,.135 .19,.12 .185,.01'), { around: 30 }), {
      tint: (point) => (point.y > 0.18 && Math.hypot(point.x, point.z) < 0.126 ? color('#6f4a3a') : color(clay)),
    });
    const lean = (y: number): V3 => [0.02 * Math.sin(y * 5), 0.18 + y, 0.012 * Math.sin(y * 7)];
    model.put(tube([lean(0), lean(tall / 2), lean(tall)], [0.02, 0.017, 0.014], { around: 8, rings: 14 }), {
      color: '#6f9a4a',
    });
    const pairs = Math.max(1, Math.round(tall / 0.2));
    for (let i = 0; i < pairs; i++)
      for (const s of [0, 180]) {
        const y = tall * (pairs === 1 ? 1 : 0.25 + (0.6 * i) / (pairs - 1));
        const size = 0.1 + 0.16 * Math.min(1, tall) * (1 - (0.5 * i) / pairs);
        const leaf = flatShape(LEAF, -0.35).rotateX(-Math.PI / 2);
        model.put(
          leaf,
          { color: i % 2 ? '#8ab558' : '#78a84e', doubleSided: true, line: 0.8 },
          place(lean(y), [s ? -38 : 38, s + i * 40 + 8, 26], size),
        );
      }
    if (!bloom) return;
    model.inside(place([lean(tall)[0], lean(tall)[1], 0.03], [-14, 0, 4], bloom), () => {
      for (const row of [0, 1])
        for (let k = 0; k < 13; k++) {
          const a = ((k + row / 2) / 13) * TAU;
          model.put(
            ball([0.15, 0.34, 0.05], 10),
            { color: row ? '#f6c233' : '#eda62c', line: 0.5 },
            place([Math.sin(a) * 0.74, Math.cos(a) * 0.74, row * 0.05], [row * -8, 0, (-a * 360) / TAU]),
          );
        }
      model.put(
        ball([0.5, 0.5, 0.2], 22),
        {
          tint: (point) => color('#5f3a28').lerp(color('#a8703c'), smoothstep(0.1, 0.5, Math.hypot(point.x, point.y))),
        },
        place([0, 0, 0.06]),
      );
    });
  });
}

/** Wooden ruler standing upright, with a longer mark at every fifth step. No figures. */
export function tallRuler(model: Model, at: THREE.Matrix4, length: number): void {
  model.inside(at, () => {
    model.put(roundedBox(0.09, length, 0.02, 0.008), { color: '#eac07c' }, place([0, length / 2, 0]));
    for (let i = 1; i * 0.05 < length; i++) {
      const wide = i % 5 ? 0.026 : 0.05;
      model.put(
        roundedBox(wide, 0.008, 0.004, 0.002),
        { color: '#7a4a34', line: 0 },
        place([0.043 - wide / 2, i * 0.05, 0.012]),
      );
    }
  });
}
