/** Small neighbors: frog, beetle, dragonfly, bird. Metres, face +Z, stand on y = 0. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { ball, lathe, tube } from '../model/tube.ts';

export function frog(model: Model, at: THREE.Matrix4): void {
  const green = '#7cab4a';
  model.inside(at, () => {
    model.put(ball([0.07, 0.055, 0.08], 18), { color: green }, place([0, 0.055, 0], [-18, 0, 0]));
    model.put(ball([0.05, 0.036, 0.04], 14), { color: '#e3e6a8', line: 0.3 }, place([0, 0.045, 0.05]));
    for (const s of [-1, 1]) {
      model.put(ball([0.022, 0.022, 0.02], 12), { color: green, line: 0.6 }, place([s * 0.034, 0.108, 0.036]));
      model.put(
        ball([0.014, 0.015, 0.01], 10),
        { color: '#221614', line: 0, face: 1 },
        place([s * 0.036, 0.11, 0.052]),
      );
      model.put(
        ball([0.004, 0.004, 0.004], 6),
        { color: '#ffffff', line: 0, face: 1 },
        place([s * 0.033, 0.115, 0.062]),
      );
      model.put(
        ball([0.03, 0.035, 0.05], 12),
        { color: green, line: 0.7 },
        place([s * 0.068, 0.036, -0.025], [0, s * 24, 0]),
      );
      const arm: V3[] = [
        [s * 0.05, 0.05, 0.045],
        [s * 0.062, 0.02, 0.065],
        [s * 0.06, 0.008, 0.085],
      ];
      model.put(tube(arm, [0.014, 0.011, 0.014], { around: 8 }), { color: green, line: 0.6 });
      model.put(ball([0.028, 0.008, 0.03], 10), { color: '#6b9a40', line: 0.5 }, place([s * 0.085, 0.008, 0.02]));
    }
    const mouth: V3[] = [
      [-0.045, 0.072, 0.066],
      [0, 0.062, 0.088],
      [0.045, 0.072, 0.066],
    ];
    model.put(tube(mouth, [0.003], { around: 5 }), { color: '#3f5a26', line: 0 });
  });
}

/** A flat chip with corners, as [height, radius]. */
const CHIP: [number, number][] = points2('0,.004 0,.029 .008,.032 .011,.004');
/** A beetle; with a chip of wood on its head, like a hat. A red one is found more easily than a blue one. */
export function beetle(model: Model, at: THREE.Matrix4, hat = false, shell = '#3f5f8a'): void {
  model.inside(at, () => {
    model.put(ball([0.026, 0.02, 0.036], 16), { color: shell }, place([0, 0.022, -0.012]));
    model.put(
      tube(
        [
          [0, 0.041, 0.018],
          [0, 0.043, -0.014],
          [0, 0.024, -0.048],
        ],
        [0.0016],
        { around: 4 },
      ),
      { color: '#2a2028', line: 0 },
    );
    model.put(ball([0.017, 0.014, 0.014], 12), { color: '#2a2f3a', line: 0.6 }, place([0, 0.02, 0.028]));
    for (const s of [-1, 1]) {
      model.put(ball(0.004, 6), { color: '#fff6e8', line: 0, face: 1 }, place([s * 0.009, 0.026, 0.038]));
      for (const k of [-1, 0, 1])
        model.put(
          tube(
            [
              [s * 0.02, 0.018, k * 0.016],
              [s * 0.036, 0.02, k * 0.022],
              [s * 0.044, 0.0, k * 0.028],
            ],
            [0.0032, 0.0028, 0.002],
            { around: 5 },
          ),
          { color: '#22242c', line: 0.3 },
        );
      model.put(
        tube(
          [
            [s * 0.006, 0.028, 0.038],
            [s * 0.016, 0.046, 0.056],
            [s * 0.03, 0.05, 0.062],
          ],
          [0.0024],
          { around: 4 },
        ),
        { color: '#22242c', line: 0.2 },
      );
    }
    if (hat) model.put(lathe(CHIP, { around: 5 }), { color: '#f6dcae' }, place([0, 0.0375, 0.02], [-6, 20, -8]));
  });
}

export function dragonfly(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    model.put(
      tube(
        [
          [0, 0.01, 0.02],
          [0, 0.014, -0.03],
          [0, 0.008, -0.11],
        ],
        [0.008, 0.006, 0.003],
        { around: 7 },
      ),
      { color: '#3f8fb0' },
    );
    model.put(ball([0.012, 0.011, 0.01], 10), { color: '#2f6f5a', line: 0.4 }, place([0, 0.014, 0.028]));
    for (const s of [-1, 1])
      for (const k of [0, 1])
        model.put(
          ball([0.05, 0.002, 0.011], 10),
          { color: '#dff0f3', line: 0.7 },
          place([s * 0.052, 0.018, k * -0.022 + 0.004], [0, s * (k ? 14 : -10), s * 8]),
        );
  });
}

/** Round bird on a branch; `ear` puts a leaf in its ear. */
export function bird(model: Model, at: THREE.Matrix4, tone: string, leaf = false): void {
  model.inside(at, () => {
    model.put(ball([0.055, 0.06, 0.065], 16), { color: tone }, place([0, 0.06, 0]));
    model.put(ball([0.036, 0.04, 0.03], 14), { color: '#fff0d8', line: 0.2 }, place([0, 0.05, 0.04]));
    model.put(ball([0.012, 0.009, 0.022], 8), { color: '#f0a33c', line: 0.5 }, place([0, 0.075, 0.068]));
    model.put(ball([0.02, 0.008, 0.06], 10), { color: tone, line: 0.6 }, place([0, 0.05, -0.08], [24, 0, 0]));
    for (const s of [-1, 1]) {
      model.put(
        ball([0.007, 0.008, 0.005], 8),
        { color: '#1f1412', line: 0, face: 1 },
        place([s * 0.028, 0.088, 0.05]),
      );
      if (leaf)
        model.put(
          ball([0.006, 0.03, 0.016], 8),
          { color: '#7cab4a', line: 0.6 },
          place([s * 0.058, 0.1, 0.01], [0, 0, s * -24]),
        );
    }
  });
}
