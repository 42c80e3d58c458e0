/** The dry trail, pale and trodden, with two ruts that get dark and wet as it comes to the water. */
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, noise, smoothstep } from '../../model/math.ts';

/** `middle(x)` is the trail's z, `land` the ground under it, `shore` the x where the water begins. */
export function dryTrail(
  model: Model,
  shore: number,
  middle: (x: number) => number,
  land: (x: number, z: number) => number,
): void {
  const strip = grid(
    (u, w) => {
      const x = 13 - u * (13 - shore + 0.6);
      const wide = 0.62 + 0.14 * (noise(x * 1.9, w > 0.5 ? 3 : 8) - 0.5) + 0.08 * (noise(x * 6, w > 0.5 ? 1 : 5) - 0.5);
      const z = middle(x) + (2 * w - 1) * wide;
      // well over the coarse grid of the soil, its edges tucked in
      return [x, land(x, z) + 0.032 - 0.06 * smoothstep(0.4, 0.5, Math.abs(w - 0.5)), z];
    },
    220,
    36,
  );
  model.put(strip, {
    line: 0,
    tint: (point) => {
      const off = Math.abs(point.z - middle(point.x) + 0.05 * (noise(point.x * 1.4, 2) - 0.5));
      const rut = Math.exp(-(((off - 0.27) / 0.09) ** 2)) * (0.7 + 0.3 * noise(point.x * 3, point.z * 3));
      const dry = color('#e2c08c').lerp(color('#cba574'), noise(point.x * 2.4, point.z * 4));
      const edge = smoothstep(0.46, 0.68, off);
      const wet = smoothstep(shore + 0.55, shore + 0.05, point.x + 0.2 * (noise(point.z * 4, 3) - 0.5));
      return dry
        .lerp(color('#a98660'), edge * 0.7)
        .lerp(color('#80583c'), rut * 0.95)
        .lerp(color('#6d4a35'), wet * 0.72);
    },
  });
}
