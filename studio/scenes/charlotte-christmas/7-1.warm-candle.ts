/** The only lamp of the room: a candle whose wax and flame glow warm from every side. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, smoothstep } from '../../model/math.ts';
import { points2 } from '../../model/points.ts';
import { lathe } from '../../model/tube.ts';

/** In a brass saucer at the origin, .2 high; its flame is round [0, .18, 0]. */
export function warmCandle(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(lathe(points2('.004,.001 0,.07 .012,.085 .02,.09 .014,.07'), { around: 26 }), {
      color: '#c8913e',
      doubleSided: true,
    });
    model.put(lathe(points2('.012,.031 .06,.029 .11,.03 .134,.029 .141,.022 .136,.003'), { around: 24, steps: 5 }), {
      tint: (point) =>
        color('#d98a3c')
          .lerp(color('#ffcf7c'), smoothstep(0.02, 0.13, point.y))
          .multiplyScalar(1.3 + 0.4 * smoothstep(0.07, 0.14, point.y)),
      glow: true,
      line: 0.7,
    });
    model.put(lathe(points2('.142,.003 .152,.013 .168,.017 .19,.011 .226,.001'), { around: 18, steps: 5 }), {
      tint: (point) =>
        color('#ff8a1e')
          .lerp(color('#ffd75a'), smoothstep(0.215, 0.16, point.y))
          .multiplyScalar(1.65),
      glow: true,
      line: 0.5,
    });
  });
}
