/**
 * The granary as Doyun imagines it (S21j): a long tiled store-house of a Joseon day, straw sacks of rice up to the roof, ox carts, a clerk's mat. Metres, yard y = 0.
 *
 *   store-house front z -5.6, x -9..9: stone base to y .55, five bays of 3.4 m, eaves y 3.5, ridge y 5.3; the middle bay and the one right of it are open, full of sacks
 *   HEAP [-4.4, 0, -3.6]: pyramid of sacks up to y 3.3; CART [5.4, 0, -2.2], nose to -X, loaded; clerk's mat CLERK [-2.1, 0, -.9] with desk (top y .34) and rice measures
 *   the line of farmers stands along x .2..6, z .2..0.8, coming from the right; a bird flies free over [1.2, 2.2, -.5]
 * Cameras:
 *   wide:    from [-1.5, 1.6, 7.4] to [.5, 1.8, -3.5], fov 42
 *   medium:  from [-.6, 1.4, 4.6] to [-.4, 1.3, -1.6], fov 38
 */
import type * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { type Item, Model } from '../model/bake.ts';
import { color, fbm, mix, noise, random, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { hangul } from '../props/hangul-strokes.ts';
import { riceMeasure } from '../props/taffy-hunt.ts';
import { bukhansan } from './bukhansan.ts';
import { plant, spots } from './ground-cover.ts';
import { timber } from './hanok-porch.ts';
import { flat, wash } from './plum-paint.ts';
import { PINE_TODAY, redPine } from './red-pine.ts';
import { tiledRoof } from './tiled-roof.ts';

export const HEAP: V3 = [-4.4, 0, -3.6];
export const CART: V3 = [5.4, 0, -2.2];
export const CLERK: V3 = [-2.1, 0, -0.9];
const BAY = 3.4;

export function granaryLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('morning', {
    sun: { dir: [-0.7, 0.75, 0.7], color: '#ffe4b4', power: 4.8, cone: 0.05 },
    fog: { color: '#f6e8c8', near: 14, far: 260 },
    exposure: 1,
    ...change,
  });
}
export function joseonGranary(scene: THREE.Scene): void {
  const m = new Model();
  flat(
    m,
    [-26, -22, 26, 12],
    0,
    (p) =>
      color('#dcc08e')
        .lerp(color('#c2a06c'), fbm(p.x * 0.4, p.z * 0.4, 2))
        .multiplyScalar(0.94 + 0.12 * fbm(p.x * 2.5, p.z * 2.5)),
    { n: 60, bump: 0.06 },
  );
  storehouse(m);
  tiledRoof(m, place([15, 3, -11], [0, -62, 0]), {
    long: 10,
    deep: 5.4,
    rise: 1.6,
    kind: 'gable',
    detail: 'far',
    seed: 5,
  });
  m.put(roundedBox(3.6, 3, 8.6, 0.03), { tint: wash('#e8d4ae', 1) }, place([15, 1.5, -11], [0, 28, 0]));
  const sacks: V3[][] = [];
  sacks.push(heap(HEAP, 7, 6), heap([-5, 0, -4.45], 8, 7), heap([3.6, 0, -4.1], 3, 2));
  sacks.push([
    [-3.1, 0.22, -2.9],
    [-6.1, 0.22, -2.7],
    [1.7, 0.22, -4.3],
  ]);
  for (const bay of [0, 1]) {
    const wall: V3[] = [];
    for (let row = 0; row < 7; row++)
      for (let i = 0; i < 3; i++) wall.push([bay * BAY - 1 + i * 1.0 + (row % 2) * 0.1, 0.78 + row * 0.385, -5.9]);
    sacks.push(wall);
  }
  strawSacks(m, sacks.flat());
  cart(m, CART);
  clerkPlace(m);
  redPine(
    m,
    { at: [-10.4, 0, -4], height: 6.4, girth: 0.2, lean: [1.2, 0], bare: 0.5, spread: 1.9, needles: 420, seed: 4 },
    PINE_TODAY,
  );
  redPine(
    m,
    { at: [10.6, 0, -7.4], height: 6, girth: 0.18, lean: [-0.8, 0], spread: 1.8, needles: 260, seed: 9 },
    PINE_TODAY,
  );
  banner(m, [-7.2, 0, -1.6]);
  scene.add(m.bake());
  const low = new Model();
  plant(
    low,
    'grass',
    spots(220, [-12, -5.4, 12, 6], 5, (x, z) => Math.abs(x) > 6.5 || z < -5),
    0.2,
    () => 0,
    ['#98984c', '#b8a858', '#d8c880'],
    3,
  );
  // grains and straw that fell off the carts
  plant(
    low,
    'reed',
    spots(60, [-6, -3.4, 7, 1.6], 7, (x, z) => noise(x, z, 5) > 0.55),
    0.1,
    () => -0.02,
    ['#e8cf8a', '#d8b868', '#f2e0a8'],
    4,
  );
  scene.add(low.bake());
  bukhansan(
    scene,
    {
      skyTop: '#a8c8de',
      skyLow: '#fff0cc',
      gain: 1.18,
      woods: ['#5f7f56', '#7f9a5c', '#a0a860', '#c2b468', '#d0a050'],
      granite: ['#efe4d8', '#b0a2a8'],
      seams: '#6c5c70',
    },
    [4, 8],
    'lane',
    { trees: 2200, fine: 0.5 },
  );
}

