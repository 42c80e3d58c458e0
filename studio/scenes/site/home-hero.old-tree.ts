/** A tree too wide for three children to hug: furrowed bark, moss on the shady side, roots that run out to the left. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { closeRing, grid } from '../../model/grid.ts';
import { color, fbm, mix, noise, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { tube } from '../../model/tube.ts';

const HEIGHT = 4.2;
const DARK = color('#4a3a44');
const WARM = color('#a37c5c');
const MOSS = color('#8a9c4c');

/** Fissures that part and meet again, about -1 to 1; `a` is the angle round the trunk in radians. */
const furrow = (a: number, y: number): number => {
  const turn = a + 0.12 * y + 0.5 * (noise(y * 0.8, Math.sin(a) + 3) - 0.5);
  const ridge = (k: number, f: number, s: number) =>
    Math.abs(2 * noise(Math.sin(turn) * k + s, Math.cos(turn) * k + s, y * f) - 1);
  return 2.4 * (0.65 * ridge(4.1, 0.7, 5) + 0.35 * ridge(8.2, 1.3, 11)) - 1;
};

/** Radius of the trunk in metres at height `y`, wider at the foot. */
const radius = (y: number): number => 0.74 + 0.5 * smoothstep(0.9, 0, y) ** 2 + 0.06 * smoothstep(2, HEIGHT, y);

export function oldTree(model: Model, foot: V3, roots: readonly V3[][]): void {
  const bark = (point: THREE.Vector3, a: number) =>
    DARK.clone()
      .lerp(WARM, smoothstep(-0.5, 0.8, furrow(a, point.y)))
      .lerp(MOSS, 0.7 * smoothstep(0.5, 0.72, fbm(point.x * 2.2 + 4, point.y * 1.6, point.z * 2.2)))
      .multiplyScalar(0.9 + 0.2 * fbm(point.x * 5, point.y * 5, point.z * 5));
  const trunk = grid(
    (u, w) => {
      const [a, y] = [u * TAU, w * HEIGHT - 0.15];
      const flare = 1 + 0.14 * Math.sin(a * 6 + 0.6) * smoothstep(0.7, 0, y);
      const r = radius(y) * flare * (1 + 0.045 * furrow(a, y) + 0.06 * (noise(Math.sin(a) * 1.5, y) - 0.5));
      return [foot[0] + 0.05 * y * y * 0.3 + Math.sin(a) * r, foot[1] + y, foot[2] + Math.cos(a) * r];
    },
    160,
    80,
  );
  model.put(closeRing(trunk, 160), {
    line: 0.8,
    tint: (point) => bark(point, Math.atan2(point.x - foot[0], point.z - foot[2])),
  });
  for (const [i, path] of roots.entries())
    model.put(tube([...path], [0.24, 0.17, 0.12, 0.07, 0.02], { around: 14, rings: 40 }), {
      line: 0.7,
      tint: (point) => bark(point, mix(0, 3, fbm(point.x * 4, point.z * 9 + i))),
    });
}
