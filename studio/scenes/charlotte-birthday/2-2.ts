/** CB-2.2. Tight: two huge eyes over a card, and round her head the digits swim like goldfish. */
import { character } from '../../cast/character.ts';
import { holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { ADDRESS_CARD_WIDE } from '../../props/address-card.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { schoolHallway } from '../../sets/school-hallway.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bubbleTrail, goldfishDigit } from './2-2.goldfish-digits.ts';

const HOME: V3 = [0.6, 0, 0.5];
const FROM: V3 = [0.78, 1.13, 1.95];
const TO: V3 = [0.61, 1.065, 0.5];
const TALL = 0.34;
const STANCE: Stance = { lean: [3, 0, 0], bend: 8, head: [12, 2, 6] };

export function goldfishDigits(): Shot {
  const model = new Model();
  const at = place(HOME, [0, 16, 0]);
  // its back to us: a crayon balloon and a star, what a careful person draws where nobody looks
  const cardAt = place([0.65, 0.756, 0.77], [14, 12, -4]);
  model.inside(cardAt, () => {
    model.put(roundedBox(TALL * ADDRESS_CARD_WIDE, TALL, 0.004, 0.002), { color: '#fff6e2', line: 1 });
    model.put(
      roundedBox(TALL * ADDRESS_CARD_WIDE, TALL, 0.004, 0.002),
      { color: '#efdfc2', line: 0.8 },
      place([0.004, 0, -0.008], [0, 4, 0]),
    );
    model.inside(place([0, 0.028, 0]), () => {
      // the red paper door that opens: its hinge, its frame, a button for a knob
      model.put(roundedBox(0.092, 0.162, 0.003, 0.001), { color: '#f0c75a', line: 0.8 }, place([0, 0.022, 0.003]));
      model.put(
        roundedBox(0.076, 0.148, 0.004, 0.0015),
        { color: '#cf3b2e', line: 0.9 },
        place([0.003, 0.02, 0.007], [0, -9, 0]),
      );
      for (const y of [0.055, -0.014])
        model.put(
          roundedBox(0.05, 0.048, 0.003, 0.001),
          { color: '#b82f26', line: 0.7 },
          place([0.003, y, 0.0095], [0, -9, 0]),
        );
      model.put(ball([0.0085, 0.0085, 0.006], 12), { color: '#f2c84a', line: 0.6 }, place([0.032, 0.018, 0.015]));
    });
  });
  const edge = (x: number, y: number) => vec(x * TALL * ADDRESS_CARD_WIDE, y * TALL, 0).applyMatrix4(cardAt);
  const hold = (side: 'left' | 'right') =>
    holdCard({
      at,
      build: 'child8',
      stance: STANCE,
      side,
      edge: edge(side === 'left' ? 0.5 : -0.5, -0.14),
      inward: vec(side === 'left' ? -1 : 1, 0.15, 0).transformDirection(cardAt),
      // she reads it: thumbs on her side, fingers on ours
      face: vec(0, 0, -1).transformDirection(cardAt),
      elbow: [1, -1, 0],
    });
  const charlotte = character(CHARLOTTE, {
    at,
    expression: 'dismay',
    gaze: [0.12, -1.25],
    pose: pose('stand', { ...STANCE, left: hold('left'), right: hold('right') }),
  });
  const fish = (digit: '4' | '1', p: V3, turn: V3, h: number, look: V3) =>
    goldfishDigit(model, digit, place(p, turn), h, look);
  fish('4', [0.3, 1.15, 0.74], [0, 16, -14], 0.31, [0.6, 0.7, 0]);
  fish('1', [0.97, 1.27, 0.66], [0, 2, -38], 0.29, [0.5, 0.8, 0]);
  // one arrow of bubbles: out of the 4's nose, over her head, past the 1, and its point turns down and back
  const round = (a: number, out = 0): V3 => [
    0.645 - (0.42 + out) * Math.cos(a),
    1.1 + (0.33 + out) * Math.sin(a),
    0.68,
  ];
  bubbleTrail(
    model,
    Array.from({ length: 8 }, (_, i) => round(0.98 + i * 0.145)),
    0.018,
  );
  bubbleTrail(
    model,
    [
      ...Array.from({ length: 6 }, (_, i) => round(2.86 + i * 0.13)),
      round(3.42, 0.04),
      round(3.42, -0.04),
      round(3.58),
    ],
    0.018,
  );
  const head = charlotte.head.at;
  return composeShot({
    set: (scene) => schoolHallway(scene),
    light: plumLight('morning', {
      sun: { dir: [-0.8, 0.6, 0.7], color: '#ffe6c0', power: 3.4, cone: 0.1 },
      exposure: 0.98,
    }),
    camera: camera(FROM, TO, 35.5),
    focus: distance(FROM, head.toArray() as V3) - 0.15,
    aperture: 0.028,
    center: [0.6, 1, 0.4],
    radius: 2.4,
    actors: [charlotte],
    things: [model.bake()],
    // both goldfish
    finds: [ballsAt(0.14, [0.322, 1.154, 0.763], [0.323, 1.07, 0.767]), ballsAt(0.15, [0.952, 1.244, 0.702])],
    lettering: [
      { text: '4', balls: ballsAt(0.14, [0.322, 1.154, 0.763], [0.323, 1.07, 0.767]) },
      { text: '1', balls: ballsAt(0.15, [0.952, 1.244, 0.702]) },
    ],
    focal: head
      .clone()
      .add(vec(0, 0.02, 0.17))
      .toArray() as V3,
  });
}
