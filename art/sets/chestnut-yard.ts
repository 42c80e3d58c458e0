/**
 * Chestnut Grandpa's yard (S26), October. Metres, beaten earth y = 0; the reader looks from +Z to the ridge at -Z.
 *
 *   TREE at [-1.7, 0, -1.7], trunk .46 thick, roots to z -.7; one bough hangs over the bench at 2.7. Burrs lie all round it.
 *   BENCH (a plank on two stones): top at y .4, middle [.85, .4, -.55], 1.7 x .42, so that two people sit on it and look at +Z.
 *   DIG: [-.95, 0, .1] between the roots; `hole` shows soil thrown up. Neighbours stand at z -1.4 behind it and at x 1.9.
 *   HOUSE behind on the right: front wall from [.6, 0, -5.6] to [6, 0, -4.2], doors lit at night, peeled persimmons drying at its eave.
 *   Back wall z -7 on the left, gate posts at x -4.6; jars at [-4.6, 0, -5.9]; firewood by the house; a flat basket of chestnuts at [2.1, 0, .1].
 *
 * Cameras (art/sheets/korea-places.ts):
 *   bench:   from [.1, 1.25, 4.4] to [.0, 1.05, -1], fov 36        tree left, bench right: paper flies, phone call
 *   digging: from [-.2, 1.5, 4.6] to [-.5, .85, -.8], fov 38       hole in front, a ring of neighbours
 *   knees:   from [.8, 1.25, 1.1] to [.85, .72, -.5], fov 34       close: a map or a tin on knees, ground and roots behind
 * `eraStrip` is another stage: the same small house four times along X; copy ERA_VIEW.
 */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { clamp, color, fbm, mix, noise, random, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { hangul } from '../props/hangul.ts';
import { burr, chestnut } from '../props/taffy-hunt.ts';
import { broom, redTub, shoes } from '../props/yard-things.ts';
import { camera } from '../shot.ts';
import { litter } from './ground-cover.ts';
import { sauceJars } from './hanok-porch.ts';
import { type KoreaHour, koreaSky } from './korea-sky.ts';
import { wash } from './plum-paint.ts';
import { signpost, smallHanok } from './small-hanok.ts';
import { tileWall } from './tile-wall.ts';
import { bush, foliage, leafShape, type Palette, tree } from './woodland.ts';

export const TREE: V3 = [-1.7, 0, -1.7];
export const BENCH = { at: [0.85, 0.4, -0.55] as V3, wide: 1.7, deep: 0.42 };
export const DIG: V3 = [-0.95, 0, 0.1];
/** Long serrated leaves turn from the edge: green-gold with brown. */
export const CHESTNUT_LEAVES: Palette = {
  leaves: ['#6f5a30', '#a07434', '#cf983c', '#e8bc52', '#f4dc8a'],
  bark: ['#4f3c3c', '#94765e'],
  grass: ['#7f7a40', '#a99a4c', '#cdb660'],
};

export interface YardPlan {
  hour: KoreaHour;
  /** soil thrown up at DIG */
  hole?: boolean;
  without?: ('bench' | 'basket' | 'house' | 'burrs')[];
  moon?: [number, number];
}
export function chestnutYard(scene: THREE.Scene, p: YardPlan): void {
  const has = (w: NonNullable<YardPlan['without']>[number]) => !p.without?.includes(w);
  const dark = p.hour === 'night' || p.hour === 'dusk';
  koreaSky(scene, { hour: p.hour, season: 'october', facing: -14, ...(p.moon ? { moon: p.moon } : {}) });
  const m = new Model();
  m.put(
    grid(
      (u, w) => [
        mix(-14, 14, u),
        0.05 * (fbm(u * 16, w * 12) - 0.6) +
          0.14 * Math.exp(-(((mix(-14, 14, u) - TREE[0]) / 0.9) ** 2) - ((mix(6, -14, w) - TREE[2]) / 0.9) ** 2),
        mix(6, -14, w),
      ],
      110,
      80,
    ),
    {
      line: 0,
      doubleSided: true,
      tint: (q) =>
        color('#d8b98c')
          .lerp(color('#b8926c'), smoothstep(0.42, 0.66, fbm(q.x * 0.8, q.z * 0.8)))
          .lerp(
            color('#a89a56'),
            0.75 *
              smoothstep(0.52, 0.66, fbm(q.x * 0.45 + 4, q.z * 0.45)) *
              smoothstep(1.4, 3.4, Math.hypot(q.x + 0.3, (q.z - 0.4) * 0.9)),
          ),
    },
  );
  bigTree(m);
  if (has('bench')) {
    m.put(
      roundedBox(BENCH.wide, 0.07, BENCH.deep, 0.02, { fine: true, wobble: 0.02 }),
      { tint: wash('#a97c54', 4, 0.24), line: 0.8 },
      place([BENCH.at[0], 0.365, BENCH.at[2]]),
    );
    for (const s of [-1, 1])
      m.put(
        roundedBox(0.3, 0.36, 0.36, 0.08, { fine: true, wobble: 0.05, seed: s + 3 }),
        { tint: wash('#b3a69e', 4), line: 0.8 },
        place([BENCH.at[0] + s * 0.58, 0.15, BENCH.at[2]]),
      );
  }
  if (p.hole) dugHole(m);
  if (has('house')) {
    smallHanok(m, place([3.35, 0, -5.1], [0, -15, 0]), {
      long: 5.4,
      doors: [-1.35, -0.5, 1.4],
      lit: dark,
      drying: true,
      seed: 8,
    });
    firewood(m, place([0.2, 0, -5.75], [0, -4, 0]));
    shoes(m, place([3.1, 0.03, -3.6], [0, -15, 0]), 'gomusin', '#f2efe6', 0.25);
    broom(m, place([5.3, 0, -3.55], [-10, -15, 6]), 1.25);
  }
  tileWall(m, place([-4.4, 0, -7]), { length: 8.4, height: 1.3, plain: true, seed: 12 });
  tileWall(m, place([-7.2, 0, -2.6], [0, 90, 0]), { length: 8, height: 1.3, plain: true, seed: 5 });
  for (const [x, z, r, s] of [
    [-2.1, -6.5, 0.32, 3],
    [-1.3, -6.4, 0.28, 6],
  ] as const)
    redTub(m, place([x, 0, z]), r, { fruit: '#d8402f', seed: s });
  if (has('basket')) winnow(m, place([2.15, 0, 0.15], [0, -16, 0]));
  if (has('burrs')) fallen(m);
  for (const [x, z, r, s] of [
    [-6.2, -8.6, 1.1, 2],
    [-2.4, -9, 0.9, 4],
    [0.4, -8.4, 1.2, 6],
  ] as const)
    bush(m, [x, 0.2, z], r, 190, 0.19, CHESTNUT_LEAVES, s);
  tree(
    m,
    { at: [7.6, 0, -8.4], height: 6, girth: 0.22, leaves: 900, leafSize: 0.3, seed: 7 },
    { ...CHESTNUT_LEAVES, leaves: ['#8a3a26', '#c0582c', '#dc7c34', '#f0a84c', '#f8cf7c'] },
  );
  scene.add(
    m.bake(),
    sauceJars([
      [-5.2, 0, -6.1, 0.85],
      [-4.4, 0, -6.2, 0.66],
      [-3.75, 0, -6.1, 0.5],
      [-4.75, 0, -5.5, 0.42],
    ]),
  );
}
/** Two arms round would not do: a furrowed trunk, a hollow, and a low bough that shades the bench. */
function bigTree(m: Model): void {
  tree(
    m,
    {
      at: TREE,
      height: 7.4,
      girth: 0.28,
      lean: [0.3, -0.2],
      bare: 0.46,
      leaves: 2700,
      leafSize: 0.26,
      spread: 2.5,
      seed: 14,
    },
    CHESTNUT_LEAVES,
  );
  const bark = (q: THREE.Vector3) =>
    color('#5a4440').lerp(color('#957a62'), smoothstep(0.3, 0.75, fbm(q.x * 3, q.y * 3, q.z * 3)));
  const limb = (path: V3[], r: number[]) => m.put(tube(path, r, { around: 10, rings: 26 }), { tint: bark, line: 0.7 });
  limb(
    [
      [-1.6, 2.1, -1.6],
      [-0.7, 2.75, -1.5],
      [0.5, 2.95, -1.4],
      [1.8, 2.8, -1.25],
      [2.5, 2.55, -1.2],
    ],
    [0.24, 0.17, 0.12, 0.07, 0.03],
  );
  limb(
    [
      [0.3, 2.94, -1.42],
      [0.9, 3.3, -1.7],
      [1.7, 3.5, -1.9],
    ],
    [0.09, 0.06, 0.02],
  );
  limb(
    [
      [-2, 2.2, -1.7],
      [-2.8, 2.9, -1.6],
      [-3.9, 3.1, -1.5],
    ],
    [0.2, 0.13, 0.05],
  );
  const list = (
    [
      [1.2, 3.05, -1.3, 0.62],
      [2.3, 2.78, -1.2, 0.6],
      [1.7, 3.6, -1.9, 0.66],
      [0.3, 3.35, -1.5, 0.55],
      [-3.4, 3.25, -1.5, 0.75],
    ] as const
  ).flatMap(([x, y, z, r], i) => foliage([x, y, z], [r, r * 0.5, r * 0.8], 150, 0.24, CHESTNUT_LEAVES, 40 + i));
  // a chestnut's leaf is long and narrow
  for (const e of list) e.at.multiply(place([0, 0, 0], [0, 0, 0], [0.72, 1.35, 1]));
  m.scatter(leafShape(), list, { doubleSided: true, line: 0.3 });
  for (const [x, y, z] of [
    [1.5, 2.72, -1.05],
    [2.45, 2.5, -1.0],
    [0.7, 2.82, -1.1],
    [1.95, 2.62, -0.85],
    [-3.3, 2.85, -1.2],
  ] as const)
    burr(m, place([x, y, z]), 0.085);
  // the old trunk itself: furrows wind up it, roots run out of it
  const furrow = (a: number, y: number) =>
    Math.sin(13 * a + 5 * noise(Math.sin(a) * 1.4 + 4, Math.cos(a) * 1.4 + 7, y * 0.9) + 1.2 * Math.sin(y * 2.1));
  const girth = [0.98, 0.76, 0.63, 0.57, 0.55, 0.56, 0.6, 0.5, 0.3];
  const radius = (y: number) => {
    const t = clamp(y / 2.9) * (girth.length - 1);
    const i = Math.min(girth.length - 2, Math.floor(t));
    return mix(girth[i] ?? 0.5, girth[i + 1] ?? 0.3, t - i);
  };
  m.put(
    closeRing(
      grid(
        (u, w) => {
          const [a, y] = [u * TAU, w * 2.9 - 0.06];
          const flare = 1 + 0.16 * Math.sin(a * 5 + 1) * smoothstep(0.8, 0, y);
          const r =
            radius(y) *
            flare *
            (1 + 0.045 * furrow(a, y) + 0.06 * (noise(Math.sin(a) * 1.5 + 9, Math.cos(a) * 1.5 + 3, y * 1.1) - 0.5));
          return [TREE[0] + 0.04 * y * y * 0.5 + Math.sin(a) * r, y, TREE[2] + Math.cos(a) * r];
        },
        96,
        40,
      ),
      96,
    ),
    {
      line: 0.8,
      tint: (q) => {
        const a = Math.atan2(q.x - TREE[0], q.z - TREE[2]);
        const c = color('#5a4442').lerp(
          color('#a08468'),
          smoothstep(-0.5, 0.8, furrow(a < 0 ? a + TAU : a, q.y)) * (0.6 + 0.5 * noise(q.x * 5, q.y * 2, q.z * 5)),
        );
        return c.lerp(
          color('#8a9a52'),
          0.6 * smoothstep(0.9, 0.1, q.y) * smoothstep(0.42, 0.7, noise(q.x * 3, q.y * 3, q.z * 3)),
        );
      },
    },
  );
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9 + 0.4;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const far = 1.15 + 0.4 * ((i * 0.37) % 1);
    m.put(
      tube(
        [
          [TREE[0] + s * 0.55, 0.3, TREE[2] + c * 0.55],
          [TREE[0] + s * 0.85, 0.1, TREE[2] + c * 0.85],
          [TREE[0] + Math.sin(a + 0.25) * far, -0.04, TREE[2] + Math.cos(a + 0.25) * far],
        ],
        [0.2, 0.13, 0.03],
        { around: 9, rings: 10 },
      ),
      { tint: bark, line: 0.6 },
    );
  }
  m.put(
    ball([0.12, 0.2, 0.05], 16),
    { color: '#33262c', line: 0.8 },
    place([TREE[0] + 0.1, 1.3, TREE[2] + 0.56], [-3, 6, 4]),
  );
}
function fallen(m: Model): void {
  const rnd = random(31);
  litter(
    m,
    Array.from({ length: 190 }, (): [number, number, number] => {
      const [a, d] = [rnd() * TAU, 0.7 + 3.6 * rnd() ** 0.8];
      return [TREE[0] + 0.7 + Math.sin(a) * d, TREE[2] + 0.9 + Math.cos(a) * d * 0.8, mix(0.7, 1.3, rnd())];
    }),
    0.1,
    () => 0.01,
    CHESTNUT_LEAVES.leaves,
  );
  for (const [x, z, i] of [
    [-1.9, 0.35, 1],
    [-2.7, -0.4, 2],
    [0.05, 0.75, 3],
    [1.75, -1.3, 4],
    [-0.1, -1.2, 5],
    [1.35, 1.0, 6],
    [-1.5, 1.3, 7],
  ] as const)
    burr(m, place([x, 0.03, z], [i * 30, i * 77, 0]), 0.075);
  for (let i = 0; i < 12; i++)
    chestnut(m, place([-2.2 + rnd() * 4, 0.02, -0.8 + rnd() * 2.3], [60 + rnd() * 40, rnd() * 360, 0]), 0.034);
}
function dugHole(m: Model): void {
  const soil = (q: THREE.Vector3) => color('#6a4634').lerp(color('#93694a'), fbm(q.x * 9, q.y * 9, q.z * 9));
  m.put(ball([0.42, 0.02, 0.32], 22), { color: '#4a3028', line: 0.5 }, place([DIG[0], 0.03, DIG[2]]));
  m.put(ball([0.3, 0.02, 0.22], 22), { color: '#38242a', line: 0.3 }, place([DIG[0], 0.04, DIG[2] - 0.02]));
  const rnd = random(6);
  for (let i = 0; i < 26; i++) {
    const a = mix(-2.6, 1.0, i / 25) + 0.3 * rnd();
    const d = mix(0.4, 0.58, rnd());
    const r = mix(0.05, 0.13, rnd());
    m.put(
      ball([r * 1.3, r, r], 9),
      { tint: soil, line: 0.5 },
      place([DIG[0] + Math.sin(a) * d, 0.02, DIG[2] + Math.cos(a) * d * 0.8], [0, rnd() * 360, 0]),
    );
  }
}
/** Flat winnowing basket with the day's chestnuts. */
function winnow(m: Model, where: THREE.Matrix4): void {
  m.inside(where, () => {
    m.put(ball([0.42, 0.05, 0.34], 26), { tint: wash('#c9a264', 20, 0.3), line: 0.8 }, place([0, 0.03, 0]));
    m.put(ball([0.37, 0.03, 0.29], 24), { tint: wash('#e0bf82', 20, 0.3), line: 0.4 }, place([0, 0.06, 0]));
    const rnd = random(11);
    for (let i = 0; i < 22; i++) {
      const [a, d] = [i * 2.4, 0.24 * Math.sqrt(rnd())];
      chestnut(
        m,
        place([Math.sin(a) * d * 1.2, 0.085 + (i > 15 ? 0.03 : 0), Math.cos(a) * d], [50 + rnd() * 60, rnd() * 360, 0]),
        0.035,
      );
    }
  });
}
function firewood(m: Model, where: THREE.Matrix4): void {
  const rnd = random(19);
  m.inside(where, () => {
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 8 - (row % 2); i++) {
        const r = mix(0.075, 0.1, rnd());
        const at: V3 = [-0.66 + i * 0.19 + (row % 2) * 0.095, 0.09 + row * 0.165, (rnd() - 0.5) * 0.08];
        m.put(
          tube(
            [
              [at[0], at[1], -0.3],
              [at[0], at[1], at[2] + 0.26],
            ],
            [r],
            { around: 9, rings: 1, caps: false },
          ),
          { tint: wash('#7d5a44', 6, 0.3), line: 0.7 },
        );
        m.put(
          ball([r, r, 0.012], 12),
          { color: i % 3 ? '#e0bd88' : '#d0a26c', line: 0.7 },
          place([at[0], at[1], at[2] + 0.26]),
        );
      }
  });
}

