/** Flat paper-cut shapes (leaves, stars) and leaf clouds. */
import * as THREE from 'three';
import type { Item } from './bake.ts';
import { at, color, DEG, random, TAU } from './math.ts';
import { onSurface } from './place.ts';

export type P2 = [number, number];
export const starPoints = (tips: number, outer: number, inner: number, phase = Math.PI / 2): P2[] =>
  Array.from({ length: 2 * tips }, (_, i) => {
    const [r, a] = [i % 2 ? inner : outer, phase + (i * Math.PI) / tips];
    return [r * Math.cos(a), r * Math.sin(a)];
  });
export const leafPoints = (length: number, width: number): P2[] =>
  Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * TAU;
    return [Math.sin(a) * width * 0.5 * (1 - 0.3 * Math.cos(a)), Math.cos(a) * length * 0.5];
  });
/** Maple outline as [angle, radius] of the right half. */
const MAPLE: P2[] = [
  [90, 1],
  [68, 0.42],
  [48, 0.92],
  [28, 0.4],
  [2, 0.82],
  [-18, 0.34],
  [-42, 0.55],
  [-78, 0.24],
];
export const maplePoints = (s: number): P2[] => {
  const right = MAPLE.map(([a, r]) => [r * Math.cos(a * DEG) * s, r * Math.sin(a * DEG) * s] as P2);
  return [...right.map(([x, y]) => [-x, y] as P2), ...right.slice(1).reverse()];
};
export function flatShape(points: P2[], bulge = 0): THREE.BufferGeometry {
  const g = new THREE.ShapeGeometry(new THREE.Shape(points.map((p) => new THREE.Vector2(...p))), 4);
  const p = g.attributes.position as THREE.BufferAttribute;
  if (bulge) for (let i = 0; i < p.count; i++) p.setZ(i, bulge * (p.getX(i) ** 2 + p.getY(i) ** 2));
  g.computeVertexNormals();
  return g;
}
/** Leaves over a ball of radius r at `centre`, coloured by `colors` (light ones on top). */
export function leafCloud(
  centre: THREE.Vector3,
  r: number,
  count: number,
  size: number,
  colors: string[],
  seed = 1,
): Item[] {
  const rnd = random(seed);
  return Array.from({ length: count }, () => {
    const y = 1 - 1.7 * rnd();
    const a = rnd() * TAU;
    const n = new THREE.Vector3(
      Math.cos(a) * Math.sqrt(1 - Math.min(1, y * y)),
      y,
      Math.sin(a) * Math.sqrt(1 - Math.min(1, y * y)),
    );
    const p = centre.clone().addScaledVector(n, r * (0.75 + 0.3 * rnd()));
    const tilt = n.add(new THREE.Vector3(rnd() - 0.5, rnd() - 0.2, rnd() - 0.5));
    const c = Math.min(colors.length - 1, Math.floor((0.5 + 0.4 * y + 0.35 * (rnd() - 0.5)) * colors.length));
    return {
      at: onSurface(p, tilt, size * (0.75 + 0.5 * rnd()), rnd() * TAU),
      color: color(at(colors, Math.max(0, c))),
    };
  });
}
