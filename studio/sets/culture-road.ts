/**
 * Pyeongchangmunhwa-ro (S22): pavement of a main street along X and the corner of a lane that climbs to -Z. Metres, pavement y = 0.
 *
 *   pavement z -1.9..1.5, kerb 1.5, road (y -.13) z 1.6..9; garden wall at the back z -2.1, x -9..1.6 and 4.6..12; lane x 1.8..4.4
 *   name sign SIGN [1.5, 0, -.9]: plate x 1.55..3.2 at y 2.22..2.62, a cat may sit on top (y 2.62); pole with cables [-4.6, 0, .9]
 *   '2012': market table TABLE_2012 top at y .74, x -1.7.. -.1, z -.35; the queue stands along x .4..6, z -.2; the plate still reads 세검정로
 * Cameras:
 *   corner:  from [.2, 1.5, 5.6] to [1, 1.75, -1], fov 38         4.1: sign high right, note below
 *   market:  from [-1.2, 1.5, 4.9] to [.9, 1.05, -.6], fov 40       4.2: table left, queue to the right
 */

import * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { type Item, Model } from '../model/bake.ts';
import { at, color, fbm, mix, random, type V3 } from '../model/math.ts';
import { flat, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { PINE_TODAY, redPine } from '../props/red-pine.ts';
import { electricPole, nameSign, pepperTub } from '../props/seoul-street.ts';
import { bush, type Palette, tree } from '../props/trees.ts';
import { brickVilla } from './brick-villa.ts';
import { bukhansan } from './bukhansan.ts';
import { litter, spots } from './ground-cover.ts';
import { tileWall } from './tile-wall.ts';

export const SIGN: V3 = [1.5, 0, -0.9];
export const TABLE_2012: V3 = [-0.9, 0.74, -0.35];
export const GINKGO: Palette = {
  leaves: ['#b98a2c', '#dcae36', '#f2c840', '#f8da62', '#fdeb9a'],
  bark: ['#6a5a54', '#a08c7c'],
  grass: ['#98984c', '#c2ac58'],
};

/** A memory: sun through old paper. */
export function sepiaLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('golden', {
    saturation: 0.42,
    warmth: [1.1, 1, 0.82],
    exposure: 1.1,
    shadowTint: [0.5, 0.38, 0.42],
    fog: { color: '#f0d8ac', near: 5, far: 40 },
    ...change,
  });
}
export function streetLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('day', {
    sun: { dir: [-0.7, 0.8, 0.6], color: '#ffe9c6', power: 4.8, cone: 0.05 },
    fog: { color: '#efe6dc', near: 18, far: 320 },
    ...change,
  });
}

