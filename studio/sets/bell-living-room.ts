/**
 * The Bell living room at Christmas. Metres, floor y = 0; the reader looks in from +Z.
 *
 *   back wall z = -2.4, x -3.1..3.1: front door (red) x 1.4..2.54 (middle 1.97), window x = -.1 (1.7 wide, sill .9).
 *   left wall x = -3.1 with the sofa before it (x -2.9..-2.05, z -1.2..1, seat .42); tree at TREE [-1.75, 0, -1.6], 2.2 high;
 *   right wall x = 3.1 with fireplace z -.9..+.5; rug 2.6 x 1.9 round [0, 0, .3]; low table [0, 0, -.35] 1.1 x .6, top .36
 *   (the candle stands there, flame at [0, .56, -.35]); phone on a stool at [1.05, .5, -2.1].
 * Cameras:
 *   wide:    from [.3, 1.5, 4.9] to [.05, .95, -.8], fov 38
 *   door:    from [-.3, 1.25, 2.9] to [1.3, 1.05, -1.6], fov 36    someone in the doorway with the night behind
 *   floor:   from [.2, .75, 3.3] to [0, .6, -.3], fov 36           a row of people on the rug
 * With `power: 'half'` the tree's left side still burns and its right is dark: one candle is the lamp then.
 */

