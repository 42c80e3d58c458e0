/** The brother peaks over the wall of the yard, side by side in the last light. Metres. */
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, noise, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';

/** One peak of bare rock, steep to the west, its foot at `at`; the sun has left all but its western flank. */
function peak(model: Model, at: V3, wide: number, high: number, seed: number): void {
  const rock = grid(
    (u, w) => {
      const a = -u * TAU;
      const ribs = 0.24 * Math.sin(a * 3 + seed) + 0.12 * Math.sin(a * 7 + seed * 2 + w * 4);
      const steps = 0.16 * (noise(w * 9 + seed, u * 8) - 0.5);
      const r = wide * ((1 - w) ** 0.86 * (1 + ribs * (1 - w * 0.5)) + steps * (1 - w));
      // the top hangs over to the west, the east is a long slope
      const x = Math.cos(a) * r * (Math.cos(a) > 0 ? 1.25 : 0.72) - 0.9 * w;
      return [x, high * (w + 0.03 * Math.sin(w * 20 + seed)), Math.sin(a) * r * 0.6];
    },
    64,
    26,
  );
  model.put(
    rock,
    {
      tint: (point, n) => {
        const stone = color('#6d5c8e').lerp(color('#8d7698'), noise(point.x * 0.9, point.y * 1.4, point.z * 0.9));
        const wood = color('#4e4c6c').lerp(color('#66586c'), noise(point.x * 2.4, point.y * 2, 3));
        const k = point.y / high;
        return wood
          .lerp(stone, smoothstep(0.4, 0.72, k + 0.3 * (noise(point.x * 0.7, point.z * 0.7) - 0.5)))
          .lerp(color('#ffb070'), 0.9 * smoothstep(0.15, 0.7, -n.x) * smoothstep(0.3, 0.75, k));
      },
      doubleSided: true,
      line: 0.7,
    },
    place(at),
  );
}

export function brothersOverTheWall(model: Model): void {
  peak(model, [-14.2, -1, -30], 5.4, 8.2, 1.3);
  peak(model, [-9.6, -1, -31], 4.8, 6.9, 4.1);
}
