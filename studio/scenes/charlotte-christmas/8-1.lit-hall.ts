/** What one sees through an open door of Plum Street by night. Metres, in the frame of the house. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, smoothstep, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { PORCH } from '../../sets/plum-house.ts';

/**
 * A lit hall with a depth: bright end wall, warm side wall, floor and threshold. Returns the pools of its light on porch and
 * path, for `contacts`: [x, y, z, half width, half depth].
 */
export function litHall(model: Model, at: THREE.Matrix4): [number, number, number, number, number][] {
  const F = PORCH.floor;
  const warm = (k: number) => (point: THREE.Vector3) =>
    color('#ee9a4a')
      .lerp(color('#fff0c4'), smoothstep(1.7, 0, Math.hypot(point.x * 0.9, point.y - 0.35)))
      .multiplyScalar(k);
  const glow = (k: number) => ({ tint: warm(k), glow: true, line: 0.3 });
  model.inside(at, () => {
    model.put(roundedBox(2, 2.6, 0.02, 0.005), glow(1.08), place([-0.05, F + 1.3, -2.5]));
    model.put(roundedBox(0.02, 2.6, 2.3, 0.005), glow(0.98), place([0.82, F + 1.3, -1.35]));
    model.put(roundedBox(0.02, 2.6, 2.3, 0.005), glow(0.7), place([-1.0, F + 1.3, -1.35]));
    model.put(roundedBox(2, 0.02, 2.3, 0.005), glow(0.72), place([-0.05, F + 0.02, -1.3]));
    // a picture, a chest under it, the stairs
    const wood = { color: '#8a4e36', line: 0.6 };
    model.put(roundedBox(0.5, 0.42, 0.04, 0.01), wood, place([0.3, F + 1.6, -2.46]));
    model.put(roundedBox(0.4, 0.32, 0.05, 0.01), { color: '#f6d8a0', line: 0.3 }, place([0.3, F + 1.6, -2.455]));
    model.put(roundedBox(0.7, 0.62, 0.36, 0.02), wood, place([0.4, F + 0.33, -2.28]));
    for (let i = 0; i < 5; i++)
      model.put(roundedBox(0.5, 0.2, 0.3, 0.01), wood, place([-0.7, F + 0.1 + i * 0.2, -1.1 - i * 0.28]));
    model.put(roundedBox(1.24, 0.05, 0.3, 0.015), { color: '#8a5f44', line: 0.6 }, place([0, F + 0.02, -0.02]));
  });
  const [porch, path] = [vec(0, F + 0.03, 0.95).applyMatrix4(at), vec(0, 0.12, 4.2).applyMatrix4(at)];
  return [
    [porch.x, porch.y, porch.z, 1.1, 0.95],
    [path.x, path.y, path.z, 1.7, 2.6],
  ];
}
