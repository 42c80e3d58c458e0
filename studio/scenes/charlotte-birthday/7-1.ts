/** BB-7.1. Two o'clock at number 41: twelve guests on its steps, five tickets, ten fingers, and a moustache at the curtain. */
import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { ticketFan } from '../../props/birthday-things.ts';
import { AFTERNOON, at41, inCrowd, point41 } from '../../sets/plum-crowd.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { frontYard } from './7-1.front-yard.ts';
import { eyesOf, guests, SPREAD } from './7-1.guests.ts';

const FROM = point41([1.2, 1.9, 9.4]);
const TO = point41([-0.4, 0.71, 2.5]);

/** The wide window: both curtains drawn but for a gap, and in it a cap, two eyes, the moustache, and four fingers. */
const PEEK: V3 = [-2.99, 1.84, 0.074];
const SLIT = { left: -3.19, right: -2.79 };
function curtain(model: Model): void {
  const tint = (q: THREE.Vector3) => color('#f7ecd0').multiplyScalar(0.84 + 0.14 * Math.sin(q.x * 70));
  const half = (from: number, to: number) =>
    model.put(roundedBox(to - from, 1.24, 0.02, 0.008), { tint, line: 0.8 }, place([(from + to) / 2, 1.96, 0.078]));
  half(-3.42, SLIT.left);
  half(SLIT.right, -1.98);
  // folds of cloth that hang from the rail, closer where the hand has pushed them together
  for (const x of [-3.38, -3.32, -3.26, -3.21, -2.77, -2.7, -2.61, -2.5, -2.38, -2.26, -2.14, -2.04])
    model.put(
      tube([vec(x, 2.58, 0.082), vec(x + 0.012, 1.95, 0.084), vec(x - 0.01, 1.35, 0.086)], [0.016, 0.024, 0.03], {
        around: 10,
        rings: 12,
      }),
      { color: '#fff6dc', line: 0.7 },
    );
  model.put(roundedBox(0.4, 1.22, 0.006, 0.002), { color: '#4a3a52', line: 0.3 }, place([-2.99, 1.96, 0.034]));
  // what shows of him under the head: shirt collar and blue waistcoat
  model.put(roundedBox(0.37, 0.36, 0.012, 0.005), { color: '#4a64a0', line: 0.8 }, place([-2.99, 1.5, 0.06]));
  for (const s of [-1, 1])
    model.put(
      roundedBox(0.13, 0.06, 0.01, 0.004),
      { color: '#fffaf0', line: 0.8 },
      place([-2.99 + s * 0.055, 1.655, 0.068], [0, 0, s * 24]),
    );
  for (let i = 0; i < 4; i++)
    model.put(
      ball([0.034, 0.017, 0.018], 10),
      { color: '#9c6a46', line: 0.8 },
      place([SLIT.left - 0.004, 1.6 - i * 0.036, 0.096], [0, 0, 8]),
    );
}

const CHARLOTTE_AT = at41([1.45, 0, 5.0], -32);
const THEO_AT = at41([-1.6, 0, 5], 62);
const PRIYA_AT = at41([-1.08, 0, 5.0], 6);

function charlotteCounts(): Actor {
  const stance = { lean: [-6, 4, -3] as V3, bend: -2, head: [-2, -10, 6] as V3 };
  // one hand open to the reader, the forefinger of the other at its thumb: five are used up
  const open: ArmPose = {
    hand: [0.36, 0.06, 0.52],
    elbow: [0.8, -1, -0.1],
    palm: [-0.75, 0, 0.66],
    fingers: [0.1, 1, 0.1],
    grip: 'open',
  };
  const act = (left?: ArmPose) =>
    character(CHARLOTTE_PARTY, {
      at: CHARLOTTE_AT,
      expression: 'dismay',
      gaze: [-0.75, 0.1],
      pose: pose('surprise', { ...stance, right: open, ...(left ? { left } : {}) }),
    });
  const thumb = vec(0.06, 0.016, 0.006).applyMatrix4(act().grip.right);
  return act(pointAt({ at: CHARLOTTE_AT, build: 'child8', stance, side: 'left', target: thumb, elbow: [1, -0.5, 0] }));
}

