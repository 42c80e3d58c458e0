/** CB-3.1. With a cheek nearly on the rug: the button of number 14, big as a wheel, and three heads over one short plan. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { pointAt, writeWith } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { mapHouse } from '../../props/street-map.ts';
import { charlotteBedroom, MAP_SPOT, suitcase } from '../../sets/charlotte-bedroom.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { buttonTin, spoonFlag } from './3-1.operation-things.ts';

const FROM: V3 = [-0.52, 0.44, 1.5];
const TO: V3 = [-0.02, 0.34, -0.1];

/** The sun falls on the tops of heads here: without darker curls she would be a redhead. */
const SHADED = without(
  { ...CHARLOTTE, hair: { ...CHARLOTTE.hair, color: '#6f3f24', light: '#945a34', dark: '#4a2817' } },
  'earPencil',
);

export function unFortyOne(): Shot {
  const model = new Model();
  suitcase(model, place([0.36, 0, -0.9], [0, -10, 0], 1.15));
  // flat on her tummy before her own number
  const charlotteAt = place([-0.5, 0.02, -0.42], [0, 2, 0]);
  const flat: Stance = { hips: 0.21, lean: [84, 0, 0], bend: -24 };
  const fourteen = vec(...mapHouse(12, 1.2)).applyMatrix4(place(MAP_SPOT, [-90, 6, 0]));
  const charlotte = character(SHADED, {
    at: charlotteAt,
    expression: 'nervous',
    lookAt: fourteen.toArray() as V3,
    pose: pose('lieProne', {
      ...flat,
      head: [6, -6, 10],
      left: pointAt({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        stance: flat,
        target: fourteen.clone().add(vec(0.02, 0.02, -0.04)),
        elbow: [1, 0.3, 0.2],
      }),
      right: {
        hand: [0.06, -0.34, 0.3],
        elbow: [1, -0.1, 0.2],
        palm: [0, -1, 0],
        fingers: [0.6, 0, 0.8],
        grip: 'flat',
      },
      legLeft: { foot: [0.04, 0.5, -0.56], knee: [0.2, -1, 0], toeDown: 60 },
      legRight: { foot: [0.06, 0.36, -0.66], knee: [0.2, -1, 0], toeDown: 60 },
    }),
  });

  const theoAt = place([0.12, 0.02, -0.66], [0, -14, 0]);
  const pad = vec(0.06, 0.24, 0.38).applyMatrix4(theoAt);
  const padTurn = place(pad, [-58, 2, 0], 1.25);
  const tip = vec(-0.02, 0.02, 0.02).applyMatrix4(padTurn);
  const theoStance = { hips: 0.4, bend: 14, lean: [26, 0, -3] as V3 };
  const writing = writeWith({
    at: theoAt,
    build: 'child8',
    side: 'right',
    stance: theoStance,
    tip,
    normal: vec(0, 0, 1).transformDirection(padTurn),
    elbow: [1, -0.5, -0.3],
  });
  const theo = character(without(THEO, 'notebook'), {
    at: theoAt,
    expression: 'thinking',
    lookAt: fourteen.toArray() as V3,
    pose: pose('kneel', {
      ...theoStance,
      head: [8, -12, 7],
      left: grasp({
        at: theoAt,
        build: 'child8',
        side: 'left',
        touch: 'palm',
        point: vec(0, -0.1, -0.02).applyMatrix4(padTurn),
        fingers: [-0.6, -0.1, 0.8],
        palm: [-0.3, 1, -0.3],
        elbow: [1, -0.6, 0],
        grip: 'holdThick',
      }),
      right: writing.arm,
    }),
  });
  notebook(model, padTurn);
  pencil(model, writing.pencil, '#4f7fb8', 0.18, 0.011);

  const priyaAt = place([0.62, 0.02, -0.16], [0, -58, 0]);
  const foot = vec(0.0, 0.32, 0.36).applyMatrix4(priyaAt);
  const flagAt = frame(foot, vec(-0.78, 0.8, 0.1), vec(-0.25, 0, -1));
  const knot = vec(0, 0.19, 0).applyMatrix4(flagAt);
  const low = vec(0, 0.06, 0).applyMatrix4(flagAt);
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: priyaAt,
    expression: 'grin',
    lookAt: fourteen.toArray() as V3,
    pose: pose('kneel', {
      hips: 0.38,
      bend: 8,
      lean: [26, 0, 6],
      head: [-6, -10, -8],
      left: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'left',
        touch: 'palm',
        point: low,
        fingers: [-1, 0, 0.1],
        palm: [-0.1, 0, -1],
        elbow: [1, -0.6, 0],
        grip: 'holdThin',
      }),
      right: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'right',
        touch: 'pinch',
        point: knot,
        fingers: [-0.8, 0.5, 0.5],
        palm: [-0.2, -0.2, -1],
        elbow: [1, -0.3, 0],
        grip: 'pinch',
      }),
    }),
  });
  spoonFlag(model, flagAt);
  buttonTin(model, place([0.0, 0.02, 0.84]));
  pencil(model, place([-0.2, 0.035, 0.76], [90, 64, 0]), '#d8352c', 0.2, 0.012);
  return composeShot({
    set: (scene) => charlotteBedroom(scene, { hour: 'golden', map: 'floor', suitcase: false }),
    light: plumLight('golden', {
      sun: { dir: [-0.5, 0.6, 0.62], color: '#ffc27c', power: 7, cone: 0.05 },
      sky: 0.8,
      exposure: 1.1,
    }),
    camera: camera(FROM, TO, 44),
    focus: distance(FROM, [0.15, 0.2, 0.3]),
    aperture: 0.006,
    center: [0, 0.5, 0],
    radius: 3.4,
    actors: [charlotte, theo, priya],
    things: [model.bake()],
    // the suitcase with its tag
    find: ballsAt(0.27, [0.34, 0.17, -0.82], [0.44, 0.17, -0.8]),
    lettering: [
      { text: 'PLUM STREET', balls: ballsAt(0.046, [-0.41, 0.02, 0.07], [0.01, 0.02, 0.04]) },
      { text: '14', balls: ballsAt(0.077, [-0.37, 0.02, 0.43]) },
    ],
    focal: [0.2, 0.03, 0.4],
  });
}
