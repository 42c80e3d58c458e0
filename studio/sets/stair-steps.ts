/** The 112 stairs themselves: where each step is, granite treads, landings and the handrail. Metres; the lane climbs to -Z. */
import * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, fbm, mix, random, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { tube } from '../model/tube.ts';

export const STEPS = 14;
const RISE = 0.155;
export const RUN = 0.3;
export const LANE_HALF = 1.6;
export const FLIGHT_RISE = STEPS * RISE;
/** Foot of each flight: z, y; and how deep the landing above it is. */
export const FLIGHTS = Array.from({ length: 8 }, (_, k) => ({
  z: -k * (STEPS * RUN + 1.5) - (k > 0 ? 2.7 : 0),
  y: k * FLIGHT_RISE,
  landing: k === 0 ? 4.2 : 1.5,
}));
/** Middle of the tread of step n, 1..112. */
export function stairAt(n: number, x = 0): V3 {
  const k = Math.floor((n - 1) / STEPS);
  const f = at(FLIGHTS, k);
  const i = n - k * STEPS;
  return [x, f.y + i * RISE, f.z - (i - 0.5) * RUN];
}
/** Height of the paving at z. */
export function laneY(z: number): number {
  if (z >= 0) return 0;
  for (const f of FLIGHTS) {
    if (z > f.z) return f.y;
    const i = Math.ceil((f.z - z) / RUN);
    if (i <= STEPS) return f.y + i * RISE;
  }
  return 8 * FLIGHT_RISE;
}
const SLAB = ['#c6b9b0', '#b5a9a8', '#cfc2b4', '#aaa0a4', '#beb0a6'];
export function paving(model: Model): void {
  const rnd = random(21);
  const slabs: Item[] = [];
  const far: Item[] = [];
  const lay = (x: number, y: number, z: number, w: number, d: number, high: number) =>
    (z < -16 ? far : slabs).push({
      at: place([x, y - high / 2, z], [0, (rnd() - 0.5) * 0.8, 0], [w * 0.988, high, d * 0.985]),
      color: color(at(SLAB, Math.floor(rnd() * SLAB.length))).multiplyScalar(mix(0.93, 1.06, rnd())),
    });
  const row = (y: number, z: number, d: number, high: number) => {
    for (let x = -LANE_HALF; x < LANE_HALF - 0.05; ) {
      let w = mix(0.7, 1.3, rnd());
      if (LANE_HALF - x - w < 0.4) w = LANE_HALF - x;
      lay(x + w / 2, y, z, w, d, high);
      x += w;
    }
  };
  for (let z = 7; z > 0.1; z -= 0.5) row(rnd() * 0.006, z - 0.25, 0.5, 0.2);
  for (const f of FLIGHTS) {
    for (let i = 1; i <= STEPS; i++) row(f.y + i * RISE, f.z - (i - 0.5) * RUN - 0.02, RUN + 0.04, 0.3);
    const n = Math.round(f.landing / 0.5);
    for (let i = 0; i < n; i++)
      row(f.y + FLIGHT_RISE - 0.003, f.z - STEPS * RUN - ((i + 0.5) * f.landing) / n, f.landing / n, 0.2);
  }
  model.scatter(roundedBox(1, 1, 1, 0.03), slabs, { line: 0.7 });
  model.scatter(new THREE.BoxGeometry(1, 1, 1), far, { line: 0.6 });
  // gardens behind the walls, one slope on each side
  for (const s of [-1, 1])
    model.put(
      grid(
        (u, w) => {
          const z = mix(9, -62, w);
          return [s * mix(LANE_HALF + 0.2, 26, u), laneY(z) - 0.25 + u * 2.2 * fbm(z * 0.1, s), z];
        },
        14,
        90,
      ),
      { tint: (q) => color('#9aa86a').lerp(color('#c0a97c'), fbm(q.x * 0.6, q.z * 0.6)), doubleSided: true, line: 0.1 },
    );
}
export function rail(model: Model): void {
  for (const [k, f] of FLIGHTS.entries()) {
    if (k > 4) break;
    const x = LANE_HALF - 0.12;
    const [top, foot]: [V3, V3] = [
      [x, f.y + FLIGHT_RISE + 0.85, f.z - STEPS * RUN],
      [x, f.y + 0.85, f.z],
    ];
    model.put(
      tube([[x, foot[1] - 0.02, foot[2] + 0.3], foot, top, [x, top[1], top[2] - 0.3]], [0.024], {
        around: 8,
        rings: 16,
      }),
      { color: '#c4c6cc', line: 0.7 },
    );
    for (let i = 0; i < 5; i++) {
      const t = (i + 0.5) / 5;
      const q: V3 = [x, mix(foot[1], top[1], t), mix(foot[2], top[2], t)];
      model.put(tube([[x, q[1] - 0.9, q[2]], q], [0.018], { around: 7, rings: 1 }), { color: '#b4b6be', line: 0.6 });
    }
  }
}
