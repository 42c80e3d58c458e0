/** The children's map of Plum Street: the same sheet of paper in three stories, more scribbled each time. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, noise, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';

/** Button of a house (0..11, north row first, west to east), of 14 (12) and of 41 (13), on a map `wide` metres wide. */
export function mapHouse(i: number, wide: number): V3 {
  const k = wide / 1.2;
  if (i === 12) return [-0.53 * k, 0, 0];
  if (i === 13) return [0.53 * k, 0, 0];
  return [((i % 6) - 2.5) * 0.165 * k, (i < 6 ? 0.14 : -0.14) * k, 0];
}
/** Where the bell tower is drawn (from December on). */
const mapTower = (wide: number): V3 => [0.42 * (wide / 1.2), 0.3 * (wide / 1.2), 0];

/**
 * Paper in the XY plane, `wide` x .7 `wide`, front to +Z; lay it on a floor with [-90, yaw, 0].
 * Ages: 1 buttons for houses (June); 2 wool pins and a tower (December); 3 sixty-step arcs from house to house.
 */
export function streetMap(model: Model, at: THREE.Matrix4, wide: number, age: 1 | 2 | 3, wool: number[] = []): void {
  const k = wide / 1.2;
  const z = 0.004 * k;
  const ink = (path: V3[], tone: string, r = 0.004) =>
    model.put(tube(path, [r * k], { around: 5, rings: path.length * 4 }), { color: tone, line: 0 });
  model.inside(at, () => {
    model.put(roundedBox(wide, wide * 0.7, 0.004, 0.002, { fine: true }), {
      tint: (point) => color('#fbf0d6').multiplyScalar(0.95 + 0.08 * noise(point.x * 5, point.y * 5)),
      line: 0.8,
    });
    // folds
    for (const x of [-0.3, 0, 0.3])
      model.put(
        roundedBox(0.004, wide * 0.69, 0.002, 0.001),
        { color: '#e6d6b4', line: 0 },
        place([x * wide, 0, z * 0.5]),
      );
    for (const y of [-0.045, 0.045])
      ink(
        [
          [-0.47 * k, y * k, z],
          [-0.1 * k, (y + 0.008) * k, z],
          [0.47 * k, y * k, z],
        ],
        '#8a7a8a',
        0.005,
      );
    for (let x = -0.4; x < 0.45; x += 0.1)
      ink(
        [
          [x * k, 0, z],
          [(x + 0.045) * k, 0, z],
        ],
        '#c9b8a8',
        0.004,
      );
    const tones = ['#5fa3a0', '#f2bf3e', '#8a5a9a', '#7bab62', '#e08a5c', '#4f7fb8', '#c97a9a'];
    for (let i = 0; i < 14; i++) {
      const [x, y] = mapHouse(i, wide);
      const r = (i > 11 ? 0.044 : 0.033) * k;
      const tone = i === 12 ? '#d8402f' : i === 13 ? '#3d6fb4' : (tones[i % 7] ?? '#5fa3a0');
      model.put(ball([r, r, 0.007 * k], 16), { color: tone, line: 0.8 }, place([x, y, z]));
      for (const [dx, dy] of points2('-1,-1 1,-1 -1,1 1,1'))
        model.put(
          ball([r * 0.13, r * 0.13, 0.003 * k], 6),
          { color: '#4a3a44', line: 0 },
          place([x + dx * r * 0.25, y + dy * r * 0.25, z + 0.007 * k]),
        );
    }
    model.inside(place([mapHouse(12, wide)[0], -0.085 * k, z]), () =>
      lettering(model, '14', 0.055 * k, '#d8402f', 0.2),
    );
    model.inside(place([mapHouse(13, wide)[0], -0.085 * k, z]), () =>
      lettering(model, '41', 0.055 * k, '#3d6fb4', 0.2),
    );
    model.inside(place([-0.3 * k, 0.33 * k, z], [0, 0, 1]), () =>
      lettering(model, 'PLUM STREET', 0.05 * k, '#5a4a66', 0.16),
    );
    // a cat, a sprinkler, trees: what children put on maps
    for (const [i, x] of [-0.5, -0.32, -0.02, 0.2, 0.5].entries()) {
      ink(
        [
          [x * k, -0.36 * k, z],
          [x * k, -0.3 * k, z],
        ],
        '#8a6148',
        0.006,
      );
      model.put(
        ball([0.035 * k, 0.04 * k, 0.003 * k], 12),
        { color: i % 2 ? '#8fb85a' : '#a8607a', line: 0.4 },
        place([x * k, -0.27 * k, z]),
      );
    }
    if (age === 1) return;
    const [tx, ty] = mapTower(wide);
    const red = '#d8352c';
    ink(
      [
        [tx - 0.04 * k, ty - 0.09 * k, z],
        [tx - 0.04 * k, ty + 0.05 * k, z],
        [tx, ty + 0.11 * k, z],
        [tx + 0.04 * k, ty + 0.05 * k, z],
        [tx + 0.04 * k, ty - 0.09 * k, z],
      ],
      red,
      0.006,
    );
    ink(
      [
        [tx - 0.022 * k, ty, z],
        [tx, ty + 0.04 * k, z],
        [tx + 0.022 * k, ty, z],
        [tx - 0.022 * k, ty, z],
      ],
      red,
      0.005,
    );
    const rnd = random(6);
    for (const i of wool) {
      const [x, y] = mapHouse(i, wide);
      model.put(
        ball(0.018 * k, 12),
        { color: ['#d8402f', '#4f9a55', '#f2bf3e', '#5f8fc0', '#c86a9a'][i % 5] ?? red, line: 0.7 },
        place([x + 0.02 * k, y + 0.02 * k, 0.03 * k]),
      );
      model.put(
        tube(
          [
            [x + 0.02 * k, y + 0.02 * k, 0.026 * k],
            [x, y, z],
          ],
          [0.003 * k],
          { around: 5, rings: 2 },
        ),
        { color: '#c9ced6', line: 0.4 },
      );
      const bend = (rnd() - 0.5) * 0.06 * k;
      const string: V3[] = [
        [x + 0.02 * k, y + 0.02 * k, 0.024 * k],
        [(x + tx) / 2 + bend, (y + ty) / 2 + bend, 0.014 * k],
        [tx, ty - 0.03 * k, 0.014 * k],
      ];
      model.put(tube(string, [0.005 * k], { around: 6, rings: 20 }), { color: '#d8402f', line: 0.5 });
    }
    if (age === 2) return;
    for (let i = 0; i < 5; i++) {
      const [a, b] = [mapHouse(i, wide), mapHouse(i + 1, wide)];
      ink(
        [
          [a[0], a[1] + 0.045 * k, z],
          [(a[0] + b[0]) / 2, a[1] + 0.1 * k, z],
          [b[0], b[1] + 0.045 * k, z],
        ],
        red,
        0.004,
      );
      model.inside(place([(a[0] + b[0]) / 2, a[1] + 0.13 * k, z]), () => lettering(model, '60', 0.03 * k, red, 0.16));
    }
  });
}
