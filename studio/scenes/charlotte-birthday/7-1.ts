/** BB-7.1. Two o'clock, from behind the curtain: a mustache trembles beside the slit, and in the slit are twelve guests. */
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
import { camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM = point41([-2.68, 1.92, 0.16]);
const TO = point41([-0.98, 1.26, 2.92]);
const SPREAD = {
  legLeft: { foot: [0.1, 0, 0.08] as V3, toeOut: 12 },
  legRight: { foot: [0.08, 0, -0.1] as V3, toeOut: 26 },
};

/** X of the two curtain edges in the frame of 41. The camera looks out to +Z, so the left edge has the larger x. */
const SLIT = { left: -1.34, right: -2.16 };
/** Two curtains, and a ceiling and side walls that keep the sun out of the room. In the frame of 41. */
function curtains(model: Model): void {
  const tint = (q: THREE.Vector3) => color('#c9b7b0').multiplyScalar(0.86 + 0.14 * Math.sin(q.x * 60));
  const half = (from: number, to: number) => {
    model.put(roundedBox(to - from, 2.4, 0.02, 0.008), { tint, line: 0.8 }, place([(from + to) / 2, 1.9, 1.22]));
    for (let x = from + 0.05; x < to; x += 0.09)
      model.put(
        tube([vec(x, 3, 1.2), vec(x + 0.01, 1.9, 1.196), vec(x - 0.008, 0.8, 1.19)], [0.02, 0.028, 0.034], {
          around: 10,
          rings: 12,
        }),
        { color: '#d8c6ba', line: 0.7 },
      );
  };
  half(-3.4, SLIT.right);
  half(SLIT.left, 0.2);
  const shade = { color: '#5a5078', line: 0 };
  model.put(roundedBox(7, 0.05, 1.2, 0.01), shade, place([-2, 3.1, 0.62]));
  for (const x of [-3.5, 0.25]) model.put(roundedBox(0.05, 4, 1.2, 0.01), shade, place([x, 1.4, 0.62]));
}

const HUGO_AT = at41([-0.94, 0.45, 1.86], 214);
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
const CHARLOTTE_AT = at41([-0.06, 0.24, 4.4], 196, 1.3);

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
    at(1.15, 0, 5.6, 196),
    at(-0.78, 0.15, 2.63, 170),
    at(0.62, 0, 4.9, 178),
  ];
  const [ruby, leo] = [at(-0.72, 0.45, 1.9, 176), at(0.24, 0, 3.75, 190)];
  const low: Stance = { lean: [20, 0, 0], bend: 14, hips: 0.94 };
  const up: Stance = { lean: [8, 0, 0], bend: 3 };
  const lean: Stance = { head: [-8, 58, 6], lean: [12, 0, 0], bend: 4, hips: 0.97 };
  return [
    // the porch and the path behind it; Leo's balloon stands over their heads
    [
      NIA,
      at(0.5, 0.45, 0.7, 176),
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
      at(1.75, 0, 6.2, 200),
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
    [WREN, wren, pose('cheer', { ...lean, head: [-8, 6, 6] }), 'joy'],
    // the path: whoever came last pushes
    [JIN_AH, jin, push(jin, { ...lean, head: [-10, 64, 4] }, omar, lean), 'laugh'],
    [
      MARCUS,
      at(-0.66, 0, 3.3, 164),
      pose('stand', {
        lean: [-4, 8, 5],
        head: [-10, 6, 8],
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
      gaze: [0.3, 0.4],
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
  const theoAt = at41([-1.9, 0, 3.1], 176);
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
  model.inside(at41([-0.66, 0, 3.3], 164), () =>
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
    at: at41([-2.48, 0.1, 1.06], 164),
    expression: 'nervous',
    gaze: [-1, -0.3],
    pose: pose('stand', {
      lean: [-6, 0, -6],
      head: [4, -14, -6],
    }),
  });
  model.inside(at41([0, 0, 0], 0), () => curtains(model));
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        only: ['41'],
        noMail: (x) => x > 15,
        houses: { '41': { bare: true } },
        noTrees: (x) => x < 30,
      }),
    light: {
      ...AFTERNOON,
      points: [
        // daylight from the slit on the face, and a weak blue fill in the room
        { at: point41([-2.06, 1.8, 1.1]), color: '#ffe6bc', power: 0.5, radius: 0.06 },
        { at: point41([-3.0, 2.3, 0.42]), color: '#8f9cff', power: 0.2, radius: 0.2 },
      ],
    },
    camera: camera(FROM, TO, 41),
    focus: distance(FROM, point41([-1.1, 1, 3])),
    aperture: 0.004,
    center: point41([0, 1, 2.6]),
    radius: 6,
    actors: [charlotte, theo, finch, ...actors],
    things: [model.bake()],
    heads: [charlotte.head, theo.head, ...actors.map((actor) => actor.head), finch.head],
    // Hugo with the banjo case
    find: [vec(0.1, 0.16, 0.3), vec(0.06, 0.56, 0.3)].map((p) => ({ at: p.applyMatrix4(HUGO_AT), radius: 0.18 })),
    focal: finch.head.at.toArray() as V3,
  });
}
