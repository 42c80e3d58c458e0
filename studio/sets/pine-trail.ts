/**
 * Trail of the Pyeongchang Village Path (S24): a pine slope with a log-edged path along X; it is level to x = 1 and climbs to the right.
 * Uphill is -Z, downhill +Z. Metres; `trailHeight(x, z)` is the ground, on the path (z -0.9..0.9) 0 at the sign and 1.25 at the board.
 *
 *   trailhead sign TRAIL_SIGN [-1.7, 0, -1.25], board 1.9 x 1.15, its middle at y 1.72, facing +Z; steps of logs x 1.2..5
 *   park board PARK_BOARD [6.2, 1.25, -1.35], panel 1.25 x .85, its middle at y 2.55
 *   climbing tree CLIMB_TREE [8.1, 1.4, -1.9]: a level bough at 1.65 m for a cat; bench of a half log [3.4, ., -1.6]
 * Cameras:
 *   trailhead: from [.3, 1.25, 5] to [-.7, 1.3, -1], fov 38          6.1
 *   slope:     from [5.2, 2.5, 4.6] to [6.2, 2.4, -1.2], fov 40      6.4, the board and the trees that cannot be counted
 */

import type * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { stone } from '../model/stones.ts';
import { tube } from '../model/tube.ts';
import { PINE_TODAY, redPine } from '../props/red-pine.ts';
import { parkBoard, trailSign } from '../props/trail-boards.ts';
import { bush, type Palette } from '../props/trees.ts';
import { litter, plant, spots } from './ground-cover.ts';

export const TRAIL_SIGN: V3 = [-1.7, 0, -1.25];
export const PARK_BOARD: V3 = [6.2, 1.25, -1.35];
export const CLIMB_TREE: V3 = [8.1, 1.4, -1.9];
const RISE = 1.25;
const climb = (x: number): number => RISE * smoothstep(1, 5.4, x);
/** Middle of the path. */
const wander = (x: number): number => 0.25 * Math.sin(x * 0.45);

export function trailHeight(x: number, z: number): number {
  const off = z - wander(x);
  const up = Math.max(0, -off - 0.85);
  const down = Math.max(0, off - 0.95);
  const rough = 0.5 * (fbm(x * 0.5, z * 0.5, 4) - 0.5);
  return climb(x) + 0.2 * smoothstep(0, 0.5, up) + 0.42 * up - 0.34 * down + rough * smoothstep(0, 1.2, up + down);
}

const OCTOBER: Palette = {
  leaves: ['#8f4a2c', '#c96a30', '#e6963c', '#f2bc50', '#f8dc84'],
  bark: ['#5a403c', '#8d6a58'],
  grass: ['#6f7f48', '#98984c', '#c2ac58'],
};

export function trailLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('day', {
    sun: { dir: [-0.7, 0.85, 0.55], color: '#ffe8c2', power: 4.4, cone: 0.05 },
    fog: { color: '#f2e8cc', near: 9, far: 46 },
    ...change,
  });
}

