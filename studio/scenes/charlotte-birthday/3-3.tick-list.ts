/** Theo's list of twelve names, the fireflies that read it over his shoulder, and his hood laid open. Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../../model/tube.ts';

/** Page `tall` high in XY, front to +Z: twelve lines of writing, the first `done` with a ringed tick, the rest with an empty box. */
export function tickList(model: Model, at: THREE.Matrix4, tall: number, done: number): void {
  const [h, w] = [tall, tall * 0.74];
  const z = 0.006;
  model.inside(at, () => {
    model.put(roundedBox(w * 1.04, h * 1.03, 0.012, 0.005), { color: '#d8503f', line: 0.8 }, place([0, 0, -0.008]));
    model.put(roundedBox(w, h, 0.008, 0.003), { color: '#fffaf0', line: 0.7 });
    for (let i = 0; i < 7; i++)
      model.put(
        ball([h * 0.022, h * 0.034, 0.012], 8),
        { color: '#b9bec6', line: 0.4 },
        place([(i / 6 - 0.5) * w * 0.8, h * 0.5, 0]),
      );
    for (let i = 0; i < 12; i++) {
      const y = h * (0.4 - i * 0.0735);
      const long = w * (0.42 + 0.16 * Math.sin(i * 2.7));
      const word: V3[] = Array.from(
        { length: 14 },
        (_, k): V3 => [-w * 0.16 + (k / 13) * long, y + h * 0.012 * Math.sin(k * 2.1 + i) * (k % 5 ? 1 : 0.2), z],
      );
      model.put(tube(word, [h * 0.0075], { around: 5, rings: 40 }), { color: '#5a5078', line: 0 });
      const c: V3 = [-w * 0.34, y, z];
      const r = h * 0.022;
      if (i < done) {
        const round: V3[] = Array.from(
          { length: 13 },
          (_, k): V3 => [c[0] + Math.cos(k * 0.5) * r * 1.25, c[1] + Math.sin(k * 0.5) * r, z],
        );
        model.put(tube(round, [h * 0.0045], { around: 5, rings: 30 }), { color: '#d8352c', line: 0 });
        const tick: V3[] = [
          [c[0] - r * 0.8, c[1] + r * 0.2, z],
          [c[0] - r * 0.1, c[1] - r * 0.7, z],
          [c[0] + r * 2.1, c[1] + r * 1.6, z],
        ];
        model.put(tube(tick, [h * 0.0085], { around: 5, rings: 16 }), { color: '#c8281f', line: 0 });
      } else {
        const box: V3[] = points3('-1,-1,0 1,-1,0 1,1,0 -1,1,0 -1,-1,0').map(
          ([x, v]): V3 => [c[0] + (x ?? 0) * r, c[1] + (v ?? 0) * r * 0.9, z],
        );
        for (let k = 0; k < 4; k++)
          model.put(tube([box[k] ?? c, box[k + 1] ?? c], [h * 0.006], { around: 5, rings: 2 }), {
            color: '#6a6080',
            line: 0,
          });
      }
    }
  });
}

/** Firefly with its lamp; `s` 1 reads in a medium picture. Returns nothing: the light is the scene's. */
export function firefly(model: Model, at: V3, s = 1): void {
  model.inside(place(at, [0, 0, 74], s), () => {
    model.put(ball([0.011, 0.012, 0.011], 12), { color: color('#f4ff9a').multiplyScalar(1.45), glow: true, line: 0 });
    model.put(ball([0.008, 0.012, 0.008], 8), { color: '#3a3040', line: 0.4 }, place([0, 0.016, 0]));
    for (const k of [-1, 1])
      model.put(
        ball([0.012, 0.005, 0.004], 8),
        { color: '#cfd6ee', line: 0.3 },
        place([k * 0.013, 0.019, 0], [0, 0, k * 28]),
      );
  });
}

/** A raincoat's hood thrown back and standing open like a bowl round the nape; frame: nape, +Y up. */
export function openHood(model: Model, at: THREE.Matrix4, tone: string): void {
  model.inside(at, () => {
    model.put(lathe(points2('-.05,.05 -.02,.12 .06,.185 .13,.205 .135,.19 .06,.165 0,.1'), { around: 30 }), {
      color: tone,
      doubleSided: true,
      line: 0.9,
    });
    model.put(ring(0.198, 0.198, 0.134, 0.012), { color: '#e3ae24', line: 0.6 });
  });
}
