/** CB-1.2. A card against the window, perfect as far as one can see: the thumb lies on the number. */
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { headPoint } from '../../cast/head.ts';
import { holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { ADDRESS_CARD_WIDE, addressCard } from '../../props/address-card.ts';
import { juneCalendar } from '../../props/birthday-things.ts';
import { flourySpoon } from '../../props/bites.ts';
import { pencil } from '../../props/forest.ts';
import { invitation, invitationPile } from '../../props/invitation-cards.ts';
import { bellKitchen, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.5, 0.68, 2.4];
const TO: V3 = [-0.02, 0.9, 0];
const TALL = 0.29;

export function perfectCard(): Shot {
  const m = new Model();
  juneCalendar(m, place([0.8, 2.02, -2.27], [0, 0, -1.5]));
  const cardAt = place([-0.445, 1.2, -0.09], [-4, 0, 5]);
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
        edge: onCard(-0.34, -0.45),
        inward: vec(-0.15, 1, 0).transformDirection(cardAt),
        face: vec(0, 0, 1).transformDirection(cardAt),
        elbow: [0.2, -1, 0.1],
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
  const dadStance = { lean: [28, 0, 4] as V3, bend: 36, head: [4, 2, 25] as V3 };
  const dad = character(DAD, {
    at: dadAt,
    expression: 'grin',
    gaze: [-0.8, -0.35],
    pose: pose('stand', {
      ...dadStance,
      left: {
        hand: [0.5, -0.4, 0.52],
        elbow: [0.9, -1, 0],
        palm: [-1, 0, 0],
        fingers: [0, -0.4, 1],
        grip: 'fist',
      },
      right: {
        hand: [0, 0, 0],
        reachTo: [0.58, TABLE.top + 0.054, -0.04],
        elbow: [1, 0, -0.6],
        palm: [0, -1, 0.1],
        fingers: [0, 0, 1],
        grip: 'flat',
      },
    }),
  });
  flourySpoon(m, dad.grip.left.clone().multiply(place([0.09, 0, 0], [0, 0, 90])), 1);
  // so near, his upper lip wants more than the beard's one row of curls
  m.inside(headFrame(dadAt, 'tallMan', dadStance), () => {
    for (const side of [-1, 1]) {
      const half = [
        headPoint(side * 0.02, -0.36, 0.05),
        headPoint(side * 0.18, -0.375, 0.07),
        headPoint(side * 0.34, -0.42, 0.06),
        headPoint(side * 0.47, -0.385, 0.06),
      ];
      m.put(tube(half, [0.05, 0.07, 0.055, 0.014], { around: 10, rings: 20 }), { color: '#cc9050', line: 0.6 });
    }
  });
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
  return composeShot({
    set: (scene) =>
      bellKitchen(scene, {
        hour: 'golden',
        chairs: [
          [-0.1, -0.36, 0],
          [1.55, 0.2, -80],
        ],
        without: ['lamp', 'calendar'],
      }),
    light: plumLight('golden', { sky: 1, exposure: 1.06 }),
    camera: camera(FROM, TO, 33.6),
    focus: distance(FROM, [-0.42, 1.25, -0.04]),
    aperture: 0.006,
    center: [0, 1, 0],
    radius: 4.5,
    actors: [charlotte, dad, dog],
    things: [m.bake()],
    // Noodle and the card in his mouth
    find: ballsAt(0.15, [0.07, 0.38, 0.31], [0.18, 0.38, 0.33]),
    lettering: [
      { text: 'PLUM STREET', balls: ballsAt(0.056, [-0.43, 1.12, -0.08], [-0.34, 1.12, -0.07]) },
      { text: 'JUNE', balls: ballsAt(0.097, [0.66, 2.26, -2.29], [0.96, 2.26, -2.23]) },
    ],
    focal: [-0.42, 1.25, -0.04],
  });
}
