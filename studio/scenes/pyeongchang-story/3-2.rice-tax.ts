/** What rice tax needs: straw sacks, an ox cart, the clerk with his desk and measures, a pennant. Metres. */

import type * as THREE from 'three';
import type { Item, Model } from '../../model/bake.ts';
import { color, mix, noise, random, TAU, type V3 } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { riceMeasure } from '../../props/taffy-hunt.ts';

/** Straw sacks lying along X: the middle of each. */
export function strawSacks(model: Model, list: V3[]): void {
  const rnd = random(9);
  const items: Item[] = list.map(([x, y, z]) => ({
    at: place([x, y, z], [rnd() * 360, (rnd() - 0.5) * 7, (rnd() - 0.5) * 3], [1, mix(0.95, 1.05, rnd()), 1]),
    color: color('#e2c684').lerp(color('#c9a561'), rnd()),
  }));
  const sack = lathe(points2('-.47,.02 -.46,.17 -.4,.2 -.2,.213 0,.222 .2,.213 .4,.2 .46,.17 .47,.02'), {
    around: 14,
    steps: 1,
  }).rotateZ(Math.PI / 2);
  model.scatter(sack, items, {
    line: 0.8,
    tint: (point) =>
      color('#ffffff').multiplyScalar(0.84 + 0.26 * noise(point.x * 9, Math.atan2(point.y, point.z) * 14)),
  });
  const rope = (x: number): THREE.BufferGeometry => {
    const r = 0.225 - Math.abs(x) * 0.035;
    return tube(
      Array.from({ length: 10 }, (_, i): V3 => [x, Math.sin((i / 10) * TAU) * r, Math.cos((i / 10) * TAU) * r]),
      [0.016],
      { closed: true, around: 5, rings: 14 },
    );
  };
  for (const x of [-0.27, 0, 0.27])
    model.scatter(
      rope(x),
      items.map((e) => ({ at: e.at.clone(), color: color('#a8804a') })),
      { line: 0.4, slight: true },
    );
}

/** A pile whose rows get shorter. */
export function heap([x, , z]: V3, wide: number, rows: number): V3[] {
  const list: V3[] = [];
  for (let row = 0; row < rows; row++) {
    const n = Math.max(1, Math.round((wide - row) * 0.6));
    for (let i = 0; i < n; i++)
      for (let d = 0; d < Math.max(1, 3 - Math.floor(row / 2)); d++)
        list.push([x + (i - (n - 1) / 2) * 0.98, 0.21 + row * 0.375, z + (d - 1) * 0.42 + (row % 2) * 0.1]);
  }
  return list;
}

/** Ox cart with two tall wheels, its shafts to -X; sacks are roped on. */
export function cart(model: Model, at: V3, turn = 14): void {
  const wood = {
    tint: (point: THREE.Vector3) =>
      color('#a8784c').lerp(color('#7a5236'), noise(point.x * 3, point.y * 14, point.z * 14)),
    line: 0.9,
  };
  model.inside(place(at, [0, turn, 0]), () => {
    model.inside(place([0, 0, 0], [0, 0, 4]), () => {
      for (const s of [-1, 1]) {
        model.put(
          tube(
            [
              [1.1, 0.82, s * 0.42],
              [0, 0.8, s * 0.42],
              [-2.4, 0.7, s * 0.36],
            ],
            [0.06, 0.065, 0.045],
            { around: 9 },
          ),
          wood,
        );
        model.inside(place([0.15, 0.68, s * 0.66]), () => {
          const rim = Array.from(
            { length: 20 },
            (_, i): V3 => [Math.sin((i / 20) * TAU) * 0.62, Math.cos((i / 20) * TAU) * 0.62, 0],
          );
          model.put(tube(rim, [0.06], { closed: true, around: 9, rings: 48 }), wood);
          model.put(ball([0.15, 0.15, 0.12], 14), wood);
          for (let i = 0; i < 12; i++)
            model.put(
              tube(
                [
                  [0, 0, 0],
                  [Math.sin((i / 12) * TAU) * 0.6, Math.cos((i / 12) * TAU) * 0.6, 0],
                ],
                [0.03, 0.024],
                { around: 6, rings: 2 },
              ),
              wood,
            );
        });
      }
      for (let i = 0; i < 8; i++)
        model.put(roundedBox(0.24, 0.05, 1.0, 0.012), wood, place([-0.8 + i * 0.26, 0.88, 0]));
      model.put(
        tube(
          [
            [-2.3, 0.72, -0.4],
            [-2.36, 0.74, 0],
            [-2.3, 0.72, 0.4],
          ],
          [0.05],
          { around: 8 },
        ),
        wood,
      );
    });
    const load: V3[] = [];
    for (let row = 0; row < 4; row++)
      for (let d = 0; d < (row < 3 ? 2 : 1); d++)
        for (const x of row < 3 ? [-0.35, 0.62] : [0.1])
          load.push([x + (row % 2) * 0.1, 1.12 + row * 0.37, (d - 0.5) * 0.44 * (row < 3 ? 1 : 0)]);
    strawSacks(model, load);
    for (const x of [-0.35, 0.7])
      model.put(
        tube(
          [
            [x, 0.86, 0.55],
            [x, 1.6, 0.5],
            [x + 0.05, 2.3, 0.2],
            [x + 0.05, 2.45, 0],
            [x + 0.05, 2.3, -0.2],
            [x, 0.9, -0.52],
          ],
          [0.022],
          { around: 6, rings: 26 },
        ),
        { color: '#c9a561', line: 0.7 },
      );
    model.put(
      tube(
        [
          [-2.2, 0.7, 0.3],
          [-2.15, 0.3, 0.32],
          [-2.1, 0, 0.34],
        ],
        [0.03],
        { around: 7 },
      ),
      wood,
    );
  });
}

