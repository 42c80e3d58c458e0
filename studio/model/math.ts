/** Small maths shared by every module. Lengths are metres, angles radians unless a name says `deg`. */
import * as THREE from 'three';

export type V3 = [number, number, number];
export const TAU = Math.PI * 2;
export const DEG = Math.PI / 180;

export const vec = (x: number | V3 | THREE.Vector3, y = 0, z = 0): THREE.Vector3 =>
  Array.isArray(x) ? new THREE.Vector3(...x) : x instanceof THREE.Vector3 ? x.clone() : new THREE.Vector3(x, y, z);
/** Element `i` of a list that is known to be long enough; a wrong index is a bug and throws. */
export function at<T>(list: ArrayLike<T>, i: number): T {
  const found = list[i < 0 ? list.length + i : i];
  if (found === undefined) throw new RangeError(`no element ${i} of ${list.length}`);
  return found;
}
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, x));
export const smoothstep = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
export const color = (c: string): THREE.Color => new THREE.Color(c);
export const mixColor = (a: string, b: string, t: number): string => `#${color(a).lerp(color(b), t).getHexString()}`;
export const lighten = (c: string, t = 0.25): string => mixColor(c, '#fff4dc', t);
export const darken = (c: string, t = 0.3): string => mixColor(c, '#3b1f4f', t);

/** Repeatable random numbers (mulberry32), so a panel renders the same every time. */
export function random(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const hash = (x: number, y: number, z: number): number => {
  const n = Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43758.5453;
  return n - Math.floor(n);
};

/** Value noise, 0..1. */
export function noise(x: number, y = 0, z = 0): number {
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [X, Y, Z] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [ease(x - X), ease(y - Y), ease(z - Z)];
  let sum = 0;
  for (let i = 0; i < 8; i++) {
    const [a, b, c] = [i & 1, (i >> 1) & 1, i >> 2];
    sum += hash(X + a, Y + b, Z + c) * (a ? fx : 1 - fx) * (b ? fy : 1 - fy) * (c ? fz : 1 - fz);
  }
  return sum;
}

/** Fractal noise, 0..1. */
export function fbm(x: number, y = 0, z = 0, octaves = 4): number {
  let [amp, sum, total] = [0.5, 0, 0];
  for (let i = 0; i < octaves; i++) {
    sum += amp * noise(x, y, z);
    total += amp;
    [x, y, z, amp] = [x * 2.03, y * 2.03, z * 2.03, amp * 0.5];
  }
  return sum / total;
}

/** Point i of the R2 low-discrepancy sequence (Roberts 2018); `stream` keeps lens, sun and sky apart. */
export const r2 = (i: number, stream = 0): [number, number] => [
  (0.5 + i * 0.7548776662466927 + stream * 0.317) % 1,
  (0.5 + i * 0.5698402909980532 + stream * 0.713) % 1,
];
