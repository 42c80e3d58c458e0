/**
 * Halmeoni's kitchen (S17), June: night with the moon in the window, or bright morning with seaweed over everything. Metres, floor
 * y = 0; the reader looks in from +Z, where there is no wall.
 *
 *   ROOM x -2.7..2.7, z -1.9..1.6, 3.7 high (no ceiling). Window over the sink x -1.25..+.25, y 1.2..2.1 (the moon stands in its left pane).
 *   Counter along the back x -1.95..1.45, top y .84, front z -1.28; sink x -.5; gas range x .95 with two pots; hood over it.
 *   COOKER (rice cooker) on the cupboard at the left: [-2.25, .84, -1.5], radius .16. Fridge x 2.1, handle x 1.78, y .85..1.45.
 *   DOOR in the left wall: z -.75..+.35, light comes in when `door`; a grown-up stands at [-2.45, 0, -.2] and looks to +X.
 *   BOWL_SPOT [-.15, 0, .25] on the floor for the giant bowl (rim radius .44). Table right: top y .7, middle [1.55, 0, .1], two stools.
 *
 * Cameras (art/sheets/korea-places.ts):
 *   night:  from [.35, 1.25, 3.4] to [-.25, 1, -.8], fov 38      bowl in front, moon in the window
 *   sea:    from [1.3, 1.6, 4.4] to [-.4, 1, -.6], fov 38        whole room, door at the left edge
 */
import type * as THREE from 'three';
import type { LightPreset } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { shelfRow } from '../props/furniture.ts';
import { standFan } from '../props/halmeoni-room.ts';
import { COOKER, counters, fridge, riceCooker, table, tiles } from '../props/kitchen-fittings.ts';
import { dentedBowl, seaweedHeap } from '../props/korean-kitchen.ts';
import { type SeaPlan, seaweedSea, weedBow } from '../props/seaweed-sea.ts';
import { koreaLight, koreaSky } from './korea-sky.ts';
import { block, checks, wash } from './plum-paint.ts';
import { roomWall, sashWindow } from './plum-room.ts';
import { bush, SUMMER } from './woodland.ts';

export const BOWL_SPOT: V3 = [-0.15, 0, 0.25];
export const BOWL_R = 0.44;
export const STOVE: V3 = [0.95, 0.88, -1.56];
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
