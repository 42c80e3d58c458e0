/** BB-4.3. The wall is cut away: cool morning on one side of the slot, a whole lit town on the other. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { hedge } from '../../props/street-things.ts';
import { bridgePiece, tinyCar, tinyEngine } from '../../props/tiny-train.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { MAIL_SLOT } from '../../sets/plum-door.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { byTheDoor } from './4-3.by-the-door.ts';

const FROM: V3 = [3.22, 1.3, 1.42];
const TO: V3 = [3.36, 0.82, -0.2];
const BLUE = '#3d6fb4';
/** Where he tries to catch it, over the brook. */
const CATCH: V3 = [2.72, 0.36, -0.66];
/** Her fingertips inside the door, under the flap. */
const FLAP: V3 = [3.525, 1.05, -0.3];

/** The door goes on below the slot: the dog has something to put its paws on. */
function doorAndFlap(m: Model): void {
  m.put(roundedBox(0.07, 0.78, 0.34, 0.01), { tint: wash(BLUE, 2) }, place([3.63, 0.39, 0.16]));
  m.put(roundedBox(0.072, 0.76, 0.012, 0.004), { tint: wash('#d9a868', 5), line: 0.6 }, place([3.63, 0.39, 0.332]));
  m.put(roundedBox(0.018, 0.36, 0.22, 0.008), { color: '#6d97d0', line: 0.6 }, place([3.668, 0.4, 0.16]));
  m.put(roundedBox(0.12, 0.012, 0.36, 0.005), { color: '#f2c95c' }, place([3.525, 1.085, -0.2], [0, 0, 10]));
}

/** What is left of the bridge, and the engine nose down in the brook. */
function wreck(m: Model): void {
  bridgePiece(m, place([2.66, 0.2, -0.6], [0, 14, 42], 1), 14);
  bridgePiece(m, place([2.9, 0.08, -0.5], [30, 60, -22], 0.95), 14);
  tinyEngine(m, place([2.84, 0.11, -0.66], [50, -60, 20], 1.5), true);
  tinyCar(m, place([2.98, 0.06, -0.4], [0, 30, 80], 1.4), '#e0a83c', { lit: true });
}

export function mailSlot(): Shot {
  const slot: V3 = [3.68, MAIL_SLOT.y, -0.05];
  const stand = place([4.03, 0.025, -0.13], [0, -88, 0]);
  const stance = { hips: 0.97, shift: [0, 0, -0.1] as V3, lean: [24, 0, 0] as V3, bend: 12 };
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at: stand,
    expression: 'gasp',
    lookAt: [2.9, 0.86, -0.3],
    pose: pose('stand', {
      ...stance,
      head: [2, 8, 2],
      // the far hand lifts the flap over her nose, the near one leans on the door
      right: grasp({
        at: stand,
        build: 'child8',
        side: 'right',
        point: FLAP,
        touch: 'fingertip',
        fingers: [0, 0.02, 1],
        palm: [0, -1, 0],
        elbow: [1, -0.5, -0.2],
        grip: 'flat',
      }),
      left: grasp({
        at: stand,
        build: 'child8',
        side: 'left',
        point: [3.672, 0.74, 0.13],
        touch: 'palm',
        fingers: [0.1, 1, 0.25],
        palm: [0, 0.1, 1],
        elbow: [0.6, -1, -0.3],
        grip: 'flat',
      }),
      legLeft: { foot: [0.02, 0, 0.02], toeOut: 8 },
      legRight: { foot: [0.05, 0, -0.2], toeOut: 20 },
    }),
  });
  // only his arm comes into the picture: a giant over the brook
  const finchAt = place([2.13, 0, -0.46], [0, 100, 0]);
  const finchStance = { hips: 0.5, lean: [12, 0, 0] as V3, bend: 5 };
  const finch = character(FINCH_AT_HOME, {
    at: finchAt,
    expression: 'dismay',
    pose: pose('kneel', {
      ...finchStance,
      right: grasp({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        point: CATCH,
        touch: 'palm',
        fingers: [-0.1, -0.25, 1],
        palm: [-0.5, -1, 0.1],
        elbow: [0.7, 0.4, -0.3],
        grip: 'open',
      }),
    }),
  });
  const dog = noodle({ at: place([3.905, 0.02, 0.17], [0, -90, 0], 0.7), pose: 'reach', head: [-34, -4, 0] });
  const town = new Model();
  byTheDoor(town);
  doorAndFlap(town);
  wreck(town);
  hedge(town, [6, -0.45, -6.5], [7, 2, 0.9], ['#3f6a3f', '#6f9a4e', '#a8c468'], 4);
  return composeShot({
    set: (scene) =>
      finchHouse(scene, { lit: true, bridge: 'gap', train: 'fallen', cutaway: true, clear: [[2.7, -0.7, 0.34]] }),
    light: finchLight('lamps', {
      // a cool morning behind her: her face is in the shade, but for the slot's light
      sun: { dir: [0.85, 0.6, -0.25], color: '#ffeed8', power: 3, cone: 0.08 },
      fill: { dir: [0.5, 0.5, 1], color: '#c6d4ff', power: 0.9, cone: 0.5 },
      points: [
        // through the slot, on her eyes only
        { at: [3.45, 1.0, -0.1], color: '#ffbe5c', power: 2.2, radius: 0.05 },
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
    actors: [charlotte, dog, finch],
    things: [town.bake()],
    heads: [charlotte.head, dog.head, { person: 'finch', at: new THREE.Vector3(2.2, 0.5, -0.75), radius: 0.16 }],
    find: [dog.head],
    focal: slot,
  });
}
