/** What belongs to Mr. Finch and his door: the watch without hands, the bridge plan, a hill to sit on, a snail, a letter. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, mix, noise, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, ring, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';
import { tinyHouse, tinyPerson, tinyTree } from './tiny-town.ts';

const BRASS = '#e6b84e';

/** Snail on a wall: it climbs along +Y, the wall is z = 0, `s` = 1 is a shell of .05. */
export function snail(model: Model, at: THREE.Matrix4, s = 1): void {
  model.inside(at.clone().multiply(place([0, 0, 0], [0, 0, 0], s)), () => {
    const body: V3[] = points3('0,-.05,.004 0,-.02,.01 0,.03,.012 0,.05,.024');
    model.put(tube(body, [0.004, 0.014, 0.013, 0.011], { around: 10, rings: 16 }), { color: '#d9b88a', line: 0.8 });
    for (const k of [-1, 1]) {
      const horn: V3[] = [
        [k * 0.005, 0.052, 0.026],
        [k * 0.014, 0.075, 0.032],
      ];
      model.put(tube(horn, [0.003, 0.002], { around: 6 }), { color: '#c9a476', line: 0.5 });
      model.put(ball(0.005, 8), { color: '#3a2a22', line: 0 }, place([k * 0.0145, 0.077, 0.033]));
    }
    const shell: V3[] = [];
    for (let i = 0; i <= 30; i++) {
      const a = (i / 30) * TAU * 1.9;
      const r = mix(0.022, 0.003, i / 30);
      shell.push([0.0 + 0.006 * (i / 30), -0.008 + Math.sin(a) * r, 0.032 + Math.cos(a) * r]);
    }
    model.put(ball([0.02, 0.03, 0.03], 18), { color: '#c8683a' }, place([0, -0.008, 0.032]));
    model.put(
      tube(
        shell.map(([x, y, z]): V3 => [x + 0.02, y, z]),
        [0.0055, 0.002],
        { around: 7, rings: 60 },
      ),
      { color: '#f0c48a', line: 0.3 },
    );
    model.put(
      tube(
        shell.map(([x, y, z]): V3 => [-x - 0.02, y, z]),
        [0.0055, 0.002],
        { around: 7, rings: 60 },
      ),
      { color: '#f0c48a', line: 0.3 },
    );
  });
}

/** Pocket watch of radius `r`, dial to +Z, crown to +Y: twelve strokes and nothing to point at them. */
export function handlessWatch(model: Model, at: THREE.Matrix4, r: number): void {
  model.inside(at.clone().multiply(place([0, 0, 0], [0, 0, 0], r)), () => {
    model.put(ball([1, 1, 0.26], 34), { color: BRASS });
    model.put(ball([0.86, 0.86, 0.2], 30), { color: '#fffaf0', line: 0.7, face: 1 }, place([0, 0, 0.09]));
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * TAU;
      const long = i % 3 === 0 ? 0.15 : 0.08;
      const out: V3[] = [0.72, 0.72 - long].map(
        (k): V3 => [Math.sin(a) * k, Math.cos(a) * k, 0.1 + 0.2 * Math.sqrt(1 - (k / 0.86) ** 2)],
      );
      model.put(tube(out, [i % 3 === 0 ? 0.04 : 0.025], { around: 6, rings: 3 }), {
        color: '#3a3040',
        line: 0,
        face: 1,
      });
    }
    model.put(ball([0.05, 0.05, 0.03], 10), { color: '#3a3040', line: 0, face: 1 }, place([0, 0, 0.285]));
    model.put(roundedBox(0.24, 0.22, 0.2, 0.05), { color: BRASS, line: 0.7 }, place([0, 1.06, 0]));
    model.put(ring(0.2, 0.2, 0, 0.05), { color: BRASS, line: 0.6 }, place([0, 1.32, 0], [90, 0, 0]));
  });
}

/** Fine chain along a line. */
export function chain(model: Model, path: V3[], r = 0.004): void {
  model.put(tube(path, [r], { around: 6, rings: 40 }), { color: BRASS, line: 0.6 });
}

