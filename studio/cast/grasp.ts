/** Brings a hand to a thing: where the wrist must be so that palm, pinch or fingertip touches a given point. */
import * as THREE from 'three';
import { type V3, vec } from '../model/math.ts';
import { BUILDS, type BuildName } from './body.ts';
import { fingerPath, GRIPS } from './grips.ts';
import { HOLD_AT } from './hand.ts';
import type { ArmPose } from './pose-spec.ts';

/** Parts of the hand that can touch, in hand lengths [towards the thumb, along the fingers, out of the palm]. */
export const TOUCH = {
  /** middle of the curled fingers: round things */
  palm: [0, 0.45, 0.12],
  /** where thumb and finger meet in `pinch` */
  pinch: [0.16, 0.48, 0.36],
  /** under the thumb in `sheet`: a card between thumb and fingers */
  sheet: [0.22, 0.4, 0.16],
  /** middle of the stretched forefinger in `point` */
  finger: [0.2, 0.62, 0.1],
  /** end of the forefinger as the grip bends it (the numbers are those of `point`) */
  fingertip: [0.207, 0.93, 0.06],
} satisfies Record<string, V3>;

/** The finger's round end beyond its last joint, hand lengths. */
const TIP_SKIN = 0.064;

export type Grasp = {
  /** placement of the person, and the build whose hand it is */
  at: THREE.Matrix4;
  build: BuildName;
  side: 'left' | 'right';
  /** world point to be touched */
  point: V3 | THREE.Vector3;
  touch: keyof typeof TOUCH;
  /** radius of a round thing in the palm, metres */
  r?: number;
  /** [outward, up, forward], as in a pose */
  fingers: V3;
  palm: V3;
  elbow?: V3;
  grip: ArmPose['grip'];
};
/** Just beyond the end of the forefinger. */
export function tipOf(grip: NonNullable<ArmPose['grip']>): V3 {
  const [, , from, to] = fingerPath(typeof grip === 'string' ? GRIPS[grip] : grip, 0);
  const [a, b] = [vec(from), vec(to)];
  return b.clone().addScaledVector(b.clone().sub(a).normalize(), TIP_SKIN).toArray() as V3;
}
export function grasp(g: Grasp): ArmPose {
  const out = g.side === 'left' ? 1 : -1;
  const turn = new THREE.Matrix4().extractRotation(g.at);
  const world = (v: V3) =>
    vec(v[0] * out, v[1], v[2])
      .applyMatrix4(turn)
      .normalize();
  const y = world(g.fingers);
  const palm = world(g.palm);
  const z = palm.addScaledVector(y, -palm.dot(y)).normalize();
  // palm down, fingers forward: the left thumb points to the right
  const x = y.clone().cross(z).multiplyScalar(-out);
  const size = BUILDS[g.build].hand * new THREE.Vector3().setFromMatrixScale(g.at).x;
  const [a, b, c] = g.touch === 'fingertip' ? tipOf(g.grip ?? 'holdThick') : TOUCH[g.touch];
  const wrist = vec(g.point)
    .addScaledVector(x, -a * size)
    .addScaledVector(y, -b * size)
    .addScaledVector(z, -c * size - (g.r ?? 0));
  return {
    hand: [0, 0, 0],
    reachTo: wrist.toArray() as V3,
    reachBy: 'hand',
    fingers: g.fingers,
    palm: g.palm,
    grip: g.grip ?? 'holdThick',
    ...(g.elbow ? { elbow: g.elbow } : {}),
  };
}

/** World point on a face: [left, up, forward] in head radii from the middle of a head at `center` turned by `head` degrees. */
export function facePoint(at: THREE.Matrix4, center: THREE.Vector3, turn: THREE.Matrix4, build: BuildName, p: V3): V3 {
  const r = BUILDS[build].head;
  const rotation = new THREE.Matrix4().extractRotation(at).multiply(turn);
  return vec(p).multiplyScalar(r).applyMatrix4(rotation).add(center).toArray() as V3;
}

/**
 * Where the wrist must go for a fist to close round a point, as one holds a stick: use with `reachTo`.
 * `fingers` and `palm` as in the arm's pose ([outward, up, forward]); `side` 1 left, -1 right; all points in the world.
 */
export function wristAt(
  point: V3 | THREE.Vector3,
  at: THREE.Matrix4,
  side: 1 | -1,
  fingers: V3,
  palm: V3,
  build: BuildName = 'child8',
): V3 {
  const turn = new THREE.Matrix4().extractRotation(at);
  const world = (v: V3) =>
    vec(v[0] * side, v[1], v[2])
      .applyMatrix4(turn)
      .normalize();
  const y = world(fingers);
  const z = world(palm);
  z.addScaledVector(y, -z.dot(y)).normalize();
  const size = BUILDS[build].hand * new THREE.Vector3().setFromMatrixScale(at).x;
  // the hand starts a little beyond the wrist
  const back = vec(point)
    .addScaledVector(y, -(HOLD_AT[1] + 0.12) * size)
    .addScaledVector(z, -HOLD_AT[2] * size);
  return back.toArray() as V3;
}
