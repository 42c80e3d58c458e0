/** Mrs. Scarf, a gray squirrel with one torn ear and half of the mayor's scarf; and her babies. Face +Z, metres. */

import type * as THREE from 'three';
import { type Look, Model, newId } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { color, TAU, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ball, ring, tube } from '../model/tube.ts';
import type { HeadSpot } from '../shot.ts';
import { brushTail, bushyTail } from './squirrel-tail.ts';

const FUR = { mid: '#a3958f', light: '#d8cbbf', dark: '#6b5a58', belly: '#f8ecd8' };
const SCARF = ['#2f8f8c', '#f0bf3c'] as const;
export type SquirrelActing = {
  at: THREE.Matrix4;
  /** head [down, left, tilt] degrees */
  head?: V3;
  /** paws on the hips like a landlady, or together */
  paws?: 'hips' | 'together';
  /** heavy lids and low brows */
  stern?: boolean;
  /** one of her children in spring: whole ears, no scarf */
  young?: boolean;
  /** a gray bush of a tail, round tufted ears and a short muzzle, as seen by daylight */
  gray?: boolean;
};
export type SquirrelActor = {
  model: Model;
  head: HeadSpot;
};

function squirrelHead(model: Model, torn: boolean, asleep: boolean, stern = false, gray = false): void {
  const id = newId();
  const fur: Look = { color: FUR.mid, id, line: 0.9, face: 0.7 };
  model.put(ball([0.062, 0.056, 0.06], 20), fur);
  for (const s of [-1, 1]) {
    model.put(
      ball([0.034, 0.03, 0.034], 14),
      { ...fur, color: FUR.light, line: 0.4 },
      place([s * 0.032, -0.018, 0.028]),
    );
    // short pointed ears, wide apart; the left one has lost its tip
    const bitten = torn && s > 0;
    const tall = gray ? 0.042 : bitten ? 0.034 : 0.05;
    if (gray) {
      model.inside(place([s * 0.036, 0.036, -0.004], [-6, s * 24, s * -16]), () => grayEar(model, fur, tall, bitten));
      cheekTuft(model, fur, s);
    }
    model.inside(place([s * 0.038, 0.036, -0.004], [-6, s * 24, s * -20]), () => {
      if (gray) return;
      model.put(
        tube(
          [
            [0, 0, 0],
            [0, tall * 0.55, 0],
            [0, tall, -0.003],
          ],
          bitten ? [0.023, 0.02, 0.012] : [0.023, 0.016, 0.002],
          { flat: 0.6, around: 12, rings: 10 },
        ),
        { color: FUR.mid, line: 0.8 },
      );
      model.put(ball([0.0115, tall * 0.4, 0.006], 10), { color: '#d99a88', line: 0 }, place([0, tall * 0.42, 0.012]));
    });
    if (asleep) {
      model.put(
        tube(
          [
            [s * 0.038, 0.008, 0.05],
            [s * 0.03, 0.0, 0.056],
            [s * 0.02, 0.006, 0.058],
          ],
          [0.0034],
          { around: 5 },
        ),
        { color: '#2a1a1c', line: 0 },
      );
    } else {
      model.put(
        ball([0.0155, 0.018, 0.01], 12),
        { color: '#fff4e6', line: 0.3, face: 1 },
        place([s * 0.033, 0.012, 0.05], [0, s * 30, 0]),
      );
      model.put(
        ball([0.0132, 0.016, 0.009], 12),
        { color: '#231418', line: 0, face: 1 },
        place([s * 0.033, 0.012, 0.0545], [0, s * 26, 0]),
      );
      model.put(ball(0.0042, 6), { color: '#ffffff', line: 0, face: 1 }, place([s * 0.033 - 0.004, 0.018, 0.063]));
      if (stern) {
        model.put(
          ball([0.018, 0.009, 0.012], 12),
          { ...fur, line: 0.3 },
          place([s * 0.033, 0.027, 0.052], [0, s * 26, s * 16]),
        );
        const brow: V3[] = [
          [s * 0.011, 0.021, 0.066],
          [s * 0.03, 0.032, 0.066],
          [s * 0.052, 0.04, 0.05],
        ];
        model.put(tube(brow, [0.004, 0.0055, 0.002], { around: 6, rings: 10 }), {
          color: FUR.dark,
          line: 0.2,
          face: 1,
        });
      }
    }
    for (const k of [-1, 0, 1]) {
      const whisker: V3[] = [
        [s * 0.03, -0.022 + k * 0.006, 0.06],
        [s * 0.085, -0.02 + k * 0.018, 0.062],
      ];
      model.put(tube(whisker, [0.0013], { around: 4 }), { color: '#f6efe6', line: 0 });
    }
  }
  model.put(ball([0.03, 0.024, 0.026], 14), { color: FUR.belly, id, line: 0.3, face: 0.8 }, place([0, -0.022, 0.052]));
  model.put(ball([0.01, 0.007, 0.007], 10), { color: '#6a3a40', line: 0.4, face: 1 }, place([0, -0.008, 0.077]));
  model.put(ball([0.007, 0.012, 0.004], 8), { color: '#fff6e6', line: 0.4, face: 1 }, place([0, -0.035, 0.073]));
}