/** The crackly plan: `w` x `w` x .66, its face +Z, top +Y; two edges want to roll up again. It says 41. */
export function bridgePlan(model: Model, at: THREE.Matrix4, w: number): void {
  const h = w * 0.66;
  const lift = (u: number) => 0.05 * w * (smoothstep(0.1, 0, u) ** 2 + smoothstep(0.9, 1, u) ** 2);
  const sheet = grid(
    (u, v) => [
      (u - 0.5) * w,
      (v - 0.5) * h,
      lift(u) * (0.7 + 0.3 * v) + 0.004 * w * noise(u * 6, v * 5) + 0.012 * w * smoothstep(0.92, 1, v),
    ],
    40,
    24,
  );
  model.inside(at, () => {
    model.put(sheet, {
      doubleSided: true,
      tint: (q) => color('#f7ecd2').multiplyScalar(0.95 + 0.08 * noise(q.x * 14, q.y * 14)),
    });
    const ink = '#4f74b4';
    const z = 0.008 * w;
    const line = (points: [number, number][], r = 0.0034): void => {
      const path = points.map(([x, y]): V3 => [x * w, y * w, z]);
      model.put(tube(path, [r * w], { around: 6, rings: points.length * 4 }), { color: ink, line: 0 });
    };
    const [deck, low] = [0.27, 0.19];
    line([
      [-0.4, deck],
      [0.4, deck],
    ]);
    line([
      [-0.27, low],
      [0.27, low],
    ]);
    const zig: [number, number][] = Array.from({ length: 11 }, (_, i) => [-0.27 + i * 0.054, i % 2 ? deck : low]);
    for (let i = 0; i < 10; i++) line(zig.slice(i, i + 2), 0.0026);
    for (const s of [-1, 1]) {
      line([
        [s * 0.27, deck],
        [s * 0.27, 0.11],
        [s * 0.37, 0.11],
        [s * 0.37, deck],
      ]);
      // the measure's arrows
      line([
        [s * 0.16, 0.05],
        [s * 0.27, 0.05],
      ]);
      line([
        [s * 0.245, 0.065],
        [s * 0.27, 0.05],
        [s * 0.245, 0.035],
      ]);
    }
    model.inside(place([0, 0.04 * w, z]), () => lettering(model, '41', 0.2 * w, '#b8342c', 0.19));
    // columns of sums, and a ring of cocoa
    for (let i = 0; i < 4; i++)
      line(
        [
          [0.3, -0.1 - i * 0.045],
          [0.35 + (i % 3) * 0.025, -0.1 - i * 0.045],
        ],
        0.0024,
      );
    model.put(
      ring(0.05 * w, 0.05 * w, 0, 0.003 * w),
      { color: '#c9986a', line: 0 },
      place([-0.36 * w, -0.22 * w, z], [90, 0, 0]),
    );
  });
}

/** A hill that has left its town for a moment: `r` wide, `h` high, with what stood on it. */
export function modelHill(model: Model, at: THREE.Matrix4, r: number, h: number, lit: boolean): void {
  const up = (k: number) => h * (1 - smoothstep(0.15, 1, k)) + 0.01;
  const skin = grid(
    (u, v) => {
      const k = 1 - v;
      const a = u * TAU;
      const rr = r * k * (1 + 0.1 * Math.sin(a * 3 + 1));
      return [Math.sin(a) * rr, up(k) + 0.012 * noise(Math.sin(a) * 3, k * 5), Math.cos(a) * rr];
    },
    48,
    16,
  );
  model.inside(at, () => {
    model.put(skin, {
      doubleSided: true,
      tint: (q) =>
        color('#6f9a4e')
          .lerp(color('#a9c468'), smoothstep(0.3, 0.7, noise(q.x * 7, q.z * 7)))
          .lerp(color('#c9b878'), 0.5 * smoothstep(0.1, 0.3, q.y)),
    });
    const on = (a: number, k: number): V3 => [Math.sin(a) * r * k, up(k), Math.cos(a) * r * k];
    for (const [i, a] of [0.5, 1.0, 1.9, 2.6, 5.4, 5.9].entries())
      tinyTree(model, on(a, 0.82 - (i % 2) * 0.1), 0.13, i + 1);
    // nobody asked this house
    tinyHouse(model, place(on(0.1, 0.76), [4, 10, -24]), { w: 0.15, wall: '#f4e2c0', roof: '#9a5a52', lit, seed: 2 });
    tinyPerson(model, place(on(6.0, 0.94), [0, 0, 0]), '#d8503f');
    tinyPerson(model, place(on(0.45, 0.98), [0, -60, 0]), '#3f7fb0', '#a8704c');
  });
}

