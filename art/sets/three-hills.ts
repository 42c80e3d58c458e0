/** The three hills over Maple Bend: apple, sheep and honey, each with a farm. Seen from the square and from the bridge. Metres. */
import type * as THREE from 'three';
import { sheep } from '../animals/sheep.ts';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
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

export interface HillsPlan {
  /** farm windows and lanterns glow */
  lit: boolean;
  /** people with lanterns: 0 waiting in rows at the farms .. 1 half-way down to the bridge */
  walk?: number;
  /** one sheep has half a scarf, or carries a lantern */
  sheep?: 'scarf' | 'lantern' | 'plain';
  /** the hills in April: grass, brown roofs, bare of snow */
  green?: boolean;
  /** false leaves out farmhouses, flocks and hives: hills in a storm */
  farms?: boolean;
}
export function threeHills(scene: THREE.Scene, frame: THREE.Matrix4, p: HillsPlan): void {
  const m = new Model();
  const rnd = random(4);
  m.inside(frame, () => {
    const g = grid(
      (u, w) => {
        const [x, z] = [mix(-105, 105, u), mix(-34, -125, w)];
        return [x, height(x, z), z];
      },
      70,
      40,
    );
    const tone = color(p.green ? '#a4c078' : '#eef1fb');
    m.put(g, {
      tint: (q) => tone.clone().multiplyScalar(0.9 + 0.14 * noise(q.x * 0.1, q.z * 0.1) - 0.1 * smoothstep(14, 0, q.y)),
      doubleSided: true,
      line: 0.5,
    });
    for (const [i, { at }] of HILLS.entries()) {
      const front = at[1] + 6;
      const farm = p.farms ?? true;
      if (farm)
        for (const [k, dx] of [-3.4, 2.6].entries())
          tinyHouse(m, place(onHills(at[0] + dx, front + k * 1.5, -0.3), [0, dx * -4, 0], 24), {
            w: 0.2,
            wall: ['#c8604c', '#e8d8c0', '#e4b45c'][i] ?? '#e8d8c0',
            roof: p.green ? '#a05a4a' : '#e6eaf6',
            lit: p.lit,
            seed: i + k,
          });
      for (let k = 0; farm && k < 12; k++) {
        const [x, z] = [at[0] + (rnd() - 0.5) * 22, front + 2 + rnd() * 10];
        if (Math.abs(x - at[0]) < 5 && z < front + 5) continue;
        if (i === 0) {
          m.put(
            ball([1.1, 1.2, 1.1], 10),
            { color: p.green ? '#8fb45c' : '#a8b0d4', line: 0.4 },
            place(onHills(x, z, 1.9)),
          );
          m.put(
            lathe(
              [
                [0, 0.2],
                [1.4, 0.12],
              ],
              { around: 6 },
            ),
            { color: '#5f5470', line: 0.3 },
            place(onHills(x, z)),
          );
          for (let a = 0; a < 3; a++)
            m.put(
              ball(0.22, 7),
              { color: '#d8503f', line: 0.2 },
              place(onHills(x + Math.sin(a * 2) * 0.7, z + 0.9, 1.7 + a * 0.3)),
            );
        } else if (i === 1) {
          const first = k === 2;
          sheep(m, place(onHills(x, z), [0, rnd() * 360, 0], first ? 3.6 : 2.6), first && p.sheep === 'scarf');
          if (first && p.sheep === 'lantern') lantern(m, onHills(x, z + 1, 1.6));
        } else {
          m.put(
            lathe(
              [
                [0, 0.7],
                [0.5, 0.8],
                [1, 0.6],
                [1.3, 0.1],
              ],
              { around: 12 },
            ),
            { color: '#e0b04c', line: 0.5 },
            place(onHills(x, z)),
          );
          m.put(
            ball([0.66, 0.3, 0.66], 10),
            { color: p.green ? '#c9963c' : '#f2f4fc', line: 0.3 },
            place(onHills(x, z, 1.2)),
          );
        }
      }
      for (let k = 0; k < 9; k++)
        tinyTree(m, onHills(at[0] + (rnd() - 0.5) * 34, at[1] + 2 - rnd() * 6, -0.4), 4 + rnd() * 3, 3, !p.green);
      if (p.walk === undefined) continue;
      const foot: [number, number] = [at[0] * 0.25, -38];
      const n = 38;
      const from = mix(0.1, 0.04, p.walk);
      const length = mix(0.1, 0.8, p.walk);
      for (let k = 0; k < n; k++) {
        const t = from + (k / n) * length * (0.8 + 0.3 * noise(i * 7, 1));
        const sway = Math.sin(t * 9 + i) * 3.4 * Math.sin(t * 3.1);
        lantern(m, onHills(mix(at[0], foot[0], t) + sway, mix(at[1] + 5, foot[1], t), 0.9), 0.4);
      }
    }
  });
  scene.add(m.bake());
}
/** A light one can see from the town: a glowing bead with a softer ring. */
function lantern(m: Model, at: V3, r = 0.34): void {
  m.put(ball(r, 9), { color: color('#ffe09a').multiplyScalar(1.45), glow: true, line: 0.2 }, place(at));
  m.put(
    ball([r * 1.7, r * 0.14, r * 1.5], 9),
    { color: color('#d8a890'), glow: true, line: 0 },
    place([at[0], at[1] - 0.8, at[2] + 0.2]),
  );
}
