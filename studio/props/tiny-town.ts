/** Pieces of Mr. Finch's model town. Metres, true to life: a house is .2 wide, a person .05 high; fronts face +Z, feet on y = 0. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, darken, noise, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';

const glow = (k = 1.25) => ({ color: color('#ffd982').multiplyScalar(k), glow: true, line: 0.2 });
export const pane = (lit: boolean) => (lit ? glow() : { color: '#7f9ab8', line: 0.3 });
export const box = (model: Model, [w, h, d]: V3, [x, y, z]: V3, look: Parameters<Model['put']>[1]) =>
  model.put(roundedBox(w, h, d, Math.min(w, h, d) * 0.12), look, place([x, y + h / 2, z]));
/** Roof over a body w x d, its eaves at y, ridge along X. */
function gable(model: Model, w: number, d: number, y: number, h: number, tone: string): void {
  const end: [number, number][] = [
    [-d / 2 - 0.012, 0],
    [0, h],
    [d / 2 + 0.012, 0],
  ];
  model.put(
    slab(end, w + 0.02, { soft: 0.004 }).rotateY(Math.PI / 2),
    { tint: wash(tone, 20), line: 0.7 },
    place([0, y, 0]),
  );
}

/** House with a door and windows that can be lit. `w` is its width. */
export function tinyHouse(
  model: Model,
  at: THREE.Matrix4,
  o: { w: number; wall: string; roof: string; lit: boolean; tall?: number; seed?: number },
): void {
  const { w, lit } = o;
  const [h, d] = [w * (o.tall ?? 0.72), w * 0.8];
  model.inside(at, () => {
    box(model, [w, h, d], [0, 0, 0], { tint: wash(o.wall, 14), line: 0.7 });
    gable(model, w, d, h, w * 0.42, o.roof);
    box(model, [w * 0.1, w * 0.3, w * 0.1], [w * 0.26, h + w * 0.1, -w * 0.1], {
      color: darken(o.roof, 0.2),
      line: 0.5,
    });
    box(model, [w * 0.2, w * 0.36, 0.008], [-w * 0.06, 0, d / 2], {
      color: ['#a04a3a', '#4a6a8a', '#5f7a4a', '#8a5a3c'][(o.seed ?? 0) % 4] ?? '#8a5a3c',
      line: 0.5,
    });
    const rows = h > w ? [0.3, 0.66] : [0.42];
    for (const r of rows)
      for (const x of [-0.34, 0.28]) {
        box(model, [w * 0.24, w * 0.26, 0.006], [x * w, h * r - w * 0.02, d / 2], { color: '#fff6e6', line: 0.3 });
        box(model, [w * 0.18, w * 0.2, 0.008], [x * w, h * r, d / 2 + 0.002], pane(lit));
      }
    for (const s of [-1, 1])
      for (const z of [-0.2, 0.2]) box(model, [0.008, w * 0.2, w * 0.16], [(s * w) / 2, h * 0.42, z * d], pane(lit));
  });
}
/** Church with a spire, .46 high at `s` = 1. */
export function tinyChurch(model: Model, at: THREE.Matrix4, s: number, lit: boolean): void {
  model.inside(at.clone().multiply(place([0, 0, 0], [0, 0, 0], s)), () => {
    box(model, [0.16, 0.14, 0.24], [0, 0, -0.06], { tint: wash('#f2e8d6', 14) });
    model.inside(place([0, 0, -0.06], [0, 90, 0]), () => gable(model, 0.24, 0.16, 0.14, 0.09, '#7a5a68'));
    box(model, [0.1, 0.26, 0.1], [0, 0, 0.1], { tint: wash('#f6ecdc', 14) });
    model.put(
      lathe(
        [
          [0, 0.082],
          [0.04, 0.06],
          [0.2, 0.006],
        ],
        { around: 4, steps: 1 },
      ),
      { color: '#6f6a8a', line: 0.8 },
      place([0, 0.26, 0.1], [0, 45, 0]),
    );
    box(model, [0.045, 0.07, 0.006], [0, 0, 0.152], { color: '#8a5a3c' });
    box(model, [0.03, 0.05, 0.006], [0, 0.15, 0.152], pane(lit));
    for (const k of [-1, 1])
      for (const z of [-0.12, -0.02]) box(model, [0.006, 0.06, 0.03], [k * 0.081, 0.05, z], pane(lit));
  });
}
/** Shop with a striped awning: the bakery, no bigger than a bread roll. */
export function tinyShop(model: Model, at: THREE.Matrix4, w: number, tone: string, lit: boolean): void {
  tinyHouse(model, at, { w, wall: tone, roof: '#8a5a5e', lit, tall: 0.9 });
  model.inside(at, () => {
    const awning = place([0, w * 0.42, w * 0.46], [24, 0, 0]);
    model.put(
      roundedBox(w * 0.96, 0.006, w * 0.24, 0.002),
      { tint: (q) => color(Math.sin((q.x / w) * 30) > 0 ? '#d8503f' : '#fff6e6'), line: 0.6 },
      awning,
    );
    box(model, [w * 0.7, w * 0.24, 0.006], [0, w * 0.08, w * 0.405], pane(lit));
  });
}
/** Round tree on a stick, or a fir. */
export function tinyTree(model: Model, at: V3, h: number, seed: number, snow = false): void {
  const tones = ['#5f8f4a', '#7ba356', '#4f7f52', '#93a858'];
  const tone = snow ? '#5a7a86' : (tones[seed % 4] ?? '#5f8f4a');
  model.put(
    tube(
      [
        [at[0], at[1], at[2]],
        [at[0], at[1] + h * 0.5, at[2]],
      ],
      [h * 0.06],
      { around: 5, rings: 2 },
    ),
    { color: '#7a5640', line: 0.4 },
  );
  if (seed % 3)
    model.put(
      ball([h * 0.3, h * 0.36, h * 0.3], 9),
      { tint: (q) => color(tone).multiplyScalar(0.85 + 0.3 * noise(q.x * 90, q.y * 90, q.z * 90)), line: 0.4 },
      place([at[0], at[1] + h * 0.68, at[2]]),
    );
  else
    model.put(
      lathe(
        [
          [0, h * 0.26],
          [h * 0.34, h * 0.13],
          [h * 0.36, h * 0.2],
          [h * 0.78, 0.004],
        ],
        { around: 10 },
      ),
      { color: darken(tone, 0.12), line: 0.4 },
      place([at[0], at[1] + h * 0.22, at[2]]),
    );
  if (!snow) return;
  const white = { color: '#eef1fb', line: 0.4 };
  const cone: [number, number][] = [
    [h * 0.66, h * 0.115],
    [h * 0.68, h * 0.125],
    [h * 1.02, 0.006],
  ];
  model.put(lathe(cone, { around: 10, steps: 1 }), white, place(at));
  model.put(ball([h * 0.16, h * 0.035, h * 0.16], 10), white, place([at[0], at[1] + h * 0.5, at[2]]));
}

