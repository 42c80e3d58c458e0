/** 발레 · Ballet: a small dancer on her toes. */
import { character } from '../../cast/character.ts';
import { DANCER } from '../../cast/people/card-children.ts';
import { pose } from '../../cast/pose.ts';
import { flip, grid } from '../../model/grid.ts';
import { color, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const YAW = 20;
/** Half of the open oval over the head. */
const arm = (out: number, up: number) => ({
  hand: [out, up, 0.1] as V3,
  elbow: [1, 0, 0.05] as V3,
  palm: [-0.85, -0.45, 0.1] as V3,
  fingers: [-0.22, 0.97, 0.05] as V3,
  grip: 'relaxed' as const,
});
export function balletCard(): Shot {
  const girl = character(DANCER, {
    at: place([0, 0, 0], [0, YAW, 0]),
    expression: 'calm',
    gaze: [-0.1, 0.2],
    pose: pose('stand', {
      shift: [0, 0.14, 0],
      lean: [-2, 0, -2],
      bend: -3,
      head: [-6, -16, 5],
      left: arm(0.33, 0.91),
      right: arm(0.33, 0.91),
      legLeft: { foot: [-0.06, 0.12, 0], knee: [0.3, 0, 1], toeDown: 74, toeOut: 10 },
      // the toe at the other knee
      legRight: { foot: [-0.02, 0.46, 0.1], knee: [1, 0, 0.45], toeDown: 70, toeOut: -40 },
    }),
  });
  return cardStage({
    family: 'arts',
    focal: girl.head.at.toArray() as V3,
    actors: [girl],
    eye: [0, 1.55, 4.4],
    look: [0, 0.8, 0],
    fov: 20.8,
    light: { sun: { dir: [-0.5, 0.95, 0.95], color: '#ffe0b6', power: 4.7, cone: 0.07 } },
    things: (model) => {
      const waist: V3 = [0, 0.63, 0];
      model.inside(place(waist, [8, YAW, -2]), () => {
        // three plates of tulle, one under the other, that rise and fall together
        for (const [k, tone] of [
          [0, '#fbc4cc'],
          [1, '#fdd6d9'],
          [2, '#ffeceb'],
        ] as const) {
          const at = (a: number, w: number): V3 => {
            const r = 0.11 + w * (0.255 - k * 0.022);
            const wave = 0.013 * w * w * Math.sin(a * 9);
            return [Math.sin(a) * r, 0.014 - k * 0.03 * (0.3 + 0.7 * w) - 0.035 * w * w + wave, Math.cos(a) * r];
          };
          const frill = grid((u, w) => at(u * TAU, w), 144, 10);
          model.put(flip(frill), {
            doubleSided: true,
            tint: (point) => color(tone).multiplyScalar(0.98 + 0.09 * Math.hypot(point.x, point.z) * 3),
          });
          const hem = Array.from({ length: 72 }, (_, i) => at((i / 72) * TAU, 1));
          model.put(tube(hem, [0.008], { closed: true, around: 6, rings: 216 }), { color: '#fff4f2', line: 0.5 });
        }
        model.put(ring(0.124, 0.11, 0.018, 0.014), { color: '#d8607c', line: 0.6 });
      });
      const h = girl.head.at;
      model.put(ball([0.085, 0.075, 0.085], 20), { color: '#3c3236' }, place([h.x - 0.04, h.y + 0.19, h.z - 0.08]));
      model.put(
        ring(0.075, 0.075, 0, 0.016),
        { color: '#ee8fa0', line: 0.5 },
        place([h.x - 0.035, h.y + 0.145, h.z - 0.07], [-18, 0, 8]),
      );
    },
  });
}
