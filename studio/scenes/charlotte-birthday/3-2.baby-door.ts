/** CB-3.2: the runner as she looks after each door, and the second door, where the card is in a baby. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CURLY_BOB } from '../../cast/hair.ts';
import { holdCard } from '../../cast/holds.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { BABY } from '../../cast/people/party-children.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { invitation } from '../../props/invitation-cards.ts';
import { STRIP_X, sweat } from './3-2.door-strips.ts';

const TWO = STRIP_X[1];

/** Charlotte after `n` doors: redder, hairier. */
export const runner = (n: number): Person => {
  const base = without(CHARLOTTE, 'earPencil');
  return {
    ...base,
    face: { ...base.face, skin: ['#f3c39c', '#f2ac88', '#ee9274'][n] ?? '#f3c39c', blushAmount: 1 + n * 0.55 },
    hair: {
      ...base.hair,
      shape: {
        ...CURLY_BOB,
        size: 0.235 + n * 0.045,
        thick: [0.15 + n * 0.13, 0.2 + n * 0.13],
        stray: 34 + n * 50,
        count: 190 + n * 20,
      },
    },
  };
};

/** Door two: the card is in a baby, and a bite of it stays there. */
export function babyDoor(scene: THREE.Scene, model: Model) {
  const eater: Person = { ...BABY, face: { ...BABY.face, layout: { mouthY: -0.5 } } };
  const babyAt = place([TWO + 0.25, 0.0, 0.16], [0, -14, 0], 0.84);
  const baby = character(eater, {
    at: babyAt,
    expression: 'gasp',
    pose: pose('sitFloor', {
      head: [-6, -30, 6],
      bend: 4,
      left: {
        hand: [-0.2, 0.02, 0.74],
        elbow: [1, -0.6, 0],
        palm: [-0.8, 0, -0.4],
        fingers: [-0.3, 0.7, 0.4],
        grip: 'holdThick',
      },
      right: {
        hand: [-0.2, -0.1, 0.74],
        elbow: [1, -0.6, 0],
        palm: [-0.8, 0, -0.4],
        fingers: [-0.3, 0.7, 0.4],
        grip: 'holdThick',
      },
    }),
  });
  // crumbs of paper round the mouth, and a scrap on the romper
  const mouth = new THREE.Matrix4()
    .extractRotation(babyAt)
    .setPosition(baby.head.at)
    .multiply(place([0, 0, 0], [-6, -30, 6], 0.16 * 0.84));
  model.inside(mouth, () => {
    for (const [x, y, turn, size] of [
      [0.36, -0.42, 20, 0.15],
      [-0.34, -0.66, -30, 0.12],
      [0.2, -0.78, 50, 0.13],
    ] as const)
      model.put(
        roundedBox(size, size * 0.7, 0.02, 0.008),
        { color: '#fff8e8', line: 0.6, face: 1 },
        place([x, y, 0.92 - 0.3 * Math.abs(x)], [0, x * 50, turn]),
      );
  });
  const bitten = new THREE.Vector3(-0.12, -0.62, 1.02).applyMatrix4(mouth);
  // plop: the card is out, and a thread still holds it
  const cardAt = place(bitten.clone().add(vec(-0.15, 0.1, 0.14)), [-6, -6, 26]);
  invitation(model, cardAt, { tall: 0.27, number: '41', fold: 4, chewed: 0.42 });
  const wet = vec(0.06, -0.08, 0.004).applyMatrix4(cardAt);
  const sag = wet
    .clone()
    .lerp(bitten, 0.5)
    .add(vec(0, -0.05, 0.01));
  model.put(tube([wet, sag, bitten], [0.01, 0.004, 0.009], { around: 8, rings: 16 }), { color: '#e4f2f6', line: 0.5 });
  for (const [x, y] of [
    [-0.02, 0.16],
    [0.06, 0.12],
    [-0.1, -0.1],
  ] as const)
    model.put(
      ball([0.013, 0.017, 0.013], 8),
      { color: '#e4f2f6', line: 0.7 },
      place(bitten.clone().add(vec(x, y, 0.08))),
    );
  const at = place([TWO - 0.17, 0, 0.42], [0, 62, 0]);
  // it comes out all at once, and she goes back with it
  const recoil = { hips: 0.5, bend: 2, lean: [-14, 0, 4] as V3 };
  const charlotte = character(runner(1), {
    at,
    expression: 'dismay',
    lookAt: wet.toArray() as V3,
    pose: pose('kneel', {
      ...recoil,
      head: [10, -4, 8],
      left: holdCard({
        at,
        build: 'child8',
        side: 'left',
        stance: recoil,
        edge: vec(-0.03, 0.11, 0).applyMatrix4(cardAt),
        inward: vec(0.2, -1, 0).transformDirection(cardAt),
        face: vec(0, 0, 1).transformDirection(cardAt),
        elbow: [1, -0.5, 0],
      }),
      right: holdCard({
        at,
        build: 'child8',
        side: 'right',
        stance: recoil,
        edge: vec(-0.088, -0.04, 0).applyMatrix4(cardAt),
        inward: vec(1, 0, 0).transformDirection(cardAt),
        face: vec(0, 0, 1).transformDirection(cardAt),
        elbow: [0.1, -1, -0.5],
      }),
    }),
  });
  sweat(model, charlotte.head.at, [
    [0.16, 0.24, 0.08],
    [0.06, 0.3, 0.08],
  ]);
  scene.add(baby.model, charlotte.model);
  return [{ thing: 'charlotte-two', at: charlotte.head.at, radius: charlotte.head.radius }, baby.head];
}
