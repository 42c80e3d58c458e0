/** BB-7.2. Somebody sneezes: the rope snaps, six carts roll six ways, and the chimney finds its owner. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_PARTY } from '../../cast/people/charlotte.ts';
import { MR_FINCH } from '../../cast/people/mr-finch.ts';
import { ELLA, HUGO, LEO, MARCUS, NIA, OMAR, RUBY, SAM, WREN } from '../../cast/people/party-children.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose, Pose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { ticketFan } from '../../props/birthday-things.ts';
import { blueBoot } from '../../props/boot.ts';
import { BLUE_LINE, drawerCart, frayedEnd, gardenRope, laundryEngine, tubCart } from '../../props/odd-wagons.ts';
import { banjoCase } from '../../props/sound-things.ts';
import { dollPram, redWagon, wheelbarrow } from '../../props/wagon-train.ts';
import { AFTERNOON, at41, type Extra, extra, inCrowd, point41 } from '../../sets/plum-crowd.ts';
import { FRAME_41, plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

/** The reader stands in the road, its left; the street's last house closes the right side. */
const EYE: V3 = [-1.5, 1.95, 10];
const AHEAD = vec(0.457, 0, -0.889);
const ASIDE = vec(0.889, 0, 0.457);
/** House coordinates of what stands `d` metres before the reader's eye and `s` to the right. */
const seen = (d: number, s: number, y = 0): V3 =>
  vec(EYE[0], y, EYE[2]).addScaledVector(AHEAD, d).addScaledVector(ASIDE, s).toArray() as V3;
/** The picture's eye is that of a child who lies in the road. */
const FROM = point41(seen(1.5, 0.1, 0.72));
const TO = point41(seen(7, -0.28, 1.06));
/** Somebody there; yaw 0 looks at the reader, 90 to the right. */
const stand = (d: number, s: number, yaw: number, y = 0): THREE.Matrix4 => at41(seen(d, s, y), yaw - 27);
/** A cart there, on two wheels when it rolls over by `roll` degrees. */
const cart = (d: number, s: number, yaw: number, roll = 0, scale = 1, up = 0.03): THREE.Matrix4 => {
  const side = Math.sign(roll) * 0.24;
  return place(seen(d, s, up), [0, yaw - 27, 0])
    .multiply(place([0, 0, side], [roll, 0, 0]))
    .multiply(place([0, 0, -side], [0, 0, 0], scale));
};
const RED = cart(7.7, 1.75, 14, -24, 1, 0.12);
const TUB = cart(8.6, 0.55, 200, -20, 1.15, 0.12);
const DRAWER = cart(8.6, 3.2, 28, -16);
const PRAM = cart(7.1, -0.2, 200, 16, 1.15, 0.1);
/** who sits in it: along the cart, height, facing */
const aboard = (c: THREE.Matrix4, x: number, y: number, yaw: number): THREE.Matrix4 =>
  FRAME_41.clone()
    .multiply(c)
    .multiply(place([x, y, 0], [0, yaw, 0]));
/** the same hour as next door, the sun at the reader's right shoulder */
const FROM_RIGHT = {
  ...AFTERNOON,
  sun: { ...AFTERNOON.sun, dir: [-0.62, 0.86, 0.55] as V3 },
  // the porch would drown him
  points: [{ at: point41([0.4, 1.9, 1.3]), color: '#ffe8cc', power: 4, radius: 0.3 }],
};
/** the break, in the house's coordinates */
const SNAP: V3 = seen(5.4, 0.38, 1.5);

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
    lean: [-24, turn, tilt],
    head: [-6, turn * 0.4, -tilt],
    left: { hand: [0.46, 0.7, 0.2], elbow: [1, -0.4, -0.2], palm: [-0.2, 0, 1], grip: 'open' },
    right: { hand: [0.6, 0.5, 0.24], elbow: [1, -0.5, -0.2], palm: [-0.2, 0, 1], grip: 'open' },
  });

const HUGO_AT = stand(9.4, 0.3, 4);

const HAND_BEFORE_NOSE: ArmPose = {
  hand: [0.02, -0.16, 0.78],
  elbow: [1, -0.7, 0],
  palm: [-0.5, 0.1, -1],
  fingers: [-0.5, 0.85, 0.1],
  grip: 'relaxed',
};

const THROWN_BACK: ArmPose = {
  hand: [0.5, -0.56, -0.4],
  elbow: [0.7, 0.1, -1],
  palm: [0, -1, 0.2],
  fingers: [0.6, -0.3, -0.7],
  grip: 'open',
};

