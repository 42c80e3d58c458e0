/** BB-4.1. Eight in the morning: a small fist an inch from a very large blue door. */
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
import { mailFlap, snail } from '../../props/finch-things.ts';
import { MAIL_SLOT } from '../../sets/plum-door.ts';
import { PORCH } from '../../sets/plum-house.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_41, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const F = PORCH.floor;
const at = (p: V3): V3 => onHouse(FRAME_41, p);
const FROM = at([1.95, 0.6, 1.62]);
const TO = at([-0.1, 1.4, 0.3]);

export function knocks(): Shot {
  // square to the door, a forearm's length away
  const stand = FRAME_41.clone().multiply(place([0.02, F, 0.31], [0, 158, 0]));
  const knock = at([-0.03, F + 1.2, 0.02]);
  const charlotte = character(without(CHARLOTTE, 'barrette'), {
    at: stand,
    expression: 'nervous',
    gaze: [0.2, 0.5],
    pose: pose('stand', {
      lean: [-6, 0, 4],
      bend: -3,
      head: [-12, -48, -8],
      // the far hand knocks: the near one would hide her face in the brass
      left: grasp({
        at: stand,
        build: 'child8',
        side: 'left',
        point: knock,
        touch: 'finger',
        fingers: [0, 1, 0.15],
        palm: [-0.6, 0, -0.8],
        elbow: [1, -0.35, 0],
        grip: 'fist',
      }),
      right: {
        hand: [0.2, -0.84, -0.22],
        elbow: [0.9, -0.2, -0.8],
        palm: [-0.6, 0, 0.6],
        fingers: [0, -1, 0.2],
        grip: 'fist',
      },
      legLeft: { foot: [0.02, 0, 0.06] },
      legRight: { foot: [0.04, 0, -0.08], toeOut: 18 },
    }),
  });
  // behind her ankles, and out on both sides
  const dog = noodle({
    at: FRAME_41.clone().multiply(place([-0.16, F, 0.66], [0, 84, 0], 0.95)),
    pose: 'slip',
    head: [2, 30, 4],
  });
  const props = new Model();
  props.inside(FRAME_41, () => {
    mailFlap(props, place([0.02, F + MAIL_SLOT.y - 0.01, -0.028]), 0.12);
    // a night's work
    const trail: V3[] = [
      [0.33, F + 0.06, -0.044],
      [0.38, F + 0.3, -0.044],
      [0.31, F + 0.52, -0.044],
      [0.34, F + 0.74, -0.044],
    ];
    props.put(tube(trail, [0.011], { around: 6, rings: 50, flat: 0.3 }), { color: '#a8c4e4', line: 0 });
    snail(props, place([0.345, F + 0.82, -0.044], [0, 0, -8]), 1.5);
  });
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'morning',
        only: ['41'],
        sign: false,
        houses: { '41': { bare: true } },
      }),
    light: plumLight('morning', {
      sun: { dir: [-0.7, 0.55, -0.85], color: '#ffedd0', power: 3.3, cone: 0.06 },
      fill: { dir: [-1, 0.5, 0.8], color: '#d8e2ff', power: 0.7, cone: 0.4 },
      top: '#c4d4f2',
      horizon: '#dfe6f4',
      bounce: '#c0b0c4',
      sky: 1,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, knock),
    aperture: 0.01,
    center: at([-1, 1.8, 1]),
    radius: 6,
    actors: [charlotte, dog],
    things: [props.bake()],
    // the snail
    find: ballsAt(0.084, [30.46, 1.35, 0.4], [30.47, 1.27, 0.38]),
    lettering: [{ text: '41', balls: ballsAt(0.19, [30.64, 2.1, -0.2], [30.65, 1.9, -0.24]) }],
    focal: knock,
  });
}
