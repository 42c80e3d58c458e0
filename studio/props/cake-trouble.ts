/** What a dog does about a birthday cake. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';
import { lettering } from './lettering.ts';

/** A cake plate that somebody licked: shine, three crumbs, a fork. */
export function lickedPlate(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(ball([0.2, 0.012, 0.2], 30), { color: '#7fb8c4', line: 0.9 }, place([0, 0.012, 0]));
    model.put(ball([0.15, 0.008, 0.15], 28), { color: '#fffaf0', line: 0.5 }, place([0, 0.02, 0]));
    for (const [x, z, yaw] of [
      [-0.05, 0.02, 40],
      [0.04, -0.03, 60],
      [0.03, 0.07, 30],
    ] as const)
      model.put(ball([0.018, 0.003, 0.06], 10), { color: '#a8c4ea', line: 0.2 }, place([x, 0.028, z], [0, yaw, 0]));
    for (const [x, z] of points2('.1,.05 -.11,-.06 .02,-.12 .19,.12'))
      model.put(ball([0.016, 0.012, 0.014], 7), { color: '#c98a4c', line: 0.5 }, place([x, 0.03, z]));
    model.put(
      tube(
        [
          [0.06, 0.03, 0.14],
          [0.2, 0.034, 0.02],
        ],
        [0.008],
        { around: 6, rings: 2 },
      ),
      { color: '#d4d8e0', line: 0.5 },
    );
  });
}

/** WANTED: a napkin tied round a dog's neck, its upper edge at the origin, hanging down -Y, front to +Z. */
export function wantedNapkin(model: Model, at: THREE.Matrix4, w: number): void {
  model.inside(at, () => {
    const h = w * 0.74;
    const cloth = pattern({ kind: 'dots', base: '#fff9ee', ink: '#f7dcc8', size: 0.2 });
    model.put(
      roundedBox(w, h, 0.012, 0.006, { fine: true, wobble: 0.01 }),
      { map: cloth, line: 0.9 },
      place([0, -h / 2, 0]),
    );
    for (const y of [-0.06, -0.94])
      model.put(
        roundedBox(w * 0.98, h * 0.05, 0.014, 0.004),
        { color: '#d8483e', line: 0.3 },
        place([0, y * h, 0.001]),
      );
    model.inside(place([0, -h * 0.46, 0.01]), () => lettering(model, 'WANTED', w * 0.165, '#b3281f', 0.24));
    model.inside(place([0, -h * 0.76, 0.01]), () => lettering(model, '8', w * 0.14, '#3f6fc0', 0.24));
    // two tapes that go up round the neck
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [s * w * 0.46, -0.012, 0.004],
            [s * w * 0.42, 0.05, -0.05],
            [s * w * 0.3, 0.09, -0.15],
          ],
          [0.011],
          { around: 6, rings: 10, flat: 0.4 },
        ),
        { color: '#fff9ee', line: 0.6 },
      );
  });
}
