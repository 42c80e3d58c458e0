/** Trunk, legs and drawn eyes shared by cat, dog and unicorn: chunky, big-headed, on short legs. Metres, faces +Z. */

import { type Look, type Model, newId } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball, tube } from '../../model/tube.ts';
import { type Step, strideOf } from './hero.ts';

export type Trunk = {
  coat: NonNullable<Look['tint']>;
  /** plain color of the legs, and of their lower ends */
  leg: string;
  paw: string;
  legLength: number;
  legRadius: number;
  /** half axes of the body */
  body: V3;
  hoof?: boolean;
  /** fore legs and hind legs: distance from the middle */
  reach: number;
};
/** Draws trunk and legs; a step moves diagonal legs together. Returns the part's id, for a neck that shows no seam. */
export function fourLegs(model: Model, t: Trunk, step: Step): number {
  const stride = strideOf(step);
  const [bx, by] = t.body;
  const y = t.legLength + by * 0.72;
  // one id: no pencil ring where a leg joins the body, or it looks like a jointed doll
  const id = newId();
  model.put(ball(t.body, 30), { tint: t.coat, id }, place([0, y, 0]));
  for (const front of [1, -1] as const)
    for (const side of [1, -1] as const) {
      const swing = stride * front * side * 0.13;
      const lift = swing * front > 0.01 ? 0.02 : Math.abs(swing) > 0.01 && swing < 0 ? 0.045 : 0;
      const root: V3 = [side * bx * 0.62, y - by * 0.3, front * t.reach];
      const foot: V3 = [side * bx * 0.72, t.legRadius * 0.62 + lift, front * t.reach + swing];
      const knee: V3 = [
        (root[0] + foot[0]) / 2,
        (root[1] + foot[1]) / 2,
        (root[2] + foot[2]) / 2 + (front > 0 ? 0.015 : -0.02),
      ];
      const r = t.legRadius;
      model.put(tube([root, knee, foot], [r * 1.25, r * 1.05, r * 0.95], { around: 14, rings: 12 }), {
        color: t.leg,
        line: 0.9,
        id,
      });
      if (t.hoof)
        model.put(
          tube(
            [
              [foot[0], foot[1] + r * 0.4, foot[2]],
              [foot[0], foot[1] - r * 0.1, foot[2] + 0.01],
            ],
            [r * 1.08, r * 1.3],
            { around: 14, rings: 4 },
          ),
          { color: t.paw },
        );
      else
        model.put(
          ball([r * 1.12, r * 0.72, r * 1.3], 14),
          { color: t.paw },
          place([foot[0], foot[1], foot[2] + r * 0.35]),
        );
    }
  return id;
}

/** A large shining eye on a head of radius 1. */
export function shiningEye(
  model: Model,
  at: V3,
  turn: V3,
  iris: string,
  o: { size?: number; lashes?: number; gaze?: [number, number] | undefined } = {},
): void {
  const s = o.size ?? 1;
  const [gx, gy] = o.gaze ?? [0, 0];
  model.inside(place(at, turn, s), () => {
    model.put(ball([0.2, 0.25, 0.09], 18), { color: '#fffaf0', line: 0.9, face: 1 });
    model.inside(place([gx * 0.04, gy * 0.04, 0]), () => {
      model.put(ball([0.165, 0.215, 0.07], 18), { color: iris, line: 0, face: 1 }, place([0, -0.005, 0.045]));
      model.put(ball([0.115, 0.16, 0.06], 16), { color: '#1d1012', line: 0, face: 1 }, place([0, 0.005, 0.075]));
      model.put(ball([0.055, 0.065, 0.03], 10), { color: '#ffffff', line: 0, face: 1 }, place([-0.06, 0.085, 0.125]));
      model.put(ball([0.028, 0.03, 0.02], 8), { color: '#ffffff', line: 0, face: 1 }, place([0.06, -0.085, 0.125]));
    });
    // the lash line hugs the upper rim: off the rim it slides when the head turns, and frowns
    const lid: V3[] = points3('-.185,.12,.01 -.11,.22,.035 0,.258,.045 .11,.22,.035 .185,.12,.01');
    model.put(tube(lid, [0.016, 0.028, 0.016], { around: 6, rings: 16 }), { color: '#3a2028', line: 0, face: 1 });
    // lashes leave the outer corner sideways: upwards they would make a frown
    const side = Math.sign(turn[1]) || 1;
    for (let i = 0; i < (o.lashes ?? 0); i++) {
      const b: V3[] = [
        [side * (0.17 + i * 0.02), 0.14 - i * 0.08, 0.06],
        [side * (0.27 + i * 0.025), 0.17 - i * 0.1, 0.05],
        [side * (0.33 + i * 0.02), 0.22 - i * 0.1, 0.03],
      ];
      model.put(tube(b, [0.02, 0.016, 0.005], { around: 5, rings: 6 }), { color: '#3a2028', line: 0, face: 1 });
    }
  });
}
/** Soft blush on a cheek. */
export const blush = (model: Model, at: V3, turn: V3, tone: string): void => {
  model.put(ball([0.16, 0.11, 0.03], 14), { color: tone, line: 0, face: 0.6 }, place(at, turn));
};
