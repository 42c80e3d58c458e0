/** The pair of green mittens, seen near: knitted, ribbed at the cuff. Metres. */
import type * as THREE from 'three';
import { type Model, newId } from '../../model/bake.ts';
import { darken, lighten, TAU, type V3 } from '../../model/math.ts';
import { points3 } from '../../model/points.ts';
import { ring, tube } from '../../model/tube.ts';
import { pattern } from '../../texture/pattern.ts';

const GREEN = '#4f9a55';
/** Cuff at the origin, fingers to -Y, .2 long; thumb to -X. `tip`: the end of its thumb. */
export const TIP: V3 = [-0.102, -0.128, 0.006];
export function knitMitten(model: Model, at: THREE.Matrix4): void {
  const wool = { map: pattern({ kind: 'knit', base: GREEN, ink: darken(GREEN, 0.3), size: 0.26 }), id: newId() };
  model.inside(at, () => {
    model.put(
      tube(
        points3('0,.01,0 0,-.06,0 .002,-.12,.003 .004,-.17,.006 .004,-.198,.006'),
        [0.048, 0.06, 0.064, 0.054, 0.02],
        {
          flat: 0.55,
          around: 26,
          rings: 30,
        },
      ),
      wool,
    );
    model.put(
      tube(points3('-.036,-.04,0 -.07,-.062,.004 -.094,-.092,.006 -.102,-.118,.006'), [0.026, 0.027, 0.025, 0.018], {
        around: 18,
        rings: 20,
      }),
      { ...wool, id: newId() },
    );
    // ribs of the cuff
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * TAU;
      const [x, z] = [Math.sin(a) * 0.052, Math.cos(a) * 0.031];
      model.put(
        tube(
          [
            [x, -0.004, z],
            [x * 1.03, 0.05, z * 1.03],
          ],
          [0.0105],
          { around: 8, rings: 3 },
        ),
        {
          color: lighten(GREEN, i % 2 ? 0.26 : 0.16),
          line: 0.4,
        },
      );
    }
    model.put(ring(0.054, 0.033, -0.006, 0.008), { color: '#f4ead6', line: 0.5 });
  });
}
