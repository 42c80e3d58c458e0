/** BB-4.2. The door opens by a hand: a slipper, buttons, a moustache and, at the very top, one worried eye. */
import type * as THREE from 'three';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { headPoint } from '../../cast/head.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { tinyPerson } from '../../props/tiny-town.ts';
import { PORCH } from '../../sets/plum-house.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_41, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const F = PORCH.floor;
const at = (p: V3): V3 => onHouse(FRAME_41, p);
const FROM = at([0.45, F + 0.3, 1.86]);
const HEAD: V3 = [15, -24, 8];
/** Where in the moustache, in head radii. */
const LOST = [0.68, -0.74, 0.5] as const;
const TO = at([-0.5, F + 0.89, -0.1]);

/** Somebody from the town who came along on the moustache, and waves. */
function lostPerson(m: Model, where: THREE.Matrix4): void {
  tinyPerson(m, where, '#2f9c8c', '#f7d6b4', '#4a2a1c');
  m.inside(where, () => {
    for (const s of [-1, 1]) {
      const arm: V3[] = [
        [s * 0.008, 0.026, 0.002],
        [s * 0.017, 0.033, 0.004],
        [s * 0.019, 0.047, 0.004],
      ];
      m.put(tube(arm, [0.0035, 0.0035, 0.004], { around: 7, rings: 8 }), { color: '#2f9c8c', line: 0.4 });
      m.put(ball(0.0046, 8), { color: '#f7d6b4', line: 0.3 }, place([s * 0.019, 0.05, 0.004]));
    }
  });
}

export function wetGlue(): Shot {
  const finchAt = FRAME_41.clone().multiply(place([-0.69, F, -0.44], [0, 30, 0]));
  const finch = character(FINCH_AT_HOME, {
    at: finchAt,
    expression: 'nervous',
    gaze: [-0.9, -1],
    pose: pose('stand', {
      lean: [8, 0, 3],
      bend: 8,
      head: HEAD,
      // holds the door as one holds a book one has not finished
      left: grasp({
        at: finchAt,
        build: 'thinOldMan',
        side: 'left',
        point: at([-0.42, F + 1.24, -0.37]),
        touch: 'palm',
        fingers: [0.25, 0.5, 1],
        palm: [1, 0, 0.1],
        elbow: [0.3, -1, -0.3],
        grip: 'holdThick',
      }),
      right: { hand: [0.02, -0.92, -0.1] },
    }),
  });
  const stand = FRAME_41.clone().multiply(place([-0.9, F, 0.54], [0, 116, 0]));
  const charlotte = character(CHARLOTTE, {
    at: stand,
    expression: 'surprise',
    gaze: [0.6, 0.8],
    pose: pose('surprise', {
      lean: [-5, 0, 2],
      bend: -4,
      head: [-30, -28, 6],
      left: {
        hand: [0.16, -0.4, 0.74],
        elbow: [0.8, -0.6, -0.3],
        palm: [-0.4, 0, 1],
        fingers: [0.1, 0.8, 0.6],
        grip: 'open',
      },
      right: {
        hand: [-0.2, -0.3, 0.44],
        elbow: [0.8, -0.8, -0.3],
        palm: [-0.3, 0, -1],
        fingers: [-0.8, 0.6, 0.1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.04, 0, 0.05], toeOut: 10 },
      legRight: { foot: [0.04, 0, -0.03], toeOut: 18 },
    }),
  });
  const props = new Model();
  const face = finchAt
    .clone()
    .setPosition(finch.head.at)
    .multiply(place([0, 0, 0], HEAD, BUILDS.thinOldMan.head));
  props.inside(face, () => {
    lostPerson(props, place(headPoint(...LOST), [6, 20, -24], 13));
    // the moustache has him round the waist
    const curl = [
      headPoint(0.32, -0.5, 0.14),
      headPoint(0.4, -0.55, 0.42),
      headPoint(0.56, -0.62, 0.52),
      headPoint(0.72, -0.65, 0.42),
      headPoint(0.84, -0.58, 0.24),
    ];
    props.put(tube(curl, [0.05, 0.06, 0.055, 0.04, 0.012], { around: 10, rings: 24 }), { color: '#f7f1e6', line: 0.7 });
  });
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'morning',
        only: ['41'],
        houses: { '41': { bare: true, open: 23, hall: { wall: '#6b4a4c' } } },
      }),
    light: plumLight('morning', {
      sun: { dir: [-0.7, 0.55, -0.85], color: '#ffedd0', power: 3.3, cone: 0.06 },
      top: '#c4d4f2',
      horizon: '#dfe6f4',
      bounce: '#c0b0c4',
      sky: 1,
      exposure: 1,
      points: [
        { at: at([-0.2, F + 1.75, 0.5]), color: '#ffe2c0', power: 0.9, radius: 0.2 },
        // the town, far behind him
        { at: at([-0.3, F + 0.9, -1.6]), color: '#ffb45c', power: 3.4, radius: 0.3 },
      ],
    }),
    camera: camera(FROM, TO, 51),
    focus: distance(FROM, finch.head.at.toArray() as V3),
    aperture: 0.008,
    center: at([0, 1.4, 0.6]),
    radius: 5,
    actors: [charlotte, finch],
    things: [props.bake()],
    // the tiny person in the mustache
    find: ballsAt(0.1, headPoint(...LOST).applyMatrix4(face)),
    lettering: [{ text: '41', balls: ballsAt(0.31, [31.04, 1.83, -0.09]) }],
    focal: finch.head.at.toArray() as V3,
  });
}
