/** Things that make a noise in December: the machine of spoons, banjo and case, trombone; and the mug that says NOPE. Metres. */

import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { TAU } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { lettering } from './lettering.ts';

/** Forty-one spoons on a bicycle wheel, cranked by hand: 1.35 high, wheel in the XY plane, crank to +Z. */
export function spoonMachine(model: Model, at: THREE.Matrix4, turn = 0): void {
  model.inside(at, () => {
    const steel = { color: '#cfd4dc', line: 0.6 };
    for (const s of [-1, 1]) {
      model.put(
        tube(
          [
            [s * 0.34, 0, 0.16],
            [0, 0.82, 0.07],
          ],
          [0.028, 0.024],
          { around: 8, rings: 3 },
        ),
        { color: '#b8743f' },
      );
      model.put(
        tube(
          [
            [s * 0.34, 0, -0.16],
            [0, 0.82, -0.07],
          ],
          [0.028, 0.024],
          { around: 8, rings: 3 },
        ),
        { color: '#a8683a' },
      );
    }
    model.put(roundedBox(0.84, 0.05, 0.4, 0.02), { color: '#c48a54' }, place([0, 0.03, 0]));
    model.inside(place([0, 0.84, 0], [0, 0, turn]), () => {
      model.put(new THREE.TorusGeometry(0.42, 0.018, 8, 50), { color: '#4a4656' });
      model.put(new THREE.TorusGeometry(0.4, 0.008, 6, 44), steel);
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * TAU;
        model.put(
          tube(
            [
              [Math.cos(a) * 0.03, Math.sin(a) * 0.03, (i % 2 ? 1 : -1) * 0.02],
              [Math.cos(a) * 0.4, Math.sin(a) * 0.4, 0],
            ],
            [0.003],
            { around: 4, rings: 2 },
          ),
          steel,
        );
      }
      for (let i = 0; i < 41; i++) {
        const a = (i / 41) * TAU;
        model.inside(
          place(
            [Math.cos(a) * 0.43, Math.sin(a) * 0.43, (i % 3) * 0.02 - 0.02],
            [0, 0, (a * 180) / Math.PI - 90 + ((i * 37) % 30) - 15],
          ),
          () => {
            model.put(
              tube(
                [
                  [0, 0, 0],
                  [0, 0.1, 0],
                ],
                [0.0055, 0.004],
                { around: 6, rings: 2 },
              ),
              steel,
            );
            model.put(
              ball([0.02, 0.03, 0.008], 10),
              { color: i % 5 ? '#d8dce2' : '#d9a45c', line: 0.7 },
              place([0, 0.125, 0]),
            );
          },
        );
      }
      model.put(ball(0.045, 12), { color: '#e4604c' });
    });
    model.put(tube(points3('0,.84,0 0,.84,.16 .0,.66,.18 0,.66,.27'), [0.016], { around: 8, rings: 20 }), {
      color: '#e0a23c',
    });
  });
}
/** Mom's mug, .1 high, NOPE to +Z. */
export function nopeMug(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.04 .008,.046 .1,.047 .104,.044 .1,.041 .02,.038'), { around: 26 }), {
      color: '#fbf6ea',
      doubleSided: true,
    });
    model.put(ball([0.041, 0.004, 0.041], 16), { color: '#7a4a34', line: 0.3 }, place([0, 0.088, 0]));
    model.put(new THREE.TorusGeometry(0.028, 0.008, 8, 18), { color: '#fbf6ea' }, place([0.066, 0.052, 0]));
    model.inside(place([0, 0.052, 0.047]), () => lettering(model, 'NOPE', 0.024, '#d8402f', 0.22));
  });
}
/** Banjo case .85 long, lying along +Y from its fat end at the origin, front to +Z. */
export function banjoCase(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(ball([0.19, 0.19, 0.065], 26), { color: '#6a4a4e' }, place([0, 0.19, 0]));
    model.put(roundedBox(0.13, 0.5, 0.11, 0.04, { fine: true }), { color: '#6a4a4e' }, place([0, 0.58, 0]));
    for (const [x, y] of [
      [0.17, 0.24],
      [-0.17, 0.24],
      [0.07, 0.6],
    ] as const)
      model.put(roundedBox(0.04, 0.05, 0.05, 0.01), { color: '#e6b84e', line: 0.6 }, place([x, y, 0.03]));
    model.put(ball([0.05, 0.05, 0.012], 12), { color: '#e4604c', line: 0.4 }, place([-0.03, 0.15, 0.064]));
  });
}
/** The banjo itself, same size and frame. */
export function banjo(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(
      lathe(points2('-.03,.16 0,.17 .03,.165 .034,.15 .03,.01'), { around: 34 }).rotateX(Math.PI / 2),
      { color: '#c48a4a' },
      place([0, 0.18, 0]),
    );
    model.put(ball([0.145, 0.145, 0.012], 26), { color: '#fbf2dc', line: 0.6 }, place([0, 0.18, 0.032]));
    model.put(roundedBox(0.045, 0.52, 0.03, 0.01), { color: '#8a5a3c' }, place([0, 0.58, 0.02]));
    model.put(roundedBox(0.075, 0.12, 0.028, 0.012), { color: '#6a4030' }, place([0, 0.88, 0.015]));
    for (let i = 0; i < 4; i++)
      model.put(
        tube(
          [
            [(i - 1.5) * 0.009, 0.1, 0.05],
            [(i - 1.5) * 0.008, 0.84, 0.04],
          ],
          [0.0015],
          { around: 4, rings: 2 },
        ),
        { color: '#d8dce2', line: 0.2 },
      );
    model.put(roundedBox(0.06, 0.012, 0.016, 0.004), { color: '#8a5a3c', line: 0.5 }, place([0, 0.12, 0.046]));
    for (const s of [-1, 1])
      for (const y of [0.86, 0.9])
        model.put(ball([0.014, 0.008, 0.008], 8), { color: '#f2e6c8', line: 0.4 }, place([s * 0.05, y, 0.015]));
  });
}
/** Slide trombone .95 long: bell to +Z, mouthpiece at the origin, slide forward and below. */
export function trombone(model: Model, at: THREE.Matrix4, slide = 0.2): void {
  const brass = { color: '#e6b84a', line: 0.8 };
  model.inside(at, () => {
    const s = 0.62 + slide;
    model.put(
      tube(
        [
          [0, 0, 0],
          [0, 0, s],
          [0, -0.04, s + 0.05],
          [0, -0.09, s],
          [0, -0.09, 0.1],
        ],
        [0.011],
        { around: 10, rings: 60 },
      ),
      brass,
    );
    model.put(
      tube(points3('0,-.09,.1 .03,-.06,-.12 .07,.05,-.2 .1,.1,-.1 .1,.1,.3'), [0.012, 0.013, 0.015, 0.017, 0.02], {
        around: 10,
        rings: 50,
      }),
      brass,
    );
    model.inside(place([0.1, 0.1, 0.3], [90, 0, 0]), () =>
      model.put(lathe(points2('0,.02 .16,.034 .26,.07 .31,.13 .312,.125 .25,.05'), { around: 30 }), {
        ...brass,
        doubleSided: true,
      }),
    );
    model.put(
      lathe(
        [
          [-0.03, 0.016],
          [0, 0.012],
          [0.04, 0.01],
        ],
        { around: 12 },
      ).rotateX(Math.PI / 2),
      { color: '#d8dce2', line: 0.6 },
    );
    model.put(
      tube(
        [
          [0, 0, 0.14],
          [0, -0.09, 0.14],
        ],
        [0.008],
        { around: 7, rings: 2 },
      ),
      brass,
    );
  });
}
