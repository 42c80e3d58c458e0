/** One seamless skin round limbs that melt into each other, as wax does before bronze is poured. */
import * as THREE from 'three';
import { clamp, type V3, vec } from '../../model/math.ts';

/** From one ball to another; two equal ends are one ball. */
export type Limb = { from: V3; to: V3; r: [number, number] };

/** Signed distance to a limb with ends of two sizes. */
function toLimb(p: THREE.Vector3, { from, to, r }: Limb): number {
  const a = vec(from);
  const along = vec(to).sub(a);
  const way = p.clone().sub(a);
  const t = along.lengthSq() > 0 ? clamp(way.dot(along) / along.lengthSq()) : 0;
  return way.addScaledVector(along, -t).length() - (r[0] + (r[1] - r[0]) * t);
}

/** `melt`: metres within which two limbs flow together; `cell`: size of the facets. */
export function castForm(limbs: readonly Limb[], melt: number, cell: number): THREE.BufferGeometry {
  const field = (p: THREE.Vector3): number => {
    let d = Number.POSITIVE_INFINITY;
    for (const limb of limbs) {
      const next = toLimb(p, limb);
      const h = Math.max(melt - Math.abs(d - next), 0) / melt;
      d = Math.min(d, next) - (Number.isFinite(h) ? (h * h * melt) / 4 : 0);
    }
    return d;
  };
  const outward = (p: THREE.Vector3): THREE.Vector3 => {
    const e = cell * 0.4;
    const slope = (v: V3) => field(p.clone().add(vec(v))) - field(p.clone().sub(vec(v)));
    return vec(slope([e, 0, 0]), slope([0, e, 0]), slope([0, 0, e])).normalize();
  };
  const box = new THREE.Box3();
  for (const { from, to, r } of limbs) {
    box.expandByPoint(vec(from).addScalar(r[0] + melt)).expandByPoint(vec(from).addScalar(-r[0] - melt));
    box.expandByPoint(vec(to).addScalar(r[1] + melt)).expandByPoint(vec(to).addScalar(-r[1] - melt));
  }
  const size = box.getSize(vec(0)).divideScalar(cell).ceil().addScalar(1);
  const [nx, ny, nz] = size.toArray();
  const index = (x: number, y: number, z: number) => x + nx * (y + ny * z);
  const values = new Float32Array(nx * ny * nz);
  const corner = (x: number, y: number, z: number) => vec(x, y, z).multiplyScalar(cell).add(box.min);
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) values[index(x, y, z)] = field(corner(x, y, z));

  // one point in every cell that the skin passes, pulled onto it
  const [positions, normals] = [[] as number[], [] as number[]];
  const pointOf = new Map<number, number>();
  for (let z = 0; z < nz - 1; z++)
    for (let y = 0; y < ny - 1; y++)
      for (let x = 0; x < nx - 1; x++) {
        let within = 0;
        for (let k = 0; k < 8; k++)
          if ((values[index(x + (k & 1), y + ((k >> 1) & 1), z + (k >> 2))] as number) < 0) within++;
        if (within === 0 || within === 8) continue;
        const p = corner(x + 0.5, y + 0.5, z + 0.5);
        for (let k = 0; k < 3; k++) p.addScaledVector(outward(p), -clamp(field(p), -cell, cell));
        pointOf.set(index(x, y, z), positions.length / 3);
        positions.push(...p.toArray());
        normals.push(...outward(p).toArray());
      }
  // and a facet across every edge that goes through the skin
  const faces: number[] = [];
  const axes: [V3, V3, V3][] = [
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    [
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 0],
    ],
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
  ];
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1; x < nx - 1; x++)
        for (const [e, u, w] of axes) {
          const [a, b] = [values[index(x, y, z)] as number, values[index(x + e[0], y + e[1], z + e[2])] as number];
          if (a < 0 === b < 0) continue;
          const cellAt = (i: number, k: number) =>
            pointOf.get(index(x - i * u[0] - k * w[0], y - i * u[1] - k * w[1], z - i * u[2] - k * w[2])) ?? 0;
          const [p, q, r, s] = [cellAt(1, 1), cellAt(0, 1), cellAt(0, 0), cellAt(1, 0)] as const;
          faces.push(...(a < 0 ? [p, q, r, p, r, s] : [p, r, q, p, s, r]));
        }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(faces);
  return geometry;
}
