/**
 * The square of Maple Bend under snow, at the foot of the bell tower. Metres, snow y = 0.
 *
 *   bell tower: 4.6 x 4.6, its front on z = -5, middle x = -3.2, 15 high; open arch at its foot x -4.3..-2.1, 3 high; the bell
 *   rope hangs in it from [-3.2, 3.4, -4.4] to [-3.2, 1.1, -4.4] (`rope` moves its end: someone hangs from it).
 *   houses stand at the sides; between the tower and the right ones (x -.5..8) one looks up to the three hills.
 *   crate for speeches at [1.6, 0, -2.2], top .5. fountain under snow at [5, 0, -3.5]. snowman without scarf [-6.6, 0, -2].
 * Cameras:
 *   crowd and rope:  from [-1.2, 1.7, 5.2] to [-2.8, 1.9, -4], fov 38
 *   to the hills:    from [.2, 1.5, 3.4] to [4.8, 3, -12], fov 42       the crate and speaker in the middle
 *   whole tower:     from [4, 1.4, 11] to [-2, 5.2, -5], fov 44
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { color, fbm, mix, random, smoothstep, type V3 } from '../model/math.ts';
import { block, flat, SNOW, snowCushion, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { snowman, streetLamp } from '../props/street-things.ts';
import { tinyHouse, tinyShop } from '../props/tiny-town.ts';
import { type Hour, plumSky } from './plum-sky.ts';
import { bareTree } from './street-trees.ts';
import { type HillsPlan, threeHills } from './three-hills.ts';

export const TOWER = { x: -3.2, front: -5, half: 2.3 };
export const ROPE_TOP: V3 = [-3.2, 3.3, -4.4];
/** frame of the three hills */
export const HILLS_AT = place([17, 0, -14], [0, 0, 0], 0.72);
const CRATE: V3 = [1.6, 0.5, -2.2];
export type SquarePlan = {
  hour: Hour;
  /** false where the camera looks another way */
  hills?: Partial<HillsPlan> | false;
  /** deepens the sky, so that white hills stand before it */
  sky?: string;
  /** houses left out, 0..6: the first two stand right of the hills */
  skip?: number[];
  /** where the hills stand, default HILLS_AT; a camera further back draws them up by a taller frame */
  hillsAt?: THREE.Matrix4;
  /** where the crate stands, top of its lid; default CRATE */
  crate?: V3;
  /** false: no lamps and trees between the camera and the hills */
  lamps?: boolean;
  /** only the foot of the tower is in the picture */
  lowTower?: boolean;
  /** where the rope's end is; default 1.1 over the snow */
  rope?: V3;
  /** false: no moulding round the tower's arch, whose foot could be taken for a post */
  moulding?: boolean;
  scarf?: boolean;
  /** where the snowman stands */
  snowman?: V3;
  /** he holds his ears as well */
  snowmanEars?: boolean;
};

