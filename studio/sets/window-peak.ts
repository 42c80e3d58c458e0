/**
 * Bukhansan for a window that is seen from the side of a room: three painted sheets, one behind the other, so that at a glance it is a
 * mountain and nothing else. Metres in the sheet's own space: foot at y = 0, the summit at x = 0, about 11 high, facing +Z.
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { GRANITE_BY_DAY, graniteAt, pinesAt } from './granite.ts';

/** Height of a ridge drawn through points [x, y]. */
function ridge(points: [number, number][], x: number, rough: number): number {
  const i = Math.max(
    1,
    points.findIndex(([px]) => px >= x),
  );
  const [[x0, y0], [x1, y1]] = [points[i - 1] ?? [0, 0], points[i] ?? [1, 0]];
  const t = smoothstep(0, 1, (x - x0) / (x1 - x0));
  return mix(y0, y1, mix((x - x0) / (x1 - x0), t, 0.45)) + rough * (fbm(x * 1.3 + 4, 2, 3) - 0.5);
}
const FAR: [number, number][] = points2('-30,3.4 -16,5.2 -9,4.4 -4,6.2 4,5.2 9,7.2 15,5 30,4.4');
/** The granite summit with its shoulder on the right. */
const PEAK: [number, number][] = points2(
  '-30,1.4 -12,3.8 -7.4,5.2 -5.4,6.4 -4.2,8.6 -3.2,9.6 -1.6,10.1 -.4,10.9 .9,10.6 1.7,9.2 2.6,8.9 3.4,7.1 4.6,7.6 6,8.2 7.4,7.2 9,5 13,3.2 30,.8',
);
const WOODS: [number, number][] = points2('-30,3 -12,3.4 -6,2.6 0,3.6 6,2.7 13,3.6 30,3');

export function windowPeak(scene: THREE.Scene, where: THREE.Matrix4): void {
  const model = new Model();
  model.inside(where, () => {
    const sheet = (
      points: [number, number][],
      z: number,
      rough: number,
      tint: (q: THREE.Vector3) => THREE.Color,
      line = 0.7,
    ) =>
      model.put(
        grid(
          (u, w): V3 => {
            const x = -28 + 56 * u;
            return [x, ridge(points, x, rough) * w - 3 * (1 - w), z];
          },
          260,
          60,
        ),
        { tint, glow: true, doubleSided: true, line },
      );
    model.put(
      grid((u, w): V3 => [-60 + 120 * u, -10 + 50 * w, -9], 4, 30),
      { tint: (q) => color('#e9ecdc').lerp(color('#7fb4dc'), smoothstep(3, 13, q.y)), glow: true, line: 0 },
    );
    sheet(FAR, -6, 0.5, (q) => color('#b9b4d2').lerp(color('#cfc6da'), smoothstep(2, 6, q.y)), 0.3);
    // bare stone in the top third, lit from the left; pines in its clefts and below
    sheet(PEAK, -3, 0.35, (q) => {
      const lit = smoothstep(1.4, -1.2, q.x - 0.5 - 0.28 * (10.8 - q.y) * Math.sin(q.y * 0.9));
      const stone = graniteAt(q.x * 2, q.y * 2, GRANITE_BY_DAY).lerp(color('#8d7a80'), 0.45 * (1 - lit));
      const below = smoothstep(0.5, -0.5, q.y - 7.4 + 0.1 * Math.abs(q.x) + 2.4 * (fbm(q.x * 0.7, q.y * 0.5, 3) - 0.5));
      const pines = Math.max(below, pinesAt(q.x * 2, q.y * 2, (q.y - 6) / 5));
      return stone.lerp(color('#5f7d54').lerp(color('#456350'), fbm(q.x, q.y * 1.4)), pines);
    });
    // October below: orange among the green
    sheet(WOODS, 0, 0.9, (q) => {
      const t = fbm(q.x * 0.5, q.y * 0.7 + 3, 3);
      return color('#8a7f3e')
        .lerp(color('#c98a38'), smoothstep(0.3, 0.7, t))
        .lerp(color('#5f7240'), smoothstep(2.2, 0.4, q.y) * 0.7);
    });
  });
  scene.add(model.bake({ cast: false, receive: false }));
}
/** Out of the classroom's windows, for an eye at the right of the room. */
export const OUT_OF_CLASSROOM = place([-40, -2, -26], [0, 58, 0]);
