/** Any surface given by a function of two parameters, and seam repair. */
import * as THREE from 'three';
import type { V3 } from './math.ts';

export type SurfaceFn = (u: number, w: number) => V3;

export function grid(
  fn: SurfaceFn,
  nu: number,
  nw: number,
  uv?: (u: number, w: number) => [number, number],
): THREE.BufferGeometry {
  const position: number[] = [];
  const texture: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= nw; j++) {
    for (let i = 0; i <= nu; i++) {
      position.push(...fn(i / nu, j / nw));
      texture.push(...(uv ? uv(i / nu, j / nw) : [i / nu, j / nw]));
    }
  }
  for (let j = 0; j < nw; j++) {
    for (let i = 0; i < nu; i++) {
      const a = j * (nu + 1) + i;
      const c = a + nu + 1;
      index.push(a, a + 1, c + 1, a, c + 1, c);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(texture, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Turns the surface inside out. */
export function flip(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const ix = geometry.index?.array as Uint16Array;
  for (let i = 0; i < ix.length; i += 3) {
    const first = ix[i] ?? 0;
    ix[i] = ix[i + 1] ?? 0;
    ix[i + 1] = first;
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** For a closed ring grid of n columns: normals point out, and the first and last column share theirs. */
export function closeRing(geometry: THREE.BufferGeometry, n: number): THREE.BufferGeometry {
  const p = geometry.attributes.position as THREE.BufferAttribute;
  const rows = p.count / (n + 1);
  const row = Math.floor(rows / 2) * (n + 1);
  const at = (i: number) => new THREE.Vector3().fromBufferAttribute(p, row + i);
  const center = new THREE.Vector3();
  for (let i = 0; i < n; i++) center.add(at(i));
  center.divideScalar(n);
  let outward = 0;
  const normals = geometry.attributes.normal as THREE.BufferAttribute;
  for (let i = 0; i < n; i++)
    outward += at(i)
      .sub(center)
      .dot(new THREE.Vector3().fromBufferAttribute(normals, row + i));
  if (outward < 0) flip(geometry);
  const q = geometry.attributes.normal as THREE.BufferAttribute;
  for (let j = 0; j < rows; j++) {
    const a = j * (n + 1);
    const b = a + n;
    const s = new THREE.Vector3(q.getX(a) + q.getX(b), q.getY(a) + q.getY(b), q.getZ(a) + q.getZ(b)).normalize();
    q.setXYZ(a, s.x, s.y, s.z);
    q.setXYZ(b, s.x, s.y, s.z);
  }
  return geometry;
}