export function townSquare(scene: THREE.Scene, p: SquarePlan): void {
  const lit = p.hour !== 'snowDay';
  plumSky(scene, p.hour, 220, p.sky);
  if (p.hills !== false) threeHills(scene, p.hillsAt ?? HILLS_AT, { lit, ...p.hills });
  const model = new Model();
  flat(model, [-40, -60, 40, 30], 0, (q) => color(SNOW).multiplyScalar(0.92 + 0.12 * fbm(q.x * 0.4, q.z * 0.4, 2, 3)), {
    n: 80,
    line: 0,
    bump: 0.1,
  });
  tower(model, p.rope ?? [ROPE_TOP[0], 1.1, ROPE_TOP[2]], p.lowTower ? 14 : 38, p.moulding ?? true);
  const walls = ['#e8c8a0', '#cfdcd8', '#f0d8a8', '#e0b8a4', '#d4d8e8', '#e6d2b4'];
  // behind, right: shops; left: tall houses
  for (const [i, [x, z, yaw, k]] of (
    [
      [14.5, -12.5, -16, 30],
      [19.5, -7.6, -40, 30],
      [19, -2.6, -66, 30],
      [-9.6, -8.4, 20, 32],
      [-14, -3.4, 58, 30],
      [20, 4.4, -84, 30],
      [-15, 3.4, 84, 30],
    ] as const
  ).entries()) {
    if (p.skip?.includes(i)) continue;
    const at = place([x, -0.1, z], [0, yaw, 0], k);
    if (i % 2) tinyShop(model, at, 0.2, walls[i % 6] ?? '#e8c8a0', lit);
    else tinyHouse(model, at, { w: 0.2, wall: walls[i % 6] ?? '#e8c8a0', roof: '#7a6a80', lit, tall: 1.05, seed: i });
    const high = (i % 2 ? 0.18 : 0.21) * k;
    model.inside(place([x, high - 0.1, z], [0, yaw, 0]), () => {
      for (const s of [-1, 1])
        model.inside(place([0, 0.042 * k, s * 0.041 * k], [s * 46, 0, 0]), () =>
          snowCushion(model, place([0, 0.02, 0]), 0.225 * k, 0.125 * k, 0.3, i + s),
        );
    });
  }
  fountain(model, [5, 0, -3.5]);
  const [cx, high, cz] = p.crate ?? CRATE;
  block(model, [0.8, high, 0.6], [cx, 0, cz], '#b8804e', { line: 0.8 });
  for (const y of [0.14, 0.36])
    model.put(roundedBox(0.84, 0.09, 0.64, 0.01), { tint: wash('#c99a64', 4), line: 0.6 }, place([cx, y, cz]));
  snowman(model, place(p.snowman ?? [-6.6, 0, -2], [0, p.snowman ? 96 : 24, 0]), {
    hat: true,
    ...(p.snowmanEars ? { arms: 'ears' } : {}),
    ...(p.scarf ? { scarf: '#d8402f' } : {}),
  });
  if (p.lamps ?? true) {
    for (const [x, z] of [
      [-7.4, 1.4],
      [8.2, -0.6],
    ] as const)
      streetLamp(model, place([x, 0, z]), lit, true);
    bareTree(model, [9.6, 0, -5], 5, 6);
    bareTree(model, [-9.6, 0, -1.6], 4.4, 9);
  }
  scene.add(model.bake());
}

/** What is left of a stone from..to where the belfry's window is; nothing when it lies within. */
function besideWindow(from: number, to: number, half = 1.15): [number, number] {
  if (from >= half || to <= -half) return [from, to];
  if (to > half) return [half, to];
  return from < -half ? [from, -half] : [0, 0];
}

