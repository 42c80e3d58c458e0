/** People who quarrel: heads and eyes on the other side, arms that point, and lean on a knee. */
import * as THREE from 'three';
import type { BuildName } from '../../cast/body.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { gazeTo, headFrame, type Stance } from '../../cast/skeleton.ts';
import { type V3, vec } from '../../model/math.ts';

type Watcher = {
  build: BuildName;
  at: THREE.Matrix4;
  stance: Stance;
  /** world point */
  target: V3;
  tilt?: number | undefined;
  /** how far the chin may drop, degrees: the rest is done by the eyes, or we lose the face */
  most?: number | undefined;
};
/** Least look down of somebody who watches a thing below: with less the lids stay open, and nobody sees where they look. */
const DOWNCAST = -0.7;
/** Head and eyes on a thing that lies before and below them. */
export function watch({ build, at, stance, target, tilt = 0, most = 24 }: Watcher): {
  head: V3;
  gaze: [number, number];
} {
  const center = new THREE.Vector3().setFromMatrixPosition(headFrame(at, build, stance));
  const turned = new THREE.Matrix4().extractRotation(at).invert();
  const to = vec(target).sub(center).applyMatrix4(turned);
  const left = THREE.MathUtils.radToDeg(Math.atan2(to.x, to.z));
  const down = THREE.MathUtils.radToDeg(Math.atan2(-to.y, Math.hypot(to.x, to.z)));
  const head: V3 = [Math.min(down * 0.8, most), left, tilt];
  const [side, up] = gazeTo(headFrame(at, build, { ...stance, head }), target);
  return { head, gaze: [side, Math.min(up, DOWNCAST)] };
}

/** the forefinger out after the stick, away from the body */
export const pointing: ArmPose = {
  hand: [0.62, -0.42, 0.5],
  elbow: [0.6, -0.6, -0.6],
  palm: [-0.5, -1, 0],
  fingers: [0.66, -0.66, 0.5],
  grip: 'point',
};
export const onKnee: ArmPose = {
  hand: [0.06, -0.66, 0.46],
  elbow: [1, 0.1, -0.3],
  palm: [-0.3, -1, -0.2],
  fingers: [-0.3, -0.8, 0.6],
  grip: 'relaxed',
};
