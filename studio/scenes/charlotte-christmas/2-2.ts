/** CC-2.2. From above, by one lamp: a red string from every robbed house, one fan, and all of it ends under Charlotte's finger. */

import type { Matrix4, Vector3 } from 'three';
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

const FROM: V3 = [0.0, 2.16, 2.2];
const TO: V3 = [0.0, 0.16, 0.05];
const WIDE = 1.8;
const MAP = place([0, 0.05, 0.5], [-90, 0, 0]);
/** the only lamp of the evening stands on the floor behind the drawn tower */
const LAMP: V3 = [-0.04, 0, -0.86];
const onMap = (x: number, y: number): V3 =>
  vec((x * WIDE) / 1.2, (y * WIDE) / 1.2, 0.01)
    .applyMatrix4(MAP)
    .toArray() as V3;
const socks = (tone: string) => {
  const sock = { kind: 'sock', color: tone } as const;
  return { shoe: sock, shoeLeft: sock };
};

export function crookedRoad(): Shot {
  const model = new Model();
  const knot = vec(robbedMap(model, MAP, WIDE, [0, 1, 2, 4, 5, 6, 8, 9, 11, 12, 13])).applyMatrix4(MAP);
  const atKnot = knot.toArray() as V3;

  // she throws herself over the page from the right, so that the tower stays free under her arm
  const charlotteAt = place([0.54, 0, -0.37], [0, -26, 0]);
  const bent: Stance = { hips: 0.46, lean: [38, 4, -8], bend: 24, head: [-26, 0, -10] };
  const charlotte = character(dressed(CHARLOTTE, socks('#e4604c')), {
    at: charlotteAt,
    expression: 'gasp',
    lookAt: atKnot,
    pose: pose('kneel', {
      ...bent,
      right: pointAt({
        at: charlotteAt,
        build: 'child8',
        stance: bent,
        side: 'right',
        target: knot.clone().add(vec(0.006, 0.03, -0.004)),
        elbow: [1, 0.3, -0.3],
      }),
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: [0.64, 0.06, 0.0],
        touch: 'palm',
        fingers: [0.1, -0.1, 1],
        palm: [0, -1, 0],
        elbow: [1, 0.2, -0.5],
        grip: 'flat',
      }),
    }),
  });

  // Theo takes the dog out of it: he leans back and pulls the loop off the snout with both hands
  const dogAt = place([-1.06, 0, 0.06], [0, 44, 0], 0.95);
  const head: V3 = [4, 4, 12];
  const dog = noodle({ at: dogAt, pose: 'sit', head });
  const theoAt = place([-0.62, 0, -0.48], [0, 4, 0]);
  const pulling: Stance = { hips: 0.46, lean: [-14, -6, 20], bend: 6, head: [4, 10, -8] };
  const loop = vec(-0.78, 0.6, -0.12);
  const upper = vec(-0.44, 0.8, -0.2);
  const pinch = (side: 'left' | 'right', point: Vector3) =>
    grasp({
      at: theoAt,
      build: 'child8',
      side,
      point,
      touch: 'pinch',
      fingers: [0.2, 0.4, 0.9],
      palm: [-0.5, -0.8, 0],
      elbow: [1, -0.4, -0.2],
      grip: 'pinch',
    });
  const theo = character(dressed(without(THEO, 'notebook'), socks('#3f7cc4')), {
    at: theoAt,
    expression: 'thinking',
    lookAt: atKnot,
    pose: pose('kneel', { ...pulling, right: pinch('right', loop), left: pinch('left', upper) }),
  });

  const priyaAt = place([1.22, 0, 0.1], [0, -64, 0]);
  const amazed: Stance = { hips: 0.46, lean: [40, 0, 3], bend: 18, head: [-4, 4, 8] };
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
    lookAt: atKnot,
    pose: pose('kneel', {
      ...amazed,
      left: palmOnFloor('left', [0.98, 0.06, 0.36]),
      right: palmOnFloor('right', [0.94, 0.06, 0.06]),
    }),
  });
  tangled(model, { at: dogAt, pose: 'sit', head }, [
    [-0.92, 0.5, 0.04],
    [-0.85, 0.55, -0.04],
    loop.toArray() as V3,
    upper.toArray() as V3,
    [-0.44, 0.6, -0.15],
    [-0.43, 0.4, -0.1],
    [-0.44, 0.16, -0.12],
  ]);
  woolBall(model, place([-0.44, 0.14, -0.12]), 0.08);
  lowShelf(model, place([-0.1, 0, -1.3]));
  thumbCharlotte(model, place([-0.26, 0.36, -1.24], [0, 6, 0], 2.8));
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
  deskLamp(model, place(LAMP));
  snowfall(model, { count: 90, min: [-1.6, 0.4, -5], max: [3, 3.2, -2.4], size: [0.014, 0.03] });
  return composeShot({
    set: (scene) => charlotteBedroom(scene, { hour: 'snowEvening', map: 'none' }),
    light: plumLight('snowEvening', {
      sky: 0.34,
      points: [
        { at: [LAMP[0], 0.3, LAMP[2] + 0.2], color: '#ffb45c', power: 2.4, radius: 0.1 },
        // the pool of that lamp on the drawn tower and its strings
        { at: [0.0, 0.95, 0.4], color: '#ffcf8c', power: 3, radius: 0.2 },
        { at: [-0.5, 0.85, 0.35], color: '#ffb868', power: 0.9, radius: 0.15 },
      ],
    }),
    camera: camera(FROM, TO, 41),
    focus: distance(FROM, atKnot),
    aperture: 0.01,
    center: [0, 0.5, 0.1],
    radius: 3.2,
    actors: [charlotte, theo, priya, dog],
    things: [model.bake()],
    // the thumb-sized Charlotte on the shelf
    find: ballsAt(0.12, [-0.26, 0.46, -1.22]),
    lettering: [
      { text: 'OPERATION UN-FORTY-ONE', balls: ballsAt(0.06, onMap(-0.42, -0.27), onMap(0.42, -0.27)) },
      { text: 'PLUM STREET', balls: ballsAt(0.06, onMap(-0.5, 0.31), onMap(-0.18, 0.31)) },
      { text: '14', balls: ballsAt(0.06, onMap(-0.55, -0.085), onMap(-0.51, -0.085)) },
      { text: '41', balls: ballsAt(0.06, onMap(0.51, -0.085), onMap(0.55, -0.085)) },
    ],
    focal: atKnot,
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
