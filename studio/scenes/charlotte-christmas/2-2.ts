/** BC-2.2. The map again: a string from every robbed house, and all of them stop at one tower. */

import type { Matrix4 } from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { pointAt } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, noise, type V3, vec } from '../../model/math.ts';
import { flat } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe } from '../../model/tube.ts';
import { shelfRow } from '../../props/furniture.ts';
import { snowfall } from '../../props/snowfall.ts';
import { thumbCharlotte } from '../../props/thumb-charlotte.ts';
import { charlotteBedroom } from '../../sets/charlotte-bedroom.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { bareTree } from '../../sets/street-trees.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { robbedMap, tangled, woolBall } from './2-2.wool-roads.ts';

const FROM: V3 = [0.21, 0.9, 2.08];
const TO: V3 = [0.255, 0.37, 0.0];
const WIDE = 1.4;
const MAP = place([-0.16, 0.07, 0.42], [-90, 3, 0]);
const socks = (tone: string) => {
  const sock = { kind: 'sock', color: tone } as const;
  return { shoe: sock, shoeLeft: sock };
};

export function crookedRoad(): Shot {
  const model = new Model();
  const knot = vec(robbedMap(model, MAP, WIDE, [0, 2, 3, 5, 6, 7, 9, 10, 12, 13])).applyMatrix4(MAP);

  // bent right over the page, the weight on her left hand, one finger on the pin where all the strings end
  const charlotteAt = place([0.64, 0, -0.34], [0, -6, 0]);
  const bent: Stance = { hips: 0.5, lean: [36, 8, -6], bend: 18, head: [2, -6, -8] };
  const charlotte = character(dressed(CHARLOTTE, socks('#e4604c')), {
    at: charlotteAt,
    expression: 'gasp',
    lookAt: knot.toArray() as V3,
    pose: pose('kneel', {
      ...bent,
      right: pointAt({
        at: charlotteAt,
        build: 'child8',
        stance: bent,
        side: 'right',
        target: knot.clone().add(vec(-0.004, 0.03, -0.006)),
        elbow: [1, 0.1, -0.4],
      }),
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: [0.83, 0.03, -0.05],
        touch: 'palm',
        fingers: [0.2, -0.1, 1],
        palm: [0, -1, 0],
        elbow: [1, 0.1, -0.5],
        grip: 'flat',
      }),
    }),
  });

  // Theo takes the dog out of it: he has the loop from the snout
  const theoAt = place([-0.06, 0, -0.5], [0, 10, 0]);
  const musing: Stance = { hips: 0.52, lean: [14, 0, 4], bend: 10, head: [6, 22, 6] };
  const loop = vec(-0.27, 0.5, -0.12);
  const theo = character(dressed(without(THEO, 'notebook'), socks('#3f7cc4')), {
    at: theoAt,
    expression: 'thinking',
    lookAt: knot.toArray() as V3,
    pose: pose('kneel', {
      ...musing,
      right: grasp({
        at: theoAt,
        build: 'child8',
        side: 'right',
        point: loop,
        touch: 'pinch',
        fingers: [0.1, 0.2, 0.9],
        palm: [-0.4, -0.9, 0],
        elbow: [0.9, -0.5, -0.2],
        grip: 'pinch',
      }),
    }),
  });

  const priyaAt = place([1.35, 0, -0.03], [0, -72, 0]);
  const amazed: Stance = { hips: 0.5, lean: [33, 0, 3], bend: 18, head: [4, 10, -8] };
  const palmOnFloor = (side: 'left' | 'right', point: V3) =>
    grasp({
      at: priyaAt,
      build: 'child8',
      side,
      point,
      touch: 'palm',
      fingers: [0, -0.1, 1],
      palm: [0, -1, 0],
      elbow: [1, 0.1, -0.5],
      grip: 'flat',
    });
  const priya = character(dressed(without(PRIYA, 'toolBelt', 'woodenSpoon'), socks('#f2bf3e')), {
    at: priyaAt,
    expression: 'surprise',
    lookAt: knot.toArray() as V3,
    pose: pose('kneel', {
      ...amazed,
      left: palmOnFloor('left', [1.14, 0.03, 0.16]),
      right: palmOnFloor('right', [1.13, 0.03, -0.08]),
    }),
  });
  // he helped, and twice as long it took
  const head: V3 = [8, 20, 14];
  const dogAt = place([-0.5, 0, -0.34], [0, 34, 0], 0.95);
  const dog = noodle({ at: dogAt, pose: 'sit', head });
  tangled(model, { at: dogAt, pose: 'sit', head }, [
    [-0.42, 0.34, -0.1],
    loop.toArray() as V3,
    [-0.16, 0.2, 0.06],
    [0.02, 0.06, 0.5],
    [0.0, 0.1, 0.66],
  ]);
  woolBall(model, place([0.0, 0.1, 0.74]), 0.07);
  lowShelf(model, place([0.42, 0, -1.8]));
  thumbCharlotte(model, place([0.24, 0.36, -1.74], [0, -6, 0], 2.8));
  // the fourth wall's neighbor, the lamp, and more snow
  model.put(roundedBox(0.06, 3.2, 5.4, 0.01), { color: '#f2d2c4', line: 0.4 }, place([2.33, 1.6, 0.6]));
  model.put(roundedBox(0.08, 0.7, 5.4, 0.01), { color: '#f8ecda', line: 0.5 }, place([2.32, 0.35, 0.6]));
  // snow lies under the window as far as one can see down
  flat(
    model,
    [-40, -140, 40, -2.3],
    -0.2,
    (q) => color('#8f9bdc').lerp(color('#b9c2f2'), noise(q.x * 0.5, q.z * 0.3)),
    {
      n: 60,
      line: 0,
    },
  );
  bareTree(model, [0.75, -0.2, -5.2], 3, 4);
  deskLamp(model, place([1.92, 0.72, -1.62]));
  snowfall(model, { count: 90, min: [-1.6, 0.4, -5], max: [3, 3.2, -2.4], size: [0.014, 0.03] });
  return composeShot({
    set: (scene) => charlotteBedroom(scene, { hour: 'snowEvening', map: 'none' }),
    light: plumLight('snowEvening', {
      points: [
        { at: [0.5, 1.7, 0.9], color: '#ffd6ac', power: 5, radius: 0.2 },
        // a pool of light on the drawn tower
        { at: [0.35, 1.15, 0.25], color: '#ffdca8', power: 1.5, radius: 0.15 },
        { at: [1.85, 1.15, -1.3], color: '#ffb86c', power: 2, radius: 0.2 },
      ],
    }),
    camera: camera(FROM, TO, 43.5),
    focus: distance(FROM, knot.toArray() as V3),
    aperture: 0.012,
    center: [0.2, 0.6, 0.1],
    radius: 3.2,
    actors: [charlotte, theo, priya, dog],
    things: [model.bake()],
    // the thumb-sized Charlotte on the shelf
    find: ballsAt(0.16, [0.24, 0.46, -1.71]),
    lettering: [
      { text: 'OPERATION UN-FORTY-ONE', balls: ballsAt(0.052, [-0.84, 0.09, -0.1], [0.24, 0.09, -0.12]) },
      { text: 'PLUM STREET', balls: ballsAt(0.046, [-0.79, 0.08, 0.06], [-0.27, 0.08, 0.06]) },
      { text: '14', balls: ballsAt(0.048, [-0.8, 0.07, 0.53], [-0.72, 0.07, 0.53]) },
      { text: '41', balls: ballsAt(0.044, [0.42, 0.03, 0.43], [0.49, 0.03, 0.43]) },
    ],
    focal: knot.toArray() as V3,
  });
}

