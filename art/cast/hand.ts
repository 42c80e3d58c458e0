/** Soft hand with four fingers and a thumb. Unit: hand length. +Y along the fingers, +Z out of the palm. */

import { type Model, newId } from '../model/bake.ts';
import { at, DEG, lighten, type V3 } from '../model/math.ts';
import { ring, tube } from '../model/tube.ts';

interface Grip {
  /** bend of each finger at its three joints, degrees; index first */
  fingers: [V3, V3, V3, V3];
  /** sideways fan, degrees from middle to outer finger */
  fan: number;
  /** thumb: how far it crosses the palm 0..1, how far it stands off the palm 0..1 */
  thumb: [number, number];
}
const four = (a: V3): Grip['fingers'] => [a, a, a, a];
export const GRIPS = {
  open: { fingers: four([8, 10, 8]), fan: 13, thumb: [0, 0.2] },
  relaxed: {
    fingers: [
      [16, 24, 14],
      [20, 28, 16],
      [24, 30, 18],
      [28, 32, 18],
    ],
    fan: 3,
    thumb: [0.25, 0.4],
  },
  fist: { fingers: four([78, 92, 50]), fan: 0, thumb: [0.9, 0.75] },
  holdThin: {
    fingers: [
      [48, 58, 34],
      [60, 70, 40],
      [70, 82, 44],
      [74, 86, 46],
    ],
    fan: 0,
    thumb: [0.75, 0.9],
  },
  holdThick: { fingers: four([38, 42, 30]), fan: 4, thumb: [0.6, 1] },
  // four fingers up, the thumb laid across the palm
  four: { fingers: four([3, 5, 4]), fan: 15, thumb: [1, 0.75] },
  // over the edge of a board: palm on top, fingers bent down its front
  edge: { fingers: four([58, 34, 14]), fan: 9, thumb: [0.3, 0.05] },
  flat: { fingers: four([2, 4, 3]), fan: 1, thumb: [0.1, 0.05] },
  // fingers straight behind a sheet, the thumb before it
  sheet: { fingers: four([4, 6, 4]), fan: 3, thumb: [0.55, 0.8] },
  point: {
    fingers: [
      [2, 4, 2],
      [76, 90, 50],
      [78, 92, 50],
      [80, 92, 50],
    ],
    fan: 0,
    thumb: [0.85, 0.7],
  },
  pinch: {
    fingers: [
      [46, 44, 26],
      [44, 60, 36],
      [34, 54, 34],
      [28, 46, 30],
    ],
    fan: 5,
    thumb: [0.62, 1],
  },
} satisfies Record<string, Grip>;
export type GripName = keyof typeof GRIPS;

/** Where a held thing sits, in hand units: a stick across the palm, or a pencil tip pinch. */
export const HOLD_AT: V3 = [0, 0.42, 0.15];

const LENGTHS = [0.43, 0.48, 0.45, 0.36];
const BONES = [0.42, 0.33, 0.25];

/** `thumbSide` +1 when the thumb is towards +X. */
export function buildHand(m: Model, skin: string, grip: GripName, thumbSide: number): void {
  const g: Grip = GRIPS[grip];
  const id = newId();
  const look = { color: skin, skin: true, id, line: 0.7 };
  m.put(
    tube(
      [
        [0, -0.16, 0],
        [0, 0.08, 0],
        [0, 0.36, 0.02],
      ],
      [0.19, 0.23, 0.27],
      { flat: 0.6, around: 12, rings: 6 },
    ),
    look,
  );
  g.fingers.forEach((bends, i) => {
    const slot = 1.5 - i; // index finger next to the thumb
    const fan = slot * (g.fan / 1.5) * DEG * thumbSide;
    const dir = (bend: number): V3 => [Math.sin(fan) * Math.cos(bend), Math.cos(fan) * Math.cos(bend), Math.sin(bend)];
    const points: V3[] = [[slot * 0.138 * thumbSide, 0.42 - Math.abs(slot) * 0.03, 0.01]];
    let bend = 0;
    bends.forEach((b, k) => {
      bend += b * DEG;
      const [d, p] = [dir(bend), at(points, -1)];
      const l = at(LENGTHS, i) * at(BONES, k);
      points.push([p[0] + d[0] * l, p[1] + d[1] * l, p[2] + d[2] * l]);
    });
    // separate ids draw the pencil lines between fingers
    m.put(tube(points, [0.09, 0.088, 0.078], { around: 8, rings: 7 }), { ...look, id: newId(), line: 0.55 });
  });
  const [cross, lift] = g.thumb;
  const side = thumbSide;
  const thumb: V3[] = [
    [side * 0.16, 0.04, 0.04],
    [side * (0.34 - cross * 0.1), 0.2, 0.06 + lift * 0.14],
    [side * (0.45 - cross * 0.4), 0.4 + cross * 0.04, 0.06 + lift * 0.24],
  ];
  m.put(tube(thumb, [0.115, 0.105, 0.083], { around: 8, rings: 7 }), { ...look, id: newId(), line: 0.55 });
}

/** Knitted mitten on the hand: one soft bag for the fingers, a thumb and a ribbed cuff. */
export function buildMitten(m: Model, wool: string, grip: GripName, thumbSide: number): void {
  const g: Grip = GRIPS[grip];
  const id = newId();
  const look = { color: wool, id, line: 0.8 };
  // the bag bends like the middle finger, but less: wool is thick
  const points: V3[] = [
    [0, -0.1, 0],
    [0, 0.14, 0],
    [0, 0.4, 0.02],
  ];
  let bend = 0;
  for (const [k, b] of g.fingers[1].entries()) {
    bend += b * DEG * 0.82;
    const p = at(points, -1);
    const l = 0.52 * at(BONES, k);
    points.push([0, p[1] + Math.cos(bend) * l, p[2] + Math.sin(bend) * l]);
  }
  m.put(tube(points, [0.24, 0.29, 0.33, 0.33, 0.3, 0.22], { flat: 0.62, around: 14, rings: 18 }), look);
  const [cross, lift] = g.thumb;
  const s = thumbSide;
  const thumb: V3[] = [
    [s * 0.12, 0.04, 0.03],
    [s * (0.36 - cross * 0.08), 0.2, 0.08 + lift * 0.14],
    [s * (0.5 - cross * 0.38), 0.42, 0.1 + lift * 0.24],
  ];
  m.put(tube(thumb, [0.15, 0.15, 0.12], { around: 10, rings: 8 }), { ...look, id: newId() });
  for (const y of [-0.34, -0.22, -0.1]) m.put(ring(0.26, 0.22, y, 0.075), { color: lighten(wool, 0.16), line: 0.45 });
}
