/**
 * The bridge at the end of town, and the three hills. Metres; the road runs along -Z from the town (behind the reader) to the hills.
 *
 *   road x -1.4..1.4; the stone bridge spans z -3.5..-8.5 and rises to y .55 at z = -6 (`roadY(z)`), its parapets at x = ±1.55,
 *   .75 over the road. Last fence post of the town at LAST_POST [1.9, 0, .6] (snow cap, .95 high); fence on the right from z 6.
 *   `threeHills` stand from z -48 on. `town: true` puts lit roofs behind (z > 14) for cameras that look back.
 * Cameras:
 *   at the post:  from [.5, 1.35, 5.6] to [.1, 1.15, -3], fov 38    child at the post, someone coming up the road
 *   wide night:   from [-3.4, 3.4, 10.5] to [1, 3.4, -20], fov 42    small figures on the bridge, the hills with lanterns
 *   back to town: from [-1, 1.5, -8] to [.4, 1.3, 4], fov 38          Halmeoni comes knee-deep from the houses
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, mix, noise, smoothstep, type V3 } from '../model/math.ts';
import { SNOW, snowCushion } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { tube } from '../model/tube.ts';
import { tinyHouse, tinyTree } from '../props/tiny-town.ts';
import { type Hour, plumSky } from './plum-sky.ts';
import { bareTree } from './street-trees.ts';
import { type HillsPlan, threeHills } from './three-hills.ts';

export const LAST_POST: V3 = [1.9, 0, 0.6];
/** Height of the road: it climbs over the bridge. */
export const roadY = (z: number): number => 0.55 * smoothstep(-2, -5, z) * smoothstep(-10, -7, z);
const brook = (x: number): number => -6 + 0.5 * Math.sin(x * 0.3);
export function bridgeGround(x: number, z: number): number {
  const bank = Math.exp(-(((z - brook(x)) / 2.1) ** 2));
  const onRoad = smoothstep(1.9, 1.4, Math.abs(x));
  const drift = 0.26 * noise(x * 0.5, z * 0.5) * (1 - 0.7 * onRoad);
  return mix(drift - 1.3 * bank, roadY(z) + drift * 0.4, onRoad * bank > 0.02 ? onRoad : onRoad);
}
export type BridgePlan = {
  hour: Hour;
  hills?: Partial<HillsPlan>;
  town?: boolean;
};

export function snowBridge(scene: THREE.Scene, p: BridgePlan): void {
  plumSky(scene, p.hour, 260);
  const lit = p.hour !== 'snowDay';
  threeHills(scene, place([2, 0, -14]), { lit, ...p.hills });
  const model = new Model();
  const ground = grid(
    (u, w) => {
      const [x, z] = [mix(-60, 60, u), mix(26, -62, w)];
      return [x, bridgeGround(x, z), z];
    },
    120,
    110,
  );
  const tint = (q: THREE.Vector3) => {
    const ice = smoothstep(-0.35, -0.65, q.y);
    const feet = Math.exp(-(((Math.abs(q.x) - 0.4) / 0.3) ** 2)) * 0.35;
    return color(SNOW)
      .multiplyScalar(0.93 + 0.1 * noise(q.x, q.z))
      .lerp(color('#9fb4e0'), ice * 0.8 + feet * noise(q.x * 5, q.z * 3));
  };
  model.put(ground, { tint, doubleSided: true, line: 0.3 });
  bridgeStones(model);
  fence(model);
  bareTree(model, [-4.2, 0, -1.6], 4.6, 3);
  bareTree(model, [5.6, 0, -10], 4, 8);
  for (const [i, [x, z, h]] of points3('-7,-11,4.4 -9,-8,3.4 8,-4,3.8 10,-12,5 -12,-3,4.6').entries())
    tinyTree(model, [x, 0, z], h, i * 3, true);
  if (p.town)
    for (let i = 0; i < 9; i++) {
      const x = (i - 4) * 6.4 + (i % 2) * 1.4;
      if (Math.abs(x) < 2.4) continue;
      const at = place([x, -0.2, 17 + (i % 3) * 3], [0, 180, 0], 30);
      tinyHouse(model, at, {
        w: 0.2,
        wall: ['#e8d2b4', '#cfd6e4', '#e4c0ac'][i % 3] ?? '#e8d2b4',
        roof: '#e4e9f8',
        lit,
        seed: i,
      });
    }
  scene.add(model.bake());
}

/** Parapets and arches of the bridge, in this set's frame; `high` is how far the wall stands over the road. */
export function bridgeStones(model: Model, high = 0.75, rib = true): void {
  for (const s of [-1, 1]) {
    for (let i = 0; i < 11; i++) {
      const z = -3.4 - i * 0.52;
      const y = roadY(z);
      model.put(
        roundedBox(0.36, high + 0.2, 0.53, 0.05, { wobble: 0.04, seed: i + s + 3 }),
        { color: i % 2 ? '#a89ca8' : '#b8aaae', line: 0.8 },
        place([s * 1.6, y + (high - 0.25) / 2, z]),
      );
      model.put(
        roundedBox(0.44, 0.14, 0.56, 0.04, { wobble: 0.03, seed: i }),
        { color: '#c4b6b4', line: 0.7 },
        place([s * 1.6, y + high - 0.01, z]),
      );
      snowCushion(model, place([s * 1.6, y + high + 0.04, z]), 0.48, 0.6, 0.16, i + s * 20);
    }
    const arch = Array.from(
      { length: 11 },
      (_, i): V3 => [s * 1.72, -0.9 + 1.0 * Math.sin((i / 10) * Math.PI), -6 + (i / 10 - 0.5) * 3.6],
    );
    if (rib) model.put(tube(arch, [0.17], { around: 8, rings: 30 }), { color: '#9a8f9c', line: 0.8 });
  }
}
function fence(model: Model): void {
  for (let i = 0; i < 5; i++) {
    const [x, , z0] = LAST_POST;
    const z = z0 + i * 1.5;
    model.put(
      tube(
        [
          [x, -0.2, z],
          [x + 0.02, 0.95, z],
        ],
        [0.08, 0.07],
        { around: 10, rings: 3 },
      ),
      { color: '#7d5c4c' },
    );
    snowCushion(model, place([x, 0.96, z]), 0.26, 0.26, 0.16, i);
    if (i)
      for (const y of [0.4, 0.75])
        model.put(
          tube(
            [
              [x, y, z],
              [x, y + 0.02, z - 1.5],
            ],
            [0.04],
            { around: 8, rings: 3 },
          ),
          { color: '#8a6854', line: 0.7 },
        );
  }
}
