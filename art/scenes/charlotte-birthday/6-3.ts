/** BB-6.3. Noon on Plum Street: everything that rolls is tied together, and it holds five if nobody sneezes. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { tomato } from '../../props/kitchen.ts';
import { DARK_ROPE, gardenRope, plumTrain } from '../../props/odd-wagons.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const X = -6.95;
const FROM: V3 = [X + 1.95, 1.4, 6.15];
const TO: V3 = [X + 0.6, 0.96, -0.2];
const TRAIN = place([X - 0.5, 0.02, 0.1], [0, -29, 0]);
const onTrain = (p: V3): V3 => vec(p).applyMatrix4(TRAIN).toArray() as V3;

export function everythingThatRolls(): Shot {
  const scene = new THREE.Scene();
  plumStreet(scene, {
    hour: 'noon',
    near: ['north2'],
    skip: ['41', '14', 'south0', 'south1', 'south2', 'south3', 'south4', 'south5', 'north4', 'north5'],
    noTrees: (x, z) => z > 0 || Math.abs(x - X) < 9,
  });
  const m = new Model();
  // heels dug in, all her weight against the knot
  const charlotteAt = TRAIN.clone().multiply(place([1.26, 0, 0.98], [0, 76, 0]));
  const charlotte = character(CHARLOTTE, {
    at: charlotteAt,
    expression: 'determined',
    gaze: [0.3, -0.5],
    pose: pose('stand', {
      hips: 0.86,
      shift: [0, 0, -0.2],
      lean: [-22, -8, 4],
      bend: 8,
      head: [6, -4, -8],
      left: {
        hand: [-0.24, -0.36, 0.84],
        elbow: [0.8, -0.7, 0],
        fingers: [-1, -0.1, 0.25],
        palm: [-0.1, -1, 0.1],
        grip: 'holdThin',
      },
      right: {
        hand: [-0.2, -0.42, 0.56],
        elbow: [1, -0.5, -0.2],
        fingers: [-1, -0.1, 0.25],
        palm: [-0.1, -1, 0.1],
        grip: 'holdThin',
      },
      legLeft: { foot: [0.1, 0, 0.34], knee: [0.3, 0.2, 1], toeOut: 10 },
      legRight: { foot: [0.12, 0, 0.02], knee: [0.4, 0.2, 1], toeOut: 34 },
    }),
  });
  // the rope goes where her fists are
  const toTrain = TRAIN.clone().invert();
  const fist = (side: 'left' | 'right') =>
    new THREE.Vector3().setFromMatrixPosition(charlotte.grip[side]).applyMatrix4(toTrain);
  const [far, close] = [fist('left'), fist('right')];
  plumTrain(m, TRAIN, [
    vec(2.36, 0.27, 0),
    vec(2.34, 0.31, 0.14),
    far
      .clone()
      .lerp(vec(2.34, 0.31, 0.14), 0.5)
      .add(vec(0, -0.015, 0)),
    far,
    close,
    close.clone().add(vec(-0.06, -0.12, 0.05)),
    vec(close.x - 0.02, 0.2, close.z + 0.12),
    vec(close.x + 0.06, 0.03, close.z + 0.22),
    vec(close.x + 0.36, 0.03, close.z + 0.1),
    vec(2.0, 0.03, 0.5),
    vec(1.96, 0.14, 0.2),
    vec(1.88, 0.26, 0),
  ]);
  const priyaAt = TRAIN.clone().multiply(place([1.4, 0.27, 0], [0, 30, 0]));
  const priya = character(PRIYA, {
    at: priyaAt,
    expression: 'grin',
    gaze: [0.4, 0],
    pose: pose('cheer', {
      lean: [-4, 6, -5],
      head: [-6, 22, 8],
      left: {
        hand: [0.78, 0.34, 0.34],
        elbow: [0.6, -1, -0.2],
        palm: [0.1, 0.4, 1],
        fingers: [1, 0.5, 0.2],
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
  // left over: a coil of the rope, and a tomato that came with it
  const coil = place([X + 0.42, 0.09, 3.05]);
  m.inside(coil, () => {
    for (let i = 0; i < 4; i++) {
      const loop = Array.from({ length: 13 }, (_, k): V3 => {
        const a = (k / 12) * 6.28 + i;
        return [Math.sin(a) * (0.24 - i * 0.025), 0.02 + i * 0.035, Math.cos(a) * (0.2 - i * 0.02)];
      });
      gardenRope(m, loop, 0.02, DARK_ROPE);
    }
    gardenRope(
      m,
      [
        [0.2, 0.1, 0.1],
        [0.32, 0.02, 0.2],
        [0.46, 0.02, 0.16],
        [0.52, 0.02, 0.02],
        [0.64, 0.02, -0.06],
        [0.74, 0.03, 0.02],
      ],
      0.02,
      DARK_ROPE,
    );
  });
  tomato(m, place([X + 0.86, 0.09, 3.2], [0, 40, 0]), 0.055);
  tomato(m, place([X + 0.66, 0.09, 3.3], [20, 100, 0]), 0.045);
  scene.add(charlotte.model, priya.model, theo.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 39),
    focus: distance(FROM, onTrain([1.8, 0.6, 0])),
    aperture: 0.007,
    light: plumLight('noon'),
    center: [X, 0.6, 0],
    radius: 8,
    heads: [charlotte.head, priya.head, theo.head],
    focal: onTrain([2.5, 0.8, 0]),
  };
}
