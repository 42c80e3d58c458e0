/** Legs with what they wear: kneecap and calf, cloth that follows them. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { darken, lighten, vec } from '../model/math.ts';
import { frame } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import type { Build } from './body.ts';
import { band, drawFolds } from './hem.ts';
import { type Bend, bendKnots, bendOf, type Knot, type LimbOptions, limb, type Swell } from './limb.ts';
import { look, type OutfitSpec, plain } from './outfit.ts';

export type LegPath = {
  hip: THREE.Vector3;
  knee: THREE.Vector3;
  ankle: THREE.Vector3;
};

const FRONT = new THREE.Vector3(0, 0, 1);
const legLine = (p: LegPath): Bend => bendOf(p.hip, p.knee, p.ankle, FRONT);

/** Kneecap in front, calf behind; `k` counts how much of them shows: 1 on bare legs, less through cloth. */
function muscles(r: number, { hip, knee, ankle }: LegPath, line: Bend, k: number): Swell[] {
  const back = line.outside.clone().negate();
  return [
    {
      at: knee.clone(),
      dir: line.outside,
      out: r * (0.12 + 0.16 * line.bent - 0.1 * line.folded) * k,
      reach: r * 0.62,
      sharp: 3,
    },
    { at: knee.clone().lerp(ankle, 0.3), dir: back, out: r * 0.24 * k, reach: line.long * 0.2, sharp: 1 },
    { at: hip.clone().lerp(knee, 0.35), dir: line.outside, out: r * 0.12, reach: line.long * 0.24, sharp: 1 },
  ];
}

/** Cloth at a knee: a corner in front, ridges in the hollow. */
function clothSwells(r: number, { knee }: LegPath, line: Bend): Swell[] {
  const back = line.outside.clone().negate();
  const ridge = (dir: THREE.Vector3, k: number): Swell => ({
    at: knee.clone().addScaledVector(dir, r * k),
    dir: back,
    out: r * 0.18 * line.bent,
    reach: r * 0.2,
  });
  return [ridge(line.upper.clone().negate(), 0.8), ridge(line.lower, 0.8), ridge(line.lower, 1.5)];
}

/** The leg's knots from the hip to a little below the knee, in radii. */
function kneeKnots({ hip, knee }: LegPath, line: Bend, r: number[]): Knot[] {
  const [top = 1, thigh = 1, above = 1, mid = 1, below = 1] = r;
  return [
    // slim where it leaves the body, or the round of a raised thigh shows through the coat
    { at: hip.clone(), r: top * 0.84 },
    { at: hip.clone().lerp(knee, 0.2), r: top * 0.96 },
    { at: hip.clone().lerp(knee, 0.5), r: thigh },
    ...bendKnots(knee, line, [above, mid, below]),
  ];
}

function bareLeg(model: Model, r: number, path: LegPath, line: Bend, skin: string): void {
  const low = (t: number, k: number): Knot => ({ at: path.knee.clone().lerp(path.ankle, t), r: r * k });
  const knots = [
    ...kneeKnots(
      path,
      line,
      [1.18, 1.06, 0.88, 0.84, 0.8].map((k) => k * r),
    ),
    low(0.32, 0.8),
    low(0.66, 0.66),
    low(0.9, 0.54),
    low(1, 0.58),
  ];
  model.put(limb(knots, { swells: muscles(r, path, line, 1) }), { color: skin, skin: true, line: 0.8 });
}

/** Trousers to the ankle: a knee, folds behind it, and a break over the shoe. */
function trousers(model: Model, r: number, outfit: OutfitSpec, path: LegPath, line: Bend, tucked: boolean): void {
  const wide = outfit.legsWide ?? 1;
  const { knee, ankle } = path;
  const low = (t: number, k: number): Knot => ({ at: knee.clone().lerp(ankle, t), r: r * k * wide });
  const knots = [
    ...kneeKnots(
      path,
      line,
      [1.36, 1.24, 1.1 * wide, 1.06 * wide, 1.06 * wide].map((k) => k * r),
    ),
    low(0.35, 1.03),
    low(0.7, 0.98),
    low(0.88, tucked ? 0.84 : 1.0),
    low(1, tucked ? 0.7 : 1.04),
  ];
  // cloth that is a little too long lies in two folds over the instep, one behind the heel
  const fold = (t: number, dir: THREE.Vector3, out: number): Swell => ({
    at: knee.clone().lerp(ankle, t),
    dir,
    out: r * out * wide,
    reach: r * 0.2,
    sharp: 1,
  });
  const back = line.outside.clone().negate();
  const breaks = tucked ? [] : [fold(0.8, line.outside, 0.12), fold(0.93, line.outside, 0.16), fold(0.86, back, 0.12)];
  const swells = [...muscles(r, path, line, 0.7), ...clothSwells(r * wide, path, line), ...breaks];
  const shape: LimbOptions = { around: 18, rings: 4, swells, slack: r * 0.06 * wide, ends: [0.9, 0.4] };
  model.put(limb(knots, shape), look(outfit.legs));
  drawFolds(model, knots, shape, line, plain(outfit.legs));
}

