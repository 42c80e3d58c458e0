/** PC-1.4. Seats of the chestnut yard: sawn chestnut logs. Metres, standing on y = 0. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, fbm, noise, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { lathe, ring } from '../../model/tube.ts';

/** A sawn log of radius r: furrowed bark, pale rings on top. */
export function stump(model: Model, where: THREE.Matrix4, r: number, high: number): void {
  model.inside(where, () => {
    model.put(
      lathe(
        [
          [-0.02, r * 1.08],
          [high * 0.3, r],
          [high * 0.8, r * 0.98],
          [high - 0.01, r],
          [high, r * 0.94],
          [high + 0.004, 0.005],
        ],
        {
          around: 36,
          steps: 3,
          warp: (a, q, y): V3 => {
            const k = 1 + 0.035 * Math.sin(a * 11 + 3 * noise(y * 6, a));
            return [Math.sin(a) * q * k, y, Math.cos(a) * q * k];
          },
        },
      ),
      {
        line: 0.8,
        tint: (point) =>
          point.y > high - 0.012 && Math.hypot(point.x, point.z) < r * 0.93
            ? color('#e2bd86').lerp(
                color('#b98a58'),
                smoothstep(0.3, 0.9, Math.sin(Math.hypot(point.x, point.z) * 190)),
              )
            : color('#5f4740').lerp(
                color('#92745a'),
                smoothstep(0.3, 0.7, fbm(point.x * 14, point.y * 5, point.z * 14)),
              ),
      },
    );
    model.put(ring(r * 0.94, r * 0.94, high, 0.004), { color: '#6a4e40', line: 0.3 }, place([0, 0, 0]));
  });
}
