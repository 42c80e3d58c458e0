/** Flat boards cut to any outline, with soft edges. */
import * as THREE from 'three';
import type { P2 } from './leaves.ts';

/** Outline in XY, centered in depth on z = 0. `soft` rounds the edge, metres; `smooth` draws a curve through the points. */
export function slab(
  points: P2[],
  depth: number,
  o: { soft?: number; smooth?: boolean; holes?: P2[][] } = {},
): THREE.BufferGeometry {
  const line = (list: P2[]): THREE.Vector2[] => {
    const flat = list.map((p) => new THREE.Vector2(...p));
    return o.smooth
      ? new THREE.SplineCurve([...flat, ...flat.slice(0, 1)]).getPoints(flat.length * 6).slice(0, -1)
      : flat;
  };
  const shape = new THREE.Shape(line(points));
  shape.holes = (o.holes ?? []).map((h) => new THREE.Path(line(h)));
  const soft = Math.min(o.soft ?? 0.012, depth * 0.45);
  return new THREE.ExtrudeGeometry(shape, {
    depth: depth - 2 * soft,
    bevelThickness: soft,
    bevelSize: soft,
    bevelOffset: -soft,
    bevelSegments: 3,
    curveSegments: 10,
  }).translate(0, 0, -depth / 2 + soft);
}

/** Points of a circle, for holes and discs. */
export const circle = (x: number, y: number, r: number, n = 28): P2[] =>
  Array.from({ length: n }, (_, i) => [
    x + r * Math.cos((i / n) * 2 * Math.PI),
    y + r * Math.sin((i / n) * 2 * Math.PI),
  ]);
