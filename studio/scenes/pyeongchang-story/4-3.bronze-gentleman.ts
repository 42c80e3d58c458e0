/** The bronze gentleman who lies on his elbow in the garden of the art center. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, fbm, noise, smoothstep, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { lathe, tube } from '../../model/tube.ts';
import { castForm, type Limb } from './4-3.cast-form.ts';

export const PLINTH = 0.34;
/** Middle of his head from the middle of the plinth's top. */
export const BRONZE_HEAD: V3 = [-0.88, 1.42, 0.06];
const SHINE = vec(-0.6, 0.62, 0.5).normalize();
const HEAD_TURN: V3 = [8, -34, -4];

const limb = (from: V3, to: V3, r0: number, r1 = r0): Limb => ({ from, to, r: [r0, r1] });
/** He lies along X with his chest to the reader: an elbow holds him up, a knee stands, the other leg is stretched. */
const BODY: Limb[] = [
  limb([0.34, 0.36, -0.02], [-0.12, 0.52, -0.02], 0.35, 0.32),
  limb([-0.12, 0.52, -0.02], [-0.56, 0.86, 0], 0.32, 0.33),
  limb([-0.52, 1.0, 0.06], [-0.8, 0.82, -0.02], 0.2),
  // neck
  limb([-0.66, 0.98, 0.02], [-0.84, 1.26, 0.05], 0.19, 0.14),
  // the arm he lies on: shoulder, elbow on the stone, hand forward
  limb([-0.82, 0.82, 0], [-1.1, 0.18, 0.04], 0.17, 0.15),
  limb([-1.1, 0.17, 0.04], [-0.62, 0.12, 0.46], 0.15, 0.1),
  limb([-0.62, 0.1, 0.46], [-0.48, 0.09, 0.53], 0.1, 0.075),
  // the other arm goes out to the knee and lets its hand hang
  limb([-0.46, 1.02, 0.1], [-0.02, 0.98, 0.34], 0.17, 0.13),
  limb([-0.02, 0.98, 0.34], [0.5, 1.06, 0.26], 0.13, 0.1),
  limb([0.52, 1.06, 0.26], [0.72, 0.98, 0.28], 0.1, 0.07),
  // the knee that stands, its shin and shoe
  limb([0.34, 0.42, 0.04], [0.74, 0.92, 0.12], 0.31, 0.21),
  limb([0.74, 0.92, 0.12], [0.98, 0.18, 0.14], 0.21, 0.13),
  limb([0.98, 0.1, 0.14], [1.24, 0.09, 0.18], 0.12, 0.095),
  // the stretched leg
  limb([0.34, 0.3, 0.08], [0.96, 0.2, 0.38], 0.28, 0.2),
  limb([0.96, 0.2, 0.38], [1.56, 0.14, 0.36], 0.2, 0.13),
  limb([1.56, 0.13, 0.36], [1.68, 0.3, 0.42], 0.12, 0.09),
  // cuffs and trouser hems
  limb([-0.7, 0.14, 0.41], [-0.67, 0.13, 0.43], 0.135),
  limb([0.4, 1.05, 0.27], [0.44, 1.055, 0.27], 0.135),
  limb([0.95, 0.27, 0.14], [0.96, 0.24, 0.14], 0.175),
  limb([1.4, 0.155, 0.37], [1.44, 0.15, 0.37], 0.175),
];
/** The head by itself, in its own space: an egg with a brow, a long nose, a mustache and a chin. */
const HEAD: Limb[] = [
  limb([0, 0.04, -0.02], [0, -0.08, 0.01], 0.235, 0.19),
  limb([0, -0.2, 0.08], [0, -0.2, 0.08], 0.1),
  limb([0, 0.06, 0.2], [0, -0.07, 0.27], 0.035, 0.055),
  limb([-0.13, 0.085, 0.16], [0.13, 0.085, 0.16], 0.05),
];
const MUSTACHE: Limb[] = [-1, 1].flatMap((s) => [
  limb([s * 0.02, -0.125, 0.235], [s * 0.13, -0.15, 0.17], 0.042, 0.026),
  limb([s * 0.13, -0.15, 0.17], [s * 0.2, -0.105, 0.12], 0.026, 0.012),
]);
const BOW_TIE: Limb[] = [
  limb([0, 0, 0.02], [0, 0, 0.02], 0.06),
  ...[-1, 1].map((s) => limb([s * 0.05, 0, 0.01], [s * 0.17, 0, -0.03], 0.03, 0.09)),
];

/** All curves and worn smooth; warm where the sun lies, green where the rain runs. */
export function bronze(model: Model): void {
  model.put(
    roundedBox(3.5, PLINTH, 1.3, 0.03, { fine: true, wobble: 0.015 }),
    {
      tint: (point) =>
        color('#d6ccc4')
          .lerp(color('#b3a8ac'), fbm(point.x * 2, point.y * 3, point.z * 2))
          .multiplyScalar(0.96 + 0.1 * noise(point.x * 14, point.y * 14, point.z * 14)),
    },
    place([0.25, PLINTH / 2, 0.1]),
  );
  const id = 900_001;
  const metal = (point: THREE.Vector3, n: THREE.Vector3): THREE.Color =>
    color('#4d4a38')
      .lerp(color('#9c8248'), smoothstep(-0.35, 0.8, n.y + 0.25 * n.z))
      .lerp(
        color('#5fa392'),
        smoothstep(0.46, 0.66, fbm(point.x * 1.3 + 4, point.y * 1.8, point.z * 1.3)) * smoothstep(0, -0.7, n.y),
      )
      // hands have polished what looks up to the light
      .lerp(color('#f6d996'), Math.max(0, n.dot(SHINE)) ** 10 * 0.75);
  const put = (geometry: THREE.BufferGeometry, where?: THREE.Matrix4) =>
    model.put(geometry, { tint: metal, id, line: 0.9 }, where);
  model.inside(place([0, PLINTH, 0]), () => {
    put(castForm(BODY, 0.1, 0.034));
    put(castForm(BOW_TIE, 0.02, 0.02), place([-0.72, 1.08, 0.2], [-20, -22, 24]));
    model.inside(place(BRONZE_HEAD, HEAD_TURN, 1.14), () => {
      put(castForm(HEAD, 0.07, 0.02));
      put(castForm(MUSTACHE, 0.03, 0.014));
      // eyelids, shut as one shuts them to listen
      for (const s of [-1, 1])
        put(
          tube(
            [
              [s * 0.05, 0.012, 0.222],
              [s * 0.1, -0.01, 0.212],
              [s * 0.15, 0.008, 0.178],
            ],
            [0.01, 0.018, 0.01],
            { around: 8 },
          ),
        );
      model.inside(place([0, 0.1, -0.02], [-12, 0, 0]), () =>
        put(
          lathe(points2('0,.02 -.005,.34 .02,.37 .05,.35 .045,.26 .16,.245 .26,.2 .3,.12 .31,.02'), {
            around: 40,
            steps: 5,
            depth: 1.06,
          }),
        ),
      );
    });
  });
  // brass plate on the plinth
  model.put(
    roundedBox(0.34, 0.14, 0.02, 0.006),
    { tint: wash('#d8b060', 6), line: 0.7 },
    place([-0.7, PLINTH * 0.55, 0.76]),
  );
}
