/**
 * Halmeoni's kitchen (S17), June: night with the moon in the window, or bright morning with seaweed over everything. Metres, floor
 * y = 0; the reader looks in from +Z, where there is no wall.
 *
 *   ROOM x -2.7..2.7, z -1.9..1.6, 2.4 high. Window over the sink x -1.25..+.25, y 1.2..2.1 (the moon stands in its left pane).
 *   Counter along the back x -1.95..1.45, top y .84, front z -1.28; sink x -.5; gas range x .95 with two pots; hood over it.
 *   COOKER (rice cooker) on the cupboard at the left: [-2.25, .84, -1.5], radius .16. Fridge x 2.1, handle x 1.78, y .85..1.45.
 *   DOOR in the left wall: z -.75..+.35, light comes in when `door`; a grown-up stands at [-2.45, 0, -.2] and looks to +X.
 *   BOWL_SPOT [-.15, 0, .25] on the floor for the giant bowl (rim radius .44). Table right: top y .7, middle [1.55, 0, .1], two stools.
 *
 * Cameras (art/sheets/korea-places.ts):
 *   night:  from [.35, 1.2, 3.3] to [-.25, .95, -.8], fov 38      bowl in front, moon in the window
 *   sea:    from [.4, 1.55, 3.7] to [-.2, .85, -.6], fov 40        whole room, door left
 */
