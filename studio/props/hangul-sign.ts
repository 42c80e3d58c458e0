/** Korean signs drawn: the strokes of `hangul.ts` as flat ink on a board, or on a canvas. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { noise, TAU } from '../model/math.ts';
import { inkColumn, inkLine, lineWidth } from './hangul.ts';

type P = readonly [x: number, y: number];

export type Writing = {
  /** stroke's width as a share of the height, .1 when absent; crowded syllables take less so that they stay open */
  weight?: number;
  /** 0 a painted sign .. 1 a child's pencil */
  hand?: number;
  /** characters under each other */
  vertical?: boolean;
  seed?: number;
};
/** How wide a line of this height will be, metres. */
export const hangulWidth = (text: string, height: number): number => lineWidth(text) * height;

/** Writes on the XY plane of `at` (facing +Z), middle of the text at the origin, letters `height` high. */
export function hangul(
  model: Model,
  at: THREE.Matrix4,
  text: string,
  height: number,
  ink: string | THREE.Color = '#33201c',
  { weight = 0.1, hand = 0, vertical = false, seed = 1 }: Writing = {},
): void {
  const position: number[] = [];
  const triangle = (a: P, b: P, c: P): void => void position.push(...a, 0, ...b, 0, ...c, 0);
  const dab = ([x, y]: P, r: number): void => {
    const on = (k: number): P => [x + Math.cos((k / 8) * TAU) * r, y + Math.sin((k / 8) * TAU) * r];
    for (let i = 1; i < 7; i++) triangle(on(0), on(i), on(i + 1));
  };
  const { strokes, heavy } = vertical ? inkColumn(text) : inkLine(text);
  for (const [j, stroke] of strokes.entries()) {
    const r = (Math.min(weight, heavy[j] ?? weight) / 2) * height;
    const shake = (k: number) => hand * 0.16 * height * (noise(j * 1.7 + k, seed * 7.3) - 0.5);
    const path = stroke.map(([u, v], n): P => [u * height + shake(n * 0.6), (v - 0.5) * height + shake(40 + n * 0.6)]);
    const round = path.length > 11;
    // a ring's pieces share their edges, corners get a round end each
    const side = (n: number, from: P, to: P, s: number): P => {
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const [x, y] = path[n] ?? from;
      return [x - ((to[1] - from[1]) / long) * r * s, y + ((to[0] - from[0]) / long) * r * s];
    };
    for (const [n, b] of path.entries()) {
      if (n === 0 || n === path.length - 1 || !round) dab(b, r);
      const a = path[n - 1];
      if (!a) continue;
      const [before, after] = round ? [path[n - 2] ?? a, path[n + 1] ?? b] : [a, b];
      const [a1, a2] = [side(n - 1, before, b, 1), side(n - 1, before, b, -1)];
      const [b1, b2] = [side(n, a, after, 1), side(n, a, after, -1)];
      triangle(a1, a2, b2);
      triangle(a1, b2, b1);
    }
  }
  if (!position.length) return;
  const geometry = new THREE.BufferGeometry();
  const n = position.length / 3;
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array(n * 2), 2));
  geometry.setAttribute(
    'normal',
    new THREE.Float32BufferAttribute(Array.from({ length: n }, () => [0, 0, 1]).flat(), 3),
  );
  model.put(geometry, { color: ink, line: 0, face: 0.6 }, at);
}
