/** Small buildings for a picture map, about 2.5 units wide: schools, a college, a city, an aeroplane. Fronts face +Z, feet on y = 0. */

import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { color, darken, lighten, noise, at as nth, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { slab } from '../model/slab.ts';
import { ball, lathe, tube } from '../model/tube.ts';

const wash =
  (tone: string, scale = 3) =>
  (point: THREE.Vector3) =>
    color(tone).multiplyScalar(0.92 + 0.15 * noise(point.x * scale, point.y * scale, point.z * scale));
const block = (model: Model, [w, h, d]: V3, where: V3, tone: string): Model =>
  model.put(roundedBox(w, h, d, 0.025), { tint: wash(tone) }, place([where[0], where[1] + h / 2, where[2]]));

type Panes = {
  /** middle of the lowest row, and the front's depth */
  at: V3;
  wide: number;
  high: number;
  cols: number;
  rows: number;
  glass?: string[];
  frame?: string;
};
/** Rows of windows on a front. */
function panes(model: Model, p: Panes): void {
  const rnd = random(Math.round(p.at[0] * 31 + p.rows * 7 + p.cols));
  const [dx, dy] = [p.wide / p.cols, p.high / p.rows];
  const [frames, glass]: [Item[], Item[]] = [[], []];
  const tones = p.glass ?? ['#8fc0d4', '#a8d4dc', '#7fb0cc', '#fbe6a8'];
  for (let r = 0; r < p.rows; r++)
    for (let c = 0; c < p.cols; c++) {
      const where: V3 = [p.at[0] + (c - (p.cols - 1) / 2) * dx, p.at[1] + (r + 0.5) * dy, p.at[2]];
      frames.push({ at: place(where, [0, 0, 0], [dx * 0.76, dy * 0.66, 0.03]), color: color(p.frame ?? '#fff6e6') });
      glass.push({
        at: place([where[0], where[1], where[2] + 0.01], [0, 0, 0], [dx * 0.6, dy * 0.5, 0.03]),
        color: color(nth(tones, Math.floor(rnd() * tones.length))),
      });
    }
  model.scatter(new THREE.BoxGeometry(1, 1, 1), frames, { line: 0.3 });
  model.scatter(new THREE.BoxGeometry(1, 1, 1), glass, { line: 0.2 });
}
function clock(model: Model, where: V3, r: number): void {
  model.put(ball([r, r, 0.03], 20), { color: '#fffaf0', line: 0.7 }, place(where));
  const hand = (angle: number, l: number) =>
    model.put(
      roundedBox(r * 0.14, r * l, 0.012, 0.004),
      { color: '#4a3a44', line: 0 },
      place([where[0], where[1], where[2] + 0.03], [0, 0, angle]).multiply(place([0, (r * l) / 2, 0])),
    );
  hand(-60, 0.55);
  hand(30, 0.75);
}

/** Korean school: a long front with a stair tower, `floors` high. */
export function school(
  model: Model,
  at: THREE.Matrix4,
  o: { wide: number; floors: number; wall: string; band: string; tower: string; towerAt: number },
): void {
  const h = o.floors * 0.31;
  model.inside(at, () => {
    block(model, [o.wide, h, 0.7], [0, 0, 0], o.wall);
    for (let i = 1; i <= o.floors; i++)
      block(
        model,
        [o.wide + 0.03, 0.035, 0.72],
        [0, i * 0.31 - 0.02, 0],
        i === o.floors ? o.band : lighten(o.band, 0.55),
      );
    panes(model, {
      at: [0, 0.01, 0.35],
      wide: o.wide * 0.96,
      high: h,
      cols: Math.round(o.wide / 0.24),
      rows: o.floors,
    });
    block(model, [0.52, h + 0.3, 0.86], [o.towerAt, 0, 0.03], o.tower);
    block(model, [0.58, 0.05, 0.92], [o.towerAt, h + 0.3, 0.03], o.band);
    clock(model, [o.towerAt, h + 0.1, 0.47], 0.14);
    block(model, [0.62, 0.05, 0.34], [o.towerAt, 0.34, 0.56], o.band);
    block(model, [0.34, 0.32, 0.04], [o.towerAt, 0, 0.46], '#6a8aa0');
    for (const s of [-1, 1]) block(model, [0.05, 0.34, 0.05], [o.towerAt + s * 0.27, 0, 0.68], '#fff3dc');
    panes(model, { at: [o.towerAt, 0.42, 0.465], wide: 0.36, high: h - 0.5, cols: 2, rows: Math.max(1, o.floors - 2) });
  });
}
/** Slide and climbing arches of a school yard. */
export function playground(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    for (const [i, tone] of ['#e4604c', '#f6b83a', '#4f8fc0'].entries()) {
      const x = -0.3 + i * 0.14;
      const arch: V3[] = [
        [x, 0, -0.14],
        [x, 0.26, -0.1],
        [x, 0.32, 0],
        [x, 0.26, 0.1],
        [x, 0, 0.14],
      ];
      model.put(tube(arch, [0.018], { around: 8 }), { color: tone });
    }
    const chute: V3[] = points3('.26,.34,0 .36,.3,.02 .56,.08,.1 .68,.04,.13');
    model.put(tube(chute, [0.06], { around: 10, flat: 0.4 }), { color: '#f6b83a' });
    for (const x of [0.2, 0.3])
      model.put(
        tube(
          [
            [x, 0, 0],
            [x, 0.44, 0],
          ],
          [0.014],
          { around: 6, rings: 2 },
        ),
        { color: '#e4604c' },
      );
  });
}

