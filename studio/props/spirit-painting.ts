/**
 * Painting of the mountain spirit (산신도): an old man in a blue robe, a tiger that lies behind him like a cushion and tries not to laugh,
 * a boy with three peaches on a tray. 1.6 x 1.2 of its own frame in the XY plane facing +Z, the middle at the origin.
 */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, fbm, mix, noise, TAU } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';

type P = [number, number];
/** Points, or the same written as `x,y x,y`. */
type Line = P[] | string;
const points = (line: Line): P[] =>
  typeof line === 'string'
    ? line.split(' ').map((p): P => {
        const [x = 0, y = 0] = p.split(',').map(Number);
        return [x, y];
      })
    : line;
/** Where the tiger's eyes are, so that a camera can find them. */
export const TIGER_FACE: P = [-0.43, -0.2];

/** Layers of flat paint, each a hair before the last. */
class Scroll {
  private depth = 0;
  private readonly m: Model;
  private origin: P = [0, 0];
  private side = 1;
  constructor(model: Model) {
    this.m = model;
  }
  /** Moves the brush's zero; `side` -1 draws the mirror of a half. */
  at([x, y]: P, side = 1): this {
    [this.origin, this.side] = [[x, y], side];
    return this;
  }
  private put(line: Line): P[] {
    return points(line).map(([x, y]): P => [this.origin[0] + this.side * x, this.origin[1] + y]);
  }
  private lay(geometry: THREE.BufferGeometry, tone: string, line: number, shade: number): void {
    this.depth += 0.0008;
    const base = color(tone);
    this.m.put(
      geometry,
      {
        tint: (point) => base.clone().multiplyScalar(1 - shade / 2 + shade * fbm(point.x * 9, point.y * 9, 2)),
        line,
        face: 0.8,
        doubleSided: true,
      },
      place([0, 0, this.depth]),
    );
  }
  patch(line: Line, tone: string, o: { line?: number; shade?: number; sharp?: boolean } = {}): this {
    const list = this.put(line);
    const flat = list.map(([x, y]) => new THREE.Vector2(x, y));
    const outline = o.sharp
      ? flat
      : new THREE.CatmullRomCurve3(
          list.map(([x, y]) => new THREE.Vector3(x, y, 0)),
          true,
          'centripetal',
        )
          .getPoints(list.length * 7)
          .map((point) => new THREE.Vector2(point.x, point.y));
    this.lay(new THREE.ShapeGeometry(new THREE.Shape(outline)), tone, o.line ?? 0.35, o.shade ?? 0.2);
    return this;
  }
  disc(x: number, y: number, rx: number, ry: number, tone: string, turn = 0): this {
    return this.patch(
      Array.from({ length: 12 }, (_, i): P => {
        const a = (i / 12) * TAU;
        const [u, v] = [Math.cos(a) * rx, Math.sin(a) * ry];
        return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
      }),
      tone,
    );
  }
  /** Brush stroke that swells in the middle. */
  stroke(line: Line, wide: number, tone = '#3a2a2c', even = false): this {
    const list = this.put(line);
    const curve = new THREE.CatmullRomCurve3(
      list.map(([x, y]) => new THREE.Vector3(x, y, 0)),
      false,
      'centripetal',
    );
    const n = list.length * 6;
    const [left, right]: [THREE.Vector2[], THREE.Vector2[]] = [[], []];
    for (let i = 0; i <= n; i++) {
      const [p, t] = [curve.getPoint(i / n), curve.getTangent(i / n)];
      const half = (wide / 2) * (even ? 1 : Math.sin(Math.PI * mix(0.08, 0.92, i / n)) ** 0.6);
      left.push(new THREE.Vector2(p.x - t.y * half, p.y + t.x * half));
      right.unshift(new THREE.Vector2(p.x + t.y * half, p.y - t.x * half));
    }
    this.lay(new THREE.ShapeGeometry(new THREE.Shape([...left, ...right])), tone, 0, 0);
    return this;
  }
}

export function spiritPainting(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(
      roundedBox(1.76, 1.36, 0.05, 0.015, { fine: true }),
      { tint: (point) => color('#7a3a30').lerp(color('#5f2c2a'), noise(point.x * 3, point.y * 14)) },
      place([0, 0, -0.03]),
    );
    model.put(
      roundedBox(1.62, 1.22, 0.012, 0.004, { fine: true }),
      { tint: (point) => color('#e2cb92').lerp(color('#c9a868'), fbm(point.x * 3, point.y * 3, 5)), line: 0.4 },
      place([0, 0, 0]),
    );
    model.inside(place([0, 0, 0.008]), () => {
      const s = new Scroll(model);
      distance(s);
      tigerBody(s);
      spirit(s);
      tigerHead(s);
      boy(s);
    });
  });
}

