/** CB-3.2. Knock, sorry, cross out, run: three doors in a comic row, and Charlotte redder at each. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { ELLA, MARCUS } from '../../cast/people/party-children.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { pencil } from '../../props/forest.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { invitation } from '../../props/invitation-cards.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, distance, type Shot } from '../../shot.ts';
import { babyDoor, runner } from './3-2.baby-door.ts';
import { doorStrips, hallFridge, STRIP_X, sweat } from './3-2.door-strips.ts';

const FROM: V3 = [0, 1.06, 6.5];
const TO: V3 = [0, 0.98, 0];
const [ONE, , THREE_] = STRIP_X;

/** Door one: the twins' card hangs on the fridge. */
function fridgeDoor(scene: THREE.Scene, model: Model) {
  hallFridge(model, place([ONE + 0.2, 0, -0.78]));
  const card = vec(ONE + 0.045, 1.13, -0.46);
  model.inside(place(card, [0, 0, 4]), () => {
    invitation(model, place([0, 0, 0]), { tall: 0.34, fold: 2 });
    // large and plain: it is to be read from the street
    model.put(roundedBox(0.22, 0.15, 0.006, 0.002), { color: '#fff8e8', line: 0 }, place([0, 0.085, 0.004]));
    hangul(model, place([0, 0.08, 0.01]), '41', 0.13, '#d03028', { weight: 0.15 });
  });
  model.put(
    ball([0.024, 0.024, 0.014], 10),
    { color: '#3f7fb0', line: 0.8 },
    place([card.x, card.y + 0.17, card.z + 0.012]),
  );
  // she skids in on one heel, the other leg still running, the whole arm out at the card
  const at = place([ONE - 0.095, 0, 0.56], [0, 46, 0]);
  const skid: Stance = { lean: [-12, 4, 8], bend: 6, hips: 0.88, shift: [0, 0, -0.14], head: [-2, 0, -2] };
  const charlotte = character(runner(0), {
    at,
    expression: 'gasp',
    lookAt: card.toArray() as V3,
    pose: pose('run', {
      ...skid,
      left: pointAt({
        at,
        build: 'child8',
        stance: skid,
        side: 'left',
        target: [card.x + 0.04, card.y - 0.12, 0.5],
        touch: false,
        stretch: 0.8,
        elbow: [0.4, -1, 0],
      }),
      right: {
        hand: [0.16, -0.66, 0.3],
        elbow: [0.7, -0.3, -0.9],
        palm: [-1, 0, 0],
        fingers: [-0.3, 0.1, 1],
        grip: 'holdThin',
      },
      legLeft: { foot: [0.04, 0.02, 0.5], toeDown: -24 },
      legRight: { foot: [0.06, 0.26, -0.46], toeDown: 60 },
    }),
  });
  pencil(model, charlotte.grip.right.clone().multiply(place([-0.08, 0, 0], [0, 0, -90])), '#d8352c', 0.2, 0.012);
  const ella = character(ELLA, {
    at: place([ONE + 0.34, 0, -0.04], [0, -38, 0]),
    expression: 'surprise',
    lookAt: card.toArray() as V3,
    pose: pose('stand', {
      head: [2, -10, 6],
      left: { hand: [0.1, -0.16, 0.4], elbow: [1, -0.7, 0], palm: [0, 0, 1], fingers: [0.2, 1, -0.3], grip: 'point' },
    }),
  });
  scene.add(charlotte.model, ella.model);
  return [charlotte.head];
}

/** Door three: Marcus's card was a hat; he gives it up. Its number is struck out. */
function hatDoor(scene: THREE.Scene, model: Model) {
  const cardAt = place([THREE_ - 0.05, 0.62, 0.56], [-14, -4, -4]);
  const tall = 0.36;
  invitation(model, cardAt, { tall, number: '41>14', fold: 3 });
  // it keeps the creases of a hat
  model.inside(cardAt, () => {
    for (const path of [
      [
        [-0.5, -0.12],
        [0, 0.5],
      ],
      [
        [0.5, -0.12],
        [0, 0.5],
      ],
      [
        [-0.5, -0.2],
        [0.5, -0.16],
      ],
    ] as const)
      model.put(
        tube(
          path.map(([x, y]): V3 => [x * tall * 0.74, y * tall * 0.97, 0.0035]),
          [0.0022],
          { around: 5, rings: 4 },
        ),
        { color: '#d9c8a4', line: 0 },
      );
  });
  const on = (x: number, y: number) => vec(x * tall * 0.76, y * tall, 0.006).applyMatrix4(cardAt);
  const marcusAt = place([THREE_ + 0.275, 0, 0.38], [0, -46, 0]);
  const marcus = character(MARCUS, {
    at: marcusAt,
    expression: 'surprise',
    gaze: [-0.5, -0.6],
    pose: pose('stand', {
      lean: [3, 0, -3],
      head: [6, -14, -10],
      left: grasp({
        at: marcusAt,
        build: 'child8',
        side: 'left',
        touch: 'sheet',
        point: on(0.4, -0.3),
        fingers: [-0.5, 0.3, 0.8],
        palm: [-0.6, 0.2, -1],
        elbow: [1, -0.8, 0],
        grip: 'sheet',
      }),
      right: grasp({
        at: marcusAt,
        build: 'child8',
        side: 'right',
        touch: 'sheet',
        point: on(0.42, 0.2),
        fingers: [-0.7, 0.3, 0.6],
        palm: [-0.6, 0, -1],
        elbow: [1, -0.8, 0],
        grip: 'sheet',
      }),
    }),
  });
  const at = place([THREE_ - 0.385, 0, 0.46], [0, 54, 0]);
  const stance = { lean: [12, 0, -3] as V3, bend: 9 };
  // the pencil in her fist, its point where the stroke ends; the fist stays above the card, so that the number can be read
  const tip = on(0.27, 0.375);
  const up = vec(-0.12, 0.86, 0.46).normalize();
  const writing = gripRod({
    at,
    build: 'child8',
    side: 'right',
    stance,
    point: tip.clone().addScaledVector(up, 0.17),
    dir: up,
    r: 0.016,
    elbow: [1, -0.3, -0.3],
  });
  const charlotte = character(runner(2), {
    at,
    expression: 'gasp',
    lookAt: tip.toArray() as V3,
    pose: pose('stand', {
      ...stance,
      head: [10, -14, 7],
      right: writing,
      left: grasp({
        at,
        build: 'child8',
        side: 'left',
        touch: 'sheet',
        point: on(-0.42, -0.2),
        fingers: [-0.2, 0.2, 1],
        palm: [-0.6, 0, -1],
        elbow: [1, -0.8, 0],
        grip: 'sheet',
      }),
    }),
  });
  pencil(model, frame(tip, up, vec(0, 0, 1)), '#d8352c', 0.3, 0.017);
  sweat(
    model,
    charlotte.head.at,
    [
      [0.19, 0.28, 0.1],
      [0.08, 0.33, 0.1],
    ],
    0.023,
  );
  scene.add(marcus.model, charlotte.model);
  return { heads: [charlotte.head, marcus.head], focal: on(0, 0.32).toArray() as V3 };
}