/** American college hall: brick, white columns, a bell tower with a green cap. */
export function collegeHall(model: Model, at: THREE.Matrix4): void {
  const brick = '#b8563e';
  const roof = '#5a6478';
  const hip = (w: number, d: number, h: number): THREE.BufferGeometry =>
    slab(
      [
        [-d / 2, 0],
        [d / 2, 0],
        [0, h],
      ],
      w,
      { soft: 0.01 },
    ).rotateY(Math.PI / 2);
  model.inside(at, () => {
    block(model, [2.5, 0.72, 0.7], [0, 0, -0.05], brick);
    model.put(hip(2.56, 0.82, 0.34), { tint: wash(roof, 6) }, place([0, 0.72, -0.05]));
    for (const s of [-1, 1]) {
      panes(model, { at: [s * 0.84, 0.02, 0.3], wide: 0.74, high: 0.68, cols: 3, rows: 2 });
      block(model, [0.16, 0.42, 0.16], [s * 0.95, 0.8, -0.1], brick);
    }
    block(model, [0.92, 0.76, 0.3], [0, 0, 0.3], lighten(brick, 0.12));
    for (let i = 0; i < 4; i++)
      model.put(
        lathe(points2('0,.055 .04,.042 .5,.036 .6,.05'), { around: 16 }),
        { color: '#fff6e6' },
        place([-0.36 + i * 0.24, 0.06, 0.6]),
      );
    block(model, [1.0, 0.06, 0.5], [0, 0, 0.5], '#e8d8c0');
    block(model, [1.0, 0.07, 0.32], [0, 0.66, 0.5], '#fff6e6');
    model.put(
      slab(
        [
          [-0.54, 0],
          [0.54, 0],
          [0, 0.28],
        ],
        0.34,
        { soft: 0.012 },
      ),
      { color: '#fff6e6' },
      place([0, 0.73, 0.5]),
    );
    model.put(ball([0.07, 0.07, 0.02], 16), { color: '#e0b25e', line: 0.6 }, place([0, 0.83, 0.68]));
    block(model, [0.2, 0.36, 0.04], [0, 0.05, 0.46], '#6a4a3a');
    block(model, [0.42, 0.9, 0.42], [0, 0.72, -0.05], brick);
    block(model, [0.48, 0.06, 0.48], [0, 1.56, -0.05], '#fff6e6');
    clock(model, [0, 1.36, 0.17], 0.13);
    block(model, [0.32, 0.26, 0.32], [0, 1.62, -0.05], '#fff6e6');
    for (const x of [-0.07, 0.07]) block(model, [0.07, 0.16, 0.02], [x, 1.66, 0.11], '#7fa0b0');
    model.put(
      lathe(points2('0,.2 .08,.19 .2,.1 .3,.03 .5,.008'), { around: 20 }),
      { color: '#5f9a8c' },
      place([0, 1.88, -0.05]),
    );
  });
}

