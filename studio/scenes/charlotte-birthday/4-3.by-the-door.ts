/** What the child sees through the mail slot, just inside the door of number 41: a brook of blue glass, a bakery, a lane. Metres. */

import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, noise, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tinyHouse, tinyPerson, tinyShop, tinyTree } from '../../props/tiny-town.ts';
import { townHeight, townPoint } from '../../sets/model-town.ts';

/** The brook's middle line, from the stairs to the bend before the hill. */
const BROOK = points3('3.2,0,-2.3 2.95,0,-1.85 3.02,0,-1.35 2.7,0,-0.95 2.2,0,-0.8 1.6,0,-0.95 1.1,0,-0.75');
const HALF_WIDTH = 0.13;

function brook(m: Model): void {
  const line = new THREE.CatmullRomCurve3(BROOK.map((p) => vec(p)));
  const band = (half: number, up: number) =>
    grid(
      (u, w) => {
        const p = line.getPointAt(w);
        const along = line.getTangentAt(w);
        const out = (u - 0.5) * 2 * half * (1 + 0.25 * noise(w * 9, 3));
        const [x, z] = [p.x - along.z * out, p.z + along.x * out];
        return [x, Math.max(0.01, townHeight(x, z)) + up, z];
      },
      8,
      90,
    );
  m.put(band(HALF_WIDTH * 1.3, 0.006), { color: '#c9a878', doubleSided: true, line: 0.5 });
  m.put(band(HALF_WIDTH, 0.012), {
    tint: (q) => color('#4f8fd0').lerp(color('#b4e2f4'), noise(q.x * 11, q.z * 7) ** 1.5),
    doubleSided: true,
    line: 0.4,
  });
}

/** The near end of the town, the floor under it, and everybody who runs to see what crashed. */
export function byTheDoor(m: Model): void {
  m.put(roundedBox(0.5, 0.04, 4.2, 0.01), { tint: wash('#a8744a', 3), line: 0.4 }, place([3.4, -0.02, -1.2]));
  brook(m);
  const on = (x: number, z: number, yaw: number) => place(townPoint(x, z, -0.006), [0, yaw, 0]);
  tinyShop(m, on(3.08, -0.5, -28), 0.27, '#f2d7a4', true);
  tinyHouse(m, on(3.12, -1.02, -50), { w: 0.2, wall: '#d6e0d8', roof: '#9a5a52', lit: true, tall: 1.1, seed: 4 });
  tinyHouse(m, on(2.62, -1.55, 20), { w: 0.22, wall: '#f4e2c0', roof: '#6f6a86', lit: true, tall: 1.2, seed: 7 });
  tinyHouse(m, on(2.2, -1.3, 8), { w: 0.2, wall: '#e9c9b0', roof: '#9a5a52', lit: true, seed: 9 });
  for (const [i, [x, z]] of [
    [3.26, -0.72],
    [2.86, -0.72],
    [3.24, -1.5],
    [2.44, -1.14],
  ].entries())
    tinyTree(m, townPoint(x ?? 0, z ?? 0), 0.15, i + 2);
  for (const [i, [x, z]] of [
    [3.0, -0.26],
    [2.86, -0.36],
    [3.16, -0.3],
  ].entries())
    tinyPerson(
      m,
      place(townPoint(x ?? 0, z ?? 0, -0.004), [0, -60 + i * 30, 0], 1.6),
      ['#d8503f', '#3f7fb0', '#e0a83c'][i] ?? '#d8503f',
    );
}
