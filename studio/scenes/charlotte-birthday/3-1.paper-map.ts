/** The children's map of Plum Street just rolled out: soft paper with folds, one corner still curled. Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, noise, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, tube } from '../../model/tube.ts';
import { lettering } from '../../props/lettering.ts';
import { mapHouse } from '../../props/street-map.ts';

const TONES = ['#5fa3a0', '#f2bf3e', '#8a5a9a', '#7bab62', '#e08a5c', '#4f7fb8', '#c97a9a'];
const HIGH = 0.7;
/** Radius of the curled corner, share of the width. */
const CURL = 0.042;

/** Where the point x, y of the flat sheet lies. */
function bent(x: number, y: number, wide: number): V3 {
  const ridge = (at: number, high: number) => high * wide * Math.max(0, 1 - Math.abs(x / wide - at) / 0.085) ** 1.4;
  const below = smoothstep(0.1, -0.3, y / wide);
  const fold = ridge(0.069, 0.018) + ridge(0.275, 0.014) + ridge(-0.275, 0.014) * below;
  // the near edge does not lie quite flat
  const edge = 0.014 * wide * smoothstep(-0.27, -0.35, y / wide) * (0.5 + 0.5 * Math.sin((x / wide) * 15 + 1));
  // how far the point lies beyond the line on which the near right corner begins to curl
  const r = CURL * wide;
  const over = ((x / wide - 0.5) * 0.54 - (y / wide + HIGH / 2) * 0.84 + 0.13) * wide;
  if (over <= 0) return [x, y, fold + edge];
  const back = over - r * Math.sin(over / r);
  return [x - back * 0.54, y + back * 0.84, fold + edge + r * (1 - Math.cos(over / r))];
}

/** In the XY plane, `wide` x .7 `wide`, front to +Z; lay it on a floor with [-90, yaw, 0]. */
export function paperMap(model: Model, at: THREE.Matrix4, wide: number): void {
  const k = wide / 1.2;
  const lift = 0.004 * k;
  const on = (x: number, y: number): V3 => {
    const [u, v, z] = bent(x, y, wide);
    return [u, v, z + lift];
  };
  const ink = (path: [number, number][], tone: string, r: number) =>
    model.put(
      tube(
        path.map(([x, y]) => on(x, y)),
        [r * k],
        { around: 5, rings: path.length * 3 },
      ),
      {
        color: tone,
        line: 0,
      },
    );
  const across = (y: number) => Array.from({ length: 25 }, (_, i): [number, number] => [(i / 24 - 0.5) * 0.94 * k, y]);
  model.inside(at, () => {
    model.put(
      grid((u, w) => bent((u - 0.5) * wide, (w - 0.5) * HIGH * wide, wide), 90, 64),
      {
        tint: (point) => color('#f5f7fa').multiplyScalar(0.97 + 0.05 * noise(point.x * 5, point.z * 5)),
        doubleSided: true,
        line: 0.9,
      },
    );
    for (const y of [-0.045, 0.045]) ink(across(y * k), '#8a7a8a', 0.005);
    for (let x = -0.4; x < 0.45; x += 0.1)
      ink(
        [
          [x * k, 0],
          [(x + 0.022) * k, 0],
          [(x + 0.045) * k, 0],
        ],
        '#c9b8a8',
        0.004,
      );
    for (let i = 0; i < 14; i++) {
      // the red button is still in a hand
      if (i === 12) continue;
      const [x, y] = mapHouse(i, wide);
      const r = (i === 13 ? 0.044 : 0.033) * k;
      model.inside(place(on(x, y)), () => {
        model.put(ball([r, r, 0.007 * k], 16), {
          color: i === 13 ? '#3d6fb4' : (TONES[i % 7] ?? '#5fa3a0'),
          line: 0.8,
        });
        for (const [dx, dy] of points2('-1,-1 1,-1 -1,1 1,1'))
          model.put(
            ball([r * 0.13, r * 0.13, 0.003 * k], 6),
            { color: '#4a3a44', line: 0 },
            place([dx * r * 0.25, dy * r * 0.25, 0.007 * k]),
          );
      });
    }
    const write = (text: string, x: number, y: number, high: number, tone: string, weight: number) =>
      model.inside(place(on(x, y)), () => lettering(model, text, high * k, tone, weight));
    write('14', mapHouse(12, wide)[0], -0.085 * k, 0.055, '#d8402f', 0.2);
    write('41', mapHouse(13, wide)[0], -0.085 * k, 0.055, '#3d6fb4', 0.2);
    write('PLUM STREET', -0.26 * k, 0.33 * k, 0.05, '#5a4a66', 0.16);
    for (const [i, x] of [-0.5, -0.3, -0.08, 0.14].entries()) {
      ink(
        [
          [x * k, -0.36 * k],
          [x * k, -0.33 * k],
          [x * k, -0.3 * k],
        ],
        '#8a6148',
        0.006,
      );
      model.put(
        ball([0.035 * k, 0.04 * k, 0.003 * k], 12),
        { color: i % 2 ? '#8fb85a' : '#a8607a', line: 0.4 },
        place(on(x * k, -0.27 * k)),
      );
    }
  });
}
