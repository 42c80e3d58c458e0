/** Pages that scholars washed in the stream, and their ink, which swims away as minnows (PC 7.1). Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, mix, noise, random, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { slab } from '../../model/slab.ts';
import { ball, tube } from '../../model/tube.ts';
import { type Bend, flat, inkOn, type P2, sheet } from '../../props/ink-paper.ts';

/** A page under running water, .34 x .26 on y = 0: gray where the letters were. */
export function washedPage(model: Model, where: THREE.Matrix4, left = 0.4, size = 1): void {
  const bend: Bend = (x, y) => [x, y, 0.016 * Math.sin(x * 17 + y * 6) + 0.008 * Math.sin(y * 26)];
  model.inside(where.clone().multiply(place([0, 0.012, 0], [-90, 0, 0], size)), () => {
    sheet(model, bend, 0.34, 0.26, {
      tint: (point) =>
        color('#f4ecd8').lerp(color('#9a98a4'), 0.55 * noise(point.x * 14, point.y * 14) * (point.x > 0.02 ? 1 : 0.4)),
      torn: 0.006,
    });
    for (let i = 0; i < 9; i++) {
      const x = 0.14 - i * 0.035;
      // columns from right to left; the current takes the lower ones first
      if (i / 9 > left + 0.35) continue;
      for (let k = 0; k < 5; k++) {
        const y = 0.095 - k * 0.045;
        if (noise(i * 3.1, k * 2.7) > left + 0.45) continue;
        inkOn(
          model,
          bend,
          [
            [
              [x - 0.008, y + 0.01],
              [x + 0.008, y + 0.008],
            ],
            [
              [x, y + 0.014],
              [x - 0.002, y - 0.012],
            ],
            [
              [x - 0.008, y - 0.004],
              [x + 0.009, y - 0.006],
            ],
          ],
          { tone: i % 2 ? '#4a4654' : '#6d6a78', r: 0.0018, out: 0.003 },
        );
      }
    }
  });
}
/** Ink that curls away from a page and turns to minnows: from the origin along +X, `long` metres, on y = 0. */
export function inkMinnows(model: Model, where: THREE.Matrix4, long = 1.4, n = 9, seed = 5): void {
  const rnd = random(seed);
  model.inside(where, () => {
    for (let i = 0; i < n; i++) {
      const [z, from] = [(rnd() - 0.5) * 0.26, rnd() * 0.12];
      const end = long * mix(0.3, 0.62, rnd());
      const curl = (t: number): P2 => {
        const k = 1 - t;
        return [
          from + (end - from) * t + 0.06 * k * Math.cos(t * 17 + i),
          -z * (1 + t) - 0.07 * k * Math.sin(t * 17 + i) + 0.03 * Math.sin(t * 5 + i),
        ];
      };
      model.inside(place([0, 0.003, 0], [-90, 0, 0]), () => {
        for (const k of [0, 1, 2, 3]) {
          const part = Array.from({ length: 15 }, (_, j) => curl((k + j / 14) / 4));
          inkOn(model, flat, [part], {
            tone: ['#2a2732', '#3b3746', '#544f62', '#6f6a7e'][k] ?? '#544f62',
            r: 0.0085 - k * 0.0018,
            out: 0.002,
          });
        }
      });
      const [x, y] = curl(1);
      minnow(model, place([x + 0.05, 0.006, -y], [0, (rnd() - 0.5) * 50, 0], mix(0.8, 1.3, rnd())));
    }
    for (let i = 0; i < n; i++)
      minnow(
        model,
        place(
          [long * mix(0.62, 1, rnd()), 0.006, (rnd() - 0.5) * 0.6],
          [0, (rnd() - 0.5) * 60, 0],
          mix(0.7, 1.2, rnd()),
        ),
      );
  });
}
/** A small black fish, nose to +X, seen from above. */
export function minnow(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(
      tube(points3('-.04,0,.004 -.01,.002,-.003 .022,.002,0 .04,0,.001'), [0.003, 0.009, 0.01, 0.003], {
        around: 10,
        rings: 16,
      }),
      { color: '#2c2936', line: 0.4 },
    );
    model.put(
      slab(points2('0,0 -.022,.014 -.016,0 -.022,-.014'), 0.003),
      { color: '#3b3746', line: 0.3 },
      place([-0.037, 0.001, 0.004], [-90, 0, 0]),
    );
    for (const s of [-1, 1])
      model.put(
        ball([0.0024, 0.002, 0.0024], 6),
        { color: '#fff6e2', line: 0 },
        place([0.027, 0.008, s * 0.0048] as V3),
      );
  });
}
