/** CB-2.2. Tight: two huge eyes over a card, and round her head the digits swim like goldfish. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { ADDRESS_CARD_WIDE } from '../../props/address-card.ts';
import { bubbleTrail, goldfishDigit } from '../../props/goldfish-digits.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { schoolHallway } from '../../sets/school-hallway.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const HOME: V3 = [0.6, 0, 0.5];
const FROM: V3 = [0.78, 1.16, 1.95];
const TO: V3 = [0.6, 1.1, 0.5];
const TALL = 0.3;

export function goldfishDigits(): Shot {
  const scene = new THREE.Scene();
  schoolHallway(scene);
  const m = new Model();
  const at = place(HOME, [0, 16, 0]);
  // its back to us: a crayon balloon and a star, what a careful person draws where nobody looks
  const cardAt = place([0.66, 0.8, 0.76], [20, 12, -4]);
  m.inside(cardAt, () => {
    m.put(roundedBox(TALL * ADDRESS_CARD_WIDE, TALL, 0.004, 0.002), { color: '#fff6e2', line: 1 });
    m.put(
      roundedBox(TALL * ADDRESS_CARD_WIDE, TALL, 0.004, 0.002),
      { color: '#efdfc2', line: 0.8 },
      place([0.004, 0, -0.008], [0, 4, 0]),
    );
    m.put(ball([0.036, 0.044, 0.002], 16), { color: '#f2bf3e', line: 0.4 }, place([-0.042, 0.085, 0.003]));
    m.put(ball([0.03, 0.038, 0.002], 16), { color: '#5fa3a0', line: 0.4 }, place([0.04, 0.062, 0.003]));
  });
  const edge = (x: number, y: number) => vec(x * TALL * ADDRESS_CARD_WIDE, y * TALL, 0).applyMatrix4(cardAt);
  const hold = (side: 'left' | 'right') =>
    grasp({
      at,
      build: 'child8',
      side,
      touch: 'sheet',
      point: edge(side === 'left' ? 0.44 : -0.44, -0.05),
      fingers: [-0.6, 0.7, 0.3],
      palm: [-0.5, 0, -1],
      elbow: [1, -1, 0],
      grip: 'sheet',
    });
  const charlotte = character(without(CHARLOTTE, 'earPencil'), {
    at,
    expression: 'dismay',
    gaze: [-0.1, -1],
    pose: pose('stand', { lean: [3, 0, 0], bend: 8, head: [10, -3, 6], left: hold('left'), right: hold('right') }),
  });
  const fish = (digit: '4' | '1', p: V3, turn: V3, h: number, look: V3) =>
    goldfishDigit(m, digit, place(p, turn), h, look);
  fish('4', [0.31, 1.24, 0.74], [0, 16, 14], 0.31, [0.8, -0.5, 0]);
  fish('1', [0.96, 1.12, 0.64], [0, 2, -14], 0.3, [-0.9, -0.2, 0]);
  bubbleTrail(
    m,
    [
      [0.44, 1.37, 0.7],
      [0.5, 1.4, 0.68],
      [0.585, 1.415, 0.66],
      [0.67, 1.41, 0.66],
      [0.755, 1.385, 0.66],
      [0.83, 1.34, 0.66],
    ],
    0.019,
  );
  bubbleTrail(
    m,
    [
      [0.9, 0.93, 0.74],
      [0.93, 0.86, 0.76],
      [0.36, 1.0, 0.78],
      [0.32, 0.93, 0.8],
    ],
    0.014,
  );
  scene.add(charlotte.model, m.bake());
  const head = charlotte.head.at;
  return {
    scene,
    camera: camera(FROM, TO, 30),
    focus: distance(FROM, head.toArray() as V3) - 0.15,
    aperture: 0.028,
    light: plumLight('morning', {
      sun: { dir: [-0.8, 0.6, 0.7], color: '#ffe6c0', power: 3.4, cone: 0.1 },
      exposure: 0.98,
    }),
    center: [0.6, 1, 0.4],
    radius: 2.4,
    heads: [charlotte.head],
    focal: head
      .clone()
      .add(vec(0, 0.02, 0.17))
      .toArray() as V3,
  };
}
