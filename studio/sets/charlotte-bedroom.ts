/**
 * Charlotte's bedroom. Metres, floor y = 0; the reader looks in from +Z.
 *
 *   back wall z = -2, x -2.3..2.3; left wall x = -2.3. Bed along the left wall: x -2.15..-1.15, z -1.9..0, mattress top .5;
 *   suitcase half under it at [-1.05, 0, -.35], its Korean tag to the front. Window x = .35, sill .95. Shelf on the back
 *   wall x .95..2.1, y 1.35 (the thumb-size Charlotte stands at SHELF_SPOT in December). Desk x 1.1..2.1, z -1.9..-1.35.
 *   The map lies at MAP_SPOT on the rug (`map: 'floor'`) or hangs at [-1.08, 1.5, -1.98] (`map: 'wall'`).
 * Cameras:
 *   floor:   from [.5, 1.75, 3.4] to [.05, .35, -.1], fov 34     three children round the map
 *   wall:    from [.9, 1.2, 3.0] to [-.3, 1.0, -.9], fov 36      the map on the wall, wool strings across the room
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, mix, noise, type V3 } from '../model/math.ts';
import { block, boardFloor, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { braidedRug, chair, framed, shelfRow } from '../props/furniture.ts';
import { streetMap } from '../props/street-map.ts';
import { thumbCharlotte } from '../props/thumb-charlotte.ts';
import { pattern } from '../texture/pattern.ts';
import { roomWall, sashWindow } from './plum-room.ts';
import { type Hour, plumSky } from './plum-sky.ts';

const MAP_SPOT: V3 = [0.15, 0.025, 0.35];
const SHELF_SPOT: V3 = [1.2, 1.37, -1.84];
export type BedroomPlan = {
  hour: Hour;
  map: 'floor' | 'wall' | 'none';
  /** age of the map, see street-map.ts, and houses with wool */
  age?: 1 | 2 | 3;
  wool?: number[];
  suitcase?: boolean;
  /** the very small Charlotte on the shelf, from book one on; size 1 is life (.06 m), 2 can be found in a wide picture */
  thumb?: number;
};

export function charlotteBedroom(scene: THREE.Scene, p: BedroomPlan): void {
  plumSky(scene, p.hour);
  const model = new Model();
  const wall = { high: 3.2, tone: '#f6d9cc', wainscot: { high: 0.7, tone: '#fdf3e4' }, paper: '#fbe8dc' };
  const win = { x: 2.65, y: 0.95, w: 1.1, h: 1.2 };
  roomWall(model, place([-2.3, 0, -2]), { ...wall, wide: 4.6, openings: [win] });
  sashWindow(model, place([-2.3, 0, -2]), win, '#5fa3a0');
  roomWall(model, place([-2.3, 0, 1.6], [0, 90, 0]), { ...wall, wide: 3.6 });
  boardFloor(model, [-2.3, -2, 2.6, 3.2], 0, '#c9935c', { wide: 0.24 });
  braidedRug(model, place([0.15, 0, 0.45]), 2.5, 1.9, ['#5fa3a0', '#fbe9cc', '#e4806c']);
  bed(model);
  if (p.suitcase ?? false) suitcase(model, place([-1.0, 0, -0.3], [0, 14, 0]));
  model.put(roundedBox(1.15, 0.04, 0.26, 0.012), { tint: wash('#c48a54', 4), line: 0.7 }, place([1.52, 1.35, -1.86]));
  shelfRow(model, place([1.42, 1.37, -1.86]), 0.66, 'books', 6);
  if (p.thumb) thumbCharlotte(model, place(SHELF_SPOT, [0, -8, 0], p.thumb));
  desk(model);
  if (p.map !== 'wall') framed(model, place([-1.55, 1.6, -1.98], [0, 0, -2]), 0.4, 0.34, '#e4a24c', '#5fa3a0');
  for (const [i, tone] of ['#e4604c', '#f2bf3e', '#5fa3a0', '#f4a8b4', '#8fb85a', '#8a6ab4'].entries()) {
    const x = -2.1 + i * 0.22;
    model.put(
      flag(),
      { color: tone, doubleSided: true, line: 0.6 },
      place([x, 2.3 - 0.08 * Math.sin((i / 5) * Math.PI), -1.96]),
    );
  }
  if (p.map === 'floor') streetMap(model, place(MAP_SPOT, [-90, 6, 0]), 1.2, p.age ?? 1, p.wool);
  if (p.map === 'wall') streetMap(model, place([-1.08, 1.5, -1.975], [0, 0, 1.5]), 1.2, p.age ?? 2, p.wool);
  scene.add(model.bake());
}
const flag = () => grid((u, w) => [(u - 0.5) * 0.19 * (1 - w), -w * 0.2, 0.01 * Math.sin(u * 3)], 6, 6);

