/** BB-4.2. The door opens by a hand: a slipper, buttons, a moustache and, at the very top, one worried eye. */
import type * as THREE from 'three';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { headPoint } from '../../cast/head.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { tinyPerson } from '../../props/tiny-town.ts';
import { PORCH } from '../../sets/plum-house.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_41, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const F = PORCH.floor;
const at = (p: V3): V3 => onHouse(FRAME_41, p);
const FROM = at([0.66, F + 0.6, 3.72]);
const TO = at([-0.8, F + 1.05, 0]);
const HEAD: V3 = [16, 2, 4];
/** The reader's eye is a child's: he is a fifth taller than his build. */
const TALLER = 1.2;
/** Where in the moustache, in head radii. */
const LOST = [-0.56, -0.66, 0.8] as const;
/** His eye, from where the child stands. */
const EYE: V3 = [-0.62, F + 1.86, -0.45];

/** Somebody from the town who came along on the moustache, and waves. */
function lostPerson(model: Model, where: THREE.Matrix4): void {
  tinyPerson(model, where, '#f6c233', '#f7d6b4', '#4a2a1c', 6);
  model.inside(where, () => {
    for (const s of [-1, 1]) {
      const arm: V3[] = [
        [s * 0.008, 0.026, 0.002],
        [s * 0.017, 0.033, 0.004],
        [s * 0.019, 0.047, 0.004],
      ];
      model.put(tube(arm, [0.0035, 0.0035, 0.004], { around: 7, rings: 8 }), { color: '#f6c233', line: 0.4 });
      model.put(ball(0.0046, 8), { color: '#f7d6b4', line: 0.3 }, place([s * 0.019, 0.05, 0.004]));
    }
  });
}

export function wetGlue(): Shot {
  // straight up and down behind the gap: the door's edge cuts his face in two
  const finchAt = FRAME_41.clone().multiply(place([-0.49, F, -0.82], [0, -12, 0], TALLER));
  const finch = character(FINCH_AT_HOME, {
    at: finchAt,
    expression: 'worry',
    lookAt: at([-1.3, F + 1.0, 0.6]),
    pose: pose('stand', {
      lean: [2, 0, 0],
      bend: 4,
      head: HEAD,
      left: { hand: [-0.1, -0.85, -0.3], elbow: [0.2, 0, -1] },
      right: { hand: [-0.1, -0.85, -0.3], elbow: [0.2, 0, -1] },
      legLeft: { foot: [0.02, 0, -0.1], knee: [0, 0, 1], toeOut: 4 },
      legRight: { foot: [0.02, 0, 0.02], knee: [0, 0, 1], toeOut: 10 },
    }),
  });
  const stand = FRAME_41.clone().multiply(place([-1.16, F, 0.6], [0, 72, 0]));
  const stance: Stance = { lean: [-4, 0, 3], bend: -4, head: [-24, 14, 5] };
  const charlotte = character(CHARLOTTE, {
    at: stand,
    expression: 'startled',
    lookAt: at(EYE),
    pose: pose('stand', {
      ...stance,
      // one hand on her bib: it was she
      left: grasp({
        at: stand,
        build: 'child8',
        side: 'left',
        point: vec(0.01, 0.74, 0.115).applyMatrix4(stand),
        touch: 'palm',
        fingers: [-1, 0.3, 0.1],
        palm: [-0.1, 0, -1],
        elbow: [1, -0.5, 0.2],
        grip: 'flat',
      }),
      right: { hand: [0.3, -0.84, -0.24], elbow: [0.8, 0, -0.6], palm: [0, 0.2, 1], grip: 'open' },
      legLeft: { foot: [0.04, 0, 0.05], toeOut: 10 },
      legRight: { foot: [0.04, 0, -0.05], toeOut: 18 },
    }),
  });
  const props = new Model();
  const face = finchAt
    .clone()
    .setPosition(finch.head.at)
    .multiply(place([0, 0, 0], HEAD, BUILDS.thinOldMan.head));
  props.inside(face, () => {
    // no mouth shows: only whiskers
    props.put(ball([0.34, 0.13, 0.12], 16), { color: '#f7f1e6', line: 0.5 }, place(headPoint(-0.08, -0.56, 0.02)));
    lostPerson(props, place(headPoint(...LOST), [0, 30, 12], 17));
    // the moustache has him round the waist
    const curl = [
      headPoint(-0.1, -0.4, 0.14),
      headPoint(-0.24, -0.5, 0.24),
      headPoint(-0.42, -0.62, 0.4),
      headPoint(-0.6, -0.66, 0.6),
      headPoint(-0.82, -0.6, 0.6),
      headPoint(-0.94, -0.5, 0.5),
    ];
    props.put(tube(curl, [0.05, 0.06, 0.055, 0.04, 0.012], { around: 10, rings: 24 }), { color: '#f7f1e6', line: 0.7 });
  });
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'morning',
        only: ['41'],
        houses: { '41': { bare: true, open: 20, hall: { wall: '#3a2432' } } },
      }),
    // the sun stands behind the house: a cool porch, and all the warmth comes out of the crack
    light: plumLight('morning', {
      sun: { dir: [0.75, 0.9, -0.75], color: '#ffedd0', power: 1.2, cone: 0.06 },
      fill: { dir: [-0.4, 0.5, 0.7], color: '#c6ccf6', power: 0.7, cone: 0.5 },
      top: '#aebcec',
      horizon: '#b8c0ea',
      bounce: '#a698c4',
      sky: 0.64,
      exposure: 1,
      points: [
        // down the strip of him: slipper, buttons, mustache, eye
        { at: at([-0.74, F + 1.74, -0.3]), color: '#ffe0b0', power: 1.7, radius: 0.05 },
        { at: at([-0.74, F + 1.1, -0.4]), color: '#ffc880', power: 1.3, radius: 0.05 },
        { at: at([-0.74, F + 0.4, -0.4]), color: '#ffc27a', power: 1.3, radius: 0.05 },
        // and out on the child
        { at: at([-0.66, F + 1.15, 0.62]), color: '#ffc27a', power: 1.2, radius: 0.1 },
      ],
    }),
    camera: camera(FROM, TO, 35.5),
    focus: distance(FROM, finch.head.at.toArray() as V3),
    aperture: 0.008,
    center: at([0, 1.4, 0.6]),
    radius: 5,
    actors: [charlotte, finch],
    things: [props.bake()],
    // the tiny person in the mustache
    find: ballsAt(
      0.1,
      headPoint(...LOST)
        .applyMatrix4(face)
        .add(vec(0, 0.06, 0)),
    ),
    lettering: [{ text: '41', balls: ballsAt(0.31, [31.04, 1.83, -0.09]) }],
    focal: finch.head.at.toArray() as V3,
  });
}
