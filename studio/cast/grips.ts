/**
 * Grips as pure numbers: how every finger bends, and where finger and thumb then lie.
 * Unit: hand length. +Y along the fingers, +Z out of the palm; the first number of a point counts towards the thumb.
 */
import { at, clamp, DEG, type V3 } from '../model/math.ts';

export type Grip = {
  /** bend of each finger at its three joints, degrees; index first */
  fingers: [V3, V3, V3, V3];
  /** sideways fan, degrees from middle to outer finger */
  fan: number;
  /** thumb: how far it crosses the palm 0..1, how far it stands off the palm 0..1; or its path, root to tip */
  thumb: [number, number] | [V3, V3, V3];
  /** a mitten's bag bends like this where it does not follow the middle finger; where its thumb lies */
  mitten?: { bag?: V3; thumb?: [V3, V3, V3] };
  /** the forefinger looks longer when it is stretched out of a fist */
  stretch?: number;
};
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
    stretch: 1.16,
    // there is no finger in a mitten: the whole bag points
    mitten: { bag: [4, 8, 6] },
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
  // a card between straight fingers behind and the thumb before it
  card: {
    fingers: [
      [12, 2, 0],
      [12, 3, 1],
      [13, 4, 2],
      [15, 5, 4],
    ],
    fan: 5,
    thumb: [
      [0.16, 0.04, 0.04],
      [0.3, 0.19, 0.21],
      [0.17, 0.46, 0.27],
    ],
  },
  // a pencil between thumb and forefinger, resting on the middle finger
  write: {
    fingers: [
      [30, 28, 12],
      [40, 42, 22],
      [56, 66, 36],
      [62, 74, 40],
    ],
    fan: 0,
    thumb: [
      [0.16, 0.04, 0.04],
      [0.33, 0.2, 0.22],
      [0.3, 0.38, 0.38],
    ],
  },
  // laid over something round: a shoulder, an ear
  drape: {
    fingers: [
      [14, 22, 16],
      [16, 26, 18],
      [17, 28, 18],
      [14, 30, 20],
    ],
    fan: 8,
    thumb: [
      [0.16, 0.04, 0.04],
      [0.38, 0.16, 0.1],
      [0.5, 0.34, 0.22],
    ],
  },
} satisfies Record<string, Grip>;
export type GripName = keyof typeof GRIPS;

const LENGTHS = [0.43, 0.48, 0.45, 0.36];
const BONES = [0.42, 0.33, 0.25];
/** Half thickness of a finger, of a mitten's bag, and how far the palm's skin lies before the knuckles. */
const FINGER_R = 0.085;
const MITTEN_R = 0.19;
const PALM_SKIN = 0.16;
/** Finger length in a mitten. */
export const BAG = 0.55;

/** Where a finger begins [along, out]: the knuckles stand in an arch. */
const knuckleOf = (i: number): [number, number] => [0.42 - Math.abs(1.5 - i) * 0.03, 0.01];

/** Nobody holds four fingers parallel: the little one stands off, degrees towards the thumb. A closed hand presses them together. */
const SPLAY = [2, 0.5, -1, -5.5];

/** Middle line of a finger (0 index … 3 little), knuckle to tip. */
export function fingerPath(g: Grip, i: number): [V3, V3, V3, V3] {
  const slot = 1.5 - i; // index finger next to the thumb
  const closed = at(g.fingers, i)[0] + at(g.fingers, i)[1];
  const fan = (slot * (g.fan / 1.5) + at(SPLAY, i) * clamp(1 - closed / 90)) * DEG;
  const points: V3[] = [[slot * 0.138, ...knuckleOf(i)]];
  let bend = 0;
  at(g.fingers, i).forEach((b, k) => {
    bend += b * DEG;
    const p = at(points, -1);
    const l = at(LENGTHS, i) * at(BONES, k) * (i ? 1 : (g.stretch ?? 1));
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

/** Bends of three bones that lay a finger of half thickness `thick` round a circle: middle `c` [along, out], radius `r`. */
function round(c: [number, number], r: number, length: number, thick: number, start: [number, number]): V3 {
  let [y, z] = start;
  let bend = 0;
  const R = r + thick;
  return BONES.map((share) => {
    const l = length * share;
    const [dy, dz] = [c[0] - y, c[1] - z];
    const d = Math.hypot(dy, dz);
    // the bone's end lies on the circle: of both crossings the one on the far side of the thing
    const cos = (d * d + l * l - R * R) / (2 * d * l);
    const aim = Math.atan2(dz, dy) - Math.acos(clamp(cos, -1, 1));
    const turn = clamp(aim - bend, -0.1, 1.75);
    bend += turn;
    y += Math.cos(bend) * l;
    z += Math.sin(bend) * l;
    return turn / DEG;
  }) as V3;
}

/** The point, or as far towards it as a bone of this length goes. */
function within(from: V3, to: V3, length: number): V3 {
  const k = Math.min(1, length / Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]));
  return [0, 1, 2].map((i) => at(from, i) + (at(to, i) - at(from, i)) * k) as V3;
}

/**
 * Grip made to measure for something round that lies across the palm: fingers wrap it, the thumb closes over it.
 * `r` in hand lengths; `center` is the middle of the thing.
 */
export function wrap(r: number, mitten = false): { grip: Grip; center: V3 } {
  const palm = mitten ? MITTEN_R : PALM_SKIN;
  const c: [number, number] = [0.4 + Math.min(r, 0.4) * 0.12, palm + r];
  const fingers = LENGTHS.map((l, i) => round(c, r, l, FINGER_R, knuckleOf(i))) as Grip['fingers'];
  /** a point of the thumb: degrees round the thing from the palm's far end towards the palm */
  const on = (x: number, deg: number, thick: number): V3 => {
    const R = r + thick;
    return [x, c[0] - Math.sin(deg * DEG) * R, c[1] + Math.cos(deg * DEG) * R];
  };
  // a thin thing: the thumb closes over the forefinger; a thick one: it lies along the near side
  const closed = clamp((0.3 - r) / 0.2);
  const thumbOf = (thick: number, wide: number): [V3, V3, V3] => {
    const root: V3 = [0.16, 0.04, 0.04];
    const mid = within(root, on(wide + 0.04, 72, thick + 0.03), 0.3);
    return [root, mid, within(mid, on(wide - 0.12 * closed, 22 - 34 * closed, thick + 0.1 * closed), 0.3)];
  };
  return {
    grip: {
      fingers,
      fan: r > 0.3 ? 5 : 0,
      thumb: thumbOf(0.08, 0.26),
      mitten: { bag: round(c, r, BAG, MITTEN_R, knuckleOf(1)), thumb: thumbOf(0.13, 0.34) },
    },
    center: [0, ...c],
  };
}
