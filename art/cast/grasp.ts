/** Where the wrist must go for a hand to close round a point: use with `reachTo`. */
import * as THREE from 'three';
import { type V3, vec } from '../model/math.ts';
import { BUILDS, type BuildName } from './body.ts';
import { HOLD_AT } from './hand.ts';

/** `fingers` and `palm` as in the arm's pose ([outward, up, forward]); `side` 1 left, -1 right; all points in the world. */
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
