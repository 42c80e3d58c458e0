/** The gate where the hill road begins: two posts, a beam with snow on it, and a leaf of bars that stands open. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, type V3 } from '../model/math.ts';
import { snowCushion, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';

/** 2.8 wide and 2.5 high, facing +Z, its road along Z; `lamp` hangs a light under the beam. */
export function hillGate(model: Model, at: THREE.Matrix4, lamp = false): void {
  const oak = { tint: wash('#6b4c48', 3), line: 0.8 };
  model.inside(at, () => {
    for (const s of [-1, 1]) {
      model.put(roundedBox(0.22, 2.3, 0.22, 0.03, { wobble: 0.02, seed: s + 3 }), oak, place([s * 1.3, 1.1, 0]));
      model.put(
        tube(
          [
            [s * 1.3, 1.75, 0],
            [s * 0.8, 2.2, 0],
          ],
          [0.06],
          { around: 8, rings: 3 },
        ),
        oak,
      );
    }
    model.put(roundedBox(3.2, 0.2, 0.24, 0.03, { wobble: 0.02 }), oak, place([0, 2.32, 0]));
    snowCushion(model, place([0, 2.41, 0]), 3.3, 0.34, 0.2, 3);
    model.inside(place([-1.2, 0.2, 0], [0, -62, 0]), () => {
      for (const y of [0.1, 0.45, 0.8]) model.put(roundedBox(2.2, 0.1, 0.06, 0.02), oak, place([1.1, y, 0]));
      model.put(roundedBox(0.1, 0.95, 0.07, 0.02), oak, place([2.15, 0.45, 0]));
      const brace: V3[] = [
        [0.06, 0.06, 0],
        [2.1, 0.84, 0],
      ];
      model.put(tube(brace, [0.04], { around: 7, rings: 3 }), oak);
      snowCushion(model, place([1.1, 0.84, 0]), 2.2, 0.16, 0.1, 5);
    });
    if (lamp) {
      model.put(
        tube(
          [
            [0, 2.25, 0],
            [0, 2.02, 0],
          ],
          [0.015],
          { around: 5, rings: 2 },
        ),
        { color: '#3f3a4c' },
      );
      model.put(
        ball([0.13, 0.16, 0.13], 10),
        { color: color('#ffd98c').multiplyScalar(1.35), glow: true, line: 0.4 },
        place([0, 1.88, 0]),
      );
    }
  });
}