/** Toys and books under the window; somebody very small looks on from its top. */
function lowShelf(model: Model, at: Matrix4): void {
  model.inside(at, () => {
    const wood = { color: '#e9d2ac', line: 0.7 };
    for (const y of [0.03, 0.345]) model.put(roundedBox(1.1, 0.03, 0.26, 0.01), wood, place([0, y, 0]));
    for (const x of [-0.535, 0, 0.535]) model.put(roundedBox(0.03, 0.34, 0.26, 0.01), wood, place([x, 0.18, 0]));
    model.put(roundedBox(1.06, 0.32, 0.02, 0.01), { color: '#c9a982', line: 0.3 }, place([0, 0.19, -0.11]));
    shelfRow(model, place([-0.27, 0.045, 0]), 0.44, 'books', 4);
    for (const [x, r, tone] of [
      [0.14, 0.07, '#e4806c'],
      [0.3, 0.09, '#5fa3a0'],
      [0.44, 0.06, '#f2bf3e'],
    ] as const)
      model.put(ball(r, 16), { color: tone, line: 0.7 }, place([x, 0.045 + r, 0.02]));
  });
}

/** Lit lamp with a cloth shade. */
function deskLamp(model: Model, at: Matrix4): void {
  model.inside(at, () => {
    model.put(lathe(points2('0,.085 .03,.07 .06,.025 .2,.018'), { around: 20 }), { color: '#4f8f8a' });
    model.put(
      lathe(
        [
          [0.17, 0.15],
          [0.36, 0.085],
        ],
        { around: 28 },
      ),
      {
        tint: (q) => color('#ffe2a0').multiplyScalar(1.25 - Math.abs(q.y - 0.26) * 1.6),
        glow: true,
        doubleSided: true,
        line: 0.8,
      },
    );
  });
}
