/** CB-1.2. A card against the window, perfect as far as one can see: the thumb lies on the number. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ADDRESS_CARD_WIDE, addressCard } from '../../props/address-card.ts';
import { juneCalendar } from '../../props/birthday-things.ts';
import { flourySpoon } from '../../props/bites.ts';
import { pencil } from '../../props/forest.ts';
import { invitation, invitationPile } from '../../props/invitation-cards.ts';
import { bellKitchen, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.5, 0.68, 2.4];
const TO: V3 = [-0.02, 0.92, 0];
const TALL = 0.31;

export function perfectCard(): Shot {
  const scene = new THREE.Scene();
  bellKitchen(scene, {
    hour: 'golden',
    chairs: [
      [-0.1, -0.36, 0],
      [1.55, 0.2, -80],
    ],
    without: ['lamp', 'calendar'],
  });
  const m = new Model();
  juneCalendar(m, place([0.8, 2.02, -2.27], [0, 0, -1.5]));
  const cardAt = place([-0.362, 1.185, -0.09], [-4, 0, 4]);
  addressCard(m, cardAt, { tall: TALL, open: 36, thumbed: true });
  const at = place([-0.08, 0.46, -0.28], [0, -14, 0]);
  const stance = { hips: 0.53, bend: 4, lean: [4, -6, -4] as V3 };
  const onCard = (x: number, y: number) => vec(x * TALL * ADDRESS_CARD_WIDE, y * TALL, -0.006).applyMatrix4(cardAt);
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at,
    expression: 'grin',
    gaze: [-0.7, 0.1],
    pose: pose('kneel', {
      ...stance,
      head: [-6, -30, -6],
      // fingers behind the card, the thumb on its number
      right: holdCard({
        at,
        build: 'child8',
        side: 'right',
        stance,
        edge: onCard(-0.51, -0.2),
        inward: vec(1, 0.25, 0).transformDirection(cardAt),
        face: vec(0, 0, 1).transformDirection(cardAt),
        elbow: [1, -0.9, 0],
      }),
      left: {
        hand: [0, 0, 0],
        reachTo: [0.16, TABLE.top + 0.05, 0.02],
        elbow: [1, 0, -0.3],
        palm: [-0.3, -1, 0],
        fingers: [-0.5, -0.1, 1],
        grip: 'fist',
      },
    }),
  });
  pencil(m, charlotte.grip.left.clone().multiply(place([0.07, 0, 0], [0, 0, 90])), '#d8352c', 0.2, 0.012);

  // Dad reads from the wrong end, so his head goes over
  const dadAt = place([1.02, -0.1, -0.5], [0, -58, 0]);
  const dad = character(DAD, {
    at: dadAt,
    expression: 'listen',
    gaze: [-0.5, 0.1],
    pose: pose('stand', {
      lean: [28, 0, 4],
      bend: 36,
      head: [6, -4, 36],
      left: {
        hand: [0.5, -0.4, 0.52],
        elbow: [0.9, -1, 0],
        palm: [-1, 0, 0],
        fingers: [0, -0.4, 1],
        grip: 'fist',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: [0.58, TABLE.top + 0.04, -0.06],
        elbow: [1, 0, -0.6],
        palm: [0, -1, 0.1],
        fingers: [0, 0, 1],
        grip: 'flat',
      },
    }),
  });
  flourySpoon(m, dad.grip.left.clone().multiply(place([0.09, 0, 0], [0, 0, 90])), 1);
  // somebody under the table has opinions about corners
  const dogAt = place([0.33, 0, 0.08], [0, -30, 0], 0.84);
  const dog = noodle({ at: dogAt, pose: 'sit', head: [12, -26, -14] });
  const nose = vec(-0.01, -0.07, 0.24).applyMatrix4(dogAt.clone().multiply(place([0, 0.5, 0.22], [12, -26, -14])));
  invitation(m, place(nose.clone().add(vec(-0.055, -0.01, 0.03)), [-12, -20, -40]), {
    tall: 0.17,
    fold: 6,
    chewed: true,
  });
  invitationPile(m, place([0.5, TABLE.top, 0.5]), 5, 0.2);
  scene.add(charlotte.model, dad.model, dog.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 32.5),
    focus: distance(FROM, [-0.42, 1.25, -0.04]),
    aperture: 0.006,
    light: plumLight('golden', { sky: 1, exposure: 1.06 }),
    center: [0, 1, 0],
    radius: 4.5,
    heads: [charlotte.head, dad.head, dog.head],
    focal: [-0.42, 1.25, -0.04],
  };
}
