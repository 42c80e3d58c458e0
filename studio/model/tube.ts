/** Round things: tubes along a path, turned (lathe) shapes, balls. */
import * as THREE from 'three';
import { closeRing, grid } from './grid.ts';
import { at, mix, TAU, type V3, vec } from './math.ts';

export type TubeOptions = {
  /** rings along the path */
  rings?: number;
  /** corners around */
  around?: number;
  /** squashes the section across the path, 1 = round */
  flat?: number;
  /** rounded ends */
  caps?: boolean;
  /** how far a rounded end stands out, in radii: a ball at .9, cut off at 0 */
  bulge?: number;
  /** joins end to start */
  closed?: boolean;
};
const CAP_RINGS = 3;

/** Soft tube through `points` whose radius follows `radii` (spread evenly along the path). */
export function tube(points: (V3 | THREE.Vector3)[], radii: number[], o: TubeOptions = {}): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(
    points.map((p) => vec(p)),
    o.closed ?? false,
    'centripetal',
  );
  const rings = o.rings ?? points.length * 5;
  const around = o.around ?? 10;
  const caps = (o.caps ?? true) && !o.closed;
  const frames = curve.computeFrenetFrames(rings, o.closed);
  const length = curve.getLength();
  const radius = (t: number) => {
    if (radii.length === 1) return at(radii, 0);
    const x = t * (radii.length - 1);
    const i = Math.min(radii.length - 2, Math.floor(x));
    const f = x - i;
    return mix(at(radii, i), at(radii, i + 1), f * f * (3 - 2 * f));
  };
  const rows: { at: THREE.Vector3; r: number; f: number; along: number }[] = [];
  const cap = (end: 0 | 1, i: number) => {
    const a = ((i / CAP_RINGS) * Math.PI) / 2;
    const f = end * rings;
    const tip = curve
      .getPointAt(end)
      .addScaledVector(at(frames.tangents, f), (end ? 1 : -1) * radius(end) * Math.cos(a) * (o.bulge ?? 0.9));
    rows.push({ at: tip, r: radius(end) * Math.sin(a), f, along: end * length });
  };
  if (caps) for (let i = 0; i < CAP_RINGS; i++) cap(0, i);
  for (let i = 0; i <= rings; i++) {
    rows.push({ at: curve.getPointAt(i / rings), r: radius(i / rings), f: i, along: (length * i) / rings });
  }
  if (caps) for (let i = CAP_RINGS - 1; i >= 0; i--) cap(1, i);
  const flat = o.flat ?? 1;
  const mean = radii.reduce((a, b) => a + b) / radii.length;
  const row = (w: number) => at(rows, Math.round(w * (rows.length - 1)));
  const geometry = grid(
    (u, w) => {
      const q = row(w);
      const a = u * TAU;
      const point = q.at.clone().addScaledVector(at(frames.normals, q.f), Math.cos(a) * q.r);
      return point.addScaledVector(at(frames.binormals, q.f), Math.sin(a) * q.r * flat).toArray() as V3;
    },
    around,
    rows.length - 1,
    (u, w) => [u * TAU * mean, row(w).along],
  );
  return closeRing(geometry, around);
}

/** Turned shape from a profile of [height, radius]; `warp` may move each point. */
export function lathe(
  profile: [number, number][],
  o: { around?: number; steps?: number; depth?: number; warp?: (angle: number, r: number, y: number) => V3 } = {},
): THREE.BufferGeometry {
  const around = o.around ?? 28;
  const steps = (o.steps ?? 3) * (profile.length - 1);
  const pts = new THREE.SplineCurve(profile.map(([y, r]) => new THREE.Vector2(r, y))).getPoints(steps);
  const along = [0];
  for (let i = 1; i <= steps; i++) along.push(at(along, i - 1) + at(pts, i).distanceTo(at(pts, i - 1)));
  const widest = Math.max(...profile.map((p) => p[1]));
  const geometry = grid(
    (u, w) => {
      const q = at(pts, Math.round(w * steps));
      const [a, r] = [u * TAU, Math.max(1e-4, q.x)];
      return o.warp ? o.warp(a, r, q.y) : [Math.sin(a) * r, q.y, Math.cos(a) * r * (o.depth ?? 1)];
    },
    around,
    steps,
    (u, w) => [u * TAU * widest, at(along, Math.round(w * steps))],
  );
  return closeRing(geometry, around);
}

export function ball(r: number | V3, around = 14): THREE.BufferGeometry {
  const s = typeof r === 'number' ? ([r, r, r] as V3) : r;
  return new THREE.SphereGeometry(1, around, Math.max(5, Math.ceil(around * 0.7))).scale(...s);
}

/** Closed ring (collar, cuff, hem): ellipse of half-axes a (x), b (z) at height y. */
export function ring(a: number, b: number, y: number, thickness: number, z = 0): THREE.BufferGeometry {
  const pts = Array.from(
    { length: 12 },
    (_, i) => [Math.sin((i / 12) * TAU) * a, y, z + Math.cos((i / 12) * TAU) * b] as V3,
  );
  return tube(pts, [thickness], { closed: true, around: 7, rings: 28 });
}
