/** A paper crown after eleven hours under a sleeping head (KB-1.1). */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { mix, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';

const POINTS = 8;
/** How far each point is bent outward at its fold, degrees; from the front to her left. */
const BENT = [100, 10, 140, 20, 95, 6, 22, 160];

/** In a head's frame (`headFrame`): a gold band, a dot under each point, half of the points folded over. */
export function crushedCrown(model: Model, head: THREE.Matrix4): void {
  model.inside(head.clone().multiply(place([-0.1, 0.72, -0.06], [-6, 0, 13])), () => {
    const r = 1.14;
    const gold = { color: '#f4c63a', doubleSided: true, line: 0.9 };
    // pressed a little oval, with a dent
    const out = (a: number) => r * (1 + 0.05 * Math.cos(2 * a)) - 0.1 * Math.exp(-(((a - 4.9) / 0.35) ** 2));
    const band = (a: number, y: number): V3 => [Math.sin(a) * out(a), y + 0.03 * Math.sin(a * 5), Math.cos(a) * out(a)];
    model.put(
      grid((u, w) => band(u * TAU, mix(0, 0.3, w)), 96, 3),
      gold,
    );
    for (let i = 0; i < POINTS; i++) {
      const middle = (i / POINTS) * TAU;
      const fold = ((BENT[i] ?? 0) * Math.PI) / 180;
      model.put(
        grid(
          (u, w) => {
            const a = middle + (u - 0.5) * (TAU / POINTS) * (1 - w);
            const [x, y, z] = band(a, 0.3);
            const long = 0.44 * w;
            // the fold lies a third of the way up
            const over = Math.max(0, long - 0.14);
            const up = Math.min(long, 0.14) + over * Math.cos(fold);
            const away = over * Math.sin(fold);
            return [x + Math.sin(middle) * away, y + up, z + Math.cos(middle) * away];
          },
          8,
          12,
        ),
        gold,
      );
      const [x, y, z] = band(middle, 0.17);
      model.put(
        ball([0.075, 0.075, 0.03], 10),
        { color: i % 2 ? '#e4604c' : '#5fa3a0', line: 0.4 },
        place([x, y, z], [0, (middle * 360) / TAU, 0]),
      );
    }
  });
}