/** Wooden peg person .05 high; `lookUp` (degrees) tips the head back and paints two dots for eyes. */
export function tinyPerson(
  model: Model,
  at: THREE.Matrix4,
  coat: string,
  skin = '#e8b48c',
  hair = '#5a3a2c',
  lookUp?: number,
): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.011 .002,.013 .02,.012 .03,.008 .034,.003'), { around: 10 }), {
      color: coat,
      line: 0.5,
    });
    if (lookUp === undefined) {
      model.put(ball(0.0095, 9), { color: skin, line: 0.4 }, place([0, 0.041, 0]));
      model.put(ball([0.0098, 0.006, 0.0098], 8), { color: hair, line: 0.2 }, place([0, 0.0455, -0.0015]));
      return;
    }
    model.inside(place([0, 0.042, 0], [-lookUp, 0, 0]), () => {
      model.put(ball(0.011, 14), { color: skin, line: 0.4 });
      model.put(ball([0.0115, 0.0085, 0.011], 12), { color: hair, line: 0.2 }, place([0, 0.005, -0.003]));
      for (const s of [-1, 1])
        model.put(ball([0.0015, 0.0021, 0.001], 8), { color: '#2a1c1a', line: 0 }, place([s * 0.0042, 0.0002, 0.0102]));
    });
  });
}
/** Peg dog, for a roof or a table. */
export function tinyDog(model: Model, at: THREE.Matrix4, tone = '#cc8a48'): void {
  model.inside(at, () => {
    model.put(
      tube(
        [
          [0, 0.013, -0.018],
          [0, 0.013, 0.014],
        ],
        [0.0065, 0.007],
        { around: 7, rings: 3 },
      ),
      { color: tone, line: 0.5 },
    );
    model.put(ball([0.0065, 0.0065, 0.008], 8), { color: tone, line: 0.5 }, place([0, 0.022, 0.019]));
    for (const s of [-1, 1])
      model.put(ball([0.003, 0.006, 0.004], 6), { color: '#7c4626', line: 0.2 }, place([s * 0.007, 0.021, 0.016]));
    for (const [x, z] of points2('-1,-1 1,-1 -1,1 1,1'))
      model.put(
        ball([0.0025, 0.006, 0.0025], 5),
        { color: '#95592b', line: 0.2 },
        place([x * 0.004, 0.005, z * 0.012]),
      );
  });
}
