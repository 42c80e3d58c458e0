/** The enormous dented bowl (양푼), ladle, and seaweed without end. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { clamp, color, mix, noise, random, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ribbon } from '../model/ribbon.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';

/** Stainless steel as paint: bands of light and dark that follow the turn of the surface. */
const steel = (point: THREE.Vector3, n: THREE.Vector3): THREE.Color => {
  const k =
    0.5 + 0.5 * Math.sin(n.x * 7.5 + n.y * 4 + 0.7 + (noise(point.x * 5, point.y * 7, point.z * 5) - 0.5) * 1.6);
  return color('#5f677e')
    .lerp(color('#b4b8c4'), smoothstep(0.15, 0.6, k))
    .lerp(color('#fffaf0'), smoothstep(0.7, 0.95, k))
    .lerp(color('#c08a5c'), 0.55 * smoothstep(-0.25, -0.75, n.y));
};
/** Height of the rim for a bowl of rim radius 1. */
const BOWL_HEIGHT = 0.62;

export function dentedBowl(model: Model, where: THREE.Matrix4, r: number): void {
  const profile: [number, number][] = [
    [0, 0.02],
    [0.0, 0.5],
    [0.06, 0.62],
    [0.3, 0.86],
    [0.52, 0.96],
    [BOWL_HEIGHT, 0.99],
  ];
  const dents: [number, number, number, number][] = [
    [0.35, 0.36, 0.22, 0.12],
    [0.95, 0.3, 0.2, 0.1],
    [1.5, 0.25, 0.34, 0.06],
    [-1.9, 0.4, 0.3, 0.07],
    [-0.35, 0.26, 0.16, 0.07],
  ];
  const warp = (a: number, q: number, y: number): V3 => {
    let R = q;
    for (const [da, dy, wide, deep] of dents) {
      const turn = Math.atan2(Math.sin(a - da), Math.cos(a - da));
      R -= deep * Math.exp(-((turn / wide) ** 2) - ((y - dy) / 0.13) ** 2) * clamp(q * 2);
    }
    return [Math.sin(a) * R, y, Math.cos(a) * R];
  };
  model.inside(where.clone().multiply(place([0, 0, 0], [0, 0, 0], r)), () => {
    model.put(lathe(profile, { around: 64, steps: 6, warp }), { tint: steel, doubleSided: true });
    model.put(ring(1.0, 1.0, BOWL_HEIGHT, 0.022), { color: '#eceae8', line: 0.7 });
  });
}

export function bowlLadle(model: Model, tip: V3, hand: V3): void {
  const [a, b] = [vec(tip), vec(hand)];
  const beyond = b.clone().add(b.clone().sub(a).setLength(0.08));
  model.put(tube([a.clone().add(vec(0, 0.02, 0)), b, beyond], [0.012], { around: 8, rings: 6 }), { color: '#bfc4ce' });
  model.put(ball([0.08, 0.05, 0.08], 16), { tint: steel }, place(tip));
}

const WEED = ['#33552f', '#467038', '#638b43', '#8aa850'];
/** Wet seaweed: dark in the middle, light where the rim curls to the sky. */
export function weed(
  model: Model,
  path: (V3 | THREE.Vector3)[],
  widths: number[],
  across?: V3,
  seed = 1,
  tones: readonly string[] = WEED,
): void {
  const k = (seed * 0.37) % 1;
  const tint = (point: THREE.Vector3, n: THREE.Vector3) => {
    const t =
      clamp(0.25 + 0.5 * k + 0.35 * (noise(point.x * 9, point.y * 9, point.z * 9 + seed) - 0.5) + 0.2 * n.y) * 2.999;
    const i = Math.floor(t);
    const wet = smoothstep(0.9, 0.99, Math.abs(n.dot(vec(-0.5, 0.62, 0.6))));
    return color(tones[i] ?? '#3c6236')
      .lerp(color(tones[i + 1] ?? '#7d9c4a'), t - i)
      .lerp(color('#e3e6b4'), wet * 0.5);
  };
  const o = across ? { across } : {};
  model.put(ribbon(path, widths, { ...o, frill: [0.016, path.length * 0.9], rings: path.length * 8 }), {
    tint,
    doubleSided: true,
    line: 0.75,
  });
}

