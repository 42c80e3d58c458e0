/** Tails of a coat at full run. Metres, in the frame of the runner. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { TAU } from '../../model/math.ts';

/** Open in front, streaming behind. */
export function coatTails(model: Model, at: THREE.Matrix4, cloth: string): void {
  const shape = grid(
    (u, w) => {
      const a = (0.19 + u * 0.66) * TAU;
      const k = w * (0.72 + 0.28 * Math.sin(u * 14));
      const r = 0.172 + 0.13 * w;
      const back = Math.max(0, -Math.cos(a));
      return [
        Math.sin(a) * r * (1 + 0.12 * w * Math.sin(u * 21)),
        0.56 - 0.3 * w + 0.13 * w * back * k,
        Math.cos(a) * r * 0.95 - 0.02 - 0.3 * w * back - 0.05 * w + 0.03 * w * Math.sin(u * 17),
      ];
    },
    40,
    12,
  );
  model.inside(at, () => model.put(shape, { color: cloth, doubleSided: true }));
}