export const ERAS = [
  ['고양군', '은평면', '평창리'],
  ['1949', '서울'],
  ['1950', '평창동'],
  ['1975', '종로구'],
] as const;
/** Middles of the four windows along X at z = 1; use `eraPoint` for other depths, so that things stay in their window. */
export const ERA_X = [-6.42, -2.14, 2.14, 6.42] as const;
export const ERA_VIEW: { from: V3; to: V3; fov: number } = { from: [0, 5.2, 22], to: [0, 3.1, 0], fov: 34 };
/** Place in the window of era `i`: `dx` from its middle at depth `z`. People stand at dx -1.1 .. -.2, z 4.4 .. 5.2; the signpost is at dx .75, z 4.2. */
export const eraPoint = (i: 0 | 1 | 2 | 3, dx: number, z: number): V3 => [
  (ERA_X[i] * (ERA_VIEW.from[2] - z)) / (ERA_VIEW.from[2] - 1) + dx,
  0,
  z,
];
/** How tall the tree is in each era, metres. */
export const ERA_TREE = [2.2, 3.4, 4.7, 6.6] as const;
/** One wide strip: the same house, tree and hill four times; the signpost changes and the tree grows. White paper lies between them. */
export function eraStrip(scene: THREE.Scene): void {
  koreaSky(scene, { hour: 'morning', season: 'october', foot: -0.5, facing: 0 });
  const m = new Model();
  const rise = (x: number, z: number) => (z < -5 ? (-5 - z) * 0.16 : 0) + 0.08 * (fbm(x * 0.7, z * 0.7) - 0.5);
  m.put(
    grid((u, w) => [mix(-30, 30, u), rise(mix(-30, 30, u), mix(16, -40, w)), mix(16, -40, w)], 120, 90),
    {
      line: 0,
      doubleSided: true,
      tint: (q) => {
        const path = smoothstep(1.7, 1.1, Math.abs(q.z - 4.4 - 0.4 * Math.sin(q.x * 0.5)));
        return color('#c4b464')
          .lerp(color('#96a052'), fbm(q.x * 0.6, q.z * 0.6))
          .lerp(color('#dcc096'), path)
          .multiplyScalar(0.94 + 0.1 * fbm(q.x * 4, q.z * 4));
      },
    },
  );
  for (const i of [0, 1, 2, 3] as const) {
    const h = ERA_TREE[i];
    smallHanok(m, place(eraPoint(i, 0.5, -3.2)), { long: 2.9, doors: [-0.45, 0.45], seed: 8 });
    tree(
      m,
      {
        at: eraPoint(i, -1.25, -0.6),
        height: h,
        girth: 0.05 * h,
        bare: 0.42,
        leaves: 500 + 620 * i,
        leafSize: 0.15 + 0.025 * i,
        spread: h * 0.25,
        lean: [0.05 * h, 0.2],
        seed: 21,
      },
      CHESTNUT_LEAVES,
    );
    signpost(m, place(eraPoint(i, 0.72, 4.2), [0, -3, (i - 1.5) * 1.2]), [...(ERAS[i] ?? [])], 0.38, {
      age: 1 - i * 0.3,
      foot: 0.55,
      write: (at, text, size) => {
        hangul(m, at, text, size, '#3b2a2c', 0.15);
      },
    });
    tileWall(m, place(eraPoint(i, -0.1, -6.6)), { length: 6, height: 0.8, plain: true, seed: 3 });
    bush(m, eraPoint(i, 1.9, -1.9), 0.4, 90, 0.12, CHESTNUT_LEAVES, 3);
  }
  // white gutters close before the lens: they stay straight whatever stands behind them
  const eye = camera(ERA_VIEW.from, ERA_VIEW.to, ERA_VIEW.fov);
  eye.updateMatrixWorld();
  m.inside(eye.matrixWorld, () => {
    for (const x of [-1, 0, 1])
      m.put(
        roundedBox(0.026, 6, 0.005, 0.001),
        { color: color('#fffaf0').multiplyScalar(1.2), glow: true, line: 0 },
        place([x * 2 * Math.tan((ERA_VIEW.fov * Math.PI) / 360) * (4 / 3), 0, -4]),
      );
  });
  scene.add(m.bake());
}
