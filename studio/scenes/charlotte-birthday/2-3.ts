/** CB-2.3. Three heads in the long grass, and over them a dark house that does not want bells, balls or banjos. */
import { character } from '../../cast/character.ts';
import { pointAt } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { puffs } from '../../model/veil.ts';
import { noBellsSign } from '../../sets/blue-door.ts';
import { plant, spots } from '../../sets/ground-cover.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_41, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [22.75, 0.46, 1.5];
const TO: V3 = [27.9, 1.78, -0.7];
const SIGN: V3 = [1.2, 1.92, 0.05];

/** Low window under the porch, a light behind it, and what puffs out of it. In the frame of 41. */
function cellarWindow(model: Model): void {
  model.inside(FRAME_41, () => {
    const at: V3 = [1.2, 0.22, 1.9];
    model.put(roundedBox(0.5, 0.34, 0.06, 0.012), { color: '#fbf3e2', line: 0.8 }, place(at));
    model.put(
      roundedBox(0.4, 0.24, 0.07, 0.01),
      { color: color('#ffce78').multiplyScalar(1.2), glow: true, line: 0.6 },
      place([at[0], at[1], at[2] + 0.004]),
    );
    model.put(
      roundedBox(0.025, 0.26, 0.08, 0.006),
      { color: '#fbf3e2', line: 0.5 },
      place([at[0], at[1], at[2] + 0.006]),
    );
  });
}

export function noBanjos(): Shot {
  const model = new Model();
  model.inside(FRAME_41, () => noBellsSign(model, place(SIGN, [0, 0, -2], 1.7)));
  cellarWindow(model);
  const puff = (x: number, y: number, r: number) =>
    [...onHouse(FRAME_41, [1.2 + x, 0.3 + y, 2.1]), r] as [number, number, number, number];
  const smoke = [puff(0, 0.06, 0.07), puff(0.03, 0.16, 0.1), puff(0.1, 0.28, 0.12), puff(0.06, 0.42, 0.15)];
  const sign = vec(onHouse(FRAME_41, SIGN));
  // three heads at three heights; only Charlotte's pointing arm leaves the grass
  const charlotteAt = place([24.5, 0.02, 0.5], [0, 24, 0]);
  const crouches = { hips: 0.44, lean: [16, 0, 0] as V3, bend: 8 };
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at: charlotteAt,
    expression: 'nervous',
    gaze: [1, 0.4],
    pose: pose('kneel', {
      ...crouches,
      head: [-12, -44, 8],
      right: pointAt({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        stance: crouches,
        // across the picture, up to the sign
        target: [27.2, 1.75, 2.1],
        touch: false,
        stretch: 0.94,
        elbow: [0.6, -1, 0],
      }),
    }),
  });
  const priyaAt = place([24.4, 0.02, 0.12], [0, 16, 0]);
  const priya = character(without(PRIYA, 'woodenSpoon', 'toolBelt'), {
    at: priyaAt,
    expression: 'gasp',
    gaze: [1, 0.4],
    pose: pose('kneel', { hips: 0.6, lean: [10, 0, -6], head: [-8, -40, -10] }),
  });
  const theoAt = place([24.42, 0.02, -0.28], [0, 8, 0]);
  const theo = character(without(THEO, 'notebook'), {
    at: theoAt,
    expression: 'fear',
    gaze: [1, 0.4],
    pose: pose('stand', {
      hips: 0.8,
      lean: [16, 0, 10],
      bend: 10,
      head: [-8, -32, 12],
      // both fists at the mouth
      left: {
        hand: [-0.14, 0.04, 0.4],
        elbow: [1, -0.7, 0],
        palm: [-0.4, 0, -1],
        fingers: [-0.7, 0.7, 0],
        grip: 'fist',
      },
      right: {
        hand: [-0.14, 0.02, 0.42],
        elbow: [1, -0.7, 0],
        palm: [-0.4, 0, -1],
        fingers: [-0.7, 0.7, 0],
        grip: 'fist',
      },
    }),
  });
  // tall grass hides the bodies up to the chest
  const lawn = (x: number, z: number) => Math.hypot(x - FROM[0], z - FROM[2]) > 0.75;
  plant(
    model,
    'grass',
    spots(430, [23.5, -0.9, 25.4, 0.78], 5, lawn),
    0.46,
    () => 0,
    ['#5f7f5c', '#7f965c', '#a8aa6c'],
    3,
  );
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'gray',
        only: ['41', 'north5'],
        houses: { '41': { curtain: 0.1, wall: '#8d88a2' } },
        sign: false,
        grass: { at: [24.9, 0.5], radius: 2.2, n: 420 },
        noTrees: (x, z) => x > 12 && z > 0,
      }),
    light: plumLight('gray', {
      sun: { dir: [-0.7, 0.5, 0.5], color: '#ffe2b8', power: 1.5, cone: 0.2 },
      top: '#7f86b8',
      horizon: '#9aa0c4',
      bounce: '#6f7a8a',
      sky: 0.66,
      points: [
        // a lamp behind the curtain, and light on the sign
        { at: onHouse(FRAME_41, [-2.6, 1.9, 0.5]), color: '#ffc070', power: 3, radius: 0.2 },
        { at: onHouse(FRAME_41, [1.3, 1.9, 1.3]), color: '#fff2dc', power: 3.4, radius: 0.3 },
      ],
    }),
    camera: camera(FROM, TO, 47),
    focus: distance(FROM, [24.4, 1.2, 0.3]),
    aperture: 0.004,
    center: [27, 1, 0],
    radius: 7,
    actors: [charlotte, priya, theo],
    things: [puffs([...smoke, puff(0.18, 0.54, 0.13), puff(0.3, 0.64, 0.1)], FROM, '#fbfafc', 0.75), model.bake()],
    // the puff from the cellar window
    find: ballsAt(0.37, [28.66, 0.71, 1.27], [28.67, 0.38, 1.26]),
    lettering: [
      { text: '41', balls: ballsAt(0.32, [30.56, 1.87, -0.08]) },
      { text: 'NO BELLS NO BALLS NO BANJOS', balls: ballsAt(0.39, [30.36, 1.9, 1.09], [30.48, 1.9, 1.36]) },
    ],
    focal: sign.toArray() as V3,
  });
}
