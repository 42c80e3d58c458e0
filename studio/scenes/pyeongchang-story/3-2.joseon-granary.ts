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
import { type LightPreset, relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, fbm, mix, noise, random, type V3 } from '../../model/math.ts';
import { flat, wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { PINE_TODAY, redPine } from '../../props/red-pine.ts';
import { bukhansan } from '../../sets/bukhansan.ts';
import { plant, spots } from '../../sets/ground-cover.ts';
import { timber } from '../../sets/hanok-porch.ts';
import { tileWall } from '../../sets/tile-wall.ts';
import { tiledRoof } from '../../sets/tiled-roof.ts';
import { banner, cart, clerkPlace, heap, strawSacks } from './3-2.rice-tax.ts';

const HEAP: V3 = [-4.4, 0, -3.6];
const CART: V3 = [5.4, 0, -2.2];
const CLERK: V3 = [-2.1, 0, -0.9];
const BAY = 3.4;

export function granaryLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('morning', {
    sun: { dir: [-0.7, 0.75, 0.7], color: '#ffe4b4', power: 4.8, cone: 0.05 },
    fog: { color: '#f6e8c8', near: 14, far: 260 },
    exposure: 1,
    ...change,
  });
}
export type GranaryPlan = {
  /** where the clerk's mat and the cart stand */
  clerk?: V3;
  cart?: V3;
  /** degrees the cart is turned; its shafts point to -X at 0 */
  cartTurn?: number;
  /** moves the mountain along X and up */
  mountain?: [number, number];
};
export function joseonGranary(scene: THREE.Scene, plan: GranaryPlan = {}): void {
  const model = new Model();
  flat(
    model,
    [-26, -22, 26, 12],
    0,
    (point) =>
      color('#dcc08e')
        .lerp(color('#c2a06c'), fbm(point.x * 0.4, point.z * 0.4, 2))
        .multiplyScalar(0.94 + 0.12 * fbm(point.x * 2.5, point.z * 2.5)),
    { n: 60, bump: 0.06 },
  );
  storehouse(model);
  tiledRoof(model, place([15, 3, -11], [0, -62, 0]), {
    long: 10,
    deep: 5.4,
    rise: 1.6,
    kind: 'gable',
    detail: 'far',
    seed: 5,
  });
  model.put(roundedBox(3.6, 3, 8.6, 0.03), { tint: wash('#e8d4ae', 1) }, place([15, 1.5, -11], [0, 28, 0]));
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
  strawSacks(model, sacks.flat());
  cart(model, plan.cart ?? CART, plan.cartTurn);
  clerkPlace(model, plan.clerk ?? CLERK);
  redPine(
    model,
    { at: [-10.4, 0, -4], height: 6.4, girth: 0.2, lean: [1.2, 0], bare: 0.5, spread: 1.9, needles: 420, seed: 4 },
    PINE_TODAY,
  );
  redPine(
    model,
    { at: [10.6, 0, -7.4], height: 6, girth: 0.18, lean: [-0.8, 0], spread: 1.8, needles: 260, seed: 9 },
    PINE_TODAY,
  );
  // the yard is walled: nobody carries rice out at the side
  tileWall(model, place([-17.2, 0, -8.4], [0, 4, 0]), { length: 16, height: 1.9, foot: 0.1, seed: 12, plain: true });
  banner(model, [-7.2, 0, -1.6]);
  scene.add(model.bake());
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
      skyTop: '#6cb2ee',
      skyLow: '#fff2d2',
      gain: 1.3,
      woods: ['#5f7f56', '#7f9a5c', '#a0a860', '#c2b468', '#d0a050'],
      granite: ['#cdb99d', '#a9927c'],
      seams: '#7d6758',
    },
    plan.mountain ?? [4, 8],
    'lane',
    { trees: 2200, fine: 0.5, wide: 1.7 },
  );
}

function storehouse(model: Model): void {
  const [front, base, high] = [-5.6, 0.55, 3.3];
  const rnd = random(5);
  for (let x = -9.1; x < 9; ) {
    const w = mix(0.7, 1.3, rnd());
    model.put(
      roundedBox(w * 0.97, base, 0.5, 0.04, { wobble: 0.02, seed: x * 7 }),
      { tint: wash(x % 1 > 0.4 ? '#cfc1b4' : '#bdafa8', 3) },
      place([x + w / 2, base / 2, front + 0.1]),
    );
    x += w;
  }
  model.put(
    roundedBox(18.2, base, 4.6, 0.03),
    { tint: wash('#b9aca4', 2), line: 0.3 },
    place([0, base / 2 - 0.01, front - 2.3]),
  );
  model.put(
    roundedBox(17.4, high - base, 0.2, 0.02),
    { color: '#4a3630', line: 0.2 },
    place([0, (high + base) / 2, front - 1.1]),
  );
  model.put(
    roundedBox(0.2, high - base, 4, 0.02),
    { tint: wash('#e8d4ae', 1) },
    place([-8.6, (high + base) / 2, front - 2.2]),
  );
  model.put(
    roundedBox(0.2, high - base, 4, 0.02),
    { tint: wash('#e8d4ae', 1) },
    place([8.6, (high + base) / 2, front - 2.2]),
  );
  for (let i = -2; i <= 3; i++)
    timber(model, [(i - 0.5) * BAY, base, front - 0.12], [(i - 0.5) * BAY, high + 0.3, front - 0.12], 0.3, i + 4);
  timber(model, [-8.7, high, front - 0.12], [8.7, high, front - 0.12], 0.26, 11);
  timber(model, [-8.7, base + 0.12, front - 0.1], [8.7, base + 0.12, front - 0.1], 0.2, 12);
  for (let i = -2; i <= 2; i++) {
    const x = i * BAY;
    // sacks reach the roof where doors stand open
    if (i === 0 || i === 1) continue;
    // plaster and slits for air over the doors
    model.put(
      roundedBox(BAY - 0.3, 0.5, 0.1, 0.01),
      { tint: wash('#f2e4c6', 1.5), line: 0.4 },
      place([x, high - 0.4, front - 0.2]),
    );
    for (let k = -3; k <= 3; k++)
      model.put(
        roundedBox(0.05, 0.34, 0.06, 0.01),
        { color: '#6b4a38', line: 0.4 },
        place([x + k * 0.16, high - 0.4, front - 0.14]),
      );
    timber(model, [x - BAY / 2, high - 0.68, front - 0.12], [x + BAY / 2, high - 0.68, front - 0.12], 0.16, i + 20);
    for (let k = 0; k < 12; k++)
      model.put(
        roundedBox(0.245, high - base - 0.92, 0.07, 0.012),
        { tint: wash(k % 3 ? '#9c6f4c' : '#8a5f40', 5, 0.2), line: 0.7 },
        place([x - BAY / 2 + 0.27 + k * 0.26, (high + base) / 2 - 0.28, front - 0.16]),
      );
    for (const y of [1.1, 2.1])
      model.put(roundedBox(BAY - 0.4, 0.14, 0.06, 0.015), { tint: wash('#7a5238', 4) }, place([x, y, front - 0.1]));
    // an iron lock as long as a forearm
    model.put(roundedBox(0.36, 0.09, 0.1, 0.02), { color: '#4a4654' }, place([x, 1.6, front - 0.06]));
  }
  tiledRoof(model, place([0, 3.5, front - 2.1]), {
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
