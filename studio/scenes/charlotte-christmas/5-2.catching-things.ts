/** What a town brings to catch a squirrel: a ladder and a landing net. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ring, tube } from '../../model/tube.ts';

/** 2.3 long, along Y round its middle. */
export function ladder(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    for (const s of [-1, 1])
      model.put(roundedBox(0.045, 2.3, 0.06, 0.012), { color: '#c08a50' }, place([s * 0.17, 0, 0]));
    for (let y = -1; y < 1.1; y += 0.26)
      model.put(
        tube(
          [
            [-0.17, y, 0],
            [0.17, y, 0],
          ],
          [0.018],
          { around: 8, rings: 2 },
        ),
        { color: '#d8a868' },
      );
  });
}
/** Landing net: handle along Y, hoop at the top, half full of nothing. */
export function landingNet(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(
      tube(
        [
          [0, -0.6, 0],
          [0, 0.75, 0],
        ],
        [0.016],
        { around: 8, rings: 3 },
      ),
      { color: '#c08a50' },
    );
    model.inside(place([0, 0.98, 0], [90, 0, 0]), () => model.put(ring(0.23, 0.23, 0, 0.016), { color: '#8a8ea0' }));
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * TAU;
      const rim: V3 = [Math.sin(a) * 0.23, 0.98 + Math.cos(a) * 0.23, 0];
      model.put(
        tube([rim, [rim[0] * 0.7, 0.95 + Math.cos(a) * 0.16, -0.2], [0.02, 0.78, -0.42]], [0.005], {
          around: 4,
          rings: 10,
        }),
        { color: '#f2e8d4', line: 0.3 },
      );
    }
    for (const k of [0.35, 0.7])
      model.inside(place([0, 0.98 - k * 0.14, -0.36 * k], [72, 0, 0]), () =>
        model.put(ring(0.23 * (1 - k * 0.75), 0.2 * (1 - k * 0.7), 0, 0.005), { color: '#f2e8d4', line: 0.3 }),
      );
  });
}
