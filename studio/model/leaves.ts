/** Flat paper-cut shapes. */
import * as THREE from 'three';

export type P2 = [number, number];
export const starPoints = (tips: number, outer: number, inner: number, phase = Math.PI / 2): P2[] =>
  Array.from({ length: 2 * tips }, (_, i) => {
    const [r, a] = [i % 2 ? inner : outer, phase + (i * Math.PI) / tips];
    return [r * Math.cos(a), r * Math.sin(a)];
  });
export function flatShape(points: P2[], bulge = 0): THREE.BufferGeometry {
  const g = new THREE.ShapeGeometry(new THREE.Shape(points.map((p) => new THREE.Vector2(...p))), 4);
  const p = g.attributes.position as THREE.BufferAttribute;
  if (bulge) for (let i = 0; i < p.count; i++) p.setZ(i, bulge * (p.getX(i) ** 2 + p.getY(i) ** 2));
  g.computeVertexNormals();
  return g;
}