export type RoadPlan = {
  when: 'today' | '2012';
  /** leave out */
  skip?: ('mountain' | 'pole' | 'trees' | 'pine' | 'sign' | 'lane')[];
};
export function cultureRoad(scene: THREE.Scene, plan: RoadPlan): void {
  const without = new Set(plan.skip);
  const model = new Model();
  pavement(model);
  for (const [x, long, seed] of [
    [-3.1, 9.4, 5],
    [7.4, 5.6, 8],
  ] as const)
    tileWall(model, place([x, 0, -2.25]), { length: long, height: 1.45, foot: 0.06, seed });
  // the lane between the walls climbs
  for (let i = 0; i < (without.has('lane') ? 0 : 5); i++) {
    const z = -3.6 - i * 2.4;
    const y = 0.55 * (i + 0.4);
    model.put(
      roundedBox(2.7, 0.4, 2.5, 0.03),
      { tint: wash('#b9aeb0', 1.2, 0.2), line: 0.2 },
      place([3.1, y - 0.2, z], [12.5, 0, 0]),
    );
    for (const s of [-1, 1])
      model.put(
        roundedBox(0.3, 1.5, 2.4, 0.03),
        { tint: wash('#cdbfae', 1.5, 0.2), line: 0.5 },
        place([3.1 + s * 1.45, y + 0.4, z]),
      );
  }
  brickVilla(model, place([-5.4, 0.1, -4], [0, 3, 0]), {
    wide: 6.4,
    deep: 6,
    floors: 3,
    lived: plan.when === 'today',
    seed: 4,
  });
  brickVilla(model, place([9.6, 0.5, -6], [0, -10, 0]), { wide: 6, deep: 5, floors: 2, brick: '#cbb394', seed: 9 });
  if (!without.has('lane'))
    brickVilla(model, place([3, 3.2, -17], [0, -4, 0]), {
      wide: 6,
      deep: 5,
      floors: 2,
      brick: '#a8583f',
      plain: true,
      seed: 11,
    });
  if (!without.has('sign')) nameSign(model, place(SIGN, [0, 8, 0]), plan.when === 'today' ? '평창문화로' : '세검정로');
  if (!without.has('pole'))
    electricPole(model, [-4.6, 0, 0.9], 7.6, [
      [-24, 7.4, 0.9],
      [16, 7, 0.9],
      [5, 6.2, -12],
    ]);
  for (const [x, z, r, s] of [
    [-2.9, -1.65, 0.34, 4],
    [-2.15, -1.7, 0.26, 5],
    [6.2, -1.65, 0.32, 6],
  ] as const)
    pepperTub(model, [x, 0, z], r, s);
  // up the lane people grow things as well
  pepperTub(model, [4.02, 0.1, -2.9], 0.26, 7);
  pepperTub(model, [3.96, 0.42, -4.5], 0.3, 8);
  pepperTub(model, [4.0, 0.9, -6.6], 0.28, 9);
  if (!without.has('pine'))
    redPine(
      model,
      { at: [0.3, 0.6, -3.3], height: 4.4, girth: 0.13, lean: [0.5, 0.3], spread: 1.2, needles: 260, seed: 7 },
      PINE_TODAY,
    );
  for (const [i, [x, y, z, r]] of (
    [
      [-1.5, 1.1, -2.9, 0.55],
      [6, 1.2, -3, 0.6],
      [7.3, 1.1, -3.1, 0.5],
      [4.95, 1.4, -4.4, 0.6],
      [5.05, 1.85, -6.8, 0.66],
      [11, 1.2, -3, 0.6],
    ] as const
  ).entries())
    bush(
      model,
      [x, y, z],
      r,
      170,
      0.12,
      i % 2 ? GINKGO : { ...GINKGO, leaves: ['#4f6a42', '#6f8a4c', '#98a858', '#c8c070'] },
      i + 3,
    );
  if (!without.has('trees'))
    for (const [x, seed] of [
      [-7.4, 3],
      [7.6, 6],
    ] as const) {
      tree(
        model,
        { at: [x, 0, 0.85], height: 5.4, girth: 0.14, leaves: 900, leafSize: 0.17, spread: 1.4, bare: 0.42, seed },
        GINKGO,
      );
      model.put(roundedBox(1.1, 0.05, 1.1, 0.01), { color: '#6f6a70', line: 0.6 }, place([x, 0.012, 0.85]));
    }
  if (plan.when === '2012') marketTable(model);
  scene.add(model.bake());
  const fallen = new Model();
  litter(
    fallen,
    spots(260, [-9, -1.9, 10, 1.4], 5, (x) => Math.abs(x + 7.4) < 2.6 || Math.abs(x - 7.6) < 2.6 || x % 1 > 0.7),
    0.075,
    () => 0,
    ['#f2c840', '#dcae36', '#f8da62', '#c98a3c'],
  );
  scene.add(fallen.bake());
  if (!without.has('mountain'))
    bukhansan(
      scene,
      {
        skyTop: '#5aa6ee',
        skyLow: '#fff0d2',
        gain: 1.28,
        woods: ['#6f8456', '#8f9858', '#c2a052', '#d98a44', '#c9653a'],
        granite: ['#ece0d6', '#a396a8'],
        seams: '#5c4c6e',
      },
      [-2, -4],
      'lane',
      { trees: 1500, fine: 0.5, wide: 1.6 },
    );
}

