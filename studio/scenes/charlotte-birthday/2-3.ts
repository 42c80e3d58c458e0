/** CB-2.3. Gray cloud: three behind each other, and a house that does not want bells, balls or banjos. */
import { character } from '../../cast/character.ts';
import { onShoulder, pointAt } from '../../cast/holds.ts';
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
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_41, onHouse, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [22.35, 1.0, 1.62];
const TO: V3 = [27.9, 1.3, -0.78];
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
  // three heads at three heights: the finger goes first, everything else goes back
  const charlotteAt = place([24.5, 0.02, 0.5], [0, 52, 0]);
  const shrinks = { hips: 0.68, shift: [0, 0, -0.06] as V3, lean: [8, 0, 0] as V3, bend: 6 };
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at: charlotteAt,
    expression: 'nervous',
    gaze: [1, 0.3],
    pose: pose('stand', {
      ...shrinks,
      head: [-12, -60, 8],
      right: pointAt({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        stance: shrinks,
        // across the picture, up to the sign
        target: [27.2, 1.75, 2.1],
        touch: false,
        stretch: 0.94,
        elbow: [0.6, -1, 0],
      }),
      left: {
        hand: [-0.1, -0.1, 0.36],
        elbow: [1, -0.8, -0.2],
        palm: [-0.3, -0.2, -1],
        fingers: [-0.4, 1, 0.1],
        grip: 'fist',
      },
      legLeft: { foot: [0.06, 0, 0.26], knee: [0.2, 0.2, 1], toeOut: 8 },
      legRight: { foot: [0.06, 0.06, -0.2], knee: [0.2, 0, 1], toeDown: 30, toeOut: 14 },
    }),
  });
  const priyaAt = place([24.28, 0.02, 0.16], [0, 44, 0]);
  const hides = { hips: 0.97, lean: [12, 0, -6] as V3, bend: 8 };
  const priya = character(without(PRIYA, 'woodenSpoon', 'toolBelt'), {
    at: priyaAt,
    expression: 'surprise',
    gaze: [0.4, 0.2],
    pose: pose('stand', {
      ...hides,
      head: [-4, -56, -12],
      right: onShoulder({
        at: priyaAt,
        build: 'child8',
        side: 'right',
        stance: hides,
        other: { at: charlotteAt, build: 'child8', stance: shrinks, side: 'right' },
      }),
      left: onShoulder({
        at: priyaAt,
        build: 'child8',
        side: 'left',
        stance: hides,
        other: { at: charlotteAt, build: 'child8', stance: shrinks, side: 'left' },
      }),
    }),
  });
  const theoAt = place([24.33, 0.02, -0.1], [0, 32, 0]);
  const flees = { lean: [-6, -8, 8] as V3, bend: -4 };
  const theo = character(without(THEO, 'notebook'), {
    at: theoAt,
    expression: 'nervous',
    gaze: [0.7, 0.1],
    pose: pose('stand', {
      ...flees,
      head: [-2, -36, 12],
      left: onShoulder({
        at: theoAt,
        build: 'child8',
        side: 'left',
        stance: flees,
        other: { at: priyaAt, build: 'child8', stance: hides, side: 'right' },
      }),
      right: {
        hand: [-0.14, 0.02, 0.42],
        elbow: [1, -0.7, 0],
        palm: [-0.4, 0, -1],
        fingers: [-0.7, 0.7, 0],
        grip: 'relaxed',
      },
      // already half on his way
      legLeft: { foot: [0.04, 0, 0.02] },
      legRight: { foot: [0.08, 0, -0.22], toeOut: 50 },
    }),
  });
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'gray',
        only: ['41', 'north5'],
        houses: { '41': { curtain: 0.1 } },
        sign: false,
        grass: { at: [25.2, 0.4], radius: 2.2, n: 420 },
        noTrees: (x, z) => x > 12 && z > 0,
      }),
    light: plumLight('gray', {
      points: [{ at: onHouse(FRAME_41, [1.3, 1.9, 1.3]), color: '#fff2dc', power: 6, radius: 0.3 }],
    }),
    camera: camera(FROM, TO, 40),
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
