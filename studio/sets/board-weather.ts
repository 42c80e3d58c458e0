/** Sky and rain of the quadrant board: a painted wall with whole clouds, an umbrella, rain that keeps out of it. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, mix, random, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { ball, tube } from '../model/tube.ts';
import { canvasTexture } from '../texture/canvas.ts';

/** Middle, width and height as shares of the painted sky (0, 0 is its upper left corner), and a seed. */
type PaintedCloud = [x: number, y: number, wide: number, tall: number, seed: number];
export type BoardSky = {
  high: string;
  low: string;
  /** a cloud's lit top and its belly */
  lit: string;
  belly: string;
  clouds: PaintedCloud[];
};
const WALL: [number, number, number, number] = [-19, -2, 19, 14];
const [W, H] = [2048, 862];

/** Each cloud is one shape: its lobes are cut out together, then washed from a light top to one shaded belly. */
function paintCloud(context: CanvasRenderingContext2D, [x, y, wide, tall, seed]: PaintedCloud, sky: BoardSky): void {
  const rnd = random(seed);
  const sheet = new OffscreenCanvas(W, H);
  const s = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const [cx, cy, w, h] = [x * W, y * H, wide * W, tall * H];
  const blob = (px: number, py: number, rx: number, ry: number) => {
    s.beginPath();
    s.ellipse(px, py, rx, ry, 0, 0, TAU);
    s.fill();
  };
  const n = 7;
  const tops: [number, number, number][] = [];
  for (let i = 0; i < n; i++) {
    const k = (i + 0.5) / n - 0.5;
    const arch = 1 - (2 * k) ** 2;
    const r = w * mix(0.1, 0.15, rnd()) * (0.62 + 0.5 * arch);
    const [px, py] = [cx + k * w * 0.84, cy + h * (0.18 - 0.42 * arch * mix(0.7, 1.1, rnd()))];
    tops.push([px, py, r]);
    blob(px, py, r, r * 0.86);
    blob(px, cy + h * 0.22, r * 1.12, h * mix(0.2, 0.28, rnd()));
  }
  s.globalCompositeOperation = 'source-atop';
  const wash = s.createLinearGradient(0, cy - h * 0.55, 0, cy + h * 0.5);
  wash.addColorStop(0, sky.lit);
  wash.addColorStop(0.5, sky.lit);
  wash.addColorStop(1, sky.belly);
  s.fillStyle = wash;
  s.fillRect(0, 0, W, H);
  // a breath of light on the swellings; no edges
  for (const [px, py, r] of tops) {
    const gradient = s.createRadialGradient(px - r * 0.3, py - r * 0.4, 0, px - r * 0.2, py - r * 0.2, r);
    gradient.addColorStop(0, '#ffffff59');
    gradient.addColorStop(1, '#ffffff00');
    s.fillStyle = gradient;
    s.fillRect(px - 2 * r, py - 2 * r, 4 * r, 4 * r);
  }
  context.filter = 'blur(3px)';
  context.drawImage(sheet, 0, 0);
  context.filter = 'none';
}

/** A still sky behind everything, over the painted woods. */
export function boardSky(model: Model, sky: BoardSky): void {
  const map = canvasTexture(W, H, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, H * 0.8);
    gradient.addColorStop(0, sky.high);
    gradient.addColorStop(1, sky.low);
    context.fillStyle = gradient;
    context.fillRect(0, 0, W, H);
    for (const cloud of sky.clouds) paintCloud(context, cloud, sky);
  });
  const [x0, y0, x1, y1] = WALL;
  const wall = grid((u, w) => [mix(x0, x1, u), mix(y0, y1, w), -33], 2, 2);
  model.put(wall, { map, glow: true, doubleSided: true, line: 0, color: color('#ffffff').multiplyScalar(1.3) });
}

