/** The dog: white and honey, one eye patch, floppy ears, teal neckerchief. */

import type * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { flatShape } from '../../model/leaves.ts';
import { color, noise, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { blush, fourLegs, shiningEye } from './four-legs.ts';
import { type Hero, strideOf } from './hero.ts';

const FUR = { white: '#fff3e0', honey: '#d98f44', dark: '#a8622c' };
const BODY: V3 = [0.21, 0.2, 0.29];

const coat = (point: THREE.Vector3): THREE.Color => {
  const saddle = smoothstep(
    0.48,
    0.56,
    noise(point.x * 4 + 3, point.y * 4, point.z * 5 + 2) +
      smoothstep(0, 0.16, point.y) * 0.22 -
      smoothstep(0.05, 0.25, point.z) * 0.4,
  );
  return color(FUR.white).lerp(color(FUR.honey), saddle);
};
const face = (point: THREE.Vector3): THREE.Color => {
  const patch = smoothstep(0.58, 0.46, Math.hypot(point.x - 0.5, point.y - 0.22)) * smoothstep(-0.2, 0.1, point.z);
  const back = smoothstep(0.02, -0.2, point.z);
  return color(FUR.white).lerp(color(FUR.honey), Math.min(1, patch + back));
};

export const dog: Hero = {
  size: 0.97,
  head: { at: [0, 0.7, 0.2], radius: 0.32 },
  build(a) {
    const model = new Model();
    const stride = strideOf(a.step);
    model.inside(a.at, () => {
      fourLegs(
        model,
        { coat, leg: FUR.white, paw: '#fff8ec', legLength: 0.18, legRadius: 0.07, body: BODY, reach: 0.17 },
        a.step,
      );
      const wag = 0.06 + stride * 0.09;
      const tail: V3[] = [
        [0, 0.38, -0.26],
        [wag * 0.6, 0.5, -0.38],
        [wag * 1.4, 0.64, -0.36],
      ];
      model.put(tube(tail, [0.062, 0.055, 0.03], { around: 12, rings: 16 }), {
        tint: (point) => color(FUR.honey).lerp(color(FUR.white), smoothstep(0.54, 0.6, point.y)),
      });
      model.put(ring(0.165, 0.155, 0, 0.04), { color: '#3f9a92' }, place([0, 0.47, 0.17], [24, 0, 0]));
      const cloth = flatShape(points2('-.15,0 .15,0 .02,-.2 -.02,-.2'), -1.2);
      model.put(cloth, { color: '#4aa8a0', doubleSided: true }, place([0, 0.45, 0.335], [-14, 0, 0]));
      model.inside(place([0, 0.71, 0.2], a.head ?? [-8, 0, 0], 0.26), () => {
        model.put(ball([0.98, 0.94, 0.9], 34), { tint: face, face: 0.5 });
        model.put(ball([0.46, 0.34, 0.44], 24), { color: '#fffaf0', line: 0.5, face: 0.6 }, place([0, -0.36, 0.76]));
        model.put(ball([0.17, 0.125, 0.12], 16), { color: '#2f1c1c', line: 0.5, face: 1 }, place([0, -0.22, 1.16]));
        model.put(ball([0.05, 0.025, 0.02], 8), { color: '#a8969c', line: 0, face: 1 }, place([-0.05, -0.15, 1.25]));
        for (const s of [-1, 1]) {
          const flop: V3[] = [
            [s * 0.66, 0.66, -0.06],
            [s * 1.02, 0.5, 0.02],
            [s * 1.16, 0, 0.1],
            [s * 1.1, -0.42, 0.16],
          ];
          model.put(tube(flop, [0.2, 0.26, 0.27, 0.14], { flat: 0.5, around: 16, rings: 18 }), {
            color: s > 0 ? FUR.dark : FUR.honey,
          });
          shiningEye(model, [s * 0.38, 0.1, 0.78], [-4, s * 20, 0], '#7a4424', { size: 1.05, gaze: a.gaze });
          const brow: V3[] = [
            [s * 0.26, 0.46, 0.78],
            [s * 0.38, 0.52, 0.74],
            [s * 0.5, 0.47, 0.68],
          ];
          model.put(tube(brow, [0.03, 0.04, 0.024], { around: 6, rings: 8 }), {
            color: s > 0 ? '#8a4a20' : '#c98a4c',
            line: 0,
            face: 0.8,
          });
          blush(model, [s * 0.62, -0.26, 0.66], [0, s * 42, 0], '#f2a898');
          const lip: V3[] = [
            [0, -0.42, 1.18],
            [s * 0.14, -0.54, 1.1],
            [s * 0.32, -0.5, 0.98],
          ];
          model.put(tube(lip, [0.024, 0.026, 0.014], { around: 6, rings: 8 }), { color: '#6a3838', line: 0, face: 1 });
        }
        model.put(
          ball([0.12, 0.17, 0.05], 14),
          { color: '#f0807c', line: 0.7, face: 1 },
          place([0.02, -0.66, 1.04], [24, 0, 0]),
        );
      });
    });
    return model.bake();
  },
};
