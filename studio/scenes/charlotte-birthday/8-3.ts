/** BB-8.3. Round the end of the table stand frozen people, each whole: a dog frosted to the ears, a cake that says 3, and Max, who jumps. */
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
import { dressed, type Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball } from '../../model/tube.ts';
import { lickedPlate } from '../../props/cake-trouble.ts';
import { numberCake } from '../../props/number-cake.ts';
import { bush, SUMMER } from '../../props/trees.ts';
import { bellBackyard, YARD_TABLE } from '../../sets/bell-backyard.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { creamedFace, sittingBody } from './8-3.cake-thief.ts';

/** The eye is on the stage's +Z; the table runs away from the reader's right to the left. */
const STAGE = place([0, 0, 0], [0, 64, 0]);
const on = (at: V3, turn: V3 = [0, 0, 0], scale = 1): THREE.Matrix4 => STAGE.clone().multiply(place(at, turn, scale));
const inStage = (p: V3): V3 => vec(p).applyMatrix4(STAGE).toArray() as V3;
const FROM = inStage([0.05, 2.05, 4.0]);
const TO = inStage([0.06, 0.8, 0.2]);
const TOP = YARD_TABLE.top + 0.004;
const SIZE = 1.5;
const cake = on([0.33, TOP + 0.045, 0.56], [13, 0, 0], 1);
const DOG = on([-0.18, TOP, 0.2], [0, 62, 0], 1.15);

/** Half hidden by the table, the flour on his knee would be a thing of its own. */
const CLEAN_DAD = dressed(DAD, { kneeDust: '#7a6a58' });

/** Somebody of the train, at [right, up, near] of the stage. */
const guest = (person: Person, at: V3, yaw: number, e: ExpressionName, lookAt: V3, how: Pose): Actor =>
  character(person, { at: on(at, [0, yaw, 0]), expression: e, lookAt, pose: how });

export function frostedToTheEars(): Shot {
  const model = new Model();
  numberCake(model, cake, 'three', { scale: SIZE });
  licked(model);
  // lilacs of the next garden, in place of a bare distance over the fence
  for (const [i, [x, z, r]] of points3(
    '1.0,-6.6,1.15 2.6,-6.2,1.3 4.2,-5.6,1.2 5.6,-4.8,1.3 3.4,-7.6,1.9 6.8,-4.2,1.5',
  ).entries())
    bush(model, inStage([x, 0.5, z]), r, 260, 0.16, SUMMER, i + 21);
  const head: V3 = [0, -30, -8];
  const dog = noodle({ at: DOG, pose: 'sit', head, bandana: 'knotted' });
  sittingBody(model, DOG);
  creamedFace(model, { at: DOG, head });
  // across the table to another plate
  const plate: V3 = [0.34, TOP + 0.01, 1.13];
  lickedPlate(model, on(plate, [0, 20, 0], 0.8));

  const numeral = vec([0.02, 0.2 * SIZE, 0])
    .applyMatrix4(cake)
    .toArray() as V3;
  const charlotteAt = on([1.2, 0, 0.84], [0, -60, 0]);
  const stance = { lean: [-6, 0, 0] as V3, bend: -4 };
  const charlotte = character(CHARLOTTE_PARTY, {
    at: charlotteAt,
    expression: 'gasp',
    lookAt: numeral,
    pose: pose('surprise', {
      ...stance,
      head: [2, 8, -6],
      right: {
        hand: [0.52, 0.34, 0.34],
        elbow: [1, -0.8, 0],
        palm: [-0.2, 0, 1],
        fingers: [0.1, 1, 0.1],
        grip: 'open',
      },
      left: pointAt({
        at: charlotteAt,
        build: 'child8',
        stance,
        side: 'left',
        target: vec([0.06, 0.2, 0]).applyMatrix4(cake),
        touch: false,
        stretch: 0.8,
      }),
    }),
  });
  const finch = guest(
    FINCH_UNIFORM,
    [-0.92, 0, -0.62],
    36,
    'startled',
    numeral,
    pose('stand', {
      lean: [-4, 0, 2],
      bend: -2,
      head: [6, 0, 6],
      // one hand on his heart; the other arm keeps the train back
      left: {
        hand: [0.8, -0.2, 0.3],
        elbow: [0.4, -1, -0.4],
        palm: [0, -0.2, -1],
        fingers: [0.9, 0.5, 0.2],
        grip: 'open',
      },
      right: {
        hand: [-0.08, -0.36, 0.34],
        elbow: [1, -0.5, -0.2],
        palm: [-0.2, 0, -1],
        fingers: [-0.8, 0.6, 0.1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.06, 0, 0.14] },
      legRight: { foot: [0.1, 0, -0.12], toeOut: 20 },
    }),
  );
  const theoAt = on([-1.2, 0, 0.56], [0, 52, 0]);
  const shock = { lean: [-5, 0, -2] as V3, bend: -3, head: [2, -6, 5] as V3 };
  const toHead = (side: 'left' | 'right') =>
    coverEar({ at: theoAt, build: 'child8', side, stance: shock, out: 1.24, elbow: [1, -0.4, 0.5] });
  const theo = character(THEO, {
    at: theoAt,
    expression: 'gasp',
    lookAt: numeral,
    pose: pose('surprise', { ...shock, left: toHead('left'), right: toHead('right') }),
  });
  const max = guest(
    MAX_HOODED,
    [-0.42, 0.16, 1.26],
    34,
    'laugh',
    numeral,
    pose('jump', { shift: [0, 0.3, 0], head: [0, 4, -6] }),
  );
  const dadAt = on([0.96, 0, -0.56], [0, -34, 0]);
  const shrug = { lean: [8, 0, -4] as V3, bend: 6, head: [6, 4, 12] as V3 };
  const dad = character(CLEAN_DAD, {
    at: dadAt,
    expression: 'shy',
    lookAt: numeral,
    pose: pose('stand', {
      ...shrug,
      left: coverEar({ at: dadAt, build: 'tallMan', side: 'left', stance: shrug, out: 1.24 }),
      right: {
        hand: [0.3, -0.34, 0.56],
        elbow: [0.8, -0.8, -0.3],
        palm: [0.1, 1, 0.4],
        fingers: [0.3, 0.2, 1],
        grip: 'open',
      },
    }),
  });
  return composeShot({
    set: (scene) =>
      bellBackyard(scene, {
        hour: 'noon',
        cake: 'gone',
        table: 'bare',
        without: ['balloons', 'benches', 'tree', 'lanterns'],
      }),
    light: plumLight('noon', {
      sun: { dir: [0.2, 0.8, 0.9], color: '#ffe6b4', power: 5, cone: 0.05 },
      top: '#b8ccf0',
      sky: 0.85,
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, numeral),
    aperture: 0.006,
    center: [0, 0.8, 0],
    radius: 4.2,
    actors: [dog, charlotte, finch, theo, max, dad],
    things: [model.bake()],
    // the licked plate
    find: ballsAt(0.17, inStage(plate)),
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
