import type { Model } from '../model/bake.ts';
import { color, TAU, type V3 } from '../model/math.ts';
import { block, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { soupPot } from './kitchen.ts';
import { seaweedBag } from './seaweed-bag.ts';

export const COOKER: V3 = [-1.06, 0.842, -1.44];
/** middle of the fridge, and of the handle that the seaweed takes hold of */
const FRIDGE: V3 = [-1.92, 0, -1.5];
export const FRIDGE_HANDLE: V3 = [FRIDGE[0] + 0.33, 1.15, -1.13];
/** Small square tiles behind the counter, two in ten with a flower on them. */
export function tiles(model: Model): void {
  for (let i = 2; i < 17; i++)
    for (let k = 0; k < 2; k++) {
      const [x, y] = [-1.85 + i * 0.2, 0.95 + k * 0.2];
      if (k && x > -1.6 && x < 0.06 && y > 1.1) continue;
      model.put(
        roundedBox(0.19, 0.19, 0.02, 0.01),
        { tint: wash((i + k) % 2 ? '#e4efe6' : '#d4e6de', 9), line: 0.3 },
        place([x, y, -1.835]),
      );
      if ((i * 7 + k * 3) % 5 === 0)
        for (let q = 0; q < 4; q++)
          model.put(
            ball([0.02, 0.02, 0.006], 8),
            { color: '#e8909a', line: 0 },
            place([x + Math.sin(q * 1.571) * 0.026, y + Math.cos(q * 1.571) * 0.026, -1.822]),
          );
    }
}
export function counters(model: Model, bags: number): void {
  for (let i = 1; i < 6; i++) {
    const x = -1.67 + i * 0.57;
    block(model, [0.56, 0.74, 0.54], [x, 0.06, -1.6], '#f6ead0', { line: 0.7 });
    model.put(roundedBox(0.48, 0.56, 0.03, 0.014), { tint: wash('#8fb9a4', 3), line: 0.6 }, place([x, 0.42, -1.31]));
    model.put(roundedBox(0.16, 0.022, 0.03, 0.01), { color: '#e6e2d8', line: 0.6 }, place([x, 0.64, -1.285]));
  }
  model.put(
    roundedBox(2.93, 0.05, 0.64, 0.016),
    { tint: wash('#c9ccd0', 3, 0.16), line: 0.7 },
    place([0.035, 0.815, -1.59]),
  );
  model.put(roundedBox(0.72, 0.02, 0.42, 0.01), { color: '#8d949e', line: 0.6 }, place([-0.62, 0.842, -1.56]));
  model.put(roundedBox(0.62, 0.02, 0.33, 0.01), { color: '#6d7480', line: 0.3 }, place([-0.62, 0.846, -1.56]));
  model.put(
    tube(points3('-.62,.84,-1.8 -.62,1.06,-1.8 -.62,1.1,-1.72 -.62,1.04,-1.64'), [0.016], { around: 9, rings: 18 }),
    { color: '#dfe2e6' },
  );
  // plates in their rack, kettle, gas range with two pots, hood
  for (let i = 0; i < 4; i++)
    model.put(
      ball([0.1, 0.1, 0.01], 18),
      { color: i % 2 ? '#fff8ea' : '#bcd8e2', line: 0.6 },
      place([0.92 + i * 0.06, 0.94, -1.66], [0, 74, 0]),
    );
  model.put(roundedBox(0.32, 0.03, 0.24, 0.01), { color: '#d8d4cc', line: 0.6 }, place([1.0, 0.855, -1.66]));
  model.put(roundedBox(0.62, 0.07, 0.44, 0.02), { color: '#b9bcc4', line: 0.7 }, place([0.3, 0.87, -1.56]));
  for (const x of [0.15, 0.45]) {
    model.put(ring(0.09, 0.09, 0.91, 0.012), { color: '#3f3d48', line: 0.6 }, place([x, 0, -1.58]));
    model.put(ball([0.028, 0.028, 0.02], 10), { color: '#4a4856', line: 0.6 }, place([x, 0.87, -1.33]));
  }
  soupPot(model, place([0.45, 0.91, -1.6], [0, 30, 0]), 0.12, '#e0a84c');
  model.put(
    lathe(points2('0,.1 .02,.125 .1,.11 .17,.04 .19,.02'), { around: 20 }),
    { color: '#d8d9de', line: 0.8 },
    place([0.13, 0.91, -1.6]),
  );
  model.put(roundedBox(0.76, 0.16, 0.5, 0.05), { color: '#d8d4cc', line: 0.7 }, place([0.32, 1.72, -1.64]));
  model.put(roundedBox(0.3, 1.2, 0.26, 0.03), { color: '#cfcac2', line: 0.6 }, place([0.32, 2.38, -1.74]));
  // hanging things: two ladles, a colander, a bunch of garlic, rubber gloves on the tap side
  for (const [i, x] of [0.86, 0.97, 1.08].entries()) {
    model.put(
      tube(
        [
          [x, 1.62, -1.82],
          [x, 1.36, -1.82],
        ],
        [0.009],
        { around: 6, rings: 2 },
      ),
      { color: '#c9ccd4', line: 0.6 },
    );
    model.put(
      ball([0.045, 0.045, 0.03], 12),
      { color: i === 1 ? '#b8743f' : '#c9ccd4', line: 0.7 },
      place([x, 1.33, -1.8]),
    );
  }
  for (let i = 0; i < 9; i++)
    model.put(
      ball([0.035, 0.04, 0.035], 9),
      { color: i % 2 ? '#f2e6d4' : '#e4cfc4', line: 0.6 },
      place([1.46 + (i % 2) * 0.055, 1.9 - i * 0.055, -1.8]),
    );
  for (let i = 0; i < bags; i++)
    seaweedBag(model, place([0.16 + i * 0.3, 0.86, -1.46 + i * 0.06], [-84, 24 - i * 40, 0]), {
      open: true,
      left: 0.05,
    });
}
export function fridge(model: Model): void {
  const [X] = FRIDGE;
  model.put(
    roundedBox(0.86, 1.78, 0.7, 0.05, { fine: true }),
    { tint: wash('#f2efe6', 1.4, 0.1), line: 0.9 },
    place([X, 0.91, -1.5]),
  );
  model.put(roundedBox(0.84, 0.018, 0.02, 0.004), { color: '#a8a69e', line: 0.6 }, place([X, 0.72, -1.146]));
  model.put(roundedBox(0.05, 0.6, 0.06, 0.02), { color: '#b9bcc4', line: 0.8 }, place([FRIDGE_HANDLE[0], 1.15, -1.13]));
  model.put(roundedBox(0.05, 0.3, 0.06, 0.02), { color: '#b9bcc4', line: 0.8 }, place([FRIDGE_HANDLE[0], 0.48, -1.13]));
  model.put(
    roundedBox(0.22, 0.28, 0.008, 0.002),
    { color: '#fff8ea', line: 0.5 },
    place([X - 0.08, 1.36, -1.146], [0, 0, -4]),
  );
  for (let i = 0; i < 4; i++)
    model.put(
      roundedBox(0.14, 0.012, 0.004, 0.001),
      { color: '#8d8596', line: 0 },
      place([X - 0.08, 1.42 - i * 0.04, -1.14], [0, 0, -4]),
    );
  for (const [x, y, t] of [
    [-0.08, 1.49, '#e4604c'],
    [-0.28, 1.5, '#f2bf3e'],
    [0.14, 1.5, '#5f9a8e'],
  ] as const)
    model.put(ball([0.024, 0.024, 0.014], 10), { color: t, line: 0.6 }, place([X + x, y, -1.142]));
  // a basket and the medicine box live on top of every fridge
  model.put(
    roundedBox(0.42, 0.16, 0.34, 0.03),
    { tint: wash('#c99a5c', 16, 0.3), line: 0.7 },
    place([X + 0.06, 1.88, -1.5]),
  );
}
export function riceCooker(model: Model): void {
  model.inside(place(COOKER, [0, 20, 0]), () => {
    model.put(lathe(points2('0,.13 .02,.155 .17,.165 .22,.15 .27,.09 .285,.03'), { around: 28 }), {
      tint: (q) => color(q.y > 0.2 ? '#f6f0e6' : '#e88f8a'),
      line: 0.8,
    });
    model.put(roundedBox(0.1, 0.07, 0.02, 0.01), { color: '#fff8ea', line: 0.5 }, place([0, 0.09, 0.16]));
    model.put(
      ball([0.014, 0.014, 0.006], 8),
      { color: color('#ff7a4a').multiplyScalar(1.2), glow: true, line: 0 },
      place([0, 0.09, 0.172]),
    );
    model.put(
      tube(
        [
          [-0.1, 0.25, 0],
          [0, 0.33, 0],
          [0.1, 0.25, 0],
        ],
        [0.014],
        { around: 8 },
      ),
      { color: '#c9ccd4', line: 0.7 },
    );
  });
}
export function table(model: Model): void {
  model.put(
    roundedBox(1.1, 0.045, 0.68, 0.02, { fine: true }),
    { tint: wash('#e6c894', 3), line: 0.8 },
    place([1.55, 0.68, 0.1]),
  );
  for (const s of [-1, 1])
    for (const f of [-1, 1])
      model.put(
        tube(
          [
            [1.55 + s * 0.48, 0, 0.1 + f * 0.28],
            [1.55 + s * 0.45, 0.66, 0.1 + f * 0.25],
          ],
          [0.022],
          { around: 8, rings: 2 },
        ),
        { color: '#b9bcc4', line: 0.7 },
      );
}
/** Round stool of enamelled tin: seat .45 m high. */
export function stool(model: Model, [x, , z]: V3, tone: string): void {
  model.put(
    lathe(points2('0,0 0,.165 .02,.178 .05,.17 .06,0'), { around: 22 }),
    { color: tone, line: 0.8 },
    place([x, 0.4, z]),
  );
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * TAU + 0.78;
    model.put(
      tube(
        [
          [x + Math.sin(a) * 0.12, 0.41, z + Math.cos(a) * 0.12],
          [x + Math.sin(a) * 0.17, 0, z + Math.cos(a) * 0.17],
        ],
        [0.014],
        { around: 7, rings: 2 },
      ),
      { color: '#c4c6cc', line: 0.6 },
    );
  }
}
