/** BB-8.3. From above the table: a huge cake that says 3, a dog frosted to the ears, and around them frozen faces. */
import type * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { coverEar, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { THEO } from '../../cast/people/theo.ts';
import { FINCH_UNIFORM } from '../../cast/people/winter-coats.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { frosting, lickedPlate } from '../../props/cake-trouble.ts';
import { numberCake } from '../../props/number-cake.ts';
import { bellBackyard, YARD_TABLE } from '../../sets/bell-backyard.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

/** The eye is on the stage's +Z; the table runs away to the left. */
const STAGE = place([0, 0, 0], [0, 35, 0]);
const on = (at: V3, turn: V3 = [0, 0, 0], scale = 1): THREE.Matrix4 => STAGE.clone().multiply(place(at, turn, scale));
const inStage = (p: V3): V3 => vec(p).applyMatrix4(STAGE).toArray() as V3;
const FROM = inStage([0.16, 1.86, 2.16]);
const TO = inStage([0.38, 1.14, 0]);
const TOP = YARD_TABLE.top + 0.004;
const SIZE = 1.6;
const cake = on([-0.02, TOP + 0.03, 0.24], [6, 2, 0]);
const DOG = on([0.87, TOP, 0.4], [0, -20, 0], 1.2);

/** Somebody of the train, at [right, up, near] of the stage. */
const guest = (person: Person, at: V3, yaw: number, e: ExpressionName, lookAt: V3, how: Pose): Actor =>
  character(person, { at: on(at, [0, yaw, 0]), expression: e, lookAt, pose: how });

export function frostedToTheEars(): Shot {
  const model = new Model();
  numberCake(model, cake, 'three', { scale: SIZE });
  licked(model);
  const paws: V3 = [-8, 6, -8];
  const dog = noodle({ at: DOG, pose: 'sit', head: paws, bandana: 'knotted' });
  frosting(model, { at: DOG, pose: 'sit', head: paws });
  // along the table to another plate
  lickedPlate(model, on([0.53, TOP + 0.01, 0.62], [0, 10, 0], 0.86));
  for (const [x, z, big] of [
    [0.02, 0.47, 0.9],
    [0.14, 0.48, 1],
    [0.26, 0.48, 1],
  ] as const)
    model.put(ball([0.03, 0.008, 0.044], 12), { color: '#7da2dc', line: 0.35 }, on([x, TOP, z], [0, 80, 0], big));

  const numeral = vec([0.02, 0.2 * SIZE, 0])
    .applyMatrix4(cake)
    .toArray() as V3;
  const charlotteAt = on([-0.62, 0.04, -0.3], [0, 46, 0]);
  const stance = { lean: [-10, 0, -4] as V3, bend: -4 };
  const charlotte = character(CHARLOTTE_PARTY, {
    at: charlotteAt,
    expression: 'gasp',
    lookAt: numeral,
    pose: pose('surprise', {
      ...stance,
      head: [-6, 0, 8],
      right: pointAt({
        at: charlotteAt,
        build: 'child8',
        stance,
        side: 'right',
        target: vec([-0.06, 0.2, 0]).applyMatrix4(cake),
        touch: false,
        stretch: 0.5,
      }),
    }),
  });
  const finch = guest(
    FINCH_UNIFORM,
    [1.6, 0, -0.5],
    -40,
    'startled',
    numeral,
    pose('stand', {
      hips: 0.95,
      lean: [7, 0, 3],
      bend: 8,
      head: [0, 10, -8],
      left: {
        hand: [-0.08, -0.36, 0.34],
        elbow: [1, -0.5, -0.2],
        palm: [-0.2, 0, -1],
        fingers: [-0.8, 0.6, 0.1],
        grip: 'relaxed',
      },
    }),
  );
  const theo = guest(
    THEO,
    [1.42, 0, 0.04],
    -66,
    'gasp',
    dog.head.at.toArray() as V3,
    pose('surprise', { head: [-4, 0, -6], lean: [-6, 0, 3] }),
  );
  const max = guest(
    MAX_HOODED,
    [-0.56, 0.8, -1.3],
    10,
    'laugh',
    numeral,
    pose('cheer', {
      lean: [2, 0, -6],
      head: [-2, 12, -9],
      right: { hand: [0.42, 0.74, 0.3], elbow: [1, -0.4, 0], palm: [-0.2, 0, 1], fingers: [0.2, 1, 0.1], grip: 'open' },
      left: { hand: [0.36, 0.7, 0.3], elbow: [1, -0.6, 0], palm: [-0.2, 0, 1], fingers: [0.3, 1, 0.1], grip: 'open' },
    }),
  );
  const dadAt = on([0.52, 0, -0.62], [0, -10, 0]);
  const shrug = { lean: [16, 0, -6] as V3, bend: 10, head: [4, 8, 12] as V3 };
  const dad = character(DAD, {
    at: dadAt,
    expression: 'shy',
    lookAt: numeral,
    pose: pose('stand', {
      ...shrug,
      right: coverEar({ at: dadAt, build: 'tallMan', side: 'right', stance: shrug, out: 1.24 }),
      left: {
        hand: [-0.12, -0.34, 0.5],
        elbow: [0.8, -0.8, -0.3],
        palm: [-0.1, 1, 0.4],
        fingers: [-0.1, 0.3, 1],
        grip: 'open',
      },
    }),
  });
  const actors = [charlotte, finch, theo, max, dad];
  return composeShot({
    set: (scene) =>
      bellBackyard(scene, {
        hour: 'noon',
        cake: 'gone',
        table: 'bare',
        without: ['balloons', 'benches', 'tree', 'lanterns'],
      }),
    light: plumLight('noon', {
      sun: { dir: [-0.6, 0.8, 0.6], color: '#ffe6b4', power: 5, cone: 0.05 },
      top: '#b8ccf0',
      sky: 0.85,
    }),
    camera: camera(FROM, TO, 47),
    focus: distance(FROM, numeral),
    aperture: 0.012,
    center: [0, 0.8, 0.6],
    radius: 4.2,
    actors: [dog],
    things: [model.bake(), ...actors.map((actor) => actor.model)],
    heads: [dog.head, ...actors.map((actor) => actor.head)],
    // the licked plate
    find: ballsAt(0.17, inStage([0.53, TOP + 0.02, 0.62])),
    lettering: [{ text: '3', balls: ballsAt(0.2, numeral) }],
    focal: numeral,
  });
}

/** Where the left side of the 8 was: what a tongue leaves of blue icing. */
function licked(model: Model): void {
  model.inside(cake.clone().multiply(place([0, 0, 0], [0, 0, 0], SIZE)), () => {
    for (const [x, z, wide, long, yaw, tone] of [
      [-0.07, -0.1, 0.016, 0.034, 66, '#6f9ade'],
      [-0.1, -0.06, 0.018, 0.034, 8, '#5f8bd4'],
      [-0.07, -0.012, 0.016, 0.034, -62, '#6f9ade'],
      [-0.088, 0.03, 0.016, 0.026, 50, '#7fa6e2'],
      [-0.108, 0.07, 0.018, 0.034, -6, '#5f8bd4'],
      [-0.075, 0.108, 0.016, 0.034, -64, '#6f9ade'],
    ] as const)
      model.put(ball([wide, 0.003, long], 10), { color: tone, line: 0.3 }, place([x, 0.1915, z], [0, yaw, 0]));
  });
}
