/** BB-7.1. Two o'clock at the blue door: twelve guests on the steps, five tickets, and a moustache at the curtain. */
import * as THREE from 'three';
import type { Actor } from '../../cast/character.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { onShoulder, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { ELLA, HUGO, JIN_AH, LEO, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose, Pose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { ticketFan } from '../../props/birthday-things.ts';
import { invitation } from '../../props/invitation-cards.ts';
import { banjoCase } from '../../props/sound-things.ts';
import { AFTERNOON, at41, type Extra, extra, inCrowd, point41 } from '../../sets/plum-crowd.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM = point41([-2.9, 1.02, 7.5]);
const TO = point41([-0.33, 1.2, 1.6]);
const SPREAD = {
  legLeft: { foot: [0.1, 0, 0.08] as V3, toeOut: 12 },
  legRight: { foot: [0.08, 0, -0.1] as V3, toeOut: 26 },
};

/** The wide window: both curtains drawn but for a hand's breadth, and in it one eye, half a moustache, four fingers. */
const PEEK: V3 = [-2.285, 1.74, 0.044];
const SLIT = { left: -2.47, right: -2.27 };
function curtain(model: Model): void {
  const tint = (q: THREE.Vector3) => color('#f7ecd0').multiplyScalar(0.84 + 0.14 * Math.sin(q.x * 70));
  const half = (from: number, to: number) =>
    model.put(roundedBox(to - from, 1.24, 0.02, 0.008), { tint, line: 0.8 }, place([(from + to) / 2, 1.96, 0.078]));
  half(-3.42, SLIT.left);
  half(SLIT.right, -1.98);
  // folds of cloth that hang from the rail, closer where the hand has pushed them together
  for (const x of [-3.36, -3.22, -3.08, -2.95, -2.83, -2.72, -2.63, -2.56, -2.5, -2.24, -2.16, -2.07])
    model.put(
      tube([vec(x, 2.58, 0.082), vec(x + 0.012, 1.95, 0.084), vec(x - 0.01, 1.35, 0.086)], [0.016, 0.024, 0.03], {
        around: 10,
        rings: 12,
      }),
      { color: '#fff6dc', line: 0.7 },
    );
  model.put(roundedBox(0.3, 1.22, 0.006, 0.002), { color: '#4a3a52', line: 0.3 }, place([-2.37, 1.96, 0.034]));
  for (let i = 0; i < 4; i++)
    model.put(
      ball([0.034, 0.017, 0.018], 10),
      { color: '#9c6a46', line: 0.8 },
      place([SLIT.left - 0.004, 1.6 - i * 0.036, 0.096], [0, 0, 8]),
    );
}

const HUGO_AT = at41([-1.4, 0.45, 1.55], -26);
/** round the banjo case */
const held = (side: 'left' | 'right', at: V3, fingers: V3): ArmPose =>
  grasp({
    at: HUGO_AT,
    build: 'child8',
    side,
    point: vec(at).applyMatrix4(HUGO_AT),
    touch: 'palm',
    r: 0.03,
    fingers,
    palm: [-0.3, 0, -1],
    elbow: [1, -0.6, 0],
    grip: 'holdThick',
  });
const CHARLOTTE_AT = at41([-1.47, 0, 5.79], -60);

/** Somebody who pushes from behind: both hands on the shoulders of whoever stands in front. */
const push = (at: THREE.Matrix4, stance: Stance, front: THREE.Matrix4, frontStance: Stance = {}): Pose => {
  const hand = (side: 'left' | 'right') =>
    onShoulder({
      at,
      build: 'child8',
      stance,
      side,
      elbow: [0.9, -0.6, 0],
      other: { at: front, build: 'child8', stance: frontStance, side },
    });
  return pose('stand', {
    ...stance,
    left: hand('left'),
    right: hand('right'),
    legLeft: { foot: [0.04, 0, 0.16], knee: [0.1, 0.1, 1] },
    legRight: { foot: [0.06, 0.06, -0.22], toeDown: 30 },
  });
};
const UP: ArmPose = {
  hand: [0.36, 0.8, 0.2],
  elbow: [1, -0.2, -0.2],
  palm: [-0.2, 0, 1],
  fingers: [0.1, 1, 0.1],
  grip: 'open',
};