/** Straw sacks lying along X: the middle of each. */
function strawSacks(m: Model, list: V3[]): void {
  const rnd = random(9);
  const items: Item[] = list.map(([x, y, z]) => ({
    at: place([x, y, z], [rnd() * 360, (rnd() - 0.5) * 7, (rnd() - 0.5) * 3], [1, mix(0.95, 1.05, rnd()), 1]),
    color: color('#e2c684').lerp(color('#c9a561'), rnd()),
  }));
  const sack = lathe(
    [
      [-0.47, 0.02],
      [-0.46, 0.17],
      [-0.4, 0.2],
      [-0.2, 0.213],
      [0, 0.222],
      [0.2, 0.213],
      [0.4, 0.2],
      [0.46, 0.17],
      [0.47, 0.02],
    ],
    { around: 14, steps: 1 },
  ).rotateZ(Math.PI / 2);
  m.scatter(sack, items, {
    line: 0.8,
    tint: (p) => color('#ffffff').multiplyScalar(0.84 + 0.26 * noise(p.x * 9, Math.atan2(p.y, p.z) * 14)),
  });
  const rope = (x: number): THREE.BufferGeometry => {
    const r = 0.225 - Math.abs(x) * 0.035;
    return tube(
      Array.from({ length: 10 }, (_, i): V3 => [x, Math.sin((i / 10) * TAU) * r, Math.cos((i / 10) * TAU) * r]),
      [0.016],
      { closed: true, around: 5, rings: 14 },
    );
  };
  for (const x of [-0.27, 0, 0.27])
    m.scatter(
      rope(x),
      items.map((e) => ({ at: e.at.clone(), color: color('#a8804a') })),
      { line: 0.4, slight: true },
    );
}
/** A pile whose rows get shorter. */
function heap([x, , z]: V3, wide: number, rows: number): V3[] {
  const list: V3[] = [];
  for (let row = 0; row < rows; row++) {
    const n = Math.max(1, Math.round((wide - row) * 0.6));
    for (let i = 0; i < n; i++)
      for (let d = 0; d < Math.max(1, 3 - Math.floor(row / 2)); d++)
        list.push([x + (i - (n - 1) / 2) * 0.98, 0.21 + row * 0.375, z + (d - 1) * 0.42 + (row % 2) * 0.1]);
  }
  return list;
}

