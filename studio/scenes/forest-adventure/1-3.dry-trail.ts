/** The dry trail, a pale ribbon down the slope, dark and wet only where it meets the water. */
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, smoothstep } from '../../model/math.ts';

/** `middle(x)` is the trail's z, `half(x)` half its width, `land` the ground under it, `shore` the x where the water begins. */
export function dryTrail(
  model: Model,
  shore: number,
  middle: (x: number) => number,
  half: (x: number) => number,
  land: (x: number, z: number) => number,
): void {
  const far = 21;
  const strip = grid(
    (u, w) => {
      const x = mix(far, shore - 0.5, u);
      const ragged = 0.09 * (noise(x * 1.9, w > 0.5 ? 3 : 8) - 0.5) + 0.02 * (noise(x * 6, w > 0.5 ? 1 : 5) - 0.5);
      const z = middle(x) + (2 * w - 1) * (half(x) + ragged);
      // well over the coarse grid of the soil, its edges tucked in
      return [x, land(x, z) + 0.06 - 0.05 * smoothstep(0.4, 0.5, Math.abs(w - 0.5)), z];
    },
    260,
    36,
  );
  model.put(strip, {
    line: 0,
    tint: (point) => {
      const off = Math.abs(point.z - middle(point.x)) / half(point.x);
      const wet = smoothstep(shore + 0.5, shore + 0.02, point.x + 0.2 * (noise(point.z * 4, 3) - 0.5));
      return color('#ffe9b8')
        .lerp(color('#efd298'), noise(point.x * 2.4, point.z * 4))
        .lerp(color('#a9b06c'), smoothstep(0.74, 1, off) * 0.8)
        .lerp(color('#c79d68'), wet * 0.7);
    },
  });
}
