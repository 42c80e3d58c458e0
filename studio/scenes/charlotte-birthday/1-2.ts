/** CB-1.2. A card against the window, perfect as far as one can see: the thumb lies on the number. */
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { headPoint } from '../../cast/head.ts';
import { gripRod, holdCard, onShoulder } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { ADDRESS_CARD_WIDE, addressCard } from '../../props/address-card.ts';
import { flourySpoon } from '../../props/bites.ts';
import { pencil } from '../../props/forest.ts';
import { gluePot, invitation, invitationPile, invitationRow } from '../../props/invitation-cards.ts';
import { junePage } from '../../props/june-page.ts';
import { bellKitchen, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.26, 1.26, 1.72];
const TO: V3 = [-0.1, 1.14, -0.2];
const TALL = 0.3;

/** The spoon's handle, where Dad's fist is. */
const SPOON: V3 = [0.54, 1.0, 0.02];

export function perfectCard(): Shot {
  const model = new Model();
  junePage(model, place([0.62, 1.93, -2.27], [0, 0, -1.5], 0.8));
  const cardAt = place([-0.42, 1.245, 0.02], [-6, 22, 4]);
  addressCard(model, cardAt, { tall: TALL, open: 36, thumbed: true });
  const at = place([-0.08, 0.46, -0.28], [0, -14, 0]);
  const stance = { hips: 0.53, bend: 4, lean: [5, 6, 5] as V3 };
  const onCard = (x: number, y: number) => vec(x * TALL * ADDRESS_CARD_WIDE, y * TALL, -0.006).applyMatrix4(cardAt);
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at,
    expression: 'grin',
    lookAt: onCard(0.1, 0).toArray() as V3,
    pose: pose('kneel', {
      ...stance,
      head: [-8, -44, -8],
      // fingers behind the card, the thumb on its number
      right: holdCard({
        at,
        build: 'child8',
        side: 'right',
        stance,
        edge: onCard(-0.25, -0.46),
        inward: vec(-0.15, 1, 0).transformDirection(cardAt),
        face: vec(0, 0, 1).transformDirection(cardAt),
        elbow: [0.2, -1, 0.1],
      }),
      left: holdCard({
        at,
        build: 'child8',
        side: 'left',
        stance,
        edge: onCard(0.5, -0.44),
        inward: vec(-1, 0.1, 0).transformDirection(cardAt),
        face: vec(0, 0, 1).transformDirection(cardAt),
        elbow: [0.5, -1, 0.1],
      }),
    }),
  });
  // the pencil that squeaked, put down at last
  pencil(model, place([0.26, TABLE.top + 0.014, 0.16], [0, 20, 90]), '#d8352c', 0.2, 0.012);

  // Dad reads from the wrong end, so his head goes over
  const dadAt = place([0.7, -0.04, -0.6], [0, -48, 0]);
  const dadStance = { lean: [29, -6, 4] as V3, bend: 30, head: [2, -16, 20] as V3 };
  const dad = character(DAD, {
    at: dadAt,
    expression: 'joy',
    lookAt: [-0.42, 1.3, -0.04],
    pose: pose('stand', {
      ...dadStance,
      left: gripRod({
        at: dadAt,
        build: 'tallMan',
        side: 'left',
        stance: dadStance,
        point: SPOON,
        dir: [-0.15, 1, 0.1],
        r: 0.014,
        elbow: [0.9, -1, -0.2],
      }),
      right: onShoulder({
        at: dadAt,
        build: 'tallMan',
        side: 'right',
        stance: dadStance,
        elbow: [0.8, -1, -0.2],
        other: { at, build: 'child8', stance, side: 'left' },
      }),
    }),
  });
  flourySpoon(model, frame(vec(SPOON).add(vec(0.014, -0.1, -0.01)), vec(-0.15, 1, 0.1), vec(0, 0, 1)), 1);
  // so near, his upper lip wants more than the beard's one row of curls
  model.inside(headFrame(dadAt, 'tallMan', dadStance), () => {
    for (const side of [-1, 1]) {
      const half = [
        headPoint(side * 0.02, -0.36, 0.05),
        headPoint(side * 0.18, -0.375, 0.07),
        headPoint(side * 0.34, -0.42, 0.06),
        headPoint(side * 0.47, -0.385, 0.06),
      ];
      model.put(tube(half, [0.05, 0.07, 0.055, 0.014], { around: 10, rings: 20 }), { color: '#cc9050', line: 0.6 });
    }
  });
  // somebody on the next chair has opinions about corners
  const dogAt = place([-0.78, 0.5, -0.34], [0, 24, 0], 0.92);
  const dog = noodle({ at: dogAt, pose: 'sit', head: [12, -26, -14] });
  const nose = vec(-0.01, -0.07, 0.24).applyMatrix4(dogAt.clone().multiply(place([0, 0.5, 0.22], [12, -26, -14])));
  invitation(model, place(nose.clone().add(vec(-0.055, -0.01, 0.03)), [-12, -20, -40]), {
    tall: 0.17,
    fold: 6,
    chewed: true,
  });
  invitationPile(model, place([0.42, TABLE.top, 0.2]), 8, 0.2);
  invitationRow(model, place([-0.06, TABLE.top, 0.3], [0, 8, 0]), 2, 0.17);
  gluePot(model, place([0.72, TABLE.top, 0.5], [0, 20, 0]));
  return composeShot({
    set: (scene) =>
      bellKitchen(scene, {
        hour: 'golden',
        chairs: [
          [-0.1, -0.36, 0],
          [-0.76, -0.4, 8],
        ],
        without: ['lamp', 'calendar'],
      }),
    light: plumLight('golden', { sky: 1, exposure: 1.06 }),
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, [-0.42, 1.36, -0.04]),
    aperture: 0.004,
    center: [0, 1, 0],
    radius: 4.5,
    actors: [charlotte, dad, dog],
    things: [model.bake()],
    // Noodle and the card in his mouth
    find: ballsAt(0.16, nose, dog.head.at),
    lettering: [
      { text: 'PLUM STREET', balls: ballsAt(0.05, onCard(-0.02, -0.3), onCard(0.36, -0.3)) },
      { text: 'JUNE', balls: ballsAt(0.06, [0.545, 2.125, -2.26], [0.695, 2.125, -2.26]) },
    ],
    focal: [-0.42, 1.36, -0.04],
  });
}
