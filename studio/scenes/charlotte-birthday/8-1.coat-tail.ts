/** A coat-tail pulled out straight: broad at the hem it belongs to, in folds towards the fist that has hold of it. World metres. */
import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { tube } from '../../model/tube.ts';

const FOLDS = 3;
/** `top` and `low` are the ends of the hem on the coat, `out` looks off the cloth towards the reader. */
export function coatTail(
  model: Model,
  o: { top: THREE.Vector3; low: THREE.Vector3; fist: THREE.Vector3; out: THREE.Vector3; tone: string },
): void {
  const gathered = 0.05;
  const cloth = grid(
    (u, w) => {
      const onHem = o.top.clone().lerp(o.low, w);
      const inFist = o.fist.clone().add(vec(0, gathered * (0.5 - w), 0));
      const point = onHem.lerp(inFist, u);
      // the lower edge hangs in a bow, the upper one is tight
      point.y -= 0.07 * w * Math.sin(Math.PI * u);
      return point
        .addScaledVector(o.out, 0.022 * Math.sin(w * FOLDS * Math.PI * 2) * (0.35 + u) * (1 - u * 0.5))
        .toArray() as V3;
    },
    22,
    26,
  );
  model.put(cloth, {
    tint: (point) => color(o.tone).multiplyScalar(0.9 + 0.16 * Math.sin(point.y * 60)),
    doubleSided: true,
    line: 0.9,
  });
  // what the fist leaves over
  const end = o.fist
    .clone()
    .add(vec(0, -0.085, 0))
    .addScaledVector(o.out, 0.02);
  model.put(tube([o.fist.clone().add(vec(0, 0.03, 0)), o.fist, end], [0.028, 0.024, 0.052], { rings: 14, flat: 0.4 }), {
    color: o.tone,
    line: 0.9,
  });
}

/** Leaves of a tree out of sight: their shadow lies on house and path up to the edge of the street. `toSun` in house coordinates. */
export function treeShade(model: Model, at: THREE.Matrix4, toSun: V3, till: number): void {
  model.inside(at.clone().multiply(new THREE.Matrix4().makeTranslation(...toSun)), () => {
    for (let i = 0; i < 80; i++) {
      const [x, z] = [-5.5 + 9.6 * ((i * 0.618) % 1), till - 0.9 - 9.5 * ((i * 0.3247 + 0.13) % 1)];
      model.put(new THREE.SphereGeometry(1, 10, 6).scale(1.1, 0.06, 1.1).translate(x, 0.1 * (i % 3), z), {
        color: '#4f7a48',
        line: 0,
      });
    }
  });
}
