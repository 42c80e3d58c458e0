/** A handkerchief in the wind, held at the origin by one corner, streaming along +X. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color } from '../../model/math.ts';

export function hanky(model: Model, at: THREE.Matrix4, size = 0.3, tone = '#fffaf0', seed = 0): void {
  const cloth = grid(
    (u, w) => {
      const wave = Math.sin(u * 7 + w * 3 + seed) * 0.05 * u;
      return [
        u * size,
        (0.06 + (w - 0.35) * (0.25 + 0.75 * u)) * size + 0.12 * u * u * size,
        wave + 0.02 * Math.sin(w * 5),
      ];
    },
    16,
    10,
  );
  model.inside(at, () =>
    model.put(cloth, {
      tint: (point) => color(tone).multiplyScalar(0.9 + 0.12 * Math.sin(point.x * 40 + point.y * 16)),
      doubleSided: true,
      line: 0.9,
    }),
  );
}