function tower(model: Model, rope: V3, rows: number, moulding: boolean): void {
  const rnd = random(12);
  const { x, front, half } = TOWER;
  const stoneTone = () => color('#c4b4a8').lerp(color(rnd() < 0.5 ? '#9a90a0' : '#d8c6b4'), rnd() * 0.6);
  const arch = (px: number, y: number) =>
    Math.abs(px) < 1.1 && y < 2.3 + Math.sqrt(Math.max(0, 1.1 ** 2 - px * px)) * 0.8;
  model.put(
    roundedBox(half * 2 - 0.3, 12, half * 2 - 0.3, 0.02),
    { color: '#9c90a0', line: 0.3 },
    place([x, 9.1, front - half]),
  );
  for (const s of [-1, 1])
    model.put(
      roundedBox(1.1, 3.4, half * 2 - 0.3, 0.02),
      { color: '#8f8494', line: 0.3 },
      place([x + s * 1.65, 1.7, front - half]),
    );
  model.put(roundedBox(2.4, 3.4, 0.1, 0.02), { color: '#5a4a5c', line: 0.3 }, place([x, 1.7, front - 2.4]));
  const items = [];
  for (let row = 0; row < rows; row++) {
    const y = 0.2 + row * 0.4;
    for (const [yaw, cx, cz] of [
      [0, x, front],
      [90, x + half, front - half],
      [-90, x - half, front - half],
    ] as const)
      for (let k = -half + (row % 2) * 0.3; k < half - 0.1; ) {
        const w = Math.min(mix(0.55, 0.95, rnd()), half - k);
        const mid = k + w / 2;
        const open = yaw === 0 && (arch(mid - 0.2, y) || arch(mid + 0.2, y));
        const [from, to] = y > 11 && y < 13.6 ? besideWindow(k, k + w) : [k, k + w];
        if (!open && to > from) {
          const a = (yaw * Math.PI) / 180;
          const c = (from + to) / 2;
          const wide = (to - from) * 0.97;
          items.push({
            at: place([cx + Math.cos(a) * c, y, cz - Math.sin(a) * c], [0, yaw, 0], [wide, 0.385, 0.3]),
            color: stoneTone(),
          });
        }
        k += w;
      }
  }
  model.scatter(roundedBox(1, 1, 1, 0.09, { fine: true }), items, { line: 0.5 });
  // Old Bess hangs dark in her window
  model.put(roundedBox(2.3, 2.5, 0.1, 0.02), { color: '#4a4058', line: 0.5 }, place([x, 12.35, front - 0.08]));
  const bess: [number, number][] = points2('0,.8 .1,.82 .5,.6 1.1,.46 1.4,.1');
  // bronze in the shade of its window: light on one flank, a bright lip
  const bronze = (q: THREE.Vector3) => {
    const side = q.x / (0.82 - 0.25 * q.y);
    const lip = smoothstep(0.2, 0.12, Math.abs(q.y - 0.1));
    return color('#4f3040')
      .lerp(color('#d89a44'), smoothstep(0.9, -0.75, side))
      .lerp(color('#f2c468'), 0.6 * lip);
  };
  model.put(lathe(bess, { around: 24, depth: 0.42 }), { tint: bronze }, place([x, 11.7, front - 0.02]));
  model.put(ball([0.13, 0.17, 0.13], 12), { color: '#3a2834' }, place([x + 0.06, 11.6, front + 0.1]));
  model.put(roundedBox(1.9, 0.2, 0.3, 0.04), { color: '#6a4a3c', line: 0.6 }, place([x, 13.2, front + 0.02]));
  for (const y of [11.02, 13.66])
    model.put(roundedBox(2.8, 0.26, 0.5, 0.03), { color: '#d6c6b6', line: 0.7 }, place([x, y, front + 0.1]));
  for (const s of [-1, 1])
    model.put(
      roundedBox(0.3, 2.6, 0.44, 0.03),
      { color: '#d6c6b6', line: 0.7 },
      place([x + s * 1.2, 12.34, front + 0.06]),
    );
  model.put(
    lathe(
      [
        [0, 3.6],
        [0.3, 3.5],
        [4.2, 0.05],
      ],
      { around: 4, steps: 1 },
    ),
    { color: '#6a5f78', line: 0.8 },
    place([x, 15.3, front - half], [0, 45, 0]),
  );
  for (let i = 0; i < 4; i++)
    model.inside(place([x, 15.5, front - half], [0, i * 90, 0]), () =>
      model.inside(place([0, 2.0, 1.32], [58, 0, 0]), () =>
        snowCushion(model, place([0, 0.06, 0.3]), 2.6, 3.4, 0.3, i),
      ),
    );
  if (moulding)
    model.put(
      tube(
        [
          [x - 1.1, 0.1, front + 0.1],
          [x - 1.1, 2.2, front + 0.1],
          [x, 3.2, front + 0.1],
          [x + 1.1, 2.2, front + 0.1],
          [x + 1.1, 0.1, front + 0.1],
        ],
        [0.16],
        { around: 8, rings: 40 },
      ),
      { color: '#d6c6b6', line: 0.7 },
    );
  model.put(
    tube([ROPE_TOP, [(ROPE_TOP[0] + rope[0]) / 2 + 0.03, (ROPE_TOP[1] + rope[1]) / 2, rope[2]], rope], [0.028], {
      around: 8,
      rings: 16,
    }),
    { color: '#d8b888' },
  );
  model.put(lathe(points2('-.22,.02 -.14,.06 .1,.05 .16,.03'), { around: 12 }), { color: '#d8402f' }, place(rope));
  model.put(ball([1.0, 0.16, 0.6], 14), { color: SNOW, line: 0.4 }, place([x - 1.9, 0.02, front + 0.5]));
}

function fountain(model: Model, at: V3): void {
  model.inside(place(at), () => {
    model.put(lathe(points2('0,1.3 .5,1.36 .56,1.3 .5,1.14 .3,1.1'), { around: 36 }), {
      color: '#a89ca8',
      doubleSided: true,
    });
    model.put(ball([1.16, 0.2, 1.16], 26), { color: SNOW, line: 0.5 }, place([0, 0.46, 0]));
    model.put(lathe(points2('.4,.2 1.1,.13 1.2,.5 1.26,.54 1.24,.1'), { around: 24 }), { color: '#b3a6b0' });
    model.put(ball([0.5, 0.2, 0.5], 18), { color: SNOW, line: 0.5 }, place([0, 1.26, 0]));
  });
}
