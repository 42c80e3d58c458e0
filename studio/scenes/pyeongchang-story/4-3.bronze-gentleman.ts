/** The bronze gentleman who lies on his elbow in the garden of the art center. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, fbm, noise, smoothstep, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { lathe, tube } from '../../model/tube.ts';

/** A gentleman of bronze on his elbow: all curves, worn bright where children touched him, green where rain runs. */
export function bronze(model: Model, at: V3): void {
  model.put(
    roundedBox(2.7, 0.42, 1.1, 0.03, { fine: true, wobble: 0.015 }),
    {
      tint: (point) =>
        color('#c9bdb6')
          .lerp(color('#a89ca0'), fbm(point.x * 2, point.y * 3, point.z * 2))
          .multiplyScalar(0.96 + 0.1 * noise(point.x * 14, point.y * 14, point.z * 14)),
    },
    place([at[0], 0.21, at[2]]),
  );
  const id = 900_001;
  const metal = (point: THREE.Vector3, n: THREE.Vector3): THREE.Color => {
    const shine = Math.max(0, n.dot(vec(-0.55, 0.75, 0.4).normalize()));
    return color('#3d4a40')
      .lerp(color('#8c7c4c'), 0.35 + 0.5 * n.y)
      .lerp(
        color('#6fa592'),
        smoothstep(0.5, 0.75, fbm(point.x * 1.6 + 4, point.y * 4, point.z * 1.6)) * smoothstep(0.1, -0.6, n.y) * 0.8,
      )
      .lerp(color('#f6d8a0'), shine ** 9 * 0.85);
  };
  const put = (geometry: THREE.BufferGeometry, where?: THREE.Matrix4) =>
    model.put(geometry, { tint: metal, id, line: 0.9 }, where);
  model.inside(place(at), () => {
    // hip to shoulder, one swelling form
    put(
      tube(points3('.3,.32,0 -.1,.36,0 -.5,.58,-.02 -.8,.86,0'), [0.32, 0.35, 0.33, 0.3, 0.2], {
        around: 26,
        rings: 30,
      }),
    );
    put(
      tube(
        [
          [-0.66, 0.76, 0.28],
          [-0.8, 0.86, 0],
          [-0.7, 0.8, -0.28],
        ],
        [0.13, 0.18, 0.13],
        { around: 18, rings: 14 },
      ),
    );
    // the elbow he lies on; the other sleeve rests on the knee and runs into the blanket
    put(
      tube(
        points3('-.76,.78,-.2 -1.0,.44,-.24 -1.1,.11,-.18 -.86,.07,.04 -.66,.06,.2'),
        [0.13, 0.13, 0.14, 0.11, 0.09],
        { around: 16, rings: 30 },
      ),
    );
    put(
      tube(points3('-.66,.78,.26 -.4,.64,.38 0,.66,.3 .4,.78,.1'), [0.14, 0.13, 0.11, 0.1], { around: 16, rings: 24 }),
    );
    // a heavy blanket from the waist to the stone: one hill for the knees, no more legs than a mountain has
    put(
      tube(points3('-.2,.3,.04 .2,.4,.03 .5,.56,0 .82,.36,.02 1.3,.1,.04'), [0.36, 0.42, 0.37, 0.33, 0.16], {
        around: 30,
        rings: 34,
      }),
    );
    // folds fan out from the knee and lie in the cloth
    for (const [x, y, r, go] of [
      [0.16, 0.4, 0.4, -0.2],
      [0.42, 0.52, 0.37, -0.08],
      [0.66, 0.46, 0.34, 0.14],
    ] as const)
      put(
        tube(
          [0.7, 1.15, 1.6, 1.95].map(
            (t, i): V3 => [x + (go * i) / 3, y - 0.03 * i + Math.cos(t) * (r - 0.02), 0.03 + Math.sin(t) * (r - 0.02)],
          ),
          [0.01, 0.035, 0.045, 0.03],
          { around: 12, rings: 18 },
        ),
      );
    // a strong neck grows out of the shoulders
    put(
      tube(
        [
          [-0.76, 0.84, 0],
          [-0.88, 1.02, 0.01],
          [-0.92, 1.14, 0.03],
        ],
        [0.22, 0.15, 0.13],
        { around: 20 },
      ),
    );
    // an egg of a head with a ridge for a nose, under a round hat: he listens to whoever stands at this end
    model.inside(place([-0.98, 1.27, 0.05], [16, -66, -5], 1.3), () => {
      model.inside(place([0, 0.05, -0.02], [-13, 0, 0]), () =>
        put(
          lathe(points2('.09,.02 .085,.235 .1,.26 .13,.205 .2,.17 .255,.1 .27,.02'), {
            around: 34,
            steps: 5,
            depth: 1.1,
          }),
        ),
      );
      put(lathe(points2('-.23,.02 -.2,.1 -.06,.165 .1,.175 .2,.11 .235,.02'), { around: 30, steps: 5, depth: 1.1 }));
      put(
        tube(
          [
            [0, 0.08, 0.16],
            [0, -0.02, 0.225],
            [0, -0.06, 0.18],
          ],
          [0.03, 0.04, 0.03],
          { around: 10 },
        ),
      );
      for (const s of [-1, 1])
        put(
          tube(
            [
              [s * 0.02, 0.08, 0.178],
              [s * 0.08, 0.095, 0.168],
              [s * 0.13, 0.065, 0.13],
            ],
            [0.02, 0.028, 0.014],
            { around: 8 },
          ),
        );
    });
  });
  // brass plate on the plinth
  model.put(
    roundedBox(0.34, 0.14, 0.02, 0.006),
    { tint: wash('#d8b060', 6), line: 0.7 },
    place([at[0] - 0.7, 0.24, at[2] + 0.56]),
  );
}
