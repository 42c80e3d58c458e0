/** What Operation Un-Forty-One is made of: buttons, a flag tied to a wooden spoon. Metres. */

import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { random, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, lathe, tube } from '../../model/tube.ts';

const TONES = ['#5fa3a0', '#f2bf3e', '#8a5a9a', '#e4604c', '#4f7fb8', '#fff4dc'];
/** Coat button of radius `r`, lying in XY of its frame with its face to +Z. */
export function button(model: Model, at: THREE.Matrix4, r: number, tone: string): void {
  model.inside(at, () => {
    model.put(ball([r, r, r * 0.3], 18), { color: tone, line: 0.9 });
    for (const [x, y] of points2('-1,-1 1,-1 -1,1 1,1'))
      model.put(
        ball([r * 0.14, r * 0.14, r * 0.08], 6),
        { color: '#4a3a44', line: 0 },
        place([x * r * 0.27, y * r * 0.27, r * 0.29]),
      );
  });
}
/** A tin of buttons, some beside it. */
export function buttonTin(model: Model, at: THREE.Matrix4): void {
  const rnd = random(5);
  model.inside(at, () => {
    model.put(lathe(points2('0,.085 .004,.09 .075,.09 .08,.094 .08,.084 .02,.08'), { around: 26 }), {
      color: '#7fb0c4',
      doubleSided: true,
    });
    for (let i = 0; i < 16; i++) {
      const [a, d] = [rnd() * 6.3, 0.065 * Math.sqrt(rnd())];
      button(
        model,
        place([Math.sin(a) * d, 0.066 + rnd() * 0.014, Math.cos(a) * d], [-90 + rnd() * 50 - 25, rnd() * 360, 0]),
        0.02,
        TONES[i % 6] ?? '#f2bf3e',
      );
    }
    for (const [i, [x, z]] of points2('.14,.05 .12,-.08 -.03,.15 .19,.0').entries())
      button(model, place([x, 0.008, z], [-90, i * 40, 0]), 0.022, TONES[(i + 2) % 6] ?? '#f2bf3e');
  });
}
/** Wooden spoon with a pennant tied under its bowl: handle's end at the origin, along +Y, .46 long; the flag flies to +X. */
export function spoonFlag(model: Model, at: THREE.Matrix4, tone = '#f08a2c'): void {
  model.inside(at, () => {
    const stick: V3[] = [
      [0, 0, 0],
      [0.003, 0.2, 0],
      [0, 0.4, 0],
    ];
    model.put(tube(stick, [0.012, 0.01, 0.013], { around: 9 }), { color: '#cf9656' });
    model.put(ball([0.044, 0.06, 0.018], 16), { color: '#cf9656' }, place([0, 0.435, 0]));
    const cloth = grid(
      (u, w) => [
        0.012 + w * 0.3,
        (u - 0.5) * 0.2 * (1 - w * 0.92) + 0.27 + 0.02 * Math.sin(w * 5),
        0.03 * Math.sin(w * 6) * w,
      ],
      10,
      20,
    );
    model.put(cloth, { color: tone, doubleSided: true, line: 0.9 });
    for (const y of [0.19, 0.35])
      model.put(ball([0.018, 0.014, 0.018], 10), { color: '#fff4dc', line: 0.7 }, place([0.002, y, 0]));
    model.put(
      tube(
        [
          [0.01, 0.35, 0.016],
          [-0.03, 0.31, 0.03],
          [-0.035, 0.24, 0.03],
        ],
        [0.005],
        { around: 5 },
      ),
      { color: '#fff4dc', line: 0.5 },
    );
  });
}