export function twelveGuests(): Shot {
  const model = new Model();
  const charlotte = charlotteCounts();
  const theo = character(inCrowd(without(THEO_ONE_BOOT, 'notebook')), {
    at: THEO_AT,
    expression: 'nervous',
    lookAt: eyesOf(PRIYA_AT),
    pose: pose('stand', {
      lean: [2, 6, -3],
      head: [-2, -10, -6],
      right: {
        hand: [0.2, -0.4, 0.5],
        elbow: [0.8, -0.8, 0],
        palm: [-0.8, 0, 0.5],
        fingers: [0.1, 1, 0.3],
        grip: 'sheet',
      },
      left: {
        hand: [-0.1, -0.62, 0.44],
        elbow: [0.7, -0.6, -0.6],
        palm: [-0.3, 1, 0],
        fingers: [-0.2, 0.1, 1],
        grip: 'open',
      },
    }),
  });
  const priyaStance: Stance = { lean: [-4, -8, -6], head: [2, 2, -12] };
  const priya = character(PRIYA, {
    at: PRIYA_AT,
    expression: 'biteLip',
    lookAt: point41([1, 1.9, 7]),
    pose: pose('stand', {
      ...priyaStance,
      // at the end of her braid
      right: gripRod({
        at: PRIYA_AT,
        build: 'child8',
        stance: priyaStance,
        side: 'right',
        point: vec(-0.19, 0.72, 0.1).applyMatrix4(PRIYA_AT),
        dir: vec(0, 1, 0),
        r: 0.022,
        elbow: [1, -0.5, -0.2],
      }),
      left: {
        hand: [0.1, -0.56, 0.2],
        elbow: [1, -0.2, -0.6],
        palm: [-1, 0, -0.3],
        fingers: [-0.7, -0.5, 0.5],
        grip: 'holdThick',
      },
      ...SPREAD,
    }),
  });
  const crowd = guests(model, eyesOf(CHARLOTTE_AT));
  // the five tickets as a fan
  model.inside(place(new THREE.Vector3().setFromMatrixPosition(theo.grip.right)), () =>
    ticketFan(
      model,
      at41([0, 0, 0], 10)
        .multiply(place([0, 0, 0], [0, 0, 24]))
        .setPosition(0, 0.01, 0),
      5,
      0.22,
    ),
  );
  const finch = character(MR_FINCH, {
    at: at41(PEEK, 0).multiply(place([0, 0, 0], [0, 0, 0], [1.36, 1.36, 0.06])),
    expression: 'worry',
    gaze: [0.4, -0.5],
    headOnly: true,
    pose: pose('stand', { head: [2, 0, 3] }),
  });
  model.inside(at41([0, 0, 0], 0), () => curtain(model));
  return composeShot({
    set: (scene) => frontYard(scene, (x, z) => Math.abs(x) > 2 && z < 3.6),
    light: AFTERNOON,
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, point41([0, 1, 4])),
    aperture: 0.003,
    center: point41([0, 1, 3]),
    radius: 6,
    actors: [charlotte, theo, priya, finch, ...crowd],
    things: [model.bake()],
    heads: [charlotte.head, theo.head, priya.head, ...crowd.map((actor) => actor.head), finch.head],
    // Hugo with the banjo case
    find: ballsAt(0.28, point41([-1.34, 1.5, 1.75]), point41([-1.14, 1.05, 1.85])),
    lettering: [
      { text: '41', balls: ballsAt(0.18, [30.53, 1.94, -0.24], [30.42, 1.94, 0.01]) },
      { text: 'NO BELLS NO BALLS NO BANJOS', balls: ballsAt(0.32, [30.42, 1.96, 1.16]) },
    ],
    focal: point41([0.1, 1.1, 3]),
  });
}