function distance(s: Scroll): void {
  s.disc(0.56, 0.44, 0.085, 0.085, '#d9482f');
  s.patch('-.75,.02 -.66,.3 -.56,.36 -.44,.16 -.3,.26 -.18,.06 -.1,-.1 -.75,-.14', '#7fa08c');
  s.patch('.16,0 .34,.2 .46,.12 .62,.26 .76,.1 .76,-.16 .2,-.16', '#6f947f');
  for (const [x, y] of points2('-.6,.2 -.34,.12 .44,.04 .64,.1') as P[])
    s.stroke(
      [
        [x - 0.03, y + 0.06],
        [x, y],
        [x + 0.01, y - 0.1],
      ],
      0.014,
      '#4f7264',
    );
  s.patch('-.8,-.12 -.6,-.08 -.4,-.065 -.2,-.09 0,-.12 .2,-.08 .4,-.055 .6,-.08 .8,-.12 .8,-.6 -.8,-.6', '#a8a05c', {
    line: 0.2,
    sharp: true,
  });
  // clouds of one line
  for (const [x, y, k] of [
    [-0.16, 0.5, 1],
    [0.2, 0.34, 0.8],
    [-0.62, 0.46, 0.7],
  ] as const)
    s.patch(
      [
        [x - 0.14 * k, y],
        [x - 0.09 * k, y + 0.045 * k],
        [x - 0.02 * k, y + 0.03 * k],
        [x + 0.05 * k, y + 0.055 * k],
        [x + 0.13 * k, y + 0.01],
        [x + 0.06 * k, y - 0.02 * k],
        [x - 0.06 * k, y - 0.025 * k],
      ],
      '#f6ead0',
    );
  // a pine leans in, as in every such picture
  s.stroke('-.78,-.2 -.7,.06 -.74,.28 -.62,.5 -.5,.58', 0.075, '#a8573a', true);
  s.stroke('-.7,.3 -.56,.36 -.44,.42', 0.04, '#a8573a');
  for (const [x, y, k] of points3('-.6,.52,1.2 -.42,.46,1 -.7,.4,.9 -.36,.56,.9 -.72,.56,.9')) {
    s.patch(
      [
        [x - 0.11 * k, y - 0.01],
        [x - 0.06 * k, y + 0.045 * k],
        [x + 0.03 * k, y + 0.05 * k],
        [x + 0.11 * k, y],
        [x + 0.04 * k, y - 0.03 * k],
        [x - 0.05 * k, y - 0.03 * k],
      ],
      '#3f6a52',
    );
    for (let i = -2; i < 3; i++)
      s.stroke(
        [
          [x + i * 0.035 * k, y - 0.015],
          [x + i * 0.042 * k, y + 0.035 * k],
        ],
        0.008,
        '#86a86a',
      );
  }
}

const FUR = '#d08a38';
function stripes(s: Scroll, list: Line[], wide = 0.026): void {
  for (const line of list) s.stroke(line, wide, '#4a2f28');
}
function tigerBody(s: Scroll): void {
  // tail comes round and up on the right
  s.stroke('.42,-.3 .62,-.3 .7,-.14 .62,.0 .52,.02 .5,-.05', 0.075, FUR, true);
  stripes(s, ['.58,-.34 .6,-.26', '.67,-.25 .73,-.2', '.64,-.08 .72,-.08', '.58,-.02 .62,.05'], 0.022);
  s.patch('-.62,-.36 -.5,-.06 -.26,.1 .02,.12 .3,.06 .48,-.1 .54,-.32 .4,-.44 -.2,-.46', FUR);
  s.patch('.3,-.12 .46,-.12 .56,-.3 .5,-.46 .3,-.47 .2,-.34', '#e2a650');
  stripes(s, [
    '-.3,.08 -.27,-.02',
    '-.2,.1 -.18,.0',
    '.26,.07 .25,-.03',
    '.36,.01 .33,-.1',
    '.46,-.16 .38,-.2',
    '.52,-.24 .42,-.28',
    '.53,-.34 .42,-.36',
  ]);
  s.patch('.42,-.44 .58,-.4 .66,-.46 .6,-.5 .42,-.5', '#e8b464');
}

