import type { Item, Model } from '../model/bake.ts';
import { mix, random, type V3 } from '../model/math.ts';
import { points3 } from '../model/points.ts';
import { tube } from '../model/tube.ts';
import { bush, foliage, leafShape, SUMMER } from '../props/trees.ts';
import { litter, type Spot } from './ground-cover.ts';
import { OCTOBER } from './halmeoni-yard.ts';
import { roundFruit } from './lane-houses.ts';
import { persimmonTree } from './pyeongchang-lane.ts';
import { LANE_HALF, laneY } from './stair-steps.ts';

/** Nine of them, as Doyun counts; the two nearest are drawn twig by twig. */
const PERSIMMONS: V3[] = points3(`
  -2.7,0,-.7 2.8,.3,-9.6 -2.6,0,-10.2 2.6,0,-14.6 -2.6,0,-19.4 2.6,0,-21.6 2.5,0,-32 -2.5,0,-30.6 -2.4,0,-42.5
`);
export function trees(model: Model, autumn: boolean): void {
  const leaves = autumn ? OCTOBER : SUMMER;
  const rnd = random(5);
  const [cards, fruit]: [Item[], V3[]] = [[], []];
  for (const [i, [x, , z]] of PERSIMMONS.entries()) {
    const y = laneY(z) - 0.2;
    const s = x < 0 ? 1 : -1;
    if (autumn && i < 1) {
      persimmonTree(
        model,
        [x, y, z],
        [
          [x + s * 1.5, y + 3.2, z + 0.4],
          [x + s * 0.9, y + 3.7, z - 0.4],
          [x - s * 0.3, y + 3.9, z + 0.6],
          [x + s * 0.4, y + 3.3, z + 1.1],
        ],
        0.8,
        leaves,
        i + 3,
      );
      continue;
    }
    model.put(
      tube(
        [
          [x, y, z],
          [x + 0.1, y + 1.7, z],
          [x + s * 0.3, y + 3.2, z],
        ],
        [0.13, 0.09, 0.04],
        { around: 8, rings: 10 },
      ),
      { color: '#5d4a45', line: 0.7 },
    );
    for (let k = 0; k < 5; k++) {
      const c: V3 = [x + s * mix(-0.5, 1.2, rnd()), y + mix(2.5, 3.6, rnd()), z + mix(-0.9, 0.9, rnd())];
      cards.push(...foliage(c, [0.75, 0.5, 0.75], autumn ? 34 : 95, 0.2, leaves, i * 9 + k));
      model.put(
        tube([[x + 0.1, y + 1.7, z], [(x + c[0]) / 2, c[1] - 0.4, (z + c[2]) / 2], c], [0.07, 0.05, 0.015], {
          around: 6,
          rings: 8,
        }),
        { color: '#5d4a45', line: 0.5 },
      );
      if (autumn)
        for (let q = 0; q < 6; q++)
          fruit.push([c[0] + mix(-0.6, 0.6, rnd()), c[1] + mix(-0.45, 0.3, rnd()), c[2] + mix(-0.6, 0.6, rnd())]);
    }
  }
  model.scatter(leafShape(), cards, { doubleSided: true, line: 0.3 });
  roundFruit(model, fruit, 0.085, ['#ee7a26', '#f6a63c']);
  for (const [x, z, r, s] of [
    [-3, -3.6, 0.9, 2],
    [2.6, -12.2, 0.8, 4],
    [-2.7, -24.6, 1, 6],
    [3, -36, 1.3, 8],
    [-3.4, -46, 1.6, 3],
    [2.4, -46, 1.4, 7],
    [0.4, -49, 1.3, 9],
  ] as const)
    bush(model, [x, laneY(z) + 0.2, z], r, 130, 0.18, s % 3 ? leaves : SUMMER, s);
}
export function fallen(model: Model): void {
  const rnd = random(4);
  const list: Spot[] = [];
  for (let i = 0; i < 260; i++) {
    const edge = rnd() < 0.62;
    list.push([
      edge ? Math.sign(rnd() - 0.5) * (LANE_HALF - 0.06 - rnd() ** 2 * 0.6) : (rnd() - 0.5) * 2 * LANE_HALF,
      mix(6, -20, rnd() ** 1.4),
      mix(0.7, 1.3, rnd()),
    ]);
  }
  litter(model, list, 0.085, (_x, z) => laneY(z), OCTOBER.leaves);
}
