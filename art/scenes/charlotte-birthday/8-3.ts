/** BB-8.3. The train stops so hard that it folds up: Noodle on the table, frosted to the ears, and the 8 is a 3. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { JIN_AH, MARCUS, NIA, OMAR } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { FINCH_UNIFORM } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { type Pose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { frosting, lickedPlate, proppedCake, tongueTrail } from '../../props/cake-trouble.ts';
import { icingBag } from '../../props/number-cake.ts';
import { bellBackyard, YARD_TABLE } from '../../sets/bell-backyard.ts';
import { flat } from '../../sets/plum-paint.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.1, 2.42, 4.7];
const TO: V3 = [0.02, 1.02, -0.1];
const CAKE: V3 = [-0.4, YARD_TABLE.top, 0.02];
const DOG = place([0.34, YARD_TABLE.top + 0.004, -0.06], [0, -16, 0], 1.3);

/** Somebody of the train, at [x, z], looking along `yaw`. */
const guest = (
  p: Person,
  [x, z]: [number, number],
  yaw: number,
  e: ExpressionName,
  gaze: [number, number],
  how: Pose,
): Actor => character(p, { at: place([x, 0, z], [0, yaw, 0]), expression: e, gaze, pose: how });

/** Hands on the shoulders of the one in front, tipped forward by the stop. */
const shunted = (head: V3, tip = 12): Pose =>
  pose('stand', {
    lean: [tip, 0, 3],
    head,
    left: { hand: [0.0, 0.02, 0.86], elbow: [0.8, -0.8, 0], palm: [0, -1, 0.1], fingers: [0, 0, 1], grip: 'relaxed' },
    right: { hand: [0.0, 0.02, 0.86], elbow: [0.8, -0.8, 0], palm: [0, -1, 0.1], fingers: [0, 0, 1], grip: 'relaxed' },
  });

export function frostedToTheEars(): Shot {
  const scene = new THREE.Scene();
  bellBackyard(scene, { hour: 'noon', cake: 'gone', table: 'bare', without: ['balloons'] });
  const m = new Model();
  proppedCake(m, CAKE, 'three', { tilt: 22, scale: 1.75 });
  const paws: V3 = [6, 22, -8];
  const dog = noodle({ at: DOG, pose: 'sit', head: paws });
  frosting(m, { at: DOG, pose: 'sit', head: paws });
  const top = YARD_TABLE.top + 0.004;
  lickedPlate(m, place([1.0, top, 0.1]));
  tongueTrail(m, [-0.02, top, 0.36], [0.8, top, 0.2], 6);
  // a far meadow, so that no sky shows under the hills
  flat(m, [-150, -140, 150, -29], -0.05, () => color('#8ab583'), { n: 8, line: 0 });

  const charlotte = guest(CHARLOTTE_PARTY, [-1.06, 0.78], 100, 'gasp', [1, 0.1], {
    ...pose('surprise', {
      lean: [-9, 0, -5],
      head: [-2, -50, 8],
      left: { hand: [0.34, -0.02, 0.5], elbow: [1, -0.6, 0], palm: [0, -0.3, 1], fingers: [0.1, 1, 0.2] },
      right: { hand: [0.3, -0.3, 0.5], elbow: [0.8, -0.8, -0.2], palm: [0, -0.3, 1], fingers: [0.2, 1, 0.3] },
    }),
  });
  const priya = guest(
    without(PRIYA, 'toolBelt', 'woodenSpoon'),
    [-1.56, 0.98],
    98,
    'surprise',
    [0.8, 0],
    shunted([-6, -44, 10]),
  );
  const finch = guest(
    FINCH_UNIFORM,
    [1.52, 0.82],
    -104,
    'surprise',
    [-0.6, -0.5],
    pose('stand', {
      lean: [-5, 0, 2],
      head: [12, 22, -5],
      left: {
        hand: [-0.18, -0.36, 0.42],
        elbow: [0.8, -0.8, 0],
        palm: [-0.4, 0, -1],
        fingers: [-0.9, 0.4, 0.1],
        grip: 'flat',
      },
    }),
  );
  const theo = guest(THEO, [1.1, 1.06], -104, 'gasp', [-1, 0.1], {
    ...pose('surprise', { head: [-4, 50, -6], lean: [-6, 0, 3] }),
  });
  const back = [
    guest(MARCUS, [-0.56, 2.06], 158, 'surprise', [0.3, 0], pose('surprise', { head: [-4, -52, 8] })),
    guest(NIA, [-0.96, 2.42], 148, 'gasp', [0.5, 0], shunted([2, -40, -6], 14)),
    guest(JIN_AH, [0.7, 2.1], -140, 'surprise', [-0.6, 0], pose('stand', { head: [0, 44, 5], lean: [-4, 0, 4] })),
    guest(OMAR, [1.06, 2.34], -150, 'gasp', [-0.5, 0], shunted([2, 34, -4], 12)),
  ];
  const max = character(MAX_HOODED, {
    at: place([-1.0, 0.425, -0.86], [0, 20, 0]),
    expression: 'laugh',
    pose: pose('cheer', {
      lean: [2, 0, -6],
      head: [-4, 12, -9],
      right: { hand: [0.42, 0.74, 0.3], elbow: [1, -0.4, 0], palm: [-0.2, 0, 1], fingers: [0.2, 1, 0.1], grip: 'open' },
      left: { hand: [0.6, 0.5, 0.4], elbow: [1, -0.6, 0], palm: [-0.2, 0, 1], fingers: [0.3, 1, 0.1], grip: 'open' },
    }),
  });
  const dad = character(DAD, {
    at: place([1.06, 0, -0.86], [0, -24, 0]),
    expression: 'shy',
    gaze: [-0.5, -0.4],
    pose: pose('stand', {
      lean: [3, 0, -5],
      head: [8, -12, 13],
      left: {
        hand: [0.36, -0.3, 0.36],
        elbow: [0.5, -1, -0.4],
        palm: [0, 1, 0.5],
        fingers: [0.9, 0.35, 0.3],
        grip: 'open',
      },
      right: {
        hand: [0.36, -0.34, 0.36],
        elbow: [0.5, -1, -0.4],
        palm: [-0.6, 0.2, 0.8],
        fingers: [-0.3, 0.8, 0.5],
        grip: 'holdThick',
      },
    }),
  });
  icingBag(m, dad.grip.right.clone().multiply(place([0, 0.0, 0.03], [0, 0, -80], 1.15)));
  const actors = [charlotte, priya, finch, theo, max, dad];
  scene.add(m.bake(), dog.model, ...[...actors, ...back].map((a) => a.model));
  return {
    scene,
    camera: camera(FROM, TO, 35),
    focus: distance(FROM, CAKE),
    aperture: 0.012,
    light: plumLight('noon'),
    center: [0, 0.8, 0.6],
    radius: 4.2,
    heads: [dog.head, ...actors.map((a) => a.head)],
    focal: [CAKE[0], CAKE[1] + 0.3, CAKE[2] + 0.1],
  };
}
