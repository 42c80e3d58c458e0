/** A big leaf on a stalk, held as an umbrella. Metres. */
import type * as THREE from 'three';
import { type Model, newId } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, smoothstep, TAU, type V3, vec } from '../../model/math.ts';
import { tube } from '../../model/tube.ts';

/** Outline of a butterbur leaf: angle round (0 = tip), 0..1; a notch where the stalk comes in. */
const outline = (a: number): number => {
  const b = Math.abs(((a + Math.PI) % TAU) - Math.PI);
  const tip = 0.16 * Math.exp(-((b / 0.3) ** 2));
  const notch = 0.5 * Math.exp(-(((b - Math.PI) / 0.26) ** 2));
  return 0.86 + tip - notch + 0.025 * Math.sin(b * 13);
};
const dome = (r: number, a: number): number => -0.3 * r * r + 0.03 * r * Math.cos(a * 6);

/** Lies in its frame's XZ plane, tip to +Z, light side up; the stalk goes down to `hand` (world of the model). */
export function leafUmbrella(model: Model, at: THREE.Matrix4, size: number, stalk: (V3 | THREE.Vector3)[]): void {
  const point = (a: number, r: number, over = 0): V3 => {
    const q = r * outline(a) * size;
    return [Math.sin(a) * q, dome(r, a) * size + over, Math.cos(a) * q];
  };
  const id = newId();
  model.inside(at, () => {
    const sheet = grid((u, w) => point(u * TAU, mix(1, 0.001, w)), 72, 10);
    model.put(sheet, {
      id,
      doubleSided: true,
      tint: (point, n) => {
        const far = Math.hypot(point.x, point.z) / size;
        const c = color('#8cc152').lerp(color('#5f9a44'), smoothstep(0.2, 1, far) * 0.7);
        c.lerp(color('#b5d86c'), 0.5 * noise(point.x * 9, point.z * 9));
        return n.y < 0 ? c.multiplyScalar(0.95) : c;
      },
    });
    const vein = (points: V3[], r: number) => {
      model.put(tube(points, [r, r * 0.3], { around: 6, rings: 10 }), { color: '#d8eaa0', id, line: 0.25 });
    };
    for (const a of [0, 0.55, -0.55, 1.15, -1.15, 1.8, -1.8, 2.45, -2.45])
      vein(
        [0.02, 0.3, 0.6, 0.9].map((r) => point(a * (1 - 0.06 * r), r, 0.006)),
        0.011,
      );
    const rim = Array.from({ length: 60 }, (_, i) => point((i / 60) * TAU, 1));
    model.put(tube(rim, [0.007], { closed: true, around: 5, rings: 120 }), { color: '#4f7f38', id, line: 1 });
  });
  model.put(tube([...stalk, vec(0).applyMatrix4(at)], [0.017, 0.014, 0.013], { around: 9, rings: 16 }), {
    color: '#8fae58',
  });
}
