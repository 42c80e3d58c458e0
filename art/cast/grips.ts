/**
 * Grips as pure numbers: how every finger bends, and where finger and thumb then lie.
 * Unit: hand length. +Y along the fingers, +Z out of the palm; the first number of a point counts towards the thumb.
 */
import { at, DEG, type V3 } from '../model/math.ts';

export interface Grip {
  /** bend of each finger at its three joints, degrees; index first */
  fingers: [V3, V3, V3, V3];
  /** sideways fan, degrees from middle to outer finger */
  fan: number;
  /** thumb: how far it crosses the palm 0..1, how far it stands off the palm 0..1; or its path, root to tip */
  thumb: [number, number] | [V3, V3, V3];
  /** bend of a mitten's bag where it is not the middle finger's */
  mitten?: { bag: V3; thumb: [V3, V3, V3] };
}
// no hand bends four fingers alike: the little one closes first
const four = ([a, b, c]: V3): Grip['fingers'] =>
  [0.94, 1, 1.03, 1.08].map((k): V3 => [a * k, b * k, c * k]) as Grip['fingers'];

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

const LENGTHS = [0.43, 0.48, 0.45, 0.36];
const BONES = [0.42, 0.33, 0.25];
/** Half thickness of a finger, of the thumb's end and of the palm (from the middle of the knuckles). */
export const FINGER_R = 0.085;

/** Middle line of a finger (0 index … 3 little), knuckle to tip. */
export function fingerPath(g: Grip, i: number): [V3, V3, V3, V3] {
  const slot = 1.5 - i; // index finger next to the thumb
  const fan = slot * (g.fan / 1.5) * DEG;
  const points: V3[] = [[slot * 0.138, 0.42 - Math.abs(slot) * 0.03, 0.01]];
  let bend = 0;
  at(g.fingers, i).forEach((b, k) => {
    bend += b * DEG;
    const p = at(points, -1);
    const l = at(LENGTHS, i) * at(BONES, k);
    points.push([
      p[0] + Math.sin(fan) * Math.cos(bend) * l,
      p[1] + Math.cos(fan) * Math.cos(bend) * l,
      p[2] + Math.sin(bend) * l,
    ]);
  });
  return points as [V3, V3, V3, V3];
}

/** Middle line of the thumb, root to tip. */
export function thumbPath(g: Grip): [V3, V3, V3] {
  if (g.thumb.length === 3) return g.thumb;
  const [cross, lift] = g.thumb;
  return [
    [0.16, 0.04, 0.04],
    [0.34 - cross * 0.1, 0.2, 0.06 + lift * 0.14],
    [0.45 - cross * 0.4, 0.4 + cross * 0.04, 0.06 + lift * 0.24],
  ];
}
