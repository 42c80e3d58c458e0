/** The bare arm: one skin from the shoulder over elbow and wrist to the knuckles, and the chain of knots sleeves share. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, noise } from '../model/math.ts';
import type { Build } from './body.ts';
import { rosyTint } from './hand.ts';
import { type Bend, bendKnots, bendOf, type Knot, limb, type Swell } from './limb.ts';
import type { OutfitSpec } from './outfit.ts';

export type ArmPath = {
  /** inside the trunk */
  root: THREE.Vector3;
  shoulder: THREE.Vector3;
  elbow: THREE.Vector3;
  wrist: THREE.Vector3;
  /** frame of the hand: +Y along its fingers, +Z out of the palm; metres */
  hand: THREE.Matrix4;
  /** 1 when the thumb is towards +X of `hand` */
  thumbSide: number;
};
export const armLine = (p: ArmPath): Bend => bendOf(p.shoulder, p.elbow, p.wrist, new THREE.Vector3(0, 0, -1));

/** Knuckles' end of the palm: its sections in hand lengths [along, towards the palm's side, half width, half thickness]. */
const PALM: [number, number, number, number][] = [
  [0.02, 0.0, 0.186, 0.138],
  [0.13, 0.012, 0.226, 0.15],
  [0.26, 0.012, 0.266, 0.138],
  [0.35, 0.006, 0.27, 0.114],
  [0.405, 0.002, 0.248, 0.088],
];
/** The wrist: narrowest, and flattened in the hand's plane. */
const WRIST: [number, number] = [0.168, 0.132];

/** Wrist and palm; the skin bends over with the hand. */
function palmKnots(build: Build, path: ArmPath): Knot[] {
  const inHand = (y: number, z: number) =>
    new THREE.Vector3(0, y, z).multiplyScalar(build.hand).applyMatrix4(path.hand);
  const wide = WRIST.map((k) => Math.min(k * build.hand, build.armRadius * 0.82)) as [number, number];
  const folded = inHand(1, 0).sub(inHand(0, 0)).normalize().dot(path.wrist.clone().sub(path.elbow).normalize());
  return [
    { at: path.wrist.clone(), r: wide, joint: folded < 0.6 },
    ...PALM.map(([y, z, x, thick]) => ({
      at: inHand(y, z),
      r: [x * build.hand, thick * build.hand] as [number, number],
    })),
  ];
}

/** Where the bare part begins: at the shoulder, on the upper arm inside a short sleeve, or in the cuff of a long one. */
type BareFrom = 'shoulder' | 'upper' | 'elbow' | 'cuff';

function armSkin(build: Build, path: ArmPath, from: BareFrom, withPalm: boolean): THREE.BufferGeometry {
  const r = build.armRadius;
  const line = armLine(path);
  const { shoulder, elbow, wrist } = path;
  const onUpper = (t: number, k: number): Knot => ({ at: shoulder.clone().lerp(elbow, t), r: r * k });
  const onLower = (t: number, k: number): Knot => ({ at: elbow.clone().lerp(wrist, t), r: r * k });
  const turn = bendKnots(elbow, line, [r * 0.85, r * 0.83, r * 0.9]);
  const top = {
    shoulder: [
      { at: path.root.clone(), r: r * 1.0 },
      onUpper(0, 1.06),
      onUpper(0.24, 1.06),
      onUpper(0.6, 0.9),
      ...turn,
    ],
    upper: [onUpper(0.3, 0.99), onUpper(0.6, 0.9), ...turn],
    elbow: [onUpper(0.7, 0.86), ...turn],
    cuff: [onLower(0.6, 0.8)],
  }[from];
  const down = from === 'cuff' ? [onLower(0.84, 0.66)] : [onLower(0.3, 0.95), onLower(0.58, 0.82), onLower(0.84, 0.66)];
  const end: Knot[] = withPalm ? palmKnots(build, path) : [{ at: wrist.clone(), r: r * 0.64 }];
  const across = new THREE.Vector3().setFromMatrixColumn(path.hand, 0);
  return limb([...top, ...down, ...end], {
    across,
    around: 14,
    swells: from === 'cuff' ? palmSwells(build, path) : [...muscles(r, path, line), ...palmSwells(build, path)],
    ends: [0.5, 0.9],
  });
}

/** The elbow's bone, the forearm's muscle below it, the round of the shoulder. */
function muscles(r: number, path: ArmPath, line: Bend): Swell[] {
  const { elbow, shoulder } = path;
  const out = line.outside;
  const along = (t: number) => elbow.clone().addScaledVector(line.lower, line.long * t);
  // on an arm that hangs the shoulder's muscle is on the outer side: away from the trunk
  const away = shoulder.clone().sub(path.root).setY(0);
  return [
    {
      at: elbow.clone(),
      dir: out,
      out: r * (0.1 + 0.16 * line.bent - 0.1 * line.folded),
      reach: r * (0.5 + 0.4 * line.folded),
      sharp: 4 - 2 * line.folded,
    },
    { at: along(0.26), dir: out, out: r * 0.14, reach: line.long * 0.2, sharp: 1 },
    { at: along(0.16), dir: out.clone().negate(), out: r * 0.1 * line.bent, reach: line.long * 0.1, sharp: 1 },
    { at: shoulder.clone().lerp(elbow, 0.22), dir: away, out: r * 0.14, reach: line.long * 0.2, sharp: 1 },
  ];
}

/** Ball of the thumb and heel of the little finger's side, on the palm; in hand lengths [thumbwards, along, out]. */
function palmSwells(build: Build, path: ArmPath): Swell[] {
  const spot = (x: number, y: number, z: number) =>
    new THREE.Vector3(x * path.thumbSide, y, z).multiplyScalar(build.hand).applyMatrix4(path.hand);
  const o = spot(0, 0, 0);
  return [
    { at: spot(0, 0.13, 0), dir: spot(0.8, 0, 0.6).sub(o), out: build.hand * 0.05, reach: build.hand * 0.13, sharp: 2 },
    { at: spot(0, 0.1, 0), dir: spot(-0.8, 0, 0.5).sub(o), out: build.hand * 0.03, reach: build.hand * 0.12, sharp: 2 },
  ];
}

/** The bare part of an arm with its palm: `id` is also that of the fingers. */
export function buildBareArm(
  model: Model,
  build: Build,
  outfit: OutfitSpec,
  path: ArmPath,
  skin: string,
  mitten: boolean,
  id: number,
): void {
  const s = outfit.sleeveLength;
  if (mitten && s === 1) return;
  const from: BareFrom = s === 0 ? 'shoulder' : s <= 0.5 ? 'upper' : s < 1 ? 'elbow' : 'cuff';
  const toHand = path.hand.clone().invert();
  const rosy = rosyTint(skin);
  const dust = outfit.armDust ? color(outfit.armDust) : undefined;
  const tint = (q: THREE.Vector3) => {
    const point = q.clone().applyMatrix4(toHand).divideScalar(build.hand);
    if (point.y > -0.1) return rosy(point);
    const powder = dust && 0.35 + 0.6 * noise(q.x * 40, q.y * 26, q.z * 40);
    return powder ? color(skin).lerp(dust, powder) : color(skin);
  };
  model.put(armSkin(build, path, from, !mitten), { tint, skin: true, id, line: 0.8 });
}
