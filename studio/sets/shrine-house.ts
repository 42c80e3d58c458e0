/** The one-bay house of the mountain spirit and the table in it; coordinates in spirit-shrine.ts. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, mix, noise, smoothstep, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { stone } from '../model/stones.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { spiritPainting } from '../props/spirit-painting.ts';
import { paperDoor } from './hanok-porch.ts';
import { tiledRoof } from './tiled-roof.ts';

export const PAINTING: V3 = [0, 1.8, -2.1];
/** It fills the wall: the tiger's smile is to be seen from the mat. */
export const PAINTING_SIZE = 1.2;

const SHRINE_FLOOR = 0.45;

export function shrine(model: Model, doors: 'shut' | 'open'): void {
  const f = SHRINE_FLOOR;
  const plaster = wash('#f2e2c2', 1.4, 0.16);
  const red = (point: THREE.Vector3): THREE.Color =>
    color('#9c4636').lerp(color('#7a3430'), noise(point.x * 8, point.y * 2.4, point.z * 8));
  // back and side walls; from inside they are warm
  model.put(roundedBox(3, 2.3, 0.12, 0.01, { fine: true }), { tint: plaster }, place([0, f + 1.15, -2.26]));
  for (const s of [-1, 1]) {
    model.put(roundedBox(0.12, 2.3, 2.2, 0.01, { fine: true }), { tint: plaster }, place([s * 1.46, f + 1.15, -1.15]));
    model.put(
      roundedBox(0.46, 1.95, 0.1, 0.01, { fine: true }),
      { tint: plaster, line: 0.5 },
      place([s * 1.2, f + 1.15, -0.02]),
    );
    for (const z of [0, -2.25]) {
      model.put(
        tube(
          [
            [s * 1.48, f, z],
            [s * 1.48, f + 1.3, z],
            [s * 1.48, f + 2.5, z],
          ],
          [0.14, 0.135, 0.125],
          { around: 14, rings: 6 },
        ),
        { tint: red },
      );
      model.put(
        stone(5, 0.6, 0.1, 12),
        { tint: wash('#cbbdb2', 4) },
        place([s * 1.48, f, z], [0, 0, 0], [0.26, 0.1, 0.26]),
      );
    }
    model.put(roundedBox(0.11, 2, 0.14, 0.015), { tint: red }, place([s * 0.99, f + 1.1, 0]));
    for (const y of [0.62, 1.42])
      model.put(roundedBox(0.03, 0.1, 2.2, 0.01), { tint: red, line: 0.5 }, place([s * 1.53, f + y, -1.15]));
  }
  model.put(roundedBox(3.2, 0.2, 0.2, 0.02), { tint: red }, place([0, f + 2.16, 0]));
  model.put(roundedBox(3.4, 0.14, 0.16, 0.02), { tint: wash('#4f8f7c', 5, 0.2) }, place([0, f + 2.36, 0.02]));
  for (let i = -4; i <= 4; i++)
    model.put(
      ball([0.055, 0.055, 0.02], 10),
      { color: i % 2 ? '#e8c25a' : '#d9563f', line: 0.4 },
      place([i * 0.34, f + 2.36, 0.105]),
    );
  model.put(roundedBox(2, 0.12, 0.22, 0.02), { tint: red }, place([0, f + 0.08, 0]));
  model.put(roundedBox(2.9, 0.05, 2.2, 0.01), { tint: wash('#a8744c', 3, 0.2), line: 0.3 }, place([0, f + 0.03, -1.1]));
  model.put(roundedBox(2.9, 0.05, 2.2, 0.01), { tint: wash('#8a5f40', 3, 0.2), line: 0.2 }, place([0, f + 2.46, -1.1]));
  tiledRoof(model, place([0, 2.98, -1.15]), {
    long: 4.6,
    deep: 4.1,
    rise: 1.45,
    kind: 'gable',
    lift: 0.3,
    pitch: 0.23,
    overhang: 0.9,
    rafters: { tone: '#5a9a86', tip: '#f2d8a8', board: '#b9704e' },
    seed: 5,
  });
  // the gable ends under the roof
  for (const s of [-1, 1]) {
    const wall = grid(
      (u, w) => {
        const z = mix(-1.15, 1.15, u);
        return [s * 1.5, mix(f + 2.3, 2.9 + 1.2 * (1 - Math.abs(z) / 1.75) ** 1.2, w), z - 1.15];
      },
      12,
      2,
    );
    model.put(wall, { tint: plaster, doubleSided: true, line: 0.4 });
  }
  altar(model);
  spiritPainting(model, place(PAINTING, [0, 0, 0], PAINTING_SIZE));
  const leaf = 0.95;
  for (const s of [-1, 1]) {
    const frame =
      doors === 'shut'
        ? place([s * leaf * 0.5, f + 0.14, 0.02])
        : place([s * (leaf + 0.04), f + 0.14, 0.06], [0, s * 104, 0]).multiply(place([-s * leaf * 0.5, 0, 0]));
    paperDoor(model, frame, leaf - 0.01, 1.9);
    model.inside(frame, () => {
      // the paper is glued to the inner side; frame and foot board show there too
      model.put(
        roundedBox(leaf - 0.08, 0.4, 0.02, 0.006),
        { tint: wash('#a8764c', 5), line: 0.6 },
        place([0, 0.22, -0.016]),
      );
      for (const k of [-1, 1])
        model.put(
          roundedBox(0.07, 1.9, 0.03, 0.008),
          { tint: wash('#8a6244', 5), line: 0.7 },
          place([k * (leaf / 2 - 0.035), 0.95, -0.012]),
        );
      model.put(roundedBox(leaf, 0.08, 0.03, 0.008), { tint: wash('#8a6244', 5), line: 0.7 }, place([0, 1.86, -0.012]));
      // iron ring
      const ringAt: V3[] = Array.from({ length: 10 }, (_, i) => [
        -s * (leaf / 2 - 0.09) + Math.sin((i / 10) * 6.283) * 0.05,
        0.92 + Math.cos((i / 10) * 6.283) * 0.05,
        0.07,
      ]);
      model.put(tube(ringAt, [0.011], { closed: true, around: 7, rings: 22 }), { color: '#4a4654' });
      model.put(ball([0.03, 0.03, 0.02], 9), { color: '#4a4654' }, place([-s * (leaf / 2 - 0.09), 0.97, 0.06]));
    });
  }
}

