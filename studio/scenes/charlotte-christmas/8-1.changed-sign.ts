/** Mr. Finch's sign after somebody has had a red pencil to it. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { snowCushion } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tube } from '../../model/tube.ts';
import { lettering } from '../../props/lettering.ts';

/** Board .86 x .66, front to +Z, on two straps; snow lies on it. */
export function changedSign(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.86, 0.66, 0.035, 0.014, { fine: true, wobble: 0.01 }), { color: '#fff3d6' });
    model.inside(place([0.0, 0.17, 0.022], [0, 0, 1]), () => lettering(model, 'NO BELLS.', 0.098, '#3a3550', 0.19));
    model.inside(place([0.02, -0.03, 0.022], [0, 0, 0]), () => lettering(model, 'NO BALLS.', 0.072, '#4a4560', 0.15));
    model.inside(place([0.02, -0.19, 0.022], [0, 0, -1]), () => lettering(model, 'NO BANJOS.', 0.072, '#4a4560', 0.15));
    const red = { color: '#dc2f22', line: 0 };
    for (const [a, b] of [
      [
        [-0.39, 0.11, 0.034],
        [-0.215, 0.23, 0.034],
      ],
      [
        [-0.395, 0.225, 0.034],
        [-0.21, 0.115, 0.034],
      ],
    ] as [V3, V3][])
      model.put(
        tube([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.012, 0.034], b], [0.013, 0.017, 0.011], { around: 7 }),
        red,
      );
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [s * 0.3, 0.32, 0],
            [s * 0.3, 0.46, 0],
          ],
          [0.01],
          { around: 5, rings: 2 },
        ),
        { color: '#5a5668' },
      );
    snowCushion(model, place([0, 0.33, 0]), 0.86, 0.1, 0.06, 4);
  });
}
