/** Sheep of the middle hill. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, random, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, tube } from '../model/tube.ts';

/** Sheep .7 long, facing +Z; one in a flock may wear half a scarf. */
export function sheep(model: Model, at: THREE.Matrix4, scarf = false): void {
  model.inside(at, () => {
    const rnd = random(4);
    for (let i = 0; i < 44; i++) {
      const y = 1 - ((i + 0.5) / 44) * 2;
      const a = i * 2.4;
      const q = Math.sqrt(1 - y * y);
      model.put(
        ball(0.075 + rnd() * 0.03, 9),
        { color: color('#f4efe4').multiplyScalar(0.94 + 0.08 * rnd()), line: 0.3 },
        place([Math.sin(a) * q * 0.19, 0.45 + y * 0.17, Math.cos(a) * q * 0.28]),
      );
    }
    for (const [x, z] of points2('-1,-1 1,-1 -1,1 1,1'))
      model.put(
        tube(
          [
            [x * 0.1, 0.3, z * 0.16],
            [x * 0.1, 0, z * 0.16],
          ],
          [0.034, 0.03],
          { around: 8, rings: 2 },
        ),
        { color: '#4f4656' },
      );
    model.put(ball([0.085, 0.1, 0.12], 16), { color: '#5a4f60' }, place([0, 0.58, 0.32], [14, 0, 0]));
    model.put(ball([0.1, 0.06, 0.08], 12), { color: '#f4efe4', line: 0.4 }, place([0, 0.67, 0.26]));
    for (const s of [-1, 1]) {
      model.put(
        ball([0.06, 0.022, 0.03], 9),
        { color: '#5a4f60', line: 0.6 },
        place([s * 0.11, 0.6, 0.28], [0, 0, s * -16]),
      );
      model.put(ball([0.016, 0.018, 0.01], 8), { color: '#fff6e6', line: 0.2 }, place([s * 0.042, 0.6, 0.42]));
      model.put(ball([0.008, 0.01, 0.006], 7), { color: '#241a20', line: 0 }, place([s * 0.042, 0.6, 0.43]));
    }
    if (!scarf) return;
    // half a scarf, wound once: bands wide enough to be read from the square
    const band = (k: number) => ({ color: k % 2 ? '#ffb81e' : '#007f8c', line: 0.8 });
    for (let k = 0; k < 9; k++) {
      const a = (k / 9) * TAU;
      const on = (t: number): V3 => [Math.sin(t) * 0.16, 0.48 - Math.cos(t) * 0.06, 0.25 + Math.cos(t) * 0.15];
      model.put(tube([on(a), on(a + 0.38), on(a + 0.74)], [0.06], { around: 8, rings: 6 }), band(k));
    }
    for (let k = 0; k < 4; k++) {
      const y = 0.44 - k * 0.085;
      const end: V3[] = [
        [0.17, y, 0.36],
        [0.185, y - 0.085, 0.37],
      ];
      model.put(tube(end, [0.062], { around: 8, rings: 2, flat: 0.5 }), band(k));
    }
  });
}
