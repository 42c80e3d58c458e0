/** Cover of the Backward Birthday: the card says 14, the house says 41, and the blue door opens all the same. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { blueDoorPorch, noBellsSign } from '../../sets/blue-door.ts';
import { camera, distance, type Shot } from '../../shot.ts';
import { fixedInvitation } from './charlotte-birthday.invitation.ts';

const FROM: V3 = [0.24, 0.82, 3.6];
const TO: V3 = [0.14, 0.98, 0];

/** Trainers with a rim that follows the foot. */
const SHOE = { kind: 'sneaker', color: '#8fd3b4', sole: '#f2ead8' } as const;

/** Balloons in the upper left corner; their strings meet in `knot` (world), her fist. */
function balloons(model: Model, knot: V3): void {
  for (const [x, y, z, size, tone] of [
    [-0.98, 1.62, 0.86, 1, '#e4604c'],
    [-0.72, 1.92, 0.6, 1.05, '#f2bf3e'],
    [-1.28, 1.9, 0.62, 1, '#4fa39c'],
    [-1.1, 1.28, 0.7, 0.86, '#e88fa0'],
    [-0.34, 2.02, 0.42, 0.9, '#6f9fd0'],
  ] as const) {
    model.inside(place([x, y, z], [0, 0, (x - knot[0]) * -14], size), () => {
      model.put(ball([0.2, 0.245, 0.2], 28), { color: tone });
      model.put(ball([0.024, 0.02, 0.024], 10), { color: tone, line: 0.6 }, place([0, -0.25, 0]));
      model.put(
        ball([0.026, 0.05, 0.008], 10),
        { color: '#fff6e6', line: 0 },
        place([-0.07, 0.09, 0.172], [0, 0, -24]),
      );
    });
    const tail: V3 = [x + (x - knot[0]) * -0.06, y - 0.26 * size, z];
    const string: V3[] = [tail, [(x + knot[0]) / 2 + 0.03, (y + knot[1]) / 2 - 0.06, (z + knot[2]) / 2], knot];
    model.put(tube(string, [0.005], { around: 5, rings: 20 }), { color: '#f6e6cc', line: 0.3 });
  }
}

/** Mr. Finch bends far here: his waistcoat reaches over the hips, and the mustache covers the mouth. */
const FINCH = dressed(
  { ...MR_FINCH, face: { ...MR_FINCH.face, blushAmount: 0.3, layout: { ...MR_FINCH.face.layout, mouthY: -0.45 } } },
  { legsWide: 1.28, shells: [{ cloth: '#33456e', from: -0.27, to: 0.92, grow: [0.026, 0.01] }] },
);
const FINCH_HEAD: V3 = [-14, 4, -12];
/** on the card, where her thumb presses */
const HELD: V3 = [-0.2, 0.88, 0.95];
const CARD: V3 = [HELD[0] + 0.13, HELD[1] + 0.12, HELD[2] - 0.03];

export function charlotteBirthdayCover(): Shot {
  const scene = new THREE.Scene();
  blueDoorPorch(scene, { open: 34, from: -3.2, to: 3.6, wall: '#cdc6dc' });
  const finch = character(FINCH, {
    at: place([0.7, 0.04, -0.1], [0, -44, 0]),
    expression: 'worry',
    lookAt: CARD,
    pose: pose('stand', {
      hips: 0.94,
      lean: [46, 0, 8],
      bend: 8,
      head: FINCH_HEAD,
      // one hand on his knee, as tall people do for short ones; the other keeps hold of the whistle
      right: {
        hand: [0, 0, 0],
        reachTo: [0.56, 0.6, 0.28],
        elbow: [1, 0.1, -0.4],
        palm: [-0.2, -1, -0.2],
        fingers: [-0.4, -0.5, 0.8],
        grip: 'relaxed',
      },
      left: {
        hand: [-0.06, -0.34, 0.4],
        elbow: [0.7, -1, 0],
        palm: [-0.1, -0.1, -1],
        fingers: [-1, 0.25, 0],
        grip: 'holdThick',
      },
    }),
  });
  const charlotteAt = place([-0.46, 0, 0.62], [0, 58, 0], 1.1);
  const charlotte = character(dressed(CHARLOTTE, { shoe: SHOE, shoeLeft: SHOE }), {
    at: charlotteAt,
    expression: 'surprise',
    lookAt: finch.head.at.toArray() as V3,
    pose: pose('stand', {
      lean: [-16, 0, -8],
      bend: -6,
      head: [-16, -8, -6],
      right: {
        ...grasp({
          at: charlotteAt,
          build: 'child8',
          side: 'right',
          // `grasp` takes the thumb on its old side: half a palm lower here
          point: [HELD[0], HELD[1] - 0.44 * 1.1 * BUILDS.child8.hand, HELD[2]],
          touch: 'sheet',
          fingers: [0.3, 1, -0.2],
          palm: [0.3, 0, 1],
          elbow: [0.3, -1, 0.2],
          grip: 'sheet',
        }),
      },
      left: {
        hand: [0.3, 0.5, -0.2],
        elbow: [1, -0.4, 0],
        palm: [0, 0, 1],
        fingers: [0.1, 1, 0],
        grip: 'fist',
      },
    }),
  });
  const dog = noodle({ at: place([0.3, 0.0, 0.98], [0, -30, 0], 1), pose: 'sit', head: [-30, -20, -10] });
  const props = new Model();
  fixedInvitation(props, place(CARD, [-4, 14, -4]), 0.44);
  balloons(props, new THREE.Vector3().setFromMatrixPosition(charlotte.grip.left).toArray() as V3);
  noBellsSign(props, place([-0.36, 1.6, 0.03], [0, 0, -2]));
  scene.add(finch.model, charlotte.model, dog.model, props.bake());
  return {
    scene,
    camera: camera(FROM, TO, 34.5),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.014,
    light: relight('golden', {
      sun: { dir: [-0.85, 0.6, 0.85], color: '#ffd59a', power: 4.6, cone: 0.05 },
      fill: { dir: [0.4, 0.4, 1], color: '#ffe2c8', power: 0.7, cone: 0.4 },
      sky: 0.9,
      top: '#dcdcf0',
      points: [{ at: [0.5, 1.5, -1.2], color: '#ffb468', power: 2.6, radius: 0.2 }],
      exposure: 1,
    }),
    center: [0.1, 1.1, 0.4],
    radius: 4.6,
    heads: [charlotte.head, finch.head, dog.head],
    focal: charlotte.head.at.toArray() as V3,
  };
}
