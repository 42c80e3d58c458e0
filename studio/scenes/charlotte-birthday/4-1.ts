/** BB-4.1. The door has grown: it runs out of the picture, and at its foot, in one strip of sun, a very small girl lifts her fist. */
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { snail } from '../../props/finch-things.ts';
import { PORCH } from '../../sets/plum-house.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_41, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { sunStrip } from './4-1.sun-strip.ts';

const F = PORCH.floor;
const at = (p: V3): V3 => onHouse(FRAME_41, p);
const FROM = at([0.42, F + 0.12, 1.36]);
const TO = at([-0.02, F + 0.74, 0]);
/** Towards the sun, in the house's frame. */
const SUN: V3 = [0.72, 0.3, 0.6];
/** What the door's growing has made of a girl of eight. */
const SMALL = 0.6;
const KNOCK: V3 = [0.03, F + 0.62, 0.25];

export function knocks(): Shot {
  // sideways to the door, and already half gone: only the fist is on time
  const stand = FRAME_41.clone().multiply(place([-0.16, F, 0.34], [0, 76, 0], SMALL));
  const charlotte = character(without(CHARLOTTE, 'barrette'), {
    at: stand,
    expression: 'worry',
    lookAt: at(KNOCK),
    pose: pose('stand', {
      hips: 0.93,
      lean: [-12, 0, 14],
      bend: -4,
      head: [-8, 6, 8],
      left: grasp({
        at: stand,
        build: 'child8',
        side: 'left',
        point: at(KNOCK),
        touch: 'finger',
        fingers: [0.3, 1, 0.1],
        palm: [-1, 0.2, 0.3],
        elbow: [0.4, -1, 0],
        grip: 'fist',
      }),
      right: {
        hand: [0.3, -0.7, -0.2],
        elbow: [0.9, -0.2, -0.5],
        palm: [-0.6, 0, 0.6],
        fingers: [0, -1, 0.2],
        grip: 'fist',
      },
      legLeft: { foot: [0.02, 0, 0.06] },
      legRight: { foot: [0.2, 0, -0.08], toeOut: 18 },
    }),
  });
  const dog = noodle({
    at: FRAME_41.clone().multiply(place([-0.14, F, 0.12], [0, 94, 0], 0.62)),
    pose: 'slip',
    head: [-4, -52, 6],
  });
  const props = new Model();
  props.inside(FRAME_41, () => {
    // a night's work
    const trail: V3[] = [
      [0.4, F + 0.06, -0.044],
      [0.45, F + 0.3, -0.044],
      [0.38, F + 0.52, -0.044],
      [0.42, F + 0.78, -0.044],
      [0.45, F + 1.02, -0.044],
    ];
    props.put(tube(trail, [0.011], { around: 6, rings: 50, flat: 0.3 }), { color: '#a8c4e4', line: 0 });
    snail(props, place([0.445, F + 1.13, -0.044], [0, 0, -8]), 1.9);
  });
  const [x, y, z] = SUN;
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'morning',
        only: ['41'],
        sign: false,
        houses: { '41': { bare: true, wall: '#e4d8d4' } },
      }),
    light: plumLight('morning', {
      sun: { dir: [-z, y, x], color: '#ffedd0', power: 6, cone: 0.02 },
      fill: { dir: [-1, 0.5, 0.8], color: '#c2ceff', power: 0.9, cone: 0.4 },
      top: '#aabcf2',
      horizon: '#c0ccf2',
      bounce: '#a49cc8',
      sky: 1.05,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 60),
    focus: distance(FROM, at(KNOCK)),
    aperture: 0.006,
    center: at([0, 1.6, 0.4]),
    radius: 4,
    actors: [charlotte, dog],
    things: [props.bake(), sunStrip(FRAME_41, [-0.1, F + 0.66, 0.1], SUN, { wide: 0.44, ends: [-0.56, 0.8] })],
    // the snail
    find: ballsAt(0.075, at([0.45, F + 1.09, -0.02]), at([0.45, F + 1.22, -0.02])),
    lettering: [{ text: '41', balls: ballsAt(0.2, at([-0.14, F + 1.44, 0.05]), at([0.12, F + 1.44, 0.05])) }],
    focal: at(KNOCK),
  });
}
