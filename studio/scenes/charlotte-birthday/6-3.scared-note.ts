/** The note that came out of the mail slot: a strip torn off a plan, some shaky lines, an F. Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { slab } from '../../model/slab.ts';
import { tube } from '../../model/tube.ts';
import { lettering } from '../../props/lettering.ts';

export const NOTE = { wide: 0.34, high: 0.25 };
const INK = '#33406a';

/** Front to +Z, middle at the origin. Its words are lines; only the F is to be read. */
export function scaredNote(model: Model, at: THREE.Matrix4): void {
  const torn = points2('-.5,-.5 -.5,.5 -.32,.46 -.18,.52 .02,.45 .2,.53 .36,.46 .5,.5 .5,-.5').map(
    ([x, y]): [number, number] => [x * NOTE.wide, y * NOTE.high],
  );
  model.inside(at, () => {
    model.put(slab(torn, 0.004, { soft: 0.001 }), { color: '#fdf3d8', line: 1 });
    // what is left of the plan: a blue arch at the edge
    const arch: V3[] = [
      [-0.15, -0.12, 0.005],
      [-0.12, -0.07, 0.005],
      [-0.09, -0.12, 0.005],
    ];
    model.put(tube(arch, [0.003], { around: 5, rings: 12 }), { color: '#6f9fd0', line: 0 });
    for (const [i, long] of [0.26, 0.28, 0.2].entries()) {
      const shaky = Array.from(
        { length: 15 },
        (_, k): V3 => [
          -0.14 + (long * k) / 14,
          0.078 - i * 0.042 + 0.007 * Math.sin(k * 2.1 + i) + 0.004 * Math.sin(k * 4.7),
          0.005,
        ],
      );
      model.put(tube(shaky, [0.0042], { around: 5, rings: 44 }), { color: INK, line: 0 });
    }
    model.inside(place([0.1, -0.075, 0.005], [0, 0, -4]), () => lettering(model, 'F', 0.085, INK, 0.2));
  });
}
