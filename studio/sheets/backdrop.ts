/** Painted paper floor that bends up into a wall, for model sheets. */
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm } from '../model/math.ts';

export function backdrop(tone = '#f1dcbd', depth = 1.9): Model {
  const model = new Model();
  const bend = 0.8;
  const geometry = grid(
    (u, w) => {
      const x = (u - 0.5) * 16;
      const s = w * 12 - 4;
      if (s < 0) return [x, 0, -depth - s * 1.6];
      return [x, s < bend ? (s * s) / (2 * bend) : s - bend / 2, -depth - Math.min(s, bend) * 0.6];
    },
    20,
    36,
  );
  const tint = (p: { x: number; y: number; z: number }) =>
    color(tone).multiplyScalar(0.95 + 0.1 * fbm(p.x * 0.8, p.y * 0.8, p.z * 0.8));
  model.put(geometry, { line: 0, doubleSided: true, tint });
  return model.bake({ cast: false });
}
