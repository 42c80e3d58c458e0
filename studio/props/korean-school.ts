/** Things of a Korean classroom: the flag in its frame, pictures, pin wall, desks, pots on the sill. Metres. */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { at, color, mix, noise, random, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { schoolBag } from './school-bag.ts';

/** The national flag in its frame hangs over the board of every class: red above blue, four different bars. */
export function flagFrame(model: Model, [x, y, z]: V3): void {
  model.inside(place([x, y, z]), () => {
    model.put(roundedBox(0.72, 0.5, 0.03, 0.01, { fine: true }), { tint: wash('#8a5f40', 5) });
    model.put(roundedBox(0.64, 0.427, 0.01, 0.003), { color: '#fffdf6', line: 0.3 }, place([0, 0, 0.014]));
    const r = 0.107;
    const tilt = Math.atan2(2, 3);
    model.inside(place([0, 0, 0.021], [0, 0, (-tilt * 180) / Math.PI]), () => {
      // red above; its head lies to the left, the blue head to the right
      const half = (sign: 1 | -1): THREE.Shape => {
        const s = new THREE.Shape();
        s.absarc(0, 0, r, sign > 0 ? 0 : Math.PI, sign > 0 ? Math.PI : Math.PI * 2, false);
        s.absarc((-sign * r) / 2, 0, r / 2, sign > 0 ? Math.PI : 0, sign > 0 ? Math.PI * 2 : Math.PI, false);
        s.absarc((sign * r) / 2, 0, r / 2, sign > 0 ? Math.PI : 0, sign > 0 ? 0 : -Math.PI, true);
        return s;
      };
      model.put(new THREE.ShapeGeometry(half(1), 16), { color: '#cd2e3a', line: 0 });
      model.put(new THREE.ShapeGeometry(half(-1), 16), { color: '#1f4a96', line: 0 });
    });
    // 건 top left, 감 top right, 리 bottom left, 곤 bottom right; a broken bar is two
    const bars: [number, number, number[]][] = [
      [-1, 1, [1, 1, 1]],
      [1, 1, [2, 1, 2]],
      [-1, -1, [1, 2, 1]],
      [1, -1, [2, 2, 2]],
    ];
    for (const [sx, sy, kinds] of bars)
      model.inside(
        place(
          [sx * 0.178, sy * 0.119, 0.021],
          [0, 0, sx * sy * -1 * (90 - (tilt * 180) / Math.PI) + (sx * sy > 0 ? 0 : 0)],
        ),
        () => {
          for (const [i, k] of kinds.entries())
            for (const half of k === 2 ? [-1, 1] : [0])
              model.put(
                roundedBox(k === 2 ? 0.048 : 0.107, 0.017, 0.002, 0.001),
                { color: '#15121c', line: 0 },
                place([half * 0.029, (i - 1) * 0.027, 0]),
              );
        },
      );
  });
}

export function picture(model: Model, [x, y, z]: V3, tone: string): void {
  model.inside(place([x, y, z]), () => {
    model.put(roundedBox(0.7, 0.46, 0.03, 0.01, { fine: true }), { tint: wash('#b98a58', 5) });
    model.put(
      roundedBox(0.62, 0.38, 0.012, 0.004),
      { tint: wash('#fff6e2', 3, 0.08), line: 0.4 },
      place([0, 0, 0.014]),
    );
    // a picture by last year's class: a hill and a sun
    model.put(new THREE.CircleGeometry(0.2, 20, 0, Math.PI), { color: tone, line: 0.3 }, place([-0.04, -0.16, 0.022]));
    model.put(new THREE.CircleGeometry(0.06, 16), { color: '#e4604c', line: 0.3 }, place([0.18, 0.1, 0.022]));
  });
}

/** Right wall: children's leaves and drawings on a green board. */
export function pinWall(model: Model): void {
  model.inside(place([4.13, 1.75, -0.6], [0, -90, 0]), () => {
    model.put(roundedBox(3.6, 1.3, 0.04, 0.012, { fine: true }), { tint: wash('#b98a58', 3) });
    model.put(roundedBox(3.46, 1.16, 0.02, 0.006), { tint: wash('#8fb48a', 2, 0.16), line: 0.4 }, place([0, 0, 0.018]));
    const rnd = random(7);
    for (let i = 0; i < 14; i++) {
      const [x, y] = [mix(-1.5, 1.5, (i % 7) / 6), i < 7 ? 0.28 : -0.28];
      model.inside(place([x, y + rnd() * 0.05, 0.032], [0, 0, (rnd() - 0.5) * 10]), () => {
        model.put(roundedBox(0.36, 0.44, 0.008, 0.003), {
          tint: wash(at(['#fff6e2', '#fdeacb', '#e8f0e4'], i % 3), 5),
          line: 0.6,
        });
        const tone = at(['#e4604c', '#f2b748', '#5f8fc0', '#7bab62', '#c97a9a'], i % 5);
        model.put(
          new THREE.CircleGeometry(mix(0.07, 0.12, rnd()), 14),
          { color: tone, line: 0.3 },
          place([(rnd() - 0.5) * 0.1, 0.03, 0.007]),
        );
        model.put(
          new THREE.CircleGeometry(0.12, 14, 0, Math.PI),
          { color: at(['#8fa058', '#c9883f', '#6f94a8'], i % 3), line: 0.3 },
          place([0, -0.2, 0.008]),
        );
      });
    }
  });
}

export const PLY = (point: THREE.Vector3): THREE.Color =>
  color('#e2b980').lerp(color('#c9965c'), noise(point.x * 3, point.y * 12, point.z * 14) * 0.8);

/** Desk and its chair; `chairTurn` degrees from facing the desk. */
export function desk(model: Model, [x, y, z]: V3, i: number, chairTurn = 0): void {
  const steel = { color: '#9fb8a8', line: 0.7 };
  model.inside(place([x, y, z], [0, Math.sin(i * 5) * 2, 0]), () => {
    model.put(roundedBox(0.68, 0.035, 0.46, 0.015, { fine: true }), { tint: PLY }, place([0, 0.605, 0]));
    model.put(roundedBox(0.6, 0.13, 0.38, 0.012), { tint: wash('#b8cabc', 3), line: 0.5 }, place([0, 0.51, 0.01]));
    model.put(roundedBox(0.54, 0.09, 0.02, 0.004), { color: '#6a5a58', line: 0.2 }, place([0, 0.51, 0.2]));
    for (const s of [-1, 1]) {
      model.put(
        tube(
          [
            [s * 0.29, 0.58, -0.17],
            [s * 0.29, 0.3, -0.17],
            [s * 0.29, 0.02, -0.19],
          ],
          [0.018],
          { around: 7 },
        ),
        steel,
      );
      model.put(
        tube(
          [
            [s * 0.29, 0.58, 0.17],
            [s * 0.29, 0.3, 0.17],
            [s * 0.29, 0.02, 0.19],
          ],
          [0.018],
          { around: 7 },
        ),
        steel,
      );
      model.put(
        tube(
          [
            [s * 0.29, 0.03, -0.19],
            [s * 0.29, 0.03, 0.19],
          ],
          [0.018],
          { around: 7 },
        ),
        steel,
      );
    }
    // chair behind it
    model.inside(place([0, 0, 0.5], [0, chairTurn, 0]), () => {
      model.put(roundedBox(0.36, 0.03, 0.34, 0.014, { fine: true }), { tint: PLY }, place([0, 0.345, 0]));
      model.put(
        roundedBox(0.36, 0.16, 0.025, 0.012, { fine: true }),
        { tint: PLY },
        place([0, 0.62, 0.17], [-8, 0, 0]),
      );
      for (const s of [-1, 1]) {
        model.put(
          tube(
            [
              [s * 0.16, 0.7, 0.19],
              [s * 0.16, 0.36, 0.15],
              [s * 0.16, 0.02, 0.18],
            ],
            [0.015],
            { around: 7 },
          ),
          steel,
        );
        model.put(
          tube(
            [
              [s * 0.16, 0.34, -0.14],
              [s * 0.16, 0.02, -0.16],
            ],
            [0.015],
            { around: 7 },
          ),
          steel,
        );
      }
    });
    const tone = at(['#e4806c', '#f2c95c', '#8fb4c8', '#c8a0cc', '#a8c47c'], i % 5);
    if (i % 2)
      model.put(
        roundedBox(0.24, 0.025, 0.32, 0.008),
        { tint: wash(tone, 5), line: 0.7 },
        place([-0.12, 0.637, 0.02], [0, 12 - i * 3, 0]),
      );
    if (i % 3 === 0)
      model.put(
        roundedBox(0.2, 0.05, 0.08, 0.02),
        { tint: wash(tone, 5), line: 0.7 },
        place([0.16, 0.65, -0.12], [0, -14, 0]),
      );
    if (i % 3 === 1) schoolBag(model, [0.44, 0, 0.06], tone);
  });
}

/** Pots that the class waters, each with a name stick. */
export function sillThings(model: Model): void {
  for (const [i, z] of [0.9, 1.35, 2.6, 3.1].entries()) {
    model.put(
      lathe(points2('0,.07 .01,.075 .13,.1 .14,.09'), { around: 16 }),
      { tint: wash(i % 2 ? '#c9764c' : '#e8d8c0', 6) },
      place([-4.06, 1, z]),
    );
    for (let k = 0; k < 6; k++)
      model.put(
        ball([0.02, 0.09, 0.045], 8),
        { tint: wash(i % 2 ? '#5c8a48' : '#8fa858', 6), line: 0.6 },
        place(
          [-4.06 + Math.sin(k) * 0.05, 1.2 + (k % 2) * 0.05, z + Math.cos(k) * 0.05],
          [Math.cos(k) * 40, 0, -Math.sin(k) * 40],
        ),
      );
  }
  // low cupboard of the class library, books on top
  model.put(roundedBox(0.42, 0.88, 0.9, 0.02, { fine: true }), { tint: wash('#cfa878', 2) }, place([-3.9, 0.44, -3.0]));
  for (const s of [-1, 1]) {
    model.put(
      roundedBox(0.02, 0.74, 0.41, 0.008),
      { tint: wash('#ddb988', 4), line: 0.8 },
      place([-3.68, 0.46, -3 + s * 0.215]),
    );
    model.put(ball(0.018, 8), { color: '#8a6244' }, place([-3.66, 0.5, -3 + s * 0.05]));
  }
  for (let i = 0; i < 7; i++)
    model.put(
      roundedBox(0.17, 0.2 + 0.03 * (i % 3), 0.035, 0.006),
      { tint: wash(at(['#c9564a', '#5f8fc0', '#f2c95c', '#7bab62', '#c8a0cc'], i % 5), 6), line: 0.7 },
      place([-3.9, 0.985 + 0.015 * (i % 3), -3.3 + i * 0.042], [i === 6 ? -12 : 0, 0, 0]),
    );
}