function storehouse(m: Model): void {
  const [front, base, high] = [-5.6, 0.55, 3.3];
  const rnd = random(5);
  for (let x = -9.1; x < 9; ) {
    const w = mix(0.7, 1.3, rnd());
    m.put(
      roundedBox(w * 0.97, base, 0.5, 0.04, { wobble: 0.02, seed: x * 7 }),
      { tint: wash(x % 1 > 0.4 ? '#cfc1b4' : '#bdafa8', 3) },
      place([x + w / 2, base / 2, front + 0.1]),
    );
    x += w;
  }
  m.put(
    roundedBox(18.2, base, 4.6, 0.03),
    { tint: wash('#b9aca4', 2), line: 0.3 },
    place([0, base / 2 - 0.01, front - 2.3]),
  );
  m.put(
    roundedBox(17.4, high - base, 0.2, 0.02),
    { color: '#4a3630', line: 0.2 },
    place([0, (high + base) / 2, front - 1.1]),
  );
  m.put(
    roundedBox(0.2, high - base, 4, 0.02),
    { tint: wash('#e8d4ae', 1) },
    place([-8.6, (high + base) / 2, front - 2.2]),
  );
  m.put(
    roundedBox(0.2, high - base, 4, 0.02),
    { tint: wash('#e8d4ae', 1) },
    place([8.6, (high + base) / 2, front - 2.2]),
  );
  for (let i = -2; i <= 3; i++)
    timber(m, [(i - 0.5) * BAY, base, front - 0.12], [(i - 0.5) * BAY, high + 0.3, front - 0.12], 0.3, i + 4);
  timber(m, [-8.7, high, front - 0.12], [8.7, high, front - 0.12], 0.26, 11);
  timber(m, [-8.7, base + 0.12, front - 0.1], [8.7, base + 0.12, front - 0.1], 0.2, 12);
  for (let i = -2; i <= 2; i++) {
    const x = i * BAY;
    // sacks reach the roof where doors stand open
    if (i === 0 || i === 1) continue;
    // plaster and slits for air over the doors
    m.put(
      roundedBox(BAY - 0.3, 0.5, 0.1, 0.01),
      { tint: wash('#f2e4c6', 1.5), line: 0.4 },
      place([x, high - 0.4, front - 0.2]),
    );
    for (let k = -3; k <= 3; k++)
      m.put(
        roundedBox(0.05, 0.34, 0.06, 0.01),
        { color: '#6b4a38', line: 0.4 },
        place([x + k * 0.16, high - 0.4, front - 0.14]),
      );
    timber(m, [x - BAY / 2, high - 0.68, front - 0.12], [x + BAY / 2, high - 0.68, front - 0.12], 0.16, i + 20);
    for (let k = 0; k < 12; k++)
      m.put(
        roundedBox(0.245, high - base - 0.92, 0.07, 0.012),
        { tint: wash(k % 3 ? '#9c6f4c' : '#8a5f40', 5, 0.2), line: 0.7 },
        place([x - BAY / 2 + 0.27 + k * 0.26, (high + base) / 2 - 0.28, front - 0.16]),
      );
    for (const y of [1.1, 2.1])
      m.put(roundedBox(BAY - 0.4, 0.14, 0.06, 0.015), { tint: wash('#7a5238', 4) }, place([x, y, front - 0.1]));
    // an iron lock as long as a forearm
    m.put(roundedBox(0.36, 0.09, 0.1, 0.02), { color: '#4a4654' }, place([x, 1.6, front - 0.06]));
  }
  tiledRoof(m, place([0, 3.5, front - 2.1]), {
    long: 19.4,
    deep: 6.2,
    rise: 1.75,
    kind: 'gable',
    lift: 0.3,
    pitch: 0.34,
    overhang: 0.9,
    seed: 7,
  });
}

/** Ox cart with two tall wheels, its shafts to -X; sacks are roped on. */
function cart(m: Model, at: V3): void {
  const wood = {
    tint: (p: THREE.Vector3) => color('#a8784c').lerp(color('#7a5236'), noise(p.x * 3, p.y * 14, p.z * 14)),
    line: 0.9,
  };
  m.inside(place(at, [0, 14, 0]), () => {
    m.inside(place([0, 0, 0], [0, 0, 4]), () => {
      for (const s of [-1, 1]) {
        m.put(
          tube(
            [
              [1.1, 0.82, s * 0.42],
              [0, 0.8, s * 0.42],
              [-2.4, 0.7, s * 0.36],
            ],
            [0.06, 0.065, 0.045],
            { around: 9 },
          ),
          wood,
        );
        m.inside(place([0.15, 0.68, s * 0.66]), () => {
          const rim = Array.from(
            { length: 20 },
            (_, i): V3 => [Math.sin((i / 20) * TAU) * 0.62, Math.cos((i / 20) * TAU) * 0.62, 0],
          );
          m.put(tube(rim, [0.06], { closed: true, around: 9, rings: 48 }), wood);
          m.put(ball([0.15, 0.15, 0.12], 14), wood);
          for (let i = 0; i < 12; i++)
            m.put(
              tube(
                [
                  [0, 0, 0],
                  [Math.sin((i / 12) * TAU) * 0.6, Math.cos((i / 12) * TAU) * 0.6, 0],
                ],
                [0.03, 0.024],
                { around: 6, rings: 2 },
              ),
              wood,
            );
        });
      }
      for (let i = 0; i < 8; i++) m.put(roundedBox(0.24, 0.05, 1.0, 0.012), wood, place([-0.8 + i * 0.26, 0.88, 0]));
      m.put(
        tube(
          [
            [-2.3, 0.72, -0.4],
            [-2.36, 0.74, 0],
            [-2.3, 0.72, 0.4],
          ],
          [0.05],
          { around: 8 },
        ),
        wood,
      );
    });
    const load: V3[] = [];
    for (let row = 0; row < 4; row++)
      for (let d = 0; d < (row < 3 ? 2 : 1); d++)
        for (const x of row < 3 ? [-0.35, 0.62] : [0.1])
          load.push([x + (row % 2) * 0.1, 1.12 + row * 0.37, (d - 0.5) * 0.44 * (row < 3 ? 1 : 0)]);
    strawSacks(m, load);
    for (const x of [-0.35, 0.7])
      m.put(
        tube(
          [
            [x, 0.86, 0.55],
            [x, 1.6, 0.5],
            [x + 0.05, 2.3, 0.2],
            [x + 0.05, 2.45, 0],
            [x + 0.05, 2.3, -0.2],
            [x, 0.9, -0.52],
          ],
          [0.022],
          { around: 6, rings: 26 },
        ),
        { color: '#c9a561', line: 0.7 },
      );
    m.put(
      tube(
        [
          [-2.2, 0.7, 0.3],
          [-2.15, 0.3, 0.32],
          [-2.1, 0, 0.34],
        ],
        [0.03],
        { around: 7 },
      ),
      wood,
    );
  });
}

