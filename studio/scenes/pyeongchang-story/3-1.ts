/** PC-3.1. A mountain of rice was promised. There is a knee-high stone: a boy's nose lies at its foot, an old man towers over both. */

import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tube } from '../../model/tube.ts';
import { deliveryBike } from '../../props/seoul-street.ts';
import { chestnut } from '../../props/taffy-hunt.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { cornerLight, granaryCorner, MARKER } from '../../sets/granary-corner.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

// the eye of somebody who lies on the pavement, too
const FROM: V3 = [0.3, 0.13, 0.34];
const TO: V3 = [-0.3, 0.73, -1.3];
const STONE_TURN = 26;

export function zeroGrains(): Shot {
  const model = new Model();

  const boyAt = place([-1.1, 0, -0.8], [0, 90, 0], 1.1);
  const low: Stance = { hips: 0.66, lean: [112, 0, 0], bend: -10, head: [-10, -20, -22], headFollows: true };
  const palm = (side: 'left' | 'right', point: V3) =>
    grasp({
      at: boyAt,
      build: 'child8',
      side,
      point: vec(point).applyMatrix4(boyAt),
      touch: 'palm',
      fingers: [-0.3, 0, 1],
      palm: [0, -1, 0.05],
      elbow: [0.6, -1, -0.5],
      grip: 'flat',
    });
  // the counter slid out from under him, and it counted nothing
  strungClicky(model, { at: boyAt, build: 'child8', stance: low }, place([-0.44, 0.05, -0.47], [-30, 14, -6]), {
    digits: '0000',
    size: 1.7,
    face: 1.3,
  });
  const boy = character(DOYUN_FREE, {
    at: boyAt,
    expression: 'huh',
    lookAt: [-0.5, 0.06, -0.95],
    pose: pose('kneel', {
      ...low,
      left: palm('left', [0.25, 0.012, 0.5]),
      right: palm('right', [-0.27, 0.012, 0.38]),
    }),
  });

  const oldAt = place([0.34, 0, -1.68], [0, -34, 0], 1.14);
  const stance: Stance = { lean: [25, -4, 0], bend: 10, head: [28, -10, -10] };
  const tip: V3 = [MARKER[0] + 0.03, 0.6, MARKER[2] + 0.06];
  const knob: V3 = [-0.06, 0.93, -1.14];
  const rod = vec(knob).sub(vec(tip));
  model.put(tube([tip, vec(tip).addScaledVector(rod, 0.5), vec(knob)], [0.015, 0.018], { around: 12 }), {
    tint: wash('#8a5a34', 9),
  });
  chestnut(model, frame(vec(knob).addScaledVector(rod, -0.02), rod, vec(0, 0, 1)), 0.046);
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

  // the houses across the street: their shade lies on the wall, and the sun comes through the gap and under the eaves
  const across = [
    [-5, 2.06, 2.35],
    [2.95, 3.12, -0.2],
    [3.12, 3.5, -3.4],
    [3.5, 9, -0.2],
  ] as const;
  for (const [x0, x1, low] of across)
    model.put(roundedBox(x1 - x0, 6, 0.2, 0.02), { color: '#808090' }, place([(x0 + x1) / 2, low + 3, 2.2]));

  const bike = place([0.59, 0, -1.74], [0, 176, 0]);
  deliveryBike(model, bike);
  const cat = bami({
    at: bike.clone().multiply(place([-0.22, 0.8, 0], [0, 180, 0], 0.96)),
    pose: 'sit',
    head: [6, -14, 6],
    lid: 0.02,
  });
  return composeShot({
    set: (scene) => granaryCorner(scene, { hour: 'sunset', stone: STONE_TURN, skip: ['bike'] }),
    light: cornerLight('sunset', {
      sun: { dir: [0.5, 0.38, 0.78], color: '#ffbd74', power: 6.6, cone: 0.05 },
      fill: { dir: [-0.4, 0.5, 1], color: '#c8d2ff', power: 0.5, cone: 0.4 },
      top: '#a9bdf2',
      horizon: '#c9cdf0',
      sky: 0.84,
      fog: { color: '#c3c0e2', near: 3, far: 13 },
    }),
    camera: camera(FROM, TO, 58),
    focus: distance(FROM, MARKER),
    aperture: 0.007,
    center: [0, 1, -1],
    radius: 4.6,
    actors: [boy, grandpa, cat],
    things: [model.bake()],
    heads: [
      boy.head,
      grandpa.head,
      { thing: 'stone', at: vec(MARKER[0], 0.38, MARKER[2] + 0.2), radius: 0.3 },
      { thing: 'Find', at: cat.head.at, radius: 0.17 },
    ],
    // Bami on the delivery bike
    find: ballsAt(0.17, cat.head.at),
    lettering: [{ text: '평창 터', balls: ballsAt(0.1, [-0.22, 0.37, -1], [0.16, 0.37, -1.18]) }],
    focal: [MARKER[0], 0.38, MARKER[2] + 0.2],
  });
}