function bed(model: Model): void {
  const wood = '#c48a54';
  block(model, [1.04, 0.24, 1.94], [-1.65, 0.16, -0.98], wood, { line: 0.7 });
  for (const z of [-1.95, 0]) {
    model.put(
      roundedBox(1.08, z < -1 ? 1.0 : 0.62, 0.07, 0.06, { fine: true }),
      { tint: wash(wood, 3) },
      place([-1.65, z < -1 ? 0.5 : 0.31, z]),
    );
    for (const x of [-2.15, -1.15])
      model.put(ball(0.055, 12), { color: '#b57a44' }, place([x, z < -1 ? 1.03 : 0.66, z]));
  }
  const quilt = grid(
    (u, w) => {
      const [x, z] = [mix(-2.17, -1.06, u), mix(-0.03, -1.45, w)];
      const over = Math.max(0, x + 1.2) * 2.2;
      return [x - over * 0.35, 0.5 + 0.03 * noise(x * 4, z * 4) - over * over * 3.2, z];
    },
    26,
    26,
  );
  const patch = (q: THREE.Vector3) => {
    const [i, j] = [Math.floor(q.x * 4.4), Math.floor(q.z * 4.4)];
    const tones = ['#e4806c', '#f6d98a', '#8fc0b4', '#fdf0dc', '#b49acc', '#9cbf7c'];
    return color(tones[(((i * 5 + j * 3) % 6) + 6) % 6] ?? '#e4806c').multiplyScalar(
      0.94 + 0.1 * noise(q.x * 20, q.z * 20),
    );
  };
  model.put(quilt, { tint: patch, doubleSided: true, line: 0.7 });
  model.put(
    roundedBox(0.7, 0.16, 0.36, 0.08, { fine: true }),
    { map: pattern({ kind: 'stars', base: '#fff8ea', ink: '#f2c95c', size: 0.3 }) },
    place([-1.66, 0.56, -1.66], [12, 0, 0]),
  );
}

/** Half-packed, a luggage tag with the Korean flag on its handle. */
export function suitcase(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(roundedBox(0.62, 0.2, 0.44, 0.05, { fine: true }), { tint: wash('#e0a23c', 4) }, place([0, 0.11, 0]));
    for (const x of [-0.2, 0.2])
      model.put(roundedBox(0.05, 0.21, 0.45, 0.02), { color: '#8a5a3c', line: 0.7 }, place([x, 0.11, 0]));
    model.put(tube(points3('-.09,.12,.22 -.07,.12,.27 .07,.12,.27 .09,.12,.22'), [0.014], { around: 8 }), {
      color: '#8a5a3c',
    });
    model.put(ball([0.12, 0.04, 0.03], 10), { color: '#e4806c', line: 0.6 }, place([0.12, 0.21, 0.2], [0, 10, -8]));
    model.inside(place([0.02, 0.075, 0.3], [-12, 0, 6]), () => {
      model.put(roundedBox(0.13, 0.088, 0.006, 0.003), { color: '#fffdf6', line: 0.8 });
      koreanFlag(model, 0.13);
    });
  });
}
/** Circle and four trigrams on a white sheet `w` wide (front +Z at .004): red above, blue below, ☰ top left, ☷ bottom right. */
function koreanFlag(model: Model, w: number): void {
  const r = w * 0.166;
  const tilt = Math.atan2(2, 3);
  const disc = grid((u, v) => [Math.cos(u * Math.PI * 2) * v * r, Math.sin(u * Math.PI * 2) * v * r, 0.0045], 48, 10);
  const tint = (q: THREE.Vector3) => {
    // the border is an S along the falling diagonal: half circles of half the radius
    const [x, y] = [q.x * Math.cos(-tilt) - q.y * Math.sin(-tilt) * -1, q.y * Math.cos(tilt) + q.x * Math.sin(tilt)];
    const bump = (cx: number) => (x - cx) ** 2 + y ** 2 < (r / 2) ** 2;
    const red = bump(-r / 2) ? true : bump(r / 2) ? false : y > 0;
    return color(red ? '#cd2e3a' : '#0047a0');
  };
  model.put(disc, { tint, line: 0, doubleSided: true });
  const bars: [number, number, boolean[]][] = [
    [-1, 1, [false, false, false]],
    [1, -1, [true, true, true]],
    [1, 1, [true, false, true]],
    [-1, -1, [false, true, false]],
  ];
  for (const [sx, sy, broken] of bars) {
    const a = (Math.atan2(sy * 2, sx * 3) * 180) / Math.PI;
    model.inside(place([sx * w * 0.32, sy * w * 0.213, 0.0045], [0, 0, a]), () => {
      for (const [i, split] of broken.entries()) {
        const x = (i - 1) * w * 0.045;
        const parts: [number, number][] = split
          ? [
              [-0.055, 0.07],
              [0.055, 0.07],
            ]
          : [[0, 0.18]];
        for (const [y, h] of parts)
          model.put(roundedBox(w * 0.028, w * h, 0.001, 0.0004), { color: '#2a2430', line: 0 }, place([x, y * w, 0]));
      }
    });
  }
}

function desk(model: Model): void {
  block(model, [1.05, 0.05, 0.55], [1.6, 0.67, -1.62], '#c48a54', { line: 0.7 });
  for (const x of [1.12, 2.08])
    for (const z of [-1.86, -1.4]) block(model, [0.06, 0.68, 0.06], [x, 0, z], '#b57a44', { line: 0.6 });
  chair(model, place([1.5, 0, -1.2], [0, 168, 0]), '#5fa3a0');
  model.put(
    lathe(points2('0,.04 .1,.042 .1,.034 .01,.03'), { around: 16 }),
    { color: '#e4604c', doubleSided: true },
    place([1.95, 0.72, -1.7]),
  );
  for (let i = 0; i < 5; i++)
    model.put(
      tube(
        [
          [1.95, 0.74, -1.7],
          [1.95 + Math.sin(i * 1.3) * 0.05, 0.92, -1.7 + Math.cos(i * 1.3) * 0.05],
        ],
        [0.007],
        { around: 6, rings: 2 },
      ),
      { color: ['#f2bf3e', '#5f8fc0', '#7bab62', '#8a5a9a', '#e08a3c'][i] ?? '#f2bf3e', line: 0.5 },
    );
  model.put(
    roundedBox(0.26, 0.012, 0.2, 0.003),
    { color: '#fff8ea', line: 0.6 },
    place([1.55, 0.73, -1.55], [0, 12, 0]),
  );
}
