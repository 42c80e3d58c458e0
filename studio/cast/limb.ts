/**
 * One skin along a chain of knots: arms with their palms, legs, sleeves and trousers. Unlike a tube it knows what a limb
 * has: sections that are wider than thick, muscles and bones that swell one side, and joints whose inside creases.
 */
import * as THREE from 'three';
import { closeRing, grid } from '../model/grid.ts';
import { at, clamp, TAU, type V3 } from '../model/math.ts';

export type Knot = {
  at: THREE.Vector3;
  /** half width, or [across, through]: along `across` of the limb and at right angles to it */
  r: number | [number, number];
  /** the limb bends here: skin on the inside meets in a crease instead of passing through itself */
  joint?: boolean;
};
/** A muscle, a bone, a fold: the skin stands `out` metres farther towards `dir`. */
export type Swell = {
  at: THREE.Vector3;
  dir: THREE.Vector3;
  out: number;
  /** how far it goes along the limb, metres to either side */
  reach: number;
  /** how narrow it is around the limb: 1 a whole side, 4 a knob */
  sharp?: number;
};
export type LimbOptions = {
  /** the direction of the first half width at the last knot; earlier sections follow without twist */
  across?: THREE.Vector3;
  around?: number;
  /** rings between two knots */
  rings?: number;
  swells?: Swell[];
  /** loose cloth: depth in metres of the slanting folds along the limb */
  slack?: number;
  /** rounded ends, as shares of the end's thickness: 0 is flat */
  ends?: [number, number];
};
type Ring = {
  at: THREE.Vector3;
  t: THREE.Vector3;
  x: THREE.Vector3;
  z: THREE.Vector3;
  rx: number;
  rz: number;
  along: number;
  /** place in the chain: knot index with its fraction */
  knot: number;
};
const CAP = 3;
const pair = (r: Knot['r']): [number, number] => (typeof r === 'number' ? [r, r] : r);

