/** BB-6.3. Noon on Plum Street: everything that rolls is tied together, and it holds five if nobody sneezes. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { gripRod, holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { plumTrain } from '../../props/odd-wagons.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { NOTE, scaredNote } from './6-3.scared-note.ts';

const X = -6.95;
const TRAIN = place([X - 0.5, 0.02, 0.1], [0, -29, 0]);
const onTrain = (p: V3): V3 => vec(p).applyMatrix4(TRAIN).toArray() as V3;
const FROM = onTrain([3.3, 1.52, 4.1]);
const TO = onTrain([2.0, 0.8, 0.5]);

export function everythingThatRolls(): Shot {
  const m = new Model();
  // heels dug in, all her weight against the knot
  const noteAt = TRAIN.clone().multiply(place([2.84, 0.77, 1.56], [-16, -22, 4]));
  const note = new THREE.Vector3().setFromMatrixPosition(noteAt).toArray() as V3;
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
    expression: 'dismay',
    lookAt: note,
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
    expression: 'worry',
    lookAt: note,
    // a moment ago both arms were up
    pose: pose('stand', {
      lean: [4, 6, -4],
      bend: 6,
      head: [8, 18, 8],
      left: {
        hand: [0.44, -0.62, 0.3],
        elbow: [0.8, -0.4, -0.5],
        palm: [0, -0.6, 0.8],
        fingers: [0.7, -0.2, 0.6],
        grip: 'open',
      },
      right: {
        hand: [-0.16, -0.08, 0.42],
        elbow: [0.9, -0.7, 0],
        palm: [-0.4, 0, -1],
        fingers: [-0.5, 0.9, 0.1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.08, 0, 0.06], toeOut: 16 },
      legRight: { foot: [0.12, 0, -0.12], toeOut: 26 },
    }),
  });
  const theoAt = TRAIN.clone().multiply(place([3.16, 0.015, 1.38], [0, -46, 0]));
  const brings = { lean: [6, 4, -3] as V3, bend: 8 };
  const hold = (side: 'left' | 'right') =>
    holdCard({
      at: theoAt,
      build: 'child8',
      side,
      stance: brings,
      edge: vec(((side === 'left' ? 1 : -1) * NOTE.wide) / 2, 0.01, 0).applyMatrix4(noteAt),
      inward: vec(side === 'left' ? -1 : 1, 0.3, 0).transformDirection(noteAt),
      face: vec(0, 0, 1).transformDirection(noteAt),
      elbow: [0.8, -1, 0],
    });
  const theo = character(without(THEO_ONE_BOOT, 'notebook'), {
    at: theoAt,
    expression: 'worry',
    lookAt: charlotte.head.at.toArray() as V3,
    pose: pose('stand', {
      ...brings,
      head: [-2, -8, 10],
      left: hold('left'),
      right: hold('right'),
      legLeft: { foot: [0.04, 0, 0.06], toeOut: 18 },
      legRight: { foot: [0.1, 0, -0.06], toeOut: 26 },
    }),
  });
  scaredNote(m, noteAt);
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        near: ['north2'],
        only: ['north0', 'north1', 'north2', 'north3'],
        noTrees: (x, z) => z > 0 || Math.abs(x - X) < 9,
      }),
    light: plumLight('noon'),
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, onTrain([1.8, 0.6, 0])),
    aperture: 0.007,
    center: [X, 0.6, 0],
    radius: 8,
    actors: [charlotte, priya, theo],
    things: [m.bake()],
    // the boot on the chimney
    find: ballsAt(0.22, onTrain([2.85, 1.36, 0])),
    lettering: [{ text: 'F', balls: ballsAt(0.05, vec(0.1, -0.075, 0).applyMatrix4(noteAt)) }],
    focal: onTrain([2.5, 0.8, 0]),
  });
}
