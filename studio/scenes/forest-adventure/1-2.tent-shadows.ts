/** Shadows of three children sitting up in bed, hair on end. Metres; flat in the XY plane, standing on y = 0. */
import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { flatShape, type P2 } from '../../model/leaves.ts';
import { color, mix, random } from '../../model/math.ts';
import { place } from '../../model/place.ts';

/** Middle of the head over the mattress. */
export const SHADOW_HEAD = 0.74;
export type Sleeper = 'charlotte' | 'theo' | 'priya';
type Draw = (points: P2[]) => void;

/** A band of changing width along a line: arms, plaits, curls. */
function band(draw: Draw, line: P2[], wide: number[]): void {
  const left: P2[] = [];
  const right: P2[] = [];
  for (const [i, [x, y]] of line.entries()) {
    const [ax, ay] = line[Math.max(0, i - 1)] as P2;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] as P2;
    const [dx, dy] = [bx - ax, by - ay];
    const w = (wide[Math.min(i, wide.length - 1)] ?? 0.02) / Math.hypot(dx, dy);
    left.push([x - dy * w, y + dx * w]);
    right.unshift([x + dy * w, y - dx * w]);
  }
  draw([...left, ...right]);
}
const disc = (x: number, y: number, r: number, flat = 1): P2[] =>
  Array.from({ length: 28 }, (_, i): P2 => {
    const a = (i / 28) * Math.PI * 2;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r * flat];
  });

/** Shoulders pulled up to the ears. */
function body(draw: Draw, wide: number): void {
  draw([
    [-0.075, 0.62],
    [-0.085, 0.52],
    [-wide * 0.72, 0.47],
    [-wide * 0.92, 0.36],
    [-wide, 0],
    [wide, 0],
    [wide * 0.92, 0.36],
    [wide * 0.72, 0.47],
    [0.085, 0.52],
    [0.075, 0.62],
  ]);
}
/** A raised hand with spread fingers beside the face. */
function hand(draw: Draw, x: number, y: number, s: number): void {
  draw(disc(x, y, 0.047));
  for (let i = 0; i < 4; i++) {
    const a = Math.PI / 2 - s * (i - 1.2) * 0.34;
    const tip: P2 = [x + Math.cos(a) * 0.125, y + Math.sin(a) * 0.125];
    band(draw, [[x, y], [mix(x, tip[0], 0.6), mix(y, tip[1], 0.6)], tip], [0.02, 0.019, 0.011]);
  }
  band(
    draw,
    [
      [x, y],
      [x - s * 0.06, y + 0.02],
      [x - s * 0.085, y + 0.055],
    ],
    [0.02, 0.019, 0.011],
  );
}

