/** Persimmons: whole, peeled, on a twig, and their peel. Metres, foot at y = 0. */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { clamp, color, TAU, type V3, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ribbon } from '../model/ribbon.ts';
import { ball, lathe, tube } from '../model/tube.ts';

/** Persimmon: whole with its four-lobed cap; peeled and pale; or peeled and on a string (drying). Foot at y = 0. */
export function persimmon(
  model: Model,
  where: THREE.Matrix4,
  r = 0.045,
  kind: 'whole' | 'peeled' | 'bitten' = 'whole',
): void {
  const bare = kind === 'peeled';
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], r)), () => {
    model.put(
      lathe(points2('0,.02 .04,.5 .4,.98 .95,1.04 1.36,.7 1.46,.2 1.44,.01'), {
        around: 26,
        steps: 3,
        warp: (a, q, y) => {
          const k = 1 + 0.035 * Math.cos(a * 4) + (bare ? 0.02 * Math.cos(a * 9) : 0);
          return [Math.sin(a) * q * k, y, Math.cos(a) * q * k];
        },
      }),
      {
        tint: (point) =>
          color(bare ? '#f0a04a' : '#ea6a26').lerp(color(bare ? '#f8c47c' : '#f5923e'), clamp(0.5 + 0.5 * point.x)),
        line: 0.8,
      },
    );
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * TAU + 0.4;
      model.put(
        ball([0.22, 0.04, 0.34], 10),
        { color: bare ? '#a8925c' : '#6f7a42', line: 0.6 },
        place([Math.sin(a) * 0.34, 1.46, Math.cos(a) * 0.34], [12, (a * 360) / TAU, 0]),
      );
    }
    model.put(
      tube(
        [
          [0, 1.44, 0],
          [0.04, 1.66, 0],
        ],
        [0.07, 0.05],
        { around: 7, rings: 3 },
      ),
      { color: '#6a4a34' },
    );
    if (kind === 'bitten')
      for (const [x, y] of [
        [0.9, 0.8],
        [0.8, 1.15],
        [0.98, 0.5],
      ])
        model.put(ball([0.3, 0.24, 0.3], 10), { color: '#f8b468', line: 0.3 }, place([x ?? 0, y ?? 0, 0.3]));
  });
}
/** One long peel in a spiral, from `r` wide: on a plate, or by a cat. */
export function persimmonPeel(model: Model, where: THREE.Matrix4, turns = 3.2, r = 0.05): void {
  model.inside(where, () => {
    const n = Math.round(turns * 9);
    const path = Array.from({ length: n + 1 }, (_, i): V3 => {
      const t = (i / n) * turns * TAU;
      const q = r * (0.55 + 0.5 * Math.sin((i / n) * Math.PI)) + 0.12 * r * (t / TAU);
      return [Math.sin(t) * q + (i / n) * r * 1.4, 0.008 + 0.012 * Math.abs(Math.sin(t * 0.5)), Math.cos(t) * q];
    });
    model.put(ribbon(path, [0.006, 0.02, 0.02, 0.02, 0.005], { across: [0, 1, 0.4], rings: n * 3 }), {
      tint: (_, q) => color('#e8702c').lerp(color('#f6b878'), q.y > 0 ? 0.1 : 0.7),
      doubleSided: true,
      line: 0.6,
    });
  });
}
/** A bare twig with `n` fruit and two last leaves, for hands and tables. */
export function persimmonBranch(model: Model, from: V3, to: V3, n = 3, r = 0.045): void {
  const [a, b] = [vec(from), vec(to)];
  const mid = a
    .clone()
    .lerp(b, 0.5)
    .add(vec(0, 0.04, 0));
  const path = new THREE.CatmullRomCurve3([a, mid, b]);
  model.put(tube([a, mid, b], [0.011, 0.008, 0.004], { around: 8, rings: 18 }), { color: '#6b4a3a' });
  for (let i = 0; i < n; i++) {
    const point = path.getPointAt(0.35 + (0.6 * i) / Math.max(1, n - 1));
    persimmon(model, place([point.x, point.y - r * 1.7, point.z + (i % 2 ? 0.02 : -0.01)]), r);
  }
  for (const t of [0.2, 0.8]) {
    const p = path.getPointAt(t);
    model.put(
      ball([0.035, 0.055, 0.005], 12),
      { color: t < 0.5 ? '#d9602c' : '#c98a34', line: 0.7 },
      frame(p.clone().add(vec(0.02, 0.04, 0.01)), vec(0.5, 0.8, 0.2), vec(0.2, 0.1, 1)),
    );
  }
}
