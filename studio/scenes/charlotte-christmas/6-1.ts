/** BF-6.1. Forty-one spoons on a bicycle wheel. They do not stay on it. */

import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, gripRod } from '../../cast/holds.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { MOM_MUFFS } from '../../cast/people/winter-coats.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { TAU, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball, tube } from '../../model/tube.ts';
import { bucket, colanderHelmet, fryingPan, potLid, saucepan, spoon } from '../../props/bang-pots.ts';
import { soupPot } from '../../props/kitchen.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { soundRings } from '../../props/sound-rings.ts';
import { nopeMug, spoonMachine } from '../../props/sound-things.ts';
import { bellKitchen, COUNTER, TABLE } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

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
function flight(model: Model): void {
  for (const [i, [at, long, roll, tone]] of FLIGHT.entries()) {
    const flying = place(at, [((i * 37) % 40) - 20, ((i * 53) % 50) - 25, roll]);
    spoon(model, flying, long * 1.25, tone);
    // three short strokes behind some of them, back towards the wheel
    if (![0, 1, 2, 3, 6, 7].includes(i)) continue;
    model.inside(flying, () => {
      for (const k of [-1, 0, 1]) {
        const path: V3[] = [
          [k * 0.03, -0.04, 0],
          [k * 0.036 + 0.006, -0.08, 0],
          [k * 0.042, k ? -0.12 : -0.15, 0],
        ];
        model.put(tube(path, [0.0015, 0.006, 0.001], { around: 5, rings: 10 }), {
          color: '#b08a78',
          glow: true,
          line: 0,
        });
      }
    });
  }
}

