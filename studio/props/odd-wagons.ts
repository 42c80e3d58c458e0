/** What else rolls on Plum Street: a laundry cart with a boot for a chimney, and two things nobody has a name for. Metres, noses to +X. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { darken, lighten, type V3, vec } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, ring, tube } from '../model/tube.ts';
import { blueBoot } from './boot.ts';
import { cartWheel, dollPram, laundryCart, redWagon, wheelbarrow } from './wagon-train.ts';

/** Where the boot stands on the laundry engine, and its size. */
const CHIMNEY: { at: V3; scale: number } = { at: [0.1, 1.21, 0], scale: 1.25 };

/** Laundry cart as engine: a drum for a boiler, a stovepipe, a colander for a headlamp; the boot on top unless it flew off. */
export function laundryEngine(model: Model, at: THREE.Matrix4, boot = true): void {
  model.inside(at, () => {
    laundryCart(model, place([0, 0, 0], [0, 0, 0], 1.35));
    const drum: [number, number][] = points2('.4,.02 .4,.17 .44,.18 .94,.2 .99,.19 1.0,.02');
    model.put(lathe(drum, { around: 28 }), { tint: wash('#8a929e', 4), doubleSided: true }, place([0.08, 0, 0]));
    for (const y of [0.78, 0.93])
      model.put(ring(0.2, 0.2, y, 0.014), { color: '#5f6776', line: 0.5 }, place([0.08, 0, 0]));
    const pipe: V3[] = [
      [0.1, 0.98, 0],
      [0.1, 1.22, 0],
    ];
    model.put(tube(pipe, [0.075], { around: 18, rings: 3 }), { color: '#6a7280' });
    model.put(ring(0.082, 0.082, 1.17, 0.018), { color: '#e6b84e', line: 0.7 }, place([0.1, 0, 0]));
    // headlamp
    model.put(ball([0.04, 0.09, 0.09], 16), { color: '#f6d35a' }, place([0.3, 0.86, 0]));
    model.put(ball([0.02, 0.05, 0.05], 12), { color: '#fff6d0', line: 0.4 }, place([0.335, 0.86, 0]));
    // a rake for a cow-catcher
    for (const z of [-0.2, -0.1, 0, 0.1, 0.2])
      model.put(
        tube(
          [
            [0.44, 0.26, z * 0.5],
            [0.62, 0.05, z],
          ],
          [0.012],
          { around: 6, rings: 2 },
        ),
        { color: '#c8402f', line: 0.6 },
      );
    model.put(roundedBox(0.03, 0.03, 0.46, 0.01), { color: '#c8402f' }, place([0.62, 0.05, 0]));
    if (boot) blueBoot(model, place(CHIMNEY.at, [0, 90, 0], CHIMNEY.scale));
  });
}

/** A tin bath on roller skates. */
export function tubCart(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    for (const x of [-0.22, 0.22])
      for (const s of [-1, 1]) {
        model.put(roundedBox(0.2, 0.04, 0.1, 0.015), { color: '#e08a3c' }, place([x, 0.12, s * 0.16]));
        for (const k of [-1, 1]) cartWheel(model, [x + k * 0.06, 0.05, s * 0.18], 0.045, '#3f8f8c');
      }
    const bath: [number, number][] = points2('.14,.02 .14,.25 .2,.29 .44,.36 .46,.37 .44,.34 .2,.27');
    model.put(lathe(bath, { around: 34, depth: 0.66 }), { tint: wash('#a9b6c2', 5), doubleSided: true });
    model.put(ring(0.365, 0.245, 0.455, 0.016), { color: '#8996a4', line: 0.7 });
    model.put(ball([0.2, 0.01, 0.14], 18), { color: '#7f8c9a', line: 0.2 }, place([0, 0.2, 0]));
    for (const s of [-1, 1]) {
      const grip: V3[] = [
        [s * 0.34, 0.36, -0.07],
        [s * 0.42, 0.35, 0],
        [s * 0.34, 0.36, 0.07],
      ];
      model.put(tube(grip, [0.016], { around: 7, rings: 12 }), { color: '#7f8c9a' });
    }
  });
}

