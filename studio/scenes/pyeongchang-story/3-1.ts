/** PC-3.1. A mountain of rice was promised; there is one stone, and not one grain. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { walkingStick } from '../../props/taffy-hunt.ts';
import { cornerLight, granaryCorner, MARKER } from '../../sets/granary-corner.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.16, 0.64, 2.85];
const TO: V3 = [0.42, 0.85, -1.2];

export function zeroGrains(): Shot {
  const model = new Model();

  const boyAt = place([-0.74, 0, -0.12], [0, 48, 0], 1.04);
  const low: Stance = { hips: 0.47, lean: [58, 0, 0], bend: 24, head: [6, -4, 10] };
  const palm = (side: 'left' | 'right', point: V3) =>
    grasp({
      at: boyAt,
      build: 'child8',
      side,
      point,
      touch: 'palm',
      fingers: [-0.2, 0, 1],
      palm: [0, -1, 0.05],
      elbow: [1, 0.1, -0.5],
      grip: 'flat',
    });
  const boy = character(DOYUN, {
    at: boyAt,
    expression: 'worry',
    lookAt: vec(0.02, 0.02, 0.72).applyMatrix4(boyAt).toArray() as V3,
    pose: pose('kneel', {
      ...low,
      left: palm('left', vec(0.17, 0.012, 0.52).applyMatrix4(boyAt).toArray() as V3),
      right: palm('right', vec(-0.16, 0.012, 0.43).applyMatrix4(boyAt).toArray() as V3),
    }),
  });

  const oldAt = place([0.74, 0, -0.92], [0, -34, 0], 1.04);
  const stance: Stance = { lean: [6, -6, 3], bend: 4, head: [3, -20, -8] };
  const tip: V3 = [MARKER[0] + 0.2, 0.612, MARKER[2] + 0.06];
  const knob: V3 = [0.46, 0.97, -0.52];
  walkingStick(model, tip, knob);
  const rod = vec(knob).sub(vec(tip));
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: oldAt,
    expression: 'grin',
    lookAt: boy.head.at.toArray() as V3,
    pose: pose('stand', {
      ...stance,
      right: gripRod({
        at: oldAt,
        build: 'oldMan',
        stance,
        side: 'right',
        point: vec(tip).addScaledVector(rod, 0.88),
        dir: rod,
        r: 0.017,
      }),
      // old men on a walk keep one hand on their back
      left: {
        hand: [-0.2, -0.6, -0.36],
        elbow: [1, 0, -0.6],
        palm: [0, 0, -1],
        fingers: [-1, -0.1, -0.2],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.08, 0, 0.02], toeOut: 14 },
      legRight: { foot: [0.06, 0, 0.14], toeOut: 10 },
    }),
  });

  const cat = bami({
    at: place([1.92, 0.8, -1.2], [0, -34, 0], 1.1),
    pose: 'sit',
    head: [6, -14, 6],
    lid: 0.02,
    gaze: [-0.5, 0],
    tail: points3('.02,.06,-.18 .14,.05,-.16 .22,.05,-.02 .2,.02,.1'),
  });
  return composeShot({
    set: (scene) => granaryCorner(scene, { hour: 'day', stone: 4 }),
    light: cornerLight('day'),
    camera: camera(FROM, TO, 39),
    focus: distance(FROM, MARKER),
    aperture: 0.007,
    center: [0.4, 0.8, -1],
    radius: 4,
    actors: [boy, grandpa, cat],
    things: [model.bake()],
    heads: [
      boy.head,
      grandpa.head,
      { thing: 'stone', at: vec(MARKER[0], 0.38, MARKER[2] + 0.2), radius: 0.3 },
      { thing: 'Find', at: cat.head.at, radius: 0.2 },
    ],
    // Bami on the scooter
    find: ballsAt(0.24, [1.87, 1.2, -1.1], [1.87, 1.02, -1.11]),
    lettering: [{ text: '평창 터', balls: ballsAt(0.14, [-0.24, 0.37, -1.07], [0.05, 0.37, -1.05]) }],
    focal: [MARKER[0], 0.38, MARKER[2] + 0.2],
  });
}
