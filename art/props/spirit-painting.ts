/**
 * Painting of the mountain spirit (산신도): an old man in a blue robe, a tiger that lies behind him like a cushion and tries not to laugh,
 * a boy with three peaches on a tray. 1.6 x 1.2 of its own frame in the XY plane facing +Z, the middle at the origin.
 */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, fbm, mix, noise, TAU } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';

type P = [number, number];
/** Where the tiger's eyes are, so that a camera can find them. */
export const TIGER_FACE: P = [-0.43, -0.2];

/** Layers of flat paint, each a hair before the last. */
class Scroll {
  private depth = 0;
  private readonly m: Model;
  constructor(m: Model) {
    this.m = m;
  }
  private lay(g: THREE.BufferGeometry, tone: string, line: number, shade: number): void {
    this.depth += 0.0008;
    const base = color(tone);
    this.m.put(
      g,
      {
        tint: (p) => base.clone().multiplyScalar(1 - shade / 2 + shade * fbm(p.x * 9, p.y * 9, 2)),
        line,
        face: 0.8,
        doubleSided: true,
      },
      place([0, 0, this.depth]),
    );
  }
  patch(points: P[], tone: string, o: { line?: number; shade?: number; sharp?: boolean } = {}): this {
    const flat = points.map(([x, y]) => new THREE.Vector2(x, y));
    const outline = o.sharp
      ? flat
      : new THREE.CatmullRomCurve3(
          points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
          true,
          'centripetal',
        )
          .getPoints(points.length * 7)
          .map((p) => new THREE.Vector2(p.x, p.y));
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
  stroke(points: P[], wide: number, tone = '#3a2a2c', even = false): this {
    const curve = new THREE.CatmullRomCurve3(
      points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
      false,
      'centripetal',
    );
    const n = points.length * 6;
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

export function spiritPainting(m: Model, where: THREE.Matrix4): void {
  m.inside(where, () => {
    m.put(
      roundedBox(1.76, 1.36, 0.05, 0.015, { fine: true }),
      { tint: (p) => color('#7a3a30').lerp(color('#5f2c2a'), noise(p.x * 3, p.y * 14)) },
      place([0, 0, -0.03]),
    );
    m.put(
      roundedBox(1.62, 1.22, 0.012, 0.004, { fine: true }),
      { tint: (p) => color('#e2cb92').lerp(color('#c9a868'), fbm(p.x * 3, p.y * 3, 5)), line: 0.4 },
      place([0, 0, 0]),
    );
    m.inside(place([0, 0, 0.008]), () => {
      const s = new Scroll(m);
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
  s.patch(
    [
      [-0.8, 0.02],
      [-0.66, 0.3],
      [-0.56, 0.36],
      [-0.44, 0.16],
      [-0.3, 0.26],
      [-0.18, 0.06],
      [-0.1, -0.1],
      [-0.8, -0.14],
    ],
    '#7fa08c',
  );
  s.patch(
    [
      [0.16, 0],
      [0.34, 0.2],
      [0.46, 0.12],
      [0.62, 0.26],
      [0.8, 0.1],
      [0.8, -0.16],
      [0.2, -0.16],
    ],
    '#6f947f',
  );
  for (const [x, y] of [
    [-0.6, 0.2],
    [-0.34, 0.12],
    [0.44, 0.04],
    [0.64, 0.1],
  ] as P[])
    s.stroke(
      [
        [x - 0.03, y + 0.06],
        [x, y],
        [x + 0.01, y - 0.1],
      ],
      0.014,
      '#4f7264',
    );
  s.patch(
    [
      [-0.8, -0.12],
      [-0.4, -0.06],
      [0, -0.12],
      [0.4, -0.05],
      [0.8, -0.12],
      [0.8, -0.6],
      [-0.8, -0.6],
    ],
    '#b7a45e',
    { line: 0.2 },
  );
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
  s.stroke(
    [
      [-0.78, -0.2],
      [-0.7, 0.06],
      [-0.74, 0.28],
      [-0.62, 0.5],
      [-0.5, 0.58],
    ],
    0.075,
    '#a8573a',
    true,
  );
  s.stroke(
    [
      [-0.7, 0.3],
      [-0.56, 0.36],
      [-0.44, 0.42],
    ],
    0.04,
    '#a8573a',
  );
  for (const [x, y, k] of [
    [-0.6, 0.52, 1.2],
    [-0.42, 0.46, 1],
    [-0.7, 0.4, 0.9],
    [-0.36, 0.56, 0.9],
    [-0.72, 0.56, 0.9],
  ] as const) {
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

const FUR = '#dc9a44';
function stripes(s: Scroll, list: P[][], wide = 0.026): void {
  for (const line of list) s.stroke(line, wide, '#4a2f28');
}
function tigerBody(s: Scroll): void {
  // tail comes round and up on the right
  s.stroke(
    [
      [0.42, -0.3],
      [0.62, -0.3],
      [0.7, -0.14],
      [0.62, 0.0],
      [0.52, 0.02],
      [0.5, -0.05],
    ],
    0.075,
    FUR,
    true,
  );
  stripes(
    s,
    [
      [
        [0.58, -0.34],
        [0.6, -0.26],
      ],
      [
        [0.67, -0.25],
        [0.73, -0.2],
      ],
      [
        [0.64, -0.08],
        [0.72, -0.08],
      ],
      [
        [0.58, -0.02],
        [0.62, 0.05],
      ],
    ],
    0.022,
  );
  s.patch(
    [
      [-0.62, -0.36],
      [-0.5, -0.06],
      [-0.26, 0.1],
      [0.02, 0.12],
      [0.3, 0.06],
      [0.48, -0.1],
      [0.54, -0.32],
      [0.4, -0.44],
      [-0.2, -0.46],
    ],
    FUR,
  );
  s.patch(
    [
      [0.3, -0.12],
      [0.46, -0.12],
      [0.56, -0.3],
      [0.5, -0.46],
      [0.3, -0.47],
      [0.2, -0.34],
    ],
    '#e2a650',
  );
  stripes(s, [
    [
      [-0.3, 0.08],
      [-0.27, -0.02],
    ],
    [
      [-0.2, 0.1],
      [-0.18, 0.0],
    ],
    [
      [0.26, 0.07],
      [0.25, -0.03],
    ],
    [
      [0.36, 0.01],
      [0.33, -0.1],
    ],
    [
      [0.46, -0.16],
      [0.38, -0.2],
    ],
    [
      [0.52, -0.24],
      [0.42, -0.28],
    ],
    [
      [0.53, -0.34],
      [0.42, -0.36],
    ],
  ]);
  s.patch(
    [
      [0.42, -0.44],
      [0.58, -0.4],
      [0.66, -0.46],
      [0.6, -0.5],
      [0.42, -0.5],
    ],
    '#e8b464',
  );
}

function spirit(s: Scroll): void {
  // the staff, gnarled, with a gourd
  s.stroke(
    [
      [0.4, -0.5],
      [0.38, -0.1],
      [0.41, 0.2],
      [0.38, 0.42],
      [0.44, 0.5],
      [0.5, 0.46],
    ],
    0.032,
    '#7a4a34',
    true,
  );
  s.disc(0.43, 0.3, 0.035, 0.045, '#d8a850').disc(0.43, 0.36, 0.022, 0.026, '#d8a850');
  // robe: a blue mountain with folds
  const blue = '#3f6fa8';
  s.patch(
    [
      [-0.32, -0.52],
      [-0.3, -0.3],
      [-0.2, -0.06],
      [-0.1, 0.12],
      [0.06, 0.17],
      [0.22, 0.12],
      [0.31, -0.06],
      [0.4, -0.3],
      [0.42, -0.52],
      [0.06, -0.55],
    ],
    blue,
  );
  s.patch(
    [
      [-0.1, 0.1],
      [-0.2, 0.02],
      [-0.32, -0.16],
      [-0.3, -0.26],
      [-0.14, -0.22],
      [0, -0.1],
    ],
    '#4a7cb4',
  );
  s.patch(
    [
      [0.22, 0.1],
      [0.32, 0.02],
      [0.44, -0.12],
      [0.42, -0.22],
      [0.26, -0.2],
      [0.12, -0.1],
    ],
    '#4a7cb4',
  );
  for (const f of [
    [
      [-0.2, -0.28],
      [-0.16, -0.4],
      [-0.2, -0.52],
    ],
    [
      [0.06, -0.28],
      [0.05, -0.4],
      [0.08, -0.53],
    ],
    [
      [0.28, -0.26],
      [0.3, -0.4],
      [0.27, -0.52],
    ],
  ] as P[][])
    s.stroke(f, 0.02, '#2a4f86');
  s.stroke(
    [
      [-0.32, -0.5],
      [-0.1, -0.535],
      [0.1, -0.54],
      [0.3, -0.53],
      [0.42, -0.5],
    ],
    0.035,
    '#e8c25a',
    true,
  );
  s.stroke(
    [
      [-0.32, -0.24],
      [-0.22, -0.235],
      [-0.12, -0.21],
    ],
    0.028,
    '#e8c25a',
    true,
  );
  s.stroke(
    [
      [0.42, -0.2],
      [0.34, -0.215],
      [0.24, -0.19],
    ],
    0.028,
    '#e8c25a',
    true,
  );
  s.patch(
    [
      [-0.06, 0.13],
      [0.06, -0.04],
      [0.18, 0.13],
      [0.13, 0.16],
      [0.06, 0.06],
      [-0.01, 0.16],
    ],
    '#fff4dc',
  );
  s.patch(
    [
      [-0.12, -0.12],
      [0.06, -0.15],
      [0.24, -0.11],
      [0.24, -0.16],
      [0.06, -0.2],
      [-0.12, -0.17],
    ],
    '#c9402f',
  );
  s.patch(
    [
      [0.03, -0.15],
      [0.1, -0.15],
      [0.12, -0.42],
      [0.07, -0.45],
      [0.02, -0.42],
    ],
    '#d9563f',
  );
  // hands: a fan of feathers, the staff
  s.patch(
    [
      [-0.26, -0.14],
      [-0.34, 0.06],
      [-0.3, 0.12],
      [-0.24, 0.13],
      [-0.17, 0.1],
      [-0.16, 0.02],
      [-0.22, -0.14],
    ],
    '#f6ead0',
  );
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
  s.patch(
    [
      [-0.05, 0.34],
      [-0.02, 0.44],
      [0.06, 0.475],
      [0.14, 0.44],
      [0.17, 0.34],
      [0.14, 0.22],
      [0.06, 0.17],
      [-0.02, 0.22],
    ],
    '#f2c8a2',
  );
  s.patch(
    [
      [-0.03, 0.21],
      [0.06, 0.235],
      [0.15, 0.21],
      [0.14, 0.08],
      [0.09, -0.06],
      [0.06, -0.12],
      [0.03, -0.05],
      [-0.02, 0.08],
    ],
    '#fdf8ec',
  );
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
  s.stroke(
    [
      [-0.03, 0.235],
      [0.02, 0.25],
      [0.06, 0.24],
      [0.1, 0.25],
      [0.15, 0.235],
    ],
    0.024,
    '#fdf8ec',
  );
  s.stroke(
    [
      [0.03, 0.205],
      [0.06, 0.196],
      [0.09, 0.205],
    ],
    0.012,
    '#c0604c',
  );
  s.stroke(
    [
      [0.062, 0.33],
      [0.05, 0.275],
      [0.075, 0.268],
    ],
    0.009,
    '#a8694c',
  );
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
  s.patch(
    [
      [-0.06, 0.4],
      [-0.03, 0.5],
      [0.02, 0.56],
      [0.1, 0.56],
      [0.15, 0.5],
      [0.18, 0.4],
      [0.06, 0.43],
    ],
    '#3a3442',
  );
  s.stroke(
    [
      [-0.055, 0.41],
      [0.06, 0.44],
      [0.175, 0.41],
    ],
    0.02,
    '#d8a850',
    true,
  );
}

/** Chin on his paws, cheeks full of a laugh that must not come out. */
function tigerHead(s: Scroll): void {
  const [x, y] = TIGER_FACE;
  s.patch(
    [
      [-0.78, -0.42],
      [-0.7, -0.36],
      [-0.52, -0.36],
      [-0.46, -0.42],
      [-0.52, -0.48],
      [-0.76, -0.48],
    ],
    '#e2a650',
  );
  s.patch(
    [
      [-0.5, -0.44],
      [-0.42, -0.37],
      [-0.24, -0.38],
      [-0.16, -0.44],
      [-0.24, -0.5],
      [-0.46, -0.5],
    ],
    '#e8b060',
  );
  for (const k of [-0.72, -0.66, -0.3, -0.24])
    s.stroke(
      [
        [k, -0.47],
        [k + 0.005, -0.43],
      ],
      0.008,
    );
  for (const k of [-1, 1]) {
    s.disc(x + k * 0.15, y + 0.15, 0.062, 0.062, FUR).disc(x + k * 0.15, y + 0.15, 0.034, 0.034, '#7a4a3c');
  }
  s.patch(
    [
      [x - 0.19, y],
      [x - 0.16, y + 0.13],
      [x, y + 0.185],
      [x + 0.16, y + 0.13],
      [x + 0.19, y],
      [x + 0.21, y - 0.1],
      [x + 0.12, y - 0.19],
      [x, y - 0.2],
      [x - 0.12, y - 0.19],
      [x - 0.21, y - 0.1],
    ],
    '#e6a64c',
  );
  // puffed cheeks and muzzle
  for (const k of [-1, 1]) s.disc(x + k * 0.115, y - 0.095, 0.095, 0.085, '#fdf2dc');
  s.disc(x, y - 0.08, 0.085, 0.075, '#fff8ea');
  for (const k of [-1, 1]) {
    s.disc(x + k * 0.15, y - 0.075, 0.036, 0.026, '#f2a488');
    s.disc(x + k * 0.078, y + 0.038, 0.05, 0.048, '#fff8e4');
    // he looks at the one who bows, down and to the side, without moving his head
    s.disc(x + k * 0.078 + 0.016, y + 0.024, 0.029, 0.034, '#4f7a4a')
      .disc(x + k * 0.078 + 0.018, y + 0.022, 0.016, 0.022, '#241a24')
      .disc(x + k * 0.078 + 0.01, y + 0.036, 0.008, 0.008, '#ffffff');
    s.stroke(
      [
        [x + k * 0.028, y + 0.07],
        [x + k * 0.075, y + 0.094],
        [x + k * 0.128, y + 0.066],
      ],
      0.014,
    );
    s.stroke(
      [
        [x + k * 0.04, y + 0.112],
        [x + k * 0.085, y + 0.14],
        [x + k * 0.13, y + 0.122],
      ],
      0.024,
      '#4a2f28',
    );
    stripes(
      s,
      [
        [
          [x + k * 0.2, y + 0.03],
          [x + k * 0.145, y + 0.015],
        ],
        [
          [x + k * 0.21, y - 0.03],
          [x + k * 0.16, y - 0.03],
        ],
      ],
      0.018,
    );
    for (const j of [0, 1])
      s.stroke(
        [
          [x + k * 0.1, y - 0.075 - j * 0.03],
          [x + k * 0.18, y - 0.07 - j * 0.04],
          [x + k * 0.28, y - 0.05 - j * 0.06],
        ],
        0.006,
        '#fffaf0',
      );
  }
  stripes(
    s,
    [
      [
        [x, y + 0.17],
        [x, y + 0.1],
      ],
      [
        [x - 0.035, y + 0.165],
        [x - 0.022, y + 0.115],
      ],
      [
        [x + 0.035, y + 0.165],
        [x + 0.022, y + 0.115],
      ],
    ],
    0.018,
  );
  s.patch(
    [
      [x - 0.04, y - 0.03],
      [x, y - 0.022],
      [x + 0.04, y - 0.03],
      [x + 0.015, y - 0.062],
      [x - 0.015, y - 0.062],
    ],
    '#c9705c',
  );
  s.stroke(
    [
      [x, y - 0.06],
      [x, y - 0.09],
    ],
    0.01,
  );
  // lips pressed together, corners that will not stay down
  s.stroke(
    [
      [x - 0.1, y - 0.088],
      [x - 0.085, y - 0.112],
      [x - 0.045, y - 0.122],
      [x, y - 0.098],
      [x + 0.045, y - 0.122],
      [x + 0.085, y - 0.112],
      [x + 0.1, y - 0.088],
    ],
    0.014,
  );
  s.stroke(
    [
      [x - 0.025, y - 0.148],
      [x, y - 0.155],
      [x + 0.025, y - 0.148],
    ],
    0.008,
  );
}

function boy(s: Scroll): void {
  const [x, y] = [0.58, -0.28];
  s.patch(
    [
      [x - 0.17, -0.54],
      [x - 0.14, -0.42],
      [x - 0.07, -0.32],
      [x + 0.05, -0.31],
      [x + 0.12, -0.4],
      [x + 0.15, -0.54],
    ],
    '#5c9a6c',
  );
  s.patch(
    [
      [x - 0.2, -0.55],
      [x - 0.16, -0.46],
      [x + 0.1, -0.46],
      [x + 0.18, -0.55],
    ],
    '#f2e0b8',
  );
  s.stroke(
    [
      [x - 0.1, -0.44],
      [x, -0.46],
      [x + 0.1, -0.44],
    ],
    0.026,
    '#d9563f',
    true,
  );
  for (const k of [-1, 1])
    s.disc(x + k * 0.065 - 0.01, y + 0.115, 0.034, 0.034, '#3a3038').stroke(
      [
        [x + k * 0.05 - 0.01, y + 0.09],
        [x + k * 0.085 - 0.01, y + 0.085],
      ],
      0.014,
      '#d9482f',
    );
  s.disc(x - 0.01, y + 0.03, 0.085, 0.082, '#f6d0ac');
  s.patch(
    [
      [x - 0.095, y + 0.05],
      [x - 0.06, y + 0.115],
      [x - 0.01, y + 0.125],
      [x + 0.045, y + 0.115],
      [x + 0.075, y + 0.05],
      [x + 0.03, y + 0.08],
      [x - 0.05, y + 0.08],
    ],
    '#3a3038',
  );
  for (const k of [-1, 1]) {
    s.stroke(
      [
        [x - 0.02 + k * 0.03 - 0.012, y + 0.034],
        [x - 0.02 + k * 0.03, y + 0.042],
        [x - 0.02 + k * 0.03 + 0.012, y + 0.034],
      ],
      0.009,
    );
    s.disc(x - 0.02 + k * 0.045, y + 0.008, 0.014, 0.01, '#f0a08c');
  }
  s.stroke(
    [
      [x - 0.045, y - 0.012],
      [x - 0.02, y - 0.02],
      [x + 0.005, y - 0.012],
    ],
    0.009,
    '#b0503c',
  );
  // three peaches, counted
  s.patch(
    [
      [x - 0.3, -0.385],
      [x - 0.06, -0.385],
      [x - 0.09, -0.42],
      [x - 0.27, -0.42],
    ],
    '#9c5a38',
  );
  for (const [px, py] of [
    [x - 0.245, -0.345],
    [x - 0.115, -0.345],
    [x - 0.18, -0.285],
  ] as P[]) {
    s.disc(px, py, 0.055, 0.05, '#f2a08c').disc(px + 0.012, py - 0.008, 0.03, 0.03, '#f6bc9c');
    s.stroke(
      [
        [px - 0.004, py + 0.048],
        [px + 0.008, py + 0.01],
        [px + 0.002, py - 0.02],
      ],
      0.007,
      '#c9604c',
    );
    s.stroke(
      [
        [px + 0.004, py + 0.046],
        [px + 0.04, py + 0.062],
      ],
      0.02,
      '#5c9a5a',
    );
  }
  s.stroke(
    [
      [x + 0.04, -0.36],
      [x - 0.05, -0.4],
      [x - 0.12, -0.41],
    ],
    0.05,
    '#6fae7c',
    true,
  );
  s.disc(x - 0.13, -0.408, 0.026, 0.022, '#f6d0ac');
}
