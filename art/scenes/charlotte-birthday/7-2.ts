/** BB-7.2. Somebody sneezes: the rope snaps, six carts roll six ways, and the chimney finds its owner. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { ELLA, HUGO, JIN_AH, LEO, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { type Pose, pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { trainTicket } from '../../props/birthday-things.ts';
import { blueBoot } from '../../props/boot.ts';
import { drawerCart, frayedEnd, gardenRope, laundryEngine, tubCart } from '../../props/odd-wagons.ts';
import { banjoCase } from '../../props/sound-things.ts';
import { dollPram, redWagon, wheelbarrow } from '../../props/wagon-train.ts';
import { AFTERNOON, at41, type Extra, extra, inCrowd, point41 } from '../../sets/plum-crowd.ts';
import { FRAME_41, plumStreet } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM = point41([0.25, 2.75, 18.9]);
const TO = point41([0.06, 1.05, 10.2]);
/** the break, in the house's coordinates */
const SNAP: V3 = [0.24, 1.5, 11.1];

const hop = (tilt: number, turn: number, up = 0.3): Pose =>
  pose('jump', {
    shift: [0, up, 0],
    lean: [-2, turn, tilt],
    head: [-4, turn * 0.5, -tilt * 0.6],
    legLeft: { foot: [0.3, up + 0.16, 0.1], knee: [0.7, 0.2, 1], toeDown: 30 },
    legRight: { foot: [0.16, up + 0.34, -0.2], knee: [0.5, 0, 1], toeDown: 56 },
  });
const rider = (tilt: number, turn: number): Pose =>
  pose('sitFloor', {
    lean: [-8, turn, tilt],
    head: [-10, turn * 0.4, -tilt],
    left: { hand: [0.46, 0.7, 0.2], elbow: [1, -0.4, -0.2], palm: [-0.2, 0, 1], grip: 'open' },
    right: { hand: [0.6, 0.5, 0.24], elbow: [1, -0.5, -0.2], palm: [-0.2, 0, 1], grip: 'open' },
  });

function crowd(): Extra[] {
  return [
    [ELLA, at41([-2.52, 0.26, 9.75], -62), rider(6, -10), 'shout', undefined, true],
    [SAM, at41([-2.18, 0.26, 9.62], -58), rider(-10, 8), 'laugh', undefined, true],
    [LEO, at41([-1.55, 0.2, 7.9], -20), rider(-8, 14), 'gasp', undefined, true],
    [RUBY, at41([1.8, 0.28, 7.4], 24), rider(9, -12), 'shout', undefined, true],
    [
      OMAR,
      at41([2.95, 0.02, 8.5], -34),
      pose('sitFloor', {
        lean: [-22, 0, -6],
        head: [-8, -10, 12],
        left: { hand: [0.5, -0.6, -0.4], elbow: [1, 0, -0.6], palm: [0, -1, 0], grip: 'flat' },
        right: { hand: [0.3, 0.3, 0.5], elbow: [1, -0.6, 0], palm: [0, 0, 1], grip: 'open' },
        legLeft: { foot: [0.2, 0.3, 0.9], knee: [0.3, 1, 0.2], toeDown: -40 },
        legRight: { foot: [0.1, 0.12, 0.86], knee: [0.3, 1, 0.2], toeDown: -50 },
      }),
      'surprise',
    ],
    [MARCUS, at41([1.2, 0, 9.3], -20), hop(10, -20, 0.34), 'gasp'],
    [JIN_AH, at41([-0.75, 0, 9.0], 30), hop(-12, 18, 0.28), 'shout'],
    [NIA, at41([-3.0, 0, 8.7], -74), pose('run', { head: [-6, 40, 6] }), 'laugh'],
    [
      HUGO,
      at41([0.7, 0, 8.0], 10),
      pose('stand', {
        lean: [-8, 0, -6],
        head: [-4, 14, 8],
        left: {
          hand: [-0.3, -0.52, 0.5],
          elbow: [1, -0.5, 0],
          palm: [-0.3, 0, -1],
          fingers: [-1, 0.1, 0.1],
          grip: 'holdThick',
        },
        right: {
          hand: [-0.12, -0.26, 0.5],
          elbow: [1, -0.6, 0],
          palm: [-0.3, 0, -1],
          fingers: [-1, 0.2, 0.1],
          grip: 'holdThick',
        },
      }),
      'worry',
    ],
    // the sneeze itself
    [
      WREN,
      at41([0.3, 0, 11.3], -6),
      pose('stand', {
        lean: [16, 0, 0],
        bend: 16,
        head: [20, 4, 6],
        left: {
          hand: [-0.24, 0.06, 0.48],
          elbow: [1, -0.7, 0],
          palm: [-0.3, 0, -1],
          fingers: [-0.7, 0.8, 0],
          grip: 'flat',
        },
        right: {
          hand: [-0.24, 0.02, 0.5],
          elbow: [1, -0.7, 0],
          palm: [-0.3, 0, -1],
          fingers: [-0.7, 0.8, 0],
          grip: 'flat',
        },
      }),
      'holdSneeze',
    ],
  ];
}

