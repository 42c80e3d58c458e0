/** CB-1.1. Late sun, eye on the kitchen table: a street of paper doors, over it one tongue and one row of felt spikes. */

import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { MOM } from '../../cast/people/mom.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { crumbs, toast } from '../../props/bites.ts';
import { pencil } from '../../props/forest.ts';
import { gluePot, invitation } from '../../props/invitation-cards.ts';
import { junePage } from '../../props/june-page.ts';
import { bellKitchen, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.06, 0.98, 1.72];
const TO: V3 = [0.1, 0.99, 0];
const CARD = { tall: 0.24, blue: '#3d6fb4', red: '#e4503c' };

/** Eleven finished ones: a leaning stack in the middle, tents before it; one door is blue. */
function cards(model: Model): void {
  const y = TABLE.top;
  for (let i = 0; i < 5; i++)
    invitation(
      model,
      place(
        [0.16 + 0.02 * Math.sin(i * 4), y + 0.008 + i * 0.016, 0.74 + 0.02 * Math.cos(i * 3)],
        [-90, ((i * 73) % 40) - 24, 0],
      ),
      {
        tall: CARD.tall * 1.08,
        fold: 3,
        open: i === 4 ? 62 : 4,
        door: CARD.red,
      },
    );
  const tents: [number, number, number, number, boolean][] = [
    [-0.42, 0.72, 18, 30, false],
    [-0.52, 0.44, 24, 46, false],
    [-0.36, 0.2, 12, 34, false],
    [0.21, 0.0, -4, 40, false],
    [0.45, 0.52, -14, 44, true],
    [0.62, 0.12, -18, 42, false],
  ];
  for (const [x, z, yaw, open, blue] of tents)
    invitation(model, place([x, y + CARD.tall / 2, z], [-7, yaw, 0]), {
      tall: CARD.tall,
      fold: 44,
      open,
      door: blue ? CARD.blue : CARD.red,
    });
}

export function twelveDoors(): Shot {
  const model = new Model();
  cards(model);
  // the twelfth, under her pencil
  const sheet: V3 = [-0.04, TABLE.top + 0.006, 0.14];
  invitation(model, place(sheet, [-90, -6, 0]), { tall: 0.25, fold: 2, open: 3, door: CARD.red });
  const at = place([-0.06, 0.46, -0.3], [0, 8, 0]);
  const tip = vec(sheet).add(vec(-0.03, 0.008, -0.05));
  const slant = vec(-0.42, 0.86, -0.3).normalize();
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at,
    expression: 'writingHard',
    lookAt: sheet,
    pose: pose('kneel', {
      hips: 0.5,
      bend: 26,
      lean: [20, 6, 4],
      head: [3, 10, -9],
      right: grasp({
        at,
        build: 'child8',
        side: 'right',
        touch: 'pinch',
        point: tip.clone().addScaledVector(slant, 0.07),
        fingers: [-0.35, -0.6, 0.75],
        palm: [-0.75, -0.5, 0.1],
        elbow: [1, 0.2, -0.4],
        grip: 'pinch',
      }),
      left: {
        hand: [0, 0, 0],
        reachTo: [0.1, TABLE.top + 0.035, 0.06],
        elbow: [1, 0.1, -0.3],
        palm: [0, -1, 0],
        fingers: [-0.75, 0, 0.6],
        grip: 'flat',
      },
    }),
  });
  pencil(model, frame(tip, slant, vec(0, 0, 1)), '#d8352c', 0.2, 0.012);

  // only eyes, spikes and eight fingers
  const maxAt = place([0.46, 0.0, -0.28], [0, -14, 0]);
  const edge = (side: 1 | -1): V3 => [0.44 + side * 0.14, TABLE.top + 0.015, -0.08];
  const claw = (side: 1 | -1) => ({
    hand: [0, 0, 0] as V3,
    reachTo: edge(side),
    elbow: [1, -0.6, -0.2] as V3,
    palm: [0, -1, 0.1] as V3,
    fingers: [-0.1, -0.1, 1] as V3,
    grip: 'edge' as const,
  });
  const max = character(MAX_HOODED, {
    at: maxAt,
    expression: 'surprise',
    lookAt: sheet,
    pose: pose('stand', {
      hips: 0.9,
      lean: [0, 0, 0],
      head: [-2, 6, 8],
      left: claw(1),
      right: claw(-1),
      legLeft: { foot: [0.06, 0, 0.05] },
      legRight: { foot: [0.06, 0, -0.05] },
    }),
  });

  const momAt = place([-0.92, 0, -1.42], [0, 118, 0]);
  const mom = character(MOM, {
    at: momAt,
    expression: 'smile',
    gaze: [0.2, -0.3],
    pose: pose('stand', {
      lean: [8, -6, 2],
      bend: 10,
      head: [4, -62, -8],
      right: {
        hand: [-0.2, 0.02, 0.62],
        elbow: [0.9, -1, 0],
        palm: [-0.9, 0.1, -0.3],
        fingers: [-0.4, 0.9, 0.3],
        grip: 'pinch',
      },
      left: {
        hand: [0.1, -0.62, 0.52],
        elbow: [0.9, -0.2, -0.6],
        palm: [0, -1, 0],
        fingers: [0.2, -0.1, 1],
        grip: 'flat',
      },
    }),
  });
  const bite = vec(0, 0.06, 0.03).applyMatrix4(mom.grip.right);
  toast(model, place(bite, [0, 30, 18], 1.15));
  crumbs(model, [bite.x + 0.05, bite.y - 0.2, bite.z], 9, [0.12, 0.3, 0.1]);
  gluePot(model, place([-0.24, TABLE.top, 0.4]));
  // cut-out scraps of the doors' sides
  for (const [x, z, yaw] of points3('-.5,.2,30 .16,.36,-40 .72,.34,70 -.16,.46,12'))
    model.put(
      roundedBox(0.05, 0.003, 0.014, 0.001),
      { color: '#fff8e8', line: 0.5 },
      place([x, TABLE.top + 0.003, z], [0, yaw, 0]),
    );
  junePage(model, place([0.72, 1.56, -2.27], [0, 0, -1.5]));
  return composeShot({
    set: (scene) =>
      bellKitchen(scene, {
        hour: 'golden',
        chairs: [
          [-0.06, -0.36, 4],
          [1.5, -0.5, -60],
          [-1.45, 0.6, 80],
        ],
        without: ['calendar'],
      }),
    light: plumLight('golden', { sky: 0.78, top: '#c4c8ea', exposure: 1.05 }),
    camera: camera(FROM, TO, 35.5),
    focus: distance(FROM, [0.2, 0.95, 0.2]),
    aperture: 0.008,
    center: [0, 1, 0],
    radius: 4.5,
    actors: [charlotte, max, mom],
    things: [model.bake()],
    // the blue paper door
    find: ballsAt(0.11, [0.45, 0.86, 0.53], [0.45, 0.8, 0.54]),
    focal: charlotte.head.at.toArray() as V3,
  });
}
