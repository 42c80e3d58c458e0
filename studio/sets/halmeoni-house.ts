/**
 * Halmeoni's living room, its porch and the yard (S18). Metres; floor and porch y = 0, the yard .5 lower. The reader looks from +Z,
 * where there is no wall; the ridge of Bukhansan stands over the yard at -Z.
 *
 *   ROOM x -2.7..2.7, z -2..1.6. Back wall z = -2: solid from x -2.7 to -.3 (CALENDAR at x -1.45, y 1.5; Noodle's photo x -.62, y 1.72),
 *   then the opening to the porch, x -.3..2.7, 2.05 high, four sliding doors. Left wall x = -2.7: quilt chest at z -.5, family photos.
 *   Right wall x = 2.7: WINDOW, two panes over a sill at .62, z -1.25..+.25, 1.25 high; the sun rises behind it.
 *   LOW_TABLE: middle [.1, .33, -.25], 1.3 x .85; people sit on cushions round it (hips at about .12).
 *   PORCH boards z -2..-3.5, posts at its edge x -2.7, -.45, 2.8; step stone with shoes z -3.85.
 *   YARD y = -.5, z -3.5..-9.6, x -5..5.5. PYEONGSANG (low platform) middle [.5, -.1, -6.3], 2.6 x 1.9; jars left at x -3.4, z -7.8,
 *   persimmon tree right at [3.7, -.5, -7.6]; wall z = -9.6.
 *
 * Cameras (studio/sheets/korea-places.ts):
 *   calendar:  from [.4, 1.3, 3.5] to [-.5, 1.12, -1.6], fov 36    wall and open porch; a grown-up on tiptoe at [-1.2, 0, -1.6]
 *   table:     from [.35, 1.4, 3.2] to [.05, .72, -.5], fov 36      the low table, evening
 *   window:    from [.75, 1.2, 1.35] to [2.7, 1.22, -.62], fov 36    maps on the glass, sunrise behind; a child at [2.2, 0, -.4] faces +X
 *   yard:      from [.35, 1.2, -1.7] to [.3, .92, -7], fov 42         from the porch: platform, wall, moon over the ridge
 *   porch:     from [.6, 1.3, 1.2] to [.9, .8, -6], fov 42           out of the dark room: posts, eave, yard, moon (doors 'open')
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { color, fbm, mix, random, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { framed } from '../props/furniture.ts';
import { cushion, lowTable, moonCalendar, noodlePhoto, quiltChest, standFan } from '../props/halmeoni-room.ts';
import { shoes } from '../props/yard-things.ts';
import { type HalmeoniPlan, YARD, yard } from './halmeoni-yard.ts';
import { boards, paperDoor, timber } from './hanok-porch.ts';
import { hanokRoof } from './hanok-roof.ts';
import { koreaSky } from './korea-sky.ts';
import { roomWall } from './plum-room.ts';

const CALENDAR: V3 = [-1.45, 1.46, -1.92];
/** The calendar's own frame in the room: it is the biggest paper in the house. `calendarDay` gives points in it. */
export const CALENDAR_FRAME = place(CALENDAR, [0, 0, 0.8], 1.22);
export const LOW_TABLE = { at: [0.1, 0.33, -0.25] as V3, wide: 1.3, deep: 0.85 };
/** Glass plane of the window: maps are pressed at x = WINDOW.x - .02, facing -X. */
export const WINDOW = { x: 2.68, sill: 0.62, top: 1.87, back: -1.25, front: 0.25, middle: [2.66, 1.24, -0.5] as V3 };
const WOOD = '#8a6244';
export function halmeoniHouse(scene: THREE.Scene, p: HalmeoniPlan): void {
  const has = (what: NonNullable<HalmeoniPlan['without']>[number]) => !p.without?.includes(what);
  koreaSky(scene, { hour: p.hour, season: p.season, foot: -2, ...(p.moon ? { moon: p.moon } : {}) });
  const model = new Model();
  if (has('room')) room(model, p, has);
  porch(model, p, has);
  if (has('yard')) yard(scene, model, p, has);
  scene.add(model.bake());
}
function room(model: Model, p: HalmeoniPlan, has: (w: NonNullable<HalmeoniPlan['without']>[number]) => boolean): void {
  // oiled paper floor (장판): warm squares with soft seams
  const rnd = random(8);
  for (let i = 0; i < 6; i++)
    for (let k = 0; k < 4; k++) {
      const warm = color('#e6b871').multiplyScalar(mix(0.95, 1.05, rnd()));
      model.put(
        roundedBox(0.896, 0.02, 0.896, 0.004),
        { tint: (q) => warm.clone().multiplyScalar(0.95 + 0.1 * fbm(q.x * 2 + i, q.z * 2 + k)), line: 0.22 },
        place([-2.25 + i * 0.9, -0.01, -1.55 + k * 0.9]),
      );
    }
  // celadon, so that white hair and white paper stand before it
  const paper = { high: 2.5, tone: '#c3cfa9' };
  roomWall(model, place([-2.7, 0, -2]), { ...paper, wide: 2.4 });
  for (const [a, b] of [
    [
      [-2.64, 0, -1.93],
      [-2.64, 2.5, -1.93],
    ],
    [
      [-0.3, 0, -1.93],
      [-0.3, 2.5, -1.93],
    ],
    [
      [2.66, 0, -1.93],
      [2.66, 2.5, -1.93],
    ],
    [
      [-2.7, 2.5, -1.93],
      [2.7, 2.5, -1.93],
    ],
    [
      [-0.3, 2.09, -1.94],
      [2.7, 2.09, -1.94],
    ],
  ] as [V3, V3][])
    timber(model, a, b, 0.15, a[0] + 4);
  // white paper over the doors, a skirting below
  model.put(roundedBox(2.9, 0.32, 0.08, 0.01), { tint: wash('#f4e3c0', 2), line: 0.3 }, place([1.2, 2.3, -1.99]));
  model.put(roundedBox(2.3, 0.09, 0.03, 0.01), { tint: wash(WOOD, 4), line: 0.5 }, place([-1.48, 0.045, -1.92]));
  if (has('left')) {
    roomWall(model, place([-2.7, 0, 1.6], [0, 90, 0]), { ...paper, wide: 3.6 });
    timber(model, [-2.66, 2.5, -2], [-2.66, 2.5, 1.6], 0.14, 3);
    quiltChest(model, place([-2.42, 0, -0.62], [0, 90, 0]));
    for (const [z, y, w, h, t] of [
      [-1.0, 1.72, 0.3, 0.38, '#b88a6a'],
      [-0.6, 1.84, 0.24, 0.2, '#6f9fb0'],
      [-0.62, 1.58, 0.26, 0.2, '#9a8a64'],
      [-0.22, 1.72, 0.28, 0.36, '#c9806a'],
    ] as const)
      framed(model, place([-2.6, y, z], [0, 90, 0]), w, h, t, '#7c5236');
  }
  if (has('right')) {
    const o = { x: 1.5, y: WINDOW.sill, w: 1.5, h: 1.25 };
    roomWall(model, place([2.7, 0, -2], [0, -90, 0]), { ...paper, wide: 3.6, openings: [o] });
    timber(model, [2.66, 2.5, -2], [2.66, 2.5, 1.6], 0.14, 6);
    glassWindow(model);
  }
  moonCalendar(model, CALENDAR_FRAME, p.season, p.ring);
  noodlePhoto(model, place([-0.63, 1.7, -1.9], [0, 0, -1.4]));
  if (has('table'))
    lowTable(model, place([LOW_TABLE.at[0], 0, LOW_TABLE.at[2]]), [LOW_TABLE.wide, LOW_TABLE.at[1], LOW_TABLE.deep]);
  if (has('cushions'))
    for (const [x, z, yaw, t] of [
      [-0.95, -0.3, 8, '#c9606a'],
      [1.12, -0.2, -6, '#5f8fa6'],
      [0.1, -1.0, 3, '#d8a24c'],
      [0.15, 0.62, -10, '#8a9a5c'],
    ] as const)
      cushion(model, place([x, 0, z], [0, yaw, 0]), t);
  if (has('fan') && p.season === 'june') standFan(model, place([-2.1, 0, -1.5], [0, 40, 0]));
}
/** Wooden frame, two sliding panes with one level bar each; no glass is drawn, light is enough. */
function glassWindow(model: Model): void {
  const { x, sill, top, back, front } = WINDOW;
  const bar = (size: V3, at: V3, tone = '#9a6c48') =>
    model.put(roundedBox(...size, 0.012), { tint: wash(tone, 4), line: 0.6 }, place(at));
  bar([0.26, 0.05, 1.66], [x - 0.05, sill - 0.02, (back + front) / 2], '#b88a5e');
  bar([0.12, 0.09, 1.62], [x, top + 0.04, (back + front) / 2]);
  for (const z of [back - 0.03, front + 0.03]) bar([0.12, top - sill + 0.1, 0.08], [x, (sill + top) / 2, z]);
  const half = (back + front) / 2;
  for (const [z, d] of [
    [half - 0.375, 0.03],
    [half + 0.375, 0.065],
  ] as const) {
    for (const s of [-1, 1]) {
      bar([0.03, top - sill, 0.045], [x + d, (sill + top) / 2, z + s * 0.365]);
      bar([0.03, 0.045, 0.77], [x + d, s < 0 ? sill + 0.03 : top - 0.02, z]);
    }
    bar([0.022, 0.026, 0.72], [x + d, sill + 0.36, z]);
  }
}
function porch(model: Model, p: HalmeoniPlan, has: (w: NonNullable<HalmeoniPlan['without']>[number]) => boolean): void {
  // boards run from the wall to the edge; the set's edge beam is on -Z
  model.inside(place([0, 0, -5.5], [0, 180, 0]), () => boards(model, [-3, -3.5, 3, -2]));
  const doors = p.doors ?? 'half';
  const leaf = (x: number, z: number) => paperDoor(model, place([x, 0.02, z]), 0.74, 2.02);
  if (doors === 'shut') for (const i of [0, 1, 2, 3]) leaf(0.1 + i * 0.735, i % 2 ? -1.99 : -2.05);
  if (doors === 'half') for (const [x, z] of points2('.1,-1.99 .16,-2.06 2.3,-1.99 2.24,-2.06')) leaf(x, z);
  for (const x of [-2.7, -0.45, 2.8]) {
    timber(model, [x, YARD + 0.14, -3.42], [x, 2.5, -3.42], 0.17, x + 6);
    model.put(
      roundedBox(0.32, 0.2, 0.32, 0.05, { wobble: 0.03 }),
      { tint: wash('#b9aca4', 4) },
      place([x, YARD + 0.08, -3.42]),
    );
  }
  timber(model, [-3.1, 2.48, -3.42], [3.2, 2.48, -3.42], 0.16, 9);
  if (has('roof'))
    hanokRoof(model, place([0, 2.62, 0.2], [0, 180, 0]), { long: 8, deep: 4.5, rise: 2, front: true, lift: 0.24 });
  // under the porch it is dark; a granite foot carries it
  model.put(roundedBox(6, 0.36, 0.1, 0.01), { color: '#4a3a3c', line: 0.2 }, place([0, -0.3, -3.1]));
  model.put(roundedBox(6.6, 0.12, 4.2, 0.03), { tint: wash('#b6aaa2', 2), line: 0.5 }, place([0, YARD + 0.02, -1.75]));
  model.put(
    roundedBox(1.5, 0.22, 0.46, 0.06, { fine: true, wobble: 0.04 }),
    { tint: wash('#c6bab0', 3), line: 0.8 },
    place([1.05, YARD + 0.12, -3.86]),
  );
  if (has('shoes')) {
    shoes(model, place([0.62, YARD + 0.23, -3.86], [0, 6, 0]), 'slipper', '#f08fa8');
    shoes(model, place([1.12, YARD + 0.23, -3.88], [0, -8, 0]), 'sneaker', '#9fd8bc', 0.2);
    shoes(model, place([1.52, YARD + 0.23, -3.84], [0, 14, 0]), 'sneaker', '#9a9aa8', 0.21);
  }
  model.put(
    tube(
      [
        [0.6, 2.46, -3.3],
        [0.6, 2.2, -3.3],
      ],
      [0.006],
      { around: 5, rings: 2 },
    ),
    { color: '#4f4a58', line: 0.5 },
  );
  model.put(
    ball([0.05, 0.065, 0.05], 12),
    p.bulb ? { color: color('#ffe6a0').multiplyScalar(1.4), glow: true, line: 0 } : { color: '#fff4dc', line: 0.5 },
    place([0.6, 2.14, -3.3]),
  );
}
