/** 발레 · Ballet: a small dancer on her toes. */
import { character } from '../../cast/character.ts';
import { DANCER } from '../../cast/people/card-children.ts';
import { pose } from '../../cast/pose.ts';
import { flip, grid } from '../../model/grid.ts';
import { color, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, ring } from '../../model/tube.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const YAW = 24;
export function balletCard(): Shot {
  const girl = character(DANCER, {
    at: place([0, 0, 0], [0, YAW, 0]),
    expression: 'calm',
    gaze: [-0.4, 0.5],
    pose: pose('stand', {
      shift: [0, 0.1, 0],
      lean: [-2, 0, -3],
      bend: -3,
      head: [-8, -22, 8],
      left: {
        hand: [0.26, 0.9, 0.2],
        elbow: [1, -0.2, 0],
        palm: [-0.8, -0.5, 0.2],
        fingers: [-0.9, 0.5, 0.1],
        grip: 'relaxed',
      },
      right: {
        hand: [0.78, 0.28, 0.3],
        elbow: [0.4, -1, -0.2],
        palm: [-0.2, -0.9, 0.2],
        fingers: [0.9, 0.1, 0.3],
        grip: 'relaxed',
      },
      legLeft: { foot: [-0.06, 0.12, 0], knee: [0.3, 0, 1], toeDown: 74, toeOut: 10 },
      legRight: { foot: [0.36, 0.46, -0.28], knee: [1, 0.2, 0.4], toeDown: 80, toeOut: 30 },
    }),
  });
  return cardStage({
    family: 'arts',
    focal: girl.head.at.toArray() as V3,
    actors: [girl],
    eye: [0, 1.55, 4.4],
    look: [-0.03, 0.76, 0],
    fov: 19.5,
    things: (m) => {
      const waist: V3 = [0, 0.63, 0];
      m.inside(place(waist, [10, YAW, -3]), () => {
        for (const [k, tone] of [
          [0, '#fbc4cc'],
          [1, '#fddcdd'],
          [2, '#fff0ee'],
        ] as const) {
          const frill = grid(
            (u, w) => {
              const a = u * TAU;
              const r = 0.115 + w * (0.235 - k * 0.012);
              const wave = 0.026 * w * Math.sin(a * (11 + k * 2) + k * 2);
              return [Math.sin(a) * r, 0.012 - k * 0.024 - 0.03 * w * w + wave, Math.cos(a) * r];
            },
            132,
            8,
          );
          m.put(flip(frill), {
            doubleSided: true,
            tint: (p) => color(tone).multiplyScalar(1.02 + 0.1 * Math.hypot(p.x, p.z) * 3),
          });
        }
        m.put(ring(0.124, 0.11, 0.018, 0.014), { color: '#d8607c', line: 0.6 });
      });
      const h = girl.head.at;
      m.put(ball([0.085, 0.075, 0.085], 20), { color: '#3c3236' }, place([h.x - 0.04, h.y + 0.19, h.z - 0.08]));
      m.put(
        ring(0.075, 0.075, 0, 0.016),
        { color: '#ee8fa0', line: 0.5 },
        place([h.x - 0.035, h.y + 0.145, h.z - 0.07], [-18, 0, 8]),
      );
    },
  });
}
