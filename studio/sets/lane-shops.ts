/**
 * Two shops side by side at the foot of the lane (S20), June: the rice-cake shop and the cleaner's. Metres, pavement y = 0, fronts z = 0
 * facing +Z, rooms behind them to z = -3.4; the reader stands in the street (z 2..6) or, for the cleaner's room, in its open front.
 *
 *   RICE-CAKE SHOP x -3.7..-.1. Counter COUNTER: top y .84, x -3.3..-.9, z -.55..0; the shopkeeper stands at [-2.1, 0, -.95]; customers
 *   at z .5. Steamers boil on the stove behind, tops at [-3.0, 1.75, -1.7] and [-1.75, 1.6, -1.8] (put `mist` there); trays on the counter.
 *   CLEANER'S x .1..3.8. Sewing machine left [.75, 0, -1.5], looking +X; stool for trying on [2.0, .4, -1.25]; dress form MANNEQUIN in half a sleeve;
 *   rail of clothes along the back z -2.9 at 2.15; ironing board [2.95, 0, -.55] by the right wall; mirror on the left.
 *
 * Cameras (studio/sheets/korea-places.ts):
 *   tteok:    from [-1.3, 1.35, 3.6] to [-2.0, 1.25, -.5], fov 38     over the counter, steam behind
 *   cleaner:  from [2.1, 1.25, 2.6] to [1.95, 1.1, -1.4], fov 40      with `without: ['cleanerFront', 'tteok', 'upper', 'pole']`
 *   both:     from [1.2, 1.7, 7.6] to [0, 1.75, -.5], fov 42
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, type V3 } from '../model/math.ts';
import { block, boardFloor, checks, flat, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { hangul } from '../props/hangul-sign.ts';
import { sleeveHat } from '../props/journey-things.ts';
import { clothesRail, mannequin } from '../props/tailor-form.ts';
import { ironingBoard, sewingMachine, spoolBoard, tailorStool } from '../props/tailor-things.ts';
import { cakeTray, siru } from '../props/tteok-things.ts';
import { clayPot, redTub } from '../props/yard-things.ts';
import { type KoreaHour, koreaSky } from './korea-sky.ts';
import { bricks, cables, utilityPole } from './lane-houses.ts';
import { roomWall } from './plum-room.ts';

/** Where steam leaves the steamers. */
export const STEAM: V3[] = [
  [-3.0, 1.75, -1.7],
  [-1.75, 1.6, -1.8],
];
/** Foot of the dress form; its hat stands 1.5 high. */
export const MANNEQUIN: V3 = [1.28, 0, -2.15];
export const STOOL: V3 = [2.0, 0.4, -1.25];

