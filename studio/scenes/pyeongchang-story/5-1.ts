/** PC-5.1. Doors shut, near and dark; out of the mist come flowered trousers, and behind them a boy. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { redPine } from '../../props/red-pine.ts';
import { shrineLight, spiritShrine } from '../../sets/spirit-shrine.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-2.6, 0.86, 1.62];
const TO: V3 = [0.6, 1.18, 1.76];
const DOORS: V3 = [0, 1.4, 0];

export function quietFeet(): Shot {
  const gran = place([-0.1, 0.02, 2.66], [0, 200, 0]);
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'smile',
    lookAt: DOORS,
    pose: pose('stand', {
      lean: [8, 6, 0],
      bend: 5,
      left: { hand: [0.14, -0.86, 0.3], elbow: [0.4, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
      right: { hand: [0.2, -0.86, -0.1], elbow: [0.5, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
      legLeft: { foot: [0.02, 0.01, -0.26], toeDown: 18 },
      legRight: { foot: [0.05, 0, 0.24], toeDown: -8 },
    }),
  });
  const boy = place([-0.34, 0.01, 3.06], [0, 198, 0]);
  const held = (side: 'left' | 'right', point: V3) =>
    grasp({
      at: boy,
      build: 'child8',
      side,
      point,
      touch: 'palm',
      fingers: [-0.5, 0.3, 1],
      palm: [-0.6, 0, 1],
      elbow: [1, -0.6, -0.2],
      grip: 'holdThick',
    });
  const doyun = character(DOYUN, {
    at: boy,
    expression: 'nervous',
    lookAt: DOORS,
    pose: pose('stand', {
      hips: 0.86,
      lean: [14, 0, 12],
      bend: 12,
      head: [-4, 0, 8],
      left: held('left', [-0.2, 0.62, 2.82]),
      right: held('right', [-0.08, 0.56, 2.82]),
      legLeft: { foot: [0.02, 0, 0.06], toeOut: -6 },
      legRight: { foot: [0.04, 0.02, -0.14], toeDown: 24, toeOut: -10 },
    }),
  });
  const cat = bami({
    at: place([-0.42, 0.3, 1.9], [0, 218, 0], 0.92),
    pose: 'arch',
    puff: 1,
    head: [-8, -10, 8],
    gaze: [0.2, 0.3],
    tail: points3('0,.25,-.22 0,.3,-.36 .02,.46,-.46 0,.66,-.44'),
  });
  // the set has no pines on the side that this camera looks at
  const wood = new Model();
  for (const [i, [x, z, height]] of points3(
    '4.6,5.6,5.6 6.6,3.4,6.4 8.4,7.2,6.4 9.6,4.6,7 7.4,1.8,6.8 11,9,7',
  ).entries())
    redPine(wood, { at: [x, -0.1, z], height, girth: 0.15, bare: 0.55, needles: 90, seed: i + 4 });
  return composeShot({
    set: (scene) =>
      spiritShrine(scene, {
        doors: 'shut',
        hour: 'mist',
        eye: FROM,
        clear: (x, z) => Math.abs(x) > 1.2 || z > 4.2,
      }),
    light: shrineLight('mist', {
      top: '#b4c6dc',
      horizon: '#d4dee2',
      fog: { color: '#d3dfe2', near: 3.4, far: 17 },
      // warm light on the two people; the doors stay dark
      points: [{ at: [-1.3, 1.5, 3.3], color: '#ffdca8', power: 1.5, radius: 0.25 }],
    }),
    camera: camera(FROM, TO, 53),
    focus: distance(FROM, [0.1, 0.9, 3]),
    aperture: 0.007,
    center: [0.5, 1.3, 1.8],
    radius: 6,
    actors: [doyun, halmeoni, cat],
    things: [wood.bake()],
    heads: [doyun.head, halmeoni.head, { thing: 'Find', at: cat.head.at, radius: 0.26 }],
    // Bami, twice her size
    find: ballsAt(0.28, [-0.42, 0.56, 1.9]),
    focal: doyun.head.at.toArray() as V3,
  });
}
