/** A sparrow who pays no taxes (PC 3.3). Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, noise, smoothstep } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';

/** Sparrow: brown cap and bib; foot at y = 0, beak to +Z, .11 high. `peck` bends it to the ground. */
export function sparrow(model: Model, where: THREE.Matrix4, peck = false): void {
  model.inside(where.clone().multiply(place([0, 0.012, 0], [peck ? 38 : 0, 0, 0])), () => {
    const back = (point: THREE.Vector3) =>
      color('#a8754a').lerp(color('#5f3f2c'), smoothstep(0.5, 0.75, noise(point.x * 90, point.y * 60, point.z * 90)));
    model.put(
      ball([0.036, 0.037, 0.046], 18),
      { tint: (point, n) => back(point).lerp(color('#efe0c6'), smoothstep(0.1, -0.5, n.y)) },
      place([0, 0.044, 0]),
    );
    model.put(
      ball([0.026, 0.025, 0.026], 16),
      { tint: (_, n) => color('#8a4f30').lerp(color('#f3e6cf'), smoothstep(0.25, -0.1, n.y)) },
      place([0, 0.083, 0.024]),
    );
    model.put(ball([0.009, 0.011, 0.006], 8), { color: '#2f2426', line: 0 }, place([0, 0.07, 0.047]));
    model.put(
      tube(
        [
          [0, 0.083, 0.047],
          [0, 0.08, 0.062],
        ],
        [0.006, 0.001],
        { around: 7, rings: 3 },
      ),
      { color: '#4a3a38', line: 0.5 },
    );
    for (const s of [-1, 1]) {
      model.put(
        ball([0.003, 0.0036, 0.003], 7),
        { color: '#140d0c', line: 0, face: 1 },
        place([s * 0.02, 0.088, 0.039]),
      );
      model.put(ball([0.007, 0.006, 0.004], 7), { color: '#3a2c2c', line: 0 }, place([s * 0.023, 0.077, 0.032]));
      model.put(
        ball([0.009, 0.022, 0.036], 12),
        { tint: back, line: 0.6 },
        place([s * 0.033, 0.046, -0.01], [14, 0, s * 8]),
      );
      model.put(
        tube(
          [
            [s * 0.012, 0.014, 0],
            [s * 0.014, -0.012, 0.004],
            [s * 0.016, -0.012, 0.018],
          ],
          [0.0026],
          { around: 5, rings: 8 },
        ),
        { color: '#c98a6a', line: 0.3 },
      );
    }
    model.put(
      tube(
        [
          [0, 0.042, -0.036],
          [0, 0.05, -0.085],
        ],
        [0.012, 0.014],
        { flat: 0.35, around: 8, rings: 5 },
      ),
      { color: '#6b4a34', line: 0.6 },
    );
  });
}
