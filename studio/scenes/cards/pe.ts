/** 체육 · PE: high over the skipping rope. */
import { character } from '../../cast/character.ts';
import { ROPE_GIRL } from '../../cast/people/card-children.ts';
import { pose } from '../../cast/pose.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { skippingRope } from '../../props/sports.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function peCard(): Shot {
  const girl = character(ROPE_GIRL, {
    at: place([0, 0, 0], [0, 24, 0]),
    expression: 'laugh',
    pose: pose('jump', {
      shift: [0, 0.3, 0],
      lean: [-2, 0, 2],
      head: [-2, 0, 7],
      legLeft: { foot: [0.08, 0.4, 0.16], knee: [0.25, 0.2, 1], toeDown: 8, toeOut: 4 },
      legRight: { foot: [0.06, 0.26, -0.2], knee: [0.1, 0, 1], toeDown: 42, toeOut: 12 },
      left: {
        hand: [0.72, -0.42, 0.34],
        elbow: [0.3, -1, -0.3],
        palm: [-0.3, 0.2, 1],
        fingers: [0.3, 0.4, 0.7],
        grip: 'fist',
      },
      right: {
        hand: [0.72, -0.36, 0.3],
        elbow: [0.3, -1, -0.3],
        palm: [-0.3, 0.2, 1],
        fingers: [0.3, 0.4, 0.7],
        grip: 'fist',
      },
    }),
  });
  const [l, r] = [girl.grip.left, girl.grip.right].map((g) => vec(0).setFromMatrixPosition(g)) as [
    ReturnType<typeof vec>,
    ReturnType<typeof vec>,
  ];
  return cardStage({
    family: 'school',
    focal: girl.head.at.toArray() as V3,
    actors: [girl],
    eye: [0, 1.0, 4.6],
    look: [0, 0.88, 0],
    fov: 23.6,
    // a high sun: her shadow lies right under her
    light: { sun: { dir: [-0.1, 1, 0.3], color: '#ffe0b6', power: 4.6, cone: 0.07 } },
    things: (model) => {
      const [ax, ay] = [(l.x + r.x) / 2, (l.y + r.y) / 2];
      const rx = Math.abs(l.x - r.x) / 2;
      const path: V3[] = Array.from({ length: 25 }, (_, i) => {
        const t = i / 24;
        const a = t * Math.PI;
        const wide = 0.24 * Math.sin(a) ** 0.6;
        return [
          ax + Math.cos(a) * (rx + 0.13 + wide),
          ay + 0.02 + Math.sin(a) ** 0.8 * 0.98,
          (l.z + r.z) / 2 - 0.3 * Math.sin(a),
        ];
      });
      const out = (point: typeof l, s: number): [V3, V3] => [
        point
          .clone()
          .add(vec(-s * 0.04, -0.02, 0))
          .toArray() as V3,
        point
          .clone()
          .add(vec(s * 0.13, 0.03, 0))
          .toArray() as V3,
      ];
      skippingRope(model, path, [out(l, 1), out(r, -1)]);
    },
  });
}
