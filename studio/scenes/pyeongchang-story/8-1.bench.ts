/** The bench of the chestnut yard, turned to the hole. Metres, middle of its foot at the origin, sitters look to +Z. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';

/** Its top is at y .4, as in the yard; shorter, so that it stays inside the picture. */
export function turnedBench(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(
      roundedBox(1.0, 0.07, 0.42, 0.02, { fine: true, wobble: 0.02 }),
      { tint: wash('#a97c54', 4, 0.24), line: 0.8 },
      place([0, 0.365, 0]),
    );
    for (const s of [-1, 1])
      model.put(
        roundedBox(0.26, 0.36, 0.36, 0.08, { fine: true, wobble: 0.05, seed: s + 3 }),
        { tint: wash('#b3a69e', 4), line: 0.8 },
        place([s * 0.33, 0.15, 0]),
      );
  });
}
