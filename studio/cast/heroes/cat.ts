/** The cat: smoky blue, white bib and paws, tail up like a question. */

import type * as THREE from 'three';
import { Model, newId } from '../../model/bake.ts';
import { color, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, lathe, ring, tube } from '../../model/tube.ts';
import { blush, fourLegs, shiningEye } from './four-legs.ts';
import { type Hero, strideOf } from './hero.ts';

const FUR = { base: '#8e93b4', dark: '#666a92', white: '#fff6ea', pink: '#f0a0a0' };
const BODY: V3 = [0.2, 0.19, 0.29];

/** Tabby bands over the back, white below and in front. */
const coat = (point: THREE.Vector3): THREE.Color => {
  const band =
    smoothstep(0.35, 0.7, Math.sin(point.z * 34 + Math.sin(point.x * 9) * 0.9)) * smoothstep(-0.02, 0.1, point.y);
  const bib = smoothstep(0.16, 0.27, point.z) * smoothstep(0.12, -0.02, point.y) + smoothstep(-0.08, -0.15, point.y);
  return color(FUR.base)
    .lerp(color(FUR.dark), band * 0.8)
    .lerp(color(FUR.white), Math.min(1, bib));
};
const face = (point: THREE.Vector3): THREE.Color => {
  const bands =
    smoothstep(0.55, 0.8, Math.sin(point.x * 15 + Math.PI / 2)) *
    smoothstep(0.42, 0.6, point.y) *
    smoothstep(0.5, 0.3, Math.abs(point.x));
  const muzzle =
    smoothstep(0.5, 0.85, point.z) * smoothstep(0.02, -0.16, point.y) * smoothstep(0.62, 0.36, Math.abs(point.x));
  const blaze =
    smoothstep(0.13, 0.05, Math.abs(point.x)) * smoothstep(0.6, 0.9, point.z) * smoothstep(0.42, 0.1, point.y);
  return color(FUR.base)
    .lerp(color(FUR.dark), bands * 0.85)
    .lerp(color(FUR.white), Math.min(1, muzzle + blaze));
};

export const cat: Hero = {
  size: 0.96,
  head: { at: [0, 0.7, 0.2], radius: 0.34 },
  build(a) {
    const model = new Model();
    const stride = strideOf(a.step);
    model.inside(a.at, () => {
      fourLegs(
        model,
        { coat, leg: FUR.base, paw: FUR.white, legLength: 0.17, legRadius: 0.066, body: BODY, reach: 0.17 },
        a.step,
      );
      const sway = stride * 0.05;
      const tail: V3[] = [
        [0, 0.36, -0.26],
        [sway * 0.4, 0.44, -0.42],
        [sway, 0.66, -0.46],
        [sway * 1.6, 0.84, -0.38],
        [sway * 2, 0.88, -0.29],
      ];
      const bands = (point: THREE.Vector3) =>
        point.y > 0.8
          ? color(FUR.white)
          : color(FUR.base).lerp(color(FUR.dark), smoothstep(0.2, 0.6, Math.sin(point.y * 46)) * 0.8);
      model.put(tube(tail, [0.06, 0.058, 0.056, 0.056, 0.05], { around: 14, rings: 30 }), { tint: bands });
      model.put(ring(0.15, 0.14, 0, 0.034), { color: '#e4604c' }, place([0, 0.48, 0.17], [24, 0, 0]));
      model.put(ball(0.05, 14), { color: '#f6c233' }, place([0, 0.42, 0.32]));
      model.inside(place([0, 0.7, 0.2], a.head ?? [-8, 0, 0], 0.265), () => {
        model.put(ball([1.06, 0.9, 0.92], 34), { tint: face, face: 0.5 });
        for (const s of [-1, 1]) {
          const at = place([s * 0.62, 0.52, -0.05], [-6, s * 14, s * -20]);
          const ear: [number, number][] = points2('0,.42 .3,.33 .6,.16 .76,.01');
          model.inside(at, () => {
            model.put(lathe(ear, { around: 20, depth: 0.5 }), { color: FUR.base });
            const inner: [number, number][] = [
              [0.06, 0.27],
              [0.28, 0.2],
              [0.55, 0.02],
            ];
            model.put(
              lathe(inner, { around: 16, depth: 0.5 }),
              { color: FUR.pink, line: 0.3 },
              place([0, 0, 0.13], [-8, 0, 0]),
            );
          });
          shiningEye(model, [s * 0.42, 0.06, 0.8], [-4, s * 22, 0], '#9cc24a', { size: 1.15, gaze: a.gaze });
          const id = newId();
          model.put(
            ball([0.2, 0.16, 0.16], 16),
            { color: FUR.white, id, line: 0.4, face: 0.6 },
            place([s * 0.15, -0.34, 0.84]),
          );
          blush(model, [s * 0.68, -0.28, 0.66], [0, s * 42, 0], '#e8a0b0');
          for (const k of [-1, 0, 1]) {
            const hair: V3[] = [
              [s * 0.3, -0.34 + k * 0.06, 0.94],
              [s * 0.8, -0.3 + k * 0.14, 0.92],
              [s * 1.15, -0.34 + k * 0.22, 0.78],
            ];
            model.put(tube(hair, [0.016, 0.012, 0.004], { around: 5, rings: 8 }), { color: '#fffaf0', line: 0 });
          }
          const lip: V3[] = [
            [0, -0.38, 1.0],
            [s * 0.12, -0.48, 0.98],
            [s * 0.24, -0.43, 0.93],
          ];
          model.put(tube(lip, [0.022, 0.024, 0.014], { around: 6, rings: 8 }), { color: '#6a3a48', line: 0, face: 1 });
        }
        model.put(ball([0.11, 0.08, 0.08], 14), { color: '#e8837f', line: 0.6, face: 1 }, place([0, -0.22, 0.98]));
      });
    });
    return model.bake();
  },
};
