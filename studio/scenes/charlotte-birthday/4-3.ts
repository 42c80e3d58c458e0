/** BB-4.3. The wall is cut away: cool morning on one side of the slot, a whole lit town on the other. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { MAIL_SLOT } from '../../sets/plum-door.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { byTheDoor } from './4-3.by-the-door.ts';

const FROM: V3 = [3.36, 1.46, 1.82];
const TO: V3 = [3.46, 0.86, -0.2];

export function mailSlot(): Shot {
  const slot: V3 = [3.68, MAIL_SLOT.y, -0.05];
  const stand = place([4.09, 0.025, -0.2], [0, -88, 0]);
  const onKnee = (side: 'left' | 'right', z: number) =>
    grasp({
      at: stand,
      build: 'child8',
      side,
      point: [4.055, 0.42, z - 0.17],
      touch: 'palm',
      fingers: [-0.3, -0.9, 0.4],
      palm: [-0.3, -0.3, -1],
      elbow: [0.8, 0, -0.6],
      grip: 'flat',
    });
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at: stand,
    expression: 'surprise',
    gaze: [0.4, 0],
    pose: pose('stand', {
      hips: 0.97,
      shift: [0, 0, -0.12],
      lean: [26, 0, 0],
      bend: 10,
      head: [0, 15, 3],
      left: onKnee('left', 0.11),
      right: onKnee('right', -0.21),
      legLeft: { foot: [0.02, 0, 0.08], toeOut: 8 },
      legRight: { foot: [0.05, 0, -0.14], toeOut: 20 },
    }),
  });
  const dog = noodle({ at: place([3.97, 0.02, -0.02], [0, -90, 0], 0.78), pose: 'reach', head: [-34, -4, 0] });
  const town = new Model();
  byTheDoor(town);
  return composeShot({
    set: (scene) => finchHouse(scene, { lit: true, bridge: 'gap', train: 'fallen', cutaway: true }),
    light: finchLight('lamps', {
      // a cool morning behind her: her face is in the shade, but for the slot's light
      sun: { dir: [0.85, 0.6, -0.25], color: '#ffeed8', power: 4.6, cone: 0.08 },
      fill: { dir: [0.5, 0.5, 1], color: '#c6d4ff', power: 0.9, cone: 0.5 },
      points: [
        // through the slot, on her eyes only
        { at: [3.3, 1.03, -0.14], color: '#ffbe5c', power: 2.1, radius: 0.05 },
        // and on the dog's muzzle
        { at: [3.7, 0.7, 0.55], color: '#ffcf8a', power: 0.6, radius: 0.1 },
        { at: [1.6, 1.5, 0.6], color: '#ffb868', power: 2.6, radius: 0.3 },
        { at: [2.4, 0.7, -1.5], color: '#ffc070', power: 2.5, radius: 0.2 },
        { at: [2.9, 0.55, -0.7], color: '#ffc878', power: 0.9, radius: 0.15 },
      ],
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.012,
    center: [2.6, 0.8, -0.4],
    radius: 4.6,
    actors: [charlotte, dog],
    things: [town.bake()],
    heads: [charlotte.head, dog.head, { person: 'finch', at: new THREE.Vector3(2.2, 0.9, -1.6), radius: 0.2 }],
    find: [dog.head],
    focal: slot,
  });
}