const TOWERS: [x: number, z: number, w: number, h: number, tone: string][] = [
  [-1.02, -0.3, 0.5, 1.25, '#e8b48c'],
  [-0.56, -0.55, 0.46, 1.95, '#8fb4d0'],
  [-0.08, -0.2, 0.56, 2.5, '#6f9ac8'],
  [0.46, -0.5, 0.46, 1.75, '#f0cf9a'],
  [0.9, -0.25, 0.48, 2.1, '#9a8cc4'],
  [-0.72, 0.18, 0.44, 0.78, '#d8705c'],
  [0.5, 0.2, 0.5, 0.95, '#7fb8a8'],
  [1.2, 0.1, 0.38, 1.1, '#f2d6a4'],
];
/** A handful of bright towers. */
export function cityBlock(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    for (const [i, [x, z, w, h, tone]] of TOWERS.entries()) {
      block(model, [w, h, w * 0.8], [x, 0, z], tone);
      block(model, [w * 1.04, 0.04, w * 0.84], [x, h, z], darken(tone, 0.2));
      panes(model, {
        at: [x, 0.14, z + w * 0.4],
        wide: w * 0.9,
        high: h - 0.2,
        cols: 4,
        rows: Math.round(h / 0.17),
        frame: lighten(tone, 0.4),
        glass: ['#bfe0ea', '#fff0b8', '#9accdc', '#ffe08a'],
      });
      if (i === 2) {
        block(model, [w * 0.6, 0.2, w * 0.5], [x, h, z], lighten(tone, 0.3));
        model.put(
          tube(
            [
              [x, h + 0.2, z],
              [x, h + 0.62, z],
            ],
            [0.025, 0.008],
            { around: 8, rings: 3 },
          ),
          { color: '#fff3dc' },
        );
      }
      block(model, [w * 0.4, 0.14, 0.03], [x, 0, z + w * 0.41], '#5a5a78');
    }
  });
}

/** Aeroplane of length `l`, nose to +X. */
export function aeroplane(model: Model, at: THREE.Matrix4, l: number): void {
  model.inside(at, () => {
    const body: V3[] = [
      [-l * 0.5, l * 0.05, 0],
      [-l * 0.3, 0.01, 0],
      [0, 0, 0],
      [l * 0.34, 0, 0],
      [l * 0.48, -l * 0.012, 0],
    ];
    model.put(tube(body, [l * 0.025, l * 0.075, l * 0.088, l * 0.085, l * 0.04], { around: 18, rings: 30 }), {
      color: '#fffaf0',
    });
    for (const s of [-1, 1]) {
      const wing = slab(
        [
          [l * 0.14, 0],
          [-l * 0.06, 0],
          [-l * 0.22, l * 0.52],
          [-l * 0.14, l * 0.52],
        ],
        l * 0.022,
        { soft: 0.006 },
      );
      model.put(wing, { color: '#dfe6ea' }, place([0, -l * 0.02, 0], [s * 86, 0, 0]));
      const fin = slab(
        [
          [0, 0],
          [-l * 0.1, 0],
          [-l * 0.15, l * 0.18],
          [-l * 0.09, l * 0.18],
        ],
        l * 0.016,
        { soft: 0.004 },
      );
      model.put(fin, { color: '#e4604c' }, place([-l * 0.36, l * 0.04, 0], [s * 84, 0, 0]));
      model.put(
        ball([l * 0.085, l * 0.04, l * 0.04], 12),
        { color: '#e4604c' },
        place([-l * 0.0, -l * 0.06, s * l * 0.2]),
      );
      for (let i = 0; i < 6; i++)
        model.put(
          ball([l * 0.016, l * 0.02, l * 0.006], 8),
          { color: '#5f8fb4', line: 0.2 },
          place([l * (-0.14 + i * 0.075), l * 0.025, s * l * 0.084]),
        );
    }
    model.put(
      slab(
        [
          [0, 0],
          [-l * 0.13, 0],
          [-l * 0.2, l * 0.2],
          [-l * 0.11, l * 0.2],
        ],
        l * 0.02,
        { soft: 0.004 },
      ),
      { color: '#e4604c' },
      place([-l * 0.32, l * 0.06, 0]),
    );
    model.put(
      ball([l * 0.03, l * 0.022, l * 0.06], 10),
      { color: '#5f8fb4', line: 0.4 },
      place([l * 0.42, l * 0.04, 0]),
    );
  });
}