/** Cubic through evenly spaced values, level at a local extreme, so that no radius overshoots. */
export function between(values: number[], knot: number): number {
  const i = clamp(Math.floor(knot), 0, values.length - 2);
  const f = knot - i;
  const [a, b] = [at(values, i), at(values, i + 1)];
  const slope = (j: number) => {
    if (j <= 0 || j >= values.length - 1) return 0;
    const [before, after] = [at(values, j) - at(values, j - 1), at(values, j + 1) - at(values, j)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  const [f2, f3] = [f * f, f * f * f];
  return (2 * f3 - 3 * f2 + 1) * a + (f3 - 2 * f2 + f) * slope(i) + (3 * f2 - 2 * f3) * b + (f3 - f2) * slope(i + 1);
}

function ringsOf(knots: Knot[], o: LimbOptions): Ring[] {
  const curve = new THREE.CatmullRomCurve3(
    knots.map((k) => k.at),
    false,
    'centripetal',
  );
  const many = (knots.length - 1) * (o.rings ?? 3);
  const [wide, thick] = [knots.map((k) => pair(k.r)[0]), knots.map((k) => pair(k.r)[1])];
  let along = 0;
  const rings = Array.from({ length: many + 1 }, (_, i): Ring => {
    const share = i / many;
    const knot = share * (knots.length - 1);
    const t = curve.getTangent(share);
    const here = { at: curve.getPoint(share), t, x: new THREE.Vector3(), z: new THREE.Vector3() };
    return { ...here, rx: between(wide, knot), rz: between(thick, knot), along: 0, knot };
  });
  const x = (
    o.across ??
    at(knots, 0)
      .at.clone()
      .sub(at(rings, -1).at)
      .cross(new THREE.Vector3(0.3, 1, 0.2))
  ).clone();
  for (let i = many; i >= 0; i--) {
    const ring = at(rings, i);
    x.addScaledVector(ring.t, -x.dot(ring.t));
    if (x.lengthSq() < 1e-10) x.set(ring.t.y, ring.t.z, ring.t.x).cross(ring.t);
    x.normalize();
    ring.x.copy(x);
    ring.z.copy(x).cross(ring.t);
  }
  for (let i = 1; i <= many; i++) {
    along += at(rings, i).at.distanceTo(at(rings, i - 1).at);
    at(rings, i).along = along;
  }
  return rings;
}

/** A rounded (or flat) end before the first or after the last ring, from its tip to the ring. */
function capOf(ring: Ring, out: number, k: number): Ring[] {
  return Array.from({ length: CAP }, (_, i) => {
    const a = ((i / CAP) * Math.PI) / 2;
    const tip = ring.at.clone().addScaledVector(ring.t, out * k * Math.min(ring.rx, ring.rz) * Math.cos(a));
    const s = Math.max(0.02, Math.sin(a));
    return { ...ring, at: tip, rx: ring.rx * s, rz: ring.rz * s };
  });
}

/** Keeps the skin on its own side of every joint's middle plane: the two sides press against each other. */
function pressed(point: THREE.Vector3, knot: number, joints: { ring: Ring; knot: number }[]): THREE.Vector3 {
  for (const j of joints) {
    const rings = knot - j.knot;
    // neighboring rings stop a hair apart, so that none of them has no area
    const stop = rings * 0.012 * j.ring.rx;
    const d = point.clone().sub(j.ring.at).dot(j.ring.t);
    if (rings < 0 ? d > stop : d < stop) point.addScaledVector(j.ring.t, stop - d);
  }
  return point;
}

/** The skin as a function: a point on ring `q` at angle `a` round the limb (0 along `q.x`). */
function skinOf(
  knots: Knot[],
  o: LimbOptions,
): { body: Ring[]; mean: number; on: (q: Ring, a: number) => THREE.Vector3 } {
  const body = ringsOf(knots, o);
  const perKnot = o.rings ?? 3;
  const joints = knots.flatMap((k, i) => (k.joint ? [{ ring: at(body, i * perKnot), knot: i }] : []));
  const mean = knots.reduce((sum, k) => sum + pair(k.r)[0], 0) / knots.length;
  // how far along the limb a swell sits: a folded forearm lies beside the shoulder and is still far from it
  const swells = (o.swells ?? []).map((s) => {
    const near = body.reduce((a, b) => (b.at.distanceToSquared(s.at) < a.at.distanceToSquared(s.at) ? b : a));
    return { ...s, dir: s.dir.clone().normalize(), along: near.along + s.at.clone().sub(near.at).dot(near.t) };
  });
  const outward = new THREE.Vector3();
  const on = (q: Ring, a: number) => {
    const [cos, sin] = [Math.cos(a), Math.sin(a)];
    outward.copy(q.x).multiplyScalar(cos).addScaledVector(q.z, sin);
    const point = q.at
      .clone()
      .addScaledVector(q.x, cos * q.rx)
      .addScaledVector(q.z, sin * q.rz);
    const turn = q.along / mean;
    const wave = Math.sin(a * 3 + turn * 1.5 + Math.sin(turn * 0.8) * 1.4) * Math.sin(turn * 1.1 + a);
    // a hem is sewn: its edge is even
    const loose = Math.min(1, (at(body, -1).along - q.along) / (mean * 2.5));
    point.addScaledVector(outward, (o.slack ?? 0) * wave * loose);
    for (const s of swells) {
      const d = (q.along - s.along) / s.reach;
      const facing = outward.dot(s.dir);
      if (facing <= 0 || Math.abs(d) > 2.4) continue;
      point.addScaledVector(outward, s.out * facing ** (s.sharp ?? 1) * Math.exp(-d * d));
    }
    return pressed(point, q.knot, joints);
  };
  return { body, mean, on };
}

export function limb(knots: Knot[], o: LimbOptions = {}): THREE.BufferGeometry {
  const { body, mean, on } = skinOf(knots, o);
  const [first, last] = o.ends ?? [0.9, 0.9];
  const rows = [...capOf(at(body, 0), -1, first), ...body, ...capOf(at(body, -1), 1, last).reverse()];
  const around = o.around ?? 14;
  const row = (w: number) => at(rows, Math.round(w * (rows.length - 1)));
  const geometry = grid(
    (u, w) => on(row(w), u * TAU).toArray() as V3,
    around,
    rows.length - 1,
    (u, w) => [u * TAU * mean, row(w).along],
  );
  return closeRing(geometry, around);
}

/**
 * Lines on the cloth where it is squeezed in a bend: each begins in the crease at knot `joint` and fans out over one side.
 * `inside` is the direction of the crease; a list of points for each stroke.
 */
export function foldLines(knots: Knot[], o: LimbOptions, joint: number, inside: THREE.Vector3): THREE.Vector3[][] {
  const { body, on } = skinOf(knots, o);
  const middle = joint * (o.rings ?? 3);
  const { along: from, rx } = at(body, middle);
  const strokes: [number, number, number][] = [
    // which side, where it begins and where it ends along the limb, in half widths
    [1, -0.25, -1.15],
    [1, 0.3, 1.25],
    [-1, -0.35, -0.8],
    [-1, 0.25, 1.0],
    [-1, 0.7, 1.9],
  ];
  return strokes.map(([side, start, end]) =>
    [0, 0.3, 0.6, 0.85, 1].map((t) => {
      const want = from + rx * (start + (end - start) * t);
      const i = clamp(
        body.findIndex((q) => q.along > want),
        1,
        body.length - 1,
      );
      const [q0, q1] = [at(body, i - 1), at(body, i)];
      const f = clamp((want - q0.along) / (q1.along - q0.along));
      const turn = (q: Ring) => Math.atan2(inside.dot(q.z), inside.dot(q.x)) + side * (0.3 + 1.15 * t);
      return on(q0, turn(q0)).lerp(on(q1, turn(q1)), f);
    }),
  );
}

/** A limb of two bones at its joint. */
export type Bend = {
  upper: THREE.Vector3;
  lower: THREE.Vector3;
  /** where the joint points: elbow or kneecap */
  outside: THREE.Vector3;
  /** 0 straight … 1 at a right angle and beyond */
  bent: number;
  /** 0 up to a right angle … 1 folded together */
  folded: number;
  /** length of the upper bone */
  long: number;
};
/** `straight`: where the joint points when the limb is stretched. */
export function bendOf(from: THREE.Vector3, joint: THREE.Vector3, to: THREE.Vector3, straight: THREE.Vector3): Bend {
  const [up, low] = [joint.clone().sub(from), to.clone().sub(joint)];
  const long = up.length();
  const [upper, lower] = [up.normalize(), low.normalize()];
  const turn = upper.dot(lower);
  const outside = upper.clone().sub(lower);
  if (outside.lengthSq() < 1e-4) outside.copy(straight).addScaledVector(upper, -upper.dot(straight));
  return {
    upper,
    lower,
    outside: outside.normalize(),
    bent: Math.min(1, 1 - turn),
    folded: Math.max(0, -turn),
    long,
  };
}

/** Half the turn of a joint lies within this share of the upper bone to either side. */
const TURN = 0.11;
/** The bend itself: straight up to it, a tight turn, straight on. `r` before, at and after the joint. */
export function bendKnots(joint: THREE.Vector3, line: Bend, r: [number, number, number]): Knot[] {
  const step = line.long * (TURN + 0.04 * line.folded);
  // folded up, the bones stand side by side: the middle line cuts the corner and the point stays blunt
  const inner = joint.clone().addScaledVector(line.outside, -r[1] * 0.55 * line.folded);
  return [
    { at: joint.clone().addScaledVector(line.upper, -step), r: r[0] },
    { at: inner, r: r[1], joint: line.bent > 0.12 },
    { at: joint.clone().addScaledVector(line.lower, step), r: r[2] },
  ];
}
