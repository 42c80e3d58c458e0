/** Places on the ground as the reader's eye sees them: so far ahead, so far to the right. */
import { TAU, type V3, vec } from './math.ts';

export type EyeGround = {
  /** ground point `ahead` and `right` of the eye, at height `y` */
  spot: (ahead: number, right: number, y?: number) => V3;
  /** yaw in degrees of someone who faces `right` across the picture and `toward` the eye */
  facing: (right: number, toward: number) => number;
};
export function eyeGround(from: V3, to: V3): EyeGround {
  const f = vec(to).sub(vec(from)).setY(0).normalize();
  const [fx, fz] = [f.x, f.z];
  return {
    spot: (ahead, right, y = 0) => [from[0] + fx * ahead - fz * right, y, from[2] + fz * ahead + fx * right],
    facing: (right, toward) => (Math.atan2(-fz * right - fx * toward, fx * right - fz * toward) * 360) / TAU,
  };
}
