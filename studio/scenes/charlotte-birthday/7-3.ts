/** BB-7.3. A train needs no seats, it needs parts: Charlotte hands them out from the upturned wheelbarrow. */

import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { facePoint, grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { ELLA, HUGO, JIN_AH, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from '../../cast/people/party-children.ts';
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
import { banjo } from '../../props/sound-things.ts';
import { wheelbarrow } from '../../props/wagon-train.ts';
import { AFTERNOON, at41, type Extra, extra, inCrowd, linked, point41 } from '../../sets/plum-crowd.ts';
import { FRAME_41, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM = point41([-1.15, 0.62, 10.75]);
const TO = point41([0.3, 1.2, 6]);

/** The train bends round: from the one next to Charlotte to the caboose. [who, x, z, yaw, expression, head] */
const TRAIN: [Person, number, number, number, Parameters<typeof extra>[0][3], V3][] = [
  [OMAR, 0.06, 7.1, -60, 'cheeksFull', [-18, 8, 5]],
  [ELLA, 0.49, 7.0, -76, 'joy', [-10, 30, -8]],
  [SAM, 0.92, 6.94, -80, 'grin', [-10, 4, 10]],
  [PRIYA, 1.34, 6.84, -72, 'joy', [-12, 26, -6]],
  [THEO, 1.93, 6.46, -48, 'grumpy', [-2, 16, -7]],
];
/** Who is not in the line yet: they come running over the lawn. */
function others(): Extra[] {
  return [
    [
      MARCUS,
      at41([3.0, 0, 6.5], -66),
      pose('run', {
        lean: [8, -8, 8],
        head: [-4, -14, -6],
        left: {
          hand: [0.4, 0.3, 0.4],
          elbow: [1, -0.6, 0],
          palm: [-0.6, 0, 0.8],
          fingers: [0.2, 1, 0.2],
          grip: 'fist',
        },
        right: { hand: [0.3, -0.2, 0.5], elbow: [1, -0.5, 0], palm: [-0.8, 0, 0.2], grip: 'fist' },
      }),
      'laugh',
    ],
    [JIN_AH, at41([-1.5, 0, 5.7], 62), pose('walk', { lean: [6, -20, 4], head: [-6, -34, 8] }), 'grin', [-0.2, 0.6]],
    [WREN, at41([4.5, 0, 3.4], -56), pose('run', { lean: [6, 10, -4], head: [-4, -10, 6] }), 'joy', [-0.4, -0.2]],
    [RUBY, at41([-2.7, 0, 5.1], 58), pose('walk', { lean: [4, -8, 5], head: [-4, -20, -8] }), 'smile', [0.4, 0.2]],
    [NIA, at41([3.7, 0, 4.9], -60), pose('walk', { lean: [4, -6, 5], head: [4, -6, -8] }), 'grin', [-0.4, -0.3]],
  ];
}
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
  model.inside(FRAME_41, () => wheelbarrow(model, place([-1.0, 0, 7.3], [0, 16, 0], 1.3), true));
  const charlotteAt = at41([-1.02, 0.385, 7.32], 18);
  const stance = { lean: [4, 8, -6] as V3 };
  // the baton points up and on, out of her fist
  const fist = vec(-0.28, 1.15, 0.12).applyMatrix4(charlotteAt);
  const up = vec(-0.22, 1, 0.1).transformDirection(charlotteAt);
  const charlotte = character(without(CHARLOTTE_PARTY, 'earPencil'), {
    at: charlotteAt,
    expression: 'shout',
    gaze: [0.5, -0.1],
    pose: pose('cheer', {
      ...stance,
      head: [-8, 12, 8],
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
        hand: [0.42, -0.06, 0.72],
        elbow: [0.7, -0.9, 0],
        palm: [-0.7, 0, 0.4],
        fingers: [0.1, 0.5, 0.9],
        grip: 'sheet',
      },
      legLeft: { foot: [0.1, 0, 0.14], toeOut: 20 },
      legRight: { foot: [0.1, 0, -0.14], toeOut: 30 },
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
  // on the railing, breaking rule three
  const hugoAt = at41([2.6, 1.06, 1.72], -18);
  const hugo = character(inCrowd(HUGO), {
    at: hugoAt,
    expression: 'laugh',
    pose: pose('sitChair', {
      hips: 0.62,
      lean: [-6, 6, 6],
      head: [-4, -20, 12],
      left: {
        hand: [0.52, 0.02, 0.5],
        elbow: [0.8, -0.9, 0],
        palm: [-0.4, 0.3, -1],
        fingers: [-0.6, 0.6, 0],
        grip: 'holdThin',
      },
      right: {
        hand: [-0.02, -0.5, 0.52],
        elbow: [1, -0.2, -0.2],
        palm: [0, 0, -1],
        fingers: [-0.8, -0.3, 0.2],
        grip: 'pinch',
      },
      legLeft: { foot: [0.06, -0.12, 0.42], knee: [0.2, 0.4, 1], toeDown: 20 },
      legRight: { foot: [0.06, -0.2, 0.34], knee: [0.2, 0.4, 1], toeDown: 24 },
    }),
  });
  model.inside(hugoAt, () => banjo(model, place([-0.1, 0.4, 0.22], [-6, 0, -62])));
  const finchAt = at41([0.62, 0, 3.7], -8);
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
  // one half in her hand, the other already on its way down
  model.inside(charlotte.grip.left, () =>
    model.inside(place([0.04, 0.08, 0.02], [0, 0, 70]), () => restOfTicket(model, 0.34)),
  );
  model.inside(place(vec(0.5, 0.5, 0.62).applyMatrix4(charlotteAt), [20, 0, 214]), () => restOfTicket(model, 0.3));
  const rest = others().map(extra);
  const actors = [charlotte, ...children, ...rest, hugo, finch];
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        only: ['41'],
        houses: { '41': { open: 72, hall: { wall: '#5a3f44' } } },
        noTrees: (x) => x < 30,
      }),
    light: AFTERNOON,
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.012,
    center: point41([0, 1, 6]),
    radius: 6,
    actors: [charlotte, finch, hugo, ...children, ...rest],
    things: [model.bake()],
    heads: [
      ...actors.map((actor) => actor.head),
      { person: 'guests', at: new THREE.Vector3(...point41([0.9, 1.0, 6.9])), radius: 0.5 },
    ],
    // Mr. Finch with cotton in his ears
    find: ballsAt(0.4, [26.65, 1.65, 0.57]),
    lettering: [{ text: '14', balls: ballsAt(0.084, [22.83, 1.21, -0.61], [22.83, 1.18, -0.61]) }],
    focal: charlotte.head.at.toArray() as V3,
  });
}