/** Six carts going six ways, seen from above as a star. */
function carts(m: Model): void {
  m.inside(FRAME_41, () => {
    laundryEngine(m, place([1.56, 0.04, 12.2], [0, -32, 4]), false);
    redWagon(m, place([-2.35, 0.03, 9.7], [0, 196, -4]), '#d8402f', true);
    wheelbarrow(m, place([2.72, 0.06, 9.3], [0, 24, 0]), true);
    dollPram(m, place([-1.56, 0.04, 12.6], [0, 208, 5], 1.2));
    tubCart(m, place([-1.6, 0.03, 7.9], [0, 130, -5], 1.1));
    drawerCart(m, place([1.85, 0.03, 7.4], [0, 40, 4]));
    const [x, y, z] = SNAP;
    // both ends whip away from the break
    gardenRope(
      m,
      [
        [1.3, 0.28, 12.0],
        [1.05, 0.3, 11.8],
        [1.2, 0.7, 11.5],
        [1.0, 1.0, 11.4],
        [1.12, 1.46, 11.2],
        [0.86, 1.66, 11.1],
        [x + 0.3, y - 0.16, z],
        [x + 0.22, y + 0.12, z],
      ],
      0.03,
    );
    frayedEnd(m, [x + 0.22, y + 0.12, z], [-0.4, 1, 0], 0.26);
    gardenRope(
      m,
      [
        [-1.95, 0.3, 9.85],
        [-1.4, 0.1, 10.2],
        [-0.7, 0.3, 10.6],
        [-0.22, 0.8, 10.9],
        [-0.4, 1.3, 11.0],
        [-0.3, 1.62, 11.1],
        [x - 0.3, y + 0.02, z],
        [x - 0.16, y + 0.12, z],
      ],
      0.03,
    );
    frayedEnd(m, [x - 0.16, y + 0.12, z], [0.3, 1, 0.1], 0.26);
    for (const [dx, dy] of [
      [0.05, 0.2],
      [-0.1, 0.3],
      [0.16, -0.22],
      [-0.05, -0.28],
    ] as const)
      m.put(
        ball([0.02, 0.008, 0.008], 7),
        { color: '#f0d8a0', line: 0.5 },
        place([x + dx, y + dy, z], [0, 0, dx * 400]),
      );
  });
}

