/** People caught by something: head and eyes on it, a hand on the cheek or over the mouth. */
import * as THREE from 'three';
import type { BuildName } from '../../cast/body.ts';
import { grasp } from '../../cast/grasp.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { gazeTo, headFrame, type Stance } from '../../cast/skeleton.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';

interface Watcher {
  build: BuildName;
  at: THREE.Matrix4;
  stance: Stance;
  /** world point */
  target: V3;
  tilt?: number | undefined;
  /** how far the chin may drop, degrees: the rest is done by the eyes, or we lose the face */
  most?: number | undefined;
}
/** Least look down of somebody who watches a thing below: with less the lids stay open, and nobody sees where they look. */
const DOWNCAST = -0.7;
/** Head and eyes on a thing that lies before and below them. */
export function watch({ build, at, stance, target, tilt = 0, most = 24 }: Watcher): {
  head: V3;
  gaze: [number, number];
} {
  const centre = new THREE.Vector3().setFromMatrixPosition(headFrame(at, build, stance));
  const turned = new THREE.Matrix4().extractRotation(at).invert();
  const to = vec(target).sub(centre).applyMatrix4(turned);
  const left = THREE.MathUtils.radToDeg(Math.atan2(to.x, to.z));
  const down = THREE.MathUtils.radToDeg(Math.atan2(-to.y, Math.hypot(to.x, to.z)));
  const head: V3 = [Math.min(down * 0.8, most), left, tilt];
  const [side, up] = gazeTo(headFrame(at, build, { ...stance, head }), target);
  return { head, gaze: [side, Math.min(up, DOWNCAST)] };
}
/** A hand laid on its own face at [outward, up, forward] in head radii: on the cheek, or with the fingers over the mouth. */
export function onFace(build: BuildName, at: THREE.Matrix4, s: Stance, side: 'left' | 'right', p: V3): ArmPose {
  const k = side === 'left' ? 1 : -1;
  const turned = (x: number, y: number, z: number): V3 => {
    const v = vec(x * k, y, z).applyMatrix4(place([0, 0, 0], s.head ?? [0, 0, 0]));
    return [v.x * k, v.y, v.z];
  };
  const over = p[0] < 0.4;
  return grasp({
    at,
    build,
    side,
    point: vec(p[0] * k, p[1], p[2]).applyMatrix4(headFrame(at, build, s)),
    touch: 'palm',
    fingers: over ? turned(-0.9, 0.5, 0.1) : turned(0.15, 1, -0.1),
    palm: over ? turned(0, 0, -1) : turned(-0.9, 0, -0.5),
    elbow: [0.8, -1, 0.3],
    grip: 'flat',
  });
}
