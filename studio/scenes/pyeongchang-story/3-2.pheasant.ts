/** A pheasant who will not stay. Metres. */

import * as THREE from 'three';
import { type Model, newId } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { ribbon } from '../../model/ribbon.ts';
import { ball, tube } from '../../model/tube.ts';
import type { HeadSpot } from '../../shot.ts';

/** Cock pheasant, breast at the origin, head to +Z. `wings` -1 down .. 1 up; `mouth` open. Speaks: put the head in the shot. */
export function pheasant(model: Model, where: THREE.Matrix4, o: { wings?: number; mouth?: boolean } = {}): HeadSpot {
  const up = o.wings ?? 0.6;
  model.inside(where, () => {
    const id = newId();
    const breast = (point: THREE.Vector3) => {
      const scale = smoothstep(0.3, 0.9, Math.abs(Math.sin(point.x * 70) * Math.sin(point.y * 60 + point.z * 50)));
      return color('#b5602c')
        .lerp(color('#7a3520'), 0.55 * scale)
        .lerp(color('#d9a25a'), smoothstep(-0.02, -0.14, point.z) * 0.6);
    };
    model.put(
      tube(points3('0,.02,-.24 0,-.005,-.1 0,0,.06 0,.07,.15'), [0.05, 0.11, 0.115, 0.055], { around: 22, rings: 24 }),
      { tint: breast, id },
    );
    model.put(
      tube(
        [
          [0, 0.07, 0.15],
          [0, 0.13, 0.19],
          [0, 0.18, 0.2],
        ],
        [0.056, 0.042, 0.044],
        { around: 16, rings: 12 },
      ),
      {
        tint: (point) =>
          point.y < 0.1 ? color('#fff6e4') : color('#2f5f58').lerp(color('#3f4f8a'), noise(point.y * 30, point.x * 30)),
        id: newId(),
        line: 0.6,
      },
    );
    model.put(ball([0.05, 0.048, 0.056], 18), { color: '#33655c' }, place([0, 0.205, 0.21]));
    for (const s of [-1, 1]) {
      model.put(
        ball([0.016, 0.034, 0.034], 12),
        { color: '#d8352c', line: 0.5, face: 1 },
        place([s * 0.042, 0.2, 0.226]),
      );
      model.put(
        ball([0.009, 0.013, 0.013], 10),
        { color: '#fff3d0', line: 0.3, face: 1 },
        place([s * 0.056, 0.208, 0.233]),
      );
      model.put(
        ball([0.005, 0.008, 0.008], 8),
        { color: '#1f1412', line: 0, face: 1 },
        place([s * 0.063, 0.209, 0.236]),
      );
      model.put(
        tube(
          [
            [s * 0.03, 0.24, 0.19],
            [s * 0.045, 0.265, 0.165],
            [s * 0.05, 0.275, 0.14],
          ],
          [0.01, 0.009, 0.002],
          { around: 6, rings: 8 },
        ),
        { color: '#2c5550', line: 0.5 },
      );
      wing(model, s, up);
      model.put(
        tube(
          [
            [s * 0.04, -0.08, -0.03],
            [s * 0.05, -0.15, -0.06],
            [s * 0.05, -0.2, -0.12],
          ],
          [0.026, 0.011, 0.009],
          { around: 8, rings: 12 },
        ),
        { color: '#b99a6a', line: 0.7 },
      );
      for (const k of [-1, 0, 1])
        model.put(
          tube(
            [
              [s * 0.05, -0.2, -0.12],
              [s * 0.05 + k * 0.022, -0.225, -0.1 + 0.004 * k],
            ],
            [0.006, 0.003],
            { around: 5, rings: 3 },
          ),
          { color: '#b99a6a', line: 0.4 },
        );
    }
    const gape = (o.mouth ?? true) ? 0.016 : 0.002;
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [0, 0.198 + s * 0.006, 0.255],
            [0, 0.196 + s * gape, 0.283],
            [0, 0.188 + s * gape * 1.1, 0.305],
          ],
          [0.013, 0.009, 0.002],
          { flat: 0.8, around: 8, rings: 8 },
        ),
        { color: '#e9d49a', line: 0.6 },
      );
    // a tail as long as the rest of him, barred
    for (const [k, long] of points2('0,.62 -1,.5 1,.52 -2,.36 2,.38')) {
      const path: V3[] = [
        [k * 0.012, 0.03, -0.24],
        [k * 0.03, 0.07, -0.24 - long * 0.4],
        [k * 0.055, 0.06, -0.24 - long * 0.75],
        [k * 0.07, 0.02, -0.24 - long],
      ];
      model.put(ribbon(path, [0.03, 0.036, 0.026, 0.006], { across: [1, 0.1 * k, 0], rings: 46 }), {
        tint: (point) => color(Math.sin(point.z * 95) > 0.62 ? '#5a3524' : '#c9904e'),
        doubleSided: true,
        line: 0.7,
      });
    }
  });
  const at = vec(0, 0.2, 0.22).applyMatrix4(where);
  return { person: 'pheasant', at, radius: 0.085 * new THREE.Vector3().setFromMatrixScale(where).x };
}
/** Fan of quills from the shoulder: an arm that lifts, and long feathers behind it. */
function wing(model: Model, s: number, up: number): void {
  const lift = mix(-0.7, 1.15, (up + 1) / 2);
  model.inside(place([s * 0.075, 0.05, 0.05], [0, 0, (s * lift * 180) / Math.PI]), () => {
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const root: V3 = [s * 0.27 * t, 0.012 * Math.sin(t * 3), -0.02 * t];
      const a = mix(-1.5, -0.15, t);
      const long = mix(0.15, 0.28, Math.sin(t * 2.1));
      const tip: V3 = [root[0] + s * Math.cos(a) * long, root[1] - 0.03, root[2] + Math.sin(a) * long];
      const mid: V3 = [(root[0] + tip[0]) / 2, root[1] + 0.012, (root[2] + tip[2]) / 2];
      model.put(ribbon([root, mid, tip], [0.03, 0.052, 0.018], { across: [Math.sin(a), 0.12, -s * Math.cos(a)] }), {
        tint: (point) =>
          color('#dcb47a').lerp(
            color('#8a5a3a'),
            smoothstep(0.2, 0.8, Math.abs(Math.sin(point.x * 60 + point.z * 40))),
          ),
        doubleSided: true,
        line: 0.7,
      });
    }
    const cover = grid((u, w) => [s * 0.3 * u, 0.018 + 0.012 * Math.sin(u * 3), mix(0.03, -0.11 + 0.05 * u, w)], 12, 6);
    model.put(cover, {
      tint: (point) => color('#b9824e').lerp(color('#ecc88e'), smoothstep(0.3, 0.7, noise(point.x * 30, point.z * 30))),
      doubleSided: true,
      line: 0.6,
    });
  });
}