export function somebodySneezed(): Shot {
  const scene = new THREE.Scene();
  plumStreet(scene, {
    hour: 'noon',
    skip: ['14', ...(['north', 'south'] as const).flatMap((s) => [0, 1, 2, 3, 4, 5].map((i) => `${s}${i}` as const))],
    houses: { '41': { open: 30 } },
    noTrees: (x) => x < 30,
  });
  const m = new Model();
  carts(m);
  const charlotte = character(CHARLOTTE_PARTY, {
    at: at41([-0.84, 0, 11.9], 40),
    expression: 'gasp',
    gaze: [0.3, 0.5],
    pose: pose('surprise', {
      lean: [-10, -6, 5],
      head: [-16, 8, -8],
      left: {
        hand: [0.16, 0.24, 0.5],
        elbow: [0.8, -0.8, -0.3],
        palm: [-0.2, 0.2, 1],
        fingers: [0.3, 1, 0.2],
        grip: 'open',
      },
      right: {
        hand: [0.28, -0.3, 0.42],
        elbow: [0.8, -0.8, -0.2],
        palm: [-0.4, 0.2, 0.8],
        fingers: [0, 0.6, 0.8],
        grip: 'fist',
      },
    }),
  });
  const theoAt = at41([-2.06, 0, 10.75], 46);
  const theo = character(inCrowd(THEO_ONE_BOOT), {
    at: theoAt,
    expression: 'grumpy',
    gaze: [0.4, 0.1],
    pose: pose('stand', {
      lean: [-2, 0, 4],
      head: [-2, 6, 7],
      left: {
        hand: [0.3, -0.4, 0.4],
        elbow: [0.9, -0.6, -0.2],
        palm: [-0.1, 1, 0.2],
        fingers: [0.6, 0.3, 0.8],
        grip: 'open',
      },
      right: {
        hand: [0.36, -0.44, 0.36],
        elbow: [0.9, -0.6, -0.2],
        palm: [-0.1, 1, 0.2],
        fingers: [0.6, 0.3, 0.8],
        grip: 'open',
      },
    }),
  });
  const priya = character(PRIYA, {
    at: at41([1.98, 0, 10.9], -46),
    expression: 'surprise',
    gaze: [-0.3, 0.2],
    pose: pose('surprise', {
      lean: [-6, 6, -6],
      head: [-2, -10, 10],
      left: {
        hand: [-0.14, 0.18, 0.36],
        elbow: [1, -0.6, 0],
        palm: [-0.8, 0, -0.5],
        fingers: [-0.1, 1, 0],
        grip: 'flat',
      },
      right: {
        hand: [0.4, -0.36, 0.4],
        elbow: [0.9, -0.6, -0.2],
        palm: [0, 0.8, 0.6],
        fingers: [0.6, 0.3, 0.7],
        grip: 'open',
      },
    }),
  });
  const finch = character(MR_FINCH, {
    at: at41([-0.36, 0.45, 1.5], 6),
    expression: 'calm',
    gaze: [0.3, -0.8],
    pose: pose('stand', {
      head: [18, 14, 4],
      left: {
        hand: [-0.16, -0.34, 0.5],
        elbow: [0.9, -0.6, 0],
        palm: [0, -1, 0.1],
        fingers: [-1, 0.15, 0.1],
        grip: 'fist',
      },
      right: {
        hand: [-0.1, -0.42, 0.5],
        elbow: [0.9, -0.4, 0],
        palm: [-0.4, 0.3, -0.8],
        fingers: [-0.8, 0.4, 0.1],
        grip: 'point',
      },
    }),
  });
  m.inside(finch.grip.left, () => {
    // the watch without hands, big enough to be consulted
    m.put(ball([0.06, 0.02, 0.06], 18), { color: '#e6b84e' }, place([0, -0.12, -0.05], [70, 0, 0]));
    m.put(ball([0.045, 0.02, 0.045], 16), { color: '#fffaf0', line: 0.4 }, place([0, -0.12, -0.06], [70, 0, 0]));
  });
  // the chimney, home at last
  const top = theo.head.at.clone();
  m.inside(place(top, [0, 0, 0]), () => {
    m.inside(FRAME_41.clone().setPosition(0, 0, 0), () =>
      m.inside(place([0.03, 0.52, -0.02], [4, 62, -12]), () => blueBoot(m, place([0, 0, 0], [0, 0, 180], 1.8))),
    );
  });
  m.inside(charlotte.grip.right, () => {
    for (let i = 0; i < 5; i++)
      m.inside(place([0.02 * i, -0.02 * i, 0.01], [0, 0, -50 + i * 24]), () =>
        trainTicket(m, place([0, -0.12, 0.004 * i], [0, 0, 90]), 0.2),
      );
  });
  const dog = noodle({
    at: at41([-1.53, 0.55, 12.6], -58).multiply(place([0, 0, 0.1], [0, 0, 0], [0.68, 1, 0.8])),
    pose: 'sit',
    head: [-12, 20, 0],
  });
  const actors = crowd().map(extra);
  const hugo = at41([0.7, 0, 8.0], 10);
  m.inside(hugo, () => banjoCase(m, place([-0.02, 0.1, 0.25], [-8, 0, -14], 1.05)));
  scene.add(charlotte.model, theo.model, priya.model, finch.model, dog.model, ...actors.map((a) => a.model), m.bake());
  const focal = vec(point41(SNAP));
  return {
    scene,
    camera: camera(FROM, TO, 29.4),
    focus: distance(FROM, focal.toArray() as V3),
    aperture: 0.008,
    light: AFTERNOON,
    center: point41([0, 1, 9.5]),
    radius: 8,
    heads: [charlotte.head, theo.head, priya.head, finch.head, dog.head, ...actors.map((a) => a.head)],
    focal: focal.toArray() as V3,
  };
}
