/** Theo's blue rubber boot, alone. Stands on y = 0, toe to +Z. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring } from '../model/tube.ts';

export function blueBoot(model: Model, at: THREE.Matrix4): void {
  const blue = '#3f7cc4';
  model.inside(at, () => {
    model.put(ball([0.055, 0.05, 0.095], 18), { color: blue }, place([0, 0.055, 0.04]));
    // the instep: shaft and toe are one skin
    model.put(ball([0.054, 0.075, 0.066], 18), { color: blue, line: 0 }, place([0, 0.07, -0.005]));
    model.put(roundedBox(0.11, 0.026, 0.2, 0.012), { color: '#2f5488' }, place([0, 0.014, 0.035]));
    const leg: [number, number][] = points2('.04,.052 .12,.054 .2,.062 .22,.063');
    model.put(lathe(leg, { around: 22 }), { color: blue, doubleSided: true }, place([0, 0, -0.02]));
    model.put(ring(0.063, 0.063, 0.215, 0.012), { color: '#7fb0e0', line: 0.7 }, place([0, 0, -0.02]));
    model.put(ball([0.056, 0.006, 0.056], 14), { color: '#22385e', line: 0.2 }, place([0, 0.205, -0.02]));
  });
}
