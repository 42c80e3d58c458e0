/** BB-9.1. From above the cake: a backward 3, very carefully; and three are eight. */

import type * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { JIN_AH, MARCUS } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { FINCH_UNIFORM } from '../../cast/people/winter-coats.ts';
import { type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { block } from '../../model/painted.ts';
import { frame, place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, lathe } from '../../model/tube.ts';
import { wantedNapkin } from '../../props/cake-trouble.ts';
import { backwardThreeTip, icingBag, numberCake } from '../../props/number-cake.ts';
import { bellBackyard, YARD_TABLE } from '../../sets/bell-backyard.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

/** The cake is the middle of the stage; the reader's eye is above its +Z, so the table runs away slantwise. */
const CAKE: V3 = [-0.8, YARD_TABLE.top + 0.002, 0];
const STAGE = place([CAKE[0], 0, CAKE[2]], [0, -24, 0]);
const on = (at: V3, turn: V3 = [0, 0, 0], scale = 1): THREE.Matrix4 => STAGE.clone().multiply(place(at, turn, scale));
const inStage = (p: V3): V3 => vec(p).applyMatrix4(STAGE).toArray() as V3;
const SIZE = 1.75;
const DRAWN = 0.88;
const FROM = inStage([0.02, 2.36, 1.94]);
const TO = inStage([0.14, 0.855, 0.09]);

/** A hand laid on the cloth at a place of the stage. */
const onCloth = (at: V3, elbow: V3 = [0.8, -0.9, 0]): Pose['left'] => ({
  hand: [0, 0, 0],
  reachTo: inStage(at),
  elbow,
  palm: [0, -1, 0],
  fingers: [-0.1, -0.05, 1],
  grip: 'relaxed',
});
/** Hands flat on the cloth's edge, the head over it. */
const leaning = (tip: number, head: V3, change: Partial<Pose> = {}): Pose =>
  pose('stand', {
    lean: [tip, 0, 0],
    bend: 8,
    head,
    left: { hand: [0.1, -0.84, 0.3], elbow: [0.9, -0.2, -0.5], palm: [0, -1, 0], fingers: [-0.2, 0, 1], grip: 'flat' },
    right: { hand: [0.1, -0.84, 0.3], elbow: [0.9, -0.2, -0.5], palm: [0, -1, 0], fingers: [-0.2, 0, 1], grip: 'flat' },
    ...change,
  });

function charlotteWrites(tip: THREE.Vector3): { charlotte: Actor; bag: THREE.Matrix4 } {
  const at = on([-0.64, 0.42, 0.05], [0, 74, 0]);
  const stance = { lean: [21, 0, 0] as V3, bend: 12 };
  // a fist round the gathered top, another round the nozzle's end: where the bag is thin, fingers close
  const up = vec(-0.42, 0.8, 0.34).transformDirection(STAGE);
  const k = 0.9;
  const along = (d: number) => tip.clone().addScaledVector(up, d * k);
  const hold = { at, build: 'child8', stance, dir: up } as const;
  const left = gripRod({ ...hold, side: 'left', point: along(0.28), r: 0.024 * k, palm: [-0.7, 0, -0.7] });
  const right = gripRod({ ...hold, side: 'right', point: along(0.098), r: 0.026 * k, palm: [-1, 0, 0.1] });
  const bag = frame(along(0.252), up, vec(0.01, 0, 1)).scale(vec(k, k, k));
  const charlotte = character(without(CHARLOTTE_PARTY, 'earPencil'), {
    at,
    expression: 'concentrating',
    lookAt: tip.toArray() as V3,
    pose: pose('stand', {
      ...stance,
      head: [-3, -30, 12],
      left,
      right,
      legLeft: { foot: [0.04, 0, 0] },
      legRight: { foot: [0.08, 0, -0.16] },
    }),
  });
  return { charlotte, bag };
}

/** The mouth under the moustache: seen from above, a lip below it would be a beak. */
const FINCH: Person = {
  ...FINCH_UNIFORM,
  face: { ...FINCH_UNIFORM.face, layout: { ...FINCH_UNIFORM.face.layout, mouthY: -0.62 } },
};

export function backwardOnPurpose(): Shot {
  const model = new Model();
  const cake = place(CAKE, [0, -24, 0]);
  numberCake(model, cake, 'mended', { scale: SIZE, drawn: DRAWN });
  const tip = vec(backwardThreeTip(DRAWN)).multiplyScalar(SIZE).applyMatrix4(cake);
  const { charlotte, bag } = charlotteWrites(tip);
  icingBag(model, bag, '#4f9ac8', '#b9d6ec');
  // the crate the artist stands on: slats round a dark inside, three boards for its lid
  model.inside(on([-0.66, 0, 0.05], [0, -6, 0]), () => {
    block(model, [0.44, 0.38, 0.38], [0, 0, 0], '#7a5238', { line: 0.6 });
    for (const y of [0, 0.13, 0.26]) block(model, [0.48, 0.11, 0.42], [0, y, 0], '#c08a52', { line: 0.8 });
    for (const z of [-0.145, 0, 0.145]) block(model, [0.5, 0.035, 0.137], [0, 0.385, z], '#c9955c', { line: 0.8 });
  });

  const crowd = (person: Person, at: V3, yaw: number, e: ExpressionName, how: Pose) =>
    character(person, { at: on(at, [0, yaw, 0]), expression: e, lookAt: tip.toArray() as V3, pose: how });
  const marcus = crowd(MARCUS, [-0.1, 0.27, -0.71], 8, 'tender', leaning(26, [6, 6, 8]));
  const jinAh = crowd(JIN_AH, [0.66, 0.06, -0.9], -16, 'holdBreath', leaning(28, [0, -16, -6]));
  const theo = crowd(THEO, [1.07, 0.18, -1.12], -36, 'holdBreath', leaning(30, [0, -6, -7]));
  const priya = crowd(
    without(PRIYA, 'toolBelt', 'woodenSpoon'),
    [1.5, 0.14, -1.12],
    -52,
    'grin',
    leaning(34, [-2, 0, 9]),
  );
  // the youngest, on tiptoe at the near side
  const max = crowd(
    MAX_HOODED,
    [0.72, 0.12, 0.34],
    -112,
    'grin',
    pose('peek', {
      head: [-8, 36, 8],
      left: onCloth([0.5, 0.775, 0.2]),
      right: onCloth([0.46, 0.775, 0.09], [0.1, -1, 0.2]),
    }),
  );
  const finch = character(FINCH, {
    at: on([0.42, 0, -1.18], [0, -12, 0]),
    expression: 'tender',
    lookAt: tip.toArray() as V3,
    pose: pose('stand', {
      hips: 0.85,
      lean: [36, 0, 4],
      bend: 28,
      head: [-6, -8, 6],
      left: { hand: [0.1, -0.8, -0.2], elbow: [0.8, 0, -1] },
      right: { hand: [0.1, -0.8, -0.2], elbow: [0.8, 0, -1] },
    }),
  });
  const dogAt = place([-0.8, 0.27, 0.51], [0, -26, 0], 1.1);
  const dog = noodle({ at: dogAt, pose: 'sit', head: [-44, 10, -8] });
  wantedNapkin(model, dogAt.clone().multiply(place([0, 0.385, 0.32], [-32, 0, 3])), 0.26);
  places(model);
  const actors = [charlotte, priya, marcus, jinAh, theo, finch, max];
  return composeShot({
    set: (scene) =>
      bellBackyard(scene, {
        hour: 'noon',
        cake: 'gone',
        table: 'bare',
        without: ['balloons', 'benches', 'lanterns', 'tree'],
      }),
    light: plumLight('noon', { fill: { dir: [0.2, 0.3, 1], color: '#ffe6d2', power: 0.5, cone: 0.4 } }),
    camera: camera(FROM, TO, 49),
    focus: distance(FROM, tip.toArray() as V3),
    aperture: 0.012,
    center: [-0.6, 0.9, 0],
    radius: 3.2,
    actors: [dog, ...actors],
    things: [model.bake()],
    // the napkin
    find: ballsAt(0.11, [-1.02, 0.62, 0.85], [-0.92, 0.62, 0.91]),
    lettering: [
      { text: '8', balls: ballsAt(0.15, [-0.85, 1.12, 0.07], [-0.78, 1.12, 0.11]) },
      { text: 'WANTED 8', balls: ballsAt(0.086, [-1.04, 0.6, 0.86], [-0.92, 0.6, 0.92]) },
    ],
    focal: tip.toArray() as V3,
  });
}

/** What a party leaves at the quiet end of the table. */
function places(model: Model): void {
  const y = YARD_TABLE.top + 0.004;
  for (let i = 0; i < 5; i++)
    model.put(
      ball([0.12, 0.008, 0.12], 22),
      { color: i % 2 ? '#f4b8a8' : '#a8cfe0', line: 0.7 },
      place([0.16 + 0.008 * Math.sin(i * 2), y + 0.012 + i * 0.013, 0.18]),
    );
  // two cups of lemonade
  for (const [x, z, tone] of [
    [0.5, 0.14, '#f6d98a'],
    [0.4, 0.32, '#b4d8b4'],
  ] as const) {
    const cup: [number, number][] = points2('0,.032 .1,.042 .1,.036 .01,.026');
    model.put(lathe(cup, { around: 18 }), { color: tone, doubleSided: true }, place([x, y, z]));
    model.put(ball([0.036, 0.004, 0.036], 16), { color: '#fbe9a6', line: 0.3 }, place([x, y + 0.084, z]));
  }
}
