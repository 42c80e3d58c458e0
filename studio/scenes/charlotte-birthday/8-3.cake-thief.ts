/** Noodle after the cake (BB-8.3): thighs and paws of a dog that sits near, cream over muzzle and ears, a blue tongue. Metres. */
import type * as THREE from 'three';
import { SHAPES } from '../../animals/noodle-poses.ts';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball, tube } from '../../model/tube.ts';

const COAT = { mid: '#cc8a48', light: '#ecb873' };
const PINK = '#f7b4b0';
const CREAM = '#fff4e2';
const BLUE = '#3f6fc0';

/** What a sitting dog shows near: round thighs, long hind feet, a chest, hair behind the front legs. */
export function sittingBody(model: Model, at: THREE.Matrix4): void {
  const fur = { color: COAT.mid, line: 0.7 };
  model.inside(at, () => {
    for (const s of [-1, 1]) {
      model.put(ball([0.06, 0.115, 0.12], 20), fur, place([s * 0.105, 0.115, -0.09], [-18, 0, s * -8]));
      model.put(
        ball([0.042, 0.03, 0.09], 16),
        { color: COAT.light, line: 0.7 },
        place([s * 0.14, 0.03, 0.02], [0, s * 8, 0]),
      );
      // front legs that widen to the shoulder, and rounder paws with toes
      model.put(
        tube(
          [
            [s * 0.066, 0.27, 0.15],
            [s * 0.068, 0.14, 0.178],
            [s * 0.066, 0.04, 0.2],
          ],
          [0.066, 0.05, 0.04],
          {
            around: 14,
            rings: 14,
          },
        ),
        fur,
      );
      model.put(ball([0.048, 0.034, 0.066], 16), { color: COAT.light, line: 0.7 }, place([s * 0.066, 0.032, 0.23]));
      for (const k of [-0.4, 0.4])
        model.put(
          tube(
            [
              [s * 0.066 + k * 0.036, 0.05, 0.27],
              [s * 0.066 + k * 0.03, 0.024, 0.293],
            ],
            [0.0035],
            { around: 5 },
          ),
          { color: '#95592b', line: 0 },
        );
    }
    model.put(ball([0.085, 0.11, 0.07], 18), { color: COAT.light, line: 0.3 }, place([0, 0.27, 0.165], [-24, 0, 0]));
  });
}

/** Cream as it sticks: over the muzzle with a ragged edge, in one cap on the crown, on the lower halves of both ears. */
export function creamedFace(model: Model, dog: { at: THREE.Matrix4; head: V3 }): void {
  model.inside(dog.at.clone().multiply(place(SHAPES.sit.head, dog.head)), () => {
    const coat = (tone: string) => ({ color: tone, line: 0.6, face: 0.8, doubleSided: true });
    // the muzzle's own tube, a little fatter, from a wavy edge to the nose
    const muzzle = grid(
      (u, w) => {
        const a = u * TAU;
        const from = 0.115 + 0.014 * Math.sin(a * 4) + 0.01 * Math.sin(a * 7 + 1);
        const z = from + (0.246 - from) * w;
        const r =
          (0.074 - (0.034 * (z - 0.05)) / 0.165) *
          1.08 *
          (1 - smoothstep(0.86, 1, w) * 0.3) *
          (0.9 + 0.1 * smoothstep(0, 0.12, w));
        const y = -0.004 - 0.038 * smoothstep(0.04, 0.2, z);
        return [Math.sin(a) * r, y + Math.cos(a) * r, z];
      },
      48,
      16,
    );
    model.put(muzzle, coat(PINK));
    const cap = grid(
      (u, w) => {
        const a = u * TAU;
        const down = w * (0.62 + 0.1 * Math.sin(a * 5) + 0.07 * Math.sin(a * 3 + 1));
        const r = 1.12 - 0.05 * w ** 3;
        return [
          0.1 * r * Math.sin(down) * Math.sin(a),
          0.092 * r * Math.cos(down),
          0.1 * r * Math.sin(down) * Math.cos(a),
        ];
      },
      48,
      12,
    );
    model.inside(place([0, 0, 0], [8, 0, -6]), () => model.put(cap, coat(CREAM)));
    // a swirl on top, as icing is piped
    model.put(ball([0.036, 0.026, 0.036], 14), { color: CREAM, line: 0.6, face: 0.8 }, place([-0.01, 0.112, 0.006]));
    model.put(ball([0.02, 0.02, 0.02], 12), { color: CREAM, line: 0.6, face: 0.8 }, place([-0.006, 0.138, 0.01]));
    for (const s of [-1, 1]) {
      const ear: V3[] = [
        [s * 0.127, -0.05, 0.002],
        [s * 0.124, -0.09, 0.012],
        [s * 0.108, -0.142, 0.022],
      ];
      model.put(
        tube(ear, [0.064, 0.068, 0.032], { flat: 0.44, around: 14, rings: 18, caps: true }),
        coat(s < 0 ? PINK : CREAM),
      );
    }
    // blue from the number, on lip and nose
    model.put(
      ball([0.026, 0.012, 0.03], 12),
      { color: BLUE, line: 0.4, face: 0.8 },
      place([0.026, -0.014, 0.18], [-10, 0, -24]),
    );
    model.put(ball([0.014, 0.02, 0.024], 12), { color: BLUE, line: 0.4, face: 0.8 }, place([-0.046, -0.04, 0.17]));
    model.put(
      tube(points3('.004,-.078,.212 .012,-.102,.25 .03,-.094,.29 .05,-.062,.304'), [0.024, 0.027, 0.026, 0.016], {
        flat: 0.42,
        around: 10,
        rings: 16,
        caps: true,
      }),
      { color: '#ee7d86', line: 0.8, face: 0.8 },
    );
  });
}
