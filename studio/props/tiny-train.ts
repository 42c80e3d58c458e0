/** The train of Mr. Finch's model town, and its bridge. Metres, true to life. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, darken, lighten } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { box, pane, tinyDog } from './tiny-town.ts';

const wheels = (model: Model, xs: number[], r: number, gauge: number): void => {
  for (const z of xs)
    for (const s of [-1, 1])
      model.put(ball([0.006, r, r], 12), { color: '#4a3f4c', line: 0.6 }, place([s * gauge, r, z]));
};
/** Steam engine .17 long, nose to +Z; `lamp` lights its headlamp. */
export function tinyEngine(model: Model, at: THREE.Matrix4, lamp: boolean): void {
  model.inside(at, () => {
    wheels(model, [-0.05, 0, 0.05], 0.019, 0.027);
    box(model, [0.056, 0.02, 0.16], [0, 0.02, 0], { color: '#8a2f34' });
    model.put(
      tube(
        [
          [0, 0.062, -0.02],
          [0, 0.062, 0.075],
        ],
        [0.026],
        { around: 14, rings: 3 },
      ),
      { color: '#2f6a56' },
    );
    box(model, [0.06, 0.068, 0.055], [0, 0.035, -0.052], { color: '#2f6a56' });
    box(model, [0.07, 0.01, 0.07], [0, 0.1, -0.052], { color: '#8a2f34' });
    model.put(
      lathe(points2('0,.01 .03,.011 .045,.017 .048,.01'), { around: 12 }),
      { color: '#3a3f4c' },
      place([0, 0.082, 0.055]),
    );
    model.put(ball([0.012, 0.014, 0.012], 10), { color: '#e6b84e' }, place([0, 0.088, 0.012]));
    model.put(
      ball([0.011, 0.011, 0.008], 10),
      lamp ? { color: color('#fff0b0').multiplyScalar(1.5), glow: true, line: 0.3 } : { color: '#f4ead6', line: 0.5 },
      place([0, 0.068, 0.102]),
    );
    model.put(
      slab(points2('-.03,0 .03,0 .02,.022 -.02,.022'), 0.012),
      { color: '#c8402f' },
      place([0, 0.006, 0.09], [-24, 0, 0]),
    );
  });
}
/** Carriage .16 long; the third has a tiny dog on its roof, the last is the caboose. */
export function tinyCar(model: Model, at: THREE.Matrix4, tone: string, o: { lit?: boolean; dog?: boolean } = {}): void {
  model.inside(at, () => {
    wheels(model, [-0.045, 0.045], 0.016, 0.027);
    box(model, [0.06, 0.062, 0.15], [0, 0.018, 0], { tint: wash(tone, 20) });
    box(model, [0.068, 0.012, 0.162], [0, 0.08, 0], { color: lighten(darken(tone, 0.35), 0.1) });
    for (const s of [-1, 1])
      for (const z of [-0.048, -0.016, 0.016, 0.048])
        box(model, [0.004, 0.024, 0.02], [s * 0.031, 0.044, z], pane(o.lit ?? false));
    if (o.dog) tinyDog(model, place([0, 0.092, 0], [0, 0, 0], 1.8), '#efbe78');
  });
}
/** Bridge piece along X, middle at the origin, its deck on y = 0: 1.04 m (41 inches) or .36 m (14). */
export function bridgePiece(model: Model, at: THREE.Matrix4, inches: 41 | 14): void {
  const l = inches * 0.0254;
  const wood = { tint: wash('#c99658', 9), line: 0.8 };
  model.inside(at, () => {
    model.put(roundedBox(l, 0.022, 0.1, 0.005), wood, place([0, -0.011, 0]));
    const n = Math.max(2, Math.round(l / 0.13));
    const h = 0.09;
    for (const s of [-1, 1]) {
      model.put(roundedBox(l, 0.014, 0.01, 0.003), wood, place([0, -h, s * 0.044]));
      for (let i = 0; i < n; i++) {
        const [x0, x1] = [-l / 2 + (i / n) * l, -l / 2 + ((i + 1) / n) * l];
        const mid = (x0 + x1) / 2;
        for (const [a, b] of [
          [x0, mid],
          [mid, x1],
        ] as const) {
          const up = a === mid;
          model.put(
            tube(
              [
                [a, up ? -h : -0.02, s * 0.044],
                [b, up ? -0.02 : -h, s * 0.044],
              ],
              [0.006],
              { around: 5, rings: 2 },
            ),
            { color: '#a8743f', line: 0.5 },
          );
        }
      }
    }
  });
}
