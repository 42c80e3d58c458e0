/** The three hills over Maple Bend: apple, sheep and honey, each with a farm. Seen from the square and from the bridge. Metres. */

import type * as THREE from 'three';
import { sheep } from '../animals/sheep.ts';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, lathe } from '../model/tube.ts';
import { tinyHouse, tinyTree } from '../props/tiny-town.ts';

/** [x, z, height, radius] from the frame's origin; the hills stand towards -Z. */
export const HILLS: { at: [number, number]; high: number; r: number }[] = [
  { at: [-34, -74], high: 18, r: 16 },
  { at: [2, -88], high: 24, r: 18 },
  { at: [38, -76], high: 19, r: 16 },
];
const height = (x: number, z: number): number =>
  HILLS.reduce(
    (y, { at, high, r }) => y + high * Math.exp(-(((x - at[0]) / r) ** 2) - ((z - at[1]) / (r * 0.8)) ** 2),
    -1.2,
  ) +
  0.8 * noise(x * 0.12, z * 0.12);
/** A point on the snow of the hills, in their frame. */
export const onHills = (x: number, z: number, up = 0): V3 => [x, height(x, z) + up, z];

export type HillsPlan = {
  /** farm windows and lanterns glow */
  lit: boolean;
  /** a loose row of lanterns before each farm: they wait */
  waiting?: boolean;
  /** where one sheep in half a scarf stands, larger and apart from the flock */
  scarfAt?: [x: number, z: number];
  /** size of a sheep of the flock */
  flock?: number;
  /** color of the ground; seen from afar by day the snow is blue */
  tone?: string;
  /** the hills in April: grass, brown roofs, bare of snow */
  green?: boolean;
  /** false leaves out farmhouses, flocks and hives: hills in a storm */
  farms?: boolean;
};
export function threeHills(scene: THREE.Scene, frame: THREE.Matrix4, plan: HillsPlan): void {
  const p = { flock: 2.6, ...plan };
  const model = new Model();
  const rnd = random(4);
  model.inside(frame, () => {
    const geometry = grid(
      (u, w) => {
        const [x, z] = [mix(-105, 105, u), mix(-34, -125, w)];
        return [x, height(x, z), z];
      },
      70,
      40,
    );
    const tone = color(p.tone ?? (p.green ? '#a4c078' : '#eef1fb'));
    model.put(geometry, {
      tint: (q) => tone.clone().multiplyScalar(0.9 + 0.14 * noise(q.x * 0.1, q.z * 0.1) - 0.1 * smoothstep(14, 0, q.y)),
      doubleSided: true,
      line: 0.5,
    });
    for (const [i, { at }] of HILLS.entries()) {
      const front = at[1] + 6;
      const farm = p.farms ?? true;
      if (farm)
        for (const [k, dx] of [-3.4, 2.6].entries())
          tinyHouse(model, place(onHills(at[0] + dx, front + k * 1.5, -0.3), [0, dx * -4, 0], 24), {
            w: 0.2,
            wall: ['#c8604c', '#e8d8c0', '#e4b45c'][i] ?? '#e8d8c0',
            roof: p.green ? '#a05a4a' : '#e6eaf6',
            lit: p.lit,
            seed: i + k,
          });
      for (let k = 0; farm && k < 12; k++) {
        // loose rows: nobody stands on another's back
        const [x, z] = [
          at[0] + ((k % 4) - 1.5) * 5.6 + (rnd() - 0.5) * 3,
          front + 4.6 + Math.floor(k / 4) * 4.4 + (rnd() - 0.5) * 1.8,
        ];
        if (p.scarfAt && Math.hypot(x - p.scarfAt[0], z - p.scarfAt[1]) < 5) continue;
        if (i === 0) appleTree(model, x, z, p.green);
        else if (i === 2) hive(model, x, z, p.green);
        else {
          shade(model, x, z, p.flock * 0.34);
          sheep(model, place(onHills(x, z), [0, (rnd() < 0.5 ? 70 : -70) + (rnd() - 0.5) * 50, 0], p.flock));
        }
      }
      for (let k = 0; k < 9; k++)
        tinyTree(model, onHills(at[0] + (rnd() - 0.5) * 34, at[1] + 2 - rnd() * 6, -0.4), 4 + rnd() * 3, 3, !p.green);
      for (let k = 0; p.waiting && k < 9; k++) {
        const along = (k - 4) * 1.9 + noise(k * 3.1, i * 5) * 0.8;
        lantern(model, onHills(at[0] + along, front + 3.2 + noise(k * 1.7, i + 9) * 1.6, 0.9));
      }
    }
    if (p.scarfAt) {
      shade(model, ...p.scarfAt, p.flock * 0.5);
      sheep(model, place(onHills(...p.scarfAt, -0.2), [0, 50, 0], p.flock * 1.3), true);
    }
  });
  scene.add(model.bake());
}
function appleTree(model: Model, x: number, z: number, green = false): void {
  if (!green) shade(model, x, z, 1.5);
  model.inside(place(onHills(x, z), [0, 0, 0], 1.25), () => {
    const trunk: [number, number][] = [
      [0, 0.26],
      [1.5, 0.14],
    ];
    model.put(lathe(trunk, { around: 6 }), { color: '#4f4462', line: 0.3 });
    model.put(ball([1.1, 1.2, 1.1], 10), { color: green ? '#8fb45c' : '#6f9c7c', line: 0.4 }, place([0, 1.9, 0]));
    if (!green) model.put(ball([0.9, 0.4, 0.9], 10), { color: '#f2f4fc', line: 0.2 }, place([0, 2.85, 0]));
    for (let a = 0; a < 4; a++)
      model.put(
        ball(0.27, 8),
        { color: '#e8402c', line: 0.2 },
        place([Math.sin(a * 2.2) * 0.72, 1.5 + a * 0.3, 0.95 - (a % 2) * 0.1]),
      );
  });
}
/** A straw hive with a door and a cap, of snow in winter. */
function hive(model: Model, x: number, z: number, green = false): void {
  if (!green) shade(model, x, z, 1.4);
  model.inside(place(onHills(x, z), [0, 0, 0], 1.75), () => {
    const straw: [number, number][] = points2('0,.72 .5,.8 1,.6 1.35,.1');
    model.put(lathe(straw, { around: 12 }), { color: '#e6a02c', line: 0.5 });
    for (const y of [0.3, 0.62, 0.9])
      model.put(ball([0.84 - y * 0.12, 0.05, 0.84 - y * 0.12], 12), { color: '#b87420', line: 0 }, place([0, y, 0]));
    model.put(ball([0.2, 0.24, 0.1], 10), { color: '#4f3030', line: 0 }, place([0, 0.24, 0.76]));
    model.put(ball([0.6, 0.3, 0.6], 10), { color: green ? '#c9963c' : '#f2f4fc', line: 0.3 }, place([0, 1.2, 0]));
  });
}
/** A blue shadow on the snow under somebody. */
function shade(model: Model, x: number, z: number, r: number): void {
  model.put(
    ball([r, 0.1, r * 0.8], 12),
    { color: '#8f9ad0', line: 0 },
    place(onHills(x + r * 0.3, z, 0.05), [22, 0, 0]),
  );
}
/** A light one can see from the town: a glowing bead with a softer ring. */
function lantern(model: Model, at: V3, r = 0.5): void {
  model.put(ball(r, 9), { color: color('#ffb648').multiplyScalar(1.5), glow: true, line: 0.2 }, place(at));
  model.put(
    ball([r * 1.7, r * 0.14, r * 1.5], 9),
    { color: color('#d8a890'), glow: true, line: 0 },
    place([at[0], at[1] - 0.8, at[2] + 0.2]),
  );
}
