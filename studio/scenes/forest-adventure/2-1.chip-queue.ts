/** Chips of fresh wood that float one behind the other, each with the small wake it draws. */
import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { slab } from '../../model/slab.ts';
import { tube } from '../../model/tube.ts';

const CHIPS = 44;

/** `path` lies on the water; the first chip is at its end, and whoever comes last is at its beginning. */
export function chipQueue(model: Model, path: THREE.Vector3[]): void {
  const curve = new THREE.CatmullRomCurve3(path);
  for (let i = 0; i < CHIPS; i++) {
    const k = (i + 0.5) / CHIPS;
    const at = curve.getPointAt(k);
    const along = curve.getTangentAt(k);
    const yaw = (Math.atan2(-along.z, along.x) * 180) / Math.PI;
    // larger far off, or the line would be lost
    const size = 0.13 + 0.02 * ((i * 7) % 3) + 0.06 * k;
    const here = place(at.toArray() as [number, number, number], [0, yaw, 0]);
    model.put(
      slab(points2('-.8,.16 -.45,.46 .1,.4 .62,.5 .86,.1 .5,-.42 -.1,-.5 -.66,-.34'), 0.16, { soft: 0.04 }),
      { color: i % 2 ? '#fbe3b0' : '#f2cd8c', line: 0.8 },
      here.clone().multiply(place([0, 0.012, 0], [-90, 0, ((i * 67) % 110) - 55], size)),
    );
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [size * 0.3, 0, s * size * 0.66],
            [-size * 0.5, 0, s * size * 0.82],
            [-size * 1.25, 0, s * size * 0.7],
          ],
          [0.002, 0.0045, 0.002],
          { around: 5, rings: 8 },
        ),
        { color: '#dcebdc', line: 0 },
        here,
      );
  }
}
