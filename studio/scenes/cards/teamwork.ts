/** 팀워크 · Teamwork: three friends, three paddles, one stroke. */
import { character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { wristAt } from '../../cast/grasp.ts';
import { CHARLOTTE_TEE, ROPE_GIRL, THEO_READING } from '../../cast/people/card-children.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { oar, rowBoat } from '../../props/nook.ts';
import { foamPatch, paintedWater, spray } from '../../props/sports.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

const CREW: [Person, number, ExpressionName, V3][] = [
  [THEO_READING, -0.66, 'smile', [-2, -22, 4]],
  [CHARLOTTE_TEE, -0.06, 'laugh', [-4, -28, -5]],
  [ROPE_GIRL, 0.54, 'laugh', [-6, -18, 5]],
];
export function teamworkCard(): Shot {
  const crew = CREW.map(([who, x, expression, head]) => {
    // the far hand on the end of the shaft, the near hand lower down, over the gunwale
    const [top, blade] = [vec(x + 0.33, 0.55, 0.1), vec(x + 0.16, -0.07, 0.86)];
    const low = top.clone().lerp(blade, 0.36);
    const at = place([x, -0.16, -0.03], [0, 62, 0]);
    const high = { fingers: [-0.5, 0.1, 0.9] as V3, palm: [-0.3, -1, 0.1] as V3 };
    const near = { fingers: [-0.3, -0.2, 1] as V3, palm: [-1, -0.5, 0] as V3 };
    return {
      top,
      blade,
      actor: character(who, {
        at,
        expression,
        noLegs: true,
        pose: pose('sitChair', {
          hips: 0.74,
          lean: [14, 0, 0],
          head,
          left: {
            hand: [0, 0, 0],
            reachTo: wristAt(top, at, 1, high.fingers, high.palm),
            elbow: [1, 0.1, 0],
            ...high,
            grip: 'fist',
          },
          right: {
            hand: [0, 0, 0],
            reachTo: wristAt(low, at, -1, near.fingers, near.palm),
            elbow: [0.6, -1, 0],
            ...near,
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
    eye: [0.1, 1.3, 4.6],
    look: [0.06, 0.4, 0],
    fov: 30,
    things: (model) => {
      paintedWater(model, ['#2f7f9c', '#4f9fb0', '#bfe6e2']);
      rowBoat(model, place([-0.06, 0, 0], [0, 0, 0]), 1.95, 0.21, '#d8503f');
      foamPatch(model, [[1.02, 0.1, 0.16, 0.07]]);
      for (const { top, blade } of crew) {
        const beyond = top.clone().lerp(blade, -0.09);
        oar(model, beyond, blade, '#f6c233');
        foamPatch(model, [[blade.x - 0.02, blade.z, 0.15, 0.09]]);
        spray(model, [blade.x - 0.05, -0.01, blade.z], 0.1, 7, top.x * 10);
      }
    },
  });
}