const RIM = 1.35;
const PARTS = 8;
/** Point of the canopy: angle round the stick, 0 top .. 1 rim, share of the way from rib to rib. */
function canopy(angle: number, t: number, between: number): V3 {
  const arch = Math.sin(between * Math.PI);
  const r = Math.sin(t * RIM) * (1 - 0.1 * t ** 2 * arch);
  return [Math.sin(angle) * r, 0.64 * Math.cos(t * RIM) + 0.07 * t ** 3 * arch, Math.cos(angle) * r];
}
/** An open umbrella, its stick along Y; laid down it rests on one rib's tip (+X) and on its crook. */
export function umbrella(model: Model, at: THREE.Matrix4, tones: [string, string]): void {
  model.inside(at, () => {
    for (let i = 0; i < PARTS; i++) {
      const angle = (k: number) => ((i + k) / PARTS) * TAU;
      const panel = grid((u, w) => canopy(angle(u), 1 - w, u), 12, 16);
      model.put(panel, { color: tones[i % 2] ?? tones[0], doubleSided: true, line: 0.7 });
      // light comes through the cloth: the inside is never dark
      const lining = grid((u, w) => canopy(angle(u), 1 - w, u).map((v) => v * 0.994) as V3, 12, 16);
      const cloth = color(tones[i % 2] ?? tones[0]);
      const through = (point: THREE.Vector3) =>
        cloth.clone().multiplyScalar(0.6 + 0.26 * Math.hypot(point.x, point.z) + 0.1 * point.x + 0.08 * point.z);
      model.put(lining, { tint: through, glow: true, doubleSided: true, line: 0.5 });
      const rib = [0.1, 0.4, 0.7, 1].map((t): V3 => {
        const [x, y, z] = canopy(angle(0), t, 0);
        return [x * 0.985, y - 0.012, z * 0.985];
      });
      model.put(tube(rib, [0.011], { around: 6, rings: 16 }), { color: '#6a4a44', line: 0.2 });
      const [x, y, z] = canopy(angle(0), 0.56, 0);
      const stay: V3[] = [
        [0, 0.16, 0],
        [x, y - 0.02, z],
      ];
      model.put(tube(stay, [0.009], { around: 6, rings: 2 }), { color: '#6a4a44', line: 0.2 });
      model.put(ball(0.024, 10), { color: '#f6c951', line: 0.3 }, place(canopy(angle(0), 1.01, 0)));
    }
    const stick: V3[] = points3('0,.8,0 0,0,0 0,-.74,0 .03,-.87,0 .12,-.93,0 .21,-.87,0 .23,-.77,0');
    model.put(tube(stick, [0.026, 0.028, 0.03, 0.034, 0.034, 0.034, 0.03], { around: 10, rings: 50 }), {
      color: '#8a5f3e',
    });
    model.put(ball([0.06, 0.05, 0.06], 12), { color: '#6a4a44', line: 0.4 }, place([0, 0.16, 0]));
  });
}

/** Slanting rain between two depths; `dry` is true where no drop may be seen. */
export function rain(
  model: Model,
  n: number,
  [left, low, back]: V3,
  [right, high, front]: V3,
  seed: number,
  dry: (point: THREE.Vector3) => boolean,
): void {
  const rnd = random(seed);
  for (let i = 0; i < n; i++) {
    const p = vec(mix(left, right, rnd()), mix(low, high, rnd()), mix(back, front, rnd()));
    const long = mix(0.2, 0.42, rnd());
    const end = p.clone().add(vec(-long * 0.24, -long, 0));
    if (dry(p) || dry(end)) continue;
    model.put(tube([p, end], [0.004, 0.013], { around: 6, rings: 2 }), {
      glow: true,
      color: color('#eceefc'),
      line: 0,
    });
  }
}

/** Rings that drops draw on still water: [x, z, radius], at the water's height. */
export function rings(model: Model, list: [number, number, number][], level: number, tone: string): void {
  for (const [x, z, r] of list)
    for (const [k, thick] of [
      [1, 0.011],
      [0.5, 0.014],
    ] as const) {
      const line = Array.from({ length: 28 }, (_, i): V3 => {
        const a = (i / 28) * TAU;
        return [x + Math.sin(a) * r * k, level + 0.006, z + Math.cos(a) * r * k * 0.9];
      });
      model.put(tube(line, [thick], { closed: true, around: 5, rings: 48 }), {
        glow: true,
        color: color(tone),
        line: 0,
      });
    }
}
/** Drops that jump up from where the rain strikes. */
export function bounces(model: Model, list: V3[], tone: string): void {
  for (const [i, [x, y, z]] of list.entries())
    for (const s of [-1, 0, 1]) {
      const up = s ? 0.09 : 0.14 - (i % 3) * 0.02;
      model.put(
        ball([0.017, 0.026, 0.017], 8),
        { glow: true, color: color(tone), line: 0 },
        place([x + s * 0.075, y + up, z], [0, 0, -s * 35]),
      );
    }
}
