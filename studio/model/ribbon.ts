/** Flat bands of cloth or seaweed along a path. */
import * as THREE from 'three';
import { grid } from './grid.ts';
import { at, mix, type V3, vec } from './math.ts';

export type RibbonOptions = {
  /** direction of the band's width; default: level, across the path */
  across?: V3;
  /** rings along the path */
  rings?: number;
  /** how far the rims ripple out of the plane, metres, and how often over the whole length */
  frill?: [number, number];
};

/** Band through `points` whose full width follows `widths` (spread evenly). Both sides show. */
export function ribbon(points: (V3 | THREE.Vector3)[], widths: number[], o: RibbonOptions = {}): THREE.BufferGeometry {
  const path = new THREE.CatmullRomCurve3(
    points.map((p) => vec(p)),
    false,
    'centripetal',
  );
  const width = (t: number) => {
    const x = t * (widths.length - 1);
    const i = Math.min(widths.length - 2, Math.floor(x));
    return widths.length === 1 ? at(widths, 0) : mix(at(widths, i), at(widths, i + 1), x - i);
  };
  const [deep, often] = o.frill ?? [0, 0];
  return grid(
    (u, w) => {
      const along = path.getTangentAt(w);
      const side = o.across ? vec(o.across) : vec(0, 1, 0).cross(along);
      if (side.lengthSq() < 1e-4) side.set(1, 0, 0);
      side.addScaledVector(along, -side.dot(along)).normalize();
      const out = side.clone().cross(along);
      const k = (u - 0.5) * 2;
      const ripple = deep * k * Math.sin(w * often * 6.283 + (k > 0 ? 0 : 1.7));
      return path
        .getPointAt(w)
        .addScaledVector(side, k * 0.5 * width(w))
        .addScaledVector(out, ripple + deep * 0.6 * k * k)
        .toArray() as V3;
    },
    6,
    o.rings ?? points.length * 7,
    (u, w) => [u, w],
  );
}
