/** BB-6.3. Noon on Plum Street: everything that rolls is tied together, and it holds five if nobody sneezes. */
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { plumTrain } from '../../props/odd-wagons.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const X = -6.95;
const FROM: V3 = [X + 2.0, 2.05, 5.7];
const TO: V3 = [X + 0.74, 0.74, -0.2];
const TRAIN = place([X - 0.5, 0.02, 0.1], [0, -29, 0]);
const onTrain = (p: V3): V3 => vec(p).applyMatrix4(TRAIN).toArray() as V3;

export function everythingThatRolls(): Shot {
  const m = new Model();
  // heels dug in, all her weight against the knot
  const charlotteAt = TRAIN.clone().multiply(place([1.66, 0.015, 0.98], [0, 58, 0]));
  const knot = vec(2.34, 0.33, 0.14).applyMatrix4(TRAIN);
  const belly = vec(-0.03, 0.6, 0.1).applyMatrix4(charlotteAt);
  const pull = knot.clone().sub(belly).normalize();
  const onRope = (metres: number) => belly.clone().addScaledVector(pull, metres);
  const stance = { hips: 0.84, shift: [0, 0, -0.24] as V3, lean: [-32, -6, 3] as V3, bend: 8 };
  const fist = (side: 'left' | 'right', metres: number) =>
    gripRod({
      at: charlotteAt,
      build: 'child8',
      side,
      stance,
      point: onRope(metres),
      dir: pull,
      r: 0.016,
      elbow: [0.9, -0.7, -0.1],
    });
  const charlotte = character(CHARLOTTE, {
    at: charlotteAt,
    expression: 'concentrating',
    gaze: [0.6, -0.3],
    pose: pose('stand', {
      ...stance,
      head: [4, 22, -6],
      left: fist('left', 0.17),
      right: fist('right', 0.05),
      legLeft: { foot: [0.1, 0, 0.36], knee: [0.3, 0.2, 1], toeOut: 10 },
      legRight: { foot: [0.12, 0, 0.02], knee: [0.4, 0.2, 1], toeOut: 34 },
    }),
  });
  const toTrain = TRAIN.clone().invert();
  // what is left over hangs down beside her, on our side
  const rope = [knot, onRope(0.3), onRope(0), onRope(-0.06).add(vec(-0.03, -0.02, 0.03))];
  rope.push(onRope(-0.06).add(vec(-0.05, -0.1, 0.05)), onRope(-0.06).add(vec(-0.04, -0.24, 0.06)));
  plumTrain(m, TRAIN, [vec(2.36, 0.27, 0), ...rope.map((p) => p.applyMatrix4(toTrain))]);
  const priyaAt = TRAIN.clone().multiply(place([1.66, 0.27, 0], [0, 30, 0]));
  const priya = character(PRIYA, {
    at: priyaAt,
    expression: 'grin',
    gaze: [0.4, 0],
    pose: pose('cheer', {
      lean: [-4, 6, -5],
      head: [-6, 22, 8],
      left: {
        hand: [0.86, -0.02, 0.3],
        elbow: [0.3, -1, -0.2],
        palm: [0, 1, 0.5],
        fingers: [1, 0, 0.3],
        grip: 'open',
      },
      right: {
        hand: [0.72, 0.6, 0.1],
        elbow: [0.8, -0.8, -0.2],
        palm: [0.1, 0.3, 1],
        fingers: [0.7, 0.9, 0],
        grip: 'open',
      },
      legLeft: { foot: [0.08, 0, 0.06], toeOut: 16 },
      legRight: { foot: [0.12, 0, -0.12], toeOut: 26 },
    }),
  });
  const theoAt = place([X + 3.02, 0.02, 0.62], [0, -34, 0]);
  const theo = character(without(THEO_ONE_BOOT, 'notebook'), {
    at: theoAt,
    expression: 'worry',
    gaze: [-0.3, 0.1],
    pose: pose('stand', {
      lean: [-3, 8, -3],
      head: [2, -14, 8],
      left: {
        hand: [-0.12, -0.42, 0.5],
        elbow: [0.9, -0.6, -0.2],
        palm: [-0.2, 0.9, 0],
        fingers: [-0.4, 0.1, 0.9],
        grip: 'holdThick',
      },
      right: {
        hand: [-0.2, -0.34, 0.54],
        elbow: [1, -0.4, -0.2],
        palm: [-0.5, -0.7, 0.1],
        fingers: [-0.6, -0.4, 0.7],
        grip: 'pinch',
      },
      legLeft: { foot: [0.04, 0, 0.06], toeOut: 18 },
      legRight: { foot: [0.1, 0, -0.06], toeOut: 26 },
    }),
  });
  m.inside(theo.grip.left, () => notebook(m, place([0, 0.02, 0.03], [0, 0, 0], 1.1)));
  m.inside(theo.grip.right, () => pencil(m, place([0, 0, 0.02], [70, 0, 0]), '#f2bf3e', 0.16));
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        near: ['north2'],
        only: ['north0', 'north1', 'north2', 'north3'],
        noTrees: (x, z) => z > 0 || Math.abs(x - X) < 9,
      }),
    light: plumLight('noon'),
    camera: camera(FROM, TO, 39),
    focus: distance(FROM, onTrain([1.8, 0.6, 0])),
    aperture: 0.007,
    center: [X, 0.6, 0],
    radius: 8,
    actors: [charlotte, priya, theo],
    things: [m.bake()],
    // the boot on the chimney
    find: ballsAt(0.22, [-4.93, 1.36, 1.55]),
    focal: onTrain([2.5, 0.8, 0]),
  });
}
