/** The pine slope of PC-6.4, made to be looked at from the ground upwards: tall red trunks, crowns, sky. Metres; uphill is -Z. */
import type * as THREE from 'three';
import { type Item, Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { flatShape, type P2 } from '../../model/leaves.ts';
import { color, fbm, mix, noise, random, smoothstep, type V3 } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { stone } from '../../model/stones.ts';
import { ball, tube } from '../../model/tube.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { foliage, type Palette, roughen } from '../../props/trees.ts';
import { litter, plant, spots } from '../../sets/ground-cover.ts';

export const slope = (x: number, z: number): number =>
  0.55 * Math.max(0, -0.2 - z) + 0.1 * (fbm(x * 0.7, z * 0.7, 3) - 0.5);
const CROWN: Palette = {
  leaves: ['#2c4c48', '#3f6a50', '#5f8f58', '#97b563', '#d6d27c'],
  bark: ['#5f443f', '#d87a46'],
  grass: ['#93984e'],
};

export function pineHeights(scene: THREE.Scene, bough: V3): void {
  const model = new Model();
  model.put(
    grid(
      (u, w) => {
        const [x, z] = [mix(-16, 16, u), mix(3, -26, w)];
        return [x, slope(x, z), z];
      },
      90,
      90,
    ),
    {
      line: 0.1,
      doubleSided: true,
      tint: (p) =>
        color('#8a6a50')
          .lerp(color('#5f7450'), smoothstep(0.42, 0.6, fbm(p.x * 0.5, p.z * 0.5, 7)))
          .multiplyScalar(0.86 + 0.26 * fbm(p.x * 1.6, p.z * 1.6, 1)),
    },
  );
  // near: x, z, girth; each leans a little over the children
  for (const [i, [x, z, girth]] of points3(
    '-2.15,-1.1,.26 3.2,-1.1,.26 .62,-2.8,.2 -.7,-3.8,.2 -3.3,-2.6,.22 1.75,-4.4,.2 4.6,-3.6,.2 -2.1,-5.4,.2',
  ).entries())
    tallPine(model, [x, slope(x, z), z], { height: 12 + (i % 3), girth, over: -0.09 * x, near: true, seed: i + 31 });
  const rnd = random(5);
  for (let i = 0; i < 130; i++) {
    const [x, z] = [mix(-13, 13, rnd()), mix(-5.5, -26, rnd() ** 0.8)];
    const [height, girth] = [mix(10, 14, rnd()), mix(0.13, 0.2, rnd())];
    tallPine(model, [x, slope(x, z) - 0.1, z], { height, girth, over: 0, near: false, seed: i + 60 });
  }
  // a bare bough for somebody who is not a tree
  const [bx, by, bz] = bough;
  model.put(
    tube(
      [
        [bx - 0.75, by - 0.16, bz - 0.05],
        [bx - 0.3, by - 0.06, bz],
        [bx + 0.1, by - 0.08, bz],
        [bx + 0.55, by + 0.06, bz + 0.02],
        [bx + 0.9, by + 0.22, bz],
      ],
      [0.1, 0.085, 0.075, 0.055, 0.02],
      { around: 10, rings: 24 },
    ),
    { color: '#b8663f' },
  );
  scene.add(model.bake());
  const low = new Model();
  const wild = (_: number, z: number) => z < -0.6;
  plant(low, 'fern', spots(60, [-5, -7, 5, -0.6], 5, wild), 0.42, slope, ['#3f6a4c', '#6a8f50', '#b0a858'], 6);
  plant(low, 'grass', spots(300, [-6, -8, 6, -0.4], 3, wild), 0.22, slope, ['#5f7d48', '#8f9850', '#c2ac58'], 2);
  litter(
    low,
    spots(120, [-6, -7, 6, 1], 6, () => true),
    0.08,
    slope,
    ['#b8602f', '#d98e3c', '#e8b450'],
  );
  scene.add(low.bake());
  // sky all round and overhead
  const dome = new Model();
  dome.put(ball(46, 40), {
    glow: true,
    doubleSided: true,
    line: 0,
    tint: (p) =>
      color('#fff0c4')
        .lerp(color('#8fc4e0'), smoothstep(6, 40, p.y))
        .multiplyScalar(1.15),
  });
  scene.add(dome.bake({ cast: false, receive: false }));
}

type Tall = {
  height: number;
  girth: number /** how far its top leans along X, a share of x */;
  over: number;
  near: boolean;
  seed: number;
};
/** A red pine of a dense wood: a mast, dead twigs, and needles only where the light is. */
function tallPine(model: Model, [x, y, z]: V3, t: Tall): void {
  const rnd = random(t.seed);
  const sway = () => (rnd() - 0.5) * t.height * 0.022;
  const stem = [0, 0.04, 0.25, 0.5, 0.75, 1].map(
    (k): V3 => [
      x + t.over * k * 6 + sway() * (k > 0.1 ? 1 : 0),
      y + t.height * k - (k ? 0 : 0.4),
      z + sway() + 0.3 * k,
    ],
  );
  const bark = (q: THREE.Vector3): THREE.Color => {
    const up = smoothstep(0.12, 0.4, (q.y - y) / t.height);
    const plate = noise(q.x * 5 + t.seed, q.y * 3, q.z * 5);
    return color(t.near ? '#5f443f' : '#4c5660')
      .lerp(color('#8d6f62'), plate * (1 - up))
      .lerp(color(t.near ? '#d87a46' : '#9a6a58'), up * mix(0.7, 1, plate))
      .multiplyScalar(0.84 + 0.3 * noise(q.x * 9, q.y * 5, q.z * 9));
  };
  const g = t.girth;
  const trunk = tube(stem, [g * 1.6, g * 1.2, g, g * 0.8, g * 0.55, g * 0.2], {
    around: t.near ? 16 : 7,
    rings: t.near ? 40 : 10,
  });
  model.put(t.near ? roughen(trunk, g * 0.14, 4, t.seed) : trunk, { tint: bark, line: 0.8 });
  const top = stem.at(-1) ?? [x, y, z];
  const leaves: Item[] = [];
  const clouds = t.near ? 8 : 5;
  for (let i = 0; i < clouds; i++) {
    const k = mix(0.66, 1.02, i / (clouds - 1));
    const a = i * 2.4 + t.seed;
    const out = mix(1.7, 0.3, i / (clouds - 1)) * mix(0.7, 1.1, rnd());
    const foot: V3 = [mix(x, top[0], k), y + t.height * (k - 0.05), mix(z, top[2], k)];
    const end: V3 = [foot[0] + Math.sin(a) * out, y + t.height * k, foot[2] + Math.cos(a) * out];
    model.put(tube([foot, end], [g * 0.3, g * 0.1], { around: 5, rings: 4 }), { tint: bark, line: 0.6 });
    const r = mix(0.9, 1.25, rnd());
    leaves.push(...foliage(end, [r, r * 0.34, r * 0.9], t.near ? 60 : 14, t.near ? 0.32 : 0.42, CROWN, t.seed * 5 + i));
    model.put(
      roughen(stone(t.seed + i, 0, 0.4, t.near ? 16 : 8), 0.2, 3.4, i),
      {
        tint: (q) => color('#3f6f58').lerp(color('#b4cc64'), smoothstep(0.3, 0.7, noise(q.x * 3 + i, q.z * 3, t.seed))),
        line: 0.25,
      },
      place(end, [0, i * 50, 0], [r * 0.8, r * 0.22, r * 0.7]),
    );
  }
  model.scatter(needles(), leaves, { doubleSided: true, line: 0.15, slight: true });
}
const needles = (): THREE.BufferGeometry =>
  flatShape(
    Array.from({ length: 19 }, (_, i): P2 => {
      const a = Math.PI * (0.06 + (0.88 * i) / 18);
      const r = i % 2 ? 0.6 : 0.14;
      return [Math.cos(a) * r, Math.sin(a) * r];
    }),
    0.3,
  );

const WOOD = (p: THREE.Vector3): THREE.Color =>
  color('#7d5638').lerp(color('#5f3f2c'), noise(p.x * 1.5, p.y * 18, p.z * 18));
/** The park board, painted by hand: letters from a brush, ten trees of which six and a half are green. Its middle at the origin. */
export function paintedBoard(model: Model, where: THREE.Matrix4): void {
  const rnd = random(12);
  model.inside(where, () => {
    for (const s of [-1, 1])
      model.put(roundedBox(0.1, 2.4, 0.1, 0.02, { fine: true }), { tint: WOOD }, place([s * 0.58, -0.6, -0.05]));
    model.put(roundedBox(1.4, 0.96, 0.06, 0.02, { fine: true }), { tint: WOOD });
    for (const s of [-1, 1])
      model.put(
        roundedBox(1.6, 0.05, 0.3, 0.012),
        { tint: wash('#6b4a34', 6) },
        place([0, 0.6, s * 0.11], [s * 28, 0, 0]),
      );
    for (let i = 0; i < 4; i++)
      model.put(
        roundedBox(1.3, 0.212, 0.02, 0.008, { wobble: 0.006, seed: i + 3, fine: true }),
        { tint: wash(i % 2 ? '#f3e3bd' : '#ecd9ae', 4, 0.1) },
        place([0, 0.318 - i * 0.213, 0.03], [0, 0, i % 2 ? 0.4 : -0.5]),
      );
    hangul(model, place([-0.03, 0.285, 0.046], [0, 0, 2]), '평창동의', 0.17, '#4f7a4c', { weight: 0.17, hand: 0.8 });
    hangul(model, place([0, 0.04, 0.046], [0, 0, -1.5]), '약 65%가 숲', 0.205, '#2c6a40', {
      weight: 0.18,
      hand: 0.8,
      seed: 4,
    });
    for (let i = 0; i < 10; i++) {
      const [x, y] = [-0.5 + i * 0.111 + mix(-0.012, 0.012, rnd()), -0.23 + mix(-0.02, 0.02, rnd())];
      model.put(roundedBox(0.018, 0.11, 0.006, 0.002), { color: '#8a6244', line: 0 }, place([x, y - 0.085, 0.042]));
      const dab = (dx: number, wide: number, tone: string) =>
        model.put(
          ball([wide, mix(0.045, 0.064, rnd()), 0.006], 12),
          { color: tone, line: 0.3 },
          place([x + dx, y, 0.044], [0, 0, mix(-20, 20, rnd())]),
        );
      if (i === 6) {
        dab(-0.018, 0.026, '#5c9456');
        dab(0.024, 0.024, '#d8c79a');
      } else dab(0, 0.046, i < 6 ? '#5c9456' : '#d8c79a');
    }
  });
}
