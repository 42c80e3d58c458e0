/** What an ocean-crossing bowl carries: parcels in wrapping cloth, and on its base a price of 1986. Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, darken, lighten } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { lettering } from '../../props/lettering.ts';
import { pattern } from '../../texture/pattern.ts';

/** A parcel in wrapping cloth (보자기), its knot on top with two ears. */
function bojagi(model: Model, at: THREE.Matrix4, [w, h, d]: [number, number, number], tone: string): void {
  model.inside(at, () => {
    model.put(roundedBox(w, h, d, Math.min(w, h, d) * 0.3, { fine: true, wobble: 0.02 }), {
      tint: (point) =>
        color(tone).multiplyScalar(0.94 + 0.1 * Math.abs(Math.sin(Math.atan2(point.x, point.z) * 2 + point.y * 9))),
      line: 0.9,
    });
    for (const [x, z] of points2('-1,-1 1,-1 -1,1 1,1'))
      model.put(
        tube(
          [
            [x * w * 0.42, h * 0.4, z * d * 0.42],
            [x * w * 0.2, h * 0.56, z * d * 0.2],
            [0, h * 0.6, 0],
          ],
          [0.012, 0.022, 0.026],
          { around: 8, rings: 10 },
        ),
        { color: darken(tone, 0.08), line: 0.6 },
      );
    model.put(ball([0.034, 0.03, 0.034], 12), { color: lighten(tone, 0.12), line: 0.8 }, place([0, h * 0.62, 0]));
    for (const s of [-1, 1])
      model.put(
        ball([0.07, 0.034, 0.026], 12),
        { color: lighten(tone, 0.16), line: 0.8 },
        place([s * 0.066, h * 0.62 + 0.03, 0], [0, s * 24, s * 32]),
      );
  });
}

/** The giant bowl full of parcels: rim radius `r`, base on y = 0, the price still on it (readable from the front when the base is tilted there). */
export function travellingBowl(model: Model, at: THREE.Matrix4, r: number): void {
  dentedBowl(model, at, r);
  model.inside(at, () => {
    const tones = ['#d8566a', '#5f8fc0', '#e9b23c', '#8a6ab4', '#6fae7c', '#e88a5c'];
    for (const [i, [x, y, z, yaw, roll, w, h]] of (
      [
        [-0.34, 0.66, 0.1, 20, 14, 0.56, 0.46],
        [0.34, 0.62, 0.26, -24, -12, 0.5, 0.4],
        [0.1, 0.72, -0.36, 8, 4, 0.62, 0.5],
        [0.02, 0.84, 0.14, -12, 6, 0.46, 0.4],
        [-0.42, 0.62, -0.42, 40, 10, 0.42, 0.4],
        [0.56, 0.64, -0.22, -50, -14, 0.4, 0.36],
      ] as const
    ).entries())
      bojagi(
        model,
        place([x * r, (y + 0.34) * r, z * r], [-roll * 0.6, yaw, roll]),
        [w * r, h * r, w * r * 0.9],
        tones[i] ?? '#d8566a',
      );
    // flat on the base, curling at one corner
    model.inside(place([0.01 * r, -0.006, 0.0], [90, 0, -6]), () => {
      const w = 0.72 * r;
      model.put(roundedBox(w, w * 0.6, 0.006, 0.003), { color: '#fff3c4', line: 0.9 });
      model.put(
        roundedBox(w * 0.98, w * 0.15, 0.008, 0.003),
        { map: pattern({ kind: 'stripes', base: '#e4604c', ink: '#d24a3c', size: 0.1 }), line: 0.3 },
        place([0, w * 0.215, 0]),
      );
      model.inside(place([0, -w * 0.07, 0.005]), () => lettering(model, '1986', w * 0.24, '#2f4a86', 0.22));
    });
  });
}
