/** BB-9.1. Close above the cake: a ring of faces, one nozzle, and the last gap in a blue 8. */

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
import { frame, place } from '../../model/place.ts';
import { wantedNapkin } from '../../props/cake-trouble.ts';
import { icingBag } from '../../props/number-cake.ts';
import { bellBackyard, YARD_TABLE } from '../../sets/bell-backyard.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { halfAnEight, numberTip } from './9-1.cake.ts';

/** The cake stands in the middle of the table, its top 1.14 high; the children stand on benches round it. */
const SIZE = 2.1;
const CAKE = place([0, YARD_TABLE.top + 0.002, 0], [0, 0, 0], SIZE);
const CAKE_TOP: V3 = [0, 1.15, 0];
const TO: V3 = [0, 1.12, -0.13];
const FROM: V3 = [0, 1.12 + 1.27, -0.13 + 1.42];
const CHILD = 0.9;

/** Hands flat on the cloth's edge, the head over the cake. */
const leaning = (tip: number, head: V3, change: Partial<Pose> = {}): Pose =>
  pose('stand', {
    lean: [tip, 0, 0],
    bend: 14,
    head,
    left: { hand: [0.1, -0.84, 0.3], elbow: [0.9, -0.2, -0.5], palm: [0, -1, 0], fingers: [-0.2, 0, 1], grip: 'flat' },
    right: { hand: [0.1, -0.84, 0.3], elbow: [0.9, -0.2, -0.5], palm: [0, -1, 0], fingers: [-0.2, 0, 1], grip: 'flat' },
    ...change,
  });

function charlotteWrites(tip: THREE.Vector3): { charlotte: Actor; bag: THREE.Matrix4 } {
  const at = place([-0.645, 0.45, 0.2], [0, 84, 0], CHILD);
  const stance = { lean: [36, 0, 0] as V3, bend: 12 };
  // a fist round the gathered top, another round the nozzle's end; the bag leans to her, off the number
  const up = vec(-0.66, 0.42, 0.62).normalize();
  const k = 0.94;
  const along = (d: number) => tip.clone().addScaledVector(up, d * k);
  const hold = { at, build: 'child8', stance, dir: up } as const;
  const right = gripRod({ ...hold, side: 'right', point: along(0.28), r: 0.024 * k, palm: [-0.7, 0, -0.7] });
  const left = gripRod({ ...hold, side: 'left', point: along(0.098), r: 0.026 * k, palm: [-1, 0, 0.1] });
  const bag = frame(along(0.252), up, vec(0.01, 0, 1)).scale(vec(k, k, k));
  const charlotte = character(without(CHARLOTTE_PARTY, 'earPencil'), {
    at,
    expression: 'concentrating',
    lookAt: tip.toArray() as V3,
    pose: pose('stand', { ...stance, head: [-24, -44, 4], left, right }),
  });
  return { charlotte, bag };
}

/** The mouth under the mustache: seen from above, a lip below it would be a beak. */
const FINCH: Person = {
  ...FINCH_UNIFORM,
  face: { ...FINCH_UNIFORM.face, layout: { ...FINCH_UNIFORM.face.layout, mouthY: -0.62 } },
};

export function backwardOnPurpose(): Shot {
  const model = new Model();
  halfAnEight(model, CAKE);
  const tip = numberTip().applyMatrix4(CAKE);
  const { charlotte, bag } = charlotteWrites(tip);
  icingBag(model, bag, '#3f7fd8', '#f6ecd8');

  const crowd = (person: Person, at: V3, yaw: number, e: ExpressionName, how: Pose) =>
    character(person, { at: place(at, [0, yaw, 0], CHILD), expression: e, lookAt: tip.toArray() as V3, pose: how });
  const theo = crowd(THEO, [-0.63, 0.45, -0.7], 36, 'holdBreath', leaning(34, [0, 0, 7]));
  const jinAh = crowd(JIN_AH, [-0.27, 0.38, -0.82], 12, 'calm', leaning(36, [2, 0, -6]));
  const marcus = crowd(MARCUS, [0.34, 0.36, -0.8], -14, 'tender', leaning(34, [-12, 0, 8]));
  const priya = crowd(
    without(PRIYA, 'toolBelt', 'woodenSpoon'),
    [0.68, 0.4, -0.66],
    -42,
    'wonder',
    leaning(34, [3, 6, 9]),
  );
  const max = crowd(MAX_HOODED, [0.8, 0.54, -0.2], -80, 'grin', leaning(30, [-2, 30, 8]));
  const finch = character(FINCH, {
    at: place([0.05, 0.18, -1.14], [0, -2, 0]),
    expression: 'tender',
    lookAt: tip.toArray() as V3,
    pose: pose('stand', {
      hips: 0.85,
      lean: [46, 0, 4],
      bend: 34,
      head: [-4, -2, 6],
      left: { hand: [0.1, -0.8, -0.2], elbow: [0.8, 0, -1] },
      right: { hand: [0.1, -0.8, -0.2], elbow: [0.8, 0, -1] },
    }),
  });
  const dogAt = place([0.6, 0.78, 0.0], [0, -14, 0], 0.8);
  const dog = noodle({ at: dogAt, pose: 'sit', head: [-24, -40, -8] });
  wantedNapkin(model, dogAt.clone().multiply(place([0, 0.385, 0.32], [-32, 0, 3])), 0.26);
  const wanted = vec(0, 0.29, 0.36).applyMatrix4(dogAt);
  const actors = [charlotte, theo, jinAh, marcus, priya, finch, max];
  return composeShot({
    set: (scene) =>
      bellBackyard(scene, {
        hour: 'golden',
        cake: 'gone',
        table: 'bare',
        without: ['balloons', 'benches', 'lanterns', 'tree'],
      }),
    // the evening comes over the reader's right shoulder; the garden behind them is blue already
    light: plumLight('golden', {
      sun: { dir: [0.62, 0.62, 0.6], color: '#ffc987', power: 5.4, cone: 0.06 },
      fog: { color: '#54776a', near: 2.4, far: 5.6 },
    }),
    camera: camera(FROM, TO, 37.5),
    focus: distance(FROM, tip.toArray() as V3),
    aperture: 0.012,
    center: [0, 0.9, 0],
    radius: 2.6,
    actors: [dog, ...actors],
    things: [model.bake()],
    // the napkin
    find: ballsAt(0.115, wanted),
    lettering: [
      { text: '8', balls: ballsAt(0.31, CAKE_TOP) },
      { text: 'WANTED 8', balls: ballsAt(0.09, wanted) },
    ],
    focal: tip.toArray() as V3,
  });
}
