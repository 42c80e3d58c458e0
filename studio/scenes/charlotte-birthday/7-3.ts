/** BB-7.3. A train needs no seats, it needs parts: Charlotte hands them out from the upturned wheelbarrow. */

import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { facePoint, grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { ELLA, JIN_AH, OMAR, SAM } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { type Person, wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose, Pose } from '../../cast/pose-spec.ts';
import { Model, newId } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { slab } from '../../model/slab.ts';
import { ball } from '../../model/tube.ts';
import { pencil } from '../../props/forest.ts';
import { lettering } from '../../props/lettering.ts';
import { AFTERNOON, at41, extra, linked, point41 } from '../../sets/plum-crowd.ts';
import { FRAME_41, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { upturnedWheelbarrow } from './7-3.wheelbarrow.ts';

const FROM = point41([0.3, 0.32, 10.25]);
const TO = point41([1.79, 1.34, 6]);

/** The train bends away: from the one next to Charlotte to the caboose. [who, x, z, yaw, expression, head] */
const TRAIN: [Person, number, number, number, Parameters<typeof extra>[0][3], V3][] = [
  [OMAR, 2.85, 6.9, -44, 'cheeksFull', [-12, -6, 5]],
  [ELLA, 2.88, 6.52, -12, 'joy', [-10, -22, -8]],
  [SAM, 2.87, 6.14, 2, 'laugh', [-8, -26, 10]],
  [PRIYA, 2.82, 5.76, 8, 'grin', [-12, -30, -6]],
  [THEO, 2.68, 5.38, 20, 'grumpy', [-4, -30, -7]],
  [JIN_AH, 2.47, 5.02, 28, 'smile', [-8, -30, 7]],
];
/** Torn halves in the air: [place, turn, width]. */
const FLYING: [V3, V3, number][] = [
  [[2.02, 1.44, 7.3], [10, -20, 40], 0.34],
  [[1.66, 1.98, 7.3], [-20, 20, 150], 0.28],
  [[2.16, 1.9, 7.1], [30, -30, -30], 0.3],
  [[2.4, 1.6, 7.1], [-10, 20, 100], 0.26],
];
/** Steam has pistons: elbows at the sides, fists going. */
const PISTONS: Partial<Pose> = {
  left: { hand: [0.22, -0.46, 0.46], elbow: [0.5, -0.2, -1], palm: [-1, 0, 0], fingers: [0, 0.1, 1], grip: 'fist' },
  right: { hand: [0.24, -0.5, 0.1], elbow: [0.6, -0.1, -1], palm: [-1, 0, 0], fingers: [0, -0.2, 1], grip: 'fist' },
};

function restOfTicket(model: Model, w: number): void {
  const h = w * 0.44;
  const edge: [number, number][] = points2('-.4,.5 -.34,.3 -.44,.1 -.35,-.12 -.42,-.3 -.36,-.5 .0,-.5 .0,.5');
  model.put(
    slab(
      edge.map(([x, y]) => [(x + 0.2) * w * 1.25, y * h]),
      w * 0.02,
      { soft: 0.001 },
    ),
    { color: '#f8dfa0', line: 0.8 },
  );
  model.inside(place([0.02 * w, h * 0.1, w * 0.014]), () => lettering(model, '14', h * 0.36, '#c8402f', 0.2));
}

export function whoWantsToBeSteam(): Shot {
  const model = new Model();
  model.inside(FRAME_41, () => upturnedWheelbarrow(model, place([1.12, 0, 7.35], [0, 194, 0])));
  const charlotteAt = at41([1.12, 0.42, 7.35], -4);
  const stance = { hips: 0.9, lean: [6, 10, 16] as V3, bend: 6, shift: [0.04, 0, 0.04] as V3, head: [2, 10, 4] as V3 };
  // the baton points up and on, out of her fist
  const fist = vec(-0.39, 1.07, 0.16).applyMatrix4(charlotteAt);
  const up = vec(-0.4, 1, 0.1).transformDirection(charlotteAt);
  const charlotte = character(without(CHARLOTTE_PARTY, 'earPencil'), {
    at: charlotteAt,
    expression: 'shout',
    lookAt: point41([2.85, 1.0, 6.9]),
    pose: pose('cheer', {
      ...stance,
      right: gripRod({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        stance,
        point: fist,
        dir: up,
        r: 0.016,
        elbow: [1, -0.2, -0.3],
      }),
      left: {
        hand: [0.86, 0.1, 0.3],
        elbow: [0.5, -0.9, -0.2],
        palm: [-0.7, 0, 0.6],
        fingers: [0.5, 0.6, 0.5],
        grip: 'sheet',
      },
      legLeft: { foot: [0.2, 0, 0.14], knee: [0.5, 0.3, 1], toeOut: 30 },
      legRight: { foot: [0.16, 0.02, -0.12], toeOut: 40 },
    }),
  });
  const places = TRAIN.map(([, x, z, yaw]) => at41([x, 0, z], yaw));
  const children = TRAIN.map(([who, , , , expression, head], i) => {
    const front = places[i - 1];
    const arms = front ? linked(front) : {};
    const own = i === 0 ? PISTONS : {};
    const step = i % 2 ? 1 : -1;
    return extra([
      who,
      places[i] as THREE.Matrix4,
      pose('stand', {
        lean: [2, ((i * 37) % 14) - 7, ((i * 53) % 12) - 6],
        head,
        legLeft: { foot: [0.04, step > 0 ? 0.1 : 0, 0.16 * step], toeDown: step > 0 ? -10 : 0 },
        legRight: { foot: [0.04, step > 0 ? 0 : 0.1, -0.16 * step], toeDown: step > 0 ? 0 : -10 },
        ...arms,
        ...(own as object),
      }),
      expression,
    ]);
  });
  const finchAt = at41([0.42, 0.45, 1.75], 8);
  const finchHead: V3 = [4, -16, -6];
  const plugged = (right?: ArmPose) =>
    character(wearing(MR_FINCH, 'cottonEars'), {
      at: finchAt,
      expression: 'worry',
      gaze: [-0.5, -0.4],
      pose: pose('stand', {
        lean: [-4, 0, 3],
        head: finchHead,
        left: {
          hand: [0.02, -0.5, 0.46],
          elbow: [1, -0.3, 0],
          palm: [-0.4, 0, -1],
          fingers: [-1, 0.1, 0.2],
          grip: 'holdThick',
        },
        ...(right ? { right } : {}),
      }),
    });
  const ear = facePoint(finchAt, plugged().head.at, place([0, 0, 0], finchHead), 'thinOldMan', [-1.5, -0.02, 0.05]);
  const finch = plugged(
    grasp({
      at: finchAt,
      build: 'thinOldMan',
      side: 'right',
      point: ear,
      touch: 'fingertip',
      fingers: [-0.9, 0.35, 0],
      palm: [-0.2, 0, 1],
      elbow: [1, -0.4, 0],
      grip: 'point',
    }),
  );
  // more cotton than two ears need, and it stands off
  const cotton = newId();
  model.inside(
    place(finch.head.at)
      .multiply(new THREE.Matrix4().extractRotation(finchAt))
      .multiply(place([0, 0, 0], finchHead, 0.153)),
    () => {
      for (const s of [-1, 1])
        for (const [y, z, r, out] of [
          [-0.02, 0.05, 0.2, 1.1],
          [0.04, 0.08, 0.3, 1.36],
          [-0.2, 0.02, 0.22, 1.5],
          [0.24, 0, 0.22, 1.54],
          [0.02, 0.1, 0.24, 1.68],
          [-0.36, 0.06, 0.12, 1.66],
          [-0.5, 0.08, 0.07, 1.72],
        ] as const)
          model.put(ball(r, 12), { color: '#ffffff', id: cotton, line: 0.7 }, place([s * out, y, z]));
    },
  );
  model.inside(
    new THREE.Matrix4()
      .makeRotationFromQuaternion(new THREE.Quaternion().setFromUnitVectors(vec(0, 1, 0), up))
      .setPosition(fist),
    () => pencil(model, place([0, 0.1, 0], [180, 0, 0]), '#d8352c', 0.27, 0.013),
  );
  // one half in her hand, the others fly
  model.inside(charlotte.grip.left, () =>
    model.inside(place([0.04, 0.09, 0.02], [0, 0, 70]), () => restOfTicket(model, 0.36)),
  );
  for (const [at, turn, wide] of FLYING)
    model.inside(place(point41(at)), () =>
      model.inside(
        at41([0, 0, 0], 0)
          .setPosition(0, 0, 0)
          .multiply(place([0, 0, 0], turn)),
        () => restOfTicket(model, wide),
      ),
    );
  const heldHalf = vec(0.04, 0.09, 0.02).applyMatrix4(charlotte.grip.left);
  const actors = [charlotte, ...children, finch];
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        only: ['41'],
        houses: { '41': { open: 72, hall: { wall: '#5a3f44' } } },
        noMail: () => true,
        noTrees: (x) => x < 30,
      }),
    light: AFTERNOON,
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.012,
    center: point41([0, 1, 6]),
    radius: 6,
    actors,
    things: [model.bake()],
    heads: [
      ...actors.map((actor) => actor.head),
      { person: 'guests', at: new THREE.Vector3(...point41([2.85, 0.95, 6.5])), radius: 0.5 },
    ],
    // Mr. Finch with cotton in his ears
    find: [{ at: finch.head.at, radius: 0.3 }],
    lettering: [{ text: '14', balls: ballsAt(0.084, heldHalf) }],
    focal: charlotte.head.at.toArray() as V3,
  });
}
