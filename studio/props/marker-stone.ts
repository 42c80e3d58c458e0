/** The stone that says where the granary stood (PC 3.1, 3.3). Metres, foot at y = 0. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, fbm, noise } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball } from '../model/tube.ts';
import { hangul } from './hangul-sign.ts';

/** Marker stone of granite: a polished face with its name, tooled sides. */
export function markerStone(model: Model, where: THREE.Matrix4): void {
  const granite = (point: THREE.Vector3) =>
    color('#d2c6bc')
      .lerp(color('#a99d9c'), fbm(point.x * 7, point.y * 7, point.z * 7))
      .multiplyScalar(0.94 + 0.12 * noise(point.x * 60, point.y * 60, point.z * 60));
  model.inside(where, () => {
    model.put(
      roundedBox(0.86, 0.14, 0.56, 0.025, { fine: true, wobble: 0.012 }),
      { tint: granite },
      place([0, 0.05, 0]),
    );
    model.put(
      roundedBox(0.62, 0.48, 0.34, 0.03, { fine: true, wobble: 0.012, seed: 4 }),
      { tint: granite },
      place([0, 0.36, 0]),
    );
    model.inside(place([0, 0.37, 0.168]), () => {
      model.put(roundedBox(0.54, 0.34, 0.02, 0.008), {
        tint: (point) => color('#4d4356').lerp(color('#5f5466'), noise(point.x * 40, point.y * 40)),
        line: 0.5,
      });
      hangul(model, place([0, 0, 0.0125]), '평창 터', 0.132, '#fff8ea', { weight: 0.11 });
    });
    // moss where nobody wipes
    for (const [x, z] of [
      [-0.4, 0.24],
      [0.34, 0.26],
      [-0.36, -0.1],
    ] as const)
      for (const [dx, dz, r] of points3('0,0,.034 .04,-.012,.026 -.038,.006,.028 .014,.02,.022 -.066,-.008,.016'))
        model.put(
          ball([r, r * 0.45, r * 0.8], 8),
          { color: dx > 0 ? '#7f8f58' : '#939f66', line: 0.3 },
          place([x + dx, 0.12, z + dz]),
        );
  });
}
