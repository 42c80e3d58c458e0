/** PC-5.1. Misty and shut: a boy behind flowered trousers, a cat twice her size, and two doors behind which something creaks. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { shrineLight, spiritShrine } from '../../sets/spirit-shrine.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [5.6, 1.25, 7.2];
const TO: V3 = [-0.1, 1.66, 1.6];
const DOORS: V3 = [0, 1.5, 0];

export function quietFeet(): Shot {
  const gran = place([0.55, 0.02, 3.7], [0, 168, 0]);
  const walking: Stance = { lean: [4, 6, 0], bend: 5, head: [12, -76, -6] };
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'smile',
    gaze: [-0.8, -0.4],
    pose: pose('stand', {
      ...walking,
      left: { hand: [0.14, -0.86, 0.3], elbow: [0.4, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
      right: { hand: [0.2, -0.86, -0.1], elbow: [0.5, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
      legLeft: { foot: [0.02, 0.01, -0.26], toeDown: 18 },
      legRight: { foot: [0.05, 0, 0.24], toeDown: -8 },
    }),
  });
  const boy = place([0.66, 0.01, 4.22], [0, 170, 0]);
  const hiding: Stance = { hips: 0.86, lean: [14, -8, -10], bend: 14, head: [-3, -52, -8] };
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
    gaze: [0.8, 0.15],
    pose: pose('stand', {
      ...hiding,
      left: held('left', [0.5, 0.62, 3.9]),
      right: held('right', [0.76, 0.54, 3.86]),
      legLeft: { foot: [0.02, 0, 0.06], toeOut: -6 },
      legRight: { foot: [0.04, 0.02, -0.14], toeDown: 24, toeOut: -10 },
    }),
  });
  const cat = bami({
    at: place([1.95, 0.0, 3.35], [0, 108, 0], 1.15),
    pose: 'arch',
    puff: 1,
    head: [-4, -26, 8],
    gaze: [0.7, 0.3],
    tail: points3('0,.25,-.22 0,.3,-.36 .02,.46,-.46 0,.66,-.44'),
  });
  return composeShot({
    set: (scene) =>
      spiritShrine(scene, {
        doors: 'shut',
        hour: 'mist',
        eye: FROM,
        clear: (x, z) => z < 1.8 || Math.abs(x) > 7 || x < -1,
      }),
    light: shrineLight('mist'),
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, [0.5, 0.8, 3.4]),
    aperture: 0.007,
    center: [0.5, 1.3, 1.8],
    radius: 6,
    actors: [doyun, halmeoni, cat],
    heads: [doyun.head, halmeoni.head, { thing: 'Find', at: cat.head.at, radius: 0.36 }],
    // Bami, twice her size
    find: ballsAt(0.46, [1.92, 0.44, 3.54], [2.14, 0.44, 3.32]),
    focal: DOORS,
  });
}