const HAIR: Record<Sleeper, (draw: Draw, light: Draw) => void> = {
  /** springs that stand up all round the head */
  charlotte(draw) {
    const rnd = random(8);
    draw(disc(0, SHADOW_HEAD + 0.02, 0.235));
    for (let i = 0; i < 13; i++) {
      const a = mix(-1.85, 1.85, i / 12);
      const long = 0.13 + 0.09 * Math.cos(a / 1.5) + 0.04 * rnd();
      const line = Array.from({ length: 9 }, (_, k): P2 => {
        const r = 0.19 + (long * k) / 8;
        const t = a + (0.032 / r) * Math.sin(k * 1.75 + i);
        return [Math.sin(t) * r, SHADOW_HEAD + Math.cos(t) * r];
      });
      band(draw, line, [0.05, 0.046, 0.042, 0.038, 0.034, 0.031, 0.028, 0.024, 0.018]);
      const [x, y] = line[8] as P2;
      draw(disc(x, y, 0.03));
    }
  },
  /** short curls like a hedgehog, and the glasses already on */
  theo(draw, light) {
    const rnd = random(5);
    for (let i = 0; i < 21; i++) {
      const a = mix(-1.75, 1.75, i / 20);
      const r = 0.265 + 0.045 * rnd() + 0.03 * Math.cos(a);
      const [o, b] = [0.19, 0.105];
      draw([
        [Math.sin(a - b) * o, SHADOW_HEAD + Math.cos(a - b) * o],
        [Math.sin(a) * r, SHADOW_HEAD + Math.cos(a) * r],
        [Math.sin(a + b) * o, SHADOW_HEAD + Math.cos(a + b) * o],
      ]);
    }
    for (const s of [-1, 1]) {
      draw(disc(s * 0.2, SHADOW_HEAD - 0.03, 0.04, 1.3));
      light(disc(s * 0.085, SHADOW_HEAD - 0.02, 0.07));
    }
    light([
      [-0.03, SHADOW_HEAD],
      [0.03, SHADOW_HEAD],
      [0.03, SHADOW_HEAD - 0.014],
      [-0.03, SHADOW_HEAD - 0.014],
    ]);
  },
  /** two thin plaits straight out and up like lightning, ribbons at the ends */
  priya(draw) {
    draw(disc(0, SHADOW_HEAD + 0.02, 0.2));
    for (let i = 0; i < 9; i++) {
      const a = mix(-0.7, 0.7, i / 8);
      const r = 0.245 + 0.03 * (i % 2);
      draw([
        [Math.sin(a - 0.08) * 0.19, SHADOW_HEAD + Math.cos(a - 0.08) * 0.19],
        [Math.sin(a) * r, SHADOW_HEAD + Math.cos(a) * r],
        [Math.sin(a + 0.08) * 0.19, SHADOW_HEAD + Math.cos(a + 0.08) * 0.19],
      ]);
    }
    for (const s of [-1, 1]) {
      const line = Array.from({ length: 9 }, (_, k): P2 => {
        const t = k / 8;
        const zig = (k % 2 ? 1 : -1) * 0.034 * (k && k < 8 ? 1 : 0);
        return [s * (0.17 + 0.2 * t + zig * 0.8), SHADOW_HEAD + 0.06 + 0.34 * t - zig * 0.5];
      });
      band(draw, line, [0.036, 0.034, 0.032, 0.031, 0.03, 0.029, 0.027, 0.025, 0.022]);
      const [x, y] = line[8] as P2;
      for (const k of [-1, 1])
        draw([
          [x, y],
          [x + k * 0.085, y + 0.06],
          [x + k * 0.08, y - 0.04],
        ]);
      band(
        draw,
        [
          [x, y],
          [x + s * 0.02, y + 0.06],
          [x + s * 0.022, y + 0.11],
        ],
        [0.018, 0.03, 0.004],
      );
      band(
        draw,
        [
          [s * 0.3, 0.2],
          [s * 0.34, 0.38],
          [s * 0.23, 0.52],
        ],
        [0.05, 0.045, 0.036],
      );
      hand(draw, s * 0.225, 0.57, s);
    }
  },
};

/** `at` stands on the inside of the cloth; `cloth` is the color that shines through the lenses. */
export function sleeperShadow(
  model: Model,
  at: THREE.Matrix4,
  who: Sleeper,
  tone = '#5a2f3a',
  cloth = '#ffcf7a',
): void {
  let layer = 0;
  const put = (ink: THREE.Color) => (points: P2[]) => {
    layer += 0.0004;
    const area = THREE.ShapeUtils.area(points.map((p) => new THREE.Vector2(...p)));
    const look = { glow: true, doubleSided: true, line: 0, color: ink };
    model.put(flatShape(area < 0 ? [...points].reverse() : points), look, place([0, 0, layer]));
  };
  model.inside(at, () => {
    const dark = put(color(tone));
    body(dark, who === 'theo' ? 0.27 : 0.29);
    dark(disc(0, SHADOW_HEAD, 0.19));
    HAIR[who](dark, put(color(cloth)));
  });
}
