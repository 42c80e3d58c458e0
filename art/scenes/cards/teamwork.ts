/** 팀워크 · Teamwork: three friends, three oars, one stroke. */
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { CHARLOTTE_TEE, ROPE_GIRL, THEO_READING } from '../../cast/people/card-children.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { oar, rowBoat } from '../../props/nook.ts';
import { foam, paintedWater, splash } from '../../props/sports.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const CREW: [Person, number, ExpressionName, V3][] = [
  [THEO_READING, -0.62, 'smile', [-2, -18, 4]],
  [CHARLOTTE_TEE, 0.0, 'laugh', [-6, -26, -6]],
  [ROPE_GIRL, 0.6, 'shout', [-8, -8, 5]],
];
export function teamworkCard(): Shot {
  const crew = CREW.map(([who, x, expression, head]) => {
    const hands: V3 = [x + 0.3, 0.5, 0.14];
    return {
      hands,
      actor: character(who, {
        at: place([x, -0.24, -0.02], [0, 66, 0]),
        expression,
        noLegs: true,
        pose: pose('sitChair', {
          hips: 0.74,
          lean: [12, 0, 0],
          head,
          left: {
            hand: [0, 0, 0],
            reachTo: [hands[0] - 0.03, hands[1] + 0.05, hands[2] - 0.1],
            elbow: [0.5, -1, 0],
            palm: [0, -1, 0],
            grip: 'fist',
          },
          right: {
            hand: [0, 0, 0],
            reachTo: [hands[0] - 0.03, hands[1] + 0.02, hands[2] + 0.02],
            elbow: [0.5, -1, 0],
            palm: [0, -1, 0],
            grip: 'fist',
          },
        }),
      }),
    };
  });
  return cardStage({
    family: 'people',
    bare: true,
    focal: [0, 0.75, 0],
    actors: crew.map((c) => c.actor),
    eye: [0.1, 1.15, 4.6],
    look: [0.04, 0.42, 0],
    fov: 26.5,
    things: (m) => {
      paintedWater(m, ['#2f7f9c', '#4f9fb0', '#bfe6e2']);
      rowBoat(m, place([0.02, 0.02, 0], [0, 0, 1]), 1.9, 0.26, '#d8503f');
      for (const { hands } of crew) {
        const blade: V3 = [hands[0] - 0.36, -0.06, 0.74];
        oar(m, vec([hands[0] + 0.07, hands[1] + 0.06, hands[2] - 0.12]), vec(blade), '#f6c233');
        foam(m, [[blade[0] + 0.03, blade[2], 0.09]]);
        splash(m, [blade[0] - 0.04, 0, blade[2]], 0.14, 9, hands[0] * 10);
      }
    },
  });
}