export type TrailPlan = {
  /** which boards stand; both unless told */
  sign?: boolean;
  board?: boolean;
  /** plants and pines keep away where this is false: the lane between reader and actors */
  clear?: (x: number, z: number) => boolean;
};
export function pineTrail(scene: THREE.Scene, plan: TrailPlan = {}): void {
  const clear = plan.clear ?? (() => true);
  const model = new Model();
  const onPath = (x: number, z: number) => smoothstep(1.05, 0.75, Math.abs(z - wander(x)));
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-16, 20, u), mix(9, -24, w)];
      return [x, trailHeight(x, z), z];
    },
    130,
    110,
  );
  model.put(geometry, {
    line: 0.1,
    doubleSided: true,
    tint: (point) =>
      color('#9c7c58')
        .lerp(color('#76794a'), smoothstep(0.45, 0.65, fbm(point.x * 0.5, point.z * 0.5, 7)))
        .lerp(color('#d2b78c'), onPath(point.x, point.z) * (0.8 + 0.2 * noise(point.x * 3, point.z * 3)))
        .multiplyScalar(0.88 + 0.24 * fbm(point.x * 1.6, point.z * 1.6, 1)),
  });
  steps(model);
  if (plan.sign !== false) trailSign(model, TRAIL_SIGN);
  if (plan.board !== false) parkBoard(model, PARK_BOARD);
  pines(model, clear);
  scene.add(model.bake());
  const low = new Model();
  const wild = (x: number, z: number) => onPath(x, z) < 0.2 && clear(x, z);
  plant(low, 'grass', spots(1300, [-9, -8, 13, 4], 3, wild), 0.24, trailHeight, OCTOBER.grass, 2);
  plant(
    low,
    'fern',
    spots(70, [-9, -8, 13, -1.4], 5, (x, z) => wild(x, z) && noise(x, z, 3) > 0.5),
    0.42,
    trailHeight,
    ['#5f7d48', '#8fa055', '#c2a858'],
    6,
  );
  litter(low, spots(420, [-9, -7, 13, 4], 6, clear), 0.08, trailHeight, ['#b8602f', '#d98e3c', '#e8b450', '#a8743c']);
  scene.add(low.bake());
  sky(scene);
}

function pines(model: Model, clear: (x: number, z: number) => boolean): void {
  const rnd = random(12);
  const near: [number, number, number][] = points3(
    '-4.6,-2.6,5.6 1.4,-2.9,6.2 4.2,-3.4,5.8 10.6,-2.8,6 -7.6,-1.9,5.4 12.8,2.6,5.2',
  );
  for (const [i, [x, z, h]] of near.entries())
    if (clear(x, z))
      redPine(model, {
        at: [x, trailHeight(x, z), z],
        height: h,
        girth: 0.16,
        bare: 0.5,
        spread: 1.5,
        needles: 260,
        seed: i + 20,
      });
  // the one with a low fork
  const [cx, cy, cz] = CLIMB_TREE;
  redPine(model, {
    at: [cx, cy, cz],
    height: 5.4,
    girth: 0.2,
    lean: [0.7, -0.2],
    bare: 0.42,
    spread: 1.5,
    needles: 380,
    seed: 41,
  });
  const arm: V3[] = [
    [cx + 0.2, cy + 1.5, cz + 0.05],
    [cx - 0.3, cy + 1.63, cz + 0.34],
    [cx - 0.7, cy + 1.66, cz + 0.44],
    [cx - 0.94, cy + 1.7, cz + 0.48],
  ];
  model.put(tube(arm, [0.12, 0.1, 0.085, 0.04], { around: 10 }), { color: '#b06a48' });
  // deeper in the wood the trunks are too many to count
  for (let i = 0, laid = 0; i < 700 && laid < 170; i++) {
    const [x, z] = [mix(-11, 17, rnd()), mix(-3.6, -17, rnd() ** 0.8)];
    if (!clear(x, z)) continue;
    laid++;
    redPine(
      model,
      {
        at: [x, trailHeight(x, z) - 0.1, z],
        height: mix(5, 7.6, rnd()),
        girth: mix(0.1, 0.16, rnd()),
        bare: mix(0.5, 0.66, rnd()),
        needles: 44,
        seed: i + 60,
      },
      PINE_TODAY,
    );
  }
  // the young ones, green to the ground
  for (let i = 0; i < 16; i++) {
    const [x, z] = [mix(-10, 15, rnd()), mix(-3.4, -9, rnd())];
    if (clear(x, z))
      redPine(model, {
        at: [x, trailHeight(x, z), z],
        height: mix(1.1, 2.3, rnd()),
        girth: 0.05,
        bare: 0.16,
        spread: 0.62,
        needles: 120,
        seed: i + 500,
      });
  }
  for (let i = 0; i < 10; i++) {
    const [x, z, r] = [mix(-9, 14, rnd()), mix(-3, -9, rnd()), mix(0.4, 0.8, rnd())];
    if (clear(x, z))
      bush(
        model,
        [x, trailHeight(x, z), z],
        r,
        90,
        0.14,
        i % 2 ? OCTOBER : { ...OCTOBER, leaves: ['#6a7a48', '#8f9450', '#b8a858', '#d8c070'] },
        i + 30,
      );
  }
  for (const [i, [x, z, r]] of points3(
    '-3.2,-1.9,.4 2.6,-2.2,.5 9.4,-1.7,.42 -5.6,1.7,.5 4.6,1.9,.36 .1,-2.5,.34',
  ).entries())
    if (clear(x, z))
      bush(
        model,
        [x, trailHeight(x, z), z],
        r,
        130,
        0.1,
        i % 3 ? OCTOBER : { ...OCTOBER, leaves: PINE_TODAY.leaves },
        i + 5,
      );
}

