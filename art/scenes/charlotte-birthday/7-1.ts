/** BB-7.1. Two o'clock at the blue door: twelve guests on the steps, five tickets, and a moustache at the curtain. */
import * as THREE from 'three';
import type { Actor } from '../../cast/character.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { ELLA, HUGO, JIN_AH, LEO, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { type ArmPose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { ticketFan } from '../../props/birthday-things.ts';
import { banjoCase } from '../../props/sound-things.ts';
import { AFTERNOON, at41, type Extra, extra, inCrowd, point41 } from '../../sets/plum-crowd.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM = point41([-0.64, 1.85, 8.9]);
const TO = point41([-0.38, 1.14, 1.6]);

/** The wide window: a curtain pulled over half of one face, four fingers at its edge. */
const PEEK: V3 = [-2.4, 1.72, 0.03];
function curtain(m: Model): void {
  m.put(
    roundedBox(0.46, 1.24, 0.03, 0.012),
    { tint: (q) => color('#f7ecd0').multiplyScalar(0.86 + 0.14 * Math.sin(q.x * 70)), line: 0.8 },
    place([-2.19, 1.96, 0.055]),
  );
  for (let i = 0; i < 4; i++)
    m.put(
      ball([0.035, 0.016, 0.016], 10),
      { color: '#8f5a3a', line: 0.8 },
      place([-2.4, 1.72 - i * 0.034, 0.075], [0, 0, 8]),
    );
}

const HUGO_AT = at41([0.84, 0.45, 1.4], -14);
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
const CHARLOTTE_AT = at41([-1.7, 0, 4.68], 58);
/** where the counting finger meets the thumb of the other hand */
const COUNTED = vec(0.015, 0.985, 0.33).applyMatrix4(CHARLOTTE_AT);

