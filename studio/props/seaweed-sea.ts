/** What three bags of dried seaweed grow into: a sea on the kitchen floor, strands over every edge, a bow. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { clamp, color, fbm, mix, noise, random, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball } from '../model/tube.ts';
import { tornWeed, weed } from './korean-kitchen.ts';

/** Crackly dry seaweed as it falls: black wisps from `a` to `b`. */
export function dryWeed(model: Model, a: V3, b: V3, n = 40, spread = 0.05): void {
  const rnd = random(8);
  for (let i = 0; i < n; i++) {
    const t = rnd();
    const at: V3 = [
      mix(a[0], b[0], t) + (rnd() - 0.5) * spread * (1 + t),
      mix(a[1], b[1], t),
      mix(a[2], b[2], t) + (rnd() - 0.5) * spread * (1 + t),
    ];
    model.put(
      roundedBox(mix(0.03, 0.07, rnd()), 0.006, 0.012, 0.003),
      { color: i % 3 ? '#2a2c30' : '#3f4a3c', line: 0.5 },
      place(at, [rnd() * 180, rnd() * 360, rnd() * 180]),
    );
  }
}
const WEED = ['#26492f', '#3d6e3a', '#5f9444', '#9abd5a'];
/** blades that lie in the sun */
const SUNNY = ['#2c5636', '#447a3e', '#659746', '#9cbf5c'];
export type SeaPlan = {
  /** [left, back, right, front] of the floor it covers */
  floor: [number, number, number, number];
  /** height of its waves, and where it piles up: [x, z, radius, height] */
  high: number;
  piles: [number, number, number, number][];
  /** where it lies thin, so that a bowl or somebody's legs are seen: [x, z, radius] */
  hollows?: [number, number, number][];
  /** edges it hangs over: from, to (along the edge), how long it hangs, and the way it falls (unit, level) */
  edges: { a: V3; b: V3; drop: number; out: V3; n: number }[];
  /** loose strands on the waves */
  strands: number;
};
/** Height of the sea at a place of the floor. */
function seaAt(p: SeaPlan, x: number, z: number): number {
  const [x0, z0, x1, z1] = p.floor;
  const rim = smoothstep(0, 0.5, Math.min(x - x0, x1 - x, z - z0, z1 - z) + 0.25 * (noise(x * 2.4, z * 2.4) - 0.3));
  const piles = p.piles.reduce(
    (h, [px, pz, r, up]) => Math.max(h, up * Math.exp(-(((x - px) ** 2 + (z - pz) ** 2) / (r * r)))),
    0,
  );
  const thin = (p.hollows ?? []).reduce(
    (k, [hx, hz, r]) => k * smoothstep(r * 0.55, r * 1.15, Math.hypot(x - hx, z - hz)),
    1,
  );
  return rim * (0.12 + 0.88 * thin) * (p.high * (0.45 + fbm(x * 2.1, z * 2.1, 3)) + piles);
}
export function seaweedSea(model: Model, p: SeaPlan): void {
  const [x0, z0, x1, z1] = p.floor;
  const rnd = random(12);
  const tone = (q: THREE.Vector3, n: THREE.Vector3) => {
    const t = clamp(0.1 + 0.5 * fbm(q.x * 9, q.y * 9, q.z * 9) + 0.2 * n.y * smoothstep(0.05, 0.5, q.y)) * 2.999;
    const i = Math.floor(t);
    const wet = smoothstep(0.93, 0.995, n.dot(vec(-0.45, 0.7, 0.55).normalize()));
    return color(WEED[i] ?? '#3a6334')
      .lerp(color(WEED[i + 1] ?? '#8fb054'), t - i)
      .lerp(color('#dcebc0'), wet * 0.5);
  };
  model.put(
    grid(
      (u, w) => {
        const [x, z] = [mix(x0, x1, u), mix(z1, z0, w)];
        const h = seaAt(p, x, z);
        const fold = 0.05 * Math.sin(x * 19 + 6 * noise(x * 2, z * 2) + z * 7) * smoothstep(0.02, 0.12, h);
        return [x + 0.05 * Math.sin(z * 13), h + fold - 0.015, z + 0.05 * Math.sin(x * 11)];
      },
      96,
      70,
    ),
    { tint: tone, doubleSided: true, line: 0.5 },
  );
  for (let i = 0; i < p.strands; i++) {
    const turn = rnd() * TAU;
    const [cx, cz] = [mix(x0 + 0.2, x1 - 0.2, rnd()), mix(z0 + 0.2, z1 - 0.2, rnd())];
    const long = mix(0.4, 1.3, rnd());
    const path = Array.from({ length: 6 }, (_, k): V3 => {
      const t = (k / 5 - 0.5) * long;
      const side = mix(0.05, 0.2, noise(i)) * Math.sin(k * 1.6 + i);
      const [x, z] = [cx + Math.cos(turn) * t - Math.sin(turn) * side, cz + Math.sin(turn) * t + Math.cos(turn) * side];
      return [x, seaAt(p, x, z) + 0.04 + 0.035 * Math.sin(k * 2 + i), z];
    });
    weed(model, path, [0.04, 0.11, 0.13, 0.12, 0.1, 0.02], undefined, i, SUNNY);
  }
  // blades that slide down from the top of each pile
  for (const [k, [px, pz, r]] of p.piles.entries())
    for (let i = 0; i < 13; i++) {
      const turn = (i / 13) * TAU + rnd() * 0.4;
      const bow = (rnd() - 0.5) * 0.7;
      const start = rnd() * 0.4;
      const path = Array.from({ length: 6 }, (_, j): V3 => {
        const q = r * (start + j * 0.24);
        const a = turn + bow * j * 0.2;
        const [x, z] = [px + Math.sin(a) * q, pz + Math.cos(a) * q];
        return [x, Math.max(seaAt(p, x, z), 0.02) + 0.03 + 0.03 * Math.sin(j * 2.2 + i), z];
      });
      weed(
        model,
        path,
        [0.05, 0.12, 0.15, 0.15, 0.12, 0.03],
        [Math.cos(turn), 0.25, -Math.sin(turn)],
        k * 17 + i,
        SUNNY,
      );
    }
  for (const [k, e] of p.edges.entries())
    for (let i = 0; i < e.n; i++) {
      const t = clamp((i + (rnd() - 0.3) * 2.4) / e.n);
      const c: V3 = [mix(e.a[0], e.b[0], t), mix(e.a[1], e.b[1], t), mix(e.a[2], e.b[2], t)];
      const d = e.drop * mix(0.2, 1.3, rnd() ** 1.3);
      const [ox, oz] = [e.out[0], e.out[2]];
      const [sway, wave] = [(rnd() - 0.5) * 0.16, (rnd() - 0.5) * 0.09];
      const at = (f: number, y: number, s = 0): V3 => [c[0] + ox * f + oz * s, c[1] + y, c[2] + oz * f - ox * s];
      tornWeed(
        model,
        [
          at(-0.2 * rnd() - 0.08, 0.03, -sway),
          at(-0.06, 0.03),
          at(0.02, 0.015),
          at(0.04, -d * 0.3, wave),
          at(0.035, -d * 0.62, -wave + sway * 0.5),
          at(0.055, -d, sway),
        ],
        mix(0.045, 0.085, rnd()),
        [oz, 0.5 * wave, -ox + (rnd() - 0.5) * 0.9],
        k * 11 + i,
        SUNNY,
      );
    }
}
const BOW = ['#4f9a40', '#6cb848', '#93d258', '#c0e67c'];
/** A strand knotted round something of radius `r` like a bow on a present; the knot faces +Z. */
export function weedBow(model: Model, at: THREE.Matrix4, r: number): void {
  model.inside(at, () => {
    const round = Array.from(
      { length: 11 },
      (_, i): V3 => [Math.sin((i / 10) * TAU) * r * 1.04, 0.012 * Math.sin(i * 2), Math.cos((i / 10) * TAU) * r * 1.04],
    );
    weed(model, round, [0.06, 0.065, 0.06], [0, 1, 0], 3, BOW);
    for (const s of [-1, 1]) {
      weed(
        model,
        [
          [0, 0, r * 1.08],
          [s * r * 0.55, r * 0.62, r * 1.2],
          [s * r * 1.2, r * 0.5, r * 1.14],
          [s * r * 1.0, -r * 0.12, r * 1.12],
          [s * 0.02, 0, r * 1.12],
        ],
        [0.04, 0.13, 0.16, 0.13, 0.04],
        [0, 0.4, 1],
        4 + s,
        BOW,
      );
      weed(
        model,
        [
          [0, 0, r * 1.1],
          [s * r * 0.3, -r * 0.4, r * 1.2],
          [s * r * 0.5, -r * 0.9, r * 1.14],
        ],
        [0.04, 0.08, 0.05],
        [1, 0, 0],
        7 + s,
        BOW,
      );
    }
    model.put(ball([r * 0.27, r * 0.25, r * 0.16], 14), { color: '#5f9444', line: 1 }, place([0, 0, r * 1.17]));
  });
}