/** Round ear with a tuft; a bitten one has a wedge torn out of its rim and a loose corner. */
function grayEar(model: Model, fur: Look, tall: number, bitten: boolean): void {
  const lobe = (x: number, h: number, turn: number): void =>
    model.inside(place([x, 0, 0], [0, 0, turn]), () =>
      model.put(
        tube(
          [
            [0, 0, 0],
            [0, h * 0.55, 0],
            [0, h, -0.003],
          ],
          [0.016, 0.014, 0.003],
          { flat: 0.6, around: 12, rings: 10 },
        ),
        { ...fur, line: 0.8 },
      ),
    );
  if (bitten) {
    lobe(-0.014, tall * 1.15, 20);
    lobe(0.016, tall * 0.72, -44);
    model.put(
      ball([0.009, tall * 0.42, 0.006], 10),
      { color: '#d99a88', line: 0 },
      place([-0.017, tall * 0.42, 0.01], [0, 0, 20]),
    );
    return;
  }
  model.put(ball([0.021, tall * 0.62, 0.014], 14), { ...fur, line: 0.8 }, place([0, tall * 0.42, 0]));
  model.put(ball([0.0125, tall * 0.4, 0.007], 10), { color: '#d99a88', line: 0 }, place([0, tall * 0.42, 0.011]));
}
function cheekTuft(model: Model, fur: Look, s: number): void {
  for (const [y, l] of [
    [-0.018, 0.02],
    [-0.036, 0.016],
  ] as const)
    model.put(
      tube(
        [
          [s * 0.044, y, 0.02],
          [s * (0.056 + l * 0.5), y - 0.006, 0.018],
          [s * (0.056 + l), y - 0.016, 0.016],
        ],
        [0.014, 0.01, 0.002],
        { around: 8 },
      ),
      { ...fur, color: FUR.light, line: 0.6 },
    );
}

/** Striped half of a scarf, wound once; the torn end shows threads. */
function halfScarf(model: Model): void {
  const stripes = (point: THREE.Vector3) =>
    color(SCARF[Math.floor((Math.atan2(point.x, point.z) / TAU + 1) * 9) % 2] ?? SCARF[0]);
  for (const [y, r] of [
    [0, 0.062],
    [0.026, 0.058],
  ] as const)
    model.put(ring(r, r * 0.95, y, 0.022), { tint: stripes, line: 0.8 });
  const end = closeRing(
    grid(
      (u, w) => {
        const a = u * TAU;
        const rim = w === 0 || w === 1 ? 0.3 : 1;
        return [
          0.052 + w * 0.028 + Math.sin(a) * 0.026 * rim,
          -0.01 - w * 0.15,
          0.05 + w * 0.012 + Math.cos(a) * 0.011 * rim,
        ];
      },
      14,
      12,
    ),
    14,
  );
  model.put(end, {
    tint: (point) => color(SCARF[Math.floor((-point.y + 0.2) * 34) % 2] ?? SCARF[0]),
    line: 0.8,
    doubleSided: true,
  });
  for (let i = 0; i < 5; i++) {
    const x = 0.058 + i * 0.011;
    model.put(
      tube(
        [
          [x, -0.158, 0.062],
          [x + 0.004, -0.185 - (i % 2) * 0.014, 0.066],
        ],
        [0.003],
        { around: 5 },
      ),
      { color: SCARF[i % 2] ?? SCARF[0], line: 0.4 },
    );
  }
}

/** About .33 m tall to the ears: a squirrel of consequence. */
export function mrsScarf(a: SquirrelActing): SquirrelActor {
  const model = new Model();
  const HEAD: V3 = [0, 0.27, 0.03];
  model.inside(a.at, () => {
    if (a.gray) bushyTail(model);
    else brushTail(model);
    const body: V3[] = [
      [0, 0.05, -0.02],
      [0, 0.12, 0],
      [0, 0.2, 0.018],
    ];
    model.put(tube(body, [0.07, 0.078, 0.048], { around: 18, rings: 18 }), { color: FUR.mid, line: 0.9 });
    model.put(ball([0.048, 0.075, 0.03], 16), { color: FUR.belly, line: 0.2 }, place([0, 0.11, 0.056], [-8, 0, 0]));
    for (const s of [-1, 1]) {
      model.put(ball([0.042, 0.05, 0.055], 14), { color: FUR.mid, line: 0.7 }, place([s * 0.055, 0.05, 0.02]));
      model.put(
        ball([0.02, 0.014, 0.045], 12),
        { color: FUR.light, line: 0.8 },
        place([s * 0.05, 0.014, 0.07], [0, s * 12, 0]),
      );
      const arm: V3[] =
        a.paws === 'together'
          ? [
              [s * 0.05, 0.185, 0.03],
              [s * 0.066, 0.14, 0.075],
              [s * 0.014, 0.15, 0.105],
            ]
          : [
              [s * 0.05, 0.185, 0.03],
              [s * 0.115, 0.14, 0.03],
              [s * 0.072, 0.098, 0.052],
            ];
      model.put(tube(arm, [0.024, 0.019, 0.016], { around: 10, rings: 14 }), { color: FUR.mid, line: 0.8 });
      model.put(ball(0.018, 10), { color: FUR.dark, line: 0.7 }, place(arm[2] ?? HEAD));
    }
    if (!a.young) model.inside(place([0, 0.205, 0.02]), () => halfScarf(model));
    const size = a.young ? 1.3 : 1.12;
    model.inside(place(HEAD, a.head ?? [0, 0, 0], size), () => squirrelHead(model, !a.young, false, a.stern, a.gray));
  });
  model.bake();
  const at = vec(HEAD).applyMatrix4(a.at);
  return { model: model, head: { person: 'scarf', at, radius: 0.1 * a.at.getMaxScaleOnAxis() } };
}

/** Head of a sleeping baby, for a row in a mitten; unit about .05 m. */
export function babySquirrel(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => model.inside(place([0, 0, 0], [0, 0, 0], 0.62), () => squirrelHead(model, false, true)));
}
