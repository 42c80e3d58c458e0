/** BB-5.1. The whole floor is a town: one bare board for a child in socks, one valley for a sorry giant. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_SOCKS, FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, ring } from '../../model/tube.ts';
import { lettering } from '../../props/lettering.ts';
import { tinyCar, tinyEngine } from '../../props/tiny-train.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { BOARD, BRIDGE, TINY_14, townHeight } from '../../sets/model-town.ts';
import { PORCH } from '../../sets/plum-house.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [2.2, 1.86, 4.7];
const TO: V3 = [0.42, 0.42, 0.3];
/** The only one: [x, z, yaw]. */
const CHAIR: V3 = [-2.7, -1.7, 58];

export function smallestTown(): Shot {
  // behind his bridge, before the one armchair
  const finchAt = place([-0.42, 0.03, 0.16], [0, 24, 0]);
  const bow = { hips: 0.5, bend: 32, lean: [26, 0, 0] as V3, head: [2, 12, -8] as V3 };
  const lips = vec(0.02, -0.62, 1.1).applyMatrix4(headFrame(finchAt, 'thinOldMan', bow));
  const finch = character(FINCH_AT_HOME, {
    at: finchAt,
    expression: 'worry',
    lookAt: [1.4, 1.0, 1.8],
    pose: pose('kneel', {
      ...bow,
      // the far hand guards what is left of the bridge, the near one asks for quiet
      right: grasp({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        point: [-0.58, 0.35, 0.74],
        touch: 'palm',
        fingers: [0.05, -0.1, 1],
        palm: [0, -1, 0.05],
        elbow: [1, 0.2, -0.4],
        grip: 'flat',
      }),
      left: pointAt({
        at: finchAt,
        build: 'thinOldMan',
        side: 'left',
        stance: bow,
        target: lips,
        palm: [-1, 0, -0.2],
        elbow: [0.7, -1, 0.2],
      }),
      legLeft: { foot: [0.03, 0.1, -0.42], knee: [0.1, -0.6, 1], toeDown: 150 },
      legRight: { foot: [0.05, 0.1, -0.46], knee: [0.1, -0.6, 1], toeDown: 150, toeOut: 20 },
    }),
  });
  // she makes herself narrow: feet together, arms close, hands spread for balance
  const stand = place([1.46, 0, 1.86], [0, -104, 0]);
  const wing: ArmPose = {
    hand: [0.34, -0.86, 0.1],
    elbow: [0.8, 0, -0.8],
    palm: [-0.2, -1, 0],
    fingers: [1, 0.25, 0.2],
    grip: 'open',
  };
  const charlotte = character(CHARLOTTE_SOCKS, {
    at: stand,
    expression: 'dismay',
    lookAt: [0.1, 0.1, 1.0],
    pose: pose('stand', {
      lean: [4, 6, -2],
      head: [12, 72, 8],
      left: wing,
      right: wing,
      legLeft: { foot: [-0.04, 0, 0], toeOut: 2 },
      legRight: { foot: [-0.04, 0, 0.04], toeOut: 0 },
    }),
  });
  const model = new Model();
  // a red lamp where the rails stop; on the other pier lies his hand
  model.inside(place([0.57, BRIDGE[1] - 0.03, BRIDGE[2] + 0.045]), () => {
    model.put(roundedBox(0.05, 0.012, 0.05, 0.004), { color: '#4a3a38', line: 0.6 }, place([0, 0.062, 0]));
    const red = { color: color('#ff5a3c').multiplyScalar(1.1), glow: true, line: 0.6 };
    model.put(ball([0.019, 0.026, 0.019], 14), red, place([0, 0.032, 0]));
  });
  // what lies in the river under the gap
  tinyCar(model, place([0.1, 0.08, 0.7], [6, 28, 92], 1.5), '#b8453c');
  tinyEngine(model, place([0.15, 0.09, 1.02], [6, 128, 118], 1.5), true);
  tinyCar(model, place([0.02, 0.07, 1.36], [0, 100, -84], 1.5), '#4f7fb8');
  tinyCar(model, place([-0.4, 0.16, 0.76], [64, 82, 0], 1.5), '#e0a83c', { dog: true });
  // the bare board between the edges of the table land
  for (const [x, z, w, d] of [
    [BOARD.left - 0.02, 1.62, 0.03, 1.5],
    [BOARD.right + 0.02, 1.62, 0.03, 1.5],
    [(BOARD.left + BOARD.right) / 2, BOARD.back - 0.03, 0.39, 0.03],
  ] as const)
    model.put(roundedBox(w, 0.09, d, 0.006), { tint: wash('#b98450', 5), line: 0.8 }, place([x, 0.035, z]));
  // No. 14: its number, and light where a door should be
  const y = townHeight(TINY_14[0], TINY_14[2]);
  const hole = place([TINY_14[0], y, TINY_14[2]], [0, 24, 0], 0.05);
  model.inside(hole.multiply(place([0, PORCH.floor, 0])), () => {
    model.put(
      roundedBox(1.1, 2.26, 0.06, 0.01),
      { color: color('#ffd27a').multiplyScalar(1.2), glow: true, line: 0.4 },
      place([0, 1.14, 0.12]),
    );
    model.inside(place([2.9, 0.1, 4.3], [0, -10, 0]), () => {
      model.put(roundedBox(0.2, 2.2, 0.2, 0.05), { color: '#8a5a3c', line: 0.5 }, place([0, 0.2, -0.1]));
      model.put(roundedBox(2.2, 1.5, 0.2, 0.05), { color: '#fff6e2', line: 0.7 }, place([0, 1.7, 0]));
      model.inside(place([0, 1.7, 0.14]), () => lettering(model, '14', 1.0, '#33406a', 0.2));
    });
  });
  // a morning's pane instead of the set's evening
  model.put(
    roundedBox(0.02, 1.26, 1.26, 0.005),
    { color: color('#e4f0f4').multiplyScalar(1.1), glow: true, line: 0 },
    place([-3.76, 1.6, -0.7]),
  );
  // one cup, on the arm of the one chair
  model.inside(place([CHAIR[0], 0, CHAIR[1]], [0, CHAIR[2], 0]), () => {
    model.put(
      lathe(points2('0,.05 .01,.055 .13,.06 .13,.052 .03,.045'), { around: 18 }),
      { color: '#fff4dc', doubleSided: true, line: 0.9 },
      place([0.47, 0.56, 0.16], [0, 0, 0], 1.3),
    );
    model.put(ring(0.078, 0.078, 0.66, 0.014), { color: '#4f7fb8', line: 0.4 }, place([0.47, 0, 0.16]));
  });
  return composeShot({
    set: (scene) =>
      finchHouse(scene, {
        lit: true,
        bridge: 'gap',
        train: 'none',
        clear: [
          [-0.5, 0.1, 0.5],
          [-0.6, 0.5, 0.3],
        ],
        chair: CHAIR,
        without: ['lamp', 'clock'],
      }),
    light: finchLight('lamps', {
      points: [
        { at: [-3.0, 1.5, -1.1], color: '#ffb868', power: 5.5, radius: 0.2 },
        { at: [0.8, 2.4, 2.2], color: '#ffcf94', power: 7.5, radius: 0.4 },
        { at: [-1.9, 1.6, -0.9], color: '#ffc684', power: 2.4, radius: 0.3 },
        { at: [0.0, 0.8, 0.75], color: '#ffd9a0', power: 0.9, radius: 0.15 },
      ],
    }),
    camera: camera(FROM, TO, 36.2),
    focus: distance(FROM, BRIDGE),
    aperture: 0.006,
    center: [0, 0.8, -0.4],
    radius: 4.6,
    actors: [charlotte, finch],
    things: [model.bake()],
    heads: [finch.head, charlotte.head],
    // the house without a door
    find: ballsAt(0.33, [0.82, 0.31, 1.15]),
    lettering: [{ text: '14', balls: ballsAt(0.055, [1.02, 0.19, 1.3], [1.06, 0.19, 1.29]) }],
    focal: BRIDGE,
  });
}
