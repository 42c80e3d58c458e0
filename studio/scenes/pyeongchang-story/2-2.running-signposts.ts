/** One lane through four times (S26, panel 2.2): house and hill sit still, the tree grows, the signposts run. Metres; the eye is at x = z = 0. */

import * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { clamp, color, fbm, mix, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { puffs, veilOfHours } from '../../model/veil.ts';
import { bush, type Palette, SUMMER, tree } from '../../props/trees.ts';
import { CHESTNUT_LEAVES } from '../../sets/chestnut-tree.ts';
import { GRANITE_BY_DAY, graniteAt } from '../../sets/granite.ts';
import { litter, pebbles, spots } from '../../sets/ground-cover.ts';
import { koreaSky } from '../../sets/korea-sky.ts';
import { smallHanok } from '../../sets/small-hanok.ts';
import { tileWall } from '../../sets/tile-wall.ts';
import { camera } from '../../shot.ts';
import { boardCenter, type SignOnLegs, signOnLegs } from './2-2.sign-on-legs.ts';

export const LANE_VIEW: { from: V3; to: V3; fov: number } = { from: [0, 1.9, 0], to: [0, 1.03, -10], fov: 41 };
const HALF_WIDTH = Math.tan((LANE_VIEW.fov * Math.PI) / 360) * (4 / 3);
/** The ground: flat where they run, a terrace for house and trees behind. */
const groundAt = (z: number): number => 2.8 * smoothstep(-11.5, -17, z) + 0.9 * smoothstep(-18, -32, z);
/** A place on the ground: `share` from the middle (0) to the right rim (1) of the picture, `far` from the eye. */
export const lanePoint = (share: number, far: number): V3 => [share * HALF_WIDTH * far, groundAt(-far), -far];

type Runner = SignOnLegs & { share: number; far: number; yaw: number };
export const SIGNS: readonly Runner[] = [
  {
    lines: ['고양군', '은평면', '평창리'],
    share: -0.59,
    far: 12,
    yaw: 4,
    size: 0.345,
    hip: 1,
    lean: 4,
    age: 1,
    shoe: 'straw',
    hind: [-0.48, 0.4],
    fore: [0.5, 0.19],
  },
  {
    lines: ['1949', '서울'],
    share: -0.325,
    far: 8.8,
    yaw: 2,
    size: 0.3,
    hip: 0.92,
    lean: 7,
    age: 0.62,
    shoe: 'rubber',
    hind: [-0.58, 0.4],
    fore: [0.38, 0.17],
  },
  {
    lines: ['1950', '평창동'],
    share: 0.015,
    far: 6.8,
    yaw: 0,
    size: 0.258,
    hip: 0.9,
    lean: 10,
    age: 0.3,
    shoe: 'canvas',
    leap: 0.13,
    hind: [-0.43, 0.42],
    fore: [0.62, 0.3],
  },
  {
    lines: ['1975', '종로구'],
    share: 0.37,
    far: 5.4,
    yaw: -4,
    size: 0.245,
    hip: 0.86,
    lean: 12,
    age: 0,
    shoe: 'leather',
    hind: [-0.6, 0.4],
    fore: [0.44, 0.18],
  },
];
const stance = ({ share, far, yaw }: Runner) => place(lanePoint(share, far), [0, yaw, 0]);
/** Middle of a sign's board, in the world. */
export function boardMiddle(i: 0 | 1 | 2 | 3): THREE.Vector3 {
  const sign = SIGNS[i] as Runner;
  return boardCenter(sign).applyMatrix4(stance(sign));
}
/** Leaves that the sun has reached: the small ones must be seen before hill and meadow. */
const SUNNY: Palette = { ...CHESTNUT_LEAVES, leaves: ['#a8742c', '#d29636', '#f0b848', '#f8d468', '#ffe9a4'] };
const HEDGE: Palette = { ...SUMMER, leaves: ['#4f6a48', '#66804f', '#84985a', '#a3ac68', '#bfbf80'] };
/** One tree in the same four years: a twig, a whip, a young tree, a giant whose crown leaves the picture. */
const TREES = [
  { share: -0.225, far: 17, high: 1, girth: 0.035 },
  { share: -0.055, far: 17, high: 1.9, girth: 0.07 },
  { share: 0.27, far: 17, high: 3.1, girth: 0.14 },
  { share: 1, far: 8.6, high: 11, girth: 0.5 },
] as const;
/** The lane as they run it, from far on the left to near on the right: [x, z]. */
const LANE: [number, number][] = [
  [-16, -16.5],
  [-9, -14],
  ...SIGNS.map(({ share, far }): [number, number] => [share * HALF_WIDTH * far, -far]),
  [3.4, -4.5],
  [7, -3.9],
];
/** A footpath that joins it from the near left: the boy's. */
const PATH: [number, number][] = [
  [-6, -5],
  [-2.1, -5.05],
  [-0.6, -5.2],
  [1.2, -5.2],
];
function fromLine(line: readonly [number, number][], x: number, z: number): number {
  let best = 99;
  for (const [i, [bx, bz]] of line.entries()) {
    const [ax, az] = line[i - 1] ?? [bx, bz];
    const [dx, dz] = [bx - ax, bz - az];
    const t = clamp(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz || 1));
    best = Math.min(best, Math.hypot(x - ax - t * dx, z - az - t * dz));
  }
  return best;
}
// the footpath is half as wide
const fromLane = (x: number, z: number): number => Math.min(fromLine(LANE, x, z), fromLine(PATH, x, z) + 0.35);