/** Logs that hold the earth of the climb, and stones along the edge. */
function steps(model: Model): void {
  const n = 8;
  for (let i = 0; i < n; i++) {
    const x = mix(1.3, 5, i / (n - 1));
    const [z, y] = [wander(x), trailHeight(x, wander(x))];
    model.put(
      tube(
        [
          [x, y + 0.02, z - 0.95],
          [x + 0.02, y + 0.035, z],
          [x, y + 0.02, z + 0.95],
        ],
        [0.085, 0.09, 0.08],
        { around: 10, rings: 12 },
      ),
      {
        tint: (point) => color('#8f6845').lerp(color('#b98f62'), noise(point.x * 14, point.y * 14, point.z * 3)),
      },
    );
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [x + 0.11, y - 0.2, z + s * 0.7],
            [x + 0.1, y + 0.13, z + s * 0.7],
          ],
          [0.035],
          { around: 7 },
        ),
        { color: '#7a5840', line: 0.7 },
      );
  }
  const rnd = random(3);
  for (let i = 0; i < 18; i++) {
    const x = mix(-7, 11, i / 17) + rnd() * 0.8;
    const z = wander(x) + (i % 2 ? 1 : -1) * mix(0.95, 1.1, rnd());
    const s = mix(0.07, 0.19, rnd() ** 1.6);
    model.put(
      stone(i % 5, 0.4, 0.25, 9),
      { tint: wash(i % 3 ? '#b9aba0' : '#9f9494', 5) },
      place([x, trailHeight(x, z) + s * 0.2, z], [0, i * 70, 0], [s * 1.3, s * 0.7, s]),
    );
  }
  // half a log on two stones
  const [bx, bz] = [3.4, -1.75];
  const by = trailHeight(bx, bz) + 0.05;
  for (const s of [-1, 1])
    model.put(
      stone(4, 0.7, 0.15, 10),
      { tint: wash('#b9aca6', 5) },
      place([bx + s * 0.5, by + 0.1, bz], [0, s * 20, 0], [0.16, 0.17, 0.17]),
    );
  model.put(
    tube(
      [
        [bx - 0.8, by + 0.33, bz],
        [bx + 0.8, by + 0.34, bz],
      ],
      [0.17],
      { around: 14, rings: 6, flat: 0.5 },
    ),
    { tint: wash('#a87c52', 6) },
  );
}

/** Pale air between the trunks. */
function sky(scene: THREE.Scene): void {
  const model = new Model();
  const wall = grid((u, w) => [mix(-70, 76, u), mix(-6, 44, w), -42], 6, 12);
  model.put(wall, {
    glow: true,
    doubleSided: true,
    line: 0,
    tint: (point) =>
      color('#fff0cc')
        .lerp(color('#a9cbe2'), smoothstep(4, 34, point.y))
        .multiplyScalar(1.15),
  });
  scene.add(model.bake({ cast: false, receive: false }));
}