/** In the hall of the second door: it is late already. */
function hallClock(model: Model): void {
  model.inside(place([STRIP_X[1] + 0.2, 0, -0.98]), () => {
    model.put(roundedBox(0.3, 1.1, 0.12, 0.03), { tint: wash('#4a3a44', 4), line: 0.7 }, place([0, 0.5, 0]));
    model.put(ball([0.2, 0.2, 0.08], 26), { color: '#4a3a44', line: 0.7 }, place([0, 1.2, 0]));
    model.put(ball([0.15, 0.15, 0.03], 26), { color: '#f0dcae', line: 0.6 }, place([0, 1.2, 0.075]));
    for (const [turn, long] of [
      [-217, 0.085],
      [-90, 0.115],
    ] as const)
      model.put(
        roundedBox(0.018, long, 0.01, 0.004),
        { color: '#3a2f3a', line: 0 },
        place([0, 1.2, 0.108], [0, 0, turn]).multiply(place([0, long / 2, 0])),
      );
  });
}

/** Under the lintel of the third door, where the sun does not come any more. */
const LAMP: V3 = [THREE_ - 0.27, 1.5, 0.14];
function eveningLamp(model: Model): void {
  model.put(
    roundedBox(0.06, 0.05, 0.16, 0.015),
    { color: '#4a4656', line: 0.8 },
    place([LAMP[0], LAMP[1] + 0.1, 0.07]),
  );
  model.put(ball([0.07, 0.075, 0.07], 18), { color: '#ffe2a0', glow: true, line: 0.8 }, place(LAMP));
  model.put(
    ball([0.085, 0.035, 0.085], 18),
    { color: '#4a4656', line: 0.8 },
    place([LAMP[0], LAMP[1] + 0.07, LAMP[2]]),
  );
  // a roof across the street, out of sight, keeps the sun from this door
  model.put(roundedBox(1.6, 3.4, 0.04, 0.01), { color: '#4a4656', line: 0 }, place([-0.48, 4.3, 4.5]));
}

export function knockSorryRun(): Shot {
  const scene = new THREE.Scene();
  // afternoon, low sun, lamplight
  doorStrips(scene, [
    { wall: '#f6efd8', door: '#5f8f6a', inside: '#e8cfa0', floor: '#c99a64' },
    { wall: '#f0b878', door: '#b8742f', inside: '#5f7f86', floor: '#8f6a50' },
    { wall: '#7a78a8', door: '#8a5a9a', inside: '#ffce7a', floor: '#c98a4c' },
  ]);
  const model = new Model();
  const first = fridgeDoor(scene, model);
  const second = babyDoor(scene, model);
  hallClock(model);
  eveningLamp(model);
  const third = hatDoor(scene, model);
  scene.add(model.bake());
  return {
    scene,
    camera: camera(FROM, TO, 21.6),
    focus: distance(FROM, [0, 1, 0.4]),
    aperture: 0.003,
    light: plumLight('golden', {
      sun: { dir: [-0.4, 0.7, 1], color: '#ffd8a0', power: 3.6, cone: 0.05 },
      sky: 0.6,
      points: [
        { at: [LAMP[0], LAMP[1] - 0.06, LAMP[2] + 0.1], color: '#ffb45c', power: 5, radius: 0.1 },
        { at: [THREE_ + 0.2, 1.5, -0.4], color: '#ffc070', power: 4, radius: 0.1 },
      ],
    }),
    center: [-0.3, 2, 2],
    radius: 4.6,
    heads: [...third.heads, ...first.map(({ at, radius }) => ({ thing: 'charlotte-one', at, radius })), ...second],
    // the baby, and the card with a bite out of it
    find: ballsAt(0.21, [0.25, 0.42, 0.25]),
    lettering: [
      { text: '41', balls: ballsAt(0.1, [ONE + 0.015, 1.21, -0.46], [ONE + 0.075, 1.21, -0.46]) },
      { text: '41', balls: ballsAt(0.071, [-0.06, 0.53, 0.4], [0.0, 0.53, 0.4]) },
      { text: '41 14', balls: ballsAt(0.13, [0.95, 0.68, 0.58]) },
    ],
    focal: third.focal,
  };
}
