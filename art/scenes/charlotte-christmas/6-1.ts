/** BF-6.1. Forty-one spoons on a bicycle wheel. They do not stay on it. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { MAX } from '../../cast/people/max.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { MOM_MUFFS } from '../../cast/people/winter-coats.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { TAU, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { bucket, colanderHelmet, fryingPan, potLid, saucepan, spoon } from '../../props/bang-pots.ts';
import { soupPot } from '../../props/kitchen.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { nopeMug, spoonMachine } from '../../props/sound-things.ts';
import { bellKitchen, COUNTER, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.25, 1.5, 4.5];
const TO: V3 = [0.06, 1.08, -0.6];
/** foot of the machine on the table, and the middle of its wheel */
const MACHINE: V3 = [-0.5, TABLE.top, 0.3];
const HUB = vec(MACHINE).add(vec(0, 0.84, 0));
const POT: V3 = [1.3, 0.9, -1.82];

/** Spoons in the air: where, how long, and which way they tumble; each draws its way behind it. */
const FLIGHT: [at: V3, long: number, roll: number, tone: string][] = [
  [[0.12, 2.12, 0.5], 0.3, -62, '#8490aa'],
  [[0.42, 1.86, 0.7], 0.32, -108, '#d9a03c'],
  [[0.72, 2.2, 0.1], 0.28, -84, '#7d88a4'],
  [[0.98, 1.95, -0.6], 0.27, -128, '#8490aa'],
  [[1.16, 1.66, -1.3], 0.25, -158, '#8490aa'],
  [[-0.3, 2.3, 0.5], 0.28, -12, '#b8743f'],
  [[-1.15, 2.22, 0.2], 0.27, 44, '#8490aa'],
  [[-1.5, 1.9, 0], 0.28, 78, '#d9a03c'],
  [[0.5, 2.02, 1.5], 0.24, -96, '#7d88a4'],
  [[0.04, 1.5, 1.3], 0.22, -150, '#8490aa'],
  [[-0.12, 2.12, 1.35], 0.23, -34, '#d9a03c'],
  [[-1.72, 1.36, 0.6], 0.26, 130, '#7d88a4'],
  [[0.12, 1.72, -0.4], 0.24, -92, '#b8743f'],
  [[1.52, 2.3, -0.9], 0.26, -40, '#d9a03c'],
];
function flight(m: Model): void {
  for (const [i, [at, long, roll, tone]] of FLIGHT.entries()) {
    spoon(m, place(at, [((i * 37) % 40) - 20, ((i * 53) % 50) - 25, roll]), long * 1.25, tone);
    const p = vec(at);
    const out = p.clone().sub(HUB);
    const side = vec(out.y, -out.x, 0).normalize().negate();
    const trail = (k: number) =>
      p
        .clone()
        .addScaledVector(out, -0.16 - k * 0.13)
        .addScaledVector(side, 0.04 + k * k * 0.03);
    for (const dy of [-0.035, 0.035])
      m.put(
        tube(
          [trail(0.2).add(vec(0, dy, 0)), trail(0.8).add(vec(0, dy, 0)), trail(1.7).add(vec(0, dy, 0))],
          [0.001, 0.006, 0.001],
          {
            around: 5,
            rings: 12,
          },
        ),
        { color: '#c07a5a', glow: true, line: 0 },
      );
  }
}