/** Pressed trousers: a knee, an ironed crease, folds behind the knee, a hem above the shoe. */
function buildPressed(model: Model, r: number, outfit: OutfitSpec, { hip, knee, ankle }: LegPath): void {
  const hem = knee.clone().lerp(ankle, 0.74);
  const front = knee.clone().sub(hip.clone().lerp(ankle, 0.5));
  if (front.lengthSq() < 1e-5) front.set(0, 0, 1);
  const across = (from: THREE.Vector3, to: THREE.Vector3) => {
    const d = to.clone().sub(from).normalize();
    return front.clone().addScaledVector(d, -front.dot(d)).normalize();
  };
  const [up, down] = [across(hip, knee), across(knee, ankle)];
  const cap = knee.clone().addScaledVector(up.clone().add(down).normalize(), r * 0.16);
  const shin = knee
    .clone()
    .lerp(hem, 0.5)
    .addScaledVector(down, -r * 0.1);
  const leg = [
    hip,
    hip.clone().lerp(knee, 0.5),
    hip.clone().lerp(cap, 0.88),
    cap,
    cap.clone().lerp(hem, 0.14),
    shin,
    hem,
  ];
  const fat = [1.3, 1.18, 1.08, 1.1, 1.04, 1.02, 1.12].map((k) => k * r);
  model.put(tube(leg, fat, { rings: 40, around: 18 }), look(outfit.legs));
  const tone = plain(outfit.legs);
  const edge = (a: THREE.Vector3, b: THREE.Vector3, ahead: THREE.Vector3, fats: [number, number]) => {
    const n = ahead
      .clone()
      .add(vec(Math.sign(hip.x) * 0.45, 0, 0))
      .normalize();
    const line = [0, 0.5, 1].map((t) =>
      a
        .clone()
        .lerp(b, t)
        .addScaledVector(n, r * (fats[0] + (fats[1] - fats[0]) * t)),
    );
    model.put(tube(line, [0.006, 0.009, 0.007], { around: 8, rings: 14 }), { color: lighten(tone, 0.26), line: 1 });
  };
  edge(hip.clone().lerp(knee, 0.42), hip.clone().lerp(knee, 0.93), up, [1.16, 1.08]);
  edge(knee.clone().lerp(hem, 0.1), hem, down, [1.03, 1.1]);
  const side = up.clone().cross(knee.clone().sub(hip).normalize());
  for (const [k, n] of [
    [-0.05, up],
    [0.02, up],
    [0.1, down],
  ] as const) {
    const at = k < 0 ? knee.clone().lerp(hip, -k) : knee.clone().lerp(hem, k);
    const fold = [-1.25, -0.6, 0, 0.6, 1.25].map((t) =>
      at
        .clone()
        .addScaledVector(side, Math.sin(t) * r * 1.06)
        .addScaledVector(n, -Math.cos(t) * r * 1.06 + 0.004),
    );
    model.put(tube(fold, [0.002, 0.007, 0.008, 0.007, 0.002], { around: 7, rings: 16 }), {
      color: darken(tone, 0.12),
      line: 0.7,
    });
  }
  model.put(tube([hem.clone().lerp(knee, 0.1), hem], [r * 1.14, r * 1.19], { rings: 2, around: 18 }), {
    color: darken(tone, 0.16),
  });
  const sock = hem.clone().lerp(knee, 0.12);
  model.put(tube([sock, ankle], [r * 0.66, r * 0.6], { rings: 8, around: 12 }), { color: outfit.sock ?? '#f2e6cc' });
  for (const k of [0.45, 0.75]) {
    const at = hem.clone().lerp(ankle, k);
    model.put(tube([at, at.clone().lerp(ankle, 0.12)], [r * 0.7, r * 0.7], { rings: 2, around: 12 }), {
      color: darken(outfit.sock ?? '#f2e6cc', 0.08),
      line: 0.4,
    });
  }
}

