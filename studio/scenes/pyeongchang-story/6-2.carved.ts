/** Rock in the round (PC 6.2): lumps that melt into each other, one skin over them, and the light and shade that lies in its folds. */
import * as THREE from 'three';
import { clamp, fbm, mix, smoothstep, type V3, vec } from '../../model/math.ts';

/** A lump round the line from `a` to `b` with a radius at each end; `melt` is how wide its seam to the others is. */
export type Lump = {
  a: V3;
  b: V3;
  r: [number, number];
  melt: number;
};
export const lump = (a: V3, b: V3, r: number | [number, number], melt = 0.06): Lump => ({
  a,
  b,
  r: typeof r === 'number' ? [r, r] : r,
  melt,
});
/** The same on both sides of the body. */
export const pair = (l: Lump): Lump[] =>
  [1, -1].map((s) => ({ ...l, a: [s * l.a[0], l.a[1], l.a[2]], b: [s * l.b[0], l.b[1], l.b[2]] }));

/** Distance to the rock, negative inside. */
export type Field = (x: number, y: number, z: number) => number;
const toLump = ({ a, b, r }: Lump): Field => {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const long = dx * dx + dy * dy + dz * dz || 1;
  return (x, y, z) => {
    const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / long);
    return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t, z - a[2] - dz * t) - mix(r[0], r[1], t);
  };
};
const melted = (p: number, q: number, k: number): number => {
  const h = Math.max(0, k - Math.abs(p - q)) / k;
  return Math.min(p, q) - h * h * k * 0.25;
};
/** Lumps in one skin, less what is `cut` out of it; `rough` is how far weather has moved it in and out. */
export function field(lumps: Lump[], cut: Lump[] = [], rough = 0.02, grain = 3): Field {
  const parts = lumps.map((l) => [toLump(l), l.melt] as const);
  const cuts = cut.map((l) => [toLump(l), l.melt] as const);
  return (x, y, z) => {
    let d = 9;
    for (const [to, melt] of parts) d = melted(d, to(x, y, z), melt);
    for (const [to, melt] of cuts) d = -melted(-d, to(x, y, z), melt);
    if (Math.abs(d) > 0.2) return d;
    // granite peels off in flat sheets: steps, and little between them
    const sheets = 6 * fbm(x * grain, y * grain * 1.4, z * grain, 2);
    const stepped = Math.floor(sheets) + smoothstep(0.3, 0.7, sheets - Math.floor(sheets));
    return d + rough * (stepped / 3 - 1);
  };
}
const slope = (f: Field, p: V3, e = 0.012): THREE.Vector3 =>
  vec(
    f(p[0] + e, p[1], p[2]) - f(p[0] - e, p[1], p[2]),
    f(p[0], p[1] + e, p[2]) - f(p[0], p[1] - e, p[2]),
    f(p[0], p[1], p[2] + e) - f(p[0], p[1], p[2] - e),
  ).normalize();

