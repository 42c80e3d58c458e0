/** CC-5.1. The house in the bell: eleven woollies, three babies in one mitten, and a landlady. */
import * as THREE from 'three';
import { mrsScarf } from '../../animals/squirrel.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { mittenBed, peepingCosy } from '../../props/squirrel-home.ts';
import { woolNest } from '../../props/woollies.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.06, 0.62, 2.75];
const TO: V3 = [-0.06, 1.4, 0.2];
const BELL: V3 = [0.26, 1.72, 0.1];

export function houseInTheBell(): Shot {
  const scene = new THREE.Scene();
  belfry(scene, 'snowDay');
  const m = new Model();
  // she has swung a little towards the reader: one looks right into her
  const bell = place(BELL, [-30, 0, 0]);
  const inBell = (p: V3): V3 => vec(p).applyMatrix4(bell).toArray() as V3;
  oldBess(m, bell, 0.98);
  woolNest(m, bell, 0.9, true);
  const bed = inBell([-0.06, -0.24, 0.12]);
  mittenBed(m, place(bed, [16, -2, 5], 1.42));
  peepingCosy(m, place(inBell([0.56, -0.02, 0.16]), [-40, 0, 30], 0.9));
  const landlady = mrsScarf({
    at: place(inBell([0.46, -0.5, 0.0]), [10, -26, -4], 1.9),
    paws: 'hips',
    head: [8, -18, -8],
    stern: true,
  });
  const charlotte = character(CHARLOTTE_WINTER, {
    at: place([-0.5, -0.18, 0.42], [0, 66, 0], 1.04),
    expression: 'gasp',
    gaze: [0.2, 0.7],
    pose: pose('peek', {
      head: [-30, -14, 8],
      left: { hand: [0.0, 0.1, 0.62], elbow: [0.9, -0.8, 0], palm: [-0.3, 0, 1], fingers: [0, 1, 0.2], grip: 'open' },
      right: {
        hand: [0.1, -0.2, 0.6],
        elbow: [0.8, -0.9, 0],
        palm: [-0.6, 0, -0.8],
        fingers: [-0.3, 1, 0.1],
        grip: 'flat',
      },
    }),
  });
  const theo = character(THEO_WINTER, {
    at: place([-1.0, -0.1, 0.36], [0, 70, 0], 1.04),
    expression: 'worry',
    gaze: [0.2, 0.7],
    pose: pose('stand', { head: [-26, -22, -6] }),
  });
  scene.add(charlotte.model, theo.model, landlady.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, bed),
    aperture: 0.01,
    light: plumLight('snowDay', {
      sun: { dir: [-0.5, 0.5, -0.7], color: '#dfe8ff', power: 1.8, cone: 0.12 },
      sky: 0.62,
      points: [
        { at: [-0.2, 0.7, 1.5], color: '#ffc07a', power: 3.2, radius: 0.16 },
        { at: [0.5, 0.9, 1.4], color: '#ffc684', power: 1.8, radius: 0.3 },
      ],
    }),
    paint: { line: 0.8 },
    center: [0.1, 1.3, 0],
    radius: 4,
    heads: [charlotte.head, theo.head, landlady.head],
    focal: bed,
  };
}
