/**
 * Chestnut Grandpa's yard (S26), October. Metres, beaten earth y = 0; the reader looks from +Z to the ridge at -Z.
 *
 *   TREE at [-1.7, 0, -1.7], trunk .57 in radius, roots to z -.3; one bough hangs over the bench at 2.7. Burrs lie all round it.
 *   BENCH (a plank on two stones): top at y .4, middle [.85, .4, -.55], 1.7 x .42, so that two people sit on it and look at +Z.
 *   DIG: [-.95, 0, .1] between the roots; `hole` shows soil thrown up. Neighbors stand at z -1.4 behind it and at x 1.9.
 *   HOUSE behind on the right: front wall from [.6, 0, -5.6] to [6, 0, -4.2], doors lit at night, peeled persimmons drying at its eave.
 *   Back wall z -7 on the left, gate posts at x -4.6; jars at [-4.6, 0, -5.9]; firewood by the house; a flat basket of chestnuts at [2.1, 0, .1].
 *
 * Cameras (studio/sheets/korea-places.ts):
 *   bench:   from [.1, 1.25, 4.4] to [0, 1.12, -1], fov 38        tree left, bench right: paper flies, phone call
 *   digging: from [-.2, 1.5, 4.6] to [-.5, .95, -.8], fov 38       hole in front, a ring of neighbors
 *   knees:   from [.8, 1.25, 1.1] to [.85, .72, -.5], fov 34       close: a map or a tin on knees, ground and roots behind
 *   wide:    from [1.5, 2.4, 11] to [-.3, 2.6, -1.5], fov 40       the whole crown
 *   night:   from [.5, 1.15, 3] to [.6, .92, -.9], fov 38          bench before the lit doors, moon left
 * The four eras are another stage: `2-2.running-signposts.ts`.
 */

import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, random, smoothstep, TAU, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { burr, chestnut } from '../props/taffy-hunt.ts';
import { bush, tree } from '../props/trees.ts';
import { broom, redTub, shoes } from '../props/yard-things.ts';
import { bigTree, CHESTNUT_LEAVES, TREE } from './chestnut-tree.ts';
import { litter } from './ground-cover.ts';
import { sauceJars } from './hanok-porch.ts';
import { type KoreaHour, koreaSky } from './korea-sky.ts';
import { smallHanok } from './small-hanok.ts';
import { tileWall } from './tile-wall.ts';

