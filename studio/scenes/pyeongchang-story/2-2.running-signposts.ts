/** One lane through four times (S26, panel 2.2): house and hill sit still, the tree grows, the signposts run. Metres; the eye is at x = z = 0. */

import * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tube } from '../../model/tube.ts';
import { veilOfHours } from '../../model/veil.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { bush, GOLDEN, tree } from '../../props/trees.ts';
import { CHESTNUT_LEAVES } from '../../sets/chestnut-tree.ts';
import { GRANITE_BY_DAY, graniteAt } from '../../sets/granite.ts';
import { koreaSky } from '../../sets/korea-sky.ts';
import { smallHanok } from '../../sets/small-hanok.ts';
import { tileWall } from '../../sets/tile-wall.ts';
import { camera } from '../../shot.ts';

export const LANE_VIEW: { from: V3; to: V3; fov: number } = { from: [0, 0.72, 0], to: [0, 1.9, -10], fov: 44 };
const HALF_WIDTH = Math.tan((LANE_VIEW.fov * Math.PI) / 360) * (4 / 3);
/** A place on the ground: `share` from the middle (0) to the right rim (1) of the picture, `far` from the eye. */
export const lanePoint = (share: number, far: number): V3 => [share * HALF_WIDTH * far, 0, -far];

type Sign = {
  lines: readonly string[];
  share: number;
  far: number;
  /** height of its letters */
  size: number;
  /** height of the board's lower edge */
  foot: number;
  /** 0 new .. 1 gray */
  age: number;
};
export const SIGNS: readonly Sign[] = [
  { lines: ['고양군', '은평면', '평창리'], share: -0.385, far: 11, size: 0.32, foot: 1.4, age: 0.8 },
  { lines: ['1949', '서울'], share: -0.15, far: 8, size: 0.3, foot: 1.5, age: 0.5 },
  { lines: ['1950', '평창동'], share: 0.13, far: 5.7, size: 0.25, foot: 1.44, age: 0.25 },
  { lines: ['1975', '종로구'], share: 0.5, far: 3.95, size: 0.24, foot: 1.36, age: 0 },
];
/** One tree in the same four years: a twig, a whip, a young tree, a giant whose crown leaves the picture. */
const TREES = [
  { share: -0.4, far: 9.4, high: 0.95, girth: 0.026 },
  { share: -0.12, far: 14, high: 3, girth: 0.09 },
  { share: 0.46, far: 9.4, high: 3.6, girth: 0.15 },
  { share: 0.94, far: 6.4, high: 13, girth: 0.46 },
] as const;

/** Middle of a sign's board, in the world. */
export function boardMiddle(i: 0 | 1 | 2 | 3): THREE.Vector3 {
  const sign = SIGNS[i] as Sign;
  return vec(0, sign.foot + boardSize(sign)[1] / 2, 0).applyMatrix4(stance(sign));
}
const boardSize = ({ lines, size }: Sign): [number, number] => [
  Math.max(...lines.map((line) => line.length)) * size * 0.98 + size * 0.5,
  lines.length * size * 1.3 + size * 0.4,
];
const stance = ({ share, far }: Sign) => place(lanePoint(share, far), [0, -share * 18, -15]);

/** A board on two legs of wood, in full run to the right. */
function runningSign(model: Model, sign: Sign): void {
  const { lines, size, foot, age } = sign;
  const [wide, high] = boardSize(sign);
  const tone = color('#d3a163').lerp(color('#9a8878'), age);
  model.inside(stance(sign), () => {
    model.put(
      roundedBox(wide, high, 0.08, 0.025, { fine: true, wobble: 0.03 }),
      { tint: (q) => tone.clone().multiplyScalar(0.96 + 0.08 * Math.sin(q.y * 26 + q.x)), line: 0.9 },
      place([0, foot + high / 2, 0.03]),
    );
    for (const [i, text] of lines.entries())
      hangul(
        model,
        place([0, foot + high - size * 0.84 - i * size * 1.3, 0.088]),
        text,
        size,
        '#2e2024',
        // many strokes take a thin brush
        { weight: 0.092 },
      );
    const leg = (path: V3[]) =>
      model.put(tube(path, [size * 0.26, size * 0.2, size * 0.17, size * 0.2], { around: 10, rings: 18 }), {
        color: tone.clone().multiplyScalar(0.78),
        line: 0.8,
      });
    const hip = foot + 0.04;
    // the front leg strikes out with a bent knee, the hind leg has just pushed off
    leg([
      [wide * 0.2, hip, -0.02],
      [wide * 0.2 + foot * 0.3, hip - foot * 0.34, -0.02],
      [wide * 0.2 + foot * 0.3, hip - foot * 0.66, -0.02],
      [wide * 0.2 + foot * 0.34, hip - foot * 0.96, -0.02],
    ]);
    leg([
      [-wide * 0.2, hip, 0.02],
      [-wide * 0.22, hip - foot * 0.4, 0.02],
      [-wide * 0.22 - foot * 0.2, hip - foot * 0.62, 0.02],
      [-wide * 0.22 - foot * 0.5, hip - foot * 0.7, 0.02],
    ]);
  });
}

