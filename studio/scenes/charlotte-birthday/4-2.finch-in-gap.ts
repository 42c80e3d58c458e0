/** What the crack of the blue door shows: four fingers, half a mustache with somebody in it, and the slit its light falls through. */
import * as THREE from 'three';
import { headPoint } from '../../cast/head.ts';
import type { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { tinyPerson } from '../../props/tiny-town.ts';

const WHITE = '#f7f1e6';

/** Four fingers round the edge of a leaf; frame: the edge is x = 0, the leaf goes on to +X, its front is z = 0. Metres. */
export function fingersRound(model: Model, at: THREE.Matrix4, skin: string): void {
  model.inside(at, () => {
    for (const [i, long] of [0.062, 0.078, 0.076, 0.058].entries()) {
      const y = -0.037 * i;
      const path: V3[] = [
        [0.01, y - 0.012, -0.11],
        [-0.022, y - 0.006, -0.06],
        [-0.02, y, 0.004],
        [0.014, y + 0.004, 0.026],
        [long, y + 0.002 - 0.004 * i, 0.017],
      ];
      model.put(tube(path, [0.019, 0.02, 0.0205, 0.019, 0.016], { around: 14, rings: 30 }), {
        color: skin,
        skin: true,
        line: 0.8,
      });
      model.put(
        ball([0.011, 0.009, 0.004], 12),
        { color: '#d8a888', line: 0.3 },
        place([long - 0.008, y + 0.002 - 0.004 * i, 0.033], [0, 14, 0]),
      );
    }
  });
}

/** Where in the mustache, in head radii. */
export const LOST = headPoint(0.42, -0.5, 0.2);

/** More whiskers, in head radii; one of the tiny town's people stands in them up to the chest, and waves. */
export function mustacheWithGuest(model: Model): void {
  const lock = (points: [number, number, number][], thick: number[]) =>
    model.put(
      tube(
        points.map(([a, y, out]) => headPoint(a, y, out)),
        thick,
        { around: 10, rings: 26 },
      ),
      { color: WHITE, line: 0.7 },
    );
  for (const s of [-1, 1]) {
    lock(
      [
        [s * 0.02, -0.44, 0.12],
        [s * 0.24, -0.54, 0.16],
        [s * 0.46, -0.66, 0.16],
        [s * 0.66, -0.7, 0.2],
      ],
      [0.09, 0.11, 0.08, 0.015],
    );
    lock(
      [
        [s * 0.1, -0.42, 0.16],
        [s * 0.34, -0.48, 0.22],
        [s * 0.62, -0.55, 0.3],
        [s * 0.84, -0.5, 0.3],
        [s * 0.96, -0.38, 0.26],
      ],
      [0.06, 0.1, 0.09, 0.06, 0.014],
    );
    lock(
      [
        [s * 0.04, -0.52, 0.12],
        [s * 0.16, -0.66, 0.14],
        [s * 0.28, -0.8, 0.14],
      ],
      [0.09, 0.09, 0.02],
    );
  }
  // one of them has him round the chest
  lock(
    [
      [0.12, -0.46, 0.2],
      [0.3, -0.52, 0.36],
      [0.48, -0.53, 0.4],
      [0.68, -0.46, 0.34],
      [0.8, -0.36, 0.28],
    ],
    [0.05, 0.085, 0.08, 0.055, 0.014],
  );
  const p = LOST;
  const where = place([p.x, p.y - 0.19, p.z], [0, 26, -8], 9);
  tinyPerson(model, where, '#d8433a', '#f7d6b4', '#4a2a1c', 4);
  model.inside(where, () => {
    for (const [s, up] of [
      [-1, 0.016],
      [1, 0.004],
    ] as const) {
      const arm: V3[] = [
        [s * 0.008, 0.028, 0.003],
        [s * 0.017, 0.03, 0.007],
        [s * 0.021, 0.03 + up, 0.006],
      ];
      model.put(tube(arm, [0.0035, 0.0035, 0.004], { around: 8, rings: 10 }), { color: '#d8433a', line: 0.4 });
      model.put(ball(0.0046, 10), { color: '#f7d6b4', line: 0.3 }, place([s * 0.021, 0.032 + up, 0.006]));
    }
  });
}

/** An unseen blind round a lamp: its light leaves in a fan of `wide` degrees towards `yaw` (0 is the frame's +Z, + its +X). */
export function slitBlind(at: THREE.Matrix4, yaw: number, wide: number): THREE.Mesh {
  const r = THREE.MathUtils.degToRad;
  const wall = new THREE.CylinderGeometry(0.09, 0.09, 6, 72, 1, true, r(yaw + wide / 2), r(360 - wide));
  const mesh = new THREE.Mesh(
    wall,
    new THREE.MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: THREE.DoubleSide }),
  );
  mesh.material.shadowSide = THREE.DoubleSide;
  mesh.applyMatrix4(at);
  mesh.castShadow = true;
  mesh.userData.noLine = true;
  return mesh;
}