/** Shorts and cropped trousers: an open hem, a roll or a pocket. */
function shortTrousers(model: Model, r: number, outfit: OutfitSpec, path: LegPath, line: Bend, length: number): void {
  const { hip, knee, ankle } = path;
  const wide = outfit.legsWide ?? 1;
  const full = outfit.rolled ? wide : 1;
  const overKnee = length > 1;
  const end = overKnee ? knee.clone().lerp(ankle, length - 1) : hip.clone().lerp(knee, length);
  const hemR = overKnee ? r * 1.2 * full : r * 1.5 * wide;
  const knots: Knot[] = overKnee
    ? [
        ...kneeKnots(
          path,
          line,
          [1.35, 1.28 * full, 1.2 * full, 1.16 * full, 1.16 * full].map((k) => k * r),
        ),
        { at: end, r: hemR },
      ]
    : [
        { at: hip.clone(), r: r * 1.36 },
        { at: hip.clone().lerp(end, 0.5), r: r * 1.38 },
        { at: end, r: hemR },
      ];
  const swells = overKnee ? [...muscles(r, path, line, 0.7), ...clothSwells(r, path, line)] : [];
  model.put(limb(knots, { swells, ends: [0.9, -0.2] }), look(outfit.legs));
  const along = overKnee ? line.lower : line.upper;
  if (outfit.rolled)
    for (const [k, fat] of [
      [0, 1.36],
      [0.09, 1.3],
    ] as const) {
      const at = end.clone().lerp(knee, k);
      const roll = tube([at, at.clone().lerp(knee, 0.08)], [r * fat * wide, r * fat * wide], { rings: 3, around: 18 });
      model.put(roll, { color: outfit.rolled, line: 0.7 });
    }
  if (outfit.pockets) {
    const side = Math.sign(hip.x) * r * 1.36;
    const at = hip
      .clone()
      .lerp(end, 0.62)
      .add(vec(side, 0, 0));
    const flap = frame(at, hip.clone().sub(end), vec(side, 0, 0));
    model.put(roundedBox(r * 1.3, r * 1.3, 0.016, 0.008), { color: outfit.pockets, line: 0.7 }, flap);
  }
  if (outfit.rolled) return;
  const top = end.clone().addScaledVector(along, -r * 0.36);
  band(
    model,
    [top, end.clone().addScaledVector(along, r * 0.02)],
    [hemR * 1.03, hemR * 1.05],
    darken(plain(outfit.legs), 0.1),
    0.6,
  );
}

export function buildLeg(
  model: Model,
  build: Build,
  outfit: OutfitSpec,
  path: LegPath,
  skin: string,
  left: boolean,
): void {
  const { hip, knee, ankle } = path;
  const [r, length] = [build.legRadius, outfit.legsLength ?? 2];
  const line = legLine(path);
  if (length < 2) {
    bareLeg(model, r, path, line, skin);
    if (outfit.sock) {
      const top = knee.clone().lerp(ankle, 0.5);
      model.put(tube([top, ankle], [r * 0.9, r * 0.76], { rings: 8, around: 12 }), { color: outfit.sock });
      const fold = top.clone().lerp(ankle, 0.2);
      model.put(tube([top, fold], [r * 0.98, r * 0.95], { rings: 2, around: 14 }), { color: outfit.sock, line: 0.5 });
    }
    shortTrousers(model, r, outfit, path, line, length);
    return;
  }
  if (outfit.pressed) {
    buildPressed(model, r * (outfit.legsWide ?? 1) * 0.92, outfit, path);
    return;
  }
  // in a boot the cloth is gathered; over a shoe it breaks
  const kind = ((left ? outfit.shoeLeft : undefined) ?? outfit.shoe).kind;
  trousers(model, r, outfit, path, line, kind === 'boot' || kind === 'leaf');
  if (outfit.kneeDust && left) {
    const front = knee.clone().sub(hip.clone().lerp(ankle, 0.5)).setY(0);
    if (front.lengthSq() < 1e-6) front.set(0, 0, 1);
    const patch = frame(knee.clone().addScaledVector(front.normalize(), r * 0.72), hip.clone().sub(ankle), front);
    model.put(ball([r * 0.72, r * 0.95, r * 0.5], 14), { color: outfit.kneeDust, line: 0 }, patch);
  }
}
