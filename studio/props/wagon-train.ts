/** Priya's train: five little carts and a laundry basket tied with one rope. Metres; wheels on y = 0, it drives towards +X. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { darken, lighten, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { blueBoot } from './boot.ts';

export function cartWheel(model: Model, [x, y, z]: V3, r: number, tone = '#4a4656'): void {
  model.inside(place([x, y, z], [90, 0, 0]), () => {
    model.put(ring(r, r, 0, r * 0.17), { color: tone });
    model.put(ball([r * 0.9, 0.012, r * 0.9], 18), { color: '#e8dcc8', line: 0.5 });
    model.put(ball(r * 0.22, 10), { color: tone, line: 0.5 });
  });
}
const wheels = (model: Model, xs: number[], r: number, half: number, tone?: string): void => {
  for (const x of xs) for (const s of [-1, 1]) cartWheel(model, [x, r * 1.1, s * half], r, tone);
};
/** Red wagon .85 long, its handle to +X. */
export function redWagon(model: Model, at: THREE.Matrix4, tone = '#d8402f', handle = true): void {
  model.inside(at, () => {
    wheels(model, [-0.28, 0.28], 0.11, 0.23);
    model.put(roundedBox(0.84, 0.04, 0.46, 0.015), { color: darken(tone, 0.2) }, place([0, 0.25, 0]));
    for (const s of [-1, 1]) {
      model.put(roundedBox(0.84, 0.19, 0.03, 0.014), { tint: wash(tone, 3) }, place([0, 0.34, s * 0.22]));
      model.put(roundedBox(0.03, 0.19, 0.44, 0.014), { tint: wash(tone, 3) }, place([s * 0.41, 0.34, 0]));
    }
    if (handle)
      model.put(
        tube(
          [
            [0.42, 0.2, 0],
            [0.7, 0.4, 0],
            [0.86, 0.62, 0],
          ],
          [0.014],
          { around: 7 },
        ),
        { color: '#4a4656' },
      );
  });
}
/** Wheelbarrow 1.1 long, wheel to +X; `over` turns it upside down, a stage .5 high. */
export function wheelbarrow(model: Model, at: THREE.Matrix4, over = false): void {
  model.inside(over ? at.clone().multiply(place([0, 0.56, 0], [180, 0, 0])) : at, () => {
    cartWheel(model, [0.5, 0.17, 0], 0.16);
    model.put(
      lathe(points2('.26,.24 .28,.28 .52,.4 .53,.41 .52,.38 .3,.25'), { around: 4, steps: 1 }).rotateY(Math.PI / 4),
      { tint: wash('#5f9a8c', 3), doubleSided: true },
    );
    model.put(roundedBox(0.4, 0.03, 0.4, 0.01), { color: '#4f8579' }, place([0, 0.28, 0]));
    for (const s of [-1, 1]) {
      model.put(
        tube(
          [
            [0.5, 0.17, s * 0.05],
            [0.1, 0.27, s * 0.2],
            [-0.75, 0.44, s * 0.26],
          ],
          [0.022],
          { around: 8 },
        ),
        { color: '#b8804e' },
      );
      model.put(
        tube(
          [
            [-0.3, 0.32, s * 0.22],
            [-0.34, 0, s * 0.22],
          ],
          [0.018],
          { around: 7, rings: 3 },
        ),
        { color: '#8a6148' },
      );
    }
  });
}
/** Doll's pram .7 long with a hood. */
export function dollPram(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    wheels(model, [-0.2, 0.2], 0.12, 0.19, '#8a6a9a');
    model.put(ball([0.36, 0.2, 0.2], 22), { tint: wash('#c98ab4', 4) }, place([0, 0.42, 0]));
    model.put(ball([0.3, 0.04, 0.17], 20), { color: '#fff2e4', line: 0.5 }, place([0.02, 0.55, 0]));
    model.put(
      lathe(points2('0,.2 .08,.2 .17,.12 .2,.01'), { around: 20 }),
      { tint: wash('#b8749e', 6) },
      place([-0.18, 0.52, 0], [0, 0, 26]),
    );
    model.put(
      tube(
        [
          [0.28, 0.46, 0],
          [0.5, 0.72, 0],
          [0.56, 0.74, 0],
        ],
        [0.014],
        { around: 7 },
      ),
      { color: '#d9dce2' },
    );
  });
}
/** Laundry basket on a board with wheels. */
export function laundryCart(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    wheels(model, [-0.22, 0.22], 0.08, 0.2);
    model.put(roundedBox(0.66, 0.04, 0.44, 0.012), { color: '#b8804e' }, place([0, 0.19, 0]));
    model.put(lathe(points2('.2,.22 .22,.25 .5,.31 .52,.32 .5,.29 .24,.22'), { around: 30, depth: 0.72 }), {
      tint: (q) => wash(Math.sin(q.y * 90) > 0 ? '#e0b878' : '#c99a5c', 9)(q),
      doubleSided: true,
    });
    for (const y of [0.3, 0.4])
      model.put(ring(0.28 + (y - 0.3) * 0.2, (0.28 + (y - 0.3) * 0.2) * 0.72, y, 0.012), {
        color: '#a87a48',
        line: 0.4,
      });
  });
}
/** Engine made of a crate on a go-kart; the missing blue boot is its smokestack. Nose to +X. */
function crateEngine(model: Model, at: THREE.Matrix4, boot = true): void {
  model.inside(at, () => {
    wheels(model, [-0.32, 0.32], 0.14, 0.27, '#c8402f');
    model.put(roundedBox(1.0, 0.06, 0.5, 0.02), { tint: wash('#b8804e', 3) }, place([0, 0.3, 0]));
    model.put(
      tube(
        [
          [-0.1, 0.55, 0],
          [0.42, 0.55, 0],
        ],
        [0.22],
        { around: 22, rings: 3 },
      ),
      { tint: wash('#8a929e', 3) },
    );
    for (const x of [0.02, 0.2, 0.36])
      model.put(ring(0.225, 0.225, 0, 0.012), { color: '#6a7280', line: 0.5 }, place([x, 0.55, 0], [0, 0, 90]));
    model.put(roundedBox(0.4, 0.62, 0.48, 0.02), { tint: wash('#d9a45c', 3) }, place([-0.3, 0.64, 0]));
    for (const s of [-1, 1])
      model.put(roundedBox(0.2, 0.2, 0.02, 0.01), { color: '#5a4a54', line: 0.5 }, place([-0.3, 0.76, s * 0.235]));
    model.put(roundedBox(0.54, 0.05, 0.6, 0.015), { color: '#c8402f' }, place([-0.3, 0.97, 0]));
    model.put(ball([0.07, 0.09, 0.09], 14), { color: '#f6d35a' }, place([0.66, 0.58, 0]));
    if (boot) blueBoot(model, place([0.3, 0.74, 0], [0, 90, 0], 1.15));
  });
}
/** All of it, 5.6 m from the engine (front, +X) to the basket; `boot` is the chimney. */
export function wagonTrain(model: Model, at: THREE.Matrix4, o: { boot: boolean }): void {
  model.inside(at, () => {
    crateEngine(model, place([4.6, 0, 0]), o.boot);
    redWagon(model, place([3.3, 0, 0.02], [0, 3, 0]), '#d8402f', false);
    wheelbarrow(model, place([2.2, 0, -0.03], [0, -2, 0]));
    dollPram(model, place([1.2, 0, 0.04], [0, 2, 0]));
    redWagon(model, place([0.2, 0, 0]), '#4f8fb8', false);
    laundryCart(model, place([-0.8, 0, -0.02], [0, 4, 0]));
    const rope: V3[] = points3(
      '4.1,.3,0 3.72,.3,.02 2.9,.26,0 2.5,.3,0 1.6,.3,.02 .9,.28,.03 .6,.27,0 -.2,.26,0 -.5,.22,0',
    );
    model.put(tube(rope, [0.017], { around: 8, rings: 90 }), { color: lighten('#c9a468', 0.1), line: 0.7 });
  });
}