function spirit(s: Scroll): void {
  // the staff, gnarled, with a gourd
  s.stroke('.4,-.5 .38,-.1 .41,.2 .38,.42 .44,.5 .5,.46', 0.032, '#7a4a34', true);
  s.disc(0.43, 0.3, 0.035, 0.045, '#d8a850').disc(0.43, 0.36, 0.022, 0.026, '#d8a850');
  // robe: a blue mountain with folds
  const blue = '#3f6fa8';
  s.patch('-.32,-.52 -.3,-.3 -.2,-.06 -.1,.12 .06,.17 .22,.12 .31,-.06 .4,-.3 .42,-.52 .06,-.55', blue);
  s.patch('-.1,.1 -.2,.02 -.32,-.16 -.3,-.26 -.14,-.22 0,-.1', '#4a7cb4');
  s.patch('.22,.1 .32,.02 .44,-.12 .42,-.22 .26,-.2 .12,-.1', '#4a7cb4');
  for (const f of ['-.2,-.28 -.16,-.4 -.2,-.52', '.06,-.28 .05,-.4 .08,-.53', '.28,-.26 .3,-.4 .27,-.52'])
    s.stroke(f, 0.02, '#2a4f86');
  s.stroke('-.32,-.5 -.1,-.535 .1,-.54 .3,-.53 .42,-.5', 0.035, '#e8c25a', true);
  s.stroke('-.32,-.24 -.22,-.235 -.12,-.21', 0.028, '#e8c25a', true);
  s.stroke('.42,-.2 .34,-.215 .24,-.19', 0.028, '#e8c25a', true);
  s.patch('-.06,.13 .06,-.04 .18,.13 .13,.16 .06,.06 -.01,.16', '#fff4dc');
  s.patch('-.12,-.12 .06,-.15 .24,-.11 .24,-.16 .06,-.2 -.12,-.17', '#c9402f');
  s.patch('.03,-.15 .1,-.15 .12,-.42 .07,-.45 .02,-.42', '#d9563f');
  // hands: a fan of feathers, the staff
  s.patch('-.26,-.14 -.34,.06 -.3,.12 -.24,.13 -.17,.1 -.16,.02 -.22,-.14', '#f6ead0');
  for (const x of [-0.3, -0.26, -0.22, -0.19])
    s.stroke(
      [
        [-0.24, -0.12],
        [x, 0.09],
      ],
      0.008,
      '#8f8a7c',
    );
  s.disc(-0.235, -0.17, 0.045, 0.032, '#efc09a', 0.5).disc(0.395, -0.15, 0.04, 0.045, '#efc09a');
  // face
  s.disc(-0.05, 0.3, 0.03, 0.045, '#efc09a').disc(0.17, 0.3, 0.03, 0.045, '#efc09a');
  s.patch('-.05,.34 -.02,.44 .06,.475 .14,.44 .17,.34 .14,.22 .06,.17 -.02,.22', '#f2c8a2');
  s.patch('-.03,.21 .06,.235 .15,.21 .14,.08 .09,-.06 .06,-.12 .03,-.05 -.02,.08', '#fdf8ec');
  for (const x of [0.02, 0.06, 0.1])
    s.stroke(
      [
        [x, 0.18],
        [x + 0.005, 0.06],
        [0.06, -0.06],
      ],
      0.007,
      '#c9c0b8',
    );
  s.stroke('-.03,.235 .02,.25 .06,.24 .1,.25 .15,.235', 0.024, '#fdf8ec');
  s.stroke('.03,.205 .06,.196 .09,.205', 0.012, '#c0604c');
  s.stroke('.062,.33 .05,.275 .075,.268', 0.009, '#a8694c');
  for (const k of [-1, 1]) {
    s.stroke(
      [
        [0.06 + k * 0.025, 0.352],
        [0.06 + k * 0.06, 0.368],
        [0.06 + k * 0.105, 0.34],
      ],
      0.022,
      '#fdf8ec',
    );
    s.stroke(
      [
        [0.06 + k * 0.028, 0.318],
        [0.06 + k * 0.055, 0.326],
        [0.06 + k * 0.082, 0.315],
      ],
      0.013,
    );
  }
  // black gauze cap
  s.patch('-.06,.4 -.03,.5 .02,.56 .1,.56 .15,.5 .18,.4 .06,.43', '#3a3442');
  s.stroke('-.055,.41 .06,.44 .175,.41', 0.02, '#d8a850', true);
}