/** The drawer of a chest between two bicycle wheels, a flag behind. */
export function drawerCart(model: Model, at: THREE.Matrix4): void {
  const tone = '#8fb86a';
  model.inside(at, () => {
    for (const s of [-1, 1]) cartWheel(model, [-0.02, 0.24, s * 0.33], 0.22, '#5a4a66');
    cartWheel(model, [0.36, 0.09, 0], 0.08, '#5a4a66');
    model.put(roundedBox(0.78, 0.03, 0.5, 0.01), { color: darken(tone, 0.25) }, place([0, 0.26, 0]));
    for (const s of [-1, 1])
      model.put(roundedBox(0.78, 0.22, 0.03, 0.01), { tint: wash(tone, 3) }, place([0, 0.37, s * 0.24]));
    model.put(roundedBox(0.03, 0.22, 0.48, 0.01), { tint: wash(tone, 3) }, place([-0.38, 0.37, 0]));
    model.put(roundedBox(0.04, 0.28, 0.56, 0.016), { tint: wash(lighten(tone, 0.2), 3) }, place([0.4, 0.38, 0]));
    for (const z of [-0.14, 0.14]) model.put(ball(0.032, 12), { color: '#e6b84e', line: 0.7 }, place([0.44, 0.38, z]));
    model.put(
      tube(
        [
          [-0.4, 0.3, 0.18],
          [-0.44, 0.95, 0.18],
        ],
        [0.011],
        { around: 6, rings: 2 },
      ),
      { color: '#b8743f' },
    );
    model.put(
      roundedBox(0.2, 0.13, 0.008, 0.003),
      { color: '#f2bf3e', line: 0.7 },
      place([-0.54, 0.87, 0.18], [0, 10, 4]),
    );
  });
}

/** Thick garden rope through points, loose at the ends. */
function gardenRope(
  model: Model,
  path: (V3 | THREE.Vector3)[],
  r = 0.02,
  [light, dark]: [string, string] = ['#e0bd80', '#b98a4c'],
): void {
  model.put(tube(path, [r], { around: 9, rings: path.length * (r > 0.03 ? 22 : 9) }), {
    tint: (point) => wash(Math.sin((point.x + point.y + point.z) * 90) > 0 ? light : dark, 9)(point),
    line: 0.8,
  });
}

/** Frayed end of a torn rope: strands from `at` along `dir`. */
export function frayedEnd(model: Model, at: V3, dir: V3, long = 0.2): void {
  const along = vec(dir).normalize();
  const [u, v] = [vec(along.y, -along.x, 0.3).cross(along).normalize(), vec(0, 0, 0)];
  v.copy(along).cross(u);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2;
    const out = u.clone().multiplyScalar(Math.cos(a)).addScaledVector(v, Math.sin(a));
    const tip = vec(at)
      .addScaledVector(along, long * (0.7 + 0.3 * Math.sin(i * 2.7)))
      .addScaledVector(out, long * (0.35 + 0.2 * Math.cos(i * 4)));
    const mid = vec(at)
      .addScaledVector(along, long * 0.5)
      .addScaledVector(out, long * 0.08);
    model.put(tube([vec(at), mid, tip], [0.012, 0.008, 0.003], { around: 6, rings: 8 }), {
      color: '#f0d8a0',
      line: 0.7,
    });
  }
}

/** The blue line from the laundry: unlike any arm. */
export const BLUE_LINE: [string, string] = ['#5b7db4', '#4a6aa3'];

/** The whole train as it stood at noon, engine foremost at x = 3.3: 6.4 m long. `slack` is left out of the rope for a tester's hands. */
export function plumTrain(model: Model, at: THREE.Matrix4, slack?: (V3 | THREE.Vector3)[]): void {
  model.inside(at, () => {
    laundryEngine(model, place([2.75, 0, 0]));
    redWagon(model, place([1.45, 0, 0.02], [0, 3, 0]), '#d8402f', false);
    wheelbarrow(model, place([0.04, 0, -0.03], [0, -2, 0]));
    dollPram(model, place([-1.16, 0, 0.04], [0, 2, 0], 1.15));
    tubCart(model, place([-1.98, 0, 0], [0, -3, 0]));
    drawerCart(model, place([-2.92, 0, -0.02], [0, 4, 0]));
    const first: (V3 | THREE.Vector3)[] = slack ?? [
      [2.35, 0.27, 0],
      [2.1, 0.2, 0],
      [1.9, 0.26, 0],
    ];
    gardenRope(model, first, 0.0125, slack ? BLUE_LINE : undefined);
    for (const path of [
      [
        [1.02, 0.26, 0],
        [0.92, 0.2, 0],
        [0.62, 0.17, 0],
      ],
      [
        [-0.58, 0.4, 0.1],
        [-0.68, 0.3, 0.1],
        [-0.78, 0.34, 0.06],
      ],
      [
        [-1.35, 0.3, 0.05],
        [-1.5, 0.22, 0],
        [-1.66, 0.32, 0],
      ],
      [
        [-2.34, 0.32, 0],
        [-2.5, 0.24, 0],
        [-2.62, 0.3, 0],
      ],
    ] as V3[][])
      gardenRope(model, path, 0.02, slack ? BLUE_LINE : undefined);
  });
}
