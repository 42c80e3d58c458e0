/** Soup that goes round the alley: lidded pots with two ears, and ribbons of steam. Metres, foot at y = 0. */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, noise, smoothstep, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ribbon } from '../model/ribbon.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { susuCakes } from './rice-cakes.ts';

/** Height of the pot's handles over its foot, and half their distance, in pot radii: where hands go. */
export const POT_GRIP = { y: 0.92, x: 1.16 };
/** Soup pot with two ears. `lid`: on, askew (steam comes out), off; `soup` shows seaweed soup. */
export function earPot(
  model: Model,
  where: THREE.Matrix4,
  r: number,
  o: { tone?: string; lid?: 'on' | 'askew' | 'off'; inside?: 'soup' | 'empty' | 'cakes' } = {},
): void {
  const tone = o.tone ?? '#d8b25a';
  const tin = (point: THREE.Vector3, n: THREE.Vector3) => {
    const k = 0.5 + 0.5 * Math.sin(n.x * 6 + n.z * 3 + 1);
    return color(tone)
      .lerp(color('#fff3d0'), 0.4 * smoothstep(0.55, 0.95, k))
      .lerp(color('#7a5a4a'), 0.3 * smoothstep(0.5, 0.8, noise(point.x * 20, point.y * 20, point.z * 20)));
  };
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], r)), () => {
    const wall: [number, number][] = points2('0,.02 .01,.86 .08,.96 .6,1 1.06,1.01 1.1,1.06');
    model.put(lathe(wall, { around: 44, steps: 4 }), { tint: tin, doubleSided: true });
    model.put(ring(1.05, 1.05, 1.1, 0.03), { tint: tin, line: 0.6 });
    for (const s of [-1, 1]) {
      const ear: V3[] = [
        [s * 0.98, POT_GRIP.y, -0.24],
        [s * 1.2, POT_GRIP.y + 0.02, -0.2],
        [s * 1.25, POT_GRIP.y + 0.02, 0],
        [s * 1.2, POT_GRIP.y + 0.02, 0.2],
        [s * 0.98, POT_GRIP.y, 0.24],
      ];
      model.put(tube(ear, [0.055], { around: 8, rings: 26 }), { color: '#5a4a4e' });
    }
    const fill = o.inside ?? 'soup';
    if (o.lid !== 'on' && fill === 'soup') {
      model.put(
        lathe(
          [
            [0.9, 0.98],
            [0.91, 0.5],
            [0.91, 0.01],
          ],
          { around: 30 },
        ),
        { color: '#c9bd86', doubleSided: true, line: 0.3 },
      );
      for (let i = 0; i < 9; i++) {
        const a = i * 2.4;
        const q = 0.2 + 0.62 * ((i * 0.37) % 1);
        const path = [0, 0.9, 1.8, 2.7].map(
          (t): V3 => [
            Math.sin(a + t * 0.3) * q + 0.08 * Math.cos(t),
            0.925 + 0.012 * Math.sin(t * 3),
            Math.cos(a + t * 0.3) * q,
          ],
        );
        model.put(ribbon(path, [0.05, 0.16, 0.14, 0.03], { frill: [0.02, 1.5] }), {
          color: i % 3 ? '#3f6b3a' : '#5f8742',
          doubleSided: true,
          line: 0.5,
        });
      }
      for (const [x, z] of [
        [0.3, 0.2],
        [-0.35, -0.1],
        [0.05, -0.45],
      ])
        model.put(ball([0.12, 0.05, 0.08], 8), { color: '#8a5a44', line: 0.5 }, place([x ?? 0, 0.92, z ?? 0]));
    }
    if (o.lid === 'on' || o.lid === 'askew') {
      const at = o.lid === 'on' ? place([0, 1.1, 0]) : place([0.22, 1.2, 0.02], [4, 0, -15]);
      model.inside(at, () => {
        model.put(lathe(points2('0,1.08 .05,1.04 .18,.72 .27,.3 .28,.01'), { around: 40, steps: 3 }), {
          tint: tin,
          doubleSided: true,
        });
        model.put(ball([0.12, 0.09, 0.12], 14), { color: '#4a3c42' }, place([0, 0.36, 0]));
        model.put(
          tube(
            [
              [0, 0.26, 0],
              [0, 0.34, 0],
            ],
            [0.05],
            { around: 8, rings: 2 },
          ),
          { color: '#4a3c42', line: 0.4 },
        );
      });
    }
  });
  if (o.inside === 'cakes') model.inside(where, () => susuCakes(model, place([0, r * 0.72, 0]), r * 0.88, 14));
}

/**
 * Steam that trails like ribbons, for `scene.add`: see-through bands, broad in the middle, thinning to both ends, each
 * through its own points in the world. `eye` is the camera's place.
 */
export function steamRibbons(
  paths: V3[][],
  eye: V3,
  o: { wide?: number; tone?: string; strength?: number } = {},
): THREE.Group {
  const group = new THREE.Group();
  const wide = o.wide ?? 0.16;
  // three bands on one line, each narrower: soft edges without a texture
  for (const [i, points] of paths.entries())
    for (const k of [1, 0.66, 0.36]) {
      const path = new THREE.CatmullRomCurve3(points.map((p) => vec(p)));
      const geometry = grid(
        (u, w) => {
          const point = path.getPointAt(w);
          const side = path.getTangentAt(w).cross(vec(eye).sub(point)).normalize();
          const broad =
            wide * k * Math.sin(Math.PI * Math.min(1, w * 0.92 + 0.06)) ** 0.7 * (1 + 0.25 * Math.sin(w * 9 + i));
          return point.addScaledVector(side, (u - 0.5) * broad).toArray() as V3;
        },
        4,
        40,
      );
      const mesh = new THREE.Mesh(
        geometry,
        new THREE.MeshBasicMaterial({
          color: color(o.tone ?? '#fffaf0'),
          opacity: (o.strength ?? 0.5) * 0.4,
          transparent: true,
          depthWrite: false,
          fog: false,
          side: THREE.DoubleSide,
        }),
      );
      mesh.userData.noLine = true;
      group.add(mesh);
    }
  return group;
}