/** Straw mat, low desk with ledger and brush, measures and a scoop: the tax is counted here. */
export function clerkPlace(model: Model, at: V3): void {
  const [x, , z] = at;
  model.put(
    roundedBox(2.3, 0.03, 1.5, 0.01, { fine: true }),
    { tint: (point) => color('#d8bc7c').multiplyScalar(0.9 + 0.14 * Math.abs(Math.sin(point.x * 26))), line: 0.7 },
    place([x, 0.02, z], [0, -4, 0]),
  );
  const wood = { tint: wash('#8a5236', 5, 0.2) };
  model.put(roundedBox(0.9, 0.05, 0.4, 0.012, { fine: true }), wood, place([x, 0.32, z + 0.15]));
  for (const s of [-1, 1]) {
    model.put(roundedBox(0.05, 0.3, 0.34, 0.012), wood, place([x + s * 0.36, 0.17, z + 0.15]));
    model.put(
      tube(
        [
          [x + s * 0.42, 0.34, z - 0.04],
          [x + s * 0.47, 0.37, z + 0.15],
          [x + s * 0.42, 0.34, z + 0.34],
        ],
        [0.02],
        { around: 7 },
      ),
      wood,
    );
  }
  model.put(
    roundedBox(0.4, 0.03, 0.28, 0.008),
    { tint: wash('#fbeed0', 6), line: 0.6 },
    place([x - 0.12, 0.36, z + 0.15], [0, 8, 0]),
  );
  for (let i = 0; i < 6; i++)
    model.put(
      roundedBox(0.012, 0.004, 0.2, 0.002),
      { color: '#4a3a44', line: 0 },
      place([x - 0.26 + i * 0.055, 0.377, z + 0.15], [0, 8, 0]),
    );
  model.put(roundedBox(0.16, 0.035, 0.11, 0.01), { color: '#3d3a48' }, place([x + 0.28, 0.362, z + 0.12]));
  model.put(
    tube(
      [
        [x + 0.2, 0.4, z + 0.24],
        [x + 0.36, 0.385, z + 0.04],
      ],
      [0.011, 0.006],
      { around: 7 },
    ),
    { color: '#b98552', line: 0.6 },
  );
  riceMeasure(model, place([x + 0.95, 0.03, z + 0.35], [0, 18, 0]), 0.34);
  model.put(ball([0.13, 0.05, 0.13], 12), { color: '#fff8e4', line: 0.4 }, place([x + 0.95, 0.19, z + 0.35]));
  riceMeasure(model, place([x + 0.98, 0.03, z - 0.2], [0, -12, 0]), 0.27);
  model.put(
    lathe(points2('0,.2 .02,.24 .12,.36 .13,.34'), { around: 22 }),
    { tint: (point) => color('#c99a58').lerp(color('#8f6438'), 0.5 + 0.5 * Math.sin(point.y * 150)) },
    place([x - 1.0, 0.02, z + 0.5]),
  );
  model.put(ball([0.3, 0.1, 0.3], 16), { color: '#fff8e4', line: 0.5 }, place([x - 1.0, 0.12, z + 0.5]));
}

/** Pennant with the one letter this yard is about. */
export function banner(model: Model, [x, y, z]: V3): void {
  model.put(
    tube(
      [
        [x, y, z],
        [x, 2, z],
        [x + 0.03, 4.1, z],
      ],
      [0.045, 0.04, 0.03],
      { around: 8 },
    ),
    { color: '#8a5f40' },
  );
  model.put(ball(0.08, 12), { color: '#d8402f' }, place([x + 0.03, 4.15, z]));
  model.put(
    roundedBox(0.72, 1.5, 0.03, 0.012, { fine: true, wobble: 0.04 }),
    { tint: wash('#c9442f', 2, 0.2) },
    place([x + 0.42, 3.2, z]),
  );
  hangul(model, place([x + 0.42, 3.25, z + 0.022]), '쌀', 0.5, '#fff4dc', { weight: 0.12 });
}
