/** PC-5.1. Doors shut, near and dark; out of the mist come flowered trousers, and behind them a boy. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball } from '../../model/tube.ts';
import { redPine } from '../../props/red-pine.ts';
import { shrineLight, spiritShrine } from '../../sets/spirit-shrine.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-4.0, 1.5, 4.2];
const TO: V3 = [0.06, 1.08, 1.58];
const DOORS: V3 = [0, 1.4, 0];
/** Seen from the side his hair comes down to the nape, in locks: a straight edge there would be a helmet's. */
const TOUSLED: Person = {
  ...DOYUN,
  hair: {
    ...DOYUN.hair,
    shape: {
      kind: 'cap',
      open: 1.62,
      fringe: 0.34,
      bottom: -0.44,
      thick: 0.1,
      jagged: 1,
      sweep: 0.16,
      extras: ['cowlick'],
    },
  },
};
/** Where her hand and his two meet. */
const HANDS: V3 = [-0.14, 0.83, 2.23];

export function quietFeet(): Shot {
  const gran = place([0.02, 0.3, 1.76], [0, 210, 0]);
  const granStance: Stance = { hips: 0.96, lean: [6, 14, 0], bend: 4, head: [8, 62, -6] };
  const granHand = { at: gran, build: 'grandmother', stance: granStance } as const;
  const boy = place([-0.025, 0, 2.488], [0, 222, 0]);
  const boyStance: Stance = { hips: 0.78, shift: [0, 0, -0.14], lean: [-26, 0, 0], bend: 14, head: [-2, 20, 8] };
  const boyHand = { at: boy, build: 'child8', stance: boyStance } as const;
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'smile',
    lookAt: [-0.1, 0.75, 2.75],
    pose: pose('stand', {
      ...granStance,
      left: gripRod({ ...granHand, side: 'left', point: HANDS, dir: [0.6, 0.2, -0.5], r: 0.03, elbow: [0.6, 0, -1] }),
      right: {
        hand: [0.16, -0.12, 0.86],
        elbow: [0.5, -1, 0],
        palm: [-0.6, 1, 0],
        grip: 'open',
      },
      legLeft: { foot: [0, 0, 0], standOn: [-0.06, 0.3, 1.84] },
      legRight: { foot: [0, 0, 0], standOn: [0.12, 0.45, 1.38] },
    }),
  });
  const doyun = character(TOUSLED, {
    at: boy,
    expression: 'nervous',
    lookAt: DOORS,
    pose: pose('stand', {
      ...boyStance,
      left: gripRod({ ...boyHand, side: 'left', point: HANDS, dir: [0, 1, 0.2], r: 0.03 }),
      right: gripRod({ ...boyHand, side: 'right', point: HANDS, dir: [0, 1, 0.2], r: 0.03 }),
      legLeft: { foot: [0.06, 0, 0.42], toeDown: -26 },
      legRight: { foot: [0.1, 0, 0.22], toeDown: -14 },
    }),
  });
  const cat = bami({
    at: place([-0.6, 0.47, 0.78], [0, 228, 0], 0.98),
    pose: 'arch',
    puff: 0.5,
    head: [-6, 58, 6],
    gaze: [0.2, 0.3],
    tail: points3('0,.25,-.22 0,.3,-.36 .02,.46,-.46 0,.66,-.44'),
  });
  // the set has no pines on the side that this camera looks at
  const wood = new Model();
  for (const [i, [x, z, height]] of points3('6.6,3.4,6.4 9.6,4.6,7 7.4,1.8,6.8 8.6,0.2,7').entries())
    redPine(wood, { at: [x, -0.1, z], height, girth: 0.15, bare: 0.55, needles: 90, seed: i + 4 });
  // dark where his soles press the ground: his shadow falls behind him
  for (const [x, z] of [
    [0.06, 0.2],
    [-0.09, 0.11],
  ] as const)
    wood.put(ball([0.075, 0.006, 0.12], 20), { color: '#7d6a52', line: 0 }, boy.clone().multiply(place([x, 0.008, z])));
  return composeShot({
    set: (scene) =>
      spiritShrine(scene, {
        doors: 'shut',
        hour: 'mist',
        eye: FROM,
        clear: (x, z) => (Math.abs(x) > 1.2 || z > 4.2) && !(x > 3.4 && z > 2.4),
      }),
    light: shrineLight('mist', {
      top: '#b4c6dc',
      horizon: '#d4dee2',
      fog: { color: '#d3dfe2', near: 5, far: 15 },
      // low and warm along the doors, which stay dark: it meets the two people and the cat
      sun: { dir: [-0.85, 0.46, 0.2], color: '#ffdca4', power: 3.7, cone: 0.08 },
      sky: 0.9,
      points: [{ at: [-1.5, 1.7, 3.3], color: '#ffdca8', power: 1.8, radius: 0.25 }],
    }),
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, [0.05, 1.1, 2]),
    aperture: 0.007,
    center: [0.5, 1.3, 1.8],
    radius: 6,
    actors: [doyun, halmeoni, cat],
    things: [wood.bake()],
    heads: [doyun.head, halmeoni.head, { thing: 'Find', at: cat.head.at, radius: 0.26 }],
    // Bami, twice her size
    find: ballsAt(0.24, [-0.7, 0.72, 0.75], [-0.4, 0.82, 0.95]),
    focal: doyun.head.at.toArray() as V3,
  });
}