import type * as THREE from 'three';
import type { LightPreset } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { color, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { shelfRow } from '../props/furniture.ts';
import { standFan } from '../props/halmeoni-room.ts';
import { soupPot } from '../props/kitchen.ts';
import { dentedBowl, seaweedHeap } from '../props/korean-kitchen.ts';
import { type SeaPlan, seaweedBag, seaweedSea, weedBow } from '../props/seaweed-sea.ts';
import { koreaLight, koreaSky } from './korea-sky.ts';
import { block, checks, wash } from './plum-paint.ts';
import { roomWall, sashWindow } from './plum-room.ts';
import { bush, SUMMER } from './woodland.ts';

export const BOWL_SPOT: V3 = [-0.15, 0, 0.25];
export const BOWL_R = 0.44;
export const COOKER: V3 = [-2.25, 0.84, -1.5];
export const STOVE: V3 = [0.95, 0.88, -1.56];
export const FRIDGE_HANDLE: V3 = [1.76, 1.15, -1.13];
/** Waves on the floor, piles by the bowl and the fridge, strands over counter, table, stools and door handle. */
export const SEA: SeaPlan = {
  floor: [-2.5, -1.3, 2.6, 1.35],
  high: 0.13,
  piles: [
    [-0.15, 0.05, 0.62, 0.5],
    [1.75, -0.85, 0.5, 0.85],
    [-1.3, -0.95, 0.55, 0.42],
    [0.75, -0.8, 0.6, 0.3],
  ],
  edges: [
    { a: [-1.8, 0.85, -1.3], b: [1.4, 0.85, -1.3], drop: 0.55, out: [0, 0, 1], n: 15 },
    { a: [0.75, 1.0, -1.42], b: [1.2, 1.0, -1.42], drop: 0.4, out: [0, 0, 1], n: 4 },
    { a: [0.95, 0.72, 0.42], b: [2.1, 0.72, 0.42], drop: 0.4, out: [0, 0, 1], n: 6 },
    { a: [0.98, 0.72, -0.2], b: [0.98, 0.72, 0.35], drop: 0.4, out: [-1, 0, 0], n: 3 },
    { a: [-1.75, 1.2, -0.92], b: [-1.5, 1.24, -0.92], drop: 0.5, out: [0, 0, 1], n: 2 },
    { a: [1.74, 1.42, -1.12], b: [1.8, 1.42, -1.12], drop: 0.55, out: [0, 0, 1], n: 2 },
  ],
  strands: 150,
};

export interface HalmeoniKitchenPlan {
  hour: 'night' | 'morning';
  /** seaweed everywhere, and the bow on the rice cooker */
  sea?: boolean;
  /** the giant bowl: empty, or with seaweed at the rim */
  bowl?: 'empty' | 'stirring';
  /** empty bags that lie on the counter */
  bags?: number;
  door?: boolean;
  without?: ('left' | 'right' | 'table' | 'fan')[];
}
export function halmeoniKitchen(scene: THREE.Scene, p: HalmeoniKitchenPlan): void {
  const has = (w: NonNullable<HalmeoniKitchenPlan['without']>[number]) => !p.without?.includes(w);
  koreaSky(scene, {
    hour: p.hour,
    season: 'june',
    foot: -15,
    facing: 38,
    ...(p.hour === 'night' ? { moon: [-53, 12] as [number, number] } : {}),
  });
  const m = new Model();
  const wall = { high: 3.7, tone: '#f3e6c6' };
  const win = { x: 2.2, y: 1.2, w: 1.5, h: 0.9 };
  const back = place([-2.7, 0, -1.9]);
  roomWall(m, back, { high: wall.high, tone: wall.tone, wide: 5.4, openings: [win] });
  sashWindow(m, back, win);
  tiles(m);
  if (has('left')) {
    roomWall(m, place([-2.7, 0, 1.6], [0, 90, 0]), {
      high: 3.7,
      tone: wall.tone,
      wide: 3.5,
      openings: [{ x: 1.8, y: 0, w: 1.1, h: 2.05 }],
    });
    for (const z of [-0.79, 0.39]) block(m, [0.16, 2.1, 0.1], [-2.68, 0, z], '#8a6244');
    block(m, [0.16, 0.1, 1.28], [-2.68, 2.05, -0.2], '#8a6244');
    // the living room beyond it, warm and out of focus
    m.put(
      roundedBox(0.05, 3.4, 8, 0.01),
      p.hour === 'night' ? { color: '#4a4468', line: 0 } : { color: '#f0d4a0', line: 0 },
      place([-4.4, 1.4, -2]),
    );
    m.put(roundedBox(1.7, 0.05, 8, 0.01), { color: '#dcae6c', line: 0 }, place([-3.58, -0.03, -2]));
  }
  if (has('right')) {
    roomWall(m, place([2.7, 0, -1.9], [0, -90, 0]), { high: 3.7, tone: wall.tone, wide: 3.5 });
    for (const [y, kind, seed] of [
      [1.35, 'jars', 3],
      [1.75, 'cups', 7],
    ] as const) {
      m.put(roundedBox(0.22, 0.035, 1.3, 0.01), { tint: wash('#a9764a', 4), line: 0.7 }, place([2.56, y, 0.2]));
      shelfRow(m, place([2.56, y + 0.02, 0.8], [0, 90, 0]), 1.1, kind, seed);
    }
  }
  m.put(roundedBox(5.5, 0.05, 3.6, 0.01), { map: checks('#ead9b4', '#d9b98a'), line: 0.2 }, place([0, -0.027, -0.15]));
  counters(m, p.bags ?? 0);
  fridge(m);
  riceCooker(m);
  if (has('table')) table(m);
  if (has('fan')) standFan(m, place([-1.62, 0, -0.95], [0, 30, 0]), 1.02, '#e08a6c');
  if (p.bowl) {
    dentedBowl(m, place(BOWL_SPOT, [0, 20, 0]), BOWL_R);
    if (p.bowl === 'stirring')
      seaweedHeap(m, BOWL_SPOT, BOWL_R, { strands: 4, reach: 0.1, heap: 0.05, bunches: [0.5, -0.9] });
  }
  if (p.sea) {
    seaweedSea(m, SEA);
    weedBow(m, place([COOKER[0], COOKER[1] + 0.15, COOKER[2]], [0, 34, 0]), 0.18);
  }
  for (const [x, z, r, s] of [
    [-2.6, -6.5, 1.4, 2],
    [0.9, -7, 1.6, 4],
  ] as const)
    bush(m, [x, -1.2, z], r, 140, 0.2, SUMMER, s);
  scene.add(m.bake());
}
/** Moonlight falls in through the window; or morning from the left, with the door's light. */
export function kitchenLight(hour: 'night' | 'morning', change: Partial<LightPreset> = {}): LightPreset {
  if (hour === 'morning')
    return koreaLight('morning', {
      sun: { dir: [-0.6, 0.8, 0.75], color: '#ffe8c4', power: 4.4, cone: 0.08 },
      ...change,
    });
  return koreaLight('night', {
    sun: { dir: [-0.12, 0.62, -1], color: '#c2ceff', power: 5, cone: 0.04 },
    fill: { dir: [0.3, 0.4, 1], color: '#98a2e0', power: 0.85, cone: 0.4 },
    ...change,
  });
}
/** Small square tiles behind the counter, two in ten with a flower on them. */
function tiles(m: Model): void {
  for (let i = 0; i < 17; i++)
    for (let k = 0; k < 2; k++) {
      const [x, y] = [-1.85 + i * 0.2, 0.95 + k * 0.2];
      if (k && x > -1.4 && x < 0.4 && y > 1.2) continue;
      m.put(
        roundedBox(0.19, 0.19, 0.02, 0.01),
        { tint: wash((i + k) % 2 ? '#e4efe6' : '#d4e6de', 9), line: 0.3 },
        place([x, y, -1.835]),
      );
      if ((i * 7 + k * 3) % 5 === 0)
        for (let q = 0; q < 4; q++)
          m.put(
            ball([0.02, 0.02, 0.006], 8),
            { color: '#e8909a', line: 0 },
            place([x + Math.sin(q * 1.571) * 0.026, y + Math.cos(q * 1.571) * 0.026, -1.822]),
          );
    }
}
function counters(m: Model, bags: number): void {
  for (let i = 0; i < 6; i++) {
    const x = -1.67 + i * 0.57;
    block(m, [0.56, 0.74, 0.54], [x, 0.06, -1.6], '#f6ead0', { line: 0.7 });
    m.put(roundedBox(0.48, 0.56, 0.03, 0.014), { tint: wash('#8fb9a4', 3), line: 0.6 }, place([x, 0.42, -1.31]));
    m.put(roundedBox(0.16, 0.022, 0.03, 0.01), { color: '#e6e2d8', line: 0.6 }, place([x, 0.64, -1.285]));
  }
  m.put(
    roundedBox(3.5, 0.05, 0.64, 0.016),
    { tint: wash('#c9ccd0', 3, 0.16), line: 0.7 },
    place([-0.25, 0.815, -1.59]),
  );
  m.put(roundedBox(0.72, 0.02, 0.42, 0.01), { color: '#8d949e', line: 0.6 }, place([-0.5, 0.842, -1.56]));
  m.put(roundedBox(0.62, 0.02, 0.33, 0.01), { color: '#6d7480', line: 0.3 }, place([-0.5, 0.846, -1.56]));
  m.put(
    tube(
      [
        [-0.5, 0.84, -1.8],
        [-0.5, 1.06, -1.8],
        [-0.5, 1.1, -1.72],
        [-0.5, 1.04, -1.64],
      ],
      [0.016],
      { around: 9, rings: 18 },
    ),
    { color: '#dfe2e6' },
  );
  // drying rack, kettle, gas range with two pots, hood
  for (let i = 0; i < 4; i++)
    m.put(
      ball([0.1, 0.1, 0.01], 18),
      { color: i % 2 ? '#fff8ea' : '#bcd8e2', line: 0.6 },
      place([-1.35 + i * 0.06, 0.94, -1.62], [0, 74, 0]),
    );
  m.put(roundedBox(0.36, 0.03, 0.28, 0.01), { color: '#d8d4cc', line: 0.6 }, place([-1.26, 0.855, -1.6]));
  m.put(roundedBox(0.62, 0.07, 0.44, 0.02), { color: '#b9bcc4', line: 0.7 }, place([0.95, 0.87, -1.56]));
  for (const x of [0.8, 1.1]) {
    m.put(ring(0.09, 0.09, 0.91, 0.012), { color: '#3f3d48', line: 0.6 }, place([x, 0, -1.58]));
    m.put(ball([0.028, 0.028, 0.02], 10), { color: '#4a4856', line: 0.6 }, place([x, 0.87, -1.33]));
  }
  soupPot(m, place([1.1, 0.91, -1.6], [0, 30, 0]), 0.12, '#e0a84c');
  m.put(
    lathe(
      [
        [0, 0.1],
        [0.02, 0.125],
        [0.1, 0.11],
        [0.17, 0.04],
        [0.19, 0.02],
      ],
      { around: 20 },
    ),
    { color: '#d8d9de', line: 0.8 },
    place([0.78, 0.91, -1.6]),
  );
  m.put(roundedBox(0.76, 0.16, 0.5, 0.05), { color: '#d8d4cc', line: 0.7 }, place([0.95, 1.72, -1.64]));
  m.put(roundedBox(0.3, 1.2, 0.26, 0.03), { color: '#cfcac2', line: 0.6 }, place([0.95, 2.38, -1.74]));
  // hanging things: two ladles, a colander, a bunch of garlic, rubber gloves on the tap side
  for (const [i, x] of [0.42, 0.52, 0.62].entries()) {
    m.put(
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
    m.put(
      ball([0.045, 0.045, 0.03], 12),
      { color: i === 1 ? '#b8743f' : '#c9ccd4', line: 0.7 },
      place([x, 1.33, -1.8]),
    );
  }
  for (let i = 0; i < 9; i++)
    m.put(
      ball([0.035, 0.04, 0.035], 9),
      { color: i % 2 ? '#f2e6d4' : '#e4cfc4', line: 0.6 },
      place([-1.62 + (i % 2) * 0.055, 1.9 - i * 0.055, -1.8]),
    );
  for (let i = 0; i < bags; i++)
    seaweedBag(m, place([-0.02 + i * 0.3, 0.86, -1.5 + i * 0.06], [-84, 24 - i * 40, 0]), 0.05);
}
function fridge(m: Model): void {
  m.put(
    roundedBox(0.86, 1.78, 0.7, 0.05, { fine: true }),
    { tint: wash('#f2efe6', 1.4, 0.1), line: 0.9 },
    place([2.1, 0.91, -1.5]),
  );
  m.put(roundedBox(0.84, 0.018, 0.02, 0.004), { color: '#a8a69e', line: 0.6 }, place([2.1, 0.72, -1.146]));
  m.put(
    roundedBox(0.05, 0.6, 0.06, 0.02),
    { color: '#b9bcc4', line: 0.8 },
    place([FRIDGE_HANDLE[0] + 0.02, 1.15, -1.13]),
  );
  m.put(
    roundedBox(0.05, 0.3, 0.06, 0.02),
    { color: '#b9bcc4', line: 0.8 },
    place([FRIDGE_HANDLE[0] + 0.02, 0.48, -1.13]),
  );
  m.put(roundedBox(0.22, 0.28, 0.008, 0.002), { color: '#fff8ea', line: 0.5 }, place([2.2, 1.36, -1.146], [0, 0, -4]));
  for (let i = 0; i < 4; i++)
    m.put(
      roundedBox(0.14, 0.012, 0.004, 0.001),
      { color: '#8d8596', line: 0 },
      place([2.2, 1.42 - i * 0.04, -1.14], [0, 0, -4]),
    );
  for (const [x, y, t] of [
    [2.2, 1.49, '#e4604c'],
    [1.98, 1.5, '#f2bf3e'],
    [2.36, 1.14, '#5f9a8e'],
  ] as const)
    m.put(ball([0.024, 0.024, 0.014], 10), { color: t, line: 0.6 }, place([x, y, -1.142]));
  // a basket and the medicine box live on top of every fridge
  m.put(roundedBox(0.42, 0.16, 0.34, 0.03), { tint: wash('#c99a5c', 16, 0.3), line: 0.7 }, place([2.18, 1.88, -1.5]));
}
function riceCooker(m: Model): void {
  block(m, [0.62, 0.82, 0.5], [-2.32, 0, -1.62], '#a9764a', { line: 0.7 });
  for (const s of [-1, 1])
    m.put(
      roundedBox(0.27, 0.62, 0.02, 0.01),
      { tint: wash('#b98858', 4), line: 0.6 },
      place([-2.32 + s * 0.145, 0.42, -1.365]),
    );
  m.inside(place(COOKER, [0, 34, 0]), () => {
    m.put(
      lathe(
        [
          [0, 0.13],
          [0.02, 0.155],
          [0.17, 0.165],
          [0.22, 0.15],
          [0.27, 0.09],
          [0.285, 0.03],
        ],
        { around: 28 },
      ),
      { tint: (q) => color(q.y > 0.2 ? '#f6f0e6' : '#e88f8a'), line: 0.8 },
    );
    m.put(roundedBox(0.1, 0.07, 0.02, 0.01), { color: '#fff8ea', line: 0.5 }, place([0, 0.09, 0.16]));
    m.put(
      ball([0.014, 0.014, 0.006], 8),
      { color: color('#ff7a4a').multiplyScalar(1.2), glow: true, line: 0 },
      place([0, 0.09, 0.172]),
    );
    m.put(
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
function table(m: Model): void {
  m.put(
    roundedBox(1.1, 0.045, 0.68, 0.02, { fine: true }),
    { tint: wash('#e6c894', 3), line: 0.8 },
    place([1.55, 0.68, 0.1]),
  );
  for (const s of [-1, 1])
    for (const f of [-1, 1])
      m.put(
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
  for (const [x, z, t] of [
    [1.1, 0.85, '#e0705c'],
    [2.0, 0.8, '#5f9aa6'],
  ] as const) {
    m.put(
      lathe(
        [
          [0, 0.17],
          [0.05, 0.175],
          [0.06, 0.05],
        ],
        { around: 22 },
      ),
      { color: t, line: 0.8 },
      place([x, 0.42, z]),
    );
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * TAU + 0.78;
      m.put(
        tube(
          [
            [x + Math.sin(a) * 0.12, 0.43, z + Math.cos(a) * 0.12],
            [x + Math.sin(a) * 0.17, 0, z + Math.cos(a) * 0.17],
          ],
          [0.014],
          { around: 7, rings: 2 },
        ),
        { color: '#c4c6cc', line: 0.6 },
      );
    }
  }
}
