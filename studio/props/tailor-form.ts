/** Mr. Seo's dress form in half a sleeve, and the rail of other people's clothes. Metres. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { at, color, darken, mix, random } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { pattern } from '../texture/pattern.ts';

/** The check of Mr. Seo's shirt, and so of the band on Charlotte's skirt. */
const BLUE_CHECK = { kind: 'plaid', base: '#dfe9f4', ink: '#3f6fb0', ink2: '#7fa6d4', size: 0.09 } as const;
/** Dress form on a stand, 1.5 high; wears the other half of the sleeve as a hat. */
export function mannequin(model: Model, where: THREE.Matrix4, hat = true): void {
  model.inside(where, () => {
    for (let i = 0; i < 3; i++)
      model.put(
        tube(
          [
            [0, 0.12, 0],
            [Math.sin(i * 2.094) * 0.24, 0.01, Math.cos(i * 2.094) * 0.24],
          ],
          [0.02, 0.016],
          { around: 7, rings: 3 },
        ),
        { color: '#6f4a32', line: 0.7 },
      );
    model.put(
      tube(
        [
          [0, 0.1, 0],
          [0, 0.78, 0],
        ],
        [0.02],
        { around: 9, rings: 2 },
      ),
      { color: '#6f4a32', line: 0.7 },
    );
    model.put(
      lathe(
        points2('.7,.1 .74,.165 .86,.18 1.0,.135 1.08,.135 1.22,.175 1.34,.165 1.4,.09 1.46,.055 1.5,.055 1.51,.01'),
        { around: 28, depth: 0.7 },
      ),
      { tint: wash('#ecd9b8', 5, 0.12), line: 0.9 },
    );
    model.put(tube(points3('0,.74,.118 0,1.0,.098 0,1.22,.126 0,1.4,.066'), [0.003], { around: 5, rings: 14 }), {
      color: '#b8a078',
      line: 0.3,
    });
    model.put(ball([0.058, 0.03, 0.05], 14), { color: '#8a5a3c', line: 0.7 }, place([0, 1.51, 0]));
    if (hat) {
      // cuff down, shoulder end flopped over
      model.put(
        lathe(points2('0,.07 .06,.072 .16,.09 .26,.1 .3,.06 .31,.01'), {
          around: 24,
          warp: (a, r, y) => [
            Math.sin(a) * r + 0.5 * Math.max(0, y - 0.1) ** 1.5,
            y - 0.9 * Math.max(0, y - 0.2) ** 1.3 * Math.max(0, Math.sin(a)),
            Math.cos(a) * r,
          ],
        }),
        { map: pattern(BLUE_CHECK), line: 0.9, doubleSided: true },
        place([0, 1.49, 0], [-6, 0, 8]),
      );
      model.put(ball([0.012, 0.012, 0.006], 8), { color: '#fff8ea', line: 0.5 }, place([0.02, 1.52, 0.074]));
    }
    // tape measure round the neck
    model.put(
      tube(points3('-.1,1.1,.11 -.075,1.36,.09 0,1.43,-.05 .075,1.36,.09 .11,1.0,.115'), [0.012], {
        around: 5,
        rings: 26,
        flat: 0.25,
      }),
      { color: '#f6d24c', line: 0.6 },
    );
  });
}
/** Rail along X from -length / 2, at height `h`, hung with coats, shirts and dresses; every third is in film. */
export function clothesRail(model: Model, where: THREE.Matrix4, length: number, h: number, seed = 4, gap = 0.14): void {
  const rnd = random(seed);
  const tones = [
    '#5f7fa8',
    '#c9606a',
    '#8a9a6a',
    '#e0b458',
    '#6a5a8a',
    '#f2e6d4',
    '#4f5666',
    '#d8885c',
    '#7fb0a8',
    '#a85a4a',
  ];
  model.inside(where, () => {
    model.put(
      tube(
        [
          [-length / 2, h, 0],
          [length / 2, h, 0],
        ],
        [0.016],
        { around: 8, rings: 2 },
      ),
      { color: '#b4b6be', line: 0.7 },
    );
    const n = Math.floor(length / gap);
    for (let i = 0; i < n; i++) {
      const x = -length / 2 + (i + 0.5) * gap;
      const long = mix(0.55, 1.05, rnd());
      const tone = at(tones, Math.floor(rnd() * tones.length));
      const wide = mix(0.2, 0.25, rnd());
      model.inside(place([x, h - 0.06, 0], [0, 52 + rnd() * 30, 0]), () => {
        model.put(
          tube(
            [
              [0, 0.07, 0],
              [0.02, 0.05, 0],
              [0, 0.02, 0],
            ],
            [0.006],
            { around: 5, rings: 6 },
          ),
          { color: '#8d93a0', line: 0.5 },
        );
        model.put(
          lathe(
            [
              [-long, wide * 0.9],
              [-long * 0.6, wide * 0.8],
              [-long * 0.25, wide * 0.92],
              [-0.08, wide * 0.95],
              [-0.03, wide * 0.5],
              [0, 0.03],
            ],
            { around: 16, depth: 0.3, steps: 2 },
          ),
          {
            tint: (q) => color(tone).multiplyScalar(0.86 + 0.2 * (0.5 + 0.5 * Math.sin(Math.atan2(q.x, q.z) * 7))),
            line: 0.7,
            doubleSided: true,
          },
        );
        for (const k of [-1, 1])
          model.put(
            tube(
              [
                [k * wide * 0.8, -0.09, 0],
                [k * (wide + 0.06), -0.22, 0.02],
                [k * (wide + 0.05), -Math.min(0.56, long * 0.7), 0.04],
              ],
              [0.05, 0.052, 0.046],
              { around: 8, rings: 7 },
            ),
            { color: darken(tone, 0.06), line: 0.7 },
          );
        // cleaned ones wear a paper cape over their shoulders
        if (i % 3 === 0)
          model.put(
            lathe(
              [
                [-0.3, wide * 1.12],
                [-0.1, wide * 1.08],
                [-0.03, wide * 0.6],
                [0.012, 0.02],
              ],
              { around: 16, depth: 0.42, steps: 2 },
            ),
            { color: '#fbf6ea', line: 0.7, doubleSided: true },
          );
        model.put(
          roundedBox(0.05, 0.06, 0.004, 0.001),
          { color: i % 2 ? '#fff2b8' : '#f6c8d0', line: 0.5 },
          place([0.02, -0.05, wide * 0.3], [0, 0, (rnd() - 0.5) * 20]),
        );
      });
    }
  });
}
