/** The path of PC-6.1: past the sign it climbs away from the reader into dark pines, and bends. Metres; `bendHeight(x, z)` is the ground. */
import type * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3 } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { stone } from '../../model/stones.ts';
import { tube } from '../../model/tube.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { redPine } from '../../props/red-pine.ts';
import { litter, plant, spots } from '../../sets/ground-cover.ts';

/** The middle of the path with its height, from the reader's feet to where it is lost behind the trees. */
const PATH = points3(
  '-4.6,-.1,4 -2.6,-.05,2.9 -1.2,0,2 0,.1,1 1.15,.34,-.4 2,.7,-2 2.25,1.1,-3.6 1.6,1.45,-5 -.2,1.7,-6.1 -2.6,2,-6.9 -5,2.3,-7.6',
);
const FINE = PATH.flatMap((a, i) => {
  const b = PATH[i + 1];
  return b ? [0, 0.25, 0.5, 0.75].map((k): V3 => [mix(a[0], b[0], k), mix(a[1], b[1], k), mix(a[2], b[2], k)]) : [a];
});
const SHADE = ['#23383c', '#33504c', '#4a6a58', '#6d8560', '#a3a868'];

const fromPath = (x: number, z: number): number => Math.min(...FINE.map((p) => Math.hypot(x - p[0], z - p[2])));
const hill = (x: number, z: number): number => 0.24 * Math.max(0, 1.6 - z) + 0.05 * x;
export function bendHeight(x: number, z: number): number {
  let [sum, all] = [0, 0];
  for (const [px, py, pz] of FINE) {
    const w = 1 / ((x - px) ** 2 + (z - pz) ** 2 + 0.05) ** 2;
    sum += w * (py - hill(px, pz));
    all += w;
  }
  const off = fromPath(x, z);
  const near = smoothstep(5, 0.6, off);
  return hill(x, z) + near * (sum / all) + smoothstep(0.8, 1.4, off) * (0.1 + 0.4 * (fbm(x * 0.6, z * 0.6, 4) - 0.4));
}

export function mountainBend(scene: THREE.Scene, clear: (x: number, z: number) => boolean): void {
  const model = new Model();
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(-14, 16, u), mix(5, -22, w)];
      return [x, bendHeight(x, z), z];
    },
    120,
    120,
  );
  model.put(geometry, {
    line: 0.1,
    doubleSided: true,
    tint: (p) =>
      color('#5f6a50')
        .lerp(color('#6e5a58'), smoothstep(0.45, 0.65, fbm(p.x * 0.5, p.z * 0.5, 7)))
        .lerp(color('#eac184'), smoothstep(0.95, 0.6, fromPath(p.x, p.z) + 0.24 * (noise(p.x * 2, p.z * 2) - 0.5)))
        .multiplyScalar(0.88 + 0.24 * fbm(p.x * 1.6, p.z * 1.6, 1)),
  });
  logs(model);
  pines(model, clear);
  scene.add(model.bake());
  const low = new Model();
  const wild = (x: number, z: number) => fromPath(x, z) > 0.9 && clear(x, z);
  plant(low, 'grass', spots(500, [-6, -9, 7, 3], 3, wild), 0.24, bendHeight, ['#4a6450', '#6b7c50', '#96925a'], 2);
  plant(low, 'fern', spots(46, [-6, -7, 7, 1.4], 5, wild), 0.42, bendHeight, ['#3f6450', '#5f7d54', '#8a8f54'], 6);
  litter(
    low,
    spots(150, [-6, -7, 7, 3.4], 6, () => true),
    0.08,
    bendHeight,
    ['#b8602f', '#d98e3c', '#e8b450'],
  );
  scene.add(low.bake());
  sky(scene);
}

