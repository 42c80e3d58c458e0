/** The bronze gentleman who lies on his elbow in the garden of the art centre. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, fbm, noise, smoothstep, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { wash } from '../sets/plum-paint.ts';

/** A gentleman of bronze on his elbow: all curves, worn bright where children touched him, green where rain runs. */
export function bronze(m: Model, at: V3): void {
  m.put(
    roundedBox(2.7, 0.42, 1.1, 0.03, { fine: true, wobble: 0.015 }),
    {
      tint: (p) =>
        color('#c9bdb6')
          .lerp(color('#a89ca0'), fbm(p.x * 2, p.y * 3, p.z * 2))
          .multiplyScalar(0.96 + 0.1 * noise(p.x * 14, p.y * 14, p.z * 14)),
    },
    place([at[0], 0.21, at[2]]),
  );
  const id = 900_001;
  const metal = (p: THREE.Vector3, n: THREE.Vector3): THREE.Color => {
    const shine = Math.max(0, n.dot(vec(-0.55, 0.75, 0.4).normalize()));
    return color('#6e4c3a')
      .lerp(color('#a87850'), 0.35 + 0.5 * n.y)
      .lerp(
        color('#6f9a88'),
        smoothstep(0.5, 0.75, fbm(p.x * 1.6 + 4, p.y * 4, p.z * 1.6)) * smoothstep(0.1, -0.6, n.y) * 0.8,
      )
      .lerp(color('#f6d8a0'), shine ** 9 * 0.85);
  };
  const put = (g: THREE.BufferGeometry, where?: THREE.Matrix4) => m.put(g, { tint: metal, id, line: 0.9 }, where);
  m.inside(place(at), () => {
    // hip to shoulder, one swelling form
    put(
      tube(
        [
          [0.34, 0.3, 0.02],
          [-0.05, 0.32, 0],
          [-0.5, 0.5, -0.02],
          [-0.86, 0.8, 0],
        ],
        [0.3, 0.34, 0.32, 0.29, 0.21],
        { around: 26, rings: 30 },
      ),
    );
    put(
      tube(
        [
          [-0.72, 0.76, 0.26],
          [-0.84, 0.82, 0],
          [-0.72, 0.78, -0.28],
        ],
        [0.13, 0.16, 0.13],
        { around: 18, rings: 14 },
      ),
    );
    // the elbow he lies on, the other arm along his side
    put(
      tube(
        [
          [-0.8, 0.76, -0.2],
          [-1.02, 0.42, -0.26],
          [-1.1, 0.1, -0.2],
          [-0.86, 0.06, 0.02],
          [-0.66, 0.06, 0.18],
        ],
        [0.12, 0.12, 0.13, 0.1, 0.08],
        { around: 16, rings: 30 },
      ),
    );
    put(
      tube(
        [
          [-0.72, 0.78, 0.24],
          [-0.5, 0.66, 0.36],
          [-0.2, 0.56, 0.34],
          [0.14, 0.56, 0.24],
        ],
        [0.12, 0.11, 0.1, 0.085],
        { around: 16, rings: 24 },
      ),
    );
    // legs: one lies, one is drawn up into a hill
    put(
      tube(
        [
          [0.3, 0.28, 0.1],
          [0.66, 0.22, 0.26],
          [1, 0.15, 0.2],
          [1.22, 0.13, 0.24],
        ],
        [0.27, 0.23, 0.18, 0.13],
        { around: 18, rings: 26 },
      ),
    );
    put(
      tube(
        [
          [0.3, 0.32, -0.12],
          [0.56, 0.66, -0.16],
          [0.72, 0.82, -0.16],
          [0.86, 0.62, -0.17],
          [1.0, 0.16, -0.17],
        ],
        [0.27, 0.24, 0.2, 0.17, 0.14],
        { around: 18, rings: 32 },
      ),
    );
    for (const [x, z] of [
      [1.28, 0.26],
      [1.1, -0.17],
    ] as const)
      put(ball([0.18, 0.09, 0.11], 18), place([x, 0.1, z], [0, 0, 6]));
    // the skirts of his coat lie over the knee and down to the stone, with its collar up
    put(
      tube(
        [
          [-0.3, 0.36, 0.1],
          [0.2, 0.42, 0.06],
          [0.55, 0.5, -0.02],
          [0.78, 0.4, 0.06],
        ],
        [0.3, 0.36, 0.34, 0.12],
        { around: 26, rings: 26, flat: 0.86 },
      ),
    );
    put(
      tube(
        [
          [-0.74, 0.9, 0.17],
          [-0.95, 0.98, 0.12],
          [-1.04, 0.98, -0.04],
          [-0.9, 0.94, -0.18],
        ],
        [0.05, 0.075, 0.075, 0.05],
        { around: 12, rings: 18 },
      ),
    );
    // neck and an egg of a head that has just heard something
    put(
      tube(
        [
          [-0.86, 0.86, 0],
          [-0.93, 1.02, 0.02],
          [-0.95, 1.12, 0.03],
        ],
        [0.15, 0.11, 0.12],
        { around: 16 },
      ),
    );
    // a bow tie, and the buttons of the coat: he is a gentleman
    m.inside(place([-0.83, 0.99, 0.16], [-20, 44, 22]), () => {
      for (const s of [-1, 1]) put(ball([0.1, 0.07, 0.035], 14), place([s * 0.1, 0, 0], [0, 0, s * 12]));
      put(ball([0.035, 0.04, 0.04], 10));
    });
    for (const [x, y, z] of [
      [-0.55, 0.74, 0.24],
      [-0.34, 0.6, 0.3],
      [-0.08, 0.5, 0.34],
    ] as const)
      put(ball([0.035, 0.035, 0.02], 10), place([x, y, z], [-30, 20, 0]));
    m.inside(place([-0.95, 1.3, 0.05], [6, 44, 8], 1.22), () => {
      // a round hat, as a gentleman wears, pushed back to listen
      m.inside(place([0, 0.02, -0.02], [-15, 0, 0]), () =>
        put(
          lathe(
            [
              [0.09, 0.02],
              [0.085, 0.29],
              [0.11, 0.3],
              [0.125, 0.2],
              [0.24, 0.19],
              [0.31, 0.12],
              [0.335, 0.02],
            ],
            { around: 34, steps: 5, depth: 1.1 },
          ),
        ),
      );
      put(
        lathe(
          [
            [-0.23, 0.02],
            [-0.2, 0.1],
            [-0.06, 0.165],
            [0.1, 0.175],
            [0.2, 0.11],
            [0.235, 0.02],
          ],
          { around: 30, steps: 5, depth: 1.1 },
        ),
      );
      put(
        tube(
          [
            [0, 0.06, 0.17],
            [0, -0.025, 0.232],
            [0, -0.05, 0.19],
          ],
          [0.03, 0.038, 0.03],
          { around: 10 },
        ),
      );
      for (const s of [-1, 1]) {
        put(
          tube(
            [
              [s * 0.03, 0.075, 0.185],
              [s * 0.08, 0.095, 0.17],
              [s * 0.125, 0.07, 0.135],
            ],
            [0.022, 0.026, 0.016],
            { around: 8 },
          ),
        );
        put(ball([0.036, 0.024, 0.024], 12), place([s * 0.078, 0.04, 0.17]));
        put(ball([0.025, 0.05, 0.035], 10), place([s * 0.175, 0.02, -0.02]));
      }
      put(
        tube(
          [
            [-0.045, -0.115, 0.155],
            [0, -0.122, 0.165],
            [0.045, -0.112, 0.155],
          ],
          [0.013],
          { around: 8 },
        ),
      );
    });
  });
  // brass plate on the plinth
  m.put(
    roundedBox(0.34, 0.14, 0.02, 0.006),
    { tint: wash('#d8b060', 6), line: 0.7 },
    place([at[0] - 0.7, 0.24, at[2] + 0.56]),
  );
}
