/** Korean red pine: a crooked trunk, gray below and fox-red above, and flat clouds of needles. Metres. */
import type * as THREE from 'three';
import type { Item, Model } from '../model/bake.ts';
import { flatShape, type P2 } from '../model/leaves.ts';
import { at, color, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { stone } from '../model/stones.ts';
import { tube } from '../model/tube.ts';
import { dabs, foliage, type Palette, roughen } from './trees.ts';

export const PINE_TODAY: Palette = {
  leaves: ['#2f4f40', '#446a48', '#658a54', '#8fa960', '#bcc67a'],
  bark: ['#5c4640', '#c4764c'],
  grass: ['#6f7f48', '#93984e', '#b9ae60'],
};

export type PinePlan = {
  at: V3;
  height: number;
  /** radius of the trunk at the foot */
  girth: number;
  /** where the top is, sideways, metres */
  lean?: [number, number];
  /** share of the height that is bare trunk */
  bare?: number;
  /** half width of the crown */
  spread?: number;
  /** needle fans of the whole crown; 500 near, 120 far */
  needles?: number;
  seed: number;
};
/** Half a fan of thin needles that stands on the end of its twig. */
const NEEDLES = 11;
const fan = (): THREE.BufferGeometry =>
  flatShape(
    Array.from({ length: NEEDLES * 2 + 1 }, (_, i): P2 => {
      const a = Math.PI * (0.06 + (0.88 * i) / (NEEDLES * 2));
      const r = i % 2 ? 0.62 - 0.1 * Math.abs(i / NEEDLES - 1) : 0.12;
      return [Math.cos(a) * r, Math.sin(a) * r];
    }),
    0.3,
  );

export function redPine(model: Model, t: PinePlan, p: Palette = PINE_TODAY): void {
  const rnd = random(t.seed);
  const { height: h, girth: g } = t;
  const [lx, lz] = t.lean ?? [(rnd() - 0.5) * h * 0.3, (rnd() - 0.5) * h * 0.2];
  const near = (t.needles ?? 300) > 200;
  const kink = () => (rnd() - 0.5) * h * 0.1;
  const trunk: V3[] = [0, 0.04, 0.2, 0.38, 0.56, 0.76, 0.94].map((k) => [
    t.at[0] + lx * k + (k > 0.1 ? kink() : 0),
    t.at[1] + h * k - (k === 0 ? 0.45 : 0.1),
    t.at[2] + lz * k + (k > 0.1 ? kink() * 0.6 : 0),
  ]);
  const bark = (q: THREE.Vector3): THREE.Color => {
    const up = smoothstep(0.12, 0.5, (q.y - t.at[1]) / h);
    const plate = noise(q.x * 5 + t.seed, q.y * 4, q.z * 5);
    return color(p.bark[0])
      .lerp(color('#8d6f62'), plate * (1 - up))
      .lerp(color(p.bark[1]), up * mix(0.7, 1, plate))
      .multiplyScalar(0.86 + 0.26 * noise(q.x * 9, q.y * 7, q.z * 9));
  };
  const body = tube(trunk, [g * 1.7, g * 1.2, g * 0.95, g * 0.82, g * 0.66, g * 0.45, g * 0.15], {
    around: near ? 14 : 7,
    rings: near ? 34 : 11,
  });
  model.put(roughen(roughen(body, g * 0.12, 1.8 / g ** 0.5, t.seed), g * 0.1, 5 / g ** 0.5, t.seed + 4), {
    tint: bark,
    line: 0.8,
  });
  const bare = t.bare ?? 0.45;
  const spread = t.spread ?? h * 0.3;
  const items: Item[] = [];
  const clouds = near ? 8 : 5;
  for (let i = 0; i < clouds; i++) {
    const k = mix(bare, 1, i / (clouds - 1));
    const from = at(trunk, Math.min(trunk.length - 2, Math.max(2, Math.floor(k * 6))));
    const a = i * 2.4 + t.seed;
    const out = spread * mix(0.85, 0.2, (i / (clouds - 1)) ** 1.5) * mix(0.75, 1.1, rnd());
    const end: V3 = [
      t.at[0] + lx * k + Math.sin(a) * out,
      t.at[1] + h * k + (rnd() - 0.4) * 0.06 * h,
      t.at[2] + lz * k + Math.cos(a) * out,
    ];
    // boughs dip first and then lift their cloud
    const mid: V3 = [mix(from[0], end[0], 0.5), mix(from[1], end[1], 0.35), mix(from[2], end[2], 0.5)];
    model.put(
      tube(
        [from, mid, [end[0], end[1] - 0.02 * h, end[2]]],
        [g * 0.34, g * 0.24, g * 0.1],
        near ? { around: 7, rings: 9 } : { around: 5, rings: 4, caps: false },
      ),
      {
        tint: bark,
        line: 0.6,
      },
    );
    const r = spread * mix(0.55, 0.75, rnd());
    const count = Math.round((t.needles ?? 300) / clouds);
    items.push(
      ...foliage(
        end,
        [r, r * 0.3, r * 0.85],
        count,
        mix(0.24, 0.32, rnd()) * r ** 0.5 * (near ? 0.8 : 1.25),
        p,
        t.seed * 5 + i,
      ),
    );
    const heart = (q: THREE.Vector3) =>
      color(at(p.leaves, 0))
        .lerp(color(at(p.leaves, 2)), smoothstep(-0.3, 0.9, q.y) * 0.9 + 0.2 * noise(q.x * 4, q.z * 4))
        .multiplyScalar(1.25);
    model.put(
      roughen(stone(t.seed + i, 0, 0.4, near ? 16 : 8), 0.2, 3.4, i),
      { map: dabs(), tint: heart, line: 0.25 },
      place(end, [0, i * 50, 0], [r * 0.82, r * 0.2, r * 0.7]),
    );
  }
  const look = { doubleSided: true, line: 0.15 };
  model.scatter(
    fan(),
    items.filter((_, i) => i % 4 === 0),
    look,
  );
  model.scatter(
    fan(),
    items.filter((_, i) => i % 4 !== 0),
    { ...look, slight: true },
  );
}