/** Small letters that Charlotte's name needs, as `glyphs.ts` draws the large ones; the box's top is 1, a small letter's .62. */
const SMALL: Readonly<Record<string, string>> = {
  a: '0.85,0.62 0.3,0.6 0.05,0.3 0.3,0.02 0.7,0.12 0.85,0.6 | 0.85,0.6 0.88,0.1 1,0',
  e: '0.08,0.34 0.85,0.36 0.7,0.6 0.35,0.6 0.08,0.32 0.3,0.03 0.85,0.08',
  h: '0.12,1 0.12,0 | 0.12,0.42 0.45,0.62 0.78,0.5 0.8,0',
  l: '0.45,1 0.45,0.1 0.65,0',
  o: '0.5,0.62 0.12,0.5 0.05,0.3 0.2,0.05 0.5,0 0.85,0.12 0.92,0.35 0.8,0.55 0.5,0.62',
  r: '0.2,0.62 0.2,0 | 0.2,0.36 0.5,0.6 0.85,0.56',
  t: '0.45,0.95 0.42,0.1 0.7,0.02 | 0.1,0.62 0.8,0.64',
  C: '1,0.86 0.6,1 0.2,0.8 0.05,0.45 0.25,0.1 0.65,0 1,0.15',
};
function hand(model: Model, text: string, h: number, ink: string, weight: number): void {
  const step = h * 0.62;
  for (const [i, ch] of [...text].entries())
    for (const stroke of (SMALL[ch] ?? '').split(' | ')) {
      const path = stroke.split(' ').map((p): V3 => {
        const [x = 0, y = 0] = p.split(',').map(Number);
        return [(i - text.length / 2) * step + x * step * 0.8, y * h, 0];
      });
      if (path.length > 1)
        model.put(tube(path, [h * weight], { around: 6, rings: path.length * 3 }), { color: ink, line: 0, face: 1 });
    }
}
/** Charlotte's thank-you letter, `w` wide: lines from right to left, a drawn train, and signed last letter first. Face +Z. */
export function backwardLetter(model: Model, at: THREE.Matrix4, w: number): void {
  const h = w * 1.1;
  const page = grid(
    (u, v) => [(u - 0.5) * w, (v - 0.5) * h, 0.05 * w * Math.sin(u * 2.4 + v) + 0.12 * w * smoothstep(0.75, 1, v) ** 2],
    20,
    20,
  );
  model.inside(at, () => {
    model.put(page, { color: '#fff8e8', doubleSided: true, face: 0.6 });
    const z = 0.065 * w;
    for (let i = 0; i < 4; i++) {
      const [y, to] = [h * (0.33 - i * 0.115), w * (i === 3 ? -0.02 : -0.38)];
      const path = Array.from(
        { length: 15 },
        (_, k): V3 => [mix(w * 0.4, to, k / 14), y + (k % 2) * 0.022 * w * (1 - 0.5 * noise(k, i)), z],
      );
      model.put(tube(path, [0.008 * w], { around: 5, rings: 60 }), { color: '#6a5a86', line: 0, face: 1 });
    }
    model.inside(place([0, -h * 0.36, z], [0, 0, -3]), () => hand(model, 'ettolrahC', w * 0.162, '#c8322c', 0.08));
  });
}
