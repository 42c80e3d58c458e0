/**
 * Halmeoni's kitchen (S17), June: night with the moon in the window, or bright morning with seaweed over everything. Metres, floor
 * y = 0; the reader looks in from +Z, where there is no wall.
 *
 *   ROOM x -2.38..2.7, z -1.9..1.6, 3.7 high (no ceiling). Window over the sink x -1.38..-.1, y 1.2..2.1 (the moon stands in its left pane).
 *   Fridge in the left corner (FRIDGE), its handle on the right edge. Counter x -1.43..1.5, top y .84, front z -1.28; COOKER (rice
 *   cooker) at its left end, sink x -.62; gas range x .3 with two pots; hood over it.
 *   DOOR in the left wall: z -.55..+.5; a grown-up stands at [-2.0, 0, 0] and looks to +X.
 *   BOWL_SPOT [0, 0, .2] on the floor for the giant bowl (rim radius BOWL_R). Table right: top y .7, middle [1.55, 0, .1], two stools.
 *
 * Cameras: scenes/korean-charlotte-birthday/3-1 (night, close) and 4-1 (sea, from the right front corner).
 */
import type * as THREE from 'three';
import type { LightPreset } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { block, checks, wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { shelfRow } from '../props/furniture.ts';
import { standFan } from '../props/halmeoni-room.ts';
import { COOKER, counters, FRIDGE_HANDLE, fridge, riceCooker, stool, table, tiles } from '../props/kitchen-fittings.ts';
import { dentedBowl, seaweedHeap } from '../props/korean-kitchen.ts';
import { type SeaPlan, seaweedSea, weedBow } from '../props/seaweed-sea.ts';
import { bush, SUMMER } from '../props/trees.ts';
import { koreaLight, koreaSky } from './korea-sky.ts';
import { roomWall, sashWindow } from './plum-room.ts';

const LEFT = -2.38;
export const BOWL_SPOT: V3 = [0, 0, 0.2];
export const BOWL_R = 0.44;
/** Waves on the floor, piles by the bowl and the fridge, strands over counter, stove, stool, table and the fridge's handle. */
const SEA: SeaPlan = {
  floor: [-2.3, -1.28, 2.5, 1.75],
  high: 0.13,
  piles: [
    [-0.9, -0.14, 0.36, 0.4],
    [-1.36, 0.55, 0.34, 0.2],
    [-1.75, -0.95, 0.5, 0.72],
    [0.95, -1.0, 0.6, 0.36],
    [-0.2, -1.0, 0.6, 0.22],
  ],
  hollows: [
    [0.2, 0.5, 0.55],
    [-2.1, 0.2, 0.36],
  ],
  edges: [
    { a: [-1.02, 0.85, -1.3], b: [1.45, 0.85, -1.3], drop: 0.55, out: [0, 0, 1], n: 26 },
    { a: [0.05, 1.05, -1.42], b: [0.55, 1.05, -1.42], drop: 0.3, out: [0, 0, 1], n: 10 },
    { a: [0.7, 0.475, 0.42], b: [0.92, 0.475, 0.42], drop: 0.3, out: [0, 0, 1], n: 2 },
    { a: [0.66, 0.475, 0.18], b: [0.66, 0.475, 0.32], drop: 0.3, out: [-1, 0, 0], n: 2 },
    {
      a: [FRIDGE_HANDLE[0] - 0.03, 1.46, -1.09],
      b: [FRIDGE_HANDLE[0] + 0.03, 1.46, -1.09],
      drop: 0.6,
      out: [0, 0, 1],
      n: 5,
    },
  ],
  strands: 230,
};
export type HalmeoniKitchenPlan = {
  hour: 'night' | 'morning';
  /** seaweed everywhere, and the bow on the rice cooker */
  sea?: boolean;
  /** the giant bowl: empty, or with seaweed at the rim */
  bowl?: 'empty' | 'stirring';
  /** empty bags that lie on the counter */
  bags?: number;
  /** where the moon stands: degrees from the middle of the ridge, degrees high */
  moon?: [number, number];
  /** stools: [x, z, color]; default two at the table */
  stools?: [number, number, string][];
  /** the fan's foot [x, z] and turn */
  fan?: [number, number, number];
  without?: ('left' | 'right' | 'table' | 'fan')[];
};
export function halmeoniKitchen(scene: THREE.Scene, p: HalmeoniKitchenPlan): void {
  const has = (w: NonNullable<HalmeoniKitchenPlan['without']>[number]) => !p.without?.includes(w);
  koreaSky(scene, {
    hour: p.hour,
    season: 'june',
    foot: -15,
    facing: 38,
    ...(p.hour === 'night' ? { moon: p.moon ?? ([-53, 12] as [number, number]), moonSize: 1.5 } : {}),
  });
  const model = new Model();
  const wall = { high: 3.7, tone: '#f3e6c6' };
  const win = { x: -0.74 - LEFT, y: 1.2, w: 1.28, h: 0.9 };
  const back = place([LEFT, 0, -1.9]);
  roomWall(model, back, { high: wall.high, tone: wall.tone, wide: 2.7 - LEFT, openings: [win] });
  sashWindow(model, back, win);
  tiles(model);
  // a skirting board: no light comes in under the wall
  model.put(
    roundedBox(2.7 - LEFT, 0.12, 0.05, 0.012),
    { tint: wash('#d9b98a', 2), line: 0.5 },
    place([(2.7 + LEFT) / 2, 0.05, -1.83]),
  );
  if (has('left')) {
    roomWall(model, place([LEFT, 0, 1.6], [0, 90, 0]), {
      high: 3.7,
      tone: wall.tone,
      wide: 3.5,
      openings: [{ x: 1.63, y: 0, w: 1.06, h: 2.05 }],
    });
    for (const z of [-0.57, 0.51]) block(model, [0.16, 2.1, 0.1], [LEFT + 0.02, 0, z], '#8a6244');
    block(model, [0.16, 0.1, 1.18], [LEFT + 0.02, 2.05, -0.03], '#8a6244');
    // the living room beyond it: darker than the kitchen, so that a white head stands out of it
    const dusky = p.hour === 'night' ? '#3c3a62' : '#a8714e';
    model.put(roundedBox(0.05, 3.4, 8, 0.01), { tint: wash(dusky, 1.2, 0.2), line: 0 }, place([-4.4, 1.4, -2]));
    model.put(roundedBox(2.0, 0.05, 8, 0.01), { color: '#c8934f', line: 0 }, place([-3.4, -0.03, -2]));
    model.put(roundedBox(0.9, 1.5, 0.4, 0.03), { tint: wash('#7a4a38', 3), line: 0.5 }, place([-4.1, 0.75, -0.9]));
  }
  if (has('right')) {
    roomWall(model, place([2.7, 0, -1.9], [0, -90, 0]), { high: 3.7, tone: wall.tone, wide: 3.5 });
    for (const [y, kind, seed] of [
      [1.35, 'jars', 3],
      [1.75, 'cups', 7],
    ] as const) {
      model.put(roundedBox(0.22, 0.035, 1.3, 0.01), { tint: wash('#a9764a', 4), line: 0.7 }, place([2.56, y, 0.2]));
      shelfRow(model, place([2.56, y + 0.02, 0.8], [0, 90, 0]), 1.1, kind, seed);
    }
  }
  model.put(
    roundedBox(5.5, 0.05, 3.6, 0.01),
    { map: checks('#ead9b4', '#d9b98a'), line: 0.2 },
    place([0, -0.027, -0.15]),
  );
  counters(model, p.bags ?? 0);
  fridge(model);
  riceCooker(model);
  if (has('table')) table(model);
  for (const [x, z, tone] of p.stools ?? [
    [1.1, 0.85, '#e0705c'],
    [2.0, 0.8, '#5f9aa6'],
  ])
    stool(model, [x, 0, z], tone);
  const [fx, fz, turn] = p.fan ?? [1.1, -0.95, -10];
  if (has('fan')) standFan(model, place([fx, 0, fz], [0, turn, 0]), 1.02, '#e08a6c');
  if (p.bowl) {
    dentedBowl(model, place(BOWL_SPOT, [0, 20, 0]), BOWL_R);
    if (p.bowl === 'stirring')
      seaweedHeap(model, BOWL_SPOT, BOWL_R, { strands: 4, reach: 0.1, heap: 0.05, bunches: [0.5, -0.9] });
  }
  if (p.sea) {
    seaweedSea(model, SEA);
    weedBow(model, place([COOKER[0], COOKER[1] + 0.13, COOKER[2]], [0, 24, 0]), 0.18);
  }
  for (const [x, z, r, s] of [
    [-2.6, -6.5, 1.4, 2],
    [0.9, -7, 1.6, 4],
  ] as const)
    if (p.hour === 'morning') bush(model, [x, -1.2, z], r, 140, 0.2, SUMMER, s);
  scene.add(model.bake());
}
/** Moonlight falls in through the window; or morning from the reader's right, on whoever stands in the door. */
export function kitchenLight(hour: 'night' | 'morning', change: Partial<LightPreset> = {}): LightPreset {
  if (hour === 'morning')
    return koreaLight('morning', {
      sun: { dir: [0.62, 0.75, 0.62], color: '#ffe6c0', power: 4.3, cone: 0.06 },
      exposure: 1.04,
      ...change,
    });
  return koreaLight('night', {
    sun: { dir: [-0.12, 0.62, -1], color: '#c2ceff', power: 5, cone: 0.04 },
    fill: { dir: [0.3, 0.4, 1], color: '#98a2e0', power: 0.85, cone: 0.4 },
    sky: 0.7,
    ...change,
  });
}