function crowd(): Extra[] {
  return [
    // the door: an eye at the mail slot, a hand on a railing, a banjo under the rule against banjos
    [
      NIA,
      at41([0.34, 0.45, 0.62], 176),
      pose('peek', { bend: 12, lean: [22, 0, 0], head: [6, 0, 6], shift: [0, -0.05, 0] }),
      'joy',
    ],
    [
      LEO,
      at41([-1.32, 0.45, 1.42], -14),
      pose('wave', {
        lean: [0, -10, 6],
        head: [6, -16, 10],
        left: { hand: [0.3, -0.2, 0.4], elbow: [0.8, -0.9, 0], palm: [-1, 0, 0.2], fingers: [0, 1, 0.2], grip: 'fist' },
      }),
      'laugh',
      [-0.4, -0.4],
    ],
    [
      HUGO,
      HUGO_AT,
      pose('stand', {
        lean: [-3, 4, 4],
        head: [2, -12, -9],
        left: held('left', [0.17, 0.66, 0.3], [-0.8, 0.1, 0.5]),
        right: held('right', [0.08, 0.5, 0.34], [-0.9, 0.1, 0.3]),
      }),
      'smile',
      [-0.6, -0.2],
    ],
    // the steps: the twins share a secret, Omar sits it out
    [
      ELLA,
      at41([-0.74, 0.3, 2.3], 34),
      pose('stand', {
        lean: [6, 6, -8],
        bend: 8,
        head: [4, 26, -10],
        left: {
          hand: [0.1, 0.06, 0.5],
          elbow: [0.8, -0.8, 0],
          palm: [-0.8, 0, 0.5],
          fingers: [-0.2, 1, 0.3],
          grip: 'flat',
        },
      }),
      'grin',
      [0.7, 0],
    ],
    [
      SAM,
      at41([-0.24, 0.3, 2.34], -8),
      pose('stand', {
        lean: [0, 4, 6],
        head: [-4, -24, 12],
        left: {
          hand: [0.3, -0.1, 0.46],
          elbow: [0.8, -0.9, 0],
          palm: [-0.2, 0.1, 1],
          fingers: [0.3, 1, 0.2],
          grip: 'open',
        },
      }),
      'laugh',
    ],
    [
      OMAR,
      at41([0.52, 0.02, 2.36], -18),
      pose('sitChair', {
        bend: 16,
        head: [-2, -22, 8],
        right: {
          hand: [-0.22, 0.0, 0.5],
          elbow: [0.6, -1, 0.3],
          palm: [0, 0.3, -1],
          fingers: [-0.3, 1, -0.2],
          grip: 'fist',
        },
        legLeft: { foot: [0.1, 0.26, 0.66], knee: [0.3, 0.6, 1], toeOut: 22 },
        legRight: { foot: [0.06, 0.26, 0.6], knee: [0.1, 0.6, 1] },
      }),
      'calm',
      [-0.6, 0],
    ],
    // the lawn
    [
      JIN_AH,
      at41([0.86, 0, 3.4], 206),
      pose('stand', {
        lean: [-4, 8, 3],
        head: [-16, 24, 6],
        left: { hand: [0.16, -0.93, 0.02], elbow: [0.6, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
        right: {
          hand: [0.13, -0.6, 0.06],
          elbow: [1, 0, -0.6],
          palm: [-1, 0, 0],
          fingers: [-0.6, -0.6, 0.5],
          grip: 'fist',
        },
      }),
      'thinking',
    ],
    [
      WREN,
      at41([-0.1, 0, 3.62], 58),
      pose('stand', {
        lean: [-2, 6, -4],
        head: [-6, 4, -8],
        right: {
          hand: [0.3, 0.02, 0.5],
          elbow: [0.8, -0.9, 0],
          palm: [-0.6, 0.6, 0.3],
          fingers: [0.2, 0.5, 1],
          grip: 'open',
        },
        legLeft: { foot: [0.05, 0, 0.08], toeOut: 12 },
        legRight: { foot: [0.08, 0, -0.1], toeOut: 26 },
      }),
      'joy',
      [0.3, 0.1],
    ],
    [
      MARCUS,
      at41([1.2, 0, 4.3], -52),
      pose('stand', {
        lean: [-3, -6, -4],
        bend: -2,
        head: [-4, -10, 8],
        right: {
          hand: [0.62, 0.22, -0.1],
          elbow: [0.4, -1, 0],
          palm: [0, 0, 1],
          fingers: [1, 0.35, -0.2],
          grip: 'point',
        },
        left: {
          hand: [0.13, -0.6, 0.06],
          elbow: [1, 0, -0.6],
          palm: [-1, 0, 0],
          fingers: [-0.6, -0.6, 0.5],
          grip: 'fist',
        },
        legLeft: { foot: [0.14, 0, 0.06], toeOut: 24 },
      }),
      'grin',
      [-0.3, 0],
    ],
    [
      RUBY,
      at41([1.4, 0.45, 0.72], 138),
      pose('peek', {
        head: [-20, -4, 8],
        left: { hand: [0.1, 0.2, 0.62], elbow: [1, -0.8, 0], palm: [0, 0, 1], fingers: [0.1, 1, 0.1], grip: 'open' },
        right: { hand: [0.2, 0.1, 0.6], elbow: [1, -0.8, 0], palm: [0, 0, 1], fingers: [0.1, 1, 0.1], grip: 'open' },
      }),
      'gasp',
    ],
    [
      PRIYA,
      at41([-1.0, 0, 4.0], 40),
      pose('handsOnHips', { lean: [-5, 10, 4], head: [-6, -64, 10], bend: -3 }),
      'grin',
      [-0.5, 0],
    ],
  ];
}

export function twelveGuests(): Shot {
  const scene = new THREE.Scene();
  plumStreet(scene, {
    hour: 'noon',
    skip: ['14', ...(['north', 'south'] as const).flatMap((s) => [0, 1, 2, 3, 4, 5].map((i) => `${s}${i}` as const))],

    noTrees: (x) => x < 30,
  });
  const m = new Model();
  const charlotte = character(CHARLOTTE_PARTY, {
    at: CHARLOTTE_AT,
    expression: 'gasp',
    gaze: [0.45, 0.1],
    pose: pose('surprise', {
      lean: [-5, 4, -4],
      head: [-6, -2, 8],
      left: {
        hand: [-0.06, 0.18, 0.76],
        elbow: [0.9, -0.9, -0.2],
        palm: [-0.55, 0, 0.8],
        fingers: [0.15, 1, 0.1],
        grip: 'open',
      },
      right: grasp({
        at: CHARLOTTE_AT,
        build: 'child8',
        side: 'right',
        point: COUNTED,
        touch: 'fingertip',
        fingers: [-0.85, 0.3, 0.3],
        palm: [-0.1, -0.9, -0.3],
        elbow: [0.9, -0.6, -0.1],
        grip: 'point',
      }),
    }),
  });
  const theoAt = at41([-2.62, 0, 3.3], 58);
  const theo = character(inCrowd(without(THEO_ONE_BOOT, 'notebook')), {
    at: theoAt,
    expression: 'worry',
    gaze: [0.2, 0.3],
    pose: pose('stand', {
      lean: [-4, 0, -3],
      head: [-2, -8, -8],
      right: {
        hand: [0.34, -0.26, 0.44],
        elbow: [0.8, -0.8, 0],
        palm: [-0.8, 0, 0.5],
        fingers: [0.1, 1, 0.3],
        grip: 'sheet',
      },
    }),
  });
  const guests = crowd();
  const actors: Actor[] = guests.map(extra);
  // the five tickets as a fan
  m.inside(place(new THREE.Vector3().setFromMatrixPosition(theo.grip.right)), () =>
    ticketFan(
      m,
      at41([0, 0, 0], 19)
        .multiply(place([0, 0, 0], [0, 0, 24]))
        .setPosition(0, 0.01, 0),
      5,
      0.25,
    ),
  );
  m.inside(HUGO_AT, () => banjoCase(m, place([0.06, 0.02, 0.3], [-4, 0, -8], 1.05)));
  const leo = actors[1];
  if (leo) {
    const hand = new THREE.Vector3().setFromMatrixPosition(leo.grip.left);
    const up = hand.clone().add(new THREE.Vector3(0, 0.75, -0.12));
    m.put(tube([hand.clone().add(new THREE.Vector3(0, -0.1, 0)), hand, up], [0.005], { around: 5, rings: 14 }), {
      color: '#fff4dc',
      line: 0.5,
    });
    m.put(ball([0.17, 0.2, 0.17], 24), { color: '#e4604c' }, place(up.clone().add(new THREE.Vector3(0, 0.2, 0))));
    m.put(ball([0.024, 0.02, 0.024], 10), { color: '#c8402f' }, place(up));
  }
  const finch = character(MR_FINCH, {
    at: at41(PEEK, 0).multiply(place([0, 0, 0], [0, 0, 0], [1.5, 1.5, 0.12])),
    expression: 'worry',
    gaze: [0.5, -0.6],
    headOnly: true,
    pose: pose('stand', { head: [4, -6, 5] }),
  });
  m.inside(at41([0, 0, 0], 0), () => curtain(m));
  scene.add(charlotte.model, theo.model, finch.model, ...actors.map((a) => a.model), m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 37.5),
    focus: distance(FROM, point41([0, 1, 3])),
    aperture: 0.006,
    light: AFTERNOON,
    center: point41([0, 1, 2.6]),
    radius: 6,
    heads: [charlotte.head, theo.head, ...actors.map((a) => a.head), finch.head],
    focal: point41([0.1, 1.1, 2.6]),
  };
}
