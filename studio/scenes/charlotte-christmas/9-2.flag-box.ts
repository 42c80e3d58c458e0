/** The squirrels' house from April on: the town's flag box on a ledge, its flag flying, a striped tea cosy for a front door. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../../model/tube.ts';

/** Back on z = 0, front at z = .36, .48 high without its flagstaff; the door is round [0, .2, .4]. */
export function flagBox(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.5, 0.44, 0.36, 0.02), { color: '#a8744a' }, place([0, 0.22, 0.18]));
    for (const y of [0.1, 0.24, 0.38])
      model.put(roundedBox(0.52, 0.125, 0.38, 0.014), { color: '#c4905c', line: 0.7 }, place([0, y - 0.02, 0.18]));
    model.put(roundedBox(0.64, 0.05, 0.5, 0.016), { color: '#7a5238' }, place([0, 0.47, 0.2], [12, 0, 0]));
    // the doorway, and the cosy that hangs in it by its bobble: its hem stands open at one side
    model.put(ball([0.15, 0.175, 0.02], 24), { color: '#3a2434', line: 0.6 }, place([0, 0.18, 0.372]));
    const bands = (point: THREE.Vector3) =>
      color(Math.floor((point.y + 0.008 * Math.sin(point.x * 60) + 1) * 21) % 2 ? '#fff0d4' : '#e0648c');
    model.inside(place([0.03, 0.185, 0.39], [0, 0, -9]), () => {
      model.put(
        lathe(points2('-.15,.15 -.13,.168 -.04,.172 .06,.15 .13,.09 .16,.03 .166,.004'), {
          around: 36,
          steps: 5,
          depth: 0.5,
        }),
        { tint: bands, doubleSided: true },
      );
      model.put(ring(0.158, 0.08, -0.145, 0.016), { color: '#e0648c', line: 0.7 });
      // the slit for the handle
      model.put(ball([0.012, 0.05, 0.01], 12), { color: '#8a3a58', line: 0.4 }, place([0.1, -0.02, 0.07], [0, 40, -8]));
      model.put(ball(0.036, 14), { color: '#e0648c', line: 0.8 }, place([0, 0.19, 0]));
    });
    staff(model);
  });
}

/** Flagstaff through the lid, with a small blue and cream flag in the wind. */
function staff(model: Model): void {
  model.put(
    tube(
      [
        [0.2, 0.3, 0.1],
        [0.2, 0.86, 0.1],
      ],
      [0.018, 0.014],
      { around: 10 },
    ),
    { color: '#f0e2c4', line: 0.8 },
  );
  model.put(ball(0.03, 14), { color: '#e8b43c' }, place([0.2, 0.88, 0.1]));
  const cloth = grid(
    (u, w): V3 => [
      0.2 - u * 0.42,
      0.83 - w * 0.24 - 0.035 * u * Math.sin(u * 5),
      0.1 + 0.05 * smoothstep(0, 0.4, u) * Math.sin(u * 9 - w * 1.2),
    ],
    24,
    10,
  );
  model.put(cloth, {
    tint: (point) => color(point.y > 0.745 ? '#4f86b8' : point.y > 0.66 ? '#fff4dc' : '#d8503c'),
    doubleSided: true,
    line: 0.8,
  });
}
