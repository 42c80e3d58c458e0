/** What every forest set is planted with: trees and bushes with their palettes. */

import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { flatShape, type P2 } from '../model/leaves.ts';
import { at, clamp, color, mix, noise, random, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { onSurface, place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { stone } from '../model/stones.ts';
import { tube } from '../model/tube.ts';
import { canvasTexture, once } from '../texture/canvas.ts';

export type Palette = {
  /** leaves from shade to light */
  leaves: string[];
  bark: [string, string];
  grass: string[];
};
export const SUMMER: Palette = {
  leaves: ['#2f5a3c', '#4b7f46', '#7bab56', '#a9c763', '#d8dc83'],
  bark: ['#5a4038', '#a07a58'],
  grass: ['#4b7a40', '#6f9f4c', '#9cbf5c', '#c2d070'],
};
export const GOLDEN: Palette = {
  leaves: ['#a2662c', '#cf8a36', '#eeb045', '#f8cc62', '#ffe79a'],
  bark: ['#5a3a34', '#a8744e'],
  grass: ['#6f7a3c', '#93984a', '#bfb458', '#e0cc72'],
};
const LEAF: P2[] = points2('0,-.5 .26,-.12 .2,.24 0,.55 -.22,.22 -.25,-.14');
export const leafShape = (): THREE.BufferGeometry => flatShape(LEAF, 0.25);

/**
 * Leaves over a lumpy ellipsoid of half axes `r`, light above and dark below. None lies further out than 1.1 `r`: every
 * leaf touches the solid heart or its neighbors, or it would hang in the air.
 */
export function foliage(center: V3, r: V3, count: number, size: number, p: Palette, seed: number): Item[] {
  const rnd = random(seed);
  const c = vec(center);
  return Array.from({ length: count }, () => {
    const y = 1 - 1.85 * rnd();
    const a = rnd() * TAU;
    const ring = Math.sqrt(Math.max(0, 1 - y * y));
    const n = new THREE.Vector3(Math.cos(a) * ring, y, Math.sin(a) * ring);
    const lump = 0.82 + 0.28 * noise(n.x * 2.3 + seed, n.y * 2.3, n.z * 2.3) - 0.12 * rnd() ** 2;
    const where = c.clone().add(new THREE.Vector3(n.x * r[0], n.y * r[1], n.z * r[2]).multiplyScalar(lump));
    const tilt = n.clone().add(new THREE.Vector3(rnd() - 0.5, rnd() * 0.9, rnd() - 0.5));
    const tone = clamp(0.42 + 0.42 * y + 0.5 * (lump - 0.92) + 0.34 * (rnd() - 0.5));
    const k = tone * (p.leaves.length - 1);
    const low = Math.min(p.leaves.length - 2, Math.floor(k));
    return {
      at: onSurface(where, tilt, size * mix(0.6, 1.35, rnd()), rnd() * TAU),
      color: color(at(p.leaves, low)).lerp(color(at(p.leaves, low + 1)), k - low),
    };
  });
}

/** Texture of leaf dabs for the solid heart of a crown. */
export const dabs = (): THREE.Texture =>
  once('dabs', () =>
    canvasTexture(
      256,
      256,
      (context) => {
        context.fillStyle = '#b9b9b9';
        context.fillRect(0, 0, 256, 256);
        const rnd = random(17);
        for (let i = 0; i < 420; i++) {
          const light = Math.round(mix(110, 255, i / 420 + (rnd() - 0.5) * 0.5));
          context.fillStyle = `rgb(${light},${light},${Math.round(light * 0.92)})`;
          context.globalAlpha = 0.75;
          context.beginPath();
          context.ellipse(rnd() * 256, rnd() * 256, mix(7, 14, rnd()), mix(4, 7, rnd()), rnd() * 3, 0, TAU);
          context.fill();
        }
      },
      [5, 3],
    ),
  );
/** Solid heart of a leaf mass: light above, shade below. */
function crownHeart(model: Model, where: V3, r: V3, p: Palette, seed: number): void {
  const tint = (q: THREE.Vector3) => {
    const k = clamp(0.42 + 0.5 * q.y) * (p.leaves.length - 1.6);
    const low = Math.min(p.leaves.length - 2, Math.floor(k));
    return color(at(p.leaves, low)).lerp(color(at(p.leaves, low + 1)), k - low);
  };
  model.put(
    roughen(stone(seed, 0, 0.5, 18), 0.2, 3.1, seed),
    { map: dabs(), tint, line: 0.2 },
    place(where, [0, seed * 40, 0], r),
  );
}

/** Bark: ridges along the trunk, moss low on one side, lighter where it is old. */
function barkTint(p: Palette) {
  return (q: THREE.Vector3): THREE.Color => {
    const a = Math.atan2(q.x, q.z);
    const ridge = noise(a * 5 + noise(q.y * 1.3) * 2, q.y * 0.9, 3);
    const c = color(p.bark[0]).lerp(color(p.bark[1]), smoothstep(0.25, 0.75, ridge));
    const moss = smoothstep(0.9, 0.1, q.y) * smoothstep(0.4, 0.7, noise(q.x * 4, q.y * 3, q.z * 4));
    return c.lerp(color('#7f9a4e'), moss * 0.75);
  };
}

/** Pushes a surface in and out along its normals, so that nothing is turned on a lathe. */
export function roughen(geometry: THREE.BufferGeometry, amount: number, scale: number, seed = 0): THREE.BufferGeometry {
  const p = geometry.getAttribute('position') as THREE.BufferAttribute;
  const n = geometry.getAttribute('normal') as THREE.BufferAttribute;
  for (let i = 0; i < p.count; i++) {
    const [x, y, z] = [p.getX(i), p.getY(i), p.getZ(i)];
    const d = (noise(x * scale + seed, y * scale * 0.35, z * scale) - 0.5) * 2 * amount;
    p.setXYZ(i, x + n.getX(i) * d, y + n.getY(i) * d, z + n.getZ(i) * d);
  }
  return geometry;
}

/** Every third leaf throws a shadow: enough for dapples at a third of the cost. */
function scatterLeaves(model: Model, items: Item[]): void {
  const look = { doubleSided: true, line: 0.18 };
  model.scatter(
    leafShape(),
    items.filter((_, i) => i % 3 === 0),
    look,
  );
  model.scatter(
    leafShape(),
    items.filter((_, i) => i % 3 !== 0),
    { ...look, slight: true },
  );
}

export type TreePlan = {
  at: V3;
  height: number;
  girth: number;
  /** sideways lean of the crown, metres */
  lean?: [number, number];
  /** share of the height that is bare trunk */
  bare?: number;
  /** leaf cards; near trees have many small ones */
  leaves: number;
  leafSize: number;
  spread?: number;
  seed: number;
};

export function tree(model: Model, t: TreePlan, p: Palette): void {
  const rnd = random(t.seed);
  const [lx, lz] = t.lean ?? [(rnd() - 0.5) * 0.9, (rnd() - 0.5) * 0.5];
  const sway = () => (rnd() - 0.5) * t.girth * 1.6;
  const h = t.height;
  const trunk: V3[] = [0, 0.05, 0.18, 0.4, 0.65, 0.9].map((k) => [
    lx * k * k + (k > 0.1 ? sway() : 0),
    h * k - 0.1,
    lz * k * k + (k > 0.1 ? sway() : 0),
  ]);
  const g = t.girth;
  model.inside(place(t.at, [0, rnd() * 360, 0]), () => {
    const body = tube(trunk, [g * 1.75, g * 1.18, g, g * 0.85, g * 0.6, g * 0.25], { around: 16, rings: 30 });
    model.put(roughen(body, g * 0.16, 2.4 / g ** 0.5, t.seed), { tint: barkTint(p), line: 0.8 });
    for (let i = 0; i < 5; i++) {
      const a = i * 1.26 + rnd();
      const far = g * mix(2.1, 3.1, rnd());
      const root: V3[] = [
        [Math.sin(a) * g * 0.6, 0.34 * g + 0.12, Math.cos(a) * g * 0.6],
        [Math.sin(a) * g * 1.4, 0.09, Math.cos(a) * g * 1.4],
        [Math.sin(a + 0.2) * far, -0.08, Math.cos(a + 0.2) * far],
      ];
      model.put(tube(root, [g * 0.42, g * 0.3, g * 0.08], { around: 8, rings: 8 }), { tint: barkTint(p), line: 0.6 });
    }
    if (!t.leaves) return;
    const bare = t.bare ?? 0.42;
    const spread = t.spread ?? h * 0.26;
    const items: Item[] = [];
    const masses = 7;
    for (let i = 0; i < masses; i++) {
      const k = mix(bare, 1.02, i / (masses - 1));
      const a = i * 2.4 + rnd();
      const out = spread * mix(1, 0.25, i / (masses - 1)) * mix(0.7, 1.1, rnd());
      const end: V3 = [lx * k * k + Math.sin(a) * out, h * k + (rnd() - 0.3) * 0.3, lz * k * k + Math.cos(a) * out];
      const from = at(trunk, k < 0.6 ? 3 : 4);
      const mid: V3 = [mix(from[0], end[0], 0.55), mix(from[1], end[1], 0.45), mix(from[2], end[2], 0.55)];
      model.put(tube([from, mid, end], [g * 0.34, g * 0.22, g * 0.06], { around: 8, rings: 10 }), {
        tint: barkTint(p),
        line: 0.5,
      });
      const r = spread * mix(0.62, 0.95, rnd());
      items.push(...foliage(end, [r, r * 0.66, r], Math.round(t.leaves / masses), t.leafSize, p, t.seed * 7 + i));
      crownHeart(model, end, [r * 0.74, r * 0.47, r * 0.74], p, t.seed + i);
    }
    scatterLeaves(model, items);
  });
}

export function bush(model: Model, where: V3, r: number, count: number, size: number, p: Palette, seed: number): void {
  const items: Item[] = [];
  for (let i = 0; i < 3; i++) {
    const a = i * 2.1 + seed;
    const c: V3 = [
      where[0] + Math.sin(a) * r * 0.55,
      where[1] + r * mix(0.35, 0.55, i / 2),
      where[2] + Math.cos(a) * r * 0.4,
    ];
    items.push(...foliage(c, [r * 0.75, r * 0.6, r * 0.7], Math.round(count / 3), size, p, seed * 5 + i));
    crownHeart(model, c, [r * 0.58, r * 0.45, r * 0.54], p, seed + i);
  }
  scatterLeaves(model, items);
}
