import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';

/** Empty luggage trolley. */
export function trolley(model: Model, where: THREE.Matrix4): void {
  const steel = { color: '#b4bac4', line: 0.7 };
  model.inside(where, () => {
    for (const s of [-1, 1]) {
      model.put(
        tube(
          [
            [s * 0.26, 0.98, -0.44],
            [s * 0.27, 0.9, -0.4],
            [s * 0.28, 0.22, -0.32],
            [s * 0.24, 0.16, 0.46],
          ],
          [0.018],
          { around: 8, rings: 20 },
        ),
        steel,
      );
      model.put(ball([0.03, 0.075, 0.075], 14), { color: '#4a4856', line: 0.7 }, place([s * 0.28, 0.075, -0.3]));
    }
    model.put(ball([0.03, 0.07, 0.07], 14), { color: '#4a4856', line: 0.7 }, place([0, 0.07, 0.44]));
    model.put(
      tube(
        [
          [-0.26, 0.98, -0.44],
          [0.26, 0.98, -0.44],
        ],
        [0.024],
        { around: 8, rings: 2 },
      ),
      { color: '#e08a4c', line: 0.8 },
    );
    for (let i = 0; i < 6; i++)
      model.put(
        tube(
          [
            [-0.25, 0.17, -0.28 + i * 0.14],
            [0.25, 0.17, -0.28 + i * 0.14],
          ],
          [0.012],
          { around: 6, rings: 1 },
        ),
        steel,
      );
    model.put(roundedBox(0.46, 0.26, 0.02, 0.02), { color: '#5f8fb8', line: 0.7 }, place([0, 0.55, -0.36], [-8, 0, 0]));
  });
}
