/** BB-4.2. From as high as his eye: a crack of the blue door, an eye and half a mustache in it, and, far down in its light, Charlotte. */
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { shafts } from '../../model/veil.ts';
import { lettering } from '../../props/lettering.ts';
import { PORCH } from '../../sets/plum-house.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_41, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { fingersRound, LOST, mustacheWithGuest, slitBlind } from './4-2.finch-in-gap.ts';

const F = PORCH.floor;
const at = (p: V3): V3 => onHouse(FRAME_41, p);
const FROM = at([0.1, F + 2.1, 1.16]);
const TO = at([-0.7, F + 1.39, 0.1]);
const HEAD: V3 = [6, 14, -4];
/** Degrees the door stands open. */
const OPEN = 13;
const TALLER = 1.36;
/** The lamp behind the crack. */
const SLIT: V3 = [-0.47, F + 1.75, 0.08];
const SLIT_YAW = -63;
/** His eye, from where the child stands. */
const EYE: V3 = [-0.6, F + 1.9, -0.2];

/** One eye must say it all. */
const WORRIED: Person = {
  ...FINCH_AT_HOME,
  face: {
    ...FINCH_AT_HOME.face,
    browWidth: 0.12,
    features: { ...FINCH_AT_HOME.face.features, eyeWide: 1.14, eyeHigh: 1.2 },
  },
};

export function wetGlue(): Shot {
  const finchAt = FRAME_41.clone().multiply(place([-0.77, F, -0.73], [0, 10, 0], TALLER));
  const finch = character(WORRIED, {
    at: finchAt,
    expression: 'dismay',
    lookAt: at([-0.9, F + 1.1, 0.6]),
    pose: pose('stand', {
      hips: 0.78,
      lean: [12, 0, 0],
      bend: 4,
      head: HEAD,
      left: { hand: [-0.1, -0.85, -0.3], elbow: [0.2, 0, -1] },
      right: { hand: [0.3, -0.7, -0.6], elbow: [0.2, 0, -1] },
      legLeft: { foot: [0.06, 0, 0.36], knee: [-0.1, 0, 1], toeOut: 4 },
      legRight: { foot: [0.02, 0, -0.1], knee: [0.5, 0, 0.1], toeOut: 10 },
    }),
  });
  const stand = FRAME_41.clone().multiply(place([-1.2, F, 0.34], [0, 100, 0], 0.94));
  const stance: Stance = { lean: [-6, 0, 3], bend: -8, head: [-34, -20, 8] };
  const charlotte = character(CHARLOTTE, {
    at: stand,
    expression: 'startled',
    lookAt: at(EYE),
    pose: pose('stand', {
      ...stance,
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
  props.inside(face, () => mustacheWithGuest(props));
  const leaf = FRAME_41.clone().multiply(place([0.57, F, -0.06], [0, -OPEN, 0]));
  const number = leaf.clone().multiply(place([-0.7, 1.4, 0.012]));
  props.inside(leaf, () => fingersRound(props, place([-1.11, 1.62, 0]), '#a8744e'));
  props.inside(number, () => lettering(props, '41', 0.3, '#f2c95c', 0.2));
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'morning',
        only: ['41'],
        sign: false,
        houses: { '41': { bare: true, number: '', wall: '#e4d8d4', open: OPEN, hall: { wall: '#3a2432' } } },
      }),
    light: plumLight('morning', {
      sun: { dir: [0.75, 0.9, -0.75], color: '#ffedd0', power: 1.2, cone: 0.06 },
      fill: { dir: [-0.4, 0.5, 0.7], color: '#aab4ff', power: 0.6, cone: 0.5 },
      top: '#8f9fee',
      horizon: '#a4aeee',
      bounce: '#8d84cc',
      sky: 0.64,
      exposure: 1,
      points: [
        { at: at(SLIT), color: '#ffb254', power: 16, radius: 0.012 },
        { at: at([-0.46, F + 1.5, -0.06]), color: '#ffa850', power: 0.17, radius: 0.02 },
        { at: at([-0.5, F + 0.3, -0.02]), color: '#ffa850', power: 0.12, radius: 0.02 },
        { at: at([-0.6, F + 1.86, -0.13]), color: '#ffc488', power: 0.34, radius: 0.02 },
      ],
    }),
    camera: camera(FROM, TO, 64),
    focus: distance(FROM, finch.head.at.toArray() as V3),
    aperture: 0.006,
    center: at([0, 1.4, 0.6]),
    radius: 5,
    actors: [charlotte, finch],
    things: [
      props.bake(),
      shafts([{ from: at([-0.5, F + 1.95, 0.1]), to: at([-1.36, F + 0.5, 0.4]), wide: 0.5 }], FROM, '#ffb868', 0.16),
      slitBlind(FRAME_41.clone().multiply(place(SLIT)), SLIT_YAW, 30),
    ],
    // somebody in the mustache
    find: ballsAt(0.054, LOST.clone().applyMatrix4(face)),
    lettering: [
      { text: '41', balls: ballsAt(0.17, vec(-0.12, 0, 0).applyMatrix4(number), vec(0.1, 0, 0).applyMatrix4(number)) },
    ],
    focal: finch.head.at.toArray() as V3,
  });
}