/** Chin on his paws, cheeks full of a laugh that must not come out. */
function tigerHead(s: Scroll): void {
  s.patch('-.78,-.42 -.7,-.36 -.52,-.36 -.46,-.42 -.52,-.48 -.76,-.48', '#e2a650');
  s.patch('-.5,-.44 -.42,-.37 -.24,-.38 -.16,-.44 -.24,-.5 -.46,-.5', '#e8b060');
  for (const k of [-0.72, -0.66, -0.3, -0.24]) s.at([k, -0.45]).stroke('0,-.02 .005,.02', 0.008);
  for (const k of [-1, 1])
    s.at(TIGER_FACE, k).disc(0.15, 0.15, 0.062, 0.062, FUR).disc(0.15, 0.15, 0.034, 0.034, '#7a4a3c');
  s.at(TIGER_FACE).patch('-.19,0 -.16,.13 0,.185 .16,.13 .19,0 .21,-.1 .12,-.19 0,-.2 -.12,-.19 -.21,-.1', '#e6a03c');
  // puffed cheeks and muzzle
  for (const k of [-1, 1]) s.at(TIGER_FACE, k).disc(0.115, -0.095, 0.095, 0.085, '#fdf2dc');
  s.at(TIGER_FACE).disc(0, -0.08, 0.085, 0.075, '#fff8ea');
  for (const k of [-1, 1]) {
    s.at(TIGER_FACE, k).disc(0.15, -0.075, 0.036, 0.026, '#f2a488').disc(0.078, 0.038, 0.05, 0.048, '#fff8e4');
    // he looks at the one who bows, down and to the side, without moving his head
    s.at([TIGER_FACE[0] + k * 0.078 + 0.016, TIGER_FACE[1] + 0.024])
      .disc(0, 0, 0.029, 0.034, '#4f7a4a')
      .disc(0.002, -0.002, 0.016, 0.022, '#241a24')
      .disc(-0.006, 0.012, 0.008, 0.008, '#ffffff');
    s.at(TIGER_FACE, k)
      .stroke('.028,.07 .075,.094 .128,.066', 0.014)
      .stroke('.04,.112 .085,.14 .13,.122', 0.024, '#4a2f28');
    stripes(s, ['.2,.03 .145,.015', '.21,-.03 .16,-.03'], 0.018);
    s.stroke('.1,-.075 .18,-.07 .28,-.05', 0.006, '#fffaf0').stroke('.1,-.105 .18,-.11 .28,-.11', 0.006, '#fffaf0');
  }
  s.at(TIGER_FACE);
  stripes(s, ['0,.17 0,.1', '-.035,.165 -.022,.115', '.035,.165 .022,.115'], 0.018);
  s.patch('-.04,-.03 0,-.022 .04,-.03 .015,-.062 -.015,-.062', '#c9705c').stroke('0,-.06 0,-.09', 0.01);
  // lips pressed together, and one corner that will not stay down
  s.stroke('-.072,-.124 -.04,-.118 0,-.104 .04,-.118 .075,-.108 .096,-.082', 0.014);
  s.stroke('-.025,-.148 0,-.155 .025,-.148', 0.008).at([0, 0]);
}

function boy(s: Scroll): void {
  s.at([0.58, -0.28]).patch('-.17,-.26 -.14,-.14 -.07,-.04 .05,-.03 .12,-.12 .15,-.26', '#5c9a6c');
  s.patch('-.2,-.27 -.16,-.18 .1,-.18 .18,-.27', '#f2e0b8').stroke('-.1,-.16 0,-.18 .1,-.16', 0.026, '#d9563f', true);
  for (const k of [-1, 1])
    s.at([0.57, -0.28], k).disc(0.065, 0.115, 0.034, 0.034, '#3a3038').stroke('.05,.09 .085,.085', 0.014, '#d9482f');
  s.at([0.57, -0.28]).disc(0, 0.03, 0.085, 0.082, '#f6d0ac');
  s.patch('-.085,.05 -.05,.115 0,.125 .055,.115 .085,.05 .04,.08 -.04,.08', '#3a3038');
  for (const k of [-1, 1])
    s.at([0.56, -0.28], k).stroke('.018,.034 .03,.042 .042,.034', 0.009).disc(0.045, 0.008, 0.014, 0.01, '#f0a08c');
  s.at([0.56, -0.28]).stroke('-.025,-.012 0,-.02 .025,-.012', 0.009, '#b0503c');
  // three peaches, counted
  s.at([0.58, -0.28]).patch('-.3,-.105 -.06,-.105 -.09,-.14 -.27,-.14', '#9c5a38');
  for (const peach of [
    [0.335, -0.345],
    [0.465, -0.345],
    [0.4, -0.285],
  ] as P[])
    s.at(peach)
      .disc(0, 0, 0.055, 0.05, '#f2a08c')
      .disc(0.012, -0.008, 0.03, 0.03, '#f6bc9c')
      .stroke('-.004,.048 .008,.01 .002,-.02', 0.007, '#c9604c')
      .stroke('.004,.046 .04,.062', 0.02, '#5c9a5a');
  s.at([0.58, -0.28])
    .stroke('.04,-.08 -.05,-.12 -.12,-.13', 0.05, '#6fae7c', true)
    .disc(-0.13, -0.128, 0.026, 0.022, '#f6d0ac');
  s.at([0, 0]);
}