export function laneOfFourTimes(scene: THREE.Scene): void {
  koreaSky(scene, { hour: 'morning', season: 'october', foot: -0.5, facing: 180 });
  const model = new Model();
  model.put(
    grid(
      (u, w) => {
        const [x, z] = [mix(-34, 34, u), mix(2, -50, w)];
        return [x, 0.12 * (fbm(x * 0.5, z * 0.5) - 0.5) * smoothstep(-9, -14, z), z];
      },
      170,
      170,
    ),
    {
      line: 0,
      doubleSided: true,
      tint: (q) => {
        // the lane runs from far on the left to near on the right
        const middle = lanePoint(mix(0.66, -0.66, smoothstep(-3, -9.4, q.z)), -q.z)[0];
        const lane = smoothstep(1.5, 0.7, Math.abs(q.x - middle) / (0.45 + 0.06 * -q.z));
        return color('#c9b660')
          .lerp(color('#93a04e'), fbm(q.x * 0.6, q.z * 0.6))
          .lerp(color('#e2c698'), 0.9 * lane)
          .multiplyScalar(0.94 + 0.1 * fbm(q.x * 4, q.z * 4));
      },
    },
  );
  for (const sign of SIGNS) runningSign(model, sign);
  for (const [i, { share, far, high, girth }] of TREES.entries())
    tree(
      model,
      {
        at: lanePoint(share, far),
        height: high,
        girth,
        bare: i === 3 ? 0.7 : 0.32,
        leaves: [90, 260, 620, 2200][i] ?? 90,
        leafSize: 0.09 + 0.022 * high,
        spread: high * (i === 3 ? 0.36 : 0.24),
        lean: [-0.03 * high, 0.05],
        seed: 21,
      },
      CHESTNUT_LEAVES,
    );
  const [houseX, , houseZ] = lanePoint(-0.42, 19);
  smallHanok(model, place([houseX, 0.1, houseZ], [0, 12, 0], 1.15), { long: 3, doors: [-0.6, 0.6], seed: 8 });
  tileWall(model, place([houseX - 0.4, 0, houseZ + 2.6], [0, 6, 0]), { length: 9, height: 0.8, plain: true, seed: 3 });
  for (let k = 0; k < 12; k++)
    bush(
      model,
      [-11 + k * 2.1, 0, -20 - (k % 3) * 0.8],
      1 + 0.25 * (k % 3),
      90,
      0.2,
      k % 3 ? CHESTNUT_LEAVES : GOLDEN,
      5 + k,
    );
  hill(model, lanePoint(-0.62, 30));
  // the farther back in time, the browner the glass before it
  const eye = camera(LANE_VIEW.from, LANE_VIEW.to, LANE_VIEW.fov);
  eye.updateMatrixWorld();
  const glass = new THREE.Group();
  glass.add(veilOfHours(['#f8e0b8', '#fbead0', '#fdf5e6', '#ffffff'], [-HALF_WIDTH * 2.6, HALF_WIDTH * 1.6], -2.6));
  glass.applyMatrix4(eye.matrixWorld);
  scene.add(model.bake(), glass);
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
        return woods.lerp(rock, 0.92 * bare).lerp(color('#b4bcd0'), mix(0.36, 0.16, smoothstep(1.5, 6, q.y)));
      },
    },
  );
}
