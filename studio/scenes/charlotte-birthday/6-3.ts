/** BB-6.3. Noon on Plum Street: three friends hold and read one note; the train of wagons waits behind them. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { holdCard } from '../../cast/holds.ts';
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
const FROM = onTrain([2.78, 1.0, 3.1]);
const TO = onTrain([2.56, 1.04, 0.8]);

export function everythingThatRolls(): Shot {
  const model = new Model();
  const noteAt = TRAIN.clone().multiply(place([2.56, 0.8, 1.42], [-62, 20, 4]));
  const note = new THREE.Vector3().setFromMatrixPosition(noteAt).toArray() as V3;
  const onNote = (x: number, y: number) => vec(x * NOTE.wide, y * NOTE.high, 0).applyMatrix4(noteAt);
  const inNote = (x: number, y: number) => vec(x, y, 0).transformDirection(noteAt);
  const front = vec(0, 0, 1).transformDirection(noteAt);
  // she holds one side of the note
  const charlotteAt = TRAIN.clone().multiply(place([2.1, 0.015, 1.34], [0, 66, 0]));
  const stance = { lean: [14, 4, 3] as V3, bend: 10 };
  const charlotte = character(CHARLOTTE, {
    at: charlotteAt,
    expression: 'dismay',
    lookAt: note,
    pose: pose('stand', {
      ...stance,
      head: [16, 4, -8],
      right: holdCard({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        stance,
        edge: onNote(-0.5, -0.1),
        inward: inNote(1, 0.1),
        face: front,
        elbow: [0.7, -1, 0],
      }),
      left: holdCard({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        stance,
        edge: onNote(-0.4, 0.5),
        inward: inNote(0.4, -1),
        face: front,
        elbow: [0.9, -1, 0],
      }),
    }),
  });
  plumTrain(model, TRAIN);
  const priyaAt = TRAIN.clone().multiply(place([2.46, 0.11, 0.78], [0, 6, 0]));
  const reads = { lean: [18, 4, -4] as V3, bend: 12 };
  const top = (side: 'left' | 'right', x: number) =>
    holdCard({
      at: priyaAt,
      build: 'child8',
      side,
      stance: reads,
      edge: onNote(x, 0.5),
      inward: inNote(0, -1),
      face: front,
      elbow: [1, -0.6, 0],
    });
  const priya = character(PRIYA, {
    at: priyaAt,
    expression: 'worry',
    gaze: [0, -0.9],
    pose: pose('stand', {
      ...reads,
      head: [34, 0, 8],
      left: top('left', 0.24),
      right: top('right', -0.1),
      legLeft: { foot: [0.08, 0, 0.06], toeOut: 16 },
      legRight: { foot: [0.12, 0, -0.12], toeOut: 26 },
    }),
  });
  const theoAt = TRAIN.clone().multiply(place([3.06, 0.015, 1.36], [0, -62, 0]));
  const brings = { lean: [6, 4, -3] as V3, bend: 8 };
  const hold = (side: 'left' | 'right') =>
    holdCard({
      at: theoAt,
      build: 'child8',
      side,
      stance: brings,
      edge: side === 'left' ? onNote(0.5, -0.2) : onNote(0.5, 0.34),
      inward: inNote(-1, side === 'left' ? 0.2 : -0.2),
      face: front,
      elbow: [0.8, -1, 0],
    });
  const theo = character(without(THEO_ONE_BOOT, 'notebook'), {
    at: theoAt,
    expression: 'nervous',
    lookAt: note,
    pose: pose('stand', {
      ...brings,
      head: [14, 4, 8],
      left: hold('left'),
      right: hold('right'),
      legLeft: { foot: [0.04, 0, 0.06], toeOut: 18 },
      legRight: { foot: [0.1, 0, -0.06], toeOut: 26 },
    }),
  });
  scaredNote(model, noteAt);
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        near: ['north2'],
        only: ['north0', 'north1', 'north2', 'north3'],
        noTrees: (x, z) => z > 0 || Math.abs(x - X) < 9,
      }),
    light: plumLight('noon', {
      // the sun lies on the paper, and the paper lights three faces
      sun: { dir: [0.8, 0.62, 0.2], color: '#ffecc8', power: 4.4, cone: 0.05 },
      top: '#bcccf2',
      sky: 0.74,
      points: [
        {
          at: vec(note)
            .addScaledVector(front, 0.24)
            .add(vec(0, 0.06, 0))
            .toArray() as V3,
          color: '#fff0c4',
          power: 1.5,
          radius: 0.14,
        },
      ],
    }),
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, note),
    aperture: 0.007,
    center: [X, 0.6, 0],
    radius: 8,
    actors: [charlotte, priya, theo],
    things: [model.bake()],
    // the boot on the chimney
    find: ballsAt(0.22, onTrain([2.85, 1.36, 0])),
    lettering: [{ text: 'F', balls: ballsAt(0.05, vec(0.1, -0.075, 0).applyMatrix4(noteAt)) }],
    focal: note,
  });
}
