/** Matrices that put things somewhere, and two-bone reach for arms and legs. */
import * as THREE from 'three';
import { clamp, DEG, type V3, vec } from './math.ts';

export const move = (x: number, y: number, z: number): THREE.Matrix4 => new THREE.Matrix4().makeTranslation(x, y, z);

/** Position, turn [pitch, yaw, roll] in degrees (yaw first), scale. */
export function place(at: V3 | THREE.Vector3, turnDeg: V3 = [0, 0, 0], scale: number | V3 = 1): THREE.Matrix4 {
  const [p, y, r] = turnDeg.map((a) => a * DEG);
  const q = new THREE.Quaternion().setFromEuler(new THREE.Euler(p, y, r, 'YXZ'));
  return new THREE.Matrix4().compose(vec(at), q, Array.isArray(scale) ? vec(scale) : vec(scale, scale, scale));
}

/** Frame at `at` with +Y along `y` and +Z as near to `z` as possible. */
export function frame(at: THREE.Vector3, y: THREE.Vector3, z: THREE.Vector3): THREE.Matrix4 {
  const Y = y.clone().normalize();
  const Z = z.clone().addScaledVector(Y, -z.dot(Y));
  if (Z.lengthSq() < 1e-6) Z.set(Y.y, Y.z, Y.x).addScaledVector(Y, -(Y.y * Y.x + Y.z * Y.y + Y.x * Y.z));
  Z.normalize();
  return new THREE.Matrix4().makeBasis(Y.clone().cross(Z), Y, Z).setPosition(at);
}

/** Frame at `at` with +Z out along `normal` and +Y near up: for things stuck on a surface. */
export function onSurface(at: THREE.Vector3, normal: THREE.Vector3, scale: number | V3 = 1, roll = 0): THREE.Matrix4 {
  const z = normal.clone().normalize();
  const x = new THREE.Vector3(0, 1, 0).cross(z);
  if (x.lengthSq() < 1e-5) x.set(1, 0, 0);
  x.normalize();
  const M = new THREE.Matrix4().makeBasis(x, z.clone().cross(x), z);
  if (roll) M.multiply(new THREE.Matrix4().makeRotationZ(roll));
  return M.scale(Array.isArray(scale) ? vec(scale) : vec(scale, scale, scale)).setPosition(at);
}

/** Elbow (or knee) and end of a limb of lengths a, b from `root` towards `target`; the joint bends to `hint`. */
export function reach(root: THREE.Vector3, target: THREE.Vector3, a: number, b: number, hint: THREE.Vector3) {
  const d = target.clone().sub(root);
  const length = clamp(d.length(), Math.abs(a - b) + 1e-3, (a + b) * 0.998);
  d.normalize();
  const x = (a * a - b * b + length * length) / (2 * length);
  const h = Math.sqrt(Math.max(0, a * a - x * x));
  const side = hint.clone().addScaledVector(d, -hint.dot(d)).normalize();
  return {
    joint: root.clone().addScaledVector(d, x).addScaledVector(side, h),
    end: root.clone().addScaledVector(d, length),
  };
}
