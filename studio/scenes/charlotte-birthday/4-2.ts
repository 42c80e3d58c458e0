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
const FROM = at([0.43, F + 0.32, 1.26]);
const HEAD: V3 = [26, -50, 8];
/** The reader's eye is a child's: he is a fifth taller than his build. */
const TALLER = 1.2;
/** Where in the moustache, in head radii. */
const LOST = [-0.9, -0.5, 0.62] as const;
const TO = at([-0.53, F + 0.83, -0.05]);

/** Somebody from the town who came along on the moustache, and waves. */
function lostPerson(m: Model, where: THREE.Matrix4): void {
  tinyPerson(m, where, '#f6c233', '#f7d6b4', '#4a2a1c', 6);
  m.inside(where, () => {
    for (const s of [-1, 1]) {
      const arm: V3[] = [
        [s * 0.008, 0.026, 0.002],
        [s * 0.017, 0.033, 0.004],
        [s * 0.019, 0.047, 0.004],
      ];
      m.put(tube(arm, [0.0035, 0.0035, 0.004], { around: 7, rings: 8 }), { color: '#f6c233', line: 0.4 });
      m.put(ball(0.0046, 8), { color: '#f7d6b4', line: 0.3 }, place([s * 0.019, 0.05, 0.004]));
    }
  });
}

export function wetGlue(): Shot {
  const finchAt = FRAME_41.clone().multiply(place([-0.66, F, -0.92], [0, 16, 0], TALLER));
  const finch = character(FINCH_AT_HOME, {
    at: finchAt,
    expression: 'nervous',
    lookAt: at([-0.95, F + 1.0, 0.45]),
    pose: pose('stand', {
      hips: 0.83,
      lean: [17, 0, 2],
      bend: 24,
      head: HEAD,
      // holds the door as one holds a book one has not finished
      left: grasp({
        at: finchAt,
        build: 'thinOldMan',
        side: 'left',
        point: at([-0.53, F + 1.36, -0.38]),
        touch: 'palm',
        fingers: [-0.25, 0.5, 1],
        palm: [1, 0, 0.3],
        elbow: [0.3, -1, -0.3],
        grip: 'edge',
      }),
      right: { hand: [-0.1, -0.85, -0.4], elbow: [0.2, 0, -1] },
    }),
  });
  const stand = FRAME_41.clone().multiply(place([-0.93, F, 0.43], [0, 122, 0]));
  const charlotte = character(CHARLOTTE, {
    at: stand,
    expression: 'surprise',
    lookAt: at([-0.5, F + 1.6, -0.2]),
    pose: pose('surprise', {
      lean: [-5, 0, 2],
      bend: -4,
      head: [-22, 2, 4],
      // both fists in her bib
      left: {
        hand: [-0.18, -0.36, 0.5],
        elbow: [0.9, -0.8, -0.3],
        palm: [-0.6, 0, -0.8],
        fingers: [-0.7, 0.7, 0.2],
        grip: 'fist',
      },
      right: {
        hand: [-0.2, -0.28, 0.5],
        elbow: [0.9, -0.8, -0.3],
        palm: [-0.6, 0, -0.8],
        fingers: [-0.7, 0.7, 0.2],
        grip: 'fist',
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
    lostPerson(props, place(headPoint(...LOST), [0, 52, 12], 20));
    // the moustache has him round the waist
    const curl = [
      headPoint(-0.26, -0.5, 0.12),
      headPoint(-0.34, -0.54, 0.34),
      headPoint(-0.5, -0.6, 0.46),
      headPoint(-0.72, -0.56, 0.6),
      headPoint(-0.98, -0.53, 0.7),
      headPoint(-1.1, -0.46, 0.5),
    ];
    props.put(tube(curl, [0.05, 0.06, 0.055, 0.04, 0.012], { around: 10, rings: 24 }), { color: '#f7f1e6', line: 0.7 });
  });
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'morning',
        only: ['41'],
        houses: { '41': { bare: true, open: 17, hall: { wall: '#8a5a44' } } },
      }),
    // the sun stands behind the house: a cool porch, and all the warmth comes out of the crack
    light: plumLight('morning', {
      sun: { dir: [0.75, 0.9, -0.75], color: '#ffedd0', power: 1.5, cone: 0.06 },
      fill: { dir: [-0.4, 0.5, 0.7], color: '#c6ccf6', power: 0.8, cone: 0.5 },
      top: '#aebcec',
      horizon: '#b8c0ea',
      bounce: '#a698c4',
      sky: 0.8,
      exposure: 1,
      points: [
        // between the two faces
        { at: at([-0.66, F + 1.34, 0.2]), color: '#ffc27a', power: 1.3, radius: 0.12 },
        // on his face, so that the eye tells
        { at: at([-0.42, F + 1.72, 0.06]), color: '#ffe0b0', power: 1.1, radius: 0.08 },
        // the town, behind him
        { at: at([-0.75, F + 1.2, -1.3]), color: '#ffb45c', power: 4.4, radius: 0.3 },
        { at: at([-0.6, F + 0.4, -0.5]), color: '#ffb45c', power: 0.5, radius: 0.1 },
      ],
    }),
    camera: camera(FROM, TO, 60),
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