/** Table of offerings: candles, a bowl of clear water, three pears, incense. */
function altar(model: Model): void {
  const f = SHRINE_FLOOR - 0.12;
  model.put(
    roundedBox(1.86, 0.06, 0.5, 0.015, { fine: true }),
    { tint: wash('#7a3a30', 4) },
    place([0, f + 0.5, -1.78]),
  );
  model.put(
    roundedBox(1.8, 0.44, 0.46, 0.012, { fine: true, wobble: 0.02 }),
    { tint: (point) => color('#d9b24a').lerp(color('#c9442f'), smoothstep(0.02, 0.06, Math.abs(point.y) - 0.08)) },
    place([0, f + 0.28, -1.78]),
  );
  for (const s of [-1, 1]) {
    model.put(
      lathe(points2('0,.075 .02,.08 .04,.025 .16,.02 .18,.06 .2,.055'), { around: 18 }),
      { tint: wash('#d8b060', 8) },
      place([s * 0.79, f + 0.53, -1.72]),
    );
    model.put(
      tube(
        [
          [s * 0.79, f + 0.72, -1.72],
          [s * 0.79, f + 0.92, -1.72],
        ],
        [0.028],
        { around: 10 },
      ),
      { color: '#fff6e0' },
    );
    model.put(
      ball([0.018, 0.045, 0.018], 9),
      { color: color('#ffe29a').multiplyScalar(1.4), glow: true, line: 0 },
      place([s * 0.79, f + 0.98, -1.72]),
    );
  }
  model.put(
    lathe(points2('0,.05 .02,.06 .07,.1 .08,.09'), { around: 20 }),
    { tint: wash('#e8dcc8', 6) },
    place([0.3, f + 0.53, -1.68]),
  );
  model.put(
    lathe(points2('0,.06 .05,.09 .1,.085 .1,.07'), { around: 18 }),
    { tint: wash('#8f9a78', 6) },
    place([0, f + 0.53, -1.68]),
  );
  for (const [i, x] of [-0.03, 0, 0.03].entries())
    model.put(
      tube(
        [
          [x * 0.6, f + 0.6, -1.68],
          [x, f + 0.78 + i * 0.02, -1.68],
        ],
        [0.005],
        { around: 5 },
      ),
      { color: '#8a4a3a', line: 0.4 },
    );
  for (const [x, z] of [
    [-0.36, -1.66],
    [-0.24, -1.7],
    [-0.3, -1.6],
  ] as const)
    model.put(ball([0.06, 0.062, 0.06], 13), { color: '#dcb060', line: 0.8 }, place([x, f + 0.6, z]));
  model.put(
    lathe(
      [
        [0, 0.1],
        [0.01, 0.15],
        [0.03, 0.16],
      ],
      { around: 20 },
    ),
    { tint: wash('#8a5236', 6) },
    place([-0.3, f + 0.53, -1.66]),
  );
}
