/** Small things at the mouth of the Plum Street people: toast with a bite, crumbs, a floury spoon. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, noise, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { slab } from '../model/slab.ts';
import { ball, tube } from '../model/tube.ts';

/** Slice of toast in XY, .13 high, its bitten corner up and to +X. */
export function toast(model: Model, at: THREE.Matrix4, s = 1): void {
  const crust: [number, number][] = points2(`
    -.05,-.06 -.056,.02 -.066,.04 -.05,.064 -.012,.066 -.004,.05 .014,.046 .02,.03 .038,.026 .054,.012 .05,-.06
  `);
  model.inside(at, () => {
    const out = crust.map(([x, y]): [number, number] => [x * s, y * s]);
    model.put(slab(out, 0.02 * s, { soft: 0.004 }), { color: '#b9743a', line: 0.8 });
    const inner = crust.map(([x, y]): [number, number] => [x * 0.86 * s, y * 0.86 * s]);
    model.put(slab(inner, 0.024 * s, { soft: 0.003 }), {
      tint: (point) => color('#f3cf8c').lerp(color('#d99a4e'), 0.6 * noise(point.x * 60, point.y * 60)),
      line: 0.3,
    });
  });
}

/** Crumbs falling or lying round a point. */
export function crumbs(model: Model, [x, y, z]: V3, n: number, spread: V3, seed = 3): void {
  const rnd = random(seed);
  for (let i = 0; i < n; i++) {
    const r = 0.004 + rnd() * 0.005;
    model.put(
      ball([r, r * 0.8, r], 6),
      { color: i % 2 ? '#d99a4e' : '#b9743a', line: 0.4 },
      place([x + (rnd() - 0.5) * spread[0], y + (rnd() - 0.5) * spread[1], z + (rnd() - 0.5) * spread[2]]),
    );
  }
}

/** Wooden spoon along +Y: the handle's end at the origin, bowl at .34 with flour on it. */
export function flourySpoon(model: Model, at: THREE.Matrix4, s = 1): void {
  const wood = '#cf9656';
  model.inside(at, () => {
    const path: V3[] = [
      [0, 0, 0],
      [0.002 * s, 0.14 * s, 0],
      [0, 0.28 * s, 0],
    ];
    model.put(tube(path, [0.011 * s, 0.009 * s, 0.012 * s], { around: 9 }), { color: wood });
    model.put(ball([0.042 * s, 0.058 * s, 0.018 * s], 16), { color: wood }, place([0, 0.325 * s, 0]));
    // dough on its tip, flour down the handle
    model.put(
      ball([0.038 * s, 0.042 * s, 0.026 * s], 14),
      { color: '#fbf3e2', line: 0.6 },
      place([0.004, 0.345 * s, 0.006]),
    );
    model.put(
      ball([0.014 * s, 0.026 * s, 0.012 * s], 8),
      { color: '#fbf3e2', line: 0.4 },
      place([0.02 * s, 0.3 * s, 0.014]),
    );
    for (const [i, y] of [0.08, 0.17, 0.23].entries())
      model.put(
        ball([0.008, 0.014, 0.006], 7),
        { color: '#fbf3e2', line: 0.2 },
        place([0.004 * (i - 1), y * s, 0.008]),
      );
  });
}