export type ShopsPlan = {
  hour: KoreaHour;
  without?: ('tteok' | 'cleaner' | 'cleanerFront' | 'pole' | 'stool' | 'upper')[];
};
export function laneShops(scene: THREE.Scene, p: ShopsPlan): void {
  const has = (w: NonNullable<ShopsPlan['without']>[number]) => !p.without?.includes(w);
  koreaSky(scene, { hour: p.hour, season: 'june', foot: 2 });
  const model = new Model();
  flat(
    model,
    [-9, 0, 9, 9],
    0,
    (q) =>
      color('#c8bcb2')
        .lerp(color('#aca2a4'), fbm(q.x * 1.4, q.z * 1.4))
        .multiplyScalar(Math.abs(((q.x + 20) % 0.6) - 0.3) < 0.012 ? 0.86 : 1),
    { n: 90 },
  );
  model.put(roundedBox(18, 0.14, 0.2, 0.03), { tint: wash('#b9aea8', 2), line: 0.6 }, place([0, 0.0, 2.3]));
  if (has('tteok')) tteokShop(model);
  if (has('cleaner')) cleaner(model, has('cleanerFront'), has('stool'));
  if (has('upper')) upper(model);
  if (has('pole')) {
    utilityPole(model, place([4.35, 0, 1.7]));
    cables(model, [4.35, 7.1, 1.7], [-9, 7.4, 1.9], 4, 6);
  }
  for (const [x, s, t] of [
    [-4.0, 2, '#f08fa8'],
    [0.0, 1, '#f6c95c'],
    [3.95, 3, '#e4604c'],
  ] as const)
    clayPot(model, place([x, 0, 0.32]), 0.16, t, s);
  redTub(model, place([-4.5, 0, 0.4]), 0.26, { fruit: '#5f9a48' });
  scene.add(model.bake());
}
/** The villa over both shops: brick, a white band, two windows. */
function upper(model: Model): void {
  model.put(roundedBox(9.4, 3.4, 4, 0.03), { map: bricks(), color: '#b8664e', line: 0.6 }, place([0, 4.75, -2]));
  model.put(roundedBox(9.5, 0.24, 4.1, 0.02), { tint: wash('#ece2d2', 1), line: 0.7 }, place([0, 3.06, -2]));
  for (const x of [-2.6, 0.2, 2.8]) {
    model.put(roundedBox(1.5, 1.3, 0.08, 0.01), { color: '#f6f0e4', line: 0.6 }, place([x, 4.5, 0]));
    for (const s of [-1, 1])
      model.put(
        roundedBox(0.66, 1.14, 0.04, 0.01),
        { tint: (q) => color('#86a4bc').lerp(color('#d4e4e8'), 0.5 + q.y * 0.7), line: 0.5 },
        place([x + s * 0.36, 4.5, 0.03]),
      );
  }
  for (const x of [-4.3, 0, 4.3])
    model.put(
      roundedBox(0.34, 3, 0.34, 0.02),
      { map: bricks(), color: '#b8664e', line: 0.6 },
      place([x + (x > 0 ? 0.1 : x < 0 ? -0.1 : 0), 1.5, -0.1]),
    );
}
/** Sign over a front from x0 to x1: a lit box with Korean letters. */
function signboard(model: Model, x0: number, x1: number, text: string, tone: string, ink: string, size: number): void {
  model.put(
    roundedBox(x1 - x0, 0.56, 0.2, 0.03, { fine: true }),
    { tint: wash(tone, 1.5, 0.1), line: 0.9 },
    place([(x0 + x1) / 2, 2.72, 0.12]),
  );
  model.put(
    roundedBox(x1 - x0 + 0.06, 0.05, 0.24, 0.015),
    { color: '#d8d4cc', line: 0.6 },
    place([(x0 + x1) / 2, 3.0, 0.12]),
  );
  hangul(model, place([(x0 + x1) / 2, 2.72, 0.23]), text, size, ink, { weight: 0.17 });
}
function room(model: Model, x0: number, x1: number, tone: string, floor: [string, string]): void {
  const wide = x1 - x0;
  roomWall(model, place([x0, 0, -3.4]), { wide, high: 2.9, tone });
  roomWall(model, place([x0, 0, 0], [0, 90, 0]), { wide: 3.4, high: 2.9, tone });
  roomWall(model, place([x1, 0, -3.4], [0, -90, 0]), { wide: 3.4, high: 2.9, tone });
  model.put(
    roundedBox(wide, 0.05, 3.4, 0.01),
    { map: checks(...floor), line: 0.2 },
    place([(x0 + x1) / 2, -0.018, -1.7]),
  );
}
function ceiling(model: Model, x0: number, x1: number): void {
  model.put(
    roundedBox(x1 - x0, 0.06, 3.3, 0.01),
    { tint: wash('#efe4cc', 1), line: 0.3 },
    place([(x0 + x1) / 2, 2.93, -1.75]),
  );
  model.put(
    roundedBox(1.3, 0.06, 0.14, 0.03),
    { color: color('#fff4dc').multiplyScalar(1.25), glow: true, line: 0.4 },
    place([(x0 + x1) / 2, 2.86, -1.5]),
  );
}
function tteokShop(model: Model): void {
  ceiling(model, -3.7, -0.1);
  // a wall darker than steam, caps and white cake: boards, warm as the kitchen of an old shop
  room(model, -3.7, -0.1, '#7a5648', ['#e6dcc8', '#c9d2cc']);
  for (let z = -0.28; z > -3.3; z -= 0.34)
    model.put(roundedBox(0.03, 2.86, 0.03, 0.008), { color: '#65443a', line: 0.5 }, place([-3.66, 1.43, z]));
  model.put(roundedBox(0.05, 0.09, 3.3, 0.01), { color: '#b07a52', line: 0.6 }, place([-3.66, 1.24, -1.7]));
  // the shop's name on a painted board, for eyes below the awning
  model.inside(place([-3.62, 2.0, -1.12], [0, 90, 0]), () => {
    model.put(roundedBox(0.98, 0.56, 0.03, 0.012, { fine: true }), { tint: wash('#f6e2c0', 3), line: 0.8 });
    hangul(model, place([0, 0, 0.022]), '떡집', 0.36, '#a8323a', { weight: 0.16 });
  });
  signboard(model, -3.7, -0.1, '떡집', '#f7c7c0', '#a8323a', 0.36);
  // striped awning
  for (let i = 0; i < 12; i++) {
    const x = -3.7 + i * 0.3;
    model.put(
      grid((u, w) => [x + u * 0.3, 2.44 - 0.42 * w - 0.05 * Math.sin(u * Math.PI) * smooth(w), 0.1 + 0.85 * w], 4, 8),
      { color: i % 2 ? '#fff6e6' : '#e0776c', doubleSided: true, line: 0.5 },
    );
    model.put(
      ball([0.15, 0.1, 0.012], 12),
      { color: i % 2 ? '#fff6e6' : '#e0776c', line: 0.6 },
      place([x + 0.15, 2.02, 0.95]),
    );
  }
  // counter with a pale front, glass left out; trays stand on cloth
  block(model, [2.4, 0.78, 0.5], [-2.1, 0, -0.28], '#eae0cc', { line: 0.7 });
  for (let i = 0; i < 4; i++)
    model.put(
      roundedBox(0.54, 0.56, 0.02, 0.012),
      { tint: wash(i % 2 ? '#e8a8a0' : '#f2c4ba', 4), line: 0.5 },
      place([-3.0 + i * 0.6, 0.42, -0.02]),
    );
  model.put(
    roundedBox(2.5, 0.06, 0.6, 0.02, { fine: true }),
    { tint: wash('#d8d9de', 3, 0.14), line: 0.8 },
    place([-2.1, 0.81, -0.27]),
  );
  for (const [x, kind] of [
    [-3.02, 'songpyeon'],
    [-2.5, 'white'],
    [-1.72, 'red'],
    [-1.22, 'injeolmi'],
  ] as const)
    cakeTray(model, place([x, 0.84, -0.27], [0, 0, 0]), 0.44, 0.36, kind);
  // what is in use: a stack of boxes tied with string, tongs, a brush of oil in its bowl
  for (let i = 0; i < 3; i++)
    model.put(
      roundedBox(0.3 - i * 0.02, 0.085, 0.22, 0.01),
      { tint: wash(i % 2 ? '#f6d8d0' : '#fff4e4', 6), line: 0.7 },
      place([-0.98, 0.885 + i * 0.087, -0.42], [0, i * 9, 0]),
    );
  model.put(
    roundedBox(0.012, 0.27, 0.23, 0.004),
    { color: '#d8503c', line: 0.3 },
    place([-0.98, 0.98, -0.42], [0, 9, 0]),
  );
  for (const s of [-1, 1])
    model.put(
      tube(
        [
          [-2.1, 0.86, -0.36],
          [-2.1 + s * 0.02, 0.875, -0.26],
          [-2.1 + s * 0.028, 0.862, -0.12],
        ],
        [0.008],
        { around: 6, rings: 8, flat: 0.4 },
      ),
      { color: '#b8743f', line: 0.6 },
    );
  // stove and steamers, a sack of rice flour, shelves of bowls
  block(model, [2.6, 0.7, 0.8], [-2.35, 0, -1.75], '#b6bac2', { line: 0.7 });
  siru(model, place([-3.0, 0.72, -1.7]), 0.34, 6);
  siru(model, place([-1.75, 0.72, -1.8]), 0.3, 5);
  siru(model, place([-2.4, 0.72, -1.95]), 0.26, 2, { clay: true });
  for (const y of [1.9, 2.3]) {
    model.put(roundedBox(3.1, 0.04, 0.26, 0.01), { tint: wash('#a9764a', 3), line: 0.7 }, place([-1.95, y, -3.22]));
    for (let i = 0; i < 9; i++)
      model.put(
        lathe(points2('0,.06 .04,.12 .1,.14 .1,.125'), { around: 16 }),
        { color: i % 3 ? '#e6e2d8' : '#c9a064', doubleSided: true, line: 0.6 },
        place([-3.3 + i * 0.33, y + 0.02, -3.2]),
      );
  }
  for (const [x, s] of [
    [-0.45, 0.9],
    [-0.5, 0.7],
  ] as const)
    model.put(
      ball([0.26 * s, 0.36 * s, 0.22 * s], 16),
      { tint: wash('#f2ead8', 6, 0.14), line: 0.8 },
      place([x, 0.3 * s, -1.1 - s]),
    );
  // a cloth with the shop's name hangs at the back, for eyes below the awning
  model.put(roundedBox(0.64, 0.03, 0.03, 0.01), { color: '#8a5a3c', line: 0.6 }, place([-0.74, 1.84, -3.08]));
  model.put(
    grid((u, w) => [-1.02 + 0.56 * u, 1.84 - 0.98 * w, -3.07 + 0.012 * Math.sin(u * 9 + w * 3)], 14, 10),
    { color: '#f2c0b4', doubleSided: true, line: 0.8 },
  );
  for (const [i, c] of ['떡', '집'].entries())
    hangul(model, place([-0.74, 1.64 - i * 0.33, -3.04]), c, 0.28, '#a8323a', { weight: 0.14 });
}
const smooth = (w: number): number => w * w;
function cleaner(model: Model, front: boolean, stool: boolean): void {
  ceiling(model, 0.1, 3.8);
  room(model, 0.1, 3.8, '#e6ece0', ['#d8cdb8', '#c4b89e']);
  boardFloor(model, [0.2, -3.3, 3.7, -0.05], 0.012, '#b88a5c', { wide: 0.22, across: true });
  signboard(model, 0.1, 3.8, '세탁소', '#cfe4ee', '#2f5f9a', 0.36);
  clothesRail(model, place([2.35, 0, -2.95]), 2.7, 2.15, 4);
  clothesRail(model, place([3.4, 0, -1.8], [0, 90, 0]), 1.6, 2.3, 9, 0.16);
  sewingMachine(model, place([0.72, 0.012, -1.55], [0, 62, 0]), '#c23a5c');
  spoolBoard(model, place([0.19, 1.5, -1.5], [0, 90, 0]), 9, 4);
  model.put(
    tube(
      [
        [0.3, 1.75, -2.3],
        [0.5, 1.85, -2.2],
        [0.75, 1.6, -1.75],
      ],
      [0.014],
      { around: 7, rings: 12 },
    ),
    { color: '#8d93a0', line: 0.7 },
  );
  model.put(
    lathe(
      [
        [0, 0.12],
        [0.1, 0.06],
        [0.13, 0.02],
      ],
      { around: 20 },
    ),
    { color: '#5f9a8e', doubleSided: true, line: 0.8 },
    place([0.76, 1.5, -1.72], [12, 0, -10]),
  );
  mannequin(model, place([MANNEQUIN[0], 0.012, MANNEQUIN[2]], [0, 16, 0]), false);
  sleeveHat(model, place([MANNEQUIN[0], 1.5, MANNEQUIN[2]], [-6, 30, 9]), 0.115);
  ironingBoard(model, place([3.3, 0.012, -0.75], [0, 84, 0]));
  if (stool) tailorStool(model, place([STOOL[0], 0.012, STOOL[2]]), STOOL[1] - 0.012);
  // long mirror, and the wall of tickets
  model.inside(place([1.05, 0, -3.3]), () => {
    model.put(roundedBox(0.62, 1.7, 0.05, 0.02), { tint: wash('#9a6c48', 4), line: 0.8 }, place([0, 1.1, 0]));
    model.put(
      roundedBox(0.5, 1.58, 0.055, 0.01),
      { tint: (q) => color('#b8ccd4').lerp(color('#f0f4ee'), mix(0.2, 0.9, 0.5 + q.y * 0.5 + q.x * 0.6)), line: 0.4 },
      place([0, 1.1, 0.004]),
    );
  });
  model.put(roundedBox(0.9, 0.8, 0.4, 0.02), { tint: wash('#c9a474', 3), line: 0.7 }, place([0.62, 0.4, -2.75]));
  for (let i = 0; i < 4; i++)
    model.put(
      roundedBox(0.5 - i * 0.04, 0.07, 0.3, 0.03, { fine: true }),
      { color: ['#5f7fa8', '#f2e6d4', '#c9606a', '#8a9a6a'][i] ?? '#fff', line: 0.7 },
      place([0.56, 0.84 + i * 0.07, -2.75], [0, i * 4, 0]),
    );
  if (!front) return;
  // aluminium front: a sill, panes, an open sliding door
  for (const x of [0.2, 1.5, 2.6, 3.7])
    model.put(roundedBox(0.07, 2.4, 0.08, 0.01), { color: '#c4c8ce', line: 0.7 }, place([x, 1.2, 0]));
  model.put(roundedBox(3.6, 0.07, 0.08, 0.01), { color: '#c4c8ce', line: 0.7 }, place([1.95, 2.4, 0]));
  for (const x of [0.85, 3.15])
    model.put(roundedBox(1.2, 0.56, 0.08, 0.01), { tint: wash('#b9c4c8', 2), line: 0.7 }, place([x, 0.28, 0]));
}