function crowd(): Extra[] {
  return [
    [ELLA, aboard(RED, -0.22, 0.25, -30), rider(10, -10), 'gasp', undefined, true],
    [SAM, aboard(RED, 0.2, 0.25, -52), rider(-12, 8), 'screamLaugh', undefined, true],
    [LEO, aboard(TUB, 0, 0.2, -190), rider(-8, 14), 'gasp', undefined, true],
    [RUBY, aboard(DRAWER, 0, 0.27, -60), rider(9, -12), 'shout', undefined, true],
    [
      OMAR,
      at41([-0.5, 0.3 - 0.3, 2.3], 12),
      pose('sitChair', {
        hips: 0.56,
        head: [-4, 16, 6],
        left: {
          hand: [0.04, -0.66, 0.5],
          elbow: [0.9, -0.3, -0.5],
          palm: [0, -1, 0.1],
          fingers: [-0.2, -0.1, 1],
          grip: 'flat',
        },
        right: {
          hand: [0.04, -0.66, 0.5],
          elbow: [0.9, -0.3, -0.5],
          palm: [0, -1, 0.1],
          fingers: [-0.2, -0.1, 1],
          grip: 'flat',
        },
      }),
      'surprise',
    ],
    [MARCUS, stand(7.8, 2.75, -60), hop(10, -20, 0.4), 'gasp'],
    [NIA, stand(9.3, -1.2, -110), pose('run', { head: [-6, -30, 6] }), 'gasp'],
    [
      HUGO,
      HUGO_AT,
      pose('stand', {
        lean: [-8, 0, -6],
        head: [-4, -30, 8],
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
    // the sneeze itself: the whole child folds over it, one hand before the nose, one thrown back, a foot off the ground
    [
      WREN,
      stand(4.0, 0.24, 4),
      pose('stand', {
        lean: [36, 6, -6],
        bend: 22,
        shift: [0, 0, -0.18],
        head: [2, -16, 8],
        right: HAND_BEFORE_NOSE,
        left: THROWN_BACK,
        legLeft: { foot: [0.06, 0, 0.12], toeOut: 10 },
        legRight: { foot: [0.14, 0.34, -0.4], knee: [0.2, -0.4, 1], toeDown: 60 },
      }),
      'tugging',
    ],
  ];
}

/** Six carts going six ways, half of them on two wheels. */
function carts(model: Model): void {
  model.inside(FRAME_41, () => {
    // it goes on by itself, with the page
    laundryEngine(model, cart(5.2, 3.0, -14, 9), false);
    redWagon(model, RED, '#d8402f', false);
    wheelbarrow(model, cart(9.0, -2.6, 60), true);
    dollPram(model, PRAM);
    tubCart(model, TUB);
    drawerCart(model, DRAWER);
    // the rope broke at her back: both ends spring off her, each towards its own cart
    const whip = seen(4.6, -0.2, 1.02);
    gardenRope(
      model,
      [seen(6.9, -0.1, 0.5), seen(6.2, 0, 0.42), seen(5.5, 0.04, 0.52), seen(4.9, -0.02, 0.78), whip],
      0.014,
      BLUE_LINE,
    );
    frayedEnd(model, whip, [-0.7, 0.7, 0], 0.14);
    const recoil = seen(4.8, 0.72, 1.58);
    gardenRope(
      model,
      [seen(7.4, 1.5, 0.42), seen(6.8, 1.5, 0.8), seen(6, 1.34, 1.5), seen(5.3, 1, 1.74), recoil],
      0.014,
      BLUE_LINE,
    );
    frayedEnd(model, recoil, [-0.8, -0.3, 0], 0.14);
  });
}

/** Shade of a tree that stands out of the picture: the front of the house is left to the doorway's lamp. */
function shadeOnHouse(model: Model): void {
  const [x, y, z] = FROM_RIGHT.sun.dir;
  const away = 5.6 / Math.hypot(x, y, z);
  // and of another one: the crowd behind the sneeze
  for (const [d, side, r] of [
    [7.4, 0.4, 1.0],
    [7.9, 2, 1.1],
    [8.6, -1, 1],
    [7.6, 3.4, 1],
  ] as const) {
    const spot = point41(seen(d, side, 0.7));
    model.put(
      ball(r, 12),
      { color: '#3f5f38', line: 0 },
      place([spot[0] + x * away, spot[1] + y * away, spot[2] + z * away]),
    );
  }
  for (const [px, py, r] of [
    [-2.6, 3.4, 1.2],
    [-1.5, 3.9, 1.3],
    [0.2, 4.2, 1.4],
    [1.8, 3.9, 1.4],
    [2.9, 3, 1.2],
    [-3.4, 2.2, 1.1],
    [2.2, 2.2, 0.8],
  ] as const) {
    const wall = point41([px, py, 0.4]);
    model.put(
      ball(r, 12),
      { color: '#3f5f38', line: 0 },
      place([wall[0] + x * away, wall[1] + y * away, wall[2] + z * away]),
    );
  }
}

export function somebodySneezed(): Shot {
  const model = new Model();
  carts(model);
  shadeOnHouse(model);
  const charlotteAt = stand(6.1, -0.86, 14);
  const charlotte = character(CHARLOTTE_PARTY, {
    at: charlotteAt,
    expression: 'gasp',
    lookAt: point41(seen(4.0, 0.24, 1.2)),
    pose: pose('surprise', {
      lean: [-12, 6, 9],
      head: [-2, 16, 4],
      // one hand flies up, the other keeps the tickets
      right: {
        hand: [0.5, 0.1, 0.3],
        elbow: [1, -0.6, -0.1],
        palm: [-0.2, 0, 1],
        fingers: [0.4, 0.9, 0.1],
        grip: 'open',
      },
      left: {
        hand: [0.3, -0.5, 0.4],
        elbow: [0.8, -0.6, -0.3],
        palm: [-0.8, 0, 0.5],
        fingers: [0.3, 0.9, 0.4],
        grip: 'sheet',
      },
      // clear of the rope with both feet
      shift: [0, 0.3, 0],
      legLeft: { foot: [0.2, 0.34, -0.16], knee: [0.5, 0, 1], toeDown: 46 },
      legRight: { foot: [0.2, 0.22, 0.2], knee: [0.6, 0.2, 1], toeOut: 22, toeDown: 20 },
    }),
  });
  const theoAt = stand(5.9, 1.08, -20);
  const theo = character(inCrowd(THEO_ONE_BOOT), {
    at: theoAt,
    expression: 'dismay',
    lookAt: point41(seen(4.0, 0.24, 1.2)),
    pose: pose('handsOnHips', { lean: [-4, 0, 4], head: [-2, -14, 7] }),
  });
  const priya = character(PRIYA, {
    at: stand(6.2, 1.82, -34),
    expression: 'dismay',
    lookAt: point41([0, 2.1, 0.2]),
    pose: pose('surprise', {
      lean: [-6, 6, -6],
      head: [-2, -12, 10],
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
    at: at41([0.1, 0.45, 1.3], 4, 1.0),
    expression: 'grumpy',
    lookAt: charlotte.head.at.toArray() as V3,
    pose: pose('stand', {
      lean: [-3, 0, -3],
      head: [-4, -10, 6],
      // the watch is consulted at arm's length, over the whole disaster
      right: {
        hand: [0.44, 0.0, 0.42],
        elbow: [0.7, -1, 0.1],
        palm: [-0.6, 0, -0.8],
        fingers: [-0.3, 0.9, 0.2],
        grip: 'holdThick',
      },
      left: {
        hand: [0.1, -0.92, 0.1],
        elbow: [0.6, 0, -1],
        palm: [-1, 0, 0.2],
        fingers: [0, -1, 0.2],
        grip: 'relaxed',
      },
    }),
  });
  // the watch without hands, big enough to be consulted
  const watch = new THREE.Vector3().setFromMatrixPosition(finch.grip.right);
  model.inside(place(watch), () =>
    model.inside(at41([0, 0, 0], -27).setPosition(0, 0, 0), () => {
      model.put(ball([0.15, 0.15, 0.03], 20), { color: '#e6b84e' }, place([0, 0.13, 0.02]));
      model.put(ball([0.12, 0.12, 0.03], 18), { color: '#fffaf0', line: 0.5 }, place([0, 0.13, 0.03]));
      for (let i = 0; i < 12; i++)
        model.put(
          ball([0.007, i % 3 ? 0.014 : 0.024, 0.008], 8),
          { color: '#3a2a34', line: 0 },
          place(
            [0.092 * Math.sin((i * Math.PI) / 6), 0.13 + 0.092 * Math.cos((i * Math.PI) / 6), 0.056],
            [0, 0, -i * 30],
          ),
        );
      model.put(ball([0.03, 0.04, 0.02], 10), { color: '#e6b84e' }, place([0, 0.29, 0.02]));
    }),
  );
  model.inside(place(new THREE.Vector3().setFromMatrixPosition(charlotte.grip.left)), () =>
    ticketFan(model, at41([0, 0, 0], -20).setPosition(0, 0.01, 0), 4, 0.24),
  );
  const dog = noodle({
    at: aboard(PRAM, 0.1, 0.47, -196).multiply(place([0, 0, -0.1], [0, 0, 0], [0.58, 0.84, 0.62])),
    pose: 'sit',
    head: [-14, 12, 0],
  });
  // the chimney has landed upside down on the dog
  const top = dog.head.at.clone();
  model.inside(place(top), () => {
    model.inside(FRAME_41.clone().setPosition(0, 0, 0), () =>
      model.inside(place([0, 0.37, -0.02], [4, 62, -10]), () => blueBoot(model, place([0, 0, 0], [0, 0, 180], 1.5))),
    );
  });
  const actors = crowd().map(extra);
  model.inside(HUGO_AT, () => banjoCase(model, place([-0.02, 0.1, 0.25], [-8, 0, -14], 1.05)));
  const focal = vec(point41(SNAP));
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        near: ['41', 'south5'],
        only: ['41', 'south5'],
        houses: { '41': { open: 78, hall: { wall: '#3c2c3a' } } },
        noMail: (x) => x > 15,
        noTrees: (x) => x < 30,
      }),
    light: FROM_RIGHT,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, focal.toArray() as V3),
    aperture: 0.008,
    center: point41([0.6, 1, 9]),
    radius: 8,
    actors: [charlotte, theo, priya, finch, dog, ...actors],
    things: [model.bake()],
    // the boot on Noodle's head
    find: ballsAt(0.28, top.clone().add(vec(0, 0.34, 0))),
    focal: focal.toArray() as V3,
  });
}
