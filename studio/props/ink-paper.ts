/** Paper that bends, and ink that bends with it: lines and Korean letters as flat strokes laid on a sheet. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at as item, noise, TAU, type V3, vec } from '../model/math.ts';
import { inkLine } from './hangul.ts';

export type P2 = readonly [number, number];
/** Where the point x, y of the flat sheet (metres, middle at 0) lies in the current frame; +Z is the written side. */
export type Bend = (x: number, y: number) => V3;
export const flat: Bend = (x, y) => [x, y, 0];
/** Sags between two hands and curls a little at the top: a sheet `wide` by `high` that was folded in three. */
export const held =
  (wide: number, high: number): Bend =>
  (x, y) => [
    x,
    y,
    0.035 * wide * Math.cos((x / wide) * TAU * 1.5) + 0.1 * high * (y / high) ** 2 - 0.05 * (x / wide) ** 2 * wide,
  ];
/** Flying: two waves run through it. */
export const blown =
  (wide: number, high: number): Bend =>
  (x, y) => [
    x,
    y + 0.06 * high * Math.sin((x / wide) * 5),
    0.16 * wide * Math.sin((x / wide) * 4.4 + (y / high) * 2.2) + 0.05 * wide * Math.sin((y / high) * 6),
  ];
/** Soaked, on a stone: limp, with puckers, edges down. */
export const soaked =
  (wide: number, high: number): Bend =>
  (x, y) => [
    x,
    y,
    0.018 * wide * (noise((x / wide) * 5 + 9, (y / high) * 4) - 0.5) -
      0.22 * high * Math.max(0, Math.abs(y / high) - 0.4) ** 1.5,
  ];

export type SheetLook = {
  tint: (point: THREE.Vector3) => THREE.Color;
  /** ragged edge, metres */
  torn?: number;
  glow?: boolean;
};
export function sheet(model: Model, bend: Bend, wide: number, high: number, o: SheetLook): void {
  const torn = o.torn ?? 0;
  const geometry = grid(
    (u, w) => {
      const rim = Math.min(u, 1 - u, w, 1 - w) < 0.03 ? 1 : 0.2;
      const bite = torn * rim * (noise(u * 23, w * 19) - 0.5);
      return bend((u - 0.5) * wide + bite, (w - 0.5) * high + bite);
    },
    36,
    26,
  );
  model.put(geometry, { tint: o.tint, doubleSided: true, line: 0.9, face: 0.7, ...(o.glow ? { glow: true } : {}) });
}

export type Ink = {
  tone: string;
  /** half the stroke, metres */
  r: number;
  /** metres over the paper */
  out?: number;
  /** drawn by a child: how far it strays, metres */
  shake?: number;
  seed?: number;
};
/** Strokes on the sheet, points in metres. */
export function inkOn(model: Model, bend: Bend, strokes: readonly (readonly P2[])[], ink: Ink): void {
  const position: number[] = [];
  const normals: number[] = [];
  const out = ink.out ?? 0.0016;
  const step = Math.max(0.012, ink.r * 3);
  const put = (x: number, y: number) => {
    const e = 0.004;
    const point = vec(bend(x, y));
    const n = vec(bend(x + e, y))
      .sub(point)
      .cross(vec(bend(x, y + e)).sub(point))
      .normalize();
    position.push(...point.addScaledVector(n, out).toArray());
    normals.push(...n.toArray());
  };
  const triangle = (...three: P2[]) => {
    for (const [x, y] of three) put(x, y);
  };
  const dab = ([x, y]: P2) => {
    const on = (k: number): P2 => [x + Math.cos((k / 8) * TAU) * ink.r, y + Math.sin((k / 8) * TAU) * ink.r];
    for (let i = 1; i < 7; i++) triangle(on(0), on(i), on(i + 1));
  };
  for (const [j, stroke] of strokes.entries()) {
    const stray = (k: number, i: number) => (ink.shake ?? 0) * 2 * (noise(j * 1.7 + k, i * 0.5, ink.seed ?? 3) - 0.5);
    const path = stroke.map(([x, y], i): P2 => [x + stray(0, i), y + stray(40, i)]);
    for (const [i, b] of path.entries()) {
      dab(b);
      const a = path[i - 1];
      if (!a) continue;
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (long < 1e-6) continue;
      const n = Math.max(1, Math.ceil(long / step));
      const [nx, ny] = [(-(b[1] - a[1]) / long) * ink.r, ((b[0] - a[0]) / long) * ink.r];
      for (let k = 0; k < n; k++) {
        const on = (t: number, s: number): P2 => [a[0] + (b[0] - a[0]) * t + nx * s, a[1] + (b[1] - a[1]) * t + ny * s];
        const [t0, t1] = [k / n, (k + 1) / n];
        triangle(on(t0, 1), on(t0, -1), on(t1, -1));
        triangle(on(t0, 1), on(t1, -1), on(t1, 1));
      }
    }
  }
  if (!position.length) return;
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((position.length / 3) * 2), 2));
  model.put(geometry, { color: ink.tone, line: 0, face: 0.7, doubleSided: true });
}
/** A line of text that begins at x (or has its middle there), letters `high` metres high round y. */
export function writeOn(
  model: Model,
  bend: Bend,
  text: string,
  [x, y]: P2,
  high: number,
  o: { tone: string; weight?: number; shake?: number; middle?: boolean; seed?: number; out?: number },
): void {
  const { strokes, wide } = inkLine(text);
  const left = o.middle ? x : x + (wide / 2) * high;
  inkOn(
    model,
    bend,
    strokes.map((s) => s.map(([u, v]): P2 => [left + u * high, y + (v - 0.5) * high])),
    {
      tone: o.tone,
      r: (o.weight ?? 0.1) * high * 0.5,
      shake: (o.shake ?? 0) * high,
      seed: o.seed ?? 3,
      ...(o.out ? { out: o.out } : {}),
    },
  );
}
export const ringOf = (x: number, y: number, rx: number, ry = rx, n = 22): P2[] =>
  Array.from({ length: n + 1 }, (_, i): P2 => [x + rx * Math.sin((i / n) * TAU), y + ry * Math.cos((i / n) * TAU)]);
/** A soft curve through the points. */
export function curve(points: readonly P2[], n = 40): P2[] {
  const path = new THREE.CatmullRomCurve3(points.map(([x, y]) => vec(x, y, 0)));
  return path.getPoints(n).map((point): P2 => [point.x, point.y]);
}
/** Broken into dashes, as paths on maps are. */
export function dashes(points: readonly P2[], n: number): P2[][] {
  const line = curve(points, n * 4);
  return Array.from({ length: n }, (_, i): P2[] => [item(line, i * 4), item(line, i * 4 + 1), item(line, i * 4 + 2)]);
}
