/** Positions of a person's joints in a pose, without drawing: for bodies, and for others who reach for them. */
import type * as THREE from 'three';
import { clamp, DEG, smoothstep, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { BUILDS, type Build, type BuildName, legLength, Spine } from './body.ts';
import type { Pose } from './pose-spec.ts';

/** The part of a pose that bends the trunk and turns the head. */
export type Stance = Pick<Pose, 'hips' | 'shift' | 'lean' | 'bend' | 'sway' | 'head' | 'headFollows'>;

export function hipsOf(build: Build, s: Stance): THREE.Vector3 {
  const leg = legLength(build);
  const [x, y, z] = s.shift ?? [0, 0, 0];
  return vec(x * leg, build.hip * (s.hips ?? 1) + y * leg, z * leg);
}
export const spineOf = (build: Build, s: Stance): Spine =>
  new Spine(
    place(hipsOf(build, s), s.lean),
    build.torso,
    ((s.bend ?? 0) + (build.stoop ?? 0)) * DEG,
    (s.sway ?? 0) * DEG,
  );

/** Shoulder joint in the person's space; `side` 1 left, -1 right. */
export const shoulderOf = (build: Build, spine: Spine, side: 1 | -1): THREE.Vector3 =>
  spine.point([side * build.shoulder, build.torso * 0.83, -0.005]);

/** Most that a shoulder goes along with an arm that is too short, arm lengths: a shoulder blade slides about so far. */
const MAX_STRETCH = 0.22;

/** How far a shoulder goes towards a thing that the stretched arm of `length` metres does not reach. */
export function stretchOf(build: Build, shoulder: THREE.Vector3, target: THREE.Vector3, length: number): THREE.Vector3 {
  const way = target.clone().sub(shoulder);
  const missing = clamp(way.length() - length * 0.995, 0, MAX_STRETCH * build.arm);
  return way.setLength(missing);
}

/** How far a shoulder leaves its place with the arm: up with a lifted arm, forward and in with one that reaches. */
export function liftOf(
  build: Build,
  spine: Spine,
  side: 1 | -1,
  shoulder: THREE.Vector3,
  wrist: THREE.Vector3,
): THREE.Vector3 {
  const f = spine.frame(build.torso * 0.83);
  const [left, up, front] = [vec(0), vec(0), vec(0)];
  f.extractBasis(left, up, front);
  const way = wrist.clone().sub(shoulder);
  // a hand that rests close to the shoulder lifts nothing
  const far = smoothstep(0.5, 1.5, way.length() / build.arm);
  way.normalize();
  const raised = smoothstep(0.1, 1.05, way.dot(up)) * (0.5 + 0.5 * far);
  const ahead = Math.max(0, way.dot(front)) * far;
  const crossing = Math.max(0, -side * way.dot(left)) * far;
  return up
    .multiplyScalar(raised * 0.18)
    .addScaledVector(front, ahead * 0.05)
    .addScaledVector(left, -side * (crossing * 0.04 + raised * 0.05))
    .multiplyScalar(build.arm);
}

/** Middle of the head in the person's space. */
export function headOf(build: Build, spine: Spine, follows?: boolean): THREE.Vector3 {
  const base = spine.point([0, build.torso, 0]);
  const up = spine
    .point([0, build.torso + 0.1, 0])
    .sub(base)
    .setLength(build.neck + build.head * 0.9);
  // the head stays more upright than the spine: .55 of the lean is kept
  const tall = Math.max(up.y, (build.neck + build.head * 0.9) * 0.86);
  return base.add(follows ? up : vec(up.x * 0.55, tall, up.z * 0.55 + 0.008));
}

/** Eye angles in radians at which the iris reaches the corner of the eye and the lids. */
const FULL_LOOK = [0.75, 0.6] as const;
const MAX_GAZE = 1.1;
/** Eyes that meet closer than this squint. */
const MAX_INWARD = 0.22;
/** Distance from the middle of the face to an eye, head radii. */
const EYE_OUT = 0.37;
/** `Acting.gaze` of a head whose eyes rest on a world point, and how far each turns inwards to meet the other there. */
export function gazeTo(frame: THREE.Matrix4, point: V3): [left: number, up: number, inward: number] {
  const { x, y, z } = vec(point).applyMatrix4(frame.clone().invert());
  const inward = Math.atan2(EYE_OUT, Math.hypot(x, y, z)) / FULL_LOOK[0];
  const left = Math.atan2(x, z) / FULL_LOOK[0];
  const up = Math.atan2(y, Math.hypot(x, z)) / FULL_LOOK[1];
  return [clamp(left, -MAX_GAZE, MAX_GAZE), clamp(up, -MAX_GAZE, MAX_GAZE), Math.min(inward, MAX_INWARD)];
}

/** Angles in degrees that the eyes manage without the head, to the side and up or down. */
const EYES_ALONE = [30, 26] as const;
/**
 * How much further the head turns for something beyond: share of the rest, and its end in degrees. More would find the
 * thing and lose the reader, who is at the other side.
 */
const FOLLOWS = 0.6;
const MOST_TURN = [5, 8] as const;
/** A neck turns so far from the trunk. */
const NECK = [70, 45] as const;
/** `Pose.head` of somebody who looks at a world point: the head follows what lies beyond the corners of the eyes. */
export function headTowards(frame: THREE.Matrix4, point: V3, [down, left, tilt]: V3): V3 {
  const { x, y, z } = vec(point).applyMatrix4(frame.clone().invert());
  const beyond = (angle: number, i: 0 | 1) =>
    Math.sign(angle) * clamp((Math.abs(angle) - EYES_ALONE[i]) * FOLLOWS, 0, MOST_TURN[i]);
  const side = beyond(Math.atan2(x, z) / DEG, 0);
  const up = beyond(Math.atan2(y, Math.hypot(x, z)) / DEG, 1);
  // a head that the pose already turns further than a neck can is never turned back
  const within = (from: number, by: number, most: number) =>
    by > 0 ? Math.max(from, Math.min(from + by, most)) : Math.min(from, Math.max(from + by, -most));
  return [within(down, -up, NECK[1]), within(left, side, NECK[0]), tilt];
}

/** World frame of a head in head radii: +X its left ear, +Y its crown, +Z its nose. */
export function headFrame(at: THREE.Matrix4, build: BuildName, s: Stance): THREE.Matrix4 {
  const b: Build = BUILDS[build];
  return at.clone().multiply(place(headOf(b, spineOf(b, s), s.headFollows), s.head ?? [0, 0, 0], b.head));
}