export function laneOfFourTimes(scene: THREE.Scene): void {
  koreaSky(scene, { hour: 'morning', season: 'october', foot: -0.5, facing: 180 });
  const model = new Model();
  model.put(
    grid(
      (u, w) => {
        const [x, z] = [mix(-34, 34, u), mix(2, -50, w)];
        return [x, groundAt(z) + 0.12 * (fbm(x * 0.5, z * 0.5) - 0.5) * smoothstep(-9, -14, z), z];
      },
      230,
      230,
    ),
    {
      line: 0,
      doubleSided: true,
      tint: (q) => {
        const lane = smoothstep(0.95, 0.6, fromLane(q.x, q.z) + 0.3 * (fbm(q.x * 1.6, q.z * 1.6) - 0.5));
        return color('#a9a858')
          .lerp(color('#75904f'), smoothstep(0.3, 0.7, fbm(q.x * 0.5, q.z * 0.5)))
          .lerp(color('#6f8a62'), 0.5 * smoothstep(-10, -16, q.z))
          .lerp(color('#e6c08c'), 0.92 * lane)
          .multiplyScalar(0.94 + 0.1 * fbm(q.x * 4, q.z * 4));
      },
    },
  );
  const ground = (_: number, z: number) => groundAt(z);
  pebbles(
    model,
    spots(46, [-7, -12, 5, -4], 9, (x, z) => Math.abs(fromLane(x, z) - 0.72) < 0.16),
    0.035,
    ground,
    ['#cdb9a4', '#b3a08f', '#ddcbb4'],
  );
  litter(
    model,
    spots(120, [2.2, -9.5, 6, -4.2], 6, (x, z) => Math.hypot(x - 4, z + 8) < 3.4),
    0.11,
    ground,
    SUNNY.leaves,
  );
  for (const sign of SIGNS) signOnLegs(model, stance(sign), sign);
  for (const [i, { share, far, high, girth }] of TREES.entries())
    tree(
      model,
      {
        at: lanePoint(share, far),
        height: high,
        girth,
        bare: i === 3 ? 0.4 : 0.32,
        leaves: [90, 260, 620, 4400][i] ?? 90,
        leafSize: Math.min(0.2, 0.09 + 0.022 * high),
        spread: high * (i === 3 ? 0.22 : 0.24),
        lean: [-0.03 * high, 0.05],
        seed: 21,
      },
      SUNNY,
    );
  const [houseX, houseY, houseZ] = lanePoint(-0.63, 22);
  smallHanok(model, place([houseX, houseY + 0.1, houseZ], [0, 12, 0], 1.02), { long: 3, doors: [-0.6, 0.6], seed: 8 });
  tileWall(model, place([houseX - 0.4, groundAt(houseZ + 2.6), houseZ + 2.6], [0, 6, 0]), {
    length: 9,
    height: 0.8,
    plain: true,
    seed: 3,
  });
  for (const [k, [share, far]] of (
    [
      [-0.99, 21],
      [0.5, 21],
      [0.62, 22],
      [0.72, 20.5],
    ] as const
  ).entries())
    bush(model, lanePoint(share, far), 0.8 + 0.2 * (k % 3), 110, 0.2, HEDGE, 5 + k);
  hill(model, lanePoint(-0.1, 34));
  // the farther back in time, the browner the glass before it
  const eye = camera(LANE_VIEW.from, LANE_VIEW.to, LANE_VIEW.fov);
  eye.updateMatrixWorld();
  const glass = new THREE.Group();
  glass.add(veilOfHours(['#f8e0b8', '#fbead0', '#fdf5e6', '#ffffff'], [-HALF_WIDTH * 2.6, HALF_WIDTH * 1.6], -2.6));
  glass.applyMatrix4(eye.matrixWorld);
  // dust where the hind shoes have pushed off
  const dust = SIGNS.flatMap((sign): [number, number, number, number][] =>
    [0, 1, 2, 3].map((k) => {
      const [x, y, z] = vec(-sign.hip * (0.62 + 0.17 * k), 0.05 + 0.035 * k, 0.1)
        .applyMatrix4(stance(sign))
        .toArray();
      return [x, y, z, 0.11 + 0.035 * k];
    }),
  );
  scene.add(model.bake(), puffs(dust, LANE_VIEW.from, '#fff0d6', 0.5), glass);
}
/** The mountain: a steep granite head with a broken shoulder, a lower one beside it, woods to the waist. */
function hill(model: Model, [x, , z]: V3): void {
  const dome = (a: number, at: number, w: number, steep: number) => Math.exp(-(Math.abs((a - at) / w) ** steep));
  const top = (a: number) =>
    6.9 * dome(a, -1.7, 2.2, 2.6) +
    1.5 * dome(a, 0.3, 0.9, 2.2) +
    5.2 * dome(a, 2.6, 1.5, 2.4) +
    2.6 * dome(a, 0, 6, 2);
  const crack = (a: number, y: number) => Math.abs(fbm(a * 1.1 + y * 0.2, y * 0.5, 7) - 0.5) * 2;
  model.put(
    grid(
      (u, w) => {
        const [a, d] = [mix(-7, 7, u), mix(5, -3, w)];
        const steps = 0.7 * crack(a, d) + 0.3 * (fbm(a * 5, d * 3) - 0.5);
        const k = Math.exp(-((d / 3) ** 2));
        return [x + a, 0.4 + (top(a) - steps * smoothstep(3, 7, top(a))) * k, z + d];
      },
      130,
      36,
    ),
    {
      line: 0.6,
      doubleSided: true,
      tint: (q) => {
        const a = q.x - x;
        const t = fbm(a * 1.3, q.y * 1.3, (q.z - z) * 1.3);
        const woods = color('#6f8a5a')
          .lerp(color('#a8984e'), smoothstep(0.42, 0.6, t))
          .lerp(color('#b9734a'), smoothstep(0.6, 0.74, t));
        const bare = smoothstep(4.8, 6.2, q.y + 2.4 * (fbm(a * 1.7, q.y * 0.5) - 0.5));
        const rock = graniteAt(a * 3, q.y * 3, GRANITE_BY_DAY).lerp(
          color('#8d7a76'),
          0.6 * smoothstep(0.16, 0.02, crack(a, q.y)),
        );
        return woods.lerp(rock, 0.92 * bare).lerp(color('#b4bcd0'), mix(0.46, 0.34, smoothstep(1.5, 6, q.y)));
      },
    },
  );
}