export function fortyOneSpoons(): Shot {
  const model = new Model();
  const machine = place(MACHINE, [0, -20, 0]);
  spoonMachine(model, machine, 7);
  const crank = vec(0, 0.66, 0.25).applyMatrix4(machine);

  const priyaAt = place([-0.99, 0.45, 0.66], [0, 30, 0]);
  const gleeful: Pose = pose('cheer', { lean: [4, 2, -7], bend: 4, head: [-10, 18, -6] });
  const hers = { at: priyaAt, build: 'child8', stance: gleeful } as const;
  const thrown = vec(-0.3, 1.02, 0.2).applyMatrix4(priyaAt);
  const thrownDir = vec(-0.25, 1, 0.25).transformDirection(priyaAt);
  const priya = character(PRIYA, {
    at: priyaAt,
    expression: 'joy',
    gaze: [0.5, 0.7],
    pose: {
      ...gleeful,
      left: gripRod({
        ...hers,
        side: 'left',
        point: crank,
        dir: vec(0, 0, 1).transformDirection(machine),
        r: 0.016,
        elbow: [0.4, -1, 0],
      }),
      // the next one is ready
      right: gripRod({ ...hers, side: 'right', point: thrown, dir: thrownDir, r: 0.012, elbow: [1, -0.5, -0.2] }),
      legLeft: { foot: [0.06, 0, 0.06] },
      legRight: { foot: [0.08, 0, -0.05], toeOut: 18 },
    },
  });
  spoon(model, frame(thrown.clone().addScaledVector(thrownDir, -0.09), thrownDir, vec(0, 0, 1)), 0.34, '#d9a03c');

  const momAt = place([1.16, 0, 1.62], [0, -52, 0]);
  const weary: Pose = pose('stand', { lean: [-2, 10, 3], bend: 3, head: [4, -4, 6] });
  const moms = { at: momAt, build: 'woman', stance: weary } as const;
  const mouthOfMom = vec(0.0, -0.52, 1.02).applyMatrix4(headFrame(momAt, 'woman', weary));
  const mugAt = place([mouthOfMom.x - 0.03, mouthOfMom.y - 0.19, mouthOfMom.z + 0.06], [-8, -6, 6], 1.5);
  const onMug = (p: V3) => vec(p).applyMatrix4(mugAt);
  const mom = character(dressed(MOM_MUFFS, { sleeveLength: 1 }), {
    at: momAt,
    expression: 'refuse',
    gaze: [0.3, 0.15],
    pose: {
      ...weary,
      left: gripRod({
        ...moms,
        side: 'left',
        point: onMug([0.094, 0.052, 0]),
        dir: vec(0, 1, 0).transformDirection(mugAt),
        r: 0.013,
        elbow: [0.25, -1, 0.1],
      }),
      right: cup({
        ...moms,
        side: 'right',
        point: onMug([-0.012, 0.032, 0]),
        r: 0.055,
        from: 'below',
        elbow: [0.5, -1, 0.1],
      }),
    },
  });
  nopeMug(model, mugAt);

  const halAt = place([0.76, 0, -1.3], [0, 70, 0]);
  const stick: [V3, V3] = [
    [POT[0], POT[1] + 0.16, POT[2]],
    [1.2, 1.3, -1.42],
  ];
  const stirring: Pose = pose('handsOnHips', { lean: [6, 6, -3], bend: 4, head: [6, -34, 8] });
  const halmeoni = character(HALMEONI, {
    at: halAt,
    expression: 'grumpy',
    gaze: [-0.6, 0.2],
    // no, and no, and no
    pose: {
      ...stirring,
      left: gripRod({
        at: halAt,
        build: 'grandmother',
        stance: stirring,
        side: 'left',
        point: stick[1],
        dir: vec(stick[1]).sub(vec(stick[0])),
        r: 0.014,
      }),
    },
  });
  soupPot(model, place(POT, [0, 20, 0]), 0.19, '#4f7fb8');
  const along = vec(stick[1]).sub(vec(stick[0]));
  model.put(tube([stick[0], vec(stick[1]).addScaledVector(along, 0.35)], [0.014], { around: 8, rings: 3 }), {
    color: '#b8743f',
  });
  // plop
  spoon(model, place([1.36, 1.06, -1.8], [10, 20, 196]), 0.26);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU;
    model.put(
      ball([0.016, 0.026, 0.016], 9),
      { color: '#f0a04c', line: 0.5 },
      place([1.36 + Math.cos(a) * 0.1, 1.19 + (i % 3) * 0.05, -1.8 + Math.sin(a) * 0.08]),
    );
  }
  dentedBowl(model, place([0.2, COUNTER.top + 0.345, -2.0], [70, 6, 0]), 0.39);

  const maxAt = place([0.5, 0, 1.72], [0, -68, 0]);
  const roaring: Pose = pose('stand', { lean: [14, 4, -3], bend: 12, head: [-8, 12, -6] });
  const jaw = headFrame(maxAt, 'child4', roaring);
  // the bucket before his mouth, in profile: its mouth to his
  const lips = vec(0, -0.62, 1.36).applyMatrix4(jaw);
  const away = vec(-0.1, -0.2, 1).transformDirection(jaw);
  const zinc = frame(lips.clone().addScaledVector(away, 0.19), away.clone().negate(), vec(0, 1, 0)).scale(
    vec(0.84, 0.84, 0.84),
  );
  const across = vec(1, 0, 0).transformDirection(zinc);
  const below = vec(0, 0, -1).transformDirection(zinc);
  const hold = (k: 1 | -1) =>
    grasp({
      at: maxAt,
      build: 'child4',
      side: k > 0 ? 'left' : 'right',
      point: lips
        .clone()
        .addScaledVector(away, -0.005)
        .addScaledVector(across, -k * 0.08)
        .addScaledVector(below, 0.085),
      touch: 'palm',
      fingers: [0.1, 0.75, 0.6],
      palm: [-0.9, 0.3, 0],
      elbow: [1, -0.6, 0],
      grip: 'holdThick',
    });
  const max = character(MAX_HOODED, {
    at: maxAt,
    expression: 'outrage',
    gaze: [0, 0.3],
    pose: {
      ...roaring,
      left: hold(1),
      right: hold(-1),
      legLeft: { foot: [0.12, 0, 0.08], toeOut: 20 },
      legRight: { foot: [0.12, 0, -0.1], toeOut: 26 },
    },
  });
  bucket(model, zinc);
  soundRings(model, place(lips.clone().addScaledVector(away, 0.19), [0, -10, 0]), {
    radii: [0.055, 0.09, 0.125],
    arc: [140, 214],
    strokes: 5,
    thick: [0.008, 0.006],
    tone: '#b8482c',
    fade: '#e0a880',
  });

  const dogAt = place([-0.5, 0, 0.86], [0, 18, 0], 0.92);
  const dog = noodle({ at: dogAt, pose: 'sit', head: [-8, 6, -8] });
  model.inside(dogAt.clone().multiply(place([0, 0.565, 0.205], [-16, 6, -10])), () =>
    colanderHelmet(model, place([0, 0, 0]), 0.125),
  );

  // everything in the house that goes bang
  const T = TABLE.top;
  saucepan(model, place([0.2, T, 0.62], [0, -20, 0]), 0.14, '#d8503f');
  potLid(model, place([0.2, T + 0.15, 0.62], [6, 0, 9]), 0.145, '#5fa3a0');
  fryingPan(model, place([0.62, T, 0.6], [0, 24, 0]), 0.15);
  saucepan(model, place([-1.3, 0.16, 1.62], [86, 60, 0]), 0.17, '#5f8fb8');
  potLid(model, place([-0.82, 0.015, 1.76], [0, 0, 0]), 0.15, '#5f8fb8');
  saucepan(model, place([-0.7, COUNTER.top, -1.86], [0, 40, 0]), 0.16, '#e0a23c');
  potLid(model, place([-1.04, COUNTER.top + 0.13, -2.08], [72, 0, 0]), 0.16, '#d8503f');
  for (const [x, z, yaw] of points3('-.1,1.66,40 .72,1.36,-70 -1.0,1.3,110 .0,1.2,160'))
    spoon(model, frame(vec(x, 0.02, z), vec(Math.sin(yaw), 0, Math.cos(yaw)), vec(0, 1, 0)), 0.26);
  flight(model);
  return composeShot({
    set: (scene) =>
      bellKitchen(scene, {
        hour: 'snowDay',
        without: ['lamp', 'pots', 'calendar'],
        chairs: [
          [-1.02, 0.7, 90],
          [0.5, -0.4, 10],
        ],
      }),
    light: plumLight('snowDay', {
      sun: { dir: [-0.9, 0.62, 0.5], color: '#ffe6c4', power: 3.3, cone: 0.08 },
      fill: { dir: [0.4, 0.5, 1], color: '#ffe2cc', power: 0.9, cone: 0.4 },
      bounce: '#e8c2a0',
      sky: 0.86,
      exposure: 0.98,
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, HUB.toArray() as V3),
    aperture: 0.009,
    center: [0, 1, 0.3],
    radius: 4.5,
    actors: [priya, mom, halmeoni, max, dog],
    things: [model.bake()],
    paint: { line: 0.8 },
    // Noodle under the colander
    find: ballsAt(0.19, [-0.41, 0.47, 1.06], [-0.41, 0.28, 1.07]),
    lettering: [{ text: 'NOPE', balls: ballsAt(0.098, [0.96, 1.27, 1.81]) }],
    focal: [0.2, 1.9, 0.4],
  });
}