/** Logs that hold the earth of the climb, and stones along its edge. */
function logs(model: Model): void {
  for (const [i, [x, y, z]] of FINE.entries()) {
    const next = FINE[i + 1];
    if (!next || i % 2) continue;
    const way = [next[0] - x, next[2] - z] as const;
    const long = Math.hypot(...way);
    const side = [way[1] / long, -way[0] / long] as const;
    if (z < 0.4 && z > -6.4)
      model.put(
        tube(
          [-0.8, 0, 0.8].map((k): V3 => [x + side[0] * k, y + 0.03, z + side[1] * k]),
          [0.07, 0.075, 0.066],
          { around: 10, rings: 10 },
        ),
        { tint: (p) => color('#8a6448').lerp(color('#b98f62'), noise(p.x * 14, p.y * 14, p.z * 3)) },
      );
    for (const s of [-1, 1]) {
      const [sx, sz] = [x + side[0] * s * 0.98, z + side[1] * s * 0.98];
      const r = 0.09 + 0.09 * noise(i * 3.1, s);
      model.put(
        stone((i + s + 5) % 5, 0.4, 0.25, 9),
        { tint: wash('#8f9098', 5) },
        place([sx, bendHeight(sx, sz) + r * 0.2, sz], [0, i * 70, 0], [r * 1.3, r * 0.8, r]),
      );
    }
  }
}

function pines(model: Model, clear: (x: number, z: number) => boolean): void {
  const rnd = random(12);
  const bark: [string, string] = ['#3a3a44', '#7c4f40'];
  // dark and near: the gate through which one looks
  for (const [i, [x, z, girth]] of points3('4,.2,.24 -3.4,-2.6,.2 3.9,-4.2,.22 -1.1,-4.1,.17 .2,-5.9,.16').entries())
    redPine(
      model,
      {
        at: [x, bendHeight(x, z), z],
        height: 9,
        girth,
        lean: [i % 2 ? -0.5 : 0.4, 0],
        bare: 0.74,
        needles: 210,
        seed: i + 3,
      },
      { leaves: SHADE, bark, grass: [] },
    );
  for (let i = 0, laid = 0; i < 700 && laid < 90; i++) {
    const [x, z] = [mix(-11, 12, rnd()), mix(-4, -19, rnd() ** 0.8)];
    if (!clear(x, z) || fromPath(x, z) < 1.2) continue;
    laid++;
    redPine(
      model,
      {
        at: [x, bendHeight(x, z) - 0.1, z],
        height: mix(7, 10, rnd()),
        girth: mix(0.11, 0.18, rnd()),
        bare: mix(0.6, 0.75, rnd()),
        needles: 44,
        seed: i + 60,
      },
      { leaves: SHADE, bark: ['#4a5058', '#80584a'], grass: [] },
    );
  }
}

const WOOD = (p: THREE.Vector3): THREE.Color =>
  color('#7d5638').lerp(color('#5f3f2c'), noise(p.x * 1.5, p.y * 18, p.z * 18));
/** The trail's sign: its name, and five kilometres large. Its foot at the origin, the board's middle at y 1.32. */
export function kilometerSign(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    for (const s of [-1, 1])
      model.put(
        roundedBox(0.11, 2.1, 0.11, 0.02, { fine: true, wobble: 0.01 }),
        { tint: WOOD },
        place([s * 0.5, 0.9, 0]),
      );
    for (const s of [-1, 1])
      model.put(
        roundedBox(1.4, 0.05, 0.3, 0.015),
        { tint: wash('#6b4a34', 6) },
        place([0, 2.0, s * 0.11], [s * 28, 0, 0]),
      );
    model.put(roundedBox(1.12, 1.06, 0.07, 0.015, { fine: true }), { tint: WOOD }, place([0, 1.36, 0.05]));
    model.put(roundedBox(1.04, 0.28, 0.02, 0.01), { tint: wash('#4f7a4c', 3) }, place([0, 1.71, 0.09]));
    const cream = '#fff4dc';
    hangul(model, place([0, 1.71, 0.105]), '북한산둘레길', 0.145, cream, { weight: 0.14 });
    hangul(model, place([0, 1.41, 0.09]), '평창마을길', 0.18, cream, { weight: 0.15 });
    hangul(model, place([0, 1.06, 0.09]), '5.0 km', 0.26, '#ffe2a0', { weight: 0.15 });
  });
}

/** Pale air between the trunks. */
function sky(scene: THREE.Scene): void {
  const model = new Model();
  model.put(
    grid((u, w) => [mix(-60, 60, u), mix(-6, 40, w), -34], 6, 12),
    {
      glow: true,
      doubleSided: true,
      line: 0,
      tint: (p) => color('#ffeec0').lerp(color('#8fb8bc'), smoothstep(3, 16, p.y)),
    },
  );
  scene.add(model.bake({ cast: false, receive: false }));
}
