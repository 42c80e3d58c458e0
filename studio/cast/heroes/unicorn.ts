/** The unicorn: a cream foal with a honey horn and a mane of coral, lilac and teal. */

import type * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { color, mix, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { blush, fourLegs, shiningEye } from './four-legs.ts';
import { type Hero, strideOf } from './hero.ts';

const FUR = { cream: '#fff2e6', shade: '#f3dcd8', hoof: '#b58ac4' };
const MANE = ['#f07f8e', '#c592d8', '#7cc4c4', '#f6a97c'];
const BODY: V3 = [0.19, 0.19, 0.28];

const coat = (p: THREE.Vector3): THREE.Color => color(FUR.cream).lerp(color(FUR.shade), smoothstep(0.02, -0.16, p.y));
const lock = (model: Model, path: V3[], r: number, i: number) =>
  model.put(tube(path, [r * 0.7, r, r * 0.9, r * 0.16], { around: 12, rings: 20 }), {
    color: MANE[i % MANE.length] ?? '#f07f8e',
    line: 0.7,
  });

export const unicorn: Hero = {
  size: 0.81,
  head: { at: [0, 0.76, 0.26], radius: 0.36 },
  build(a) {
    const model = new Model();
    const stride = strideOf(a.step);
    model.inside(a.at, () => {
      const id = fourLegs(
        model,
        { coat, leg: FUR.cream, paw: FUR.hoof, hoof: true, legLength: 0.25, legRadius: 0.06, body: BODY, reach: 0.17 },
        a.step,
      );
      model.put(
        tube(
          [
            [0, 0.42, 0.14],
            [0, 0.58, 0.22],
            [0, 0.72, 0.22],
          ],
          [0.16, 0.14, 0.15],
          { around: 18, rings: 10 },
        ),
        { color: FUR.cream, line: 0.9, id },
      );
      for (const [i, x] of [-0.05, 0.06, 0].entries()) {
        const s = stride * 0.04;
        lock(
          model,
          [
            [x, 0.46, -0.25],
            [x * 1.6 + s, 0.5, -0.4],
            [x * 2 + s * 2, 0.3, -0.5],
            [x * 1.2 + s * 2, 0.1, -0.46],
          ],
          0.075,
          i + 1,
        );
      }
      for (let i = 0; i < 4; i++) {
        const y = mix(0.86, 0.5, i / 3);
        const s = i % 2 ? 1 : -1;
        lock(
          model,
          [
            [0, y + 0.03, 0.06 - i * 0.02],
            [s * 0.08, y, -0.04 - i * 0.02],
            [s * 0.13, y - 0.12, -0.07],
            [s * 0.15, y - 0.22, -0.02],
          ],
          0.082,
          i,
        );
      }
      model.inside(place([0, 0.78, 0.24], a.head ?? [-4, 0, 0], 0.25), () => {
        model.put(ball([0.92, 0.92, 0.9], 34), { color: FUR.cream, face: 0.5 });
        model.put(
          ball([0.62, 0.48, 0.56], 28),
          { tint: (p) => color(FUR.cream).lerp(color('#f6bfb6'), smoothstep(0.1, 0.5, p.z)), line: 0.4, face: 0.5 },
          place([0, -0.42, 0.62]),
        );
        const spiral = (p: THREE.Vector3) =>
          color('#f2b53a').lerp(color('#fff0b8'), smoothstep(0.1, 0.6, Math.sin(p.y * 20 + Math.atan2(p.x, p.z) * 1)));
        model.put(
          lathe(points2('-.06,.2 .3,.15 .7,.08 1.02,.005'), { around: 20, steps: 8 }),
          { tint: spiral },
          place([0, 0.78, 0.4], [24, 0, 0]),
        );
        for (const s of [-1, 1]) {
          const ear: [number, number][] = points2('0,.16 .2,.2 .4,.12 .56,.01');
          model.inside(place([s * 0.52, 0.68, 0.02], [-6, s * 20, s * -24]), () => {
            model.put(lathe(ear, { around: 16, depth: 0.6 }), { color: FUR.cream });
            model.put(ball([0.09, 0.18, 0.05], 12), { color: '#f4b0a8', line: 0.2 }, place([0, 0.24, 0.1]));
          });
          shiningEye(model, [s * 0.5, 0.06, 0.7], [0, s * 32, 0], '#6a86c4', { size: 1.12, gaze: a.gaze, lashes: 3 });
          blush(model, [s * 0.62, -0.34, 0.74], [0, s * 46, 0], '#f4a09a');
          model.put(
            ball([0.05, 0.06, 0.03], 8),
            { color: '#b0646a', line: 0, face: 1 },
            place([s * 0.2, -0.38, 1.13], [0, s * 20, 0]),
          );
          const lip: V3[] = [
            [0, -0.62, 1.1],
            [s * 0.14, -0.62, 1.08],
            [s * 0.27, -0.54, 1.02],
          ];
          model.put(tube(lip, [0.022, 0.024, 0.014], { around: 6, rings: 8 }), { color: '#a4525a', line: 0, face: 1 });
        }
        // forelock over one side of the horn
        lock(model, points3('0,.92,.1 .24,.9,.5 .42,.62,.74 .5,.36,.8'), 0.2, 0);
        lock(model, points3('0,.94,.0 -.2,.96,.4 -.34,.74,.68 -.36,.54,.78'), 0.18, 1);
        lock(model, points3('0,.96,-.1 .1,1.1,-.4 .14,.8,-.86 .2,.3,-1.0'), 0.26, 2);
        lock(model, points3('0,.96,-.1 -.2,1.02,-.4 -.3,.6,-.86 -.36,.1,-.94'), 0.24, 3);
      });
    });
    return model.bake();
  },
};
