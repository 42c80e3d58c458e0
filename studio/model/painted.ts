/** Painted surfaces: boxes, boards, shingles, floors, snow. Metres. */
import type * as THREE from 'three';
import { canvasTexture, once } from '../texture/canvas.ts';
import type { Look, Model } from './bake.ts';
import { grid } from './grid.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3 } from './math.ts';
import { place } from './place.ts';
import { roundedBox } from './rounded-box.ts';

/** A tone that wanders a little, as gouache does. */
export const wash =
  (tone: string, scale = 2, by = 0.14) =>
  (point: THREE.Vector3): THREE.Color =>
    color(tone).multiplyScalar(1 - by / 2 + by * fbm(point.x * scale + 3, point.y * scale, point.z * scale, 2));

/** Box of `size` standing on `at` (middle of its foot), turned by `yaw` degrees. */
export function block(model: Model, size: V3, at: V3, tone: string, o: Look & { yaw?: number; r?: number } = {}): void {
  const { yaw = 0, r = 0.02, ...look } = o;
  model.put(
    roundedBox(...size, Math.min(r, Math.min(...size) * 0.4)),
    { tint: wash(tone), ...look },
    place([at[0], at[1] + size[1] / 2, at[2]], [0, yaw, 0]),
  );
}

const gray = (v: number): string => `rgb(${v},${v},${Math.round(v * 0.985)})`;
/** Rows of boards, .17 m each, as light and dark of the wall's own color. */
export const clapboards = (): THREE.Texture =>
  once('clapboards', () =>
    canvasTexture(
      256,
      256,
      (context) => {
        const rnd = random(3);
        for (let row = 0; row < 6; row++) {
          const y = (row * 256) / 6;
          context.fillStyle = gray(Math.round(mix(238, 254, rnd())));
          context.fillRect(0, y, 256, 43);
          context.fillStyle = gray(186);
          context.fillRect(0, y + 37, 256, 5);
          context.fillStyle = gray(148);
          context.fillRect(0, y + 40, 256, 3);
        }
      },
      [1, 1 / 1.02],
    ),
  );
/** Shingles of a roof, .28 m a row. */
export const shingles = (): THREE.Texture =>
  once('shingles', () =>
    canvasTexture(
      256,
      256,
      (context) => {
        const rnd = random(8);
        context.fillStyle = gray(150);
        context.fillRect(0, 0, 256, 256);
        for (let row = 0; row < 4; row++)
          for (let i = 0; i < 6; i++) {
            context.fillStyle = gray(Math.round(mix(198, 254, rnd())));
            const x = i * 43 + (row % 2) * 21;
            for (const dx of [0, -256]) {
              context.beginPath();
              context.roundRect(x + dx + 1.5, row * 64 - 6, 40, 65, [0, 0, 14, 14]);
              context.fill();
            }
          }
      },
      [1 / 1.3, 1 / 1.12],
    ),
  );
/** Squares of two tones for kitchen floors, .42 m. */
export const checks = (a: string, b: string): THREE.Texture =>
  once(`checks ${a} ${b}`, () =>
    canvasTexture(
      256,
      256,
      (context) => {
        for (const [i, tone] of [a, b, b, a].entries()) {
          context.fillStyle = tone;
          context.fillRect((i % 2) * 128, Math.floor(i / 2) * 128, 128, 128);
        }
        context.strokeStyle = '#00000022';
        context.lineWidth = 3;
        context.strokeRect(0, 0, 128, 128);
        context.strokeRect(128, 128, 128, 128);
      },
      [1 / 0.84, 1 / 0.84],
    ),
  );

/** Floor boards from x0,z0 to x1,z1, their top on y; they run along Z (or X when `across`). */
export function boardFloor(
  model: Model,
  [x0, z0, x1, z1]: [number, number, number, number],
  y: number,
  tone: string,
  o: { wide?: number; across?: boolean; seed?: number } = {},
): void {
  const { wide = 0.19, across = false, seed = 9 } = o;
  const rnd = random(seed);
  const [from, to] = across ? [z0, z1] : [x0, x1];
  const n = Math.max(1, Math.round((to - from) / wide));
  const step = (to - from) / n;
  // nothing shines through the joints
  const under = color(tone).multiplyScalar(0.5);
  model.put(
    roundedBox(x1 - x0, 0.02, z1 - z0, 0.005),
    { color: under, line: 0 },
    place([(x0 + x1) / 2, y - 0.05, (z0 + z1) / 2]),
  );
  for (let i = 0; i < n; i++) {
    const c = color(tone).multiplyScalar(mix(0.9, 1.07, rnd()));
    const tint = (point: THREE.Vector3) =>
      c.clone().multiplyScalar(0.94 + 0.12 * fbm(point.x * (across ? 0.8 : 4) + i, point.z * (across ? 4 : 0.8), i, 2));
    const k = from + (i + 0.5) * step;
    if (across)
      model.put(
        roundedBox(x1 - x0, 0.05, step - 0.01, 0.01),
        { tint, line: 0.45 },
        place([(x0 + x1) / 2, y - 0.025, k]),
      );
    else
      model.put(
        roundedBox(step - 0.01, 0.05, z1 - z0, 0.01),
        { tint, line: 0.45 },
        place([k, y - 0.025, (z0 + z1) / 2]),
      );
  }
}

export const SNOW = '#eff2fc';
/** Cushion of snow `wide` x `deep` lying on `at`, `high` in the middle; edges droop. */
export function snowCushion(model: Model, at: THREE.Matrix4, wide: number, deep: number, high = 0.1, seed = 1): void {
  const [nu, nw] = [Math.max(8, Math.min(46, Math.round(wide * 7))), Math.max(6, Math.min(40, Math.round(deep * 7)))];
  const geometry = grid(
    (u, w) => {
      const [a, b] = [Math.abs(u - 0.5) * 2, Math.abs(w - 0.5) * 2];
      const round = Math.sqrt(Math.max(0, 1 - a ** 10)) * Math.sqrt(Math.max(0, 1 - b ** 10));
      const x = (u - 0.5) * wide * (1 + 0.03 * (noise(w * 5 + seed, 1) - 0.5));
      const z = (w - 0.5) * deep * (1 + 0.05 * (noise(u * wide * 1.3 + seed, 7) - 0.5));
      return [x, round * high * (0.75 + 0.5 * noise(x * 1.4 + seed, z * 1.4)), -z];
    },
    nu,
    nw,
  );
  model.put(geometry, { color: SNOW, doubleSided: true, line: 0.5 }, at);
}

/** Flat ground of one tone from x0,z0 to x1,z1 at height y, softly uneven; `n` cells a side. */
export function flat(
  model: Model,
  [x0, z0, x1, z1]: [number, number, number, number],
  y: number,
  tint: (point: THREE.Vector3) => THREE.Color,
  o: { n?: number; line?: number; bump?: number } = {},
): void {
  const n = o.n ?? 24;
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(x0, x1, u), mix(z1, z0, w)];
      const rim = smoothstep(0, 0.02, Math.min(u, 1 - u, w, 1 - w));
      return [x, y + (o.bump ?? 0) * rim * (noise(x * 0.6, z * 0.6) - 0.5), z];
    },
    n,
    n,
  );
  model.put(geometry, { tint, line: o.line ?? 0.3, doubleSided: true });
}