function crowd(): Extra[] {
  const at = (x: number, y: number, z: number, yaw: number) => at41([x, y, z], yaw);
  const [omar, wren, jin, sam] = [
    at(-0.76, 0.3, 2.25, 174),
    at(0.86, 0.3, 2.25, 186),
    at(-0.78, 0.15, 2.63, 170),
    at(0.44, 0.3, 2.32, -120),
  ];
  const [ruby, leo] = [at(-0.72, 0.45, 1.9, 176), at(0.82, 0.45, 1.9, 182)];
  const low: Stance = { lean: [20, 0, 0], bend: 14, hips: 0.94 };
  const up: Stance = { lean: [8, 0, 0], bend: 3 };
  const lean: Stance = { head: [-8, 58, 6], lean: [12, 0, 0], bend: 4, hips: 0.97 };
  return [
    // the porch: noses at the door, a banjo under the rule against banjos, a balloon over everybody
    [
      NIA,
      at(0.02, 0.45, 0.66, 176),
      pose('peek', { bend: 12, lean: [22, 0, 0], head: [6, 0, 6], shift: [0, -0.05, 0] }),
      'joy',
    ],
    [
      LEO,
      leo,
      pose('stand', { ...up, head: [-10, 62, 8], left: { ...UP, hand: [0.24, 0.5, 0.3], grip: 'fist' } }),
      'laugh',
    ],
    [
      HUGO,
      HUGO_AT,
      pose('stand', {
        lean: [-3, 4, 4],
        head: [2, -6, -9],
        left: held('left', [0.19, 0.66, 0.27], [-0.8, 0.1, 0.5]),
        right: held('right', [0.01, 0.52, 0.23], [-0.9, 0.1, 0.3]),
      }),
      'smile',
      [-0.4, -0.2],
    ],
    [RUBY, ruby, pose('stand', { ...low, head: [-8, 40, 6], right: { ...UP, hand: [0.1, 0.6, 0.5] } }), 'grin'],
    [OMAR, omar, push(omar, { ...low, hips: 0.92, head: [0, 58, 10] }, ruby, low), 'joy'],
    [
      ELLA,
      at(0.12, 0.3, 2.26, -34),
      pose('stand', {
        lean: [4, 6, -6],
        bend: 6,
        head: [2, 34, -10],
        left: {
          hand: [-0.02, 0.16, 0.5],
          elbow: [0.8, -0.8, 0],
          palm: [-0.5, 0, -0.8],
          fingers: [-0.2, 1, 0.2],
          grip: 'flat',
        },
        ...SPREAD,
      }),
      'grin',
      [0.7, 0],
    ],
    [
      SAM,
      sam,
      pose('stand', { lean: [0, 6, 6], head: [-4, 34, 8], left: { ...UP, hand: [0.36, 0.6, 0.3] }, ...SPREAD }),
      'laugh',
    ],
    [WREN, wren, push(wren, lean, leo, up), 'joy'],
    // the path: whoever came last pushes
    [JIN_AH, jin, push(jin, { ...lean, head: [-10, 64, 4] }, omar, lean), 'laugh'],
    [
      MARCUS,
      at(-0.66, 0, 3.3, -40),
      pose('stand', {
        lean: [-4, 8, 5],
        head: [-4, 44, 8],
        right: {
          hand: [0.5, 0.12, -0.3],
          elbow: [0.6, -1, 0],
          palm: [0, 0.4, 1],
          fingers: [0.6, 0.3, -0.8],
          grip: 'point',
        },
        left: {
          hand: [0.13, -0.6, 0.06],
          elbow: [1, 0, -0.6],
          palm: [-1, 0, 0],
          fingers: [-0.6, -0.6, 0.5],
          grip: 'fist',
        },
        ...SPREAD,
      }),
      'grin',
      [0.5, 0.1],
    ],
    [
      PRIYA,
      at(0.12, 0.03, 2.98, -60),
      pose('stand', { lean: [-4, -8, -6], head: [2, 2, -12], left: { ...UP, hand: [0.5, 0.6, 0.1] }, ...SPREAD }),
      'biteLip',
      [0, 0],
    ],
  ];
}