import type * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { color, lighten, type V3 } from '../model/math.ts';
import { block, boardFloor, snowCushion, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { candleStick, christmasTree } from '../props/christmas-things.ts';
import { braidedRug, framed, shelfRow } from '../props/furniture.ts';
import { DOOR, doorFrame, doorLeaf } from './plum-door.ts';
import { roomWall, sashWindow } from './plum-room.ts';
import { plumSky } from './plum-sky.ts';
import { bareTree } from './street-trees.ts';

const TREE: V3 = [-1.75, 0, -1.6];
export const CANDLE: V3 = [0, 0.36, -0.35];
export type LivingPlan = {
  power: 'on' | 'half' | 'off';
  /** share of the tree that is decorated */
  tree: number;
  /** where the tree stands while it is being put up; default TREE */
  treeAt?: V3;
  /** degrees the front door stands open */
  door?: number;
  candle?: boolean;
  without?: ('left' | 'right' | 'table' | 'phone')[];
};

export function bellLivingRoom(scene: THREE.Scene, p: LivingPlan): void {
  plumSky(scene, p.power === 'on' ? 'snowEvening' : 'snowNight');
  const model = new Model();
  const wall = { high: 3.3, tone: '#e9c9a4', wainscot: { high: 0.9, tone: '#f8ead2' }, paper: '#f0d8b8' };
  const win = { x: 3.0, y: 0.9, w: 1.7, h: 1.35 };
  roomWall(model, place([-3.1, 0, -2.4]), {
    ...wall,
    wide: 6.2,
    openings: [win, { x: 5.07, y: 0, w: DOOR.wide + 0.02, h: DOOR.high }],
  });
  sashWindow(model, place([-3.1, 0, -2.4]), win, '#4f8f7c');
  if (!p.without?.includes('left')) roomWall(model, place([-3.1, 0, 1.8], [0, 90, 0]), { ...wall, wide: 4.2 });
  if (!p.without?.includes('right')) {
    roomWall(model, place([3.1, 0, -2.4], [0, -90, 0]), { ...wall, wide: 4.2 });
    fireplace(model, p.power !== 'off');
  }
  model.inside(place([1.97, 0, -2.4]), () => {
    doorFrame(model, -DOOR.wide / 2, DOOR.wide / 2);
    // from inside: it opens into the room, hinge at the right
    model.inside(place([DOOR.wide / 2, 0, 0.05], [0, p.door ?? 0, 0]), () => doorLeaf(model, '#c8402f', undefined));
  });
  boardFloor(model, [-3.1, -2.4, 3.1, 3.4], 0, '#b8804e', { wide: 0.22 });
  braidedRug(model, place([0, 0, 0.3]), 3, 2.1, ['#c8503c', '#f2dcae', '#4f8f7c']);
  sofa(model);
  christmasTree(model, place(p.treeAt ?? TREE), 2.2, {
    lights: p.power === 'on' ? 'lit' : p.power === 'half' ? 'half' : 'dark',
    done: p.tree,
  });
  if (!p.without?.includes('table')) {
    model.put(roundedBox(1.1, 0.05, 0.6, 0.04, { fine: true }), { tint: wash('#a8683c', 3) }, place([0, 0.335, -0.35]));
    for (const x of [-0.46, 0.46])
      for (const z of [-0.56, -0.14])
        model.put(
          tube(
            [
              [x, 0, z],
              [x * 0.96, 0.32, z],
            ],
            [0.022, 0.03],
            { around: 8, rings: 2 },
          ),
          { color: '#8a5434' },
        );
    if (p.candle) candleStick(model, place(CANDLE));
  }
  if (!p.without?.includes('phone')) phone(model, place([1.05, 0, -2.1]));
  framed(model, place([-2.45, 1.75, -2.38], [0, 0, -1]), 0.46, 0.36, '#5f8fae');
  framed(model, place([1.0, 1.85, -2.38], [0, 0, 1]), 0.34, 0.42, '#d98a5c');
  garland(model);
  model.put(roundedBox(30, 0.1, 22, 0.02), { color: '#c9d2ee', line: 0 }, place([0, -0.1, -13.6]));
  snowCushion(model, place([1.97, -0.04, -3.1]), 2.2, 1.2, 0.1, 3);
  bareTree(model, [-1.2, 0, -7], 3.6, 4);
  scene.add(model.bake());
}

/** 'on': tree and lamps; 'half' and 'off': one candle and the blue of the window. */
export function livingLight(power: LivingPlan['power'], change: Partial<LightPreset> = {}): LightPreset {
  if (power === 'on')
    return relight('night', {
      sky: 0.74,
      top: '#b09cc0',
      horizon: '#d0a89a',
      bounce: '#d89c68',
      points: [
        { at: [0.4, 2.2, 1.2], color: '#ffcf94', power: 6.5, radius: 0.4 },
        { at: [-1.3, 1.2, -0.9], color: '#ffd890', power: 2, radius: 0.4 },
        { at: [2.6, 0.5, -0.2], color: '#ff9a4c', power: 2.4, radius: 0.2 },
      ],
      ...change,
    });
  return relight('candle', {
    sky: 0.4,
    points: [
      { at: [CANDLE[0], 0.6, CANDLE[2] + 0.02], color: '#ffb45c', power: 2.4, radius: 0.06 },
      { at: [CANDLE[0], 0.9, CANDLE[2] + 0.7], color: '#ffb868', power: 1.6, radius: 0.2 },
      ...(power === 'half' ? [{ at: [-2.3, 1.2, -0.9] as V3, color: '#ffd890', power: 1.6, radius: 0.3 }] : []),
    ],
    ...change,
  });
}

function sofa(model: Model): void {
  const tone = '#5f8f9a';
  model.put(roundedBox(0.9, 0.36, 2.2, 0.1, { fine: true }), { tint: wash(tone, 3) }, place([-2.5, 0.22, -0.05]));
  model.put(roundedBox(0.3, 0.9, 2.2, 0.13, { fine: true }), { tint: wash(tone, 3) }, place([-2.84, 0.55, -0.05]));
  for (const z of [-1.12, 1.02])
    model.put(roundedBox(0.88, 0.6, 0.26, 0.12, { fine: true }), { tint: wash(tone, 3) }, place([-2.5, 0.34, z]));
  for (const z of [-0.55, 0.45])
    model.put(
      roundedBox(0.68, 0.16, 0.96, 0.07, { fine: true }),
      { color: lighten(tone, 0.16) },
      place([-2.4, 0.44, z]),
    );
  model.put(
    roundedBox(0.16, 0.42, 0.42, 0.1, { fine: true }),
    { color: '#e4a24c' },
    place([-2.6, 0.7, -0.75], [0, 0, -14]),
  );
  model.put(
    roundedBox(0.16, 0.4, 0.4, 0.1, { fine: true }),
    { color: '#d8604e' },
    place([-2.6, 0.7, 0.7], [0, 20, -12]),
  );
}

function fireplace(model: Model, burning: boolean): void {
  const brick = '#b0604c';
  model.inside(place([3.1, 0, -0.2], [0, -90, 0]), () => {
    for (const s of [-1, 1]) block(model, [0.34, 1.05, 0.4], [s * 0.55, 0, 0.16], brick, { line: 0.7 });
    block(model, [1.44, 0.3, 0.42], [0, 0.86, 0.16], brick, { line: 0.7 });
    model.put(roundedBox(0.8, 0.9, 0.05, 0.01), { color: '#4a3438', line: 0.3 }, place([0, 0.45, 0.03]));
    model.put(roundedBox(1.7, 0.08, 0.5, 0.02), { tint: wash('#8a5a3c', 3) }, place([0, 1.2, 0.18]));
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [s * 0.3, 0.08, 0.14],
            [-s * 0.2, 0.16, 0.2],
          ],
          [0.05],
          { around: 9, rings: 3 },
        ),
        { color: '#7a5240' },
      );
    if (burning)
      for (const [x, h] of [
        [-0.14, 0.3],
        [0.05, 0.42],
        [0.18, 0.26],
      ] as const)
        model.put(
          lathe(
            [
              [0, 0.02],
              [0.06, 0.075],
              [h * 0.5, 0.055],
              [h, 0.003],
            ],
            { around: 12 },
          ),
          {
            tint: (q) =>
              color('#ff8a3c')
                .lerp(color('#fff0a8'), Math.max(0, 1 - q.y / h))
                .multiplyScalar(1.3),
            glow: true,
            line: 0.4,
          },
          place([x, 0.16, 0.17]),
        );
    shelfRow(model, place([0.3, 1.24, 0.2]), 0.4, 'books', 3);
    // stockings, one of them very small
    for (const [x, tone, k] of [
      [-0.5, '#d8402f', 1],
      [-0.16, '#4f8f7c', 1],
      [0.18, '#e4a24c', 1],
      [0.46, '#c9884a', 0.6],
    ] as const) {
      model.put(
        tube(
          [
            [x, 1.17, 0.42],
            [x, 1.17 - 0.2 * k, 0.43],
            [x + 0.02, 1.17 - 0.27 * k, 0.44],
            [x + 0.1 * k, 1.17 - 0.3 * k, 0.45],
          ],
          [0.05 * k, 0.05 * k, 0.055 * k, 0.035 * k],
          { around: 10, flat: 0.7 },
        ),
        { color: tone },
      );
      model.put(
        roundedBox(0.12 * k, 0.06 * k, 0.09 * k, 0.02),
        { color: '#fff8ea', line: 0.7 },
        place([x, 1.16, 0.42]),
      );
    }
  });
}