const BENCH = { at: [0.85, 0.4, -0.55] as V3, wide: 1.7, deep: 0.42 };
const DIG: V3 = [-0.95, 0, 0.1];
export type YardPlan = {
  hour: KoreaHour;
  /** soil thrown up at DIG */
  hole?: boolean;
  without?: ('bench' | 'basket' | 'house' | 'burrs')[];
  moon?: [number, number];
};
export function chestnutYard(scene: THREE.Scene, p: YardPlan): void {
  const has = (w: NonNullable<YardPlan['without']>[number]) => !p.without?.includes(w);
  const dark = p.hour === 'night' || p.hour === 'dusk';
  koreaSky(scene, { hour: p.hour, season: 'october', facing: -14, ...(p.moon ? { moon: p.moon } : {}) });
  const model = new Model();
  model.put(
    grid(
      (u, w) => [
        mix(-14, 14, u),
        0.05 * (fbm(u * 16, w * 12) - 0.6) +
          0.14 * Math.exp(-(((mix(-14, 14, u) - TREE[0]) / 0.9) ** 2) - ((mix(6, -14, w) - TREE[2]) / 0.9) ** 2),
        mix(6, -14, w),
      ],
      110,
      80,
    ),
    {
      line: 0,
      doubleSided: true,
      tint: (q) =>
        color('#d8b98c')
          .lerp(color('#b8926c'), smoothstep(0.42, 0.66, fbm(q.x * 0.8, q.z * 0.8)))
          .lerp(
            color('#a89a56'),
            0.75 *
              smoothstep(0.52, 0.66, fbm(q.x * 0.45 + 4, q.z * 0.45)) *
              smoothstep(1.4, 3.4, Math.hypot(q.x + 0.3, (q.z - 0.4) * 0.9)),
          ),
    },
  );
  bigTree(model);
  if (has('bench')) {
    model.put(
      roundedBox(BENCH.wide, 0.07, BENCH.deep, 0.02, { fine: true, wobble: 0.02 }),
      { tint: wash('#a97c54', 4, 0.24), line: 0.8 },
      place([BENCH.at[0], 0.365, BENCH.at[2]]),
    );
    for (const s of [-1, 1])
      model.put(
        roundedBox(0.3, 0.36, 0.36, 0.08, { fine: true, wobble: 0.05, seed: s + 3 }),
        { tint: wash('#b3a69e', 4), line: 0.8 },
        place([BENCH.at[0] + s * 0.58, 0.15, BENCH.at[2]]),
      );
  }
  if (p.hole) dugHole(model);
  if (has('house')) {
    smallHanok(model, place([3.35, 0, -5.1], [0, -15, 0]), {
      long: 5.4,
      doors: [-1.35, -0.5, 1.4],
      lit: dark,
      drying: true,
      seed: 8,
    });
    firewood(model, place([0.2, 0, -5.75], [0, -4, 0]));
    shoes(model, place([3.1, 0.03, -3.6], [0, -15, 0]), 'gomusin', '#f2efe6', 0.25);
    broom(model, place([5.3, 0, -3.55], [-10, -15, 6]), 1.25);
  }
  tileWall(model, place([-4.4, 0, -7]), { length: 8.4, height: 1.3, plain: true, seed: 12 });
  tileWall(model, place([-7.2, 0, -2.6], [0, 90, 0]), { length: 8, height: 1.3, plain: true, seed: 5 });
  for (const [x, z, r, s] of [
    [-2.1, -6.5, 0.32, 3],
    [-1.3, -6.4, 0.28, 6],
  ] as const)
    redTub(model, place([x, 0, z]), r, { fruit: '#d8402f', seed: s });
  if (has('basket')) winnow(model, place([2.15, 0, 0.15], [0, -16, 0]));
  if (has('burrs')) fallen(model);
  for (const [x, z, r, s] of [
    [-6.2, -8.6, 1.1, 2],
    [-2.4, -9, 0.9, 4],
    [0.4, -8.4, 1.2, 6],
  ] as const)
    bush(model, [x, 0.2, z], r, 190, 0.19, CHESTNUT_LEAVES, s);
  tree(
    model,
    { at: [7.6, 0, -8.4], height: 6, girth: 0.22, leaves: 900, leafSize: 0.3, seed: 7 },
    { ...CHESTNUT_LEAVES, leaves: ['#8a3a26', '#c0582c', '#dc7c34', '#f0a84c', '#f8cf7c'] },
  );
  scene.add(
    model.bake(),
    sauceJars([
      [-5.2, 0, -6.1, 0.85],
      [-4.4, 0, -6.2, 0.66],
      [-3.75, 0, -6.1, 0.5],
      [-4.75, 0, -5.5, 0.42],
    ]),
  );
}
function fallen(model: Model): void {
  const rnd = random(31);
  litter(
    model,
    Array.from({ length: 190 }, (): [number, number, number] => {
      const [a, d] = [rnd() * TAU, 0.7 + 3.6 * rnd() ** 0.8];
      return [TREE[0] + 0.7 + Math.sin(a) * d, TREE[2] + 0.9 + Math.cos(a) * d * 0.8, mix(0.7, 1.3, rnd())];
    }),
    0.1,
    () => 0.01,
    CHESTNUT_LEAVES.leaves,
  );
  for (const [x, z, i] of points3('-1.9,.35,1 -2.7,-.4,2 .05,.75,3 1.75,-1.3,4 -.1,-1.2,5 1.35,1.0,6 -1.5,1.3,7'))
    burr(model, place([x, 0.03, z], [i * 30, i * 77, 0]), 0.075);
  for (let i = 0; i < 12; i++)
    chestnut(model, place([-2.2 + rnd() * 4, 0.02, -0.8 + rnd() * 2.3], [60 + rnd() * 40, rnd() * 360, 0]), 0.034);
}
function dugHole(model: Model): void {
  const soil = (q: THREE.Vector3) => color('#6a4634').lerp(color('#93694a'), fbm(q.x * 9, q.y * 9, q.z * 9));
  model.put(ball([0.42, 0.02, 0.32], 22), { color: '#4a3028', line: 0.5 }, place([DIG[0], 0.03, DIG[2]]));
  model.put(ball([0.3, 0.02, 0.22], 22), { color: '#38242a', line: 0.3 }, place([DIG[0], 0.04, DIG[2] - 0.02]));
  const rnd = random(6);
  for (let i = 0; i < 26; i++) {
    const a = mix(-2.6, 1.0, i / 25) + 0.3 * rnd();
    const d = mix(0.4, 0.58, rnd());
    const r = mix(0.05, 0.13, rnd());
    model.put(
      ball([r * 1.3, r, r], 9),
      { tint: soil, line: 0.5 },
      place([DIG[0] + Math.sin(a) * d, 0.02, DIG[2] + Math.cos(a) * d * 0.8], [0, rnd() * 360, 0]),
    );
  }
}
/** Flat winnowing basket with the day's chestnuts. */
function winnow(model: Model, where: THREE.Matrix4): void {
  model.inside(where, () => {
    model.put(ball([0.42, 0.05, 0.34], 26), { tint: wash('#c9a264', 20, 0.3), line: 0.8 }, place([0, 0.03, 0]));
    model.put(ball([0.37, 0.03, 0.29], 24), { tint: wash('#e0bf82', 20, 0.3), line: 0.4 }, place([0, 0.06, 0]));
    const rnd = random(11);
    for (let i = 0; i < 22; i++) {
      const [a, d] = [i * 2.4, 0.24 * Math.sqrt(rnd())];
      chestnut(
        model,
        place([Math.sin(a) * d * 1.2, 0.085 + (i > 15 ? 0.03 : 0), Math.cos(a) * d], [50 + rnd() * 60, rnd() * 360, 0]),
        0.035,
      );
    }
  });
}
function firewood(model: Model, where: THREE.Matrix4): void {
  const rnd = random(19);
  model.inside(where, () => {
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 8 - (row % 2); i++) {
        const r = mix(0.075, 0.1, rnd());
        const at: V3 = [-0.66 + i * 0.19 + (row % 2) * 0.095, 0.09 + row * 0.165, (rnd() - 0.5) * 0.08];
        model.put(
          tube(
            [
              [at[0], at[1], -0.3],
              [at[0], at[1], at[2] + 0.26],
            ],
            [r],
            { around: 9, rings: 1, caps: false },
          ),
          { tint: wash('#7d5a44', 6, 0.3), line: 0.7 },
        );
        model.put(
          ball([r, r, 0.012], 12),
          { color: i % 3 ? '#e0bd88' : '#d0a26c', line: 0.7 },
          place([at[0], at[1], at[2] + 0.26]),
        );
      }
  });
}
