/** A garden wheelbarrow turned upside down: a stage .43 m high, its wheel in the air towards +X, its handles on the ground. Metres. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { ball, lathe, ring, tube } from '../../model/tube.ts';

const IRON = '#4a4656';
const AXLE: V3 = [0.78, 0.5, 0];

export function upturnedWheelbarrow(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    // the tray, rim down
    model.put(
      lathe(points2('0,.58 .1,.55 .2,.515 .3,.48 .37,.45 .405,.41 .42,.34 .422,.2 .422,.01'), {
        around: 44,
        depth: 0.62,
      }),
      {
        tint: wash('#3f9a78', 3),
      },
    );
    model.put(ring(0.58, 0.36, 0.03, 0.022), { color: '#2f7a60', line: 0.6 });
    model.inside(place(AXLE, [90, 0, 0]), () => {
      model.put(ring(0.25, 0.25, 0, 0.05), { color: IRON });
      model.put(ring(0.195, 0.195, 0, 0.014), { color: '#e8b84e', line: 0.5 });
      for (let i = 0; i < 4; i++) {
        const [x, z] = [Math.cos((i * Math.PI) / 4) * 0.2, Math.sin((i * Math.PI) / 4) * 0.2];
        model.put(
          tube(
            [
              [-x, 0, -z],
              [0, 0, 0],
              [x, 0, z],
            ],
            [0.014],
            { around: 7, rings: 3 },
          ),
          { color: '#e8b84e', line: 0.5 },
        );
      }
      model.put(ball([0.05, 0.07, 0.05], 12), { color: '#d8402f', line: 0.6 });
    });
    for (const side of [-1, 1]) {
      model.put(
        tube(
          [
            [AXLE[0] + 0.06, AXLE[1], side * 0.08],
            [0.3, 0.47, side * 0.17],
            [-0.4, 0.36, side * 0.26],
            [-1.12, 0.13, side * 0.31],
          ],
          [0.028],
          { around: 9 },
        ),
        { tint: wash('#c98f58', 4) },
      );
      model.put(
        tube(
          [
            [-0.98, 0.175, side * 0.3],
            [-1.1, 0.137, side * 0.309],
            [-1.22, 0.1, side * 0.318],
          ],
          [0.042],
          { around: 9, rings: 4 },
        ),
        { color: '#d8402f' },
      );
    }
    // the foot, a bent bar
    model.put(
      tube(points3('-.36,.37,.25 -.42,.68,.22 -.42,.72,0 -.42,.68,-.22 -.36,.37,-.25'), [0.02], { around: 8 }),
      { color: IRON },
    );
  });
}
