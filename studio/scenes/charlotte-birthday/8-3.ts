/** BB-8.3. The train stops so hard that it folds up: Noodle on the table, frosted to the ears, and the 8 is a 3. */
import type * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { coverEar, onShoulder, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { DAD } from '../../cast/people/dad.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { JIN_AH, MARCUS, NIA } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { FINCH_UNIFORM } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { block } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { frosting, lickedPlate } from '../../props/cake-trouble.ts';
import { numberCake } from '../../props/number-cake.ts';
import { bellBackyard, YARD_TABLE } from '../../sets/bell-backyard.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

/** Seen from low in the grass by somebody who has fallen down; the eye is on the stage's +Z, the table runs away to the left. */
const STAGE = place([0, 0, 0], [0, 35, 0]);
const on = (at: V3, turn: V3 = [0, 0, 0], scale = 1): THREE.Matrix4 => STAGE.clone().multiply(place(at, turn, scale));
const inStage = (p: V3): V3 => vec(p).applyMatrix4(STAGE).toArray() as V3;
const FROM = inStage([-0.01, 0.97, 3.4]);
const TO = inStage([0.05, 1.0, 0]);
const TOP = YARD_TABLE.top + 0.004;
const SIZE = 1.6;
/** The board with the cake leans on a crate, so that all the guests can read the number. */
const cake = on([-0.02, TOP + 0.26, 0.1], [40, 2, 0]);
const DOG = on([0.87, TOP, 0.4], [0, -20, 0], 1.2);

/** Somebody of the train, at [right, up, near] of the stage. */
const guest = (person: Person, at: V3, yaw: number, e: ExpressionName, gaze: [number, number], how: Pose): Actor =>
  character(person, { at: on(at, [0, yaw, 0]), expression: e, gaze, pose: how });

/** Fallen on one's seat, hands behind on the grass. */
const fallen = (head: V3, tip = -14): Pose =>
  pose('sitFloor', {
    lean: [tip, 0, 4],
    head,
    left: { hand: [0.4, -0.86, -0.3], elbow: [1, 0.2, -0.6], palm: [0, -1, 0], fingers: [0.6, 0, -0.8], grip: 'open' },
    right: { hand: [0.4, -0.86, -0.3], elbow: [1, 0.2, -0.6], palm: [0, -1, 0], fingers: [0.6, 0, -0.8], grip: 'open' },
    legLeft: { foot: [0.2, 0.02, 0.8], knee: [0.4, 1, 0.4], toeDown: -50 },
    legRight: { foot: [0.3, 0.02, 0.7], knee: [0.5, 1, 0.4], toeDown: -50 },
  });

export function frostedToTheEars(): Shot {
  const model = new Model();
  numberCake(model, cake, 'three', { scale: SIZE });
  model.put(
    roundedBox(0.66, 0.03, 0.76, 0.012, { fine: true }),
    { color: '#c98f58', line: 0.8 },
    cake.clone().multiply(place([0, -0.014, 0])),
  );
  model.inside(on([-0.02, TOP, -0.16], [0, 2, 0]), () =>
    block(model, [0.4, 0.36, 0.16], [0, 0, 0], '#b9804a', { line: 0.8 }),
  );
  licked(model);
  // the hook of the lanterns in the wall
  model.put(ball([0.06, 0.05, 0.05], 10), { color: '#5a4a54', line: 0.6 }, place([-4.92, 3.0, -1.5]));
  const paws: V3 = [4, 6, -8];
  const dog = noodle({ at: DOG, pose: 'sit', head: paws, bandana: 'knotted' });
  frosting(model, { at: DOG, pose: 'sit', head: paws });
  // down the cloth to the bench, where another plate was
  const bench = place([0.5, 0, 0.74]);
  model.inside(bench, () => {
    model.put(roundedBox(1.15, 0.05, 0.32, 0.015), { color: '#c08a58', line: 0.7 }, place([0, 0.36, 0]));
    for (const x of [-0.48, 0.48]) block(model, [0.08, 0.34, 0.26], [x, 0, 0], '#a8743f', { line: 0.6 });
  });
  lickedPlate(model, bench.clone().multiply(place([-0.06, 0.43, 0], [16, 35, 0])));
  for (const [x, y, z, roll, big] of [
    [0.12, TOP, 0.3, 30, 0.9],
    [0.2, TOP, 0.4, 30, 1],
    [0.27, 0.69, 0.5, 24, 1],
    [0.33, 0.6, 0.52, 20, 0.9],
    [0.38, 0.51, 0.53, 16, 0.8],
  ] as const)
    model.put(
      ball(y < TOP ? [0.03, 0.044, 0.012] : [0.03, 0.006, 0.044], 12),
      { color: '#7da2dc', line: 0.35 },
      place([x, y, z], y < TOP ? [0, 0, roll] : [0, roll, 0], big),
    );

  const charlotteAt = on([-0.99, 0, 0.42], [0, 96, 0]);
  const stance = { lean: [-10, 0, -4] as V3, bend: -4 };
  const charlotte = character(CHARLOTTE_PARTY, {
    at: charlotteAt,
    expression: 'gasp',
    gaze: [0.6, 0.2],
    pose: pose('surprise', {
      ...stance,
      head: [-6, -40, 8],
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
  const priyaAt = on([-1.4, 0, 0.56], [0, 98, 0]);
  const shunted = { lean: [14, 0, 3] as V3 };
  const hold = (side: 'left' | 'right') =>
    onShoulder({
      at: priyaAt,
      build: 'child8',
      side,
      stance: shunted,
      elbow: [0.3, -1, -0.1],
      other: { at: charlotteAt, build: 'child8', stance, side },
    });
  const priya = character(without(PRIYA, 'toolBelt', 'woodenSpoon'), {
    at: priyaAt,
    expression: 'surprise',
    gaze: [0.5, 0],
    pose: pose('stand', { ...shunted, head: [-6, -44, 10], left: hold('left'), right: hold('right') }),
  });
  const finch = guest(
    FINCH_UNIFORM,
    [1.58, 0, -0.3],
    -50,
    'startled',
    [-0.4, -0.4],
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
    [1.23, 0, 0.96],
    -88,
    'gasp',
    [-1, 0],
    pose('surprise', { head: [-4, 36, -6], lean: [-6, 0, 3] }),
  );
  const back = [
    guest(MARCUS, [-0.5, 0, 1.6], 166, 'surprise', [0, 0], fallen([-6, -6, 8])),
    guest(NIA, [-0.92, 0, 1.3], 140, 'gasp', [0, 0], fallen([-4, 10, -8], -4)),
    guest(JIN_AH, [0.76, 0, 1.62], -164, 'surprise', [0, 0], fallen([-6, 8, -8])),
  ];
  const max = guest(
    MAX_HOODED,
    [-1.0, 0.6, -1.35],
    14,
    'laugh',
    [0, 0],
    pose('cheer', {
      lean: [2, 0, -6],
      head: [-2, 12, -9],
      right: { hand: [0.42, 0.74, 0.3], elbow: [1, -0.4, 0], palm: [-0.2, 0, 1], fingers: [0.2, 1, 0.1], grip: 'open' },
      left: { hand: [0.36, 0.7, 0.3], elbow: [1, -0.6, 0], palm: [-0.2, 0, 1], fingers: [0.3, 1, 0.1], grip: 'open' },
    }),
  );
  const dadAt = on([0.54, 0, -0.86], [0, -10, 0]);
  const shrug = { lean: [4, 0, -6] as V3, bend: 6, head: [12, 8, 12] as V3 };
  const dad = character(DAD, {
    at: dadAt,
    expression: 'shy',
    gaze: [0.3, -0.5],
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
  const actors = [charlotte, priya, finch, theo, max, dad];
  const focal = vec([0.02, 0.2 * SIZE, 0])
    .applyMatrix4(cake)
    .toArray() as V3;
  return composeShot({
    set: (scene) =>
      bellBackyard(scene, { hour: 'noon', cake: 'gone', table: 'bare', without: ['balloons', 'benches', 'tree'] }),
    light: plumLight('noon'),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, focal),
    aperture: 0.012,
    center: [0, 0.8, 0.6],
    radius: 4.2,
    actors: [dog],
    things: [model.bake(), ...[...actors, ...back].map((actor) => actor.model)],
    heads: [dog.head, ...actors.map((actor) => actor.head)],
    // the licked plate on the bench
    find: ballsAt(0.24, [0.49, 0.55, 0.8]),
    lettering: [{ text: '3', balls: ballsAt(0.21, [0.1, 1.27, 0.06]) }],
    focal,
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