export function twelveGuests(): Shot {
  const model = new Model();
  const stance = { lean: [-7, 6, -4] as V3, bend: -2, head: [-2, -6, 8] as V3 };
  const counter: ArmPose = {
    hand: [0.2, -0.22, 0.62],
    elbow: [0.9, -0.9, -0.2],
    palm: [-0.5, 0, 0.85],
    fingers: [0.05, 1, 0.25],
    grip: 'open',
  };
  const act = (right?: ArmPose) =>
    character(CHARLOTTE_PARTY, {
      at: CHARLOTTE_AT,
      expression: 'dismay',
      gaze: [-0.75, 0.1],
      pose: pose('surprise', { ...stance, left: counter, ...(right ? { right } : {}) }),
    });
  const fingertip = vec(0, 0.075, 0)
    .applyMatrix4(act().grip.left)
    .add(vec(-0.022, 0, 0.014).applyMatrix4(new THREE.Matrix4().extractRotation(CHARLOTTE_AT)));
  const charlotte = act(
    pointAt({
      at: CHARLOTTE_AT,
      build: 'child8',
      stance,
      side: 'right',
      target: fingertip,
      elbow: [1, -0.5, 0],
    }),
  );
  const theoAt = at41([-2.1, 0, 3.4], 26);
  const theo = character(inCrowd(without(THEO_ONE_BOOT, 'notebook')), {
    at: theoAt,
    expression: 'nervous',
    gaze: [0.4, 0.1],
    pose: pose('stand', {
      lean: [-4, 6, -3],
      head: [-2, 20, -8],
      right: {
        hand: [0.2, -0.4, 0.5],
        elbow: [0.8, -0.8, 0],
        palm: [-0.8, 0, 0.5],
        fingers: [0.1, 1, 0.3],
        grip: 'sheet',
      },
    }),
  });
  // he has the right number in his pocket, and has come all the same
  model.inside(at41([-0.66, 0, 3.3], -40), () =>
    invitation(model, place([0.1, 0.58, 0.135], [-10, 12, -12]), { tall: 0.23, number: '41>14', fold: 4 }),
  );
  const guests = crowd();
  const actors: Actor[] = guests.map(extra);
  // the five tickets as a fan
  model.inside(place(new THREE.Vector3().setFromMatrixPosition(theo.grip.right)), () =>
    ticketFan(
      model,
      at41([0, 0, 0], -20)
        .multiply(place([0, 0, 0], [0, 0, 24]))
        .setPosition(0, 0.01, 0),
      5,
      0.22,
    ),
  );
  model.inside(HUGO_AT, () => banjoCase(model, place([0.1, 0.08, 0.24], [-4, 0, -10], 1.05)));
  const leo = actors[1];
  if (leo) {
    const hand = new THREE.Vector3().setFromMatrixPosition(leo.grip.left);
    const up = hand.clone().add(new THREE.Vector3(0, 0.75, -0.12));
    model.put(tube([hand.clone().add(new THREE.Vector3(0, -0.1, 0)), hand, up], [0.005], { around: 5, rings: 14 }), {
      color: '#fff4dc',
      line: 0.5,
    });
    model.put(ball([0.17, 0.2, 0.17], 24), { color: '#e4604c' }, place(up.clone().add(new THREE.Vector3(0, 0.2, 0))));
    model.put(ball([0.024, 0.02, 0.024], 10), { color: '#c8402f' }, place(up));
  }
  const finch = character(MR_FINCH, {
    at: at41(PEEK, 0).multiply(place([0, 0, 0], [0, 0, 0], [1.36, 1.36, 0.06])),
    expression: 'worry',
    gaze: [0.4, -0.5],
    headOnly: true,
    pose: pose('stand', { head: [2, 0, 3] }),
  });
  model.inside(at41([0, 0, 0], 0), () => curtain(model));
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        only: ['41'],
        noTrees: (x) => x < 30,
      }),
    light: AFTERNOON,
    camera: camera(FROM, TO, 39),
    focus: distance(FROM, point41([-1.2, 1, 5])),
    aperture: 0.004,
    center: point41([0, 1, 2.6]),
    radius: 6,
    actors: [charlotte, theo, finch, ...actors],
    things: [model.bake()],
    heads: [charlotte.head, theo.head, ...actors.map((actor) => actor.head), finch.head],
    // Hugo with the banjo case
    find: ballsAt(0.3, [28.62, 1.45, -1.43], [28.64, 0.75, -1.42]),
    lettering: [
      { text: '41', balls: ballsAt(0.18, [30.53, 1.94, -0.24], [30.42, 1.94, 0.01]) },
      { text: 'NO BELLS NO BALLS NO BANJOS', balls: ballsAt(0.32, [30.42, 1.96, 1.16]) },
    ],
    focal: point41([-0.1, 1.1, 2.4]),
  });
}
