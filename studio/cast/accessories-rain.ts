/** A raincoat's hood when it is needed at last. Unit: head radii. */
import { grid } from '../model/grid.ts';
import { lighten, mix, TAU, type V3 } from '../model/math.ts';
import { tube } from '../model/tube.ts';
import type { OnHead } from './accessories.ts';
import { headPoint } from './head.ts';

export const RAIN_HEAD = {
  /** up, in the color of the coat, a stiff brim over the brow */
  rainHood(model, person) {
    const tone = lighten(person.strap ?? '#e3ae24', 0.12);
    const half = (w: number): number => 1.0 * Math.min(1, 0.56 + w * 1.15);
    const shell = grid(
      (u, w) => {
        const y = mix(1, -0.98, w ** 0.85);
        const open = half(w);
        const rim = Math.min(u, 1 - u) < 0.001 ? 0.05 : 0.26;
        return headPoint(mix(TAU - open, open, u), y, rim + 0.1 * Math.max(0, -y)).toArray() as V3;
      },
      44,
      24,
    );
    model.put(shell, { color: tone, doubleSided: true });
    const rim = Array.from({ length: 15 }, (_, i) => {
      const w = Math.abs(i / 7 - 1);
      const a = half(w) * Math.sign(i - 7 || 1);
      return headPoint(i === 7 ? 0 : a, mix(0.9, -0.9, w ** 0.85), 0.28 + 0.16 * (1 - w) ** 2);
    });
    model.put(tube(rim, [0.08, 0.1, 0.13, 0.1, 0.08], { around: 10, rings: 50 }), {
      color: lighten(tone, 0.3),
      line: 0.8,
    });
  },
} satisfies Record<string, OnHead>;