export function fortyOneSpoons(): Shot {
  const scene = new THREE.Scene();
  bellKitchen(scene, {
    hour: 'snowDay',
    without: ['lamp', 'pots', 'calendar'],
    chairs: [
      [-1.02, 0.7, 90],
      [0.5, -0.4, 10],
    ],
  });
  const m = new Model();
  const machine = place(MACHINE, [0, -20, 0]);
  spoonMachine(m, machine, 7);
  const crank = vec(0, 0.66, 0.25).applyMatrix4(machine);

  const priyaAt = place([-0.97, 0.45, 0.7], [0, 58, 0]);
  const priya = character(PRIYA, {
    at: priyaAt,
    expression: 'laugh',
    pose: pose('cheer', {
      lean: [8, -10, -5],
      bend: 4,
      head: [-6, -14, -8],
      right: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'right',
        point: crank,
        touch: 'palm',
        r: 0.016,
        fingers: [-0.7, 0.4, 0.6],
        palm: [-0.5, -0.3, 0.8],
        elbow: [0.8, -0.7, -0.2],
        grip: 'fist',
      }),
      left: {
        hand: [0.42, 0.88, 0],
        elbow: [1, -0.2, -0.3],
        palm: [-0.3, 0, 1],
        fingers: [0.2, 1, 0],
        grip: 'open',
      },
      legLeft: { foot: [0.06, 0, 0.08] },
      legRight: { foot: [0.06, 0, -0.05], toeOut: 18 },
    }),
  });

  const momAt = place([1.16, 0, 1.62], [0, -52, 0]);
  const mug: V3 = [0.93, 1.2, 1.98];
  const mugAt = place(mug, [-10, -8, 3], 1.55);
  const mom = character(MOM_MUFFS, {
    at: momAt,
    expression: 'refuse',
    gaze: [0.3, 0.15],
    pose: pose('stand', {
      lean: [-2, 10, 3],
      bend: 3,
      head: [4, -4, 6],
      right: grasp({
        at: momAt,
        build: 'woman',
        side: 'right',
        point: vec(-0.05, 0.04, -0.012).applyMatrix4(mugAt),
        touch: 'palm',
        r: 0.035,
        fingers: [-0.4, 0.1, 0.9],
        palm: [-0.9, 0, -0.3],
        elbow: [0.9, -0.8, -0.2],
        grip: 'holdThick',
      }),
      // the other arm is folded under it
      left: {
        hand: [-0.42, -0.44, 0.42],
        elbow: [0.9, -0.5, 0.1],
        palm: [0, 0, -1],
        fingers: [-1, 0.05, 0.1],
        grip: 'relaxed',
      },
    }),
  });
  nopeMug(m, mugAt);

  const halAt = place([0.8, 0, -1.28], [0, 62, 0]);
  const stick: [V3, V3] = [
    [POT[0], POT[1] + 0.16, POT[2]],
    [1.12, 1.36, -1.56],
  ];
  const halmeoni = character(HALMEONI, {
    at: halAt,
    expression: 'grumpy',
    gaze: [-0.6, 0.2],
    pose: pose('stand', {
      lean: [6, 6, -3],
      bend: 4,
      // no, and no, and no
      head: [6, -34, 8],
      left: grasp({
        at: halAt,
        build: 'grandmother',
        side: 'left',
        point: stick[1],
        touch: 'palm',
        r: 0.014,
        fingers: [-0.6, -0.3, 0.7],
        palm: [-0.5, -0.6, -0.3],
        elbow: [0.8, -0.5, -0.3],
        grip: 'fist',
      }),
      right: {
        hand: [0.16, -0.58, 0.1],
        elbow: [1, 0, -0.6],
        palm: [-1, 0, 0],
        fingers: [-0.6, -0.6, 0.5],
        grip: 'fist',
      },
    }),
  });
  soupPot(m, place(POT, [0, 20, 0]), 0.19, '#4f7fb8');
  const along = vec(stick[1]).sub(vec(stick[0]));
  m.put(tube([stick[0], vec(stick[1]).addScaledVector(along, 0.35)], [0.014], { around: 8, rings: 3 }), {
    color: '#b8743f',
  });
  // plop
  spoon(m, place([1.36, 1.06, -1.8], [10, 20, 196]), 0.26);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU;
    m.put(
      ball([0.016, 0.026, 0.016], 9),
      { color: '#f0a04c', line: 0.5 },
      place([1.36 + Math.cos(a) * 0.1, 1.19 + (i % 3) * 0.05, -1.8 + Math.sin(a) * 0.08]),
    );
  }
  dentedBowl(m, place([0.14, COUNTER.top + 0.37, -2.06], [74, 8, 0]), 0.39);

  const maxAt = place([0.36, 0, 1.75], [0, -26, 0]);
  const mouth = place([0.27, 0.66, 2.08], [-84, -26, 0]);
  const max = character(MAX, {
    at: maxAt,
    expression: 'shout',
    pose: pose('stand', {
      lean: [9, 8, -3],
      bend: 6,
      head: [-12, 6, -6],
      left: grasp({
        at: maxAt,
        build: 'child4',
        side: 'left',
        point: vec(0.115, 0.14, 0.02).applyMatrix4(mouth),
        touch: 'palm',
        fingers: [-0.2, 0.5, 0.9],
        palm: [-1, 0, 0],
        elbow: [0.9, -0.7, 0],
        grip: 'holdThick',
      }),
      right: grasp({
        at: maxAt,
        build: 'child4',
        side: 'right',
        point: vec(-0.115, 0.14, 0.02).applyMatrix4(mouth),
        touch: 'palm',
        fingers: [-0.2, 0.5, 0.9],
        palm: [-1, 0, 0],
        elbow: [0.9, -0.7, 0],
        grip: 'holdThick',
      }),
      legLeft: { foot: [0.12, 0, 0.08], toeOut: 20 },
      legRight: { foot: [0.12, 0, -0.1], toeOut: 26 },
    }),
  });
  bucket(m, mouth);

  const dogAt = place([-0.42, 0, 0.86], [0, 18, 0], 0.92);
  const dog = noodle({ at: dogAt, pose: 'sit', head: [-8, 6, -8] });
  m.inside(dogAt.clone().multiply(place([0, 0.565, 0.205], [-16, 6, -10])), () =>
    colanderHelmet(m, place([0, 0, 0]), 0.125),
  );

  // everything in the house that goes bang
  const T = TABLE.top;
  saucepan(m, place([0.2, T, 0.62], [0, -20, 0]), 0.14, '#d8503f');
  potLid(m, place([0.2, T + 0.15, 0.62], [6, 0, 9]), 0.145, '#5fa3a0');
  fryingPan(m, place([0.62, T, 0.6], [0, 24, 0]), 0.15);
  saucepan(m, place([-1.3, 0.16, 1.62], [86, 60, 0]), 0.17, '#5f8fb8');
  potLid(m, place([-0.82, 0.015, 1.76], [0, 0, 0]), 0.15, '#5f8fb8');
  saucepan(m, place([-0.7, COUNTER.top, -1.86], [0, 40, 0]), 0.16, '#e0a23c');
  potLid(m, place([-1.04, COUNTER.top + 0.13, -2.08], [72, 0, 0]), 0.16, '#d8503f');
  for (const [x, z, yaw] of [
    [-0.1, 1.66, 40],
    [0.72, 1.36, -70],
    [-1.0, 1.3, 110],
    [0.0, 1.2, 160],
  ] as const)
    spoon(m, frame(vec(x, 0.02, z), vec(Math.sin(yaw), 0, Math.cos(yaw)), vec(0, 1, 0)), 0.26);
  flight(m);
  scene.add(priya.model, mom.model, halmeoni.model, max.model, dog.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, HUB.toArray() as V3),
    aperture: 0.009,
    light: plumLight('snowDay', {
      sun: { dir: [-0.9, 0.62, 0.5], color: '#ffe6c4', power: 3.3, cone: 0.08 },
      fill: { dir: [0.4, 0.5, 1], color: '#ffe2cc', power: 0.9, cone: 0.4 },
      bounce: '#e8c2a0',
      sky: 0.86,
      exposure: 0.98,
    }),
    paint: { line: 0.8 },
    center: [0, 1, 0.3],
    radius: 4.5,
    heads: [priya.head, mom.head, halmeoni.head, max.head, dog.head],
    focal: [0.2, 1.9, 0.4],
  };
}
