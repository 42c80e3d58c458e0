/** BB-5.2. Close: two fingers meet on the plan. It says 41, the wood says 14. */

import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { GRIPS } from '../../cast/grips.ts';
import { pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_SOCKS, FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { bridgePlan, chain, handlessWatch, modelHill } from '../../props/finch-things.ts';
import { lettering } from '../../props/lettering.ts';
import { bridgePiece } from '../../props/tiny-train.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const PLAN: V3 = [-0.115, 0.012, 2.52];
/** The 1 of 41 on the plan, from its left or its right. */
const onOne = (dx: number): V3 => [PLAN[0] + 0.054 + dx, 0.03, PLAN[2] - 0.022];
const FROM: V3 = [-0.02, 1.4, 4.45];
const TO: V3 = [0.0, 0.48, 2.5];

export function slipperyFish(): Shot {
  const stand = place([-0.462, 0, 2.47], [0, 64, 0]);
  const kneeling = { hips: 0.52, bend: 24, lean: [32, 0, 0] as V3 };
  const charlotte = character(CHARLOTTE_SOCKS, {
    at: stand,
    expression: 'joy',
    gaze: [0.5, -0.5],
    pose: pose('kneel', {
      ...kneeling,
      head: [0, -14, 6],
      right: pointAt({ at: stand, build: 'child8', stance: kneeling, side: 'right', target: onOne(-0.012) }),
      // the other forgot itself on her knee
      left: {
        hand: [0.3, -0.78, -0.25],
        elbow: [0.9, -0.2, -0.6],
        palm: [-0.2, -1, -0.3],
        fingers: [-0.2, -0.5, 1],
        grip: 'relaxed',
      },
    }),
  });
  const seat = place([0.6, 0.14, 2.34], [0, -60, 0]);
  const sitting = { hips: 0.2, bend: 36, lean: [18, 0, 0] as V3 };
  const finch = character(FINCH_AT_HOME, {
    at: seat,
    expression: 'surprise',
    gaze: [0.1, -0.8],
    pose: pose('sitFloor', {
      ...sitting,
      head: [14, 2, -8],
      // the long finger of a man who shows where trains go
      left: {
        ...pointAt({
          at: seat,
          build: 'thinOldMan',
          stance: sitting,
          side: 'left',
          target: onOne(0.012),
          elbow: [1, 0.3, -0.2],
        }),
        grip: { ...GRIPS.point, stretch: 1.55 },
      },
      // knees up to his elbows: he is too tall for any floor
      legLeft: { foot: [0, 0, 0], standOn: [0.62, 0.015, 2.82], knee: [0.9, 0.9, 0.4], toeOut: 10 },
      legRight: { foot: [-0.1, 0.02, 0.16], knee: [1, 0, 0.2], toeOut: -60, toeDown: 20 },
      // the other keeps the plan from rolling up
      right: grasp({
        at: seat,
        build: 'thinOldMan',
        side: 'right',
        point: [PLAN[0] + 0.18, 0.02, PLAN[2] - 0.22],
        touch: 'palm',
        fingers: [-0.3, -0.25, 1],
        palm: [0, -1, -0.25],
        elbow: [1, 0.3, -0.2],
        grip: 'flat',
      }),
    }),
  });
  const props = new Model();
  bridgePlan(props, place(PLAN, [-90, 3, 0]), 0.74);
  const piece = place([-0.26, 0.09, 2.9], [50, 8, 0], 1.15);
  bridgePiece(props, piece, 14);
  props.inside(piece.clone().multiply(place([0, 0.004, 0], [-90, 0, 0])), () =>
    lettering(props, '14', 0.085, '#b8342c', 0.2),
  );
  modelHill(props, place([0.74, 0, 2.26]), 0.5, 0.22, true);
  handlessWatch(props, place([0.25, 0.03, 2.75], [-80, -14, 0]), 0.06);
  chain(props, points3('.27,.03,2.72 .36,.02,2.7 .45,.1,2.6 .52,.55,2.5'));
  return composeShot({
    set: (scene) => finchHouse(scene, { lit: true, bridge: 'gap', train: 'fallen' }),
    light: finchLight('lamps', {
      points: [
        { at: [-3.0, 1.5, -1.1], color: '#ffb868', power: 5.5, radius: 0.2 },
        { at: [0.4, 2.3, 1.6], color: '#ffcf94', power: 5.5, radius: 0.4 },
        // a lamp for reading plans
        { at: [-0.15, 1.2, 3.35], color: '#ffe4b8', power: 1.7, radius: 0.15 },
      ],
    }),
    camera: camera(FROM, TO, 38.5),
    focus: distance(FROM, PLAN),
    aperture: 0.01,
    center: [0, 0.6, 2.2],
    radius: 3.4,
    actors: [charlotte, finch],
    things: [props.bake()],
    // the watch
    find: ballsAt(0.081, [0.25, 0.05, 2.75]),
    lettering: [
      { text: '41', balls: ballsAt(0.053, [-0.21, 0.1, 2.63], [-0.08, 0.1, 2.63]) },
      { text: '14', balls: ballsAt(0.062, [-0.31, 0.1, 2.91], [-0.22, 0.1, 2.91]) },
    ],
    focal: PLAN,
  });
}