/** Straw mat, low desk with ledger and brush, measures and a scoop: the tax is counted here. */
function clerkPlace(m: Model): void {
  const [x, , z] = CLERK;
  m.put(
    roundedBox(2.3, 0.03, 1.5, 0.01, { fine: true }),
    { tint: (p) => color('#d8bc7c').multiplyScalar(0.9 + 0.14 * Math.abs(Math.sin(p.x * 26))), line: 0.7 },
    place([x, 0.02, z], [0, -4, 0]),
  );
  const wood = { tint: wash('#8a5236', 5, 0.2) };
  m.put(roundedBox(0.9, 0.05, 0.4, 0.012, { fine: true }), wood, place([x, 0.32, z + 0.15]));
  for (const s of [-1, 1]) {
    m.put(roundedBox(0.05, 0.3, 0.34, 0.012), wood, place([x + s * 0.36, 0.17, z + 0.15]));
    m.put(
      tube(
        [
          [x + s * 0.42, 0.34, z - 0.04],
          [x + s * 0.47, 0.37, z + 0.15],
          [x + s * 0.42, 0.34, z + 0.34],
        ],
        [0.02],
        { around: 7 },
      ),
      wood,
    );
  }
  m.put(
    roundedBox(0.4, 0.03, 0.28, 0.008),
    { tint: wash('#fbeed0', 6), line: 0.6 },
    place([x - 0.12, 0.36, z + 0.15], [0, 8, 0]),
  );
  for (let i = 0; i < 6; i++)
    m.put(
      roundedBox(0.012, 0.004, 0.2, 0.002),
      { color: '#4a3a44', line: 0 },
      place([x - 0.26 + i * 0.055, 0.377, z + 0.15], [0, 8, 0]),
    );
  m.put(roundedBox(0.16, 0.035, 0.11, 0.01), { color: '#3d3a48' }, place([x + 0.28, 0.362, z + 0.12]));
  m.put(
    tube(
      [
        [x + 0.2, 0.4, z + 0.24],
        [x + 0.36, 0.385, z + 0.04],
      ],
      [0.011, 0.006],
      { around: 7 },
    ),
    { color: '#b98552', line: 0.6 },
  );
  riceMeasure(m, place([x + 0.95, 0.03, z + 0.35], [0, 18, 0]), 0.34);
  m.put(ball([0.13, 0.05, 0.13], 12), { color: '#fff8e4', line: 0.4 }, place([x + 0.95, 0.19, z + 0.35]));
  riceMeasure(m, place([x + 0.98, 0.03, z - 0.2], [0, -12, 0]), 0.27);
  m.put(
    lathe(
      [
        [0, 0.2],
        [0.02, 0.24],
        [0.12, 0.36],
        [0.13, 0.34],
      ],
      { around: 22 },
    ),
    { tint: (p) => color('#c99a58').lerp(color('#8f6438'), 0.5 + 0.5 * Math.sin(p.y * 150)) },
    place([x - 1.0, 0.02, z + 0.5]),
  );
  m.put(ball([0.3, 0.1, 0.3], 16), { color: '#fff8e4', line: 0.5 }, place([x - 1.0, 0.12, z + 0.5]));
}
/** Pennant with the one letter this yard is about. */
function banner(m: Model, [x, y, z]: V3): void {
  m.put(
    tube(
      [
        [x, y, z],
        [x, 2, z],
        [x + 0.03, 4.1, z],
      ],
      [0.045, 0.04, 0.03],
      { around: 8 },
    ),
    { color: '#8a5f40' },
  );
  m.put(ball(0.08, 12), { color: '#d8402f' }, place([x + 0.03, 4.15, z]));
  m.put(
    roundedBox(0.72, 1.5, 0.03, 0.012, { fine: true, wobble: 0.04 }),
    { tint: wash('#c9442f', 2, 0.2) },
    place([x + 0.42, 3.2, z]),
  );
  m.inside(place([x + 0.42, 3.25, z + 0.022]), () => hangul(m, '쌀', 0.5, '#fff4dc', { weight: 0.12 }));
}