/** Gray and rose paving blocks, the yellow strip that feet can read, the kerb, the road. */
function pavement(model: Model): void {
  const rnd = random(8);
  const blocks: Item[] = [];
  for (let z = -1.95; z < 1.45; z += 0.34)
    for (let x = -9.5; x < 12; x += 0.5) {
      if (z > 0.6 && z < 0.9) continue;
      blocks.push({
        at: place(
          [x + (Math.round(z / 0.34) % 2) * 0.25, -0.05 + rnd() * 0.006, z + 0.16],
          [0, 0, 0],
          [0.485, 0.1, 0.325],
        ),
        color: color(at(['#c4b6b0', '#b6a8a8', '#cdbcae', '#c9a898'], Math.floor(rnd() * 4))).multiplyScalar(
          mix(0.94, 1.05, rnd()),
        ),
      });
    }
  model.scatter(new THREE.BoxGeometry(1, 1, 1), blocks, { line: 0.35 });
  model.put(roundedBox(22, 0.1, 3.7, 0.01), { tint: wash('#a4979a', 2), line: 0 }, place([1, -0.075, -0.3]));
  model.put(roundedBox(22, 0.1, 0.34, 0.01), { tint: wash('#e6bc4a', 3, 0.2), line: 0.4 }, place([1, -0.048, 0.935]));
  for (let x = -9.5; x < 12; x += 1)
    model.put(roundedBox(0.98, 0.3, 0.18, 0.03), { tint: wash('#cbbdb2', 2), line: 0.6 }, place([x, -0.12, 1.55]));
  flat(
    model,
    [-26, 1.6, 30, 10],
    -0.13,
    (point) => color('#8d8794').multiplyScalar(0.92 + 0.14 * fbm(point.x, point.z, 3)),
    { n: 20 },
  );
  model.put(roundedBox(50, 0.01, 0.12, 0.004), { color: '#e6bc4a', line: 0.1 }, place([2, -0.125, 1.95]));
  flat(
    model,
    [-30, -30, 34, -2],
    0.02,
    (point) => color('#a8a070').multiplyScalar(0.9 + 0.2 * fbm(point.x * 0.4, point.z * 0.4)),
    {
      n: 16,
    },
  );
}

/** April 2012 in Halmeoni's memory: a folding table and a basket of persimmons for the queue; the names are `nameScroll`. */
function marketTable(model: Model): void {
  const [x, top, z] = TABLE_2012;
  model.put(
    roundedBox(1.7, 0.05, 0.72, 0.015, { fine: true }),
    { tint: wash('#d8c09a', 3) },
    place([x, top - 0.025, z]),
  );
  model.put(
    roundedBox(1.74, 0.3, 0.74, 0.02, { fine: true, wobble: 0.02 }),
    { tint: wash('#f2e4c8', 3) },
    place([x, top - 0.14, z]),
  );
  for (const s of [-1, 1]) {
    for (const k of [-1, 1])
      model.put(
        tube(
          [
            [x + s * 0.76, top - 0.03, z + k * 0.28],
            [x + s * 0.76, 0, z - k * 0.28],
          ],
          [0.018],
          { around: 7 },
        ),
        { color: '#8d93a2', line: 0.7 },
      );
  }
  model.inside(place([x + 0.56, top, z - 0.1]), () => {
    model.put(lathe(points2('0,.17 .01,.19 .12,.24 .13,.22'), { around: 24 }), {
      tint: (point) => color('#c99a58').lerp(color('#8f6438'), 0.5 + 0.5 * Math.sin(point.y * 160)),
    });
    for (let i = 0; i < 11; i++) {
      const [a, r] = [i * 2.4, i < 7 ? 0.13 : 0.05];
      const p: V3 = [Math.sin(a) * r, i < 7 ? 0.13 : 0.2, Math.cos(a) * r];
      model.put(ball([0.07, 0.058, 0.07], 12), { color: '#ee8a36', line: 0.8 }, place(p));
      model.put(ball([0.03, 0.01, 0.03], 7), { color: '#7c7a3e', line: 0.4 }, place([p[0], p[1] + 0.055, p[2]]));
    }
  });
}
