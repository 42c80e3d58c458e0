/** What farmers of long ago bring instead of rice: a pot of honey, a dried fish as long as an arm. Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, noise, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { ribbon } from '../../model/ribbon.ts';
import { ball, lathe, ring, tube } from '../../model/tube.ts';

/** Brown glazed pot with a cloth tied over its mouth, and one golden drop that got out. Foot at y = 0, .24 high. */
export function honeyPot(model: Model, where: THREE.Matrix4, open = false): void {
  model.inside(where, () => {
    model.put(lathe(points2('0,.02 .002,.07 .05,.105 .12,.115 .17,.085 .19,.07 .2,.078'), { around: 36, steps: 4 }), {
      tint: (point, n) =>
        color('#8a4f2c')
          .lerp(color('#5a2f20'), smoothstep(0.3, 0.7, noise(point.x * 12, point.y * 20, point.z * 12)))
          .lerp(color('#e2a868'), 0.6 * smoothstep(0.75, 0.95, n.y * 0.4 + n.x * -0.6 + 0.3)),
      doubleSided: true,
    });
    if (open)
      model.put(
        lathe(
          [
            [0.19, 0.07],
            [0.192, 0.04],
            [0.193, 0.001],
          ],
          { around: 24 },
        ),
        { color: '#e9a52e', doubleSided: true, line: 0.3 },
      );
    else {
      model.put(
        lathe(points2('.16,.112 .175,.094 .192,.081 .215,.07 .222,.03 .223,.001'), {
          around: 60,
          steps: 3,
          warp: (a, r, y): V3 => {
            const k = 1 + (y < 0.19 ? 0.1 * Math.sin(a * 15) : 0.01 * Math.sin(a * 9));
            return [Math.sin(a) * r * k, y, Math.cos(a) * r * k];
          },
        }),
        { color: '#efe2c4', doubleSided: true },
      );
      model.put(ring(0.084, 0.084, 0.19, 0.007), { color: '#b5803c', line: 0.6 });
    }
    model.put(
      tube(
        [
          [0.074, 0.17, 0.05],
          [0.093, 0.13, 0.062],
          [0.096, 0.1, 0.064],
        ],
        [0.006, 0.008, 0.012],
        { around: 8, rings: 10 },
      ),
      { color: '#f0ac30', line: 0.5 },
    );
  });
}
/** Huge dried fish from its tail (origin) along +Y to its open mouth, `long` metres; broad side to +Z. A straw cord through the gills. */
export function driedFish(model: Model, where: THREE.Matrix4, long = 0.95): void {
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], long)), () => {
    const skin = (point: THREE.Vector3) =>
      color('#d8c49c')
        .lerp(color('#8d8486'), smoothstep(0.0, 0.09, point.x))
        .lerp(color('#a48a70'), 0.5 * smoothstep(0.5, 0.75, noise(point.x * 18, point.y * 26, point.z * 18)))
        .lerp(color('#f0dcae'), 0.6 * smoothstep(0.02, -0.09, point.x));
    model.put(
      tube(points3('0,.1,0 -.012,.3,.006 -.015,.55,-.004 0,.78,0 0,.9,0'), [0.03, 0.08, 0.115, 0.1, 0.07], {
        around: 24,
        rings: 34,
      }),
      { tint: skin },
      place([0, 0, 0], [0, 0, 0], [1, 1, 0.36]),
    );
    for (const s of [-1, 1]) {
      model.put(
        ribbon(
          [
            [0, 0.13, 0],
            [s * 0.05, 0.05, 0.01],
            [s * 0.085, -0.01, -0.006],
          ],
          [0.03, 0.06, 0.02],
          { across: [1, s * 0.7, 0] },
        ),
        { color: '#a8845c', doubleSided: true, line: 0.7 },
      );
      model.put(
        tube(
          [
            [0, 0.88, 0],
            [s * 0.034, 0.95, 0],
            [s * 0.028, 1.0, 0],
          ],
          [0.045, 0.026, 0.01],
          { flat: 0.6, around: 10, rings: 12 },
        ),
        { tint: skin, line: 0.7 },
      );
    }
    for (const z of [-0.043, 0.043]) {
      model.put(ball([0.034, 0.034, 0.008], 16), { color: '#fff6e0', line: 0.8 }, place([0.022, 0.87, z]));
      model.put(ball([0.017, 0.017, 0.006], 12), { color: '#2c2226', line: 0.2 }, place([0.022, 0.87, z * 1.14]));
      model.put(
        tube(
          [
            [0.06, 0.81, z * 0.8],
            [0.0, 0.77, z * 1.1],
            [-0.06, 0.8, z * 0.8],
          ],
          [0.006],
          { around: 5, rings: 12 },
        ),
        { color: '#7a5a44', line: 0.3 },
      );
    }
    for (let i = 0; i < 7; i++)
      model.put(
        ribbon(
          [
            [0.1 - 0.006 * i, 0.34 + i * 0.055, 0],
            [0.145 - 0.008 * i, 0.315 + i * 0.055, 0],
          ],
          [0.05, 0.012],
          { across: [0, 1, 0.05] },
        ),
        { color: '#a07d58', doubleSided: true, line: 0.5 },
      );
    const cord = Array.from(
      { length: 9 },
      (_, i): V3 => [
        0.1 * Math.sin((i / 8) * TAU),
        0.8 + 0.06 * Math.cos((i / 8) * TAU),
        0.05 * Math.cos((i / 8) * TAU * 2),
      ],
    );
    model.put(tube(cord, [0.011], { closed: true, around: 7, rings: 50 }), { color: '#d9b460', line: 0.6 });
  });
}
