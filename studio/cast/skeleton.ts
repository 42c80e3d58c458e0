/** Where a person's joints are in a pose, before anything is drawn: for bodies, and for whoever reaches for them. */
import type * as THREE from 'three';
import { DEG, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { BUILDS, type Build, type BuildName, legLength, Spine } from './body.ts';
import type { Pose } from './pose-spec.ts';

/** What bends a trunk: a pose without its limbs will do. */
export type Stance = Pick<Pose, 'hips' | 'shift' | 'lean' | 'bend' | 'head' | 'headFollows'>;

export function hipsOf(b: Build, s: Stance): THREE.Vector3 {
  const leg = legLength(b);
  const [x, y, z] = s.shift ?? [0, 0, 0];
  return vec(x * leg, b.hip * (s.hips ?? 1) + y * leg, z * leg);
}
export const spineOf = (b: Build, s: Stance): Spine =>
  new Spine(place(hipsOf(b, s), s.lean), b.torso, ((s.bend ?? 0) + (b.stoop ?? 0)) * DEG);

/** Shoulder joint in the person's space; `side` 1 left, -1 right. */
export const shoulderOf = (b: Build, spine: Spine, side: 1 | -1): THREE.Vector3 =>
  spine.point([side * b.shoulder, b.torso * 0.83, -0.005]);

/** Middle of the head in the person's space. */
export function headOf(b: Build, spine: Spine, follows?: boolean): THREE.Vector3 {
  const base = spine.point([0, b.torso, 0]);
  const up = spine
    .point([0, b.torso + 0.1, 0])
    .sub(base)
    .setLength(b.neck + b.head * 0.9);
  // the head stays more upright than the spine: .55 of the lean is kept
  const tall = Math.max(up.y, (b.neck + b.head * 0.9) * 0.86);
  return base.add(follows ? up : vec(up.x * 0.55, tall, up.z * 0.55 + 0.008));
}

/** World frame of a head in head radii: +X its left ear, +Y its crown, +Z its nose. */
export function headFrame(at: THREE.Matrix4, build: BuildName, s: Stance): THREE.Matrix4 {
  const b: Build = BUILDS[build];
  return at.clone().multiply(place(headOf(b, spineOf(b, s), s.headFollows), s.head ?? [0, 0, 0], b.head));
}