/** Old telephone on a three-legged stool; the receiver lies on it. */
function phone(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(lathe(points2('.46,.01 .46,.2 .5,.2 .5,.01'), { around: 24, steps: 1 }), { color: '#b8804e' });
    for (let i = 0; i < 3; i++)
      model.put(
        tube(
          [
            [Math.sin(i * 2.1) * 0.17, 0, Math.cos(i * 2.1) * 0.17],
            [Math.sin(i * 2.1) * 0.1, 0.47, Math.cos(i * 2.1) * 0.1],
          ],
          [0.02],
          { around: 7, rings: 2 },
        ),
        { color: '#8a5434' },
      );
    model.put(roundedBox(0.22, 0.08, 0.17, 0.03, { fine: true }), { color: '#4f8f7c' }, place([0, 0.54, 0]));
    model.put(ball([0.06, 0.06, 0.014], 16), { color: '#fff6e6', line: 0.6 }, place([0, 0.575, 0.06], [-40, 0, 0]));
    model.put(tube(points3('-.12,.62,0 -.08,.65,0 .08,.65,0 .12,.62,0'), [0.035, 0.02, 0.02, 0.035], { around: 9 }), {
      color: '#3f7a6a',
    });
  });
}
function garland(model: Model): void {
  const path = Array.from(
    { length: 15 },
    (_, i): V3 => [-2.9 + i * 0.42, 2.48 - 0.13 * Math.sin(((i % 5) / 5) * Math.PI), -2.34],
  );
  model.put(tube(path, [0.035], { around: 7, rings: 80 }), { color: '#5c8f52', line: 0.6 });
  for (const [i, q] of path.entries())
    model.put(
      ball(0.04, 10),
      { color: ['#d8402f', '#f2bf3e', '#fff6e6'][i % 3] ?? '#d8402f', line: 0.6 },
      place([q[0], q[1] - 0.03, q[2] + 0.03]),
    );
}
