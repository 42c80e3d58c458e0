/** The last house of the chain, at the town's end of the bridge: Priya bangs with a spoon in each mitten. */
import { type Actor, character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { PRIYA_WINTER } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import type { Model } from '../../model/bake.ts';
import { vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { heldLadle } from '../../props/bang-pots.ts';
import { bridgeYaw, onBridge } from './9-1.hill-valley.ts';

export function priyaWithSpoons(model: Model): Actor {
  const pAt = place(onBridge(-1.64, 0.2), [0, bridgeYaw(1, 0.5), 0], 1.12);
  const crash: Stance = { lean: [-4, -6, 5], bend: -2 };
  const spoons = (['left', 'right'] as const).map((side) => {
    const k = side === 'left' ? 1 : -1;
    const point = vec(k * 0.24, 0.98 + k * 0.08, 0.26).applyMatrix4(pAt);
    const dir = vec(-k * 0.45, 0.9, 0.1).transformDirection(pAt);
    heldLadle(model, point, dir, vec(0, 0, 1), 0.34, 0.46);
    return gripRod({
      at: pAt,
      build: 'child8',
      stance: crash,
      mitten: true,
      side,
      point,
      dir,
      r: 0.014,
      elbow: [1, -0.6, 0],
    });
  });
  return character(without(PRIYA_WINTER, 'toolBelt', 'woodenSpoon'), {
    at: pAt,
    expression: 'shout',
    pose: pose('stand', {
      ...crash,
      head: [-6, 14, 6],
      left: spoons[0] as ArmPose,
      right: spoons[1] as ArmPose,
      legLeft: { foot: [0.1, 0, 0.12], toeOut: 12 },
      legRight: { foot: [0.14, 0, -0.14], toeOut: 22 },
    }),
  });
}