/** A strand that hangs or slides from an edge: narrow, torn along both rims, twisted, its end a rag. */
export function tornWeed(
  model: Model,
  path: (V3 | THREE.Vector3)[],
  wide: number,
  across: V3 | undefined,
  seed: number,
  tones: readonly string[] = WEED,
): void {
  const rnd = random(seed * 7 + 3);
  const widths = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const bay = i % 2 ? mix(0.45, 0.8, rnd()) : mix(0.85, 1.35, rnd());
    return wide * bay * (t < 0.1 ? 0.6 : 1) * (1 - 0.92 * smoothstep(0.72, 1, t));
  });
  weed(model, path, widths, across, seed, tones);
}
/** Heap of seaweed that fills a bowl of rim radius `r` standing at `c`, spills over it and runs along the floor. */
export function seaweedHeap(
  model: Model,
  c: V3,
  r: number,
  o: { strands: number; reach: number; heap: number; bunches: number[]; torn?: boolean },
): void {
  const rnd = random(12);
  const rim = c[1] + BOWL_HEIGHT * r;
  const heart = (point: THREE.Vector3) =>
    color('#2c4a2e').lerp(color('#4f7a3e'), smoothstep(0.3, 0.75, noise(point.x * 14, point.y * 14, point.z * 14)));
  model.put(ball([r * 0.84, o.heap * 0.86, r * 0.84], 30), { tint: heart, line: 0.4 }, place([c[0], rim - 0.03, c[2]]));
  // curls on the heap
  for (let i = 0; i < o.strands * 2.2; i++) {
    const a = rnd() * TAU;
    const q = r * 0.9 * Math.sqrt(rnd());
    const up = rim + o.heap * Math.sqrt(Math.max(0, 1 - (q / r) ** 2)) - 0.02;
    const turn = rnd() * TAU;
    const pts = Array.from({ length: 5 }, (_, k): V3 => {
      const t = turn + k * 0.8;
      const w = 0.05 + 0.03 * k;
      return [
        c[0] + Math.sin(a) * q + Math.sin(t) * w,
        up + 0.03 * Math.sin(k * 1.7 + i) + (k === 4 ? -0.02 : 0.012),
        c[2] + Math.cos(a) * q + Math.cos(t) * w,
      ];
    });
    weed(model, pts, [0.03, 0.075, 0.085, 0.07, 0.02], undefined, i);
  }
  // over the rim and away
  for (let i = 0; i < o.strands; i++) {
    // in bunches, so that the steel shows between them
    const a = o.bunches[i % o.bunches.length] ?? 0;
    const spread = a + (rnd() - 0.5) * 0.5;
    const long = o.reach * mix(0.15, 1, rnd() ** 1.5);
    const [sx, sz] = [Math.sin(spread), Math.cos(spread)];
    const out = (k: number, y: number, side = 0): V3 => [c[0] + sx * k + sz * side, y, c[2] + sz * k - sx * side];
    const sway = () => (rnd() - 0.5) * 0.16;
    const floor = c[1] + 0.018 + (i % 3) * 0.012;
    const path = [
      out(r * 0.55, rim + o.heap * 0.72),
      out(r * 0.86, rim + 0.065),
      out(r * 1.05, rim + 0.02),
      out(r * 1.03, rim - r * 0.3),
      out(r * 0.95, c[1] + 0.1, sway()),
      out(r * 1.12, floor, sway()),
      out(r * 1.12 + long * 0.5, floor + rnd() * 0.02, sway()),
      out(r * 1.12 + long, floor, sway() * 1.6),
    ];
    if (o.torn) tornWeed(model, path.slice(0, 4 + (i % 5)), mix(0.035, 0.065, rnd()), [sz, 0.2 * sway(), -sx], i + 5);
    else weed(model, path, [0.06, 0.1, 0.11, 0.1, 0.09, 0.1, 0.08, 0.02], [sz, 0, -sx], i + 5);
  }
}