/** Skin of the rock within a box, in steps of `step`: a corner in every cell that the surface crosses (surface nets). */
export function skin(f: Field, low: V3, high: V3, step: number): THREE.BufferGeometry {
  const n = low.map((x, i) => Math.ceil(((high[i] ?? 0) - x) / step) + 1) as V3;
  const index = (i: number, j: number, k: number) => (k * n[1] + j) * n[0] + i;
  const values = new Float32Array(n[0] * n[1] * n[2]);
  const point = (i: number, j: number, k: number): V3 => [low[0] + i * step, low[1] + j * step, low[2] + k * step];
  for (let k = 0; k < n[2]; k++)
    for (let j = 0; j < n[1]; j++)
      for (let i = 0; i < n[0]; ) {
        const d = f(...point(i, j, k));
        // nothing can be nearer than the distance says
        const run = Math.max(1, Math.floor((Math.abs(d) * 0.5) / step));
        for (let e = 0; e < run && i < n[0]; e++, i++) values[index(i, j, k)] = d;
      }
  const value = (i: number, j: number, k: number): number => values[index(i, j, k)] ?? 1;
  const corner = new Int32Array(values.length).fill(-1);
  const [position, normal, faces]: [number[], number[], number[]] = [[], [], []];
  for (let k = 0; k < n[2] - 1; k++)
    for (let j = 0; j < n[1] - 1; j++)
      for (let i = 0; i < n[0] - 1; i++) {
        let [x, y, z, hits] = [0, 0, 0, 0];
        for (let axis = 0; axis < 3; axis++)
          for (let side = 0; side < 4; side++) {
            const from: V3 = [0, 0, 0];
            from[(axis + 1) % 3] = side & 1;
            from[(axis + 2) % 3] = side >> 1;
            const to: V3 = [...from];
            to[axis] = 1;
            const p = value(i + from[0], j + from[1], k + from[2]);
            const q = value(i + to[0], j + to[1], k + to[2]);
            if (p < 0 === q < 0) continue;
            const t = p / (p - q);
            x += mix(from[0], to[0], t);
            y += mix(from[1], to[1], t);
            z += mix(from[2], to[2], t);
            hits++;
          }
        if (!hits) continue;
        const p: V3 = [low[0] + (i + x / hits) * step, low[1] + (j + y / hits) * step, low[2] + (k + z / hits) * step];
        corner[index(i, j, k)] = position.length / 3;
        position.push(...p);
        normal.push(...slope(f, p).toArray());
      }
  const quad = (inside: boolean, a: number, b: number, c: number, d: number) => {
    if (Math.min(a, b, c, d) < 0) return;
    faces.push(...(inside ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
  };
  const cell = (i: number, j: number, k: number): number => corner[index(i, j, k)] ?? -1;
  for (let k = 1; k < n[2] - 1; k++)
    for (let j = 1; j < n[1] - 1; j++)
      for (let i = 1; i < n[0] - 1; i++) {
        const here = value(i, j, k) < 0;
        if (here !== value(i + 1, j, k) < 0)
          quad(here, cell(i, j - 1, k - 1), cell(i, j, k - 1), cell(i, j, k), cell(i, j - 1, k));
        if (here !== value(i, j + 1, k) < 0)
          quad(here, cell(i - 1, j, k - 1), cell(i - 1, j, k), cell(i, j, k), cell(i, j, k - 1));
        if (here !== value(i, j, k + 1) < 0)
          quad(here, cell(i - 1, j - 1, k), cell(i, j - 1, k), cell(i, j, k), cell(i - 1, j, k));
      }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((position.length / 3) * 2), 2));
  geometry.setIndex(faces);
  return geometry;
}

/** How open a place of the skin is, 0 deep in a fold .. 1; far things throw no shadow of their own, so the fold is painted. */
export function openness(f: Field, p: THREE.Vector3, n: THREE.Vector3, far: number): number {
  let shut = 0;
  for (const t of [0.12, 0.3, 0.6, 1]) {
    const d = t * far;
    shut += Math.max(0, d - f(p.x + n.x * d, p.y + n.y * d, p.z + n.z * d)) / d / 4;
  }
  return clamp(1 - 1.5 * shut);
}
/** 0 where the rock stands between the place and the sun, 1 in its light. */
export function sunlit(f: Field, p: THREE.Vector3, n: THREE.Vector3, sun: THREE.Vector3, far: number): number {
  let [t, light] = [0.05 * far, 1];
  while (t < far && light > 0) {
    const d = f(p.x + n.x * 0.03 + sun.x * t, p.y + n.y * 0.03 + sun.y * t, p.z + n.z * 0.03 + sun.z * t);
    light = Math.min(light, (6 * d) / t);
    t += Math.max(0.03, d * 0.8);
  }
  return smoothstep(0, 1, Math.max(0, light));
}
/** Where a ray from inside comes out of the rock. */
export function surface(f: Field, from: V3, towards: V3): THREE.Vector3 {
  const way = vec(towards).normalize();
  const p = vec(from);
  for (let i = 0; i < 400 && f(p.x, p.y, p.z) < 0; i++) p.addScaledVector(way, 0.008);
  return p;
}
