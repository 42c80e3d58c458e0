/**
 * Granary corner today (S21): a knee-high stone that says 평창 터 before the wall of a brick villa. Metres, pavement y = 0; the reader stands on +Z.
 *
 *   MARKER [-.1, 0, -1.25]: stone .62 wide, .6 high, its top is flat (a handful of rice lies at y .6); boy kneels at [.5, 0, -.55], old man stands at [-.95, 0, -.75]
 *   planter to sit on LEDGE [-1.75, .44, -1.45] (x -2.7..-.8); delivery bike at [1.75, 0, -1.2], nose to -X, saddle at [1.97, .8, -1.2]
 *   villa wall z -2 (1.45 high), blue gate x 2.7..3.9; lane mirror [-3.1, 2.4, -.9]; cables overhead
 * Cameras:
 *   full:    from [.9, 1.1, 4.1] to [.6, .9, -1.2], fov 38      3.1
 *   close:   from [.2, .95, 2.2] to [-.25, .55, -1.1], fov 36   3.3
 */

import type * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { type Item, Model } from '../model/bake.ts';
import { at, color, fbm, mix, random, TAU, type V3 } from '../model/math.ts';
import { flat, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { markerStone } from '../props/marker-stone.ts';
import { deliveryBike, electricPole, pepperTub } from '../props/seoul-street.ts';
import { bush, type Palette } from '../props/trees.ts';
import { bricks, brickVilla } from './brick-villa.ts';
import { bukhansan } from './bukhansan.ts';
import { GINKGO } from './culture-road.ts';
import { flowers, litter, spots } from './ground-cover.ts';
import { persimmonTree } from './pyeongchang-lane.ts';

export const MARKER: V3 = [-0.1, 0, -1.25];
const AUTUMN: Palette = { ...GINKGO, leaves: ['#9a3f26', '#cf6a2c', '#e8923a', '#f2b748', '#f8d77c'] };

export function cornerLight(hour: 'day' | 'sunset', change: Partial<LightPreset> = {}): LightPreset {
  const base =
    hour === 'day'
      ? relight('day', {
          sun: { dir: [-0.75, 0.66, 0.85], color: '#ffe9c6', power: 4.8, cone: 0.05 },
          fog: { color: '#efe6dc', near: 18, far: 320 },
        })
      : relight('golden', {
          sun: { dir: [-0.9, 0.34, 0.5], color: '#ffb070', power: 5.6, cone: 0.06 },
          fog: { color: '#f6cfa8', near: 12, far: 240 },
          exposure: 1.02,
        });
  return { ...base, ...change };
}
export type CornerPlan = {
  hour: 'day' | 'sunset';
  skip?: ('mountain' | 'bike')[];
  /** degrees the stone is turned to its left */
  stone?: number;
};
export function granaryCorner(scene: THREE.Scene, plan: CornerPlan): void {
  const without = new Set(plan.skip);
  const model = new Model();
  pavement(model);
  markerStone(model, place(MARKER, [0, plan.stone ?? 5, 0]));
  // in the low sun red brick would swallow every face
  const brick = color(plan.hour === 'day' ? '#c98e74' : '#a0808a');
  for (const [x0, x1] of [
    [-7, 2.6],
    [4, 9],
  ] as const) {
    model.put(
      roundedBox(x1 - x0, 1.45, 0.26, 0.02, { fine: true }),
      {
        map: bricks(),
        tint: (point) => brick.clone().multiplyScalar(0.84 + 0.3 * fbm(point.x * 0.7, point.y * 0.8, 2)),
        line: 0.6,
      },
      place([(x0 + x1) / 2, 0.72, -2.13]),
    );
    model.put(
      roundedBox(x1 - x0 + 0.1, 0.1, 0.4, 0.03),
      { tint: wash('#e2d4c0', 2), line: 0.7 },
      place([(x0 + x1) / 2, 1.48, -2.13]),
    );
    model.put(
      roundedBox(x1 - x0 + 0.04, 0.3, 0.34, 0.02),
      { tint: wash('#b9aeaa', 2), line: 0.4 },
      place([(x0 + x1) / 2, 0.12, -2.13]),
    );
  }
  gate(model, 3.3);
  planter(model);
  brickVilla(model, place([-2.6, 0, -5.4], [0, 4, 0]), {
    wide: 7,
    deep: 6,
    floors: 3,
    brick: '#d2b492',
    lived: true,
    seed: 6,
  });
  brickVilla(model, place([7.4, 0.2, -7.5], [0, -14, 0]), { wide: 5.6, deep: 5, floors: 2, brick: '#b5705a', seed: 3 });
  persimmonTree(
    model,
    [2, 0, -3.3],
    points3('1,2.6,-2.7 1.5,3.1,-2.9 2.4,3.2,-3 2.7,2.6,-2.5 .7,3,-3.3'),
    0.75,
    AUTUMN,
    5,
  );
  for (const [i, [x, y, z, r]] of (
    [
      [-4.6, 1.3, -2.8, 0.5],
      [0.3, 1.2, -3, 0.46],
      [5.4, 1.3, -2.9, 0.5],
    ] as const
  ).entries())
    bush(
      model,
      [x, y, z],
      r,
      160,
      0.11,
      i % 2 ? AUTUMN : { ...AUTUMN, leaves: ['#4f6a42', '#6f8a4c', '#98a858', '#c8c070'] },
      i + 4,
    );
  if (!without.has('bike')) deliveryBike(model, place([1.75, 0, -1.2], [0, 176, 0]));
  mirror(model, [-3.1, 0, -0.9]);
  electricPole(
    model,
    [5.2, 0, -1.6],
    7.4,
    [
      [-20, 7, -1.4],
      [22, 7, -2],
      [1, 6.4, -9],
    ],
    5,
  );
  pepperTub(model, [4.35, 0, -1.6], 0.3, 7);
  scene.add(model.bake());
  const fallen = new Model();
  litter(
    fallen,
    spots(70, [-5, -1.9, 6, 2.6], 9, (x, z) => Math.hypot(x + 0.1, z + 1.2) > 0.5),
    0.08,
    () => 0.005,
    AUTUMN.leaves,
  );
  flowers(
    fallen,
    spots(90, [-2.6, -1.86, -1, -1.62], 4, () => true),
    () => 0.35,
    ['#f6c233', '#e8a0b0', '#fff4e0', '#d9704c'],
  );
  scene.add(fallen.bake());
  if (!without.has('mountain')) {
    const day = plan.hour === 'day';
    bukhansan(
      scene,
      {
        skyTop: day ? '#5aa6ee' : '#9a9cd0',
        skyLow: day ? '#fff0d2' : '#ffcf94',
        gain: 1.28,
        woods: ['#6f8456', '#8f9858', '#c2a052', '#d98a44', '#c9653a'],
        granite: ['#cdb99d', '#a9927c'],
        seams: '#7d6758',
      },
      [10, -4],
      'lane',
      { trees: 1500, fine: 0.5, wide: 1.6 },
    );
  }
}

function pavement(model: Model): void {
  const rnd = random(14);
  const blocks: Item[] = [];
  for (let z = -2; z < 3.2; z += 0.3)
    for (let x = -7; x < 8; x += 0.6)
      blocks.push({
        at: place(
          [x + (Math.round(z / 0.3) % 2) * 0.3, -0.05 + rnd() * 0.006, z + 0.15],
          [0, 0, 0],
          [0.585, 0.1, 0.285],
        ),
        color: color(at(['#c4b6b0', '#b6a8a8', '#cdbcae', '#bcaaa2'], Math.floor(rnd() * 4))).multiplyScalar(
          mix(0.94, 1.05, rnd()),
        ),
      });
  model.scatter(roundedBox(1, 1, 1, 0.03), blocks, { line: 0.3 });
  flat(
    model,
    [-24, -26, 26, 12],
    -0.07,
    (point) => color('#9a939a').multiplyScalar(0.9 + 0.18 * fbm(point.x * 0.6, point.z * 0.6)),
    {
      n: 20,
    },
  );
}
function gate(model: Model, x: number): void {
  for (const s of [-1, 1]) {
    model.put(roundedBox(0.34, 2.1, 0.36, 0.03), { tint: wash('#d8c9b4', 2) }, place([x + s * 0.83, 1.05, -2.1]));
    model.put(
      roundedBox(0.64, 1.85, 0.06, 0.02, { fine: true }),
      { tint: wash('#5a7f9c', 3, 0.2) },
      place([x + s * 0.33, 0.98, -2.12]),
    );
    for (const y of [0.45, 1.05, 1.6])
      model.put(
        roundedBox(0.46, 0.36, 0.03, 0.01),
        { tint: wash('#6b90ac', 3), line: 0.5 },
        place([x + s * 0.33, y, -2.08]),
      );
    model.put(ball([0.05, 0.05, 0.03], 12), { color: '#d8b060' }, place([x + s * 0.09, 1.02, -2.06]));
  }
  model.put(roundedBox(2.2, 0.16, 0.66, 0.03), { tint: wash('#e2d4c0', 2) }, place([x, 2.16, -2.1]));
  model.put(roundedBox(1.7, 0.12, 0.5, 0.03), { tint: wash('#b9aeaa', 3) }, place([x, 0.03, -1.86]));
  model.put(roundedBox(0.22, 0.28, 0.1, 0.02), { color: '#c9402f' }, place([x - 0.83, 1.3, -1.88]));
}
/** Granite bed along the wall, high enough to sit on its rim. */
function planter(model: Model): void {
  for (let i = 0; i < 3; i++)
    model.put(
      roundedBox(0.62, 0.44, 0.3, 0.03, { fine: true, wobble: 0.012, seed: i }),
      { tint: wash('#cbbdb2', 4, 0.18) },
      place([-2.4 + i * 0.64, 0.22, -1.42]),
    );
  for (const x of [-2.64, -0.9])
    model.put(roundedBox(0.16, 0.42, 0.5, 0.03), { tint: wash('#bfb1a8', 4) }, place([x, 0.21, -1.78]));
  model.put(roundedBox(1.7, 0.06, 0.44, 0.02), { color: '#6b5040', line: 0.3 }, place([-1.76, 0.38, -1.76]));
  for (const [i, x] of [-2.4, -1.9, -1.4].entries())
    bush(model, [x, 0.36, -1.8], 0.16, 70, 0.06, { ...AUTUMN, leaves: ['#4f6a42', '#6f8a4c', '#8fa050'] }, i + 20);
}
/** Round mirror on an orange post, for drivers who cannot see round the corner. */
function mirror(model: Model, [x, y, z]: V3): void {
  model.put(
    tube(
      [
        [x, y, z],
        [x, 1.2, z],
        [x, 2.7, z],
      ],
      [0.045],
      { around: 10 },
    ),
    { tint: wash('#e8803a', 3) },
  );
  const rim = Array.from(
    { length: 16 },
    (_, i): V3 => [Math.sin((i / 16) * TAU) * 0.36, Math.cos((i / 16) * TAU) * 0.36, 0],
  );
  model.inside(place([x + 0.05, 2.45, z + 0.12], [10, 24, 0]), () => {
    model.put(tube(rim, [0.045], { closed: true, around: 9, rings: 40 }), { color: '#e8803a' });
    model.put(
      lathe(
        [
          [0, 0.36],
          [0.05, 0.26],
          [0.08, 0.02],
        ],
        { around: 26 },
      ),
      { tint: (point) => color('#7f9aa8').lerp(color('#e6f0ee'), 0.5 + point.z * 1.3) },
      place([0, 0, 0], [90, 0, 0]),
    );
  });
}
